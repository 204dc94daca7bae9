## Being told that it is one's turn

account-notices = Kiedy przyjdzie twoja kolej
account-notices-why = Dowiesz się, gdy masz ruch i nie wykonujesz go od razu. Niczego o twoich kartach nie wysyłamy.
account-push-on = Powiadamiaj mnie w tej przeglądarce
account-push-off = Nie powiadamiaj mnie już w tej przeglądarce
account-push-started = Powiadomienia przyjdą w tej przeglądarce.
account-push-blocked = Ta przeglądarka nie pozwala tu na powiadomienia. Zezwól na nie w jej ustawieniach dla tej strony.
account-push-failed = Ta przeglądarka nie dosięgła swojej usługi powiadomień. Spróbuj później.
account-here = ta przeglądarka
account-test = Wyślij próbę
account-test-named = Wyślij próbę: { $what }
account-test-sent = Próba jest w drodze.
account-remove = Usuń
account-remove-named = Usuń: { $what }
account-removed = Tam już nic nie wysyłamy.
account-failing = Ostatnia próba się nie udała
account-paused = Wyłączone po zbyt wielu nieudanych próbach
account-resume = Włącz ponownie
account-email = E-mail
account-email-why = Listy przychodzą najwyżej raz na godzinę, ze wszystkimi stołami, które czekają. W każdym jest odnośnik, żeby nie dostawać więcej.
account-email-notices = Pisz na { $address }, gdy przyjdzie moja kolej
account-email-waits = Wysłaliśmy odnośnik na { $address }. Otwórz go, a adres będzie potwierdzony.
account-email-address = Adres e-mail
account-email-set = Wyślij mi odnośnik
account-email-sent = Zajrzyj do skrzynki: wysłaliśmy tam odnośnik.
account-mail-hours = Najwyżej jeden list
account-mail-hours-1 = na godzinę
account-mail-hours-6 = na sześć godzin
account-mail-hours-24 = na dobę
account-webhook = Twój własny program
account-webhook-why = O każdej kolejce mówimy temu adresowi podpisanym żądaniem, na przykład by zapalić lampę.
account-webhook-address = Adres, https://
account-webhook-add = Dodaj
account-webhook-added = Dodano; próba jest w drodze.
account-webhook-secret = Żądania są podpisane tym kluczem. Pokazujemy go tylko teraz; skopiuj go.
account-games = O tych grach
account-paces = Przy tym tempie
account-quiet = Cisza
account-quiet-on = W nocy nic nie wysyłaj
account-quiet-from = od
account-quiet-until = do
account-zone = Strefa czasowa
account-kept = Zapamiętane.

## Links in mails

account-confirm-title = Twój adres e-mail
account-confirm = Tak, to mój adres
account-confirm-done = Adres jest potwierdzony.
account-unsubscribe-title = Listy z Watahy
account-unsubscribe = Proszę nie przysyłać więcej listów
account-unsubscribe-done = Więcej listów nie przyjdzie.

## Coming back

account-forgotten = Nie pamiętasz hasła?
account-recover-title = Nowe hasło
account-recover-why = Odnośnik do nowego hasła wyślemy na adres e-mail twojego konta, jeśli został potwierdzony.
account-recover-sent = Jeśli jakieś konto ma ten adres, odnośnik jest w drodze.
account-password-title = Hasło
account-password-old = Stare hasło
account-password-new = Nowe hasło
account-password-change = Zmień hasło
account-password-changed = Hasło jest zmienione; wszędzie indziej nastąpiło wylogowanie.
account-passkeys = Klucze dostępu
account-passkeys-why = Z kluczem dostępu urządzenie wpuszcza cię palcem, twarzą albo swoim kodem, bez hasła.
account-passkey-add = Utwórz klucz dostępu
account-passkey-added = Klucz dostępu jest gotowy.
account-passkey-removed = Ten klucz już niczego nie otwiera.
account-passkey-made = utworzony { $date }
account-passkey-login = Zaloguj się kluczem dostępu
account-passkey-failed = Nie wybrano klucza dostępu.
account-oidc-login = Zaloguj się przez { $name }
account-data = Pobierz wszystkie moje dane

## Urlop

account-holiday = Urlop
account-holiday-why = Na urlopie Twoje zegary w grach korespondencyjnych stoją, a inni widzą, do kiedy. Liczy się każdy rozpoczęty dzień; w ciągu roku jest ich { $most }. W turniejach zegary idą dalej.
account-holiday-left = { $left ->
    [one] Został Ci jeden dzień.
    [few] Zostały Ci { $left } dni.
   *[many] Zostało Ci { $left } dni.
}
account-holiday-on = Jesteś na urlopie do { $date }.
account-holiday-days = Dni od teraz
account-holiday-until = do { $date }
account-holiday-begin = Idę na urlop
account-holiday-change = Zmień
account-holiday-begun = Twoje zegary stoją.
account-holiday-end = Wracam
account-holiday-ended = Twoje zegary znowu idą.
account-holiday-pressing = Na tych zegarach została mniej niż godzina i urlop ich nie zatrzyma. Najpierw wykonaj tam ruch:
account-holiday-table = Do stołu
