## Seats and results, shared by all games

seat = Player { $letter }
score-sheet = Score sheet
sheet-total = Total
sheet-tie-break = Tie-break: { $what }
result-win = { $who } wins.
result-draw = A draw.

## The terminal table

play-welcome = { $game }: you are { $who }. Seed { $seed }.
play-turn = Your turn: { $count ->
    [one] one move
   *[other] { $count } moves
}. Type a number or a move; ? for help.
play-prompt = Move:
play-help =
    Type the number of a move or the move itself (Tab completes it).
    hint shows what the strongest bot would think in your place
    undo takes back your last move if it showed you nothing new · log tells the game so far
    score shows the score sheet as things stand · quit keeps the game and leaves
play-moves = Moves
play-unclear = '{ $move }' is none of the legal moves. Type a number from 1 to { $count }, or a move.
play-several = '{ $move }' could mean { $count ->
    [one] one move
   *[other] { $count } moves
}: { $moves }.
play-undone = Taken back: { $move }.
play-no-undo = This cannot be taken back: it was not your move, or it showed you something new.
play-kept = The game is kept. Go on with: { $command }
play-over = The game is over.
