## Znajdź najlepszy ruch

puzzle-title = Zagadki
puzzle-of-game = Zagadki: { $game }
puzzle-today = Zagadka dnia
puzzle-todays = Zagadki dnia
puzzle-number = Zagadka { $number }
puzzle-ask = Twój ruch. Jeden jest o wiele lepszy od wszystkich innych: znajdź go.
puzzle-easy = na pierwszy rzut oka
puzzle-hard = przyjrzyj się dobrze
puzzle-right = To jest to!
puzzle-wrong = Tym razem nie.
puzzle-best = Najlepszy ruch: { $move }
puzzle-why-not = Daje zwycięstwo w około { $wins } partiach na 100; „{ $other }” tylko w { $other_wins }.
puzzle-again = Obejrzyj jeszcze raz
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-solved = rozwiązana
puzzle-missed = nieudana
puzzle-open = jeszcze nierozwiązywana
puzzle-solved-count = Rozwiązane: { $right } z { $count }
puzzle-solve = Rozwiąż
puzzle-streak = { $days ->
    [0] Rozwiąż zagadkę dnia, by zacząć serię.
    [one] Seria: jeden dzień
    [few] Seria: { $days } dni
   *[many] Seria: { $days } dni
}
puzzle-streak-longest = najdłuższa: { $days }
puzzle-streak-today = Rozwiąż dziś jedną, by jej nie przerwać.
