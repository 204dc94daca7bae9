## Against bots by rank

ladder-title = The ladder of bots
ladder-record = { $wins } won of { $games }
ladder-meet = Play { $level }

## Tables in lists

list-live = { $seconds ->
    [one] one second a move
   *[other] { $seconds } seconds a move
}
list-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
list-rated = rated
list-reliable = reliable players only
list-mark = finishes { $percent } %
list-mark-new = new here
list-mark-whole = Finishes { $percent } % of games with people: { $finished } of the last { $games }.
list-mark-whole-new = Too few games with people to say how reliably they are finished.
list-mark-why = Who leaves or runs out of time and does not come back leaves a game unfinished; losing or resigning does not. What counts are the last 40 games within a year.
list-played-on = played on
list-won = Won
list-lost = Lost
list-drawn = Drawn
list-seen = Look at it
list-challenge = Your answer?
list-lobby = Tables to join
list-nobody = Nobody is waiting right now. Make a table and send the link, or play a bot.
list-more = Show more
list-puzzles-solved = { $count ->
    [one] One puzzle solved
   *[other] { $count } puzzles solved
}
