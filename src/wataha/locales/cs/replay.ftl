## Dohrané hry

replay-play-on = Hrát odtud dál
replay-in-place-of = Místo
replay-against = Soupeř
replay-start = Začít
replay-line = Co by bylo lepší
replay-line-back = Zpět ke hře
analysis-progress = Probíhá rozbor: { $percent } %
analysis-moves = Všechna rozhodnutí
analysis-weighed = Z čeho se vybíralo
analysis-good = lepší tah nebyl
analysis-show-line = Ukázat lepší pokračování
