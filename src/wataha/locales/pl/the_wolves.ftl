## Terrains and hexes

tw-forest = Las
    .of = Lasu
tw-rock = Skały
    .of = Skał
tw-grass = Trawa
    .of = Trawy
tw-tundra = Tundra
    .of = Tundry
tw-desert = Pustynia
    .of = Pustyni
tw-water = Źródło Wody
    .of = Źródła Wody
tw-chasm = Rozpadlina
    .of = Rozpadliny
tw-hex = { $ground } w Regionie { $slot }
tw-hex-start = { $ground } na planszy Startowej
tw-label-hex = heks { $place }
tw-region = Region { $slot }

## Packs and pieces

tw-pack-forest = Wilk Leśny
tw-pack-rock = Wilk Skalny
tw-pack-grass = Wilk Nizinny
tw-pack-tundra = Wilk Syberyjski
tw-pack-desert = Wilk Pustynny
tw-ai = stado SI
tw-owner = { $who }
tw-wolf = Wilk
    .whom = Wilka
tw-alpha = Wilk Alfa
    .whom = Wilka Alfa
tw-den = Nora
    .whom = Norę
tw-lair = Legowisko
tw-lone-wolf = Samotny Wilk
tw-terrain-token = żeton Terenu
tw-action-token = żeton Akcji
tw-prey = Zwierzyna
tw-hare = królik
tw-boar = dzik
tw-raccoon = szop
tw-deer = jeleń
tw-moose = łoś
tw-short-hare = k
tw-short-boar = d
tw-short-raccoon = s
tw-short-deer = j
tw-short-moose = ł

## Tracks, phases, actions

tw-spread = Aktywność Stada
tw-speed = Szybkość Wilka
tw-howl = Zasięg Wycia
tw-short-spread = Aktyw.
tw-short-speed = Szybk.
tw-short-howl = Wycie
tw-crescent = Sierp
    .the = Sierp
tw-quarter = Kwadra
    .the = Kwadra
tw-full = Pełnia
    .the = Pełnia
tw-MOVE = Ruch
tw-DEN = Budowa Nory
tw-LAIR = Ulepszenie Nory do Legowiska
tw-HOWL = Wycie
tw-DOMINATE = Dominacja

## Payments: which tiles, by the terrain they show afterwards

tw-pay-0 = bez kafelka
tw-pay-1 = kafelek, odtąd { $front }
tw-pay-2 = kafelek, odtąd { $back }
tw-pay-3 = dwa kafelki, odtąd { $front } i { $back }
tw-pay-4 = kafelek stada
tw-pay-5 = kafelek stada oraz kafelek, odtąd { $front }
tw-pay-6 = kafelek stada oraz kafelek, odtąd { $back }
tw-pay-7 = kafelek stada oraz dwa kafelki, odtąd { $front } i { $back }

## Moves, before

tw-label-front = Wszystkie kafelki przodem
tw-label-back = Wszystkie kafelki tyłem
tw-label-draft = Wilk Alfa i Wilk na heks { $place }
tw-label-kind = { $action } ({ $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
    [many] { $tiles } kafelków
   *[other] { $tiles } kafelka
})
tw-label-victim = { $piece } ({ $owner }), heks { $place }
tw-label-pay = { $tiles }{ $tokens ->
    [0] { "" }
    [one] {" "}i { $tokens } żeton Terenu
    [few] {" "}i { $tokens } żetony Terenu
    [many] {" "}i { $tokens } żetonów Terenu
   *[other] {" "}i { $tokens } żetonu Terenu
}
tw-label-wolf = { $piece }, heks { $place }
tw-label-stop = Zakończ ruch
tw-label-dest = na heks { $place }
tw-label-push = Wypchnij na heks { $place }
tw-label-track = { $track }, potem { $value }
tw-label-hunt = Polowanie: { $prey }, heks { $place }
tw-label-use-token = Wydaj żeton Akcji na dodatkową Akcję
tw-label-end-turn = Zakończ turę

## Moves, after

tw-told-pack = { $who } prowadzi stado: { $pack }.
tw-told-front = { $who } zaczyna z kafelkami przodem do góry.
tw-told-back = { $who } zaczyna z kafelkami tyłem do góry.
tw-told-draft = { $who } wystawia Wilka Alfa i Wilka na heks { $place }.
tw-told-kind = { $who } wybiera Akcję: { $action }.
tw-told-terrain = Wybrany Teren: { $terrain }.
tw-told-target = Wybrany cel: { $target }.
tw-told-pay = { $who } płaci: { $payment }.
tw-told-move = { $who } przesuwa { $piece } z heksu { $start } na heks { $goal }.
tw-told-push = { $who } wypycha { $piece } ({ $owner }) z heksu { $start } na heks { $goal }.
tw-told-stop = { $who } kończy ruch.
tw-told-den = { $who } umieszcza Norę na heksie { $place }; { $track } ma teraz wartość { $value }.
tw-told-lair = { $who } ulepsza Norę na heksie { $place } do Legowiska.
tw-told-dominate = { $who } dominuje { $piece } ({ $owner }) na heksie { $place }.
tw-told-newcomer = { $who } wystawia { $piece } na heks { $place }.
tw-told-calendar = Kalendarz dochodzi do pola { $date }.
tw-told-gain-terrain = { $who } otrzymuje bonusowy żeton Terenu.
tw-told-gain-action = { $who } otrzymuje żeton Akcji Bonusowej.
tw-told-hunt = { $who } poluje na heksie { $place }. Zdobycz: { $prey }.
tw-told-use-token = { $who } wydaje żeton Akcji na dodatkową Akcję.
tw-told-end-turn = { $who } kończy turę.
tw-told-earned = { $phase }, { $region }: { $who } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
tw-told-nobody = { $phase }, { $region }: nikt nie zdobywa punktów.
tw-told-stalled = Kalendarz zbyt długo stał w miejscu: wszystkie pozostałe Regiony punktują teraz.
tw-told-over = Koniec gry.

## The score sheet

tw-sheet-region = { $phase }, { $region }
tw-sheet-control = kontrola { $control }
tw-sheet-spread = Aktywność Stada
tw-sheet-speed = Szybkość Wilka
tw-sheet-howl = Zasięg Wycia
tw-sheet-lairs = Legowiska
tw-sheet-prey = Zwierzyna
tw-sheet-wolves = Tor Wilków
tw-sheet-tokens = zdobyte żetony Punktacji
tw-sheet-wolf-kinds = Wilki i Wilki Alfa na mapie

## The drawing

tw-draw-turn = Decyduje { $who }
tw-draw-over = Koniec gry
tw-draw-calendar = Kalendarz: { $date }
tw-draw-regions = Regiony: kontrola + Alfy
tw-ask-pack = wybór stada
tw-ask-faces = wybór stron kafelków
tw-ask-draft = wystawianie Wilka Alfa i Wilka
tw-ask-kind = wybór Akcji
tw-ask-terrain = wybór Terenu
tw-ask-target = wybór celu
tw-ask-pay = wybór zapłaty
tw-ask-wolf = wybór Wilka do ruchu
tw-ask-dest = wybór, dokąd idzie
tw-ask-push = wybór, dokąd go wypchnąć
tw-ask-track = wybór toru, z którego schodzi Nora
tw-ask-hunt = wybór Zwierzyny
tw-ask-extra = decyzja o żetonie Akcji
