## Edges, colours, figures

ws-village = Dorf
ws-forest = Wald
ws-pond = Teich
ws-black = schwarz
    .shown = Schwarz
    .meadow = schwarze
    .meadows = schwarze
ws-yellow = gelb
    .shown = Gelb
    .meadow = gelbe
    .meadows = gelbe
ws-red = rot
    .shown = Rot
    .meadow = rote
    .meadows = rote
ws-blue = blau
    .shown = Blau
    .meadow = blaue
    .meadows = blaue
ws-shepherd = Schäfer
ws-wolf = Wolf
    .what = einen Wolf
ws-hunter = Jäger
    .what = einen Jäger
ws-fisherman = Angler
    .what = einen Angler
ws-guard = Fischereiaufsicht
    .what = eine Fischereiaufsicht
ws-covered-wolf = überdeckter Wolf
ws-covered-fisherman = überdeckter Angler
ws-tile = ein Plättchen: oben { $north }, rechts { $east }, unten { $south }, links { $west }
ws-cell = { $across ->
    [right] { $columns } nach rechts
    [left] { $columns } nach links
   *[none] { "" }
}{ $both ->
    [yes] , { "" }
   *[no] { "" }
}{ $along ->
    [up] { $rows } nach oben
    [down] { $rows } nach unten
   *[none] { "" }
} vom Dorf aus

## Moves, before and after

ws-label-tile = Lege an: { $tile }
ws-label-cell = Lege es auf das Feld: { $cell }
ws-label-turn = { $turns ->
    [0] Ungedreht
    [one] Eine Vierteldrehung
   *[other] { $turns } Vierteldrehungen
}: { $tile }
ws-label-announce = { $figure } ansagen
ws-label-special = Nimm das Plättchen mit Schafen auf der Rückseite: { $back }
ws-label-reveal = Farbe bekennen: { $colour }
ws-label-stop = Nichts weiter ansagen
ws-label-leave = Endgültig aussteigen
ws-label-pass = Aussetzen
ws-label-decline = Verzichten
ws-label-time-out = Zeit abgelaufen
ws-told-time-out = { $who }: Die Zeit ist abgelaufen.
ws-told-announce = { $who } sagt { $figure } an.
ws-told-announce-then = Danach { $figure }.
ws-told-lay = { $who } legt an: { $tile }.
ws-told-figure = { $who } legt { $figure }.
ws-told-cover = { $who } überdeckt { $covered } und legt { $figure } darauf.
ws-told-reveal = { $who } bekennt Farbe ({ $colour }) und legt den Schäfer.
ws-told-draw = { $who } zieht { $count ->
    [0] nichts nach: Der Beutel ist leer
    [one] ein Plättchen nach
   *[other] { $count } Plättchen nach
}.
ws-told-no-bonus = { $who } hat kein passendes Bonusplättchen.
ws-told-lapsed = { $who } findet keinen Platz für { $figure } und behält das Plättchen.
ws-told-enclosed = Eine { $colour } Wiese ist eingezäunt: { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}.
ws-told-finished = Ein Teich ist fertig: { $count ->
    [one] ein Fisch
   *[other] { $count } Fische
}.
ws-told-dangerous = Der Wald ist jetzt gefährlich.
ws-told-safe = Der Wald ist wieder sicher.
ws-told-pass = { $who } setzt aus.
ws-told-out-leave = { $who } steigt aus: { $points ->
    [0] kein Bonus
    [one] ein Bonuspunkt
   *[other] { $points } Bonuspunkte
}.
ws-told-out-empty = { $who } hat keine Plättchen mehr: { $points ->
    [0] kein Bonus
    [one] ein Bonuspunkt
   *[other] { $points } Bonuspunkte
}.
ws-told-out-stuck = Niemand kann anlegen; { $who } ist fertig: { $points ->
    [0] kein Bonus
    [one] ein Bonuspunkt
   *[other] { $points } Bonuspunkte
}.
ws-told-over = Die Partie ist zu Ende; alle Farben sind offen.
ws-told-colour = { $who } hat die Farbe { $colour }.
ws-told-total = { $who }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

## The score sheet

ws-sheet-meadow = eine { $colour } Wiese: { $sheep ->
    [one] ein Schaf
   *[other] { $sheep } Schafe
}{ $fish ->
    [0] { "" }
    [one] , ein Fisch
   *[other] , { $fish } Fische
}
ws-sheet-largest = größte
ws-sheet-smaller = nicht die größte
ws-sheet-unsafe = am gefährlichen Wald
ws-sheet-open-meadows = { $colour } Wiesen, offen: { $count }
ws-sheet-open = offen, { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}
ws-sheet-pond-open = Teich, nicht fertig: { $count ->
    [one] ein Fisch
   *[other] { $count } Fische
}
ws-sheet-pond-plundered = Teich, leergefischt: { $count ->
    [one] ein Fisch
   *[other] { $count } Fische
}
ws-sheet-pond-finished = Teich, fertig; zählt mit seinen Wiesen: { $count ->
    [one] ein Fisch
   *[other] { $count } Fische
}
ws-sheet-bonus = Ausstiegsbonus
ws-sheet-rank = fertig als Nr. { $rank }
ws-sheet-tie-break = Wiese Nr. { $number } nach Größe

## The drawing

ws-draw-turn = { $who } ist am Zug
ws-draw-window = { $who } darf unterbrechen
ws-draw-over = Die Partie ist zu Ende
ws-decision-cell = wählt ein Feld
ws-decision-turn = dreht das Plättchen
ws-decision-announce = sagt an
ws-decision-special = legt Angesagtes
ws-decision-special_cell = wählt ein Feld für die Figur
ws-decision-shepherd_cell = wählt ein Feld für den Schäfer
ws-decision-bonus_tile = wählt das Bonusplättchen
ws-draw-announced = angesagt: { $kinds }
ws-draw-bag = im Beutel: { $count }
ws-draw-next-bonus = wer als Nächstes fertig ist, bekommt +{ $points }
ws-draw-cropped = (Spalten { $first } bis { $last })
ws-draw-secret = geheim
ws-draw-out = fertig als Nr. { $rank }, +{ $points }
ws-draw-tiles = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
ws-draw-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
ws-draw-meadows = { $colour } Wiesen: { $values }
ws-draw-sheep-unsafe = bedroht: { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}
ws-draw-sheep-open = auf offenen Wiesen: { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}
ws-draw-hand = Auf der Hand, { $who }:
ws-draw-house-tiles = Die Seiten der Plättchen sind unsere Rekonstruktion; die Liste des Verlags ist nicht öffentlich.
ws-draw-own-tiles = Dieser Tisch spielt mit einem eigenen Plättchensatz.
