## Finde den besten Zug

puzzle-title = Rätsel
puzzle-of-game = Rätsel: { $game }
puzzle-today = Rätsel des Tages
puzzle-todays = Rätsel des Tages
puzzle-number = Rätsel { $number }
puzzle-ask = Du bist am Zug. Ein Zug ist weit besser als alle anderen: finde ihn.
puzzle-easy = auf den ersten Blick
puzzle-hard = schau zweimal hin
puzzle-right = Das ist er!
puzzle-wrong = Diesmal nicht.
puzzle-best = Der beste Zug: { $move }
puzzle-why-not = Er gewinnt von hier aus etwa { $wins } von 100 Partien; „{ $other }“ nur { $other_wins }.
puzzle-again = Noch einmal ansehen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-solved = gelöst
puzzle-missed = nicht gelöst
puzzle-open = noch nicht versucht
puzzle-solved-count = { $right } von { $count } gelöst
puzzle-solve = Lösen
puzzle-streak = { $days ->
    [0] Löse ein Rätsel des Tages und beginne eine Serie.
    [one] Eine Serie von einem Tag
   *[other] Eine Serie von { $days } Tagen
}
puzzle-streak-longest = längste: { $days }
puzzle-streak-today = Löse heute eines, damit sie weitergeht.
