## The levels of the bots, from the weakest to the strongest

bot-pup = Pup
bot-scout = Scout
bot-hunter = Hunter
bot-alpha = Alpha
bot-legend = Legend

## Bots to compare with

bot-random = Random
bot-greedy = Greedy
bot-flat = Flat

## Hints and analysis

hint-title = What { $level } thinks
hint-move = Move
hint-share = Looked at
hint-result = Win
hint-margin = Lead
hint-line = Expected: { $moves }
hint-line-move = { $who }: { $move }
why-only = There is no other move.
why-clear = From here it wins about { $wins } games in 100, and nothing else comes close.
why-wins = From here it wins about { $wins } games in 100; the next best, “{ $other }”, only { $other_wins }.
why-prevents = From here it wins about { $wins } games in 100; after “{ $other }” it would be { $other_wins }, because { $who } could answer: { $answer }.
why-margin = It is worth about { $points ->
    [one] one point
   *[other] { $points } points
} more than the next best: { $other }.
why-close = About as good would be: { $other }.
net-agrees = Intuition and calculation agree: the net alone, without a search, would play the same.
net-differs = Intuition and calculation do not agree: the net alone would play “{ $other }”, which by the search wins about { $other_wins } games in 100, not { $wins }.
net-dropped = Intuition and calculation do not agree: the net alone would play “{ $other }”, which the search soon dropped.
analysis-title = { $game }: the { $count ->
    [one] largest swing
   *[other] { $count } largest swings
}
analysis-ply = Move no.
analysis-who = Who
analysis-played = Played
analysis-better = Better
analysis-cost = Lost
analysis-none = No decision gave anything away.
