## Home

web-home = Strona główna
web-motto = Gry planszowe o wilkach, przy świetle księżyca. Zagraj z przyjacielem albo z botem; nic nie trzeba wypełniać.
web-games = Gry
web-game = Gra
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-watch-tables = Właśnie w grze
web-public-games = Publiczne gry
web-finished-games = Zakończone gry
web-replays = Powtórki
web-leaderboards = Rankingi
web-rules = Zasady
web-learn = Nauka przez grę
web-play-bot = Graj z botem
web-make-table = Załóż stół
web-starting = Przygotowuję …
web-soon = Plansza jest w rysowaniu
web-players = { $count ->
    [one] jeden gracz
   *[other] { $count } graczy
}
web-players-range = { $least }–{ $most } graczy
web-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
web-minutes-range = { $least }–{ $most } minut
web-title-lone_wolves = Samotne wilki
web-title-moonlight = Moonlight
web-title-the_wolves = Wilki
web-title-wolves_and_sheep = Wilki i owce
web-about-lone_wolves = Pojedynek o pięć terytoriów w trzynastu lewach. Dobrze przegrać to połowa sztuki: blizny dają watasze siłę.
web-about-moonlight = Wykładaj wilki obok siebie, przykrywaj słabszych rywali, patrz na księżyc. Dwie wygrane rundy dają Świętą Górę.
web-about-the_wolves = Prowadź watahę przez lasy i tundrę: wyj, poluj, dominuj. Każda akcja odwraca płytki, którymi za nią płacisz.
web-about-wolves_and_sheep = Pasterze układają pastwiska, ukrywają kolor swojego stada i wypuszczają wilka we właściwej chwili.
web-join = Dołącz
web-watch = Oglądaj
web-over = Obejrzyj
web-your-turn = Twoja kolej
web-their-turn = Kolej przeciwnika
web-somebody = Ktoś
web-free-seat = Wolne miejsce
web-guest-name = Wilk { $number }
web-language = Język
web-day = Kolory dnia
web-night = Kolory nocy
web-you = Ty

## Trouble

web-offline = Serwer nie odpowiada. Próbujemy dalej; nic nie przepadnie.
web-reconnecting = Utracono połączenie. Próbujemy dalej; twój wybór jest zachowany.
web-loading = Chwileczkę …
web-close = Zamknij

## Making a table

web-seats = Kto gra
web-how-many = Liczba graczy
web-seat-me = Ja
web-seat-invited = Kto dostanie link
web-seat-open = Każdy
web-seat-bot = Bot
web-level = Poziom
web-options = Opcje
web-option-lone_wolves-board = Plansza
    .why = Strona zaawansowana ma pola graniczne; blizny na nich działają na dwóch terytoriach.
web-option-lone_wolves-first_leader = Kto wychodzi pierwszy
    .why = Losowo albo miejsce, na które się umówicie.
web-option-moonlight-first_player = Kto zaczyna
    .why = Losowo albo miejsce, na które się umówicie.
web-option-moonlight-moon_set = Księżyce na kartach
    .why = Większość nadrukowanych księżyców nie jest publicznie znana; to nasze dwa odczytania.
web-option-moonlight-leader_pool = Zdolności przywódcy
    .why = Wszystkie osiem albo tylko trzy, które nazywa instrukcja.
web-option-moonlight-max_undecided = Najwięcej nierozstrzygniętych rund
    .why = Po tylu nierozstrzygniętych rundach gra się kończy.
web-value-board-basic = Podstawowa
web-value-board-advanced = Zaawansowana
web-value-first_leader-random = Losowo
web-value-first_leader-0 = Gracz A
web-value-first_leader-1 = Gracz B
web-value-first_player-random = Losowo
web-value-first_player-0 = Gracz A
web-value-first_player-1 = Gracz B
web-value-moon_set-ones_twos = Na 1 i 2
web-value-moon_set-twos = Tylko na 2
web-value-leader_pool-all = Wszystkie osiem
web-value-leader_pool-book = Trzy z instrukcji
web-pace = Tempo
web-pace-untimed = Bez zegara
    .why = Myśl tak długo, jak chcesz.
web-pace-live = Na żywo
    .why = Sekundy na ruch i zapas na trudne chwile. Komu skończy się czas, za tego gra bot, dopóki nie wróci.
web-pace-days = Korespondencyjnie
    .why = Dni na każdy ruch.
web-seconds = Sekundy na ruch
web-bank = Zapas w sekundach
web-days = Dni na ruch
web-public = Publiczny
    .why = Każdy znajdzie stół na liście i może oglądać.

## Waiting for players

web-waiting-for-players = Czekamy na graczy
web-sit-down = Usiądź
web-seat-by-link = Tylko z zaproszeniem na to miejsce; poproś o link osobę, która założyła stół.
web-seat-kept = miejsce dla: { $name }
web-table-closed = Ten stół zamknięto, zanim zaczęła się gra.
web-back-to-last-game = Wróć do poprzedniej gry
web-call-bot = Przywołaj bota …
web-leave = Odejdź od stołu
web-share = Wyślij ten link przeciwnikowi:
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Link jako kod QR

## At the table

web-table = Stół
board-located = { $what }, { $place }
web-actions = Co możesz zrobić
web-more = Przebieg, zasady, opcje
web-tab-log = Co się stało
web-tab-talk = Rozmowa przy stole
web-tab-points = Punkty
web-tab-rules = Zasady
web-tab-options = Opcje
web-talk = Rozmowa przy stole
web-say-something = Powiedz coś
web-send = Wyślij
web-no-talk = Nikt się jeszcze nie odezwał.
web-mute = Wycisz rozmowę
web-muted = Rozmowa jest wyciszona.
web-undo = Cofnij
web-hint = Podpowiedź
web-hint-says = Alfa zagrałby tak: { $move }
web-skip = Pomiń
web-confirm = Potwierdź
web-cancel = Anuluj
web-sending = Wysyłam …
web-bot = bot
web-thinking = myśli
web-away = nieobecność, gra bot
web-gone = teraz nieobecność
web-resigned = gra poddana
web-points-so-far = Punkty na tę chwilę
web-points-explained = Punkty, gdyby liczyć je teraz. Liczby na stole pokazują, skąd się biorą.
web-glossary = Pojęcia gry
web-contents = Spis treści
web-no-rules = Zasady tej gry nie są jeszcze spisane.
web-pace-of-moves = Ruch na stole
web-pace-calm = spokojny
web-pace-brisk = szybki
web-pace-instant = brak
web-confirm-moves = Pytaj przed wysłaniem ruchu
web-sound = Dźwięki
web-keys = Klawisze: strzałki lub Tab do tego, co świeci, Enter wybiera, Escape cofa wybór, 1–9 wybierają kartę z ręki.
web-ask-undo = Poproś o cofnięcie mojego ruchu
web-ask-end = Zaproponuj wspólne zakończenie
web-resign = Poddaj się
web-resign-sure = Tak, poddaję się
web-ask_undo = { $who } prosi o cofnięcie ruchu.
web-ask_end = { $who } proponuje wspólne zakończenie gry.
web-asked = Czekamy na odpowiedź pozostałych …
web-agree = Zgoda
web-decline = Odmów
web-withdraw = Wycofaj
web-you-are-away = Gra za ciebie bot.
web-be-back = Już jestem
web-log-time_out = { $who }: czas minął.
web-log-undo = { $who } cofa ruch.
web-log-ask_undo = { $who } prosi o cofnięcie ruchu.
web-log-ask_end = { $who } proponuje wspólne zakończenie.
web-log-agree = { $who } zgadza się.
web-log-decline = { $who } odmawia.
web-log-resign = { $who } poddaje grę.
web-log-away = { $who }: nieobecność; gra bot.
web-log-back = { $who } wraca do gry.

## The end

web-you-win = Wygrywasz!
web-ended-together = Zakończona wspólnie, bez zwycięzcy.
web-by-resignation = przez poddanie
web-rematch = Rewanż
web-rematch-offered = { $who } proponuje rewanż.
web-rematch-waiting = Rewanż zaproponowany. Czekamy na: { $names }
web-rematch-declined = { $who } odmawia rewanżu.
web-rematch-withdrawn = { $who } wycofuje propozycję rewanżu.
web-rematch-go = Przejdź do rewanżu
web-accept = Przyjmij
web-replay = Powtórka
web-look-at-table = Obejrzyj stół
web-show-ending = Pokaż zakończenie

## Replays

web-eyes = Czyimi oczami
web-eyes-all = Wszystkie karty odkryte
web-eyes-public = Oczami widza
web-eyes-of = Oczami: { $who }
web-step = Następny ruch
web-step-back = Poprzedni ruch
web-run = Odtwarzaj
web-pause = Zatrzymaj
web-speed = Prędkość
web-ply = Ruch
web-analyse = Analizuj
web-analysing = Trwa analiza …
web-download = Pobierz
web-curve = Na co mógł liczyć każdy z graczy, ruch po ruchu
web-curve-title = Szanse na wygraną
web-swing = { $who }: strata { $cost } %. Lepiej: { $better }

## People

web-name = Imię
web-rank = Miejsce
web-rating = Ranking
web-games-played = Gry
web-wins = Wygrane
web-average = Średnia
web-best = Najlepszy wynik
web-since = Tutaj od { $date }
web-statistics = Statystyki
web-no-games-yet = Jeszcze żadnych zakończonych gier.
web-nobody-yet = Nikogo jeszcze w rankingu. Liczą się gry między zarejestrowanymi osobami.
web-rename = Zmień imię
web-renamed = Imię zmienione.
web-register = Zachowaj to konto
web-register-why = Z hasłem zachowasz gry i ranking i zalogujesz się gdzie indziej.
web-registered = Konto zachowane.
web-password = Hasło
web-login = Zaloguj się
web-logged-in = Witaj ponownie.
web-logout = Wyloguj się
web-sessions = Twoje zalogowane przeglądarki
web-session-here = ta przeglądarka
web-session-seen = ostatnio: { $date }
web-session-unknown = nieznana przeglądarka
web-session-end = Wyloguj
web-session-end-named = Wyloguj: { $browser }
web-sessions-end-others = Wyloguj wszędzie indziej
web-sessions-ended = Wylogowano.
web-delete-account = Usuń to konto
web-delete-sure = Usuń na zawsze; gry zostaną, bezimienne

## A board larger than the screen

web-nearer = Przybliż
web-farther = Oddal
web-show-all = Pokaż wszystko

## Lessons

web-teacher = Nauczyciel
web-next = Dalej
