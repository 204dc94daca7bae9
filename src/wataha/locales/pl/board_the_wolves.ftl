## Names

twb-water = Źródło Wody Regionu { $slot }
twb-region = Region { $slot }
twb-piece = { $owner }: { $piece }
twb-on = { $thing }, heks { $place }
twb-prey-piece = Zwierzyna: { $prey }
twb-token = Żeton Punktacji, { $phase }: { $first } PZ za pierwsze miejsce, { $second } za drugie
twb-tile = Kafelek Terenu: { $shows }, na odwrocie { $back }
twb-home-tile = Kafelek stada: { $shows } po obu stronach
twb-track = { $who }, { $track }: { $value }
twb-player = { $who }, { $pack }
twb-table = Stół
twb-ai = Stado SI stoi tam, gdzie stoi, i liczy się w swoich Regionach.
twb-spread = Aktywność
twb-speed = Szybkość
twb-howl = Wycie
twb-lairs = Legowiska
twb-wolves = Wilki
twb-prey = Zwierzyna
twb-MOVE = Ruch
twb-DEN = Nora
twb-LAIR = Legowisko
twb-HOWL = Wycie
twb-DOMINATE = Dominacja

## What is to be decided

twb-ask-pack = Wybierz swoje stado.
twb-ask-faces = Wybierz, którą stroną leżą twoje kafelki.
twb-ask-draft = Wystaw Wilka Alfa i Wilka na planszy Startowej.
twb-ask-kind = Wybierz Akcję: { $left ->
    [0] dodatkowa
    [one] ostatnia w tej turze
    [few] zostały { $left }
   *[other] zostało { $left }
}.
twb-ask-terrain = { $kind }: na jaki Teren idą twoje Wilki? Kliknij kafelek, który go pokazuje.
twb-ask-target = { $kind }: wybierz heks.
twb-ask-pay = { $kind }: wybierz sposób zapłaty.
twb-ask-wolf = Wybierz Wilka do ruchu albo zakończ ruch.
twb-ask-dest = Dokąd idzie?
twb-ask-push = Dokąd wypchnąć Wilka?
twb-ask-track = Z którego toru wziąć Norę?
twb-ask-hunt = Którą Zwierzynę bierzesz?
twb-ask-extra = Wydaj żeton Akcji na jeszcze jedną Akcję albo zakończ turę.
twb-offer = { $action }: { $where }
twb-wait = { $who }: { $what }
twb-next-phase = { $count ->
    [0] Na końcu tej tury punktuje { $phase }
    [one] Jeszcze jedno pole kalendarza i punktuje { $phase }
    [few] Jeszcze { $count } pola kalendarza, potem punktuje { $phase }
   *[other] Jeszcze { $count } pól kalendarza, potem punktuje { $phase }
}

## What things are

twb-standing = { $owner }: kontrola { $control }, { $alphas ->
    [one] jeden Alfa
   *[other] Alfy: { $alphas }
}
twb-next-regions = { $phase }: te Regiony punktują następne
twb-nobody-here = Nikogo tu jeszcze nie ma.
twb-scores = { $phase }, pole kalendarza { $date }: { $first } PZ dla najsilniejszego, { $second } dla drugiego.
twb-scored = Ten Region już zapunktował.
twb-region-points = PZ z Regionów: { $points }
twb-scoring-tokens = Zdobyte żetony Punktacji: { $count }
twb-bonus-tokens = Żetony bonusowe: Terenu { $terrain }, Akcji { $action }
twb-track-points = Teraz warte: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
twb-track-full = Na tym torze nic już nie zostało.
twb-next-value = Następny krok podnosi do { $value }.
twb-next-points = Z następnym krokiem warte { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
twb-next-terrain = Następny krok daje żeton Terenu: płaci jak kafelek dowolnego Terenu.
twb-next-action = Następny krok daje żeton Akcji: jeszcze jedna Akcja.
twb-trigger = { $phase }: pole { $date }
twb-explain-start = Plansza Startowa nigdy nie punktuje.
twb-explain-chasm = Nikt jej nie przekroczy. Wycie niesie się nad nią.
twb-explain-wolf = Liczy się za 1 w swoim Regionie. Wilki na trzech heksach wokół Zwierzyny polują na nią.
twb-explain-alpha = Liczy się za 1 w swoim Regionie i rozstrzyga remisy. Nory, Legowiska, Wycie i Dominacja wymagają Alfy w pobliżu. Może wypychać Wilki i nikt go nie zdominuje.
twb-explain-den = Liczy się za 1 w swoim Regionie. Przy wodzie może stać się Legowiskiem.
twb-explain-lair = Liczy się za 3 w swoim Regionie i nigdy go nie opuszcza.
twb-explain-lone = Alfa, którego Wycie go dosięgnie, przyłącza go do stada; jego żeton zajmuje pole kalendarza.
twb-explain-prey = Kto ma Wilki na trzech heksach wokół niej, bierze jedną; każdy rodzaj tylko raz.
twb-explain-tile = Płaci w Terenie, który pokazuje, i zostaje odwrócony.
twb-explain-home-tile = Płaci w Terenie stada; obie strony są takie same.
twb-explain-calendar = Każdy Samotny Wilk, Wilk lub Nora, które opuszczają mapę, zajmują pole kalendarza. Na zaznaczonych polach punktują Regiony z tą fazą; Pełnia kończy grę.
twb-explain-MOVE = 1 kafelek: wybierz Teren, potem przesuń tyle Wilków, ile wynosi Aktywność Stada, każdego najwyżej o Szybkość Wilka, na heksy tego Terenu.
twb-explain-DEN = 2 kafelki Terenu tego heksu: zbuduj Norę przy swoim Alfie lub pod nim. Odsłania następną liczbę toru.
twb-explain-LAIR = 2 kafelki: twoja Nora przy wodzie i przy twoim Alfie staje się Legowiskiem. Daje żeton Terenu.
twb-explain-HOWL = 2 kafelki: Samotny Wilk w Zasięgu Wycia twojego Alfy przyłącza się do ciebie.
twb-explain-DOMINATE = 3 kafelki: zastąp wrogiego Wilka lub Norę, jedyne ze swojego stada na heksie, w Zasięgu Wycia twojego Alfy.

## The lesson

twl-welcome = Witaj, przewodniku. Twoje stado walczy o Regiony na tej mapie. Jego plansza leży na dole, plansze innych z boku.
twl-regions = Każdy Region punktuje przy swojej fazie: Sierp, Kwadra albo Pełnia. Najsilniejszy dostaje wtedy większą liczbę, drugi mniejszą. Świecące Regiony punktują następne.
twl-draft = Najpierw się osiedlasz. Dotknij podświetlonego heksu: staną tam Alfa i Wilk.
twl-draft-again = Inni też już stoją. Wystaw drugą parę.
twl-tiles = Tymi kafelkami płacisz. Akcja kosztuje kafelki pokazujące Teren heksu; każdy użyty zostaje odwrócony, a zagięty róg zdradza, co jest na odwrocie. Kafelek stada jest po obu stronach taki sam.
twl-howl = Tura to dwie Akcje. Twój Alfa stoi blisko Samotnego Wilka: dotknij Wycia.
twl-target = Dotknij Samotnego Wilka, do którego sięga twoje Wycie.
twl-joined = Teraz biegnie z tobą. Dwa kafelki zapłaciły i odwróciły się. Jego żeton trafił do kalendarza: gdy kalendarz dojdzie do fazy, punktują jej Regiony, a Pełnia kończy grę.
twl-move = Druga Akcja: Ruch.
twl-terrain = Wszystkie Wilki tej Akcji idą na jeden Teren. Dotknij podświetlonego.
twl-wolf = Kto idzie? Dotknij swojego Alfy.
twl-dest = Podświetlone heksy są w zasięgu jego szybkości. Wskaż heks, by zobaczyć drogę, i dotknij go.
twl-more = Możesz ruszyć jeszcze jednego albo zakończyć. Każdy krok da się cofnąć strzałką u góry albo klawiszem Escape.
twl-dens = Minęło kilka tur. To twoje cechy. Nora obok jednego z twoich Alf odsłania kolejną liczbę: więcej Wilków w ruchu, dłuższa droga, dalsze Wycie.
twl-den = Dotknij Budowy Nory. Kosztuje dwa kafelki Terenu, na którym stanie.
twl-den-target = Dotknij podświetlonego heksu obok Alfy.
twl-den-track = Z którego toru ma pochodzić? Dotknij podświetlonego.
twl-den-built = Stoi. Liczy się w swoim Regionie, a twoja liczba wzrosła. Przy wodzie Nora może stać się Legowiskiem, które liczy się za 3.
twl-prey = Twoje stado zebrało się wokół tej Zwierzyny. Gdy twoje Wilki stoją na trzech heksach obok niej, polują same.
twl-hunt = Brakuje jednego Wilka. Dotknij Ruchu.
twl-hunt-terrain = Teren heksu, na którym się zatrzyma: dotknij podświetlonego.
twl-hunt-wolf = Dotknij Wilka, który zamknie krąg.
twl-hunt-dest = I miejsca, do którego pójdzie.
twl-hunted = Złapana! Każdy nowy gatunek daje więcej punktów na torze Zwierzyny; przy trzech i więcej graczach także Akcję.
twl-rival = Jeszcze później. Tu stoi samotny rywal, w zasięgu Wycia twojego Alfy.
twl-dominate = Dotknij Dominacji. Kosztuje trzy kafelki Terenu, na którym stoi rywal.
twl-dominate-target = Dotknij rywala.
twl-dominate-track = Jego miejsce zajmie twoja Nora. Z którego toru?
twl-dominated = Trafił do kalendarza na zawsze, a na jego miejscu stoi ktoś z twoich. Alfy, Legowiska i ci, którzy stoją we dwoje, są bezpieczni.
twl-score = Spójrz teraz na świecące Regiony. Wilki, Alfy i Nory liczą się za 1, Legowiska za 3; Alfy rozstrzygają remisy. Małe znaki na wodzie mówią, kto prowadzi.
twl-moon-near = Kalendarzowi brakuje jednej daty do fazy księżyca. Cokolwiek tam teraz trafi, na koniec tej tury wywoła punktowanie.
twl-moon = To ostatnia Akcja tej tury. Dotknij podświetlonej.
twl-moon-target = Dotknij podświetlonego celu i patrz na księżyc.
twl-scored = Księżyc wezwał: najsilniejszy w każdym świecącym Regionie dostał większą liczbę, drugi mniejszą. Pełnia kończy grę.
twl-end = Decydują razem Regiony i tory. Teraz poprowadź stado przeciw szczeniakowi!
