## Seats and results, shared by all games

seat = Hráč { $letter }
score-sheet = Bodovací list
sheet-total = Celkem
sheet-tie-break = Rozhodnutí při shodě: { $what }
result-win = Vítězí { $who }.
result-draw = Remíza.

## The terminal table

play-welcome = { $game }: hraješ jako { $who }. Semínko náhody: { $seed }.
play-turn = Jsi na tahu: { $count ->
    [one] jeden možný tah
    [few] { $count } možné tahy
    [many] { $count } možného tahu
   *[other] { $count } možných tahů
}. Napiš číslo nebo tah; ? je nápověda.
play-prompt = Tah:
play-help =
    Napiš číslo tahu nebo tah sám (Tab doplňuje).
    hint ukáže, co by si na tvém místě myslel nejsilnější bot
    undo vrátí tvůj poslední tah, pokud ti neukázal nic nového · log vypráví dosavadní hru
    score ukáže průběžné body · quit hru uchová a skončí
play-moves = Tahy
play-unclear = „{ $move }“ tu není povolený tah. Napiš číslo od 1 do { $count } nebo tah.
play-several = „{ $move }“ může znamenat { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}: { $moves }.
play-undone = Vráceno: { $move }.
play-no-undo = To nelze vrátit: nebyl to tvůj tah, nebo ti ukázal něco nového.
play-kept = Hra je uložena. Pokračuj příkazem: { $command }
play-over = Konec hry.
