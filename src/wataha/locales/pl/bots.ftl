## Poziomy botów, od najsłabszego do najsilniejszego

bot-pup = Szczeniak
bot-scout = Zwiadowca
bot-hunter = Łowca
bot-alpha = Alfa
bot-legend = Legenda

## Boty do porównań

bot-random = Losowy
bot-greedy = Zachłanny
bot-flat = Płaski

## Podpowiedzi i analiza

hint-title = Co myśli Alfa
hint-move = Ruch
hint-share = Uwaga
hint-result = Wygrana
hint-margin = Przewaga
hint-line = Spodziewane: { $moves }
hint-line-move = { $who }: { $move }
analysis-title = { $game }: { $count ->
    [one] największy zwrot
    [few] { $count } największe zwroty
   *[other] { $count } największych zwrotów
}
analysis-ply = Ruch nr
analysis-who = Kto
analysis-played = Zagrano
analysis-better = Lepiej
analysis-cost = Koszt
analysis-none = Żadna decyzja niczego nie oddała.
