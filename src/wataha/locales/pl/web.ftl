## Home

web-home = Strona główna
web-motto = Gry planszowe o wilkach, przy świetle księżyca. Zagraj z przyjacielem albo z botem; nic nie trzeba wypełniać.
web-games = Gry
web-game = Gra
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-watch-tables = Trwające gry
web-public-games = Publiczne gry
web-finished-games = Zakończone gry
web-replays = Powtórki
web-friends = Znajomi
web-to-tournament = Do turnieju
web-host = Dla gospodarza
web-report-message = Zgłoś wypowiedź: { $name }
web-tournaments = Turnieje
web-leaderboards = Rankingi
web-rules = Zasady
web-learn = Nauka przez grę
web-play-bot = Graj z botem
web-make-table = Załóż stół
web-starting = Przygotowuję …
web-getting-ready = Silne boty przygotowują się: { $share } %
web-soon = Plansza nie jest jeszcze narysowana
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
web-next-table = { $count ->
    [one] Do stołu, który na ciebie czeka (klawisz N)
    [few] Do następnego z { $count } stołów, które na ciebie czekają (klawisz N)
   *[many] Do następnego z { $count } stołów, które na ciebie czekają (klawisz N)
}
web-your-turn = Twoja kolej
web-their-turn = Nie twoja kolej
web-somebody = Ktoś
web-free-seat = Wolne miejsce
web-guest-name = Wilk { $number }
web-language = Język
web-day = Kolory dnia
web-night = Kolory nocy
web-you = Ty

## Trouble

web-offline = Serwer nie odpowiada. Próbujemy dalej; nic nie przepadnie.
web-no-connection = Brak połączenia. Zasady, lekcje i zagadki nadal działają.
web-new-version = Nowa wersja jest gotowa.
web-load-version = Wczytaj
web-reconnecting = Utracono połączenie. Próbujemy dalej; twój wybór jest zachowany.
web-loading = Chwileczkę …
web-close = Zamknij

## Making a table

web-seats = Kto gra
web-how-many = Liczba graczy
web-seat-me = Ja
web-seat-invited = Ktoś z linkiem
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
web-option-the_wolves-board_orientation = Układ krainy
    .why = Jak na rysunku w instrukcji albo każda plansza obrócona losowo.
web-option-the_wolves-tile_start = Płytki terenu na początku
    .why = Wszystkie tą samą stroną albo każdy wybiera sam.
web-option-the_wolves-pack_assignment = Kto prowadzi którą watahę
    .why = Losowo albo każdy po kolei wybiera.
web-option-the_wolves-first_seat = Kto zaczyna
    .why = Losowo albo miejsce, na które się umówicie.
web-option-the_wolves-stall_rounds = Zastój kończy grę
    .why = Po tylu rundach bez nowego wpisu w kalendarzu liczy się wszystko, co zostało. 0 oznacza najdłużej, 50 rund.
web-option-wolves_and_sheep-big_fish = Grube ryby
    .why = Dodatek: stawy pełne ryb, rybacy, którzy je wyławiają, i strażnicy, którzy ich pilnują.
web-option-wolves_and_sheep-two_player_herds = Po dwa stada
    .why = W grze dwuosobowej każdy ma dwa kolory.
web-option-wolves_and_sheep-interrupts = Kiedy można zagrać figurę
    .why = W każdej chwili, także między kolejkami innych, albo tylko we własnej kolejce.
web-option-wolves_and_sheep-move_time = Sekundy na decyzję
    .why = Zegar samej gry: komu skończy się czas, ten pasuje. 0 oznacza brak limitu.
web-option-wolves_and_sheep-tiles = Płytki
    .why = Wygląd drukowanych płytek nie jest publicznie znany; to nasza rekonstrukcja.
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
web-value-board_orientation-fixed = Jak w instrukcji
web-value-board_orientation-random = Losowo
web-value-tile_start-front = Wszystkie przodem
web-value-tile_start-back = Wszystkie tyłem
web-value-tile_start-choice = Każdy wybiera
web-value-pack_assignment-random = Losowo
web-value-pack_assignment-chosen = Każdy wybiera
web-value-first_seat-random = Losowo
web-value-first_seat-0 = Gracz A
web-value-first_seat-1 = Gracz B
web-value-first_seat-2 = Gracz C
web-value-first_seat-3 = Gracz D
web-value-first_seat-4 = Gracz E
web-value-big_fish-off = Bez dodatku
web-value-big_fish-on = Z dodatkiem
web-value-two_player_herds-off = Jedno stado
web-value-two_player_herds-on = Dwa stada
web-value-interrupts-any_time = W każdej chwili
web-value-interrupts-own_turn = We własnej kolejce
web-value-tiles-house = Nasza rekonstrukcja
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
web-reliable = Tylko dla solidnych graczy
    .why = Wolne miejsca są dla tych, którzy kończą dziewięć na dziesięć gier z ludźmi i mają ich co najmniej pięć.

## Waiting for players

web-waiting-for-players = Czekamy na graczy
web-sit-down = Usiądź
web-seat-by-link = Tylko z zaproszeniem na to miejsce; poproś o link osobę, która założyła stół.
web-seat-kept = miejsce dla: { $name }
web-table-closed = Ten stół zamknięto, zanim zaczęła się gra.
web-back-to-last-game = Wróć do poprzedniej gry
web-call-bot = Niech zagra bot …
web-leave = Odejdź od stołu
web-share = Wyślij ten link przeciwnikowi:
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Link jako kod QR

## At the table

web-table = Stół
board-located = { $what }, { $place }
web-show-thing = Pokaż na stole: { $thing }
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
web-hint-says = { $level } radzi: { $move }
web-hint-waits = { $ahead ->
    [0] Trwa obmyślanie podpowiedzi …
    [one] Twoja podpowiedź czeka: jedna jest przed nią.
    [few] Twoja podpowiedź czeka: { $ahead } są przed nią.
    [many] Twoja podpowiedź czeka: { $ahead } jest przed nią.
   *[other] Twoja podpowiedź czeka: { $ahead } przed nią.
}
web-skip = Pomiń
web-confirm = Potwierdź
web-cancel = Anuluj
web-sending = Wysyłam …
web-bot = bot
web-thinking = myśli
web-away = poza stołem, gra bot
web-gone = teraz nieobecność
web-here = teraz tutaj
web-seen = ostatnio { $when }
web-holiday = na urlopie do { $date }
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
web-old-rules = Tę grę zaczęto według wersji { $rules } zasad, a ten serwer gra według wersji { $now }. Nie można grać dalej, ale możecie zakończyć ją wspólnie remisem albo się poddać.
web-old-rules-waits = Jeszcze nie odpowiedzieli: { $names }.
web-old-rules-moves = Co zagrano
web-old-rules-own-moves = Twoje ruchy
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
web-log-away = { $who } odchodzi od stołu; gra bot.
web-log-stop = Gospodarz zamknął stół.
web-log-back = { $who } wraca do gry.
web-log-holiday = { $who } jest na urlopie do { $date }; zegar czeka.
web-log-holiday-over = { $who } wraca z urlopu.

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
web-counting = Liczenie punktów
web-skip-count = Od razu do wyniku
web-count-again = Policz jeszcze raz na planszy
web-whole-sheet = Wszystkie wiersze
web-turning-point = Punkt zwrotny: ruch { $move }
web-turning-point-why = { $who }: strata { $cost } % szans.
web-turning-point-failed = Tej gry nie udało się przeanalizować.
web-no-turning-point = Żaden pojedynczy ruch nie przesądził tej gry.
web-find-turning-point = Znajdź punkt zwrotny
web-new-game = Nowa gra

## Rozdanie

web-deal = Rozdanie
web-deal-explained = Tę pieczęć nałożono na rozdanie przed pierwszym ruchem. Po zakończeniu gry ujawnia się jej klucz i każdy może sprawdzić, że w międzyczasie niczego nie zmieniono.
web-deal-none = Tę grę rozdano bez pieczęci, więc o jej rozdaniu nie da się niczego dowieść.
web-check-deal = Sprawdź rozdanie
web-deal-proven = Rozdanie jest dowiedzione.
web-deal-wrong = To nie jest rozdanie, które opieczętowano.
web-deal-hash-right = Ujawniony klucz i sól dają tę pieczęć: obliczyła to twoja przeglądarka.
web-deal-hash-wrong = Ujawniony klucz i sól nie dają tej pieczęci.
web-deal-hash-told = Serwer twierdzi, że klucz i sól dają tę pieczęć. Bez bezpiecznego połączenia (HTTPS) przeglądarka nie może tego obliczyć.
web-deal-noted-same = To pieczęć, którą ta przeglądarka zanotowała w trakcie gry.
web-deal-noted-other = To nie jest pieczęć, którą ta przeglądarka zanotowała w trakcie gry.
web-deal-noted-none = Ta przeglądarka nie widziała stołu w trakcie gry, więc nie ma własnej pieczęci do porównania.
web-deal-moves-right = Serwer odtworzył grę: każdy ruch jest w tym rozdaniu możliwy.
web-deal-moves-wrong = Rozegrana gra nie wynika z tego rozdania.
web-deal-shown = Pokaż, co opieczętowano
web-deal-yourself = Jeśli nie chcesz ufać nikomu, sprawdź to na własnym komputerze:

## Replays

web-eyes = Kto patrzy
web-eyes-all = Wszystkie karty odkryte
web-eyes-public = Widz
web-eyes-of = { $who }
web-step = Następny ruch
web-step-back = Poprzedni ruch
web-run = Odtwarzaj
web-pause = Zatrzymaj
web-speed = Prędkość
web-ply = Ruch
web-record = Pobierz zapis tej gry
web-analyse = Analizuj
web-analysing = Trwa analiza …
web-analysis-waits = { $ahead ->
    [one] Czeka: jedna jest wcześniej
    [few] Czeka: { $ahead } są wcześniej
    [many] Czeka: { $ahead } jest wcześniej
   *[other] Czeka: { $ahead } wcześniej
}
web-curve = Na co mógł liczyć każdy z graczy, ruch po ruchu
web-curve-title = Szanse na wygraną
web-swing = { $who }: strata { $cost } %. Lepiej: { $better }

## People

web-name = Nazwa
web-rank = Miejsce
web-rating = Ranking
web-games-played = Gry
web-wins = Wygrane
web-average = Średnia
web-best = Najlepszy wynik
web-since = Tutaj od { $date }
web-statistics = Statystyki
web-no-games-yet = Jeszcze żadnych zakończonych gier.
web-nobody-yet = W rankingu nie ma jeszcze nikogo. Liczą się gry między zarejestrowanymi osobami.
web-rename = Zmień nazwę
web-renamed = Nazwa zmieniona.
web-register = Załóż konto
web-register-why = Z hasłem zachowasz swoje gry i ranking i zalogujesz się gdzie indziej.
web-registered = Konto założone.
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
web-lesson-back = Krok wstecz
web-next = Dalej
