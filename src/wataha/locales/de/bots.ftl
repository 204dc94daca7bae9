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

hint-title = Was { $level } denkt
hint-move = Zug
hint-share = Wie oft geprüft
hint-result = Sieg
hint-margin = Vorsprung
hint-line = Erwartet: { $moves }
hint-line-move = { $who }: { $move }
why-only = Einen anderen Zug gibt es nicht.
why-clear = Von hier aus gewinnt er etwa { $wins } von 100 Spielen, und nichts anderes kommt ihm nahe.
why-wins = Von hier aus gewinnt er etwa { $wins } von 100 Spielen, der nächstbeste („{ $other }“) nur { $other_wins }.
why-prevents = Von hier aus gewinnt er etwa { $wins } von 100 Spielen; nach „{ $other }“ wären es { $other_wins }, denn { $who } könnte antworten: { $answer }.
why-margin = Er ist etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr wert als der nächstbeste: { $other }.
why-close = Fast so gut wäre: { $other }.
net-agrees = Gespür und Rechnung sind sich einig: Das Netz allein, ohne Suche, würde dasselbe spielen.
net-differs = Gespür und Rechnung sind sich nicht einig: Das Netz allein würde „{ $other }“ spielen, und das gewinnt nach der Suche etwa { $other_wins } von 100 Spielen, nicht { $wins }.
net-dropped = Gespür und Rechnung sind sich nicht einig: Das Netz allein würde „{ $other }“ spielen, was die Suche bald verwarf.
analysis-title = { $game }: { $count ->
    [one] die größte Wende
   *[other] die { $count } größten Wenden
}
analysis-ply = Zug Nr.
analysis-who = Wer
analysis-played = Gespielt
analysis-better = Besser
analysis-cost = Verlust
analysis-none = Keine Entscheidung hat etwas verschenkt.
