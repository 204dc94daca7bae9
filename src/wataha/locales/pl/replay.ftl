## Zakończone gry

replay-play-on = Graj dalej stąd
replay-in-place-of = Zamiast
replay-against = Przeciwnik
replay-start = Start
replay-line = Co byłoby lepsze
replay-line-back = Wróć do gry
analysis-progress = Analiza trwa: { $percent } %
analysis-moves = Wszystkie decyzje
analysis-weighed = Co było do wyboru
analysis-good = nie było lepszego
analysis-show-line = Pokaż lepszy przebieg
