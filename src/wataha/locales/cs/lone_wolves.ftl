## Territories, suits, cards

lw-cave = Jeskyně
    .into = do jeskyně
    .to = do jeskyně
    .in = v jeskyni
    .from = z jeskyně
lw-desert = Poušť
    .into = na poušť
    .to = na poušť
    .in = na poušti
    .from = z pouště
lw-swamp = Bažina
    .into = do bažiny
    .to = do bažiny
    .in = v bažině
    .from = z bažiny
lw-tundra = Tundra
    .into = do tundry
    .to = do tundry
    .in = v tundře
    .from = z tundry
lw-volcano = Sopka
    .into = na sopku
    .to = na sopku
    .in = na sopce
    .from = ze sopky
lw-border-to = na hranici: { $one } a { $other }
lw-black = krystaly
    .of = krystalů
lw-brown = duny
    .of = dun
lw-green = rákosí
    .of = rákosí
lw-white = vločky
    .of = vloček
lw-red = plameny
    .of = plamenů
lw-card = { $value ->
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
   *[7] sedmička
} { $suit }
    .who = { $value ->
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
        [6] šestka
       *[7] sedmička
    } { $suit }
    .what = { $value ->
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
        [6] šestku
       *[7] sedmičku
    } { $suit }
lw-moon = Měsíc
lw-blood_moon = Krvavý měsíc

## Scars

lw-scar-STR_PER_WOLF = +1 k síle za každého vlka
lw-scar-STR_3 = +3 k síle
lw-scar-ADD_LONE = Přilož vlka samotáře
lw-scar-FLIP_HONOR = Otoč žeton cti
lw-scar-PT_1_WOLF = 1 bod za každého vlka
lw-scar-PT_2_LONE = 2 body za vlka samotáře
lw-scar-PT_2_FACEUP = 2 body za odkrytého vlka
lw-scar-PT_3_LOW = 3 body za vlka 2-4
lw-scar-PT_5_CONTROL = 5 bodů za získaný žeton cti
lw-scar-HIDDEN = skrytý žeton jizvy
lw-short-STR_PER_WOLF = +1 síla/vlk
lw-short-STR_3 = +3 síla
lw-short-ADD_LONE = přilož vlka
lw-short-FLIP_HONOR = otoč žeton cti
lw-short-PT_1_WOLF = 1 b./vlk
lw-short-PT_2_LONE = 2 b./samotář
lw-short-PT_2_FACEUP = 2 b./odkrytý
lw-short-PT_3_LOW = 3 b./vlk 2-4
lw-short-PT_5_CONTROL = 5 b./žeton cti

## Moves, before and after

lw-label-play = Vyšli { $card } { $place }
lw-label-take = Vezmi: { $scar }
lw-label-place = Polož žeton jizvy { $place }
lw-told-play = { $who } vysílá { $card } { $place }.
lw-told-reveal = Žeton jizvy { $place } se odkrývá: { $scar }.
lw-told-trick = { $number }. zdvih získává { $who }; { $lost } { $place } je odteď vlk samotář.
lw-told-take = { $who } bere žeton jizvy { $place }: { $scar }.
lw-told-look = { $who } bere skrytý žeton jizvy { $place }: { $scar }.
lw-told-take-hidden = { $who } bere skrytý žeton jizvy { $place }.
lw-told-place = { $who } klade „{ $scar }“ { $place }.
lw-told-added = { $who } přikládá vlka samotáře z krabice { $place }.
lw-told-flipped = Žeton cti { $place } se otáčí: teď má hodnotu { $value }.
lw-told-moon = { $moon } vychází { $place }: od příštího zdvihu jsou trumfem { $suit }.
lw-told-over = Poslední zdvih je sehrán: { $first } : { $second }.

## The score sheet

lw-sheet-honor = { $place }: žeton cti
lw-sheet-strength = síla { $strength }
lw-sheet-moon = { $place }: { $moon }
lw-sheet-scar = { $place }: { $scar }
lw-sheet-lone-wolves = Vlci samotáři

## The drawing

lw-draw-scars = jizvy
lw-draw-wolves = vlci
lw-draw-border = hranice
lw-draw-centre = střed
lw-draw-trick = { $number }. zdvih z { $tricks }
lw-draw-trump = Trumf: { $suit }
lw-draw-no-trump = Bez trumfu
lw-draw-score = Zatím bodů { $first } : { $second }
lw-draw-honor = žeton cti s hodnotou { $value }, na rubu { $reverse }
lw-draw-hidden = { $count ->
    [one] { $count } skrytý
    [few] { $count } skryté
    [many] { $count } skrytého
   *[other] { $count } skrytých
}
lw-draw-hand = { $who }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} v ruce:
lw-draw-held = { $who } drží: { $scar }
