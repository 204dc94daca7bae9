## Territories, suits, cards

lw-cave = Jeskyně
    .to = do jeskyně
    .in = v jeskyni
    .from = z jeskyně
lw-desert = Poušť
    .to = na poušť
    .in = na poušti
    .from = z pouště
lw-swamp = Bažina
    .to = do bažiny
    .in = v bažině
    .from = z bažiny
lw-tundra = Tundra
    .to = do tundry
    .in = v tundře
    .from = z tundry
lw-volcano = Sopka
    .to = na sopku
    .in = na sopce
    .from = ze sopky
lw-border-to = na hranici { $one } / { $other }
lw-black = černá
lw-brown = hnědá
lw-green = zelená
lw-white = bílá
lw-red = červená
lw-card = { $suit } { $value }
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

lw-label-play = Vyšli vlka: { $card } { $place }
lw-label-take = Vezmi žeton jizvy: { $scar }
lw-label-place = Polož žeton jizvy: { $place }
lw-told-play = { $who }: { $card } { $place }.
lw-told-reveal = Odkrytý žeton jizvy { $place }: { $scar }.
lw-told-trick = Zdvih { $number } získává { $who }; { $lost } { $place } se mění ve vlka samotáře.
lw-told-take = { $who } bere žeton jizvy { $place }: { $scar }.
lw-told-look = { $who } bere skrytý žeton jizvy { $place }; je to: { $scar }.
lw-told-take-hidden = { $who } bere skrytý žeton jizvy { $place }.
lw-told-place = { $who } klade „{ $scar }“ { $place }.
lw-told-added = Vlk samotář z krabice { $place }; přikládá ho { $who }.
lw-told-flipped = Žeton cti { $place } se otáčí: nyní { $value }.
lw-told-moon = { $moon } { $place }: od příštího zdvihu je trumfem { $suit }.
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
lw-draw-trick = Zdvih { $number } z { $tricks }
lw-draw-trump = Trumf: { $suit }
lw-draw-no-trump = Bez trumfu
lw-draw-score = Zatím bodů { $first } : { $second }
lw-draw-honor = čest { $value } (rub { $reverse })
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
