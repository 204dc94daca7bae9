## Seats and results, shared by all games

seat = Gracz { $letter }
score-sheet = Arkusz punktacji
sheet-total = Razem
sheet-tie-break = Rozstrzygnięcie remisu: { $what }
result-win = Wygrywa { $who }.
result-draw = Remis.

## The terminal table

play-welcome = { $game }: grasz jako { $who }. Ziarno losowania: { $seed }.
play-turn = Twoja kolej: { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}. Wpisz numer albo ruch; ? to pomoc.
play-prompt = Ruch:
play-help =
    Wpisz numer ruchu albo sam ruch (Tab uzupełnia).
    hint pokazuje, co na twoim miejscu pomyślałby najsilniejszy bot
    undo cofa twój ostatni ruch, jeśli nie pokazał ci niczego nowego · log opowiada dotychczasową grę
    score pokazuje bieżącą punktację · quit zachowuje grę i kończy
play-moves = Ruchy
play-unclear = „{ $move }” nie jest dozwolonym ruchem. Wpisz numer od 1 do { $count } albo ruch.
play-several = „{ $move }” może oznaczać { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}: { $moves }.
play-undone = Cofnięto: { $move }.
play-no-undo = Tego nie można cofnąć: to nie był twój ruch albo pokazał ci coś nowego.
play-kept = Gra jest zachowana. Wróć do niej poleceniem: { $command }
play-over = Koniec gry.
