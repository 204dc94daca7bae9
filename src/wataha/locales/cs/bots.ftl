## Úrovně botů, od nejslabší po nejsilnější

bot-pup = Štěně
bot-scout = Zvěd
bot-hunter = Lovec
bot-alpha = Alfa
bot-legend = Legenda

## Boti pro srovnání

bot-random = Náhodný
bot-greedy = Hladový
bot-flat = Plochý

## Nápovědy a rozbor

hint-title = Co si myslí { $level }
hint-move = Tah
hint-share = Jak často zkoumáno
hint-result = Výhra
hint-margin = Náskok
hint-line = Očekává se: { $moves }
hint-line-move = { $who }: { $move }
why-only = Jiný tah není.
why-clear = Odtud vyhrává asi { $wins } her ze 100 a nic jiného se mu nevyrovná.
why-wins = Odtud vyhrává asi { $wins } her ze 100, druhý nejlepší tah („{ $other }“) jen { $other_wins }.
why-prevents = Odtud vyhrává asi { $wins } her ze 100; po tahu „{ $other }“ by to bylo { $other_wins }, protože { $who } může odpovědět: { $answer }.
why-margin = Má cenu asi o { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
} vyšší než druhý nejlepší tah: { $other }.
why-close = Skoro stejně dobrý by byl tah: { $other }.
net-agrees = Intuice a výpočet se shodují: samotná síť by bez prohledávání zahrála totéž.
net-differs = Intuice a výpočet se neshodují: samotná síť by zahrála „{ $other }“, a to podle prohledávání vyhrává asi { $other_wins } her ze 100, ne { $wins }.
net-dropped = Intuice a výpočet se neshodují: samotná síť by zahrála „{ $other }“, ale prohledávání to brzy zavrhlo.
analysis-title = { $game }: { $count ->
    [one] největší zvrat
    [few] { $count } největší zvraty
   *[other] { $count } největších zvratů
}
analysis-ply = Tah č.
analysis-who = Kdo
analysis-played = Zahráno
analysis-better = Lépe
analysis-cost = Ztráta
analysis-none = Žádné rozhodnutí nic nestálo.
