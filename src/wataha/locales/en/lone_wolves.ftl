## Territories, suits, cards

lw-cave = Cave
    .into = in the cave
    .to = to the cave
    .in = in the cave
    .from = from the cave
lw-desert = Desert
    .into = in the desert
    .to = to the desert
    .in = in the desert
    .from = from the desert
lw-swamp = Swamp
    .into = in the swamp
    .to = to the swamp
    .in = in the swamp
    .from = from the swamp
lw-tundra = Tundra
    .into = in the tundra
    .to = to the tundra
    .in = in the tundra
    .from = from the tundra
lw-volcano = Volcano
    .into = on the volcano
    .to = to the volcano
    .in = in the volcano
    .from = from the volcano
lw-border-to = on the border between { $one } and { $other }
lw-black = crystals
    .of = crystals
lw-brown = dunes
    .of = dunes
lw-green = reeds
    .of = reeds
lw-white = snowflakes
    .of = snowflakes
lw-red = flames
    .of = flames
lw-card = { $value } of { $suit }
    .who = the { $value } of { $suit }
    .what = the { $value } of { $suit }
lw-moon = Moon
lw-blood_moon = Blood Moon

## Scars

lw-scar-STR_PER_WOLF = +1 strength per wolf
lw-scar-STR_3 = +3 strength
lw-scar-ADD_LONE = Add a Lone Wolf
lw-scar-FLIP_HONOR = Flip the honor token
lw-scar-PT_1_WOLF = 1 point per wolf
lw-scar-PT_2_LONE = 2 points per Lone Wolf
lw-scar-PT_2_FACEUP = 2 points per face-up wolf
lw-scar-PT_3_LOW = 3 points per wolf 2-4
lw-scar-PT_5_CONTROL = 5 points for the honor token
lw-scar-HIDDEN = a hidden scar
lw-short-STR_PER_WOLF = +1 str/wolf
lw-short-STR_3 = +3 strength
lw-short-ADD_LONE = add lone wolf
lw-short-FLIP_HONOR = flip honor
lw-short-PT_1_WOLF = 1 pt/wolf
lw-short-PT_2_LONE = 2 pt/lone wolf
lw-short-PT_2_FACEUP = 2 pt/face-up
lw-short-PT_3_LOW = 3 pt/wolf 2-4
lw-short-PT_5_CONTROL = 5 pt/honor

## Moves, before and after

lw-label-play = Send { $card } { $place }
lw-label-take = Take { $scar }
lw-label-place = Place the scar { $place }
lw-told-play = { $who } sends { $card } { $place }.
lw-told-reveal = A scar is revealed { $place }: { $scar }.
lw-told-trick = Trick { $number } goes to { $who }; { $lost } { $place } is a Lone Wolf from now on.
lw-told-take = { $who } takes a scar { $place }: { $scar }.
lw-told-look = { $who } takes a hidden scar { $place }: { $scar }.
lw-told-take-hidden = { $who } takes a hidden scar { $place }.
lw-told-place = { $who } places “{ $scar }” { $place }.
lw-told-added = A Lone Wolf from the box joins { $who } { $place }.
lw-told-flipped = The honor token { $place } is turned over: it is worth { $value } now.
lw-told-moon = The { $moon } rises { $place }: { $suit } are trump from the next trick.
lw-told-over = The last trick is played: { $first } : { $second }.

## The score sheet

lw-sheet-honor = { $place }: honor token
lw-sheet-strength = strength { $strength }
lw-sheet-moon = { $place }: { $moon }
lw-sheet-scar = { $place }: { $scar }
lw-sheet-lone-wolves = Lone Wolves

## The drawing

lw-draw-scars = scars
lw-draw-wolves = wolves
lw-draw-border = border
lw-draw-centre = centre
lw-draw-trick = Trick { $number } of { $tricks }
lw-draw-trump = Trump: { $suit }
lw-draw-no-trump = No trump
lw-draw-score = Points so far { $first } : { $second }
lw-draw-honor = honor token worth { $value }, { $reverse } on its back
lw-draw-hidden = { $count } hidden
lw-draw-hand = { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
} in hand:
lw-draw-held = { $who } holds: { $scar }
