## Names

wsb-gap = Free place, { $place }
wsb-cell = { $tile }; { $place }
wsb-face = { $tile }
wsb-face-figure = { $figure } on { $tile }
wsb-figure-on = { $figure }, { $place }
wsb-in-hand = In hand: { $first }; on its back { $second }
wsb-own-colour = Your secret colour: { $colour }
wsb-shepherd = Shepherd of the { $colour } herd
wsb-question = A “?” tile: the colour is secret
wsb-marker = Marker: { $colour }
wsb-unseen = A tile in hand, unseen
wsb-table = The table
wsb-hand = Your hand
wsb-largest = largest safe meadow
wsb-bag = in the bag
wsb-next-bonus = next out: +{ $points }
wsb-asked = is asked whether to interrupt

## What is to be decided

wsb-ask-main = Your turn: choose a tile to lay.
wsb-ask-cell = Where do you lay it?
wsb-ask-turn = Turn the tile until you like it, then lay it.
wsb-ask-announce = Announce one more figure, or announce no more.
wsb-ask-special = Choose which of your tiles shows the figure.
wsb-ask-special_cell = Where does the figure go?
wsb-ask-shepherd_cell = Where does your shepherd go?
wsb-ask-bonus_tile = Now lay your bonus tile.
wsb-ask-poll = Do you interrupt?
wsb-wait = { $who } is { $what }.
wsb-poll = Interrupt with a figure or your colour?
wsb-poll-about = { $who } is playing: interrupt with a figure or your colour?
wsb-poll-brief = Interrupt?
wsb-poll-brief-about = { $who } plays: interrupt?
wsb-declining = No interruption …
wsb-poll-kept = Noted: { $answer }
wsb-asked-several = All who are asked may interrupt now
wsb-asking = When shall we ask you whether to interrupt? Only you know this.
wsb-asking-label = Ask me to interrupt:
wsb-asking-always = Ask me every time
wsb-asking-holding = Only when I hold a figure
wsb-asking-never = Never ask me
wsb-turn = Turn
wsb-turn-key = Turn (R)
wsb-turn-left = Turn left
wsb-flip = Turn over
wsb-flip-key = Turn over (F)
wsb-lay-here = Lay it here
wsb-back = Take back
wsb-leave-for = Stop laying: +{ $points } …
wsb-leave-why = You lay no more tiles in this game. Your meadows still count at the end.
wsb-leave-sure = Lay no more tiles: +{ $points }

## Meadows, forests, ponds

wsb-village = Village
wsb-meadow-open = A { $colour } meadow: { $count ->
    [one] one sheep
   *[other] { $count } sheep
}, open at { $open ->
    [one] one edge
   *[other] { $open } edges
}
wsb-meadow-safe = A { $colour } meadow: { $count ->
    [one] one sheep
   *[other] { $count } sheep
}, enclosed and safe
wsb-meadow-unsafe = A { $colour } meadow: { $count ->
    [one] one sheep
   *[other] { $count } sheep
}, enclosed, but a wolf threatens it: worth nothing now
wsb-joined = Together with its ponds it is worth { $value }.
wsb-forest-safe = Forest, safe: { $raiders ->
    [0] no wolf
    [one] one wolf
   *[other] { $raiders } wolves
}, { $keepers ->
    [0] no hunter
    [one] one hunter
   *[other] { $keepers } hunters
}
wsb-forest-dangerous = Forest, dangerous: { $raiders ->
    [one] one wolf
   *[other] { $raiders } wolves
}, { $keepers ->
    [0] no hunter
    [one] one hunter
   *[other] { $keepers } hunters
}. Meadows beside it are not safe.
wsb-pond-open = Pond: { $count ->
    [one] one fish
   *[other] { $count } fish
}, open at { $open ->
    [one] one edge
   *[other] { $open } edges
}
wsb-pond-finished = Pond, finished: { $count ->
    [one] one fish
   *[other] { $count } fish
} for every safe meadow beside it
wsb-pond-plundered = Pond, plundered: its { $count ->
    [one] fish is
   *[other] { $count } fish are
} worth nothing

## What things are

wsb-explain-gap = A tile fits here if all its touching edges match.
wsb-explain-hand = Click it to lay it. Turn it over (F) or around (R, wheel) first, if you like.
wsb-explain-question = Reveal your colour: your shepherd is laid as four sheep, and you lay a bonus tile.
wsb-explain-bag = Each edge that a laid tile matches draws a tile.
wsb-explain-wolf = A wolf makes its forest dangerous: meadows beside it count nothing.
wsb-explain-hunter = A hunter keeps wolves out of a forest, or covers a wolf.
wsb-explain-fisherman = A fisherman plunders a pond: its fish count nothing.
wsb-explain-guard = A guard keeps fishermen from a pond, or covers one.

## The lesson

wsl-welcome = Welcome to the meadow. In the middle lies the village square; all of you lay tiles around it.
wsl-secret = This is your secret: the colour of your sheep. Only your largest enclosed meadow of it will count.
wsl-tile = Edges that touch must be alike. Tap the lit tile of your hand. You may turn it over (F) or around (R) as you like.
wsl-cell = It fits where a place is lit. Tap one.
wsl-turn = Turn it with R, the wheel or the button until you like it, then lay it.
wsl-drawn = For every edge that matched you draw a tile, so your hand never shrinks while the bag lasts.
wsl-teacher = Now the others laid a tile. Point at a meadow to see how many sheep graze there and whether it is closed.
wsl-again = Your turn again: take the lit tile.
wsl-place = Lay it on the lit place.
wsl-closed = A meadow is enclosed when no edge of it is open: fence, forest and village all close it. Its sheep are safe as long as no wolf prowls beside it.
wsl-figures = Some tiles have a figure on the back. A wolf makes its forest dangerous: meadows beside it count nothing, until a hunter comes. Figures may be played at any time; you are asked in a calm moment.
wsl-reveal = Whenever a place for it is free you may reveal your colour: your shepherd brings four sheep, and you lay one more tile.
wsl-leave = Who stops first gets 6 points, the next 3, then 1. Stop when your meadow is safe, and before the wolf comes.
wsl-end = That is all. Graze well!
