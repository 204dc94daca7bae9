## Territories, suits, cards

lw-cave = Höhle
    .into = in die Höhle
    .to = in die Höhle
    .in = in der Höhle
    .from = aus der Höhle
lw-desert = Wüste
    .into = in die Wüste
    .to = in die Wüste
    .in = in der Wüste
    .from = aus der Wüste
lw-swamp = Sumpf
    .into = in den Sumpf
    .to = in den Sumpf
    .in = im Sumpf
    .from = aus dem Sumpf
lw-tundra = Tundra
    .into = in die Tundra
    .to = in die Tundra
    .in = in der Tundra
    .from = aus der Tundra
lw-volcano = Vulkan
    .into = an den Vulkan
    .to = zum Vulkan
    .in = am Vulkan
    .from = vom Vulkan
lw-border-to = auf die Grenze zwischen { $one } und { $other }
lw-black = Kristalle
    .of = Kristall
lw-brown = Dünen
    .of = Dünen
lw-green = Schilf
    .of = Schilf
lw-white = Schneeflocken
    .of = Schnee
lw-red = Flammen
    .of = Flammen
lw-card = { $suit }-{ $value }
    .who = die { $suit }-{ $value }
    .what = die { $suit }-{ $value }
lw-moon = Mond
lw-blood_moon = Blutmond

## Scars

lw-scar-STR_PER_WOLF = +1 Stärke je Wolf
lw-scar-STR_3 = +3 Stärke
lw-scar-ADD_LONE = Einsamen Wolf anlegen
lw-scar-FLIP_HONOR = Gebietsplättchen drehen
lw-scar-PT_1_WOLF = 1 Punkt je Wolf
lw-scar-PT_2_LONE = 2 Punkte je Einsamen Wolf
lw-scar-PT_2_FACEUP = 2 Punkte je offenen Wolf
lw-scar-PT_3_LOW = 3 Punkte je Wolf 2-4
lw-scar-PT_5_CONTROL = 5 Punkte für das Gebietsplättchen
lw-scar-HIDDEN = ein verdecktes Narbenplättchen
lw-short-STR_PER_WOLF = +1 Stärke/Wolf
lw-short-STR_3 = +3 Stärke
lw-short-ADD_LONE = Wolf anlegen
lw-short-FLIP_HONOR = Plättchen drehen
lw-short-PT_1_WOLF = 1 P./Wolf
lw-short-PT_2_LONE = 2 P./Einsamer
lw-short-PT_2_FACEUP = 2 P./Offener
lw-short-PT_3_LOW = 3 P./Wolf 2-4
lw-short-PT_5_CONTROL = 5 P./Plättchen

## Moves, before and after

lw-label-play = Schicke { $card } { $place }
lw-label-take = Nimm: { $scar }
lw-label-place = Lege das Narbenplättchen { $place }
lw-told-play = { $who } schickt { $card } { $place }.
lw-told-reveal = Ein Narbenplättchen { $place } wird aufgedeckt: { $scar }.
lw-told-trick = Stich { $number } geht an { $who }; { $lost } { $place } ist nun ein Einsamer Wolf.
lw-told-take = { $who } nimmt ein Narbenplättchen { $place }: { $scar }.
lw-told-look = { $who } nimmt ein verdecktes Narbenplättchen { $place }: { $scar }.
lw-told-take-hidden = { $who } nimmt ein verdecktes Narbenplättchen { $place }.
lw-told-place = { $who } legt „{ $scar }“ { $place }.
lw-told-added = { $who } legt { $place } einen Einsamen Wolf aus der Schachtel.
lw-told-flipped = Das Gebietsplättchen { $place } wird umgedreht: Jetzt ist es { $value } wert.
lw-told-moon = Der { $moon } geht { $place } auf. Trumpf ab dem nächsten Stich: { $suit }.
lw-told-over = Der letzte Stich ist gespielt: { $first } : { $second }.

## The score sheet

lw-sheet-honor = { $place }: Gebietsplättchen
lw-sheet-strength = Stärke { $strength }
lw-sheet-moon = { $place }: { $moon }
lw-sheet-scar = { $place }: { $scar }
lw-sheet-lone-wolves = Einsame Wölfe

## The drawing

lw-draw-scars = Narben
lw-draw-wolves = Wölfe
lw-draw-border = Grenze
lw-draw-centre = Mitte
lw-draw-trick = Stich { $number } von { $tricks }
lw-draw-trump = Trumpf: { $suit }
lw-draw-no-trump = Kein Trumpf
lw-draw-score = Punkte bisher { $first } : { $second }
lw-draw-honor = Gebietsplättchen, { $value } wert, auf der Rückseite { $reverse }
lw-draw-hidden = { $count } verdeckt
lw-draw-hand = { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand:
lw-draw-held = { $who } hält: { $scar }
