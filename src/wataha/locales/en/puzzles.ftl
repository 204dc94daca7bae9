## Find the best move

puzzle-title = Puzzles
puzzle-of-game = Puzzles: { $game }
puzzle-today = Puzzle of the day
puzzle-todays = Puzzles of the day
puzzle-number = Puzzle { $number }
puzzle-ask = Your turn. One move is far better than all others: find it.
puzzle-easy = at a glance
puzzle-hard = look twice
puzzle-right = That is it!
puzzle-wrong = Not this time.
puzzle-best = The best move: { $move }
puzzle-why-not = It wins about { $wins } games in 100 from here; “{ $other }” only { $other_wins }.
puzzle-again = Look at it again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solved = solved
puzzle-missed = missed
puzzle-open = not tried yet
puzzle-solved-count = { $right } of { $count } solved
puzzle-solve = Solve it
puzzle-streak = { $days ->
    [0] Solve a puzzle of the day to begin a streak.
    [one] A streak of one day
   *[other] A streak of { $days } days
}
puzzle-streak-longest = longest: { $days }
puzzle-streak-today = Solve one today to keep it.
