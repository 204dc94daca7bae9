## Finished games

replay-play-on = Play on from here
replay-in-place-of = In place of
replay-against = Against
replay-start = Start
replay-line = What would have been better
replay-line-back = Back to the game
analysis-progress = Being analysed: { $percent } %
analysis-moves = All decisions
analysis-weighed = What was to choose from
analysis-good = as good as any
analysis-show-line = Show the better line
