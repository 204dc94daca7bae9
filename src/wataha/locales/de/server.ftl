## Was der Server ablehnt

refused-stale = Am Tisch hat sich etwas geändert. Sieh noch einmal hin, dann entscheide.
refused-illegal-move = Dieser Zug ist hier nicht erlaubt.
refused-not-your-turn = Du bist nicht am Zug.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-game-over = Das Spiel ist vorbei.
refused-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
refused-undo-needs-consent = Das lässt sich nur zurücknehmen, wenn die anderen zustimmen. Frag sie.
refused-request-pending = Es wurde schon etwas gefragt. Warte auf die Antworten.
refused-too-many-undos = Das wurde schon { $most }-mal zurückgenommen. Entscheide dich jetzt.
refused-too-many-answers = Du hast auf diese Frage schon { $most }-mal geantwortet. Die letzte Antwort zählt.
refused-nobody-to-ask = Alle anderen müssen da sein, um zuzustimmen; Bots tun das nie.
refused-nothing-asked = Niemand hat etwas gefragt.
refused-no-winner = Dieses Spiel kennt keinen Sieger, also kann niemand aufgeben.
refused-resigned = Du hast aufgegeben.
refused-away-already = Ein Bot spielt schon für dich.
refused-not-away = Du spielst schon selbst.
refused-time-left = Es ist noch Zeit.
refused-hints-against-bots-only = Tipps gibt es nur in Spielen gegen Bots.
refused-queue-full = Es warten schon zu viele auf die Bots. Versuch es in einer Minute noch einmal.
refused-thought-failed = Die Bots können gerade nicht darüber nachdenken. Versuch es gleich noch einmal.
refused-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
refused-no-such-session = Diese Sitzung gibt es nicht mehr.
refused-already-started = Das Spiel hat schon begonnen.
refused-seat-taken = Dieser Platz ist besetzt.
refused-not-yours = Das kann nur, wer den Tisch eröffnet hat.
refused-not-over = Das Spiel ist noch nicht vorbei.
refused-one-seat-each = Alle können nur auf je einem Platz sitzen.
refused-nobody-plays = Jemand sollte spielen: Nicht alle Plätze können Bots gehören.
refused-bad-pace = Bei diesem Tempo bleibt keine Zeit für einen Zug.
refused-bad-options = Mit diesen Optionen lässt sich das Spiel nicht spielen.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-such-level = Diesen Bot gibt es nicht. Stufen: { $levels }.
refused-no-such-puzzle = Ein solches Rätsel gibt es nicht.
refused-game-not-ready = Das Spiel wird vorbereitet. Versuch es gleich noch einmal.
refused-not-old-rules = Dieses Spiel läuft nach den Regeln dieses Servers. Spielt weiter.
refused-old-rules = Dieses Spiel begann nach anderen Regeln als denen dieses Servers und kann nicht weitergehen.
refused-damaged-log = Die Aufzeichnung dieses Spiels ist beschädigt. Bitte sag denen Bescheid, die diesen Server betreiben.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-ply = Das Spiel hat nur { $plies ->
    [one] einen Zug
   *[other] { $plies } Züge
}.
refused-no-rules = Diese Regeln hat noch niemand für Mitspielende aufgeschrieben.
refused-not-signed-in = Sag uns zuerst deinen Namen.
refused-no-such-account = Hier gibt es niemanden, der so heißt.
refused-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen, ein Wort nur Buchstaben eines Alphabets.
refused-name-taken = Dieser Name ist schon vergeben, oder er sieht einem vergebenen zum Verwechseln ähnlich.
refused-already-registered = Du bist schon registriert.
refused-not-registered = Du bist Gast, und Gäste haben kein Passwort.
refused-wrong-password = Der Name oder das Passwort ist falsch.
refused-empty-talk = Da steht noch nichts.
refused-not-watching = Öffne den Tisch, bevor du dort redest.
refused-too-slow = Was du geschickt hast, kam zu langsam an. Versuche es noch einmal.
refused-too-fast = Nicht so schnell. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
refused-too-large = Das ist zu groß.
refused-too-many-tables = Du kannst { $most } Tische zugleich ansehen.
refused-too-many-open-tables = { $most } deiner Tische warten noch auf Leute. Schließe erst einen, oder lass ein Spiel beginnen.
refused-too-many-connections = Du hast das in zu vielen Fenstern geöffnet.
refused-foreign-origin = Das kam von einer anderen Website und wurde nicht ausgeführt.
refused-wrong-host = Dieser Server heißt nicht so. Öffne ihn unter seiner eigenen Adresse.
refused-bad-message = Der Server hat deinen Browser nicht verstanden. Lade die Seite neu.
refused-bad-request = Der Server hat die Anfrage nicht verstanden.
refused-no-such-page = Diese Seite gibt es nicht.
refused-no-such-method = Das geht hier nicht.
refused-not-allowed = Das darfst du nicht.
refused-not-offered = Das gibt es hier nicht.
refused-bad-address = An diese Adresse kann nichts geschickt werden. Sie beginnt mit https://.
refused-private-address = Diese Adresse gehört zu einem privaten Netz; dorthin wird nichts geschickt.
refused-bad-mailbox = Das ist keine E-Mail-Adresse.
refused-bad-link = Dieser Link ist zu alt oder wurde nicht ganz kopiert. Fordere einen neuen an.
refused-no-such-zone = Diese Zeitzone gibt es nicht.
refused-no-such-channel = Dorthin wird nichts mehr geschickt.
refused-too-many-channels = Du kannst { $most } davon haben. Entferne zuerst eine.
refused-bad-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder melde dich mit dem Passwort an.
refused-no-such-passkey = Diesen Passkey gibt es nicht mehr.
refused-bad-oidc = Die andere Seite hat sich nicht für dich verbürgt, oder es hat zu lange gedauert. Versuch es noch einmal.
refused-unavailable = Der Server kann das gerade nicht. Nichts ist verloren; versuch es bald noch einmal.
refused-bad-token = Dieses Token gilt hier nicht, oder nicht mehr.
refused-token-scope = Dieses Token erlaubt das nicht; es braucht den Bereich { $scope }.
refused-not-for-programs = Programme dürfen das nicht; melde dich in einem Browser an.
refused-scope-for-bots = Ein solches Token taugt nur für: { $allowed }.
refused-no-such-token = Dieses Token gibt es nicht mehr.
refused-too-many-tokens = Dieses Konto hat schon { $most } Tokens. Widerrufe erst eines.
refused-too-many-bots = Du hast schon { $most } Bots.
refused-seat-for-people = Dieser Platz ist für Menschen. Ein Bot braucht einen Einladungslink.
refused-switched-off = Das bietet dieser Server nicht an.
refused-not-for-guests = Das ist für Registrierte. Leg erst ein Konto an.
refused-not-welcome = Zu diesen Leuten kannst du dich nicht setzen.
refused-no-holiday-now = Ein Urlaub ändert an diesem Tisch jetzt nichts.
refused-no-holidays-left = Das ist mehr, als du hast: { $left ->
    [one] Ein Tag ist übrig
   *[other] { $left } Tage sind übrig
} von { $most } innerhalb eines Jahres.
refused-on-holiday = Du bist im Urlaub. Komm zurück, bevor du noch ein Fernspiel beginnst: Der Knopf ist auf der Seite deines Kontos.
refused-new-here = Dieser Platz ist für alle, von denen man weiß, dass sie ihre Spiele beenden. Dazu braucht es { $fewest } Spiele mit Menschen; du hast bisher { $games }.
refused-not-reliable = Dieser Platz ist für alle, die mindestens { $percent } % ihrer Spiele beenden. Du hast { $finished } deiner letzten { $games } beendet.
refused-not-friends = Herausfordern kannst du deine Freunde, und Bots.
refused-too-many-friends = Du hast schon { $most } Leute gefragt.
refused-too-many-blocked = Du blockierst schon { $most } Leute.
refused-not-waiting = Du wartest auf keinen Gegner.
refused-no-such-tournament = Dieses Turnier gibt es nicht.
refused-too-many-tournaments = Du hast schon { $most } offene Turniere.
refused-tournament-full = Dieses Turnier nimmt { $most } Leute auf und ist voll.
refused-too-few-people = Ein Turnier braucht mindestens { $least } Leute.
refused-not-for-you = Dieses Turnier ist für andere: Menschen spielen unter sich, Bots unter sich.
refused-banned = Der Gastgeber lässt dich gerade nicht herein.
refused-silenced = Der Gastgeber lässt dich gerade nicht reden.
refused-blocked-word = Eines dieser Wörter möchte der Gastgeber hier nicht lesen.
refused-no-such-message = Diese Nachricht gibt es nicht.
