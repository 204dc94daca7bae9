## Names

mlb-wolf = { $who }, wolf { $value }
mlb-lone-wolf = { $who }, lone wolf { $value }
mlb-wolf-on = { $wolf }, on { $place }
mlb-back = A card of { $who }, face down
mlb-leader = { $leader } ({ $type })
mlb-place = Empty { $place }
mlb-place-corner = Empty corner, { $place }
mlb-place-taken = { $wolf }, on { $place }
mlb-foot = The foot of the Sacred Mountain, { $who }
mlb-foot-term = The foot of the Sacred Mountain
mlb-peak = The peak of the Sacred Mountain
mlb-table = The table
mlb-deck = Deck of { $who }: { $count ->
    [one] one card
   *[other] { $count } cards
}
mlb-row-sum = { $who } in row { $row }: { $sum }
mlb-moons = Visible moons

## What is to be decided

mlb-ask-lay = Your turn: lay a wolf, or cover a rival 1 lower.
mlb-ask-lay_two = Now lay a wolf of value 2.
mlb-ask-second = Double strike: lay a second wolf on an empty place, or leave it.
mlb-ask-pick_lone = You won the round: choose a lone wolf for your pack.
mlb-ask-pick_leader = You lost the round: choose a leader ability.
mlb-round-won = { $who } takes the round.

## What things are

mlb-used = Used in this round; it is turned up again for the next.
mlb-beneath = Beneath it:
mlb-explain-wolf = It counts in its row as long as it is visible.
mlb-explain-place = All cards together must fit into 4 by 3 or 3 by 4 places.
mlb-explain-back = Only its owner knows it.
mlb-explain-moons = { $moons ->
    [one] One moon: the majority of visible moons is worth 2 points.
   *[other] { $moons } moons: the majority of visible moons is worth 2 points.
}
mlb-explain-corner = In a corner of the final shape it counts { $value } in its row.
mlb-explain-bonus = One bonus point when it is collected.
mlb-explain-foot = For the first round won.
mlb-explain-peak = For the second round won: it wins the game.

## The lesson

mll-welcome = Two packs meet under the moon. Whoever wins two rounds takes the Sacred Mountain. You hold three cards.
mll-first = Lay your 4 in the middle.
mll-beside = Every card must touch another one. All cards together must fit into 4 by 3 or 3 by 4 places.
mll-second = Lay your 1 on the lit place.
mll-cover = Now pounce: your 3 may cover the rival's 2, because it is exactly 1 higher.
mll-covered = Only the top card counts. Point at a pile to see what lies beneath. The last visible wolf of a pack is safe.
mll-rows = At the end of a round each row goes to the higher sum, shown at its ends. Its winner collects the own cards of the row: a point each, and one more for every 3.
mll-corners = In a corner of the final shape a 1 counts 3. Corners are marked as soon as they are known.
mll-moons = Whoever shows more moons gets 2 points. Moons sit on small wolves: weak in a row, strong in the sky.
mll-leaders = Who wins a round gains a lone wolf; who loses chooses one of these abilities. So the next round is open again.
mll-end = Two rounds won are the foot and the peak of the mountain, and the game. Try it against a pup!
