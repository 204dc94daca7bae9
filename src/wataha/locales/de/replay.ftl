## Beendete Partien

replay-play-on = Von hier weiterspielen
replay-in-place-of = Anstelle von
replay-against = Gegen
replay-start = Los
replay-line = Was besser gewesen wäre
replay-line-back = Zurück zur Partie
analysis-progress = Wird analysiert: { $percent } %
analysis-moves = Alle Entscheidungen
analysis-weighed = Was zur Wahl stand
analysis-good = nichts war besser
analysis-show-line = Bessere Folge zeigen
