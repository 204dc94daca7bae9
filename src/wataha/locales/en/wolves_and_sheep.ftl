## Edges, colours, figures

ws-village = village
ws-forest = forest
ws-pond = pond
ws-black = black
    .shown = black
    .meadow = black
    .meadows = black
ws-yellow = yellow
    .shown = yellow
    .meadow = yellow
    .meadows = yellow
ws-red = red
    .shown = red
    .meadow = red
    .meadows = red
ws-blue = blue
    .shown = blue
    .meadow = blue
    .meadows = blue
ws-shepherd = shepherd
ws-wolf = wolf
    .what = a wolf
ws-hunter = hunter
    .what = a hunter
ws-fisherman = fisherman
    .what = a fisherman
ws-guard = guard
    .what = a guard
ws-covered-wolf = covered wolf
ws-covered-fisherman = covered fisherman
ws-tile = a tile: { $north } above, { $east } right, { $south } below, { $west } left
ws-cell = { $across ->
    [right] { $columns } to the right
    [left] { $columns } to the left
   *[none] { "" }
}{ $both ->
    [yes] , { "" }
   *[no] { "" }
}{ $along ->
    [up] { $rows } up
    [down] { $rows } down
   *[none] { "" }
} from the village

## Moves, before and after

ws-label-tile = Lay { $tile }
ws-label-cell = Lay it there: { $cell }
ws-label-turn = { $turns ->
    [0] As it is
    [one] A quarter turn
   *[other] { $turns } quarter turns
}: { $tile }
ws-label-announce = Announce { $figure }
ws-label-special = Use the tile with { $back } sheep on its back
ws-label-reveal = Reveal your colour: { $colour }
ws-label-stop = Announce no more
ws-label-leave = Lay no more tiles for the rest of the game
ws-label-pass = Pass
ws-label-decline = Decline
ws-label-time-out = Time ran out
ws-told-time-out = { $who } has run out of time.
ws-told-announce = { $who } announces { $figure }.
ws-told-announce-then = Then { $figure }.
ws-told-lay = { $who } lays { $tile }.
ws-told-figure = { $who } lays { $figure }.
ws-told-cover = { $who } covers { $covered } with { $figure }.
ws-told-reveal = { $who } reveals the colour { $colour } and lays the shepherd.
ws-told-draw = { $who } draws { $count ->
    [0] nothing, for the bag is empty
    [one] one tile
   *[other] { $count } tiles
}.
ws-told-no-bonus = No tile of { $who } fits, so there is no bonus tile.
ws-told-lapsed = { $who } finds no place for { $figure } and keeps the tile.
ws-told-enclosed = A { $colour } meadow is enclosed: { $count } sheep.
ws-told-finished = A pond is finished: { $count ->
    [one] one fish
   *[other] { $count } fish
}.
ws-told-dangerous = The forest is dangerous now.
ws-told-safe = The forest is safe again.
ws-told-pass = { $who } passes.
ws-told-out-leave = { $who } leaves the game: { $points ->
    [0] no bonus
    [one] one bonus point
   *[other] { $points } bonus points
}.
ws-told-out-empty = { $who } is out of tiles: { $points ->
    [0] no bonus
    [one] one bonus point
   *[other] { $points } bonus points
}.
ws-told-out-stuck = Nobody can lay a tile, so { $who } is out: { $points ->
    [0] no bonus
    [one] one bonus point
   *[other] { $points } bonus points
}.
ws-told-over = The game is over; all colours are shown.
ws-told-colour = { $who } played { $colour }.
ws-told-total = { $who }: { $points ->
    [one] one point
   *[other] { $points } points
}.

## The score sheet

ws-sheet-meadow = a { $colour } meadow: { $sheep } sheep{ $fish ->
    [0] { "" }
   *[other] , { $fish } fish
}
ws-sheet-largest = largest
ws-sheet-smaller = not the largest
ws-sheet-unsafe = by a dangerous forest
ws-sheet-open-meadows = { $colour } meadows, open: { $count }
ws-sheet-open = open, { $count } sheep
ws-sheet-pond-open = pond, not finished: { $count ->
    [one] one fish
   *[other] { $count } fish
}
ws-sheet-pond-plundered = pond, plundered: { $count ->
    [one] one fish
   *[other] { $count } fish
}
ws-sheet-pond-finished = pond, finished; counts with its meadows: { $count ->
    [one] one fish
   *[other] { $count } fish
}
ws-sheet-bonus = finishing bonus
ws-sheet-rank = out as no. { $rank }
ws-sheet-tie-break = meadow no. { $number } by size

## The drawing

ws-draw-turn = It’s { $who }’s turn
ws-draw-window = { $who } may interrupt
ws-draw-over = The game is over
ws-decision-cell = choosing a place
ws-decision-turn = turning the tile
ws-decision-announce = announcing
ws-decision-special = laying announced tiles
ws-decision-special_cell = choosing a place for the figure
ws-decision-shepherd_cell = choosing a place for the shepherd
ws-decision-bonus_tile = choosing the bonus tile
ws-draw-announced = announced: { $kinds }
ws-draw-bag = in the bag: { $count }
ws-draw-next-bonus = whoever is out next gets +{ $points }
ws-draw-cropped = (columns { $first } to { $last })
ws-draw-secret = secret
ws-draw-out = out as no. { $rank }, +{ $points }
ws-draw-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
ws-draw-points = { $count ->
    [one] one point
   *[other] { $count } points
}
ws-draw-meadows = { $colour } meadows: { $values }
ws-draw-sheep-unsafe = in danger: { $count } sheep
ws-draw-sheep-open = on open meadows: { $count } sheep
ws-draw-hand = In the hand of { $who }:
ws-draw-house-tiles = The faces of the tiles are our reconstruction; the publisher's list is not public.
ws-draw-own-tiles = This table plays with a set of tiles of its own.
