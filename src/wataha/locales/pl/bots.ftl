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

hint-title = Co myśli { $level }
hint-move = Ruch
hint-share = Jak często badany
hint-result = Wygrana
hint-margin = Przewaga
hint-line = Spodziewane: { $moves }
hint-line-move = { $who }: { $move }
why-only = Innego ruchu nie ma.
why-clear = Ten ruch wygrywa stąd około { $wins } gier na 100; żaden inny mu nie dorównuje.
why-wins = Ten ruch wygrywa stąd około { $wins } gier na 100, a następny w kolejności („{ $other }”) tylko { $other_wins }.
why-prevents = Ten ruch wygrywa stąd około { $wins } gier na 100; po ruchu „{ $other }” byłoby ich { $other_wins }, bo { $who } może odpowiedzieć: { $answer }.
why-margin = Jest wart około { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} więcej niż następny w kolejności: { $other }.
why-close = Prawie równie dobry byłby ruch: { $other }.
net-agrees = Intuicja i rachunek są zgodne: sama sieć, bez przeszukiwania, zagrałaby tak samo.
net-differs = Intuicja i rachunek się różnią: sama sieć zagrałaby „{ $other }”, a to według przeszukiwania wygrywa około { $other_wins } gier na 100, nie { $wins }.
net-dropped = Intuicja i rachunek się różnią: sama sieć zagrałaby „{ $other }”, ale przeszukiwanie szybko to odrzuciło.
analysis-title = { $game }: { $count ->
    [one] największy zwrot
    [few] { $count } największe zwroty
   *[other] { $count } największych zwrotów
}
analysis-ply = Ruch nr
analysis-who = Kto
analysis-played = Zagrano
analysis-better = Lepiej
analysis-cost = Strata
analysis-none = Żadna decyzja niczego nie kosztowała.
