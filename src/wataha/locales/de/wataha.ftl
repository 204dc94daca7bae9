## Seats and results, shared by all games

seat = Spieler { $letter }
score-sheet = Wertungsblatt
sheet-total = Summe
sheet-tie-break = Bei Gleichstand: { $what }
result-win = { $who } gewinnt.
result-draw = Unentschieden.

## The terminal table

play-welcome = { $game }: Du bist { $who }. Startwert { $seed }.
play-turn = Du bist am Zug: { $count ->
    [one] ein möglicher Zug
   *[other] { $count } mögliche Züge
}. Nummer oder Zug eingeben; ? für Hilfe.
play-prompt = Zug:
play-help =
    Gib die Nummer eines Zuges oder den Zug selbst ein (Tab ergänzt).
    hint zeigt, was der stärkste Bot an deiner Stelle denken würde
    undo nimmt deinen letzten Zug zurück, wenn er dir nichts Neues gezeigt hat · log erzählt die Partie
    score zeigt den Punktestand · quit bewahrt die Partie auf und beendet
play-moves = Züge
play-unclear = „{ $move }“ ist hier kein erlaubter Zug. Gib eine Nummer von 1 bis { $count } oder einen Zug ein.
play-several = „{ $move }“ kann { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} bedeuten: { $moves }.
play-undone = Zurückgenommen: { $move }.
play-no-undo = Das lässt sich nicht zurücknehmen: Es war nicht dein Zug, oder er hat dir etwas Neues gezeigt.
play-kept = Die Partie ist aufbewahrt. Weiter geht es mit: { $command }
play-over = Die Partie ist zu Ende.
