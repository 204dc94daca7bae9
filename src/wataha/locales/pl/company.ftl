## Boty innych ludzi

bots-title = Twoje boty
bots-why = Bot to konto, na którym z dowolnego miejsca gra Twój program. Wpuszcza go token.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-made = Twój bot ma już konto. Utwórz dla niego token.
bots-delete = Usuń tego bota
bots-deleted = Bota już nie ma; jego partie zostają, bez nazwy.
bots-make-token = Utwórz token
bots-token-name = Do czego posłuży?
bots-token-once = Skopiuj token teraz: nie pokażemy go ponownie.
bots-join = Aby zagrał nim jeden z naszych botów:
bots-scopes = Wolno mu
bots-scope-read = patrzeć
bots-scope-play = siadać i grać
bots-scope-talk = rozmawiać przy stołach
bots-scope-tables = zakładać stoły
bots-seen = ostatnio użyty: { $date }
bots-never-seen = nigdy
bots-revoke = Unieważnij
bots-revoked = Token jest nieważny.
bots-own-tokens = Tokeny do patrzenia Twoimi oczami
bots-own-tokens-why = Dla programów, które czekają na Twój ruch albo zbierają Twoje partie. Nie mogą grać ani niczego zmieniać.
bots-who = Czyje rankingi
bots-people = Ludzie
bots-bots = Boty
bots-nobody-yet = Żaden bot nie ma jeszcze rankingu. Liczą się partie między botami różnych osób.
bots-bot-of = Bot, którego właścicielem jest

## Znajomi

friends-title = Znajomi
friends-why = Znajomi widzą, kiedy jesteś online, jeśli chcesz, i mogą Cię wyzwać. Boty może wyzwać każdy.
friends-none = Nie masz tu jeszcze znajomych. Dodaj kogoś po nazwie albo wyślij swój link.
friends-asking = Chcą się z Tobą znać
friends-asked = Zaproszenie wysłane. Będziecie znajomymi, gdy druga osoba się zgodzi.
friends-waits = jeszcze bez odpowiedzi
friends-are = Jesteście znajomymi.
friends-online = online
friends-offline = teraz nieobecni
friends-add-name = Nazwa
friends-add = Dodaj do znajomych
friends-link = Kto otworzy Twój link i Cię doda, od razu jest Twoim znajomym:
friends-show-online = Znajomi i osoby przy moich stołach mogą widzieć, kiedy tu jestem (w grach na żywo widzą to wszyscy)
friends-remove = Usuń
friends-remove-named = Usuń ze znajomych: { $name }
friends-challenge = Wyzwij na …
friends-challenge-named = Wyzwij { $name } na …
friends-seat = Ktoś ze znajomych
friends-block = Zablokuj
friends-unblock = Odblokuj
friends-blocked = Zablokowane osoby

## Szybkie parowanie

pairing-find = Znajdź przeciwnika
pairing-reliable = Tylko solidni przeciwnicy
pairing-waiting = Szukamy przeciwnika: { $game }, na żywo, ranking od { $least } do { $most } …
pairing-bot = Zagraj zamiast tego z botem

## Turnieje

cup-title = Turnieje
cup-none = Żaden turniej nie jest otwarty. Załóż własny!
cup-status-gathering = Otwarte: dołącz
cup-status-playing = W toku
cup-status-over = Zakończone
cup-make = Załóż turniej
cup-name = Nazwa turnieju
cup-at-a-table = Graczy przy stole
cup-system = Jak się gra
cup-system-swiss = System szwajcarski
cup-system-round_robin = Każdy z każdym
cup-system-tables = Rundy przy stołach
cup-rounds = Rundy
cup-why-swiss = W każdej rundzie spotykają się równi i nikt nie gra z nikim dwa razy. Do 64 osób.
cup-why-robin = Tyle rund, ile trzeba. Do 16 osób.
cup-why-tables = W każdej rundzie dostajesz punkty za tych, którzy przy Twoim stole są za Tobą. Do 64 osób.
cup-programs = Dla botów, nie dla ludzi
cup-people = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
cup-round = Runda { $round }
cup-round-of = runda { $round } z { $rounds }
cup-join = Dołącz
cup-leave = Opuść turniej
cup-begin = Zacznij teraz
cup-call-off = Odwołaj
cup-closed = Ten turniej został odwołany.
cup-go-to-table = Do mojego stołu
cup-standings = Klasyfikacja
cup-points = Punkty
cup-buchholz = Buchholz
    .why = Suma punktów Twoich przeciwników
cup-sonneborn = Sonneborn-Berger
    .why = Punkty pokonanych i połowa punktów tych, z którymi był remis
cup-ties = Przy równych punktach liczy się Buchholz, potem Sonneborn-Berger, potem zwycięstwa. Kto nie przyjdzie na partię, przegrywa ją i wraca do par dopiero po naciśnięciu „Już jestem”.
cup-missing = nieobecność
cup-absent = nieobecność
cup-left-over = bez pary, jeden punkt

## Dla gospodarzy

host-title = Dla gospodarza
host-report = Zgłoś
host-report-why = Co jest nie tak? Przeczytają to gospodarze.
host-reported = Gospodarze się temu przyjrzą. Dziękujemy.
host-reports = Zgłoszenia
host-no-reports = Nie ma zgłoszeń.
host-settled = Załatwione
host-act = Zrób coś
host-person = Osoba (adres profilu albo identyfikator)
host-deed = Co
host-deed-silence = Wycisz
host-deed-ban = Nie wpuszczaj
host-deed-rename = Zmień nazwę
host-deed-free = Cofnij wyciszenie i zakaz wstępu
host-deed-close = Stół zamknięty
host-deed-words = Zmieniona lista słów
host-days = Dni
host-note = Notatka do dziennika
host-do = Zrób to
host-done = Zrobione i zapisane.
host-close-table = Zamknij stół
host-table = Stół (adres albo identyfikator)
host-words = Zakazane słowa
host-words-why = Po jednym w wierszu; * na końcu zastępuje dowolną końcówkę. Nikt nie może ich mówić przy stołach ani tak się nazywać.
host-words-keep = Zapisz listę
host-log = Co zrobili gospodarze
