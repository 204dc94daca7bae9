## Bots anderer Leute

bots-title = Deine Bots
bots-why = Ein Bot ist ein Konto, auf dem ein Programm von dir spielt, von überall. Ein Token lässt es herein.
bots-name = Name des Bots
bots-make = Bot anlegen
bots-made = Dein Bot hat jetzt ein Konto. Leg ihm ein Token an.
bots-delete = Diesen Bot löschen
bots-deleted = Der Bot ist weg; seine Partien bleiben, ohne seinen Namen.
bots-make-token = Token anlegen
bots-token-name = Wofür ist es?
bots-token-once = Kopiere das Token jetzt: Es wird nicht noch einmal gezeigt.
bots-join = Damit einer unserer Bots damit spielt:
bots-scopes = Es darf
bots-scope-read = zusehen
bots-scope-play = sich setzen und spielen
bots-scope-talk = an Tischen reden
bots-scope-tables = Tische aufstellen
bots-seen = zuletzt benutzt: { $date }
bots-never-seen = nie
bots-revoke = Widerrufen
bots-revoked = Das Token ist ungültig.
bots-own-tokens = Tokens, um mit deinen Augen zu sehen
bots-own-tokens-why = Für Programme, die auf deinen Zug warten oder deine Partien sammeln. Spielen oder etwas ändern können sie nicht.
bots-who = Wessen Wertungen
bots-people = Menschen
bots-bots = Bots
bots-nobody-yet = Noch hat kein Bot eine Wertung. Es zählen Partien zwischen Bots verschiedener Leute.
bots-bot-of = Ein Bot von

## Freunde

friends-title = Freunde
friends-why = Freunde sehen, wann du online bist, wenn du magst, und können dich herausfordern. Bots kann jeder herausfordern.
friends-none = Du hast hier noch keine Freunde. Füge jemanden beim Namen hinzu oder verschicke deinen Link.
friends-asking = Sie möchten mit dir befreundet sein
friends-asked = Du hast gefragt. Ihr seid Freunde, sobald die andere Seite zustimmt.
friends-waits = hat noch nicht geantwortet
friends-are = Ihr seid Freunde.
friends-online = online
friends-offline = gerade nicht da
friends-add-name = Name
friends-add = Als Freund hinzufügen
friends-link = Wer deinen Link öffnet und dich hinzufügt, ist sofort dein Freund:
friends-show-online = Freunde und alle an meinen Tischen dürfen sehen, wann ich da bin (bei Live-Spielen sehen es alle)
friends-remove = Entfernen
friends-remove-named = { $name } aus den Freunden entfernen
friends-challenge = Herausfordern zu …
friends-challenge-named = { $name } herausfordern zu …
friends-seat = Jemand von den Freunden
friends-block = Blockieren
friends-unblock = Nicht mehr blockieren
friends-blocked = Wen du blockierst

## Schnelle Paarung

pairing-find = Gegner finden
pairing-reliable = Nur zuverlässige Gegner
pairing-waiting = Gegner gesucht: { $game }, live, Wertung { $least } bis { $most } …
pairing-bot = Stattdessen gegen einen Bot spielen

## Turniere

cup-title = Turniere
cup-none = Kein Turnier ist offen. Leg eines an!
cup-status-gathering = Offen: mach mit
cup-status-playing = Im Gang
cup-status-over = Beendet
cup-make = Turnier anlegen
cup-name = Name des Turniers
cup-at-a-table = Spieler an einem Tisch
cup-system = Wie gespielt wird
cup-system-swiss = Schweizer System
cup-system-round_robin = Jeder gegen jeden
cup-system-tables = Runden an Tischen
cup-rounds = Runden
cup-why-swiss = In jeder Runde treffen sich Gleiche, und niemand trifft jemanden zweimal. Bis zu 64 Leute.
cup-why-robin = So viele Runden, wie es braucht. Bis zu 16 Leute.
cup-why-tables = In jeder Runde bekommst du Punkte für die, die an deinem Tisch hinter dir landen. Bis zu 64 Leute.
cup-programs = Für Bots, nicht für Menschen
cup-people = { $count ->
    [one] eine Person
   *[other] { $count } Leute
}
cup-round = Runde { $round }
cup-round-of = Runde { $round } von { $rounds }
cup-join = Mitmachen
cup-leave = Turnier verlassen
cup-begin = Jetzt beginnen
cup-call-off = Absagen
cup-closed = Dieses Turnier wurde abgesagt.
cup-go-to-table = Zu meinem Tisch
cup-standings = Tabelle
cup-points = Punkte
cup-buchholz = Buchholz
    .why = Was deine Gegner zusammen haben
cup-sonneborn = Sonneborn-Berger
    .why = Was die haben, die du geschlagen hast, und die Hälfte dessen, was die haben, gegen die du remis gespielt hast
cup-ties = Bei gleichen Punkten zählt der Buchholz, dann Sonneborn-Berger, dann die Siege. Wer zu einer Partie nicht kommt, verliert sie und wird erst nach „Ich bin wieder da“ neu gepaart.
cup-missing = nicht da
cup-absent = nicht gekommen
cup-left-over = spielfrei, ein Punkt

## Für Gastgeber

host-title = Für den Gastgeber
host-report = Melden
host-report-why = Was stimmt nicht? Die Gastgeber lesen es.
host-reported = Die Gastgeber sehen es sich an. Danke.
host-reports = Meldungen
host-no-reports = Nichts wurde gemeldet.
host-settled = Erledigt
host-act = Eingreifen
host-person = Person (Adresse des Profils oder Kennung)
host-deed = Was
host-deed-silence = Stummschalten
host-deed-ban = Aussperren
host-deed-rename = Umbenennen
host-deed-free = Stummschaltung und Sperre aufheben
host-deed-close = Tisch geschlossen
host-deed-words = Gesperrte Wörter geändert
host-days = Tage
host-note = Notiz fürs Protokoll
host-do = Ausführen
host-done = Getan und aufgeschrieben.
host-close-table = Tisch schließen
host-table = Tisch (Adresse oder Kennung)
host-words = Gesperrte Wörter
host-words-why = Eines je Zeile; * am Ende steht für jede Endung. Niemand kann sie an Tischen sagen oder so heißen.
host-words-keep = Liste speichern
host-log = Was Gastgeber getan haben
