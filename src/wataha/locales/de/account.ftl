## Being told that it is one's turn

account-notices = Wenn du dran bist
account-notices-why = Du erfährst es, wenn du am Zug bist und nicht gleich ziehst. Von deinen Karten wird nie etwas verschickt.
account-push-on = Sag es mir in diesem Browser
account-push-off = Sag es mir in diesem Browser nicht mehr
account-push-started = Du erfährst es in diesem Browser.
account-push-blocked = Dieser Browser lässt hier keine Benachrichtigungen zu. Erlaube sie in seinen Einstellungen für diese Seite.
account-push-failed = Dieser Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal.
account-here = dieser Browser
account-test = Probe schicken
account-test-named = Probe schicken: { $what }
account-test-sent = Eine Probe ist unterwegs.
account-remove = Entfernen
account-remove-named = Entfernen: { $what }
account-removed = Dorthin wird nichts mehr geschickt.
account-failing = Der letzte Versuch schlug fehl
account-paused = Nach zu vielen Fehlschlägen abgeschaltet
account-resume = Wieder einschalten
account-email = E-Mail
account-email-why = E-Mails kommen höchstens einmal in der Stunde, mit allen Tischen, die warten. In jeder ist ein Link, um keine mehr zu bekommen.
account-email-notices = Schreib an { $address }, wenn ich dran bin
account-email-waits = An { $address } wurde ein Link geschickt. Folge ihm, dann ist die Adresse bestätigt.
account-email-address = E-Mail-Adresse
account-email-set = Schick mir einen Link
account-email-sent = Schau in dein Postfach: Dorthin wurde ein Link geschickt.
account-mail-hours = Höchstens eine E-Mail
account-mail-hours-1 = pro Stunde
account-mail-hours-6 = in sechs Stunden
account-mail-hours-24 = am Tag
account-webhook = Ein eigenes Programm
account-webhook-why = Jeder Zug wird dieser Adresse durch eine signierte Anfrage gemeldet, etwa um eine Lampe leuchten zu lassen.
account-webhook-address = Adresse, https://
account-webhook-add = Hinzufügen
account-webhook-added = Hinzugefügt; eine Probe ist unterwegs.
account-webhook-secret = Anfragen sind mit diesem Schlüssel signiert. Er wird nur jetzt gezeigt; kopiere ihn.
account-games = Von diesen Spielen
account-paces = Bei diesem Tempo
account-quiet = Ruhezeit
account-quiet-on = Nachts nichts schicken
account-quiet-from = von
account-quiet-until = bis
account-zone = Zeitzone
account-kept = Das ist gemerkt.

## Links in mails

account-confirm-title = Deine E-Mail-Adresse
account-confirm = Ja, das ist meine Adresse
account-confirm-done = Die Adresse ist bestätigt.
account-unsubscribe-title = E-Mails von Wataha
account-unsubscribe = Bitte keine E-Mails mehr
account-unsubscribe-done = Es kommen keine E-Mails mehr.

## Coming back

account-forgotten = Passwort vergessen?
account-recover-title = Ein neues Passwort
account-recover-why = Ein Link für ein neues Passwort wird an die E-Mail-Adresse deines Kontos geschickt, wenn sie bestätigt ist.
account-recover-sent = Wenn ein Konto diese Adresse hat, ist ein Link unterwegs.
account-password-title = Passwort
account-password-old = Altes Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-changed = Dein Passwort ist geändert; überall sonst bist du abgemeldet.
account-passkeys = Passkeys
account-passkeys-why = Mit einem Passkey lässt dein Gerät dich mit Finger, Gesicht oder seinem Code herein, ohne Passwort.
account-passkey-add = Passkey anlegen
account-passkey-added = Der Passkey ist angelegt.
account-passkey-removed = Dieser Passkey öffnet nichts mehr.
account-passkey-made = angelegt am { $date }
account-passkey-login = Mit Passkey anmelden
account-passkey-failed = Es wurde kein Passkey gewählt.
account-oidc-login = Mit { $name } anmelden
account-data = Alle meine Daten herunterladen

## Urlaub

account-holiday = Urlaub
account-holiday-why = Im Urlaub stehen deine Uhren in Fernspielen still, und die anderen sehen, bis wann. Jeder angefangene Tag zählt; innerhalb eines Jahres sind es { $most }. In Turnieren laufen die Uhren weiter.
account-holiday-left = { $left ->
    [one] Du hast noch einen Tag.
   *[other] Du hast noch { $left } Tage.
}
account-holiday-on = Du bist im Urlaub bis { $date }.
account-holiday-days = Tage ab jetzt
account-holiday-until = bis { $date }
account-holiday-begin = In den Urlaub gehen
account-holiday-change = Ändern
account-holiday-begun = Deine Uhren stehen still.
account-holiday-end = Ich bin zurück
account-holiday-ended = Deine Uhren laufen wieder.
account-holiday-pressing = Auf diesen Uhren ist weniger als eine Stunde übrig, und kein Urlaub hält sie an. Zieh dort zuerst:
account-holiday-table = Zum Tisch
