## Wolves: as they are, as something is done to them, as something is done with them; and places

ml-wolf = a { $value }
    .what = a { $value }
    .with = a { $value }
ml-lone-wolf = the lone wolf { $value }
    .what = the lone wolf { $value }
    .with = the lone wolf { $value }
ml-place = place { $column } of row { $row }

## Leader abilities

ml-type-ambush = ambush
ml-type-endurance = endurance
ml-leader-shift = Regroup
ml-leader-ties = Dominance
ml-leader-hand5 = Large pack
ml-leader-leap = Leap
ml-leader-equal = Equal fight
ml-leader-double = Double strike
ml-leader-howl = Howl
ml-leader-den = Den
ml-effect-shift = before you lay a wolf of value 2, move one pile to an empty place
ml-effect-ties = you win all ties: moons, rows and points of the round
ml-effect-hand5 = you may hold 5 cards
ml-effect-leap = cover an opposing wolf with a card exactly 2 higher
ml-effect-equal = cover an opposing wolf with a card of the same value
ml-effect-double = after your card lay a second one on an empty place
ml-effect-howl = the moon majority is worth 3 points to you
ml-effect-den = your wolves of value 1 cannot be covered

## Moves, before and after

ml-label-lay = Lay { $wolf } on { $place }
ml-label-cover = Cover { $covered } on { $place } with { $wolf }
ml-label-ambush = { $leader }: cover { $covered } on { $place } with { $wolf }
ml-label-move = { $leader }: move the pile from { $origin } to { $target }
ml-label-lone = Add { $wolf } to your pack
ml-label-leader = Take { $leader }: { $effect }
ml-label-pass = Lay no second card
ml-told-lay = { $who } lays { $wolf } on { $place }.
ml-told-second = { $leader }: { $who } also lays { $wolf } on { $place }.
ml-told-cover = { $who } covers { $covered } on { $place } with { $wolf }.
ml-told-ambush = { $leader }: { $who } covers { $covered } on { $place } with { $wolf }.
ml-told-move = { $leader }: { $who } moves the pile from { $origin } to { $target }.
ml-told-lone = { $who } adds { $wolf } to the pack.
ml-told-leader = { $who } takes the ability { $leader }.
ml-told-pass = { $who } lays no second card.
ml-told-draw = { $who } draws { $wolf }.
ml-told-shape-wide = The final shape is wide: 4 places wide, 3 high.
ml-told-shape-tall = The final shape is tall: 3 places wide, 4 high.
ml-told-start = Round { $number } begins; { $who } starts.

## The end of a round

ml-told-moons = Moons { $first } : { $second }; { $who } gets { $points ->
    [one] one point
   *[other] { $points } points
}.
ml-told-moons-tied = Moons { $first } : { $second }; nobody gets points for them.
ml-told-row = Row { $row }: { $first } : { $second }; { $who } collects { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } bonus)
}.
ml-told-row-tied = Row { $row }: { $first } : { $second }; nobody collects a card.
ml-told-round = Round { $number }: { $first } : { $second } points. { $who } wins the round.
ml-told-round-ties = Round { $number }: { $first } : { $second } points. { $who } wins the tie by { $leader }.
ml-told-round-cards = Round { $number }: { $first } : { $second } points. { $who } wins the tie by cards collected, { $first_cards } : { $second_cards }.
ml-told-undecided = Round { $number }: { $first } : { $second } points, equally many cards. Nobody wins the round.
ml-told-foot = { $who } takes the foot of the Sacred Mountain.
ml-told-peak = { $who } puts the peak on the Sacred Mountain and wins the game.
ml-told-stop = { $count ->
    [one] One round was undecided
   *[other] { $count } rounds were undecided
}: the game stops here.

## The score sheet

ml-sheet-round = Round { $number }: mountain piece
ml-sheet-present-round = Round { $number }, so far
ml-sheet-points = { $points ->
    [one] one point
   *[other] { $points } points
} ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
ml-sheet-moons = – moons
ml-sheet-moon-count = { $moons ->
    [one] one moon
   *[other] { $moons } moons
}: +{ $points }
ml-sheet-row = – row { $row }
ml-sheet-row-won = sum { $sum }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } bonus)
}
ml-sheet-row-lost = sum { $sum }

## The drawing

ml-draw-round = Round { $number }
ml-draw-decision-lay = { $who } is choosing a wolf to lay
ml-draw-decision-lay_two = { $who } is choosing a place for a 2
ml-draw-decision-second = { $who } may lay a second wolf
ml-draw-decision-pick_lone = { $who } is choosing a lone wolf
ml-draw-decision-pick_leader = { $who } is choosing a leader ability
ml-draw-mountain = Mountain pieces { $first } : { $second }
ml-draw-shape-open = Shape still open
ml-draw-shape-wide = Wide shape
ml-draw-shape-tall = Tall shape
ml-draw-rows = in the row
ml-draw-row-tied = nobody
ml-draw-row-won = { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
ml-draw-moons = Moons { $first } : { $second }
ml-draw-points = Points of the round { $first } : { $second }
ml-draw-hand = { $who }, { $count ->
    [one] one card
   *[other] { $count } cards
} in hand:
ml-draw-deck = deck: { $count }
ml-draw-unseen = unseen: { $cards }
ml-draw-used = used
ml-draw-lone-wolves = Lone wolves to choose from:
ml-draw-display = Leader abilities on display:
