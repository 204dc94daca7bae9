## Home

web-home = Startseite
web-motto = Brettspiele über Wölfe, bei Mondlicht. Spiel mit Freunden oder gegen einen Bot; nichts auszufüllen.
web-games = Spiele
web-game = Spiel
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-watch-tables = Laufende Spiele
web-public-games = Öffentliche Spiele
web-finished-games = Beendete Spiele
web-replays = Aufzeichnungen
web-friends = Freunde
web-to-tournament = Zum Turnier
web-host = Für den Gastgeber
web-report-message = Melden, was { $name } gesagt hat
web-tournaments = Turniere
web-leaderboards = Bestenlisten
web-rules = Regeln
web-learn = Spielend lernen
web-play-bot = Gegen einen Bot
web-make-table = Tisch eröffnen
web-starting = Wird aufgebaut …
web-getting-ready = Starke Bots werden vorbereitet: { $share } %
web-soon = Der Spielplan ist noch nicht gezeichnet
web-players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
web-players-range = { $least }–{ $most } Personen
web-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-minutes-range = { $least }–{ $most } Minuten
web-title-lone_wolves = Lone Wolves
web-title-moonlight = Moonlight
web-title-the_wolves = Die Wölfe
web-title-wolves_and_sheep = Meine Schafe Deine Schafe
web-about-lone_wolves = Ein Duell um fünf Gebiete in dreizehn Stichen. Gut zu verlieren ist die halbe Kunst: Narben machen ein Rudel stark.
web-about-moonlight = Lege Wölfe aneinander, überdecke schwächere Rivalen, achte auf den Mond. Zwei gewonnene Runden bringen den Heiligen Berg.
web-about-the_wolves = Führe ein Rudel durch Wälder und Tundra: heule, jage, herrsche. Jede Aktion dreht die Plättchen um, die sie bezahlen.
web-about-wolves_and_sheep = Hirten legen Weiden, verbergen die Farbe ihrer Herde und lassen im rechten Moment den Wolf los.
web-join = Mitspielen
web-watch = Zuschauen
web-over = Ansehen
web-next-table = { $count ->
    [one] Zum Tisch, der auf dich wartet (Taste N)
   *[other] Zum nächsten von { $count } Tischen, die auf dich warten (Taste N)
}
web-your-turn = Du bist dran
web-their-turn = Du bist nicht dran
web-somebody = Jemand
web-free-seat = Freier Platz
web-guest-name = Wolf { $number }
web-language = Sprache
web-day = Tagfarben
web-night = Nachtfarben
web-you = Du

## Trouble

web-offline = Der Server antwortet nicht. Wir versuchen es weiter; nichts geht verloren.
web-no-connection = Keine Verbindung. Regeln, Lektionen und Rätsel gehen trotzdem.
web-new-version = Eine neue Version ist da.
web-load-version = Laden
web-reconnecting = Verbindung verloren. Neuer Versuch; deine Auswahl bleibt.
web-loading = Einen Moment …
web-close = Schließen

## Making a table

web-seats = Wer spielt
web-how-many = Wie viele spielen
web-seat-me = Ich
web-seat-invited = Jemand mit dem Link
web-seat-open = Wer möchte
web-seat-bot = Ein Bot
web-level = Stufe
web-options = Optionen
web-option-lone_wolves-board = Spielplan
    .why = Die fortgeschrittene Seite hat Grenzfelder; Narben dort wirken in zwei Gebieten.
web-option-lone_wolves-first_leader = Wer zuerst ausspielt
    .why = Durch Los oder ein vereinbarter Platz.
web-option-moonlight-first_player = Wer beginnt
    .why = Durch Los oder ein vereinbarter Platz.
web-option-moonlight-moon_set = Monde auf den Karten
    .why = Die meisten gedruckten Monde sind nicht öffentlich bekannt; dies sind unsere zwei Lesarten.
web-option-moonlight-leader_pool = Fähigkeiten des Leitwolfs
    .why = Alle acht oder nur die drei, die das Regelheft nennt.
web-option-moonlight-max_undecided = Unentschiedene Runden, höchstens
    .why = Nach so vielen unentschiedenen Runden endet das Spiel.
web-option-the_wolves-board_orientation = Wie das Land liegt
    .why = Wie auf dem Bild im Regelheft, oder jeder Plan zufällig gedreht.
web-option-the_wolves-tile_start = Geländeplättchen zu Beginn
    .why = Alle mit derselben Seite oben, oder alle wählen selbst.
web-option-the_wolves-pack_assignment = Wer welches Rudel führt
    .why = Durch Los, oder alle wählen der Reihe nach.
web-option-the_wolves-first_seat = Wer beginnt
    .why = Durch Los oder ein vereinbarter Platz.
web-option-the_wolves-stall_rounds = Stillstand beendet das Spiel
    .why = Nach so vielen Runden, in denen nichts in den Kalender kommt, wird alles Übrige gewertet. 0 heißt am längsten, 50 Runden.
web-option-wolves_and_sheep-big_fish = Dicke Fische
    .why = Die Erweiterung: Teiche voller Fische, Fischer, die sie plündern, und Wächter, die sie schützen.
web-option-wolves_and_sheep-two_player_herds = Je zwei Herden
    .why = Zu zweit hütet jede Person zwei Farben.
web-option-wolves_and_sheep-interrupts = Wann Figuren gespielt werden dürfen
    .why = Jederzeit, auch zwischen den Zügen der anderen, oder nur im eigenen Zug.
web-option-wolves_and_sheep-move_time = Sekunden für eine Entscheidung
    .why = Eine Uhr des Spiels selbst: Wessen Zeit abläuft, der passt. 0 heißt ohne Grenze.
web-option-wolves_and_sheep-tiles = Plättchen
    .why = Die Bilder der gedruckten Plättchen sind nicht öffentlich; dies ist unsere Rekonstruktion.
web-value-board-basic = Grundseite
web-value-board-advanced = Fortgeschritten
web-value-first_leader-random = Durch Los
web-value-first_leader-0 = Spieler A
web-value-first_leader-1 = Spieler B
web-value-first_player-random = Durch Los
web-value-first_player-0 = Spieler A
web-value-first_player-1 = Spieler B
web-value-moon_set-ones_twos = Auf 1 und 2
web-value-moon_set-twos = Nur auf 2
web-value-leader_pool-all = Alle acht
web-value-leader_pool-book = Die drei des Hefts
web-value-board_orientation-fixed = Wie im Regelheft
web-value-board_orientation-random = Zufällig
web-value-tile_start-front = Alle Vorderseiten oben
web-value-tile_start-back = Alle Rückseiten oben
web-value-tile_start-choice = Alle wählen selbst
web-value-pack_assignment-random = Durch Los
web-value-pack_assignment-chosen = Alle wählen selbst
web-value-first_seat-random = Durch Los
web-value-first_seat-0 = Spieler A
web-value-first_seat-1 = Spieler B
web-value-first_seat-2 = Spieler C
web-value-first_seat-3 = Spieler D
web-value-first_seat-4 = Spieler E
web-value-big_fish-off = Ohne Erweiterung
web-value-big_fish-on = Mit Erweiterung
web-value-two_player_herds-off = Eine Herde
web-value-two_player_herds-on = Zwei Herden
web-value-interrupts-any_time = Jederzeit
web-value-interrupts-own_turn = Im eigenen Zug
web-value-tiles-house = Unsere Rekonstruktion
web-pace = Tempo
web-pace-untimed = Ohne Uhr
    .why = Denk nach, so lange du magst.
web-pace-live = Live
    .why = Sekunden für jeden Zug und ein Vorrat für schwere Momente. Wessen Zeit abläuft, für den spielt ein Bot, bis er zurück ist.
web-pace-days = Fernspiel
    .why = Tage für jeden Zug.
web-seconds = Sekunden pro Zug
web-bank = Vorrat in Sekunden
web-days = Tage pro Zug
web-public = Öffentlich
    .why = Alle finden den Tisch in der Liste und dürfen zuschauen.
web-reliable = Nur für Zuverlässige
    .why = Freie Plätze sind für alle, die neun von zehn Spielen mit Menschen beenden und mindestens fünf haben.

## Waiting for players

web-waiting-for-players = Warten auf Mitspieler
web-sit-down = Platz nehmen
web-seat-by-link = Nur mit dem Einladungslink für diesen Platz; bitte die Person darum, die den Tisch eröffnet hat.
web-seat-kept = reserviert für { $name }
web-table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
web-back-to-last-game = Zurück zum letzten Spiel
web-call-bot = Einen Bot spielen lassen …
web-leave = Den Tisch verlassen
web-share = Schick diesen Link deinem Gegenüber:
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code

## At the table

web-table = Der Tisch
board-located = { $what }, { $place }
web-show-thing = Auf dem Tisch zeigen: { $thing }
web-actions = Was du tun kannst
web-more = Verlauf, Regeln, Optionen
web-tab-log = Was geschah
web-tab-talk = Tischgespräch
web-tab-points = Punkte
web-tab-rules = Regeln
web-tab-options = Optionen
web-talk = Tischgespräch
web-say-something = Sag etwas
web-send = Senden
web-no-talk = Noch hat niemand etwas gesagt.
web-mute = Tischgespräch stummschalten
web-muted = Das Tischgespräch ist stumm.
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-says = { $level } würde so spielen: { $move }
web-hint-waits = { $ahead ->
    [0] Der Tipp wird überlegt …
    [one] Dein Tipp wartet: einer kommt vorher.
   *[other] Dein Tipp wartet: { $ahead } kommen vorher.
}
web-skip = Überspringen
web-confirm = Bestätigen
web-cancel = Abbrechen
web-sending = Wird gesendet …
web-bot = Bot
web-thinking = denkt nach
web-away = abwesend, ein Bot spielt
web-gone = gerade nicht da
web-here = gerade da
web-seen = zuletzt { $when }
web-holiday = im Urlaub bis { $date }
web-resigned = aufgegeben
web-points-so-far = Punkte im Augenblick
web-points-explained = Die Punkte, wenn jetzt gezählt würde. Die Zahlen auf dem Tisch zeigen, woher sie kommen.
web-glossary = Begriffe des Spiels
web-contents = Inhalt
web-no-rules = Die Regeln dieses Spiels sind noch nicht geschrieben.
web-pace-of-moves = Bewegung
web-pace-calm = ruhig
web-pace-brisk = flott
web-pace-instant = keine
web-confirm-moves = Vor dem Senden eines Zuges fragen
web-sound = Töne
web-keys = Tasten: Pfeile oder Tab zu dem, was leuchtet, Enter wählt, Escape nimmt eine Auswahl zurück, 1–9 wählen eine Handkarte.
web-ask-undo = Um Zurücknahme meines Zuges bitten
web-old-rules = Dieses Spiel begann nach Version { $rules } der Regeln, und dieser Server spielt nach Version { $now }. Es kann nicht weitergehen, aber ihr könnt es gemeinsam unentschieden beenden oder aufgeben.
web-old-rules-waits = Noch keine Antwort von: { $names }.
web-old-rules-moves = Was gespielt wurde
web-old-rules-own-moves = Was du gespielt hast
web-ask-end = Gemeinsames Ende anbieten
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-ask_undo = { $who } bittet um Zurücknahme eines Zuges.
web-ask_end = { $who } bietet an, das Spiel gemeinsam zu beenden.
web-asked = Warten auf die Antwort der anderen …
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-you-are-away = Ein Bot spielt für dich.
web-be-back = Ich bin wieder da
web-log-time_out = Die Zeit von { $who } ist abgelaufen.
web-log-undo = { $who } nimmt einen Zug zurück.
web-log-ask_undo = { $who } bittet um Zurücknahme eines Zuges.
web-log-ask_end = { $who } bietet ein gemeinsames Ende an.
web-log-agree = { $who } stimmt zu.
web-log-decline = { $who } lehnt ab.
web-log-resign = { $who } gibt auf.
web-log-away = { $who } ist abwesend; ein Bot spielt.
web-log-stop = Der Gastgeber hat den Tisch geschlossen.
web-log-back = { $who } ist wieder da.
web-log-holiday = { $who } ist im Urlaub bis { $date }; die Uhr wartet.
web-log-holiday-over = { $who } ist aus dem Urlaub zurück.

## The end

web-you-win = Du gewinnst!
web-ended-together = Gemeinsam beendet, ohne Sieger.
web-by-resignation = durch Aufgabe
web-rematch = Revanche
web-rematch-offered = { $who } bietet eine Revanche an.
web-rematch-waiting = Revanche angeboten. Warten auf: { $names }
web-rematch-declined = { $who } lehnt die Revanche ab.
web-rematch-withdrawn = { $who } zieht das Angebot einer Revanche zurück.
web-rematch-go = Zur Revanche
web-accept = Annehmen
web-replay = Aufzeichnung
web-look-at-table = Den Tisch ansehen
web-show-ending = Das Ende zeigen
web-counting = Die Punkte werden gezählt
web-skip-count = Gleich zum Ergebnis
web-count-again = Noch einmal am Brett zählen
web-whole-sheet = Alle Zeilen
web-turning-point = Wendepunkt: Zug { $move }
web-turning-point-why = { $who } gab dort { $cost } % her.
web-turning-point-failed = Dieses Spiel ließ sich nicht analysieren.
web-no-turning-point = Kein einzelner Zug hat dieses Spiel entschieden.
web-find-turning-point = Den Wendepunkt suchen
web-new-game = Neues Spiel

## Die Auslosung

web-deal = Die Auslosung
web-deal-explained = Mit diesem Siegel wurde die Auslosung vor dem ersten Zug festgelegt. Nach dem Ende wird sein Schlüssel gezeigt, und alle können prüfen, dass dazwischen nichts verändert wurde.
web-deal-none = Diese Partie wurde ohne Siegel ausgelost; über ihre Auslosung lässt sich nichts beweisen.
web-check-deal = Auslosung prüfen
web-deal-proven = Die Auslosung ist bewiesen.
web-deal-wrong = Diese Auslosung ist nicht die versiegelte.
web-deal-hash-right = Schlüssel und Salz, die jetzt gezeigt werden, ergeben das Siegel: Dieser Browser hat es selbst berechnet.
web-deal-hash-wrong = Schlüssel und Salz, die jetzt gezeigt werden, ergeben das Siegel nicht.
web-deal-hash-told = Der Server sagt, dass Schlüssel und Salz das Siegel ergeben. Ohne sichere Verbindung (HTTPS) kann dieser Browser es nicht selbst berechnen.
web-deal-noted-same = Es ist das Siegel, das sich dieser Browser während der Partie gemerkt hat.
web-deal-noted-other = Es ist nicht das Siegel, das sich dieser Browser während der Partie gemerkt hat.
web-deal-noted-none = Dieser Browser hat den Tisch während der Partie nicht gesehen und hat kein eigenes Siegel zum Vergleich.
web-deal-moves-right = Der Server hat die Partie nachgespielt: Jeder Zug ist nach dieser Auslosung möglich.
web-deal-moves-wrong = Die gespielte Partie folgt nicht aus dieser Auslosung.
web-deal-shown = Zeigen, was versiegelt wurde
web-deal-yourself = Wer niemandem trauen will, prüft es auf dem eigenen Rechner:

## Replays

web-eyes = Wer zusieht
web-eyes-all = Alle Karten offen
web-eyes-public = Zuschauer
web-eyes-of = { $who }
web-step = Nächster Zug
web-step-back = Voriger Zug
web-run = Abspielen
web-pause = Anhalten
web-speed = Tempo
web-ply = Zug
web-record = Aufzeichnung dieses Spiels herunterladen
web-analyse = Analysieren
web-analysing = Wird analysiert …
web-analysis-waits = { $ahead ->
    [one] Wartet: eine kommt vorher
   *[other] Wartet: { $ahead } kommen vorher
}
web-curve = Was jede Person erwarten konnte, Zug um Zug
web-curve-title = Gewinnaussichten
web-swing = { $who } verschenkte { $cost } %. Besser: { $better }

## People

web-name = Name
web-rank = Rang
web-rating = Wertung
web-games-played = Spiele
web-wins = Siege
web-average = Schnitt
web-best = Bestes Ergebnis
web-since = Dabei seit { $date }
web-statistics = Statistik
web-no-games-yet = Noch keine beendeten Spiele.
web-nobody-yet = Noch steht niemand in der Liste. Gewertet werden Spiele unter registrierten Personen.
web-rename = Namen ändern
web-renamed = Dein Name ist geändert.
web-register = Konto anlegen
web-register-why = Mit einem Passwort bleiben dir Spiele und Wertung, und du kannst dich anderswo anmelden.
web-registered = Dein Konto ist angelegt.
web-password = Passwort
web-login = Anmelden
web-logged-in = Willkommen zurück.
web-logout = Abmelden
web-sessions = Wo du angemeldet bist
web-session-here = dieser Browser
web-session-seen = zuletzt gesehen: { $date }
web-session-unknown = ein unbekannter Browser
web-session-end = Dort abmelden
web-session-end-named = Dort abmelden: { $browser }
web-sessions-end-others = Überall sonst abmelden
web-sessions-ended = Dort bist du abgemeldet.
web-delete-account = Dieses Konto löschen
web-delete-sure = Endgültig löschen; Spiele bleiben, namenlos

## A board larger than the screen

web-nearer = Näher
web-farther = Weiter weg
web-show-all = Alles zeigen

## Lessons

web-teacher = Lehrer
web-lesson-back = Einen Schritt zurück
web-next = Weiter
