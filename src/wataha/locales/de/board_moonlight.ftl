## Names

mlb-wolf = { $who }, Wolf { $value }
mlb-lone-wolf = { $who }, Einsamer Wolf { $value }
mlb-wolf-on = { $wolf }, Platz { $place }
mlb-back = Eine verdeckte Karte von { $who }
mlb-leader = { $leader } ({ $type })
mlb-place = Leerer Platz { $place }
mlb-place-corner = Leere Ecke, Platz { $place }
mlb-place-taken = { $wolf }, Platz { $place }
mlb-foot = Der Fuß des Heiligen Bergs, { $who }
mlb-foot-term = Der Fuß des Heiligen Bergs
mlb-peak = Der Gipfel des Heiligen Bergs
mlb-table = Der Tisch
mlb-deck = Nachziehstapel von { $who }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
mlb-row-sum = { $who } in Reihe { $row }: { $sum }
mlb-moons = Sichtbare Monde

## What is to be decided

mlb-ask-lay = Du bist dran: Lege einen Wolf oder überdecke einen um 1 niedrigeren.
mlb-ask-lay_two = Lege nun einen Wolf mit Wert 2.
mlb-ask-second = Doppelschlag: Lege einen zweiten Wolf auf einen leeren Platz, oder lass es.
mlb-ask-pick_lone = Runde gewonnen: Wähle einen Einsamen Wolf für dein Rudel.
mlb-ask-pick_leader = Runde verloren: Wähle eine Fähigkeit des Leitwolfs.
mlb-round-won = { $who } gewinnt die Runde.

## What things are

mlb-used = In dieser Runde benutzt; zur nächsten wieder bereit.
mlb-beneath = Darunter:
mlb-explain-wolf = Er zählt in seiner Reihe, solange er sichtbar ist.
mlb-explain-place = Alle Karten zusammen müssen in 4 mal 3 oder 3 mal 4 Plätze passen.
mlb-explain-back = Nur wer sie hält, kennt sie.
mlb-explain-moons = { $moons ->
    [one] Ein Mond: Die Mehrheit der sichtbaren Monde bringt 2 Punkte.
   *[other] { $moons } Monde: Die Mehrheit der sichtbaren Monde bringt 2 Punkte.
}
mlb-explain-corner = In einer Ecke der endgültigen Form zählt er { $value } in seiner Reihe.
mlb-explain-bonus = Ein Bonuspunkt, wenn er genommen wird.
mlb-explain-foot = Für die erste gewonnene Runde.
mlb-explain-peak = Für die zweite gewonnene Runde: Er gewinnt das Spiel.

## The lesson

mll-welcome = Zwei Rudel treffen sich im Mondlicht. Wer zwei Runden gewinnt, erobert den Heiligen Berg. Du hältst drei Karten.
mll-first = Lege deine 4 in die Mitte.
mll-beside = Jede Karte muss eine andere berühren. Alle zusammen müssen in 4 mal 3 oder 3 mal 4 Plätze passen.
mll-second = Lege deine 1 auf den leuchtenden Platz.
mll-cover = Jetzt zugeschnappt: Deine 3 darf die 2 des Rivalen überdecken, denn sie ist genau 1 höher.
mll-covered = Nur die oberste Karte zählt. Zeige auf einen Stapel, um zu sehen, was darunter liegt. Der letzte sichtbare Wolf eines Rudels ist sicher.
mll-rows = Am Ende einer Runde geht jede Reihe an die höhere Summe, die an ihren Enden steht. Wer sie gewinnt, nimmt die eigenen Karten daraus: je ein Punkt, und für jede 3 noch einer.
mll-corners = In einer Ecke der endgültigen Form zählt eine 1 als 3. Ecken sind markiert, sobald sie feststehen.
mll-moons = Wer mehr Monde zeigt, bekommt 2 Punkte. Monde tragen kleine Wölfe: schwach in der Reihe, stark am Himmel.
mll-leaders = Wer eine Runde gewinnt, bekommt einen Einsamen Wolf; wer verliert, wählt eine dieser Fähigkeiten. So ist die nächste Runde wieder offen.
mll-end = Zwei gewonnene Runden sind Fuß und Gipfel des Berges, und der Sieg. Versuch es gegen einen Welpen!
