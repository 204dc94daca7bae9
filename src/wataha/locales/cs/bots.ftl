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

hint-title = Co si myslí Alfa
hint-move = Tah
hint-share = Pozornost
hint-result = Výhra
hint-margin = Náskok
hint-line = Očekává se: { $moves }
hint-line-move = { $who }: { $move }
analysis-title = { $game }: { $count ->
    [one] největší zvrat
    [few] { $count } největší zvraty
   *[other] { $count } největších zvratů
}
analysis-ply = Tah č.
analysis-who = Kdo
analysis-played = Zahráno
analysis-better = Lépe
analysis-cost = Cena
analysis-none = Žádné rozhodnutí nic nedarovalo.
