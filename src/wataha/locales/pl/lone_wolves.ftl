## Territories, suits, cards

lw-cave = Jaskinie
    .into = w jaskiniach
    .to = do jaskiń
    .in = w jaskiniach
    .from = z jaskiń
lw-desert = Pustynia
    .into = na pustyni
    .to = na pustynię
    .in = na pustyni
    .from = z pustyni
lw-swamp = Bagno
    .into = na bagnie
    .to = na bagno
    .in = na bagnie
    .from = z bagna
lw-tundra = Tundra
    .into = w tundrze
    .to = do tundry
    .in = w tundrze
    .from = z tundry
lw-volcano = Wulkan
    .into = na wulkanie
    .to = na wulkan
    .in = na wulkanie
    .from = z wulkanu
lw-border-to = na granicy: { $one } i { $other }
lw-black = kryształy
    .of = kryształów
lw-brown = wydmy
    .of = wydm
lw-green = trzciny
    .of = trzcin
lw-white = śnieżynki
    .of = śnieżynek
lw-red = płomienie
    .of = płomieni
lw-card = { $value ->
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
   *[7] siódemka
} { $suit }
    .who = { $value ->
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
       *[7] siódemka
    } { $suit }
    .what = { $value ->
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
        [6] szóstkę
       *[7] siódemkę
    } { $suit }
lw-moon = Księżyc
lw-blood_moon = Krwawy Księżyc

## Scars

lw-scar-STR_PER_WOLF = +1 siły za każdego Wilka
lw-scar-STR_3 = +3 siły
lw-scar-ADD_LONE = Dołóż Samotnego Wilka
lw-scar-FLIP_HONOR = Odwróć żeton Honoru
lw-scar-PT_1_WOLF = 1 punkt za każdego Wilka
lw-scar-PT_2_LONE = 2 punkty za Samotnego Wilka
lw-scar-PT_2_FACEUP = 2 punkty za odkrytego Wilka
lw-scar-PT_3_LOW = 3 punkty za Wilka 2-4
lw-scar-PT_5_CONTROL = 5 punktów za zdobyty żeton Honoru
lw-scar-HIDDEN = zakryty żeton Blizn
lw-short-STR_PER_WOLF = +1 siły/Wilk
lw-short-STR_3 = +3 siły
lw-short-ADD_LONE = dołóż Wilka
lw-short-FLIP_HONOR = odwróć Honor
lw-short-PT_1_WOLF = 1 pkt/Wilk
lw-short-PT_2_LONE = 2 pkt/Samotny
lw-short-PT_2_FACEUP = 2 pkt/odkryty
lw-short-PT_3_LOW = 3 pkt/Wilk 2-4
lw-short-PT_5_CONTROL = 5 pkt/Honor

## Moves, before and after

lw-label-play = Wyślij { $card } { $place }
lw-label-take = Weź: { $scar }
lw-label-place = Połóż żeton Blizn { $place }
lw-told-play = { $who } wysyła { $card } { $place }.
lw-told-reveal = Żeton Blizn { $place } zostaje odkryty: { $scar }.
lw-told-trick = Lewę { $number } bierze { $who }; { $lost } { $place } to odtąd Samotny Wilk.
lw-told-take = { $who } bierze żeton Blizn { $place }: { $scar }.
lw-told-look = { $who } bierze zakryty żeton Blizn { $place }: { $scar }.
lw-told-take-hidden = { $who } bierze zakryty żeton Blizn { $place }.
lw-told-place = { $who } kładzie „{ $scar }” { $place }.
lw-told-added = { $who } dokłada Samotnego Wilka z pudełka { $place }.
lw-told-flipped = Żeton Honoru { $place } zostaje odwrócony: teraz jest wart { $value }.
lw-told-moon = { $moon } wschodzi { $place }: od następnej lewy atutem są { $suit }.
lw-told-over = Ostatnia lewa rozegrana: { $first } : { $second }.

## The score sheet

lw-sheet-honor = { $place }: żeton Honoru
lw-sheet-strength = siła { $strength }
lw-sheet-moon = { $place }: { $moon }
lw-sheet-scar = { $place }: { $scar }
lw-sheet-lone-wolves = Samotne Wilki

## The drawing

lw-draw-scars = Blizny
lw-draw-wolves = Wilki
lw-draw-border = granica
lw-draw-centre = środek
lw-draw-trick = Lewa { $number } z { $tricks }
lw-draw-trump = Atut: { $suit }
lw-draw-no-trump = Bez atutu
lw-draw-score = Punkty dotąd { $first } : { $second }
lw-draw-honor = żeton Honoru wart { $value }, na odwrocie { $reverse }
lw-draw-hidden = { $count ->
    [one] { $count } zakryty
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytego
}
lw-draw-hand = { $who }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na ręce:
lw-draw-held = { $who } trzyma: { $scar }
