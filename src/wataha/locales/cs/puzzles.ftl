## Najdi nejlepší tah

puzzle-title = Hádanky
puzzle-of-game = Hádanky: { $game }
puzzle-today = Hádanka dne
puzzle-todays = Hádanky dne
puzzle-number = Hádanka { $number }
puzzle-ask = Jsi na tahu. Jeden tah je mnohem lepší než všechny ostatní: najdi ho.
puzzle-easy = na první pohled
puzzle-hard = podívej se dvakrát
puzzle-right = To je ono!
puzzle-wrong = Tentokrát ne.
puzzle-best = Nejlepší tah: { $move }
puzzle-why-not = Vede k výhře asi v { $wins } partiích ze 100; „{ $other }“ jen v { $other_wins }.
puzzle-again = Podívat se znovu
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
puzzle-solved = vyřešená
puzzle-missed = nevyřešená
puzzle-open = zatím nezkoušená
puzzle-solved-count = Vyřešeno: { $right } z { $count }
puzzle-solve = Vyřešit
puzzle-streak = { $days ->
    [0] Vyřeš hádanku dne a začni sérii.
    [one] Série: jeden den
    [few] Série: { $days } dny
   *[other] Série: { $days } dní
}
puzzle-streak-longest = nejdelší: { $days }
puzzle-streak-today = Vyřeš dnes jednu, ať série trvá.
