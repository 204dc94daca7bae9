## Gegen Bots, Sprosse für Sprosse

ladder-title = Die Leiter der Bots
ladder-record = { $wins } von { $games } gewonnen
ladder-meet = Gegen { $level } spielen

## Tische in Listen

list-live = { $seconds ->
    [one] eine Sekunde je Zug
   *[other] { $seconds } Sekunden je Zug
}
list-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
list-rated = gewertet
list-played-on = weitergespielt
list-won = Gewonnen
list-lost = Verloren
list-drawn = Unentschieden
list-seen = Ansehen
list-lobby = Tische, an denen Platz ist
list-nobody = Gerade wartet niemand. Mach einen Tisch auf und verschick den Link, oder spiel gegen einen Bot.
list-more = Mehr zeigen
list-puzzles-solved = { $count ->
    [one] Ein Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
