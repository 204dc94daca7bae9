## Terrains and hexes

tw-forest = forest
    .of = forest
tw-rock = rock
    .of = rock
tw-grass = grass
    .of = grass
tw-tundra = tundra
    .of = tundra
tw-desert = desert
    .of = desert
tw-water = water source
    .of = water source
tw-chasm = chasm
    .of = chasm
tw-hex = { $ground } in region { $slot }
tw-hex-start = { $ground } on the start board
tw-label-hex = { $place }
tw-region = region { $slot }

## Packs and pieces

tw-pack-forest = Forest pack
tw-pack-rock = Rock pack
tw-pack-grass = Grass pack
tw-pack-tundra = Tundra pack
tw-pack-desert = Desert pack
tw-ai = the AI pack
tw-owner = { $who }
tw-wolf = wolf
    .whom = a wolf
tw-alpha = alpha wolf
    .whom = an alpha wolf
tw-den = den
    .whom = a den
tw-lair = lair
tw-lone-wolf = lone wolf
tw-terrain-token = terrain token
tw-action-token = action token
tw-prey = Prey
tw-hare = a hare
tw-boar = a boar
tw-raccoon = a raccoon
tw-deer = a deer
tw-moose = a moose
tw-short-hare = h
tw-short-boar = b
tw-short-raccoon = r
tw-short-deer = d
tw-short-moose = m

## Tracks, phases, actions

tw-spread = Pack Spread
tw-speed = Wolf Speed
tw-howl = Howl Range
tw-short-spread = Spread
tw-short-speed = Speed
tw-short-howl = Howl
tw-crescent = Crescent
    .the = the Crescent
tw-quarter = Quarter
    .the = the Quarter
tw-full = Full Moon
    .the = the Full Moon
tw-MOVE = Move
tw-DEN = Build a den
tw-LAIR = Upgrade a den to a lair
tw-HOWL = Howl
tw-DOMINATE = Dominate

## Payments: which tiles, by the terrain they show afterwards

tw-pay-0 = no tile
tw-pay-1 = a tile that turns to { $front }
tw-pay-2 = a tile that turns to { $back }
tw-pay-3 = tiles that turn to { $front } and { $back }
tw-pay-4 = the home tile
tw-pay-5 = the home tile, a tile that turns to { $front }
tw-pay-6 = the home tile, a tile that turns to { $back }
tw-pay-7 = the home tile, tiles that turn to { $front } and { $back }

## Moves, before

tw-label-front = All tiles front up
tw-label-back = All tiles back up
tw-label-draft = An alpha and a wolf to { $place }
tw-label-kind = { $action } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
})
tw-label-victim = { $piece } of { $owner }, { $place }
tw-label-pay = { $tiles }{ $tokens ->
    [0] { "" }
    [one] , 1 terrain token
   *[other] , { $tokens } terrain tokens
}
tw-label-wolf = { $piece } on { $place }
tw-label-stop = Stop moving
tw-label-dest = to { $place }
tw-label-push = Push it to { $place }
tw-label-track = { $track }, then { $value }
tw-label-hunt = Hunt { $prey }, { $place }
tw-label-use-token = Spend an action token on one more action
tw-label-end-turn = End the turn

## Moves, after

tw-told-pack = { $who } leads the { $pack }.
tw-told-front = { $who } starts with all tiles front up.
tw-told-back = { $who } starts with all tiles back up.
tw-told-draft = { $who } places an alpha and a wolf on { $place }.
tw-told-kind = { $who } chooses: { $action }.
tw-told-terrain = Terrain chosen: { $terrain }.
tw-told-target = Target chosen: { $target }.
tw-told-pay = { $who } pays with { $payment }.
tw-told-move = { $who } moves { $piece } from { $start } to { $goal }.
tw-told-push = { $who } pushes { $piece } of { $owner } from { $start } to { $goal }.
tw-told-stop = { $who } moves no further.
tw-told-den = { $who } places a den on { $place }: { $track } is now { $value }.
tw-told-lair = { $who } turns the den on { $place } into a lair.
tw-told-dominate = { $who } dominates { $piece } of { $owner } on { $place }.
tw-told-newcomer = { $who } places { $piece } on { $place }.
tw-told-calendar = The calendar reaches date { $date }.
tw-told-gain-terrain = { $who } gains a bonus terrain token.
tw-told-gain-action = { $who } gains a bonus action token.
tw-told-hunt = { $who } hunts { $prey } on { $place }.
tw-told-use-token = { $who } spends an action token on one more action.
tw-told-end-turn = { $who } ends the turn.
tw-told-earned = { $phase }, { $region }: { $who } gets { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tw-told-nobody = { $phase }, { $region }: nobody gets points.
tw-told-stalled = The calendar has stood still for too long: all remaining regions score now.
tw-told-over = The game is over.

## The score sheet

tw-sheet-region = { $phase }, { $region }
tw-sheet-control = control { $control }
tw-sheet-spread = Pack Spread
tw-sheet-speed = Wolf Speed
tw-sheet-howl = Howl Range
tw-sheet-lairs = Lairs
tw-sheet-prey = Prey
tw-sheet-wolves = Wolf track
tw-sheet-tokens = scoring tokens taken
tw-sheet-wolf-kinds = wolves and alphas on the map

## The drawing

tw-draw-turn = { $who } decides
tw-draw-over = The game is over
tw-draw-calendar = Calendar: { $date }
tw-draw-regions = Regions: control + alphas
tw-ask-pack = choosing a pack
tw-ask-faces = choosing the sides of the tiles
tw-ask-draft = placing an alpha and a wolf
tw-ask-kind = choosing an action
tw-ask-terrain = choosing the terrain
tw-ask-target = choosing a target
tw-ask-pay = choosing how to pay
tw-ask-wolf = choosing a wolf to move
tw-ask-dest = choosing where it goes
tw-ask-push = choosing where it is pushed
tw-ask-track = choosing the track to take a den from
tw-ask-hunt = choosing the prey
tw-ask-extra = choosing whether to spend an action token
