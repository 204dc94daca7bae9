## Die Stufen der Bots, von der schwächsten zur stärksten

bot-pup = Welpe
bot-scout = Späher
bot-hunter = Jäger
bot-alpha = Alpha
bot-legend = Legende

## Bots zum Vergleich

bot-random = Zufall
bot-greedy = Gierig
bot-flat = Flach

## Tipps und Analyse

hint-title = Was Alpha denkt
hint-move = Zug
hint-share = Beachtung
hint-result = Sieg
hint-margin = Vorsprung
hint-line = Erwartet: { $moves }
hint-line-move = { $who }: { $move }
analysis-title = { $game }: { $count ->
    [one] die größte Wende
   *[other] die { $count } größten Wenden
}
analysis-ply = Zug Nr.
analysis-who = Wer
analysis-played = Gespielt
analysis-better = Besser
analysis-cost = Preis
analysis-none = Keine Entscheidung hat etwas verschenkt.
