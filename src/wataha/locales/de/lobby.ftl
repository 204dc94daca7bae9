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
list-reliable = nur für Zuverlässige
list-mark = beendet { $percent } %
list-mark-new = neu hier
list-mark-whole = Beendet { $percent } % der Spiele mit Menschen: { $finished } der letzten { $games }.
list-mark-whole-new = Zu wenige Spiele mit Menschen, um zu sagen, wie zuverlässig sie beendet werden.
list-mark-why = Nicht beendet ist ein Spiel, das man verlässt oder dessen Zeit abläuft, ohne dass man zurückkommt; verlieren oder aufgeben zählt nicht dazu. Es zählen die letzten 40 Spiele innerhalb eines Jahres.
list-played-on = weitergespielt
list-won = Gewonnen
list-lost = Verloren
list-drawn = Unentschieden
list-seen = Ansehen
list-challenge = Deine Antwort?
list-lobby = Tische, an denen Platz ist
list-nobody = Gerade wartet niemand. Mach einen Tisch auf und verschick den Link, oder spiel gegen einen Bot.
list-more = Mehr zeigen
list-puzzles-solved = { $count ->
    [one] Ein Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
