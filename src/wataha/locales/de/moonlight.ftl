## Wolves: as they are, as something is done to them, as something is done with them; and places

ml-wolf = die { $value }
    .what = die { $value }
    .with = der { $value }
ml-lone-wolf = der Einsame Wolf { $value }
    .what = den Einsamen Wolf { $value }
    .with = dem Einsamen Wolf { $value }
ml-place = { $column } in Reihe { $row }

## Leader abilities

ml-type-ambush = Hinterhalt
ml-type-endurance = Ausdauer
ml-leader-shift = Umgruppieren
ml-leader-ties = Dominanz
ml-leader-hand5 = Großes Rudel
ml-leader-leap = Sprung
ml-leader-equal = Ebenbürtiger Kampf
ml-leader-double = Doppelschlag
ml-leader-howl = Geheul
ml-leader-den = Bau
ml-effect-shift = verschiebe einen Stapel auf einen leeren Platz, bevor du eine 2 auslegst
ml-effect-ties = du gewinnst jeden Gleichstand: bei Monden, Reihen und Punkten der Runde
ml-effect-hand5 = du darfst 5 Karten auf der Hand haben
ml-effect-leap = überdecke einen gegnerischen Wolf mit einer genau um 2 höheren Karte
ml-effect-equal = überdecke einen gegnerischen Wolf mit einer Karte des gleichen Werts
ml-effect-double = lege nach deiner Karte eine zweite auf einen leeren Platz
ml-effect-howl = die Mondmehrheit ist für dich 3 Punkte wert
ml-effect-den = deine Wölfe mit Wert 1 können nicht überdeckt werden

## Moves, before and after

ml-label-lay = Lege { $wolf } auf Platz { $place }
ml-label-cover = Überdecke { $covered } auf Platz { $place } mit { $wolf }
ml-label-ambush = { $leader }: Überdecke { $covered } auf Platz { $place } mit { $wolf }
ml-label-move = { $leader }: Verschiebe den Stapel von Platz { $origin } auf Platz { $target }
ml-label-lone = Nimm { $wolf } ins Rudel auf
ml-label-leader = Nimm die Fähigkeit { $leader }: { $effect }
ml-label-pass = Lege keine zweite Karte aus
ml-told-lay = { $who } legt { $wolf } auf Platz { $place }.
ml-told-second = { $leader }: { $who } legt auch { $wolf } auf Platz { $place }.
ml-told-cover = { $who } überdeckt { $covered } auf Platz { $place } mit { $wolf }.
ml-told-ambush = { $leader }: { $who } überdeckt { $covered } auf Platz { $place } mit { $wolf }.
ml-told-move = { $leader }: { $who } verschiebt den Stapel von Platz { $origin } auf Platz { $target }.
ml-told-lone = { $who } nimmt { $wolf } ins Rudel auf.
ml-told-leader = { $who } nimmt die Fähigkeit { $leader }.
ml-told-pass = { $who } legt keine zweite Karte aus.
ml-told-draw = { $who } zieht { $wolf } nach.
ml-told-shape-wide = Die endgültige Form ist breit: 4 Plätze breit, 3 hoch.
ml-told-shape-tall = Die endgültige Form ist hoch: 3 Plätze breit, 4 hoch.
ml-told-start = Runde { $number } beginnt; { $who } fängt an.

## The end of a round

ml-told-moons = Monde { $first } : { $second }; { $who } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
ml-told-moons-tied = Monde { $first } : { $second }; niemand bekommt dafür Punkte.
ml-told-row = Reihe { $row }: { $first } : { $second }; { $who } nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } Bonus)
}.
ml-told-row-tied = Reihe { $row }: { $first } : { $second }; niemand nimmt Karten.
ml-told-round = Runde { $number }: { $first } : { $second } Punkte. { $who } gewinnt die Runde.
ml-told-round-ties = Runde { $number }: { $first } : { $second } Punkte. { $who } gewinnt den Gleichstand durch { $leader }.
ml-told-round-cards = Runde { $number }: { $first } : { $second } Punkte. { $who } gewinnt den Gleichstand durch genommene Karten, { $first_cards } : { $second_cards }.
ml-told-undecided = Runde { $number }: { $first } : { $second } Punkte, gleich viele Karten. Niemand gewinnt die Runde.
ml-told-foot = { $who } nimmt den Fuß des Heiligen Bergs.
ml-told-peak = { $who } setzt den Gipfel auf den Heiligen Berg und gewinnt die Partie.
ml-told-stop = { $count ->
    [one] Eine Runde war unentschieden
   *[other] { $count } Runden waren unentschieden
}: Hier endet die Partie.

## The score sheet

ml-sheet-round = Runde { $number }: Bergteil
ml-sheet-present-round = Runde { $number }, bisher
ml-sheet-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
})
ml-sheet-moons = – Monde
ml-sheet-moon-count = { $moons ->
    [one] ein Mond
   *[other] { $moons } Monde
}: +{ $points }
ml-sheet-row = – Reihe { $row }
ml-sheet-row-won = Summe { $sum }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } Bonus)
}
ml-sheet-row-lost = Summe { $sum }

## The drawing

ml-draw-round = Runde { $number }
ml-draw-decision-lay = { $who } wählt einen Wolf zum Auslegen
ml-draw-decision-lay_two = { $who } wählt einen Platz für eine 2
ml-draw-decision-second = { $who } darf einen zweiten Wolf auslegen
ml-draw-decision-pick_lone = { $who } wählt einen Einsamen Wolf
ml-draw-decision-pick_leader = { $who } wählt eine Fähigkeit des Leitwolfs
ml-draw-mountain = Bergteile { $first } : { $second }
ml-draw-shape-open = Form noch offen
ml-draw-shape-wide = Breite Form
ml-draw-shape-tall = Hohe Form
ml-draw-rows = in der Reihe
ml-draw-row-tied = niemand
ml-draw-row-won = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
ml-draw-moons = Monde { $first } : { $second }
ml-draw-points = Punkte der Runde { $first } : { $second }
ml-draw-hand = { $who }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand:
ml-draw-deck = Nachziehstapel: { $count }
ml-draw-unseen = ungesehen: { $cards }
ml-draw-used = verbraucht
ml-draw-lone-wolves = Einsame Wölfe zur Auswahl:
ml-draw-display = Fähigkeiten zur Auswahl:
