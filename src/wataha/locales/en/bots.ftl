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

hint-title = What Alpha thinks
hint-move = Move
hint-share = Attention
hint-result = Win
hint-margin = Lead
hint-line = Expected: { $moves }
hint-line-move = { $who }: { $move }
analysis-title = { $game }: the { $count ->
    [one] largest swing
   *[other] { $count } largest swings
}
analysis-ply = Ply
analysis-who = Who
analysis-played = Played
analysis-better = Better
analysis-cost = Cost
analysis-none = No decision gave anything away.
