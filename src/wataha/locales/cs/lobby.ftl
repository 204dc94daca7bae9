## S boty, příčka za příčkou

ladder-title = Žebřík botů
ladder-record = výhry: { $wins } z { $games }
ladder-meet = Soupeř: { $level }

## Stoly v seznamech

list-live = { $seconds ->
    [one] sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
list-days = { $days ->
    [one] den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}
list-rated = hodnocená
list-reliable = jen pro spolehlivé hráče
list-mark = dohraje { $percent } %
list-mark-new = tu nově
list-mark-whole = Dohraje { $percent } % her s lidmi: { $finished } z posledních { $games }.
list-mark-whole-new = Her s lidmi je zatím málo na to, aby bylo jasné, jak spolehlivě se dohrávají.
list-mark-why = Nedohraje ten, kdo odejde nebo komu dojde čas a nevrátí se; prohra ani vzdání se nepočítá. Rozhoduje posledních 40 her za rok.
list-played-on = dohrávaná
list-won = Výhra
list-lost = Prohra
list-drawn = Remíza
list-seen = Prohlédnout
list-challenge = Tvoje odpověď?
list-lobby = Stoly, které čekají
list-nobody = Teď nikdo nečeká. Připrav stůl a pošli odkaz, nebo si zahraj s botem.
list-more = Ukázat další
list-puzzles-solved = { $count ->
    [one] Jedna vyřešená hádanka
    [few] { $count } vyřešené hádanky
   *[other] { $count } vyřešených hádanek
}
