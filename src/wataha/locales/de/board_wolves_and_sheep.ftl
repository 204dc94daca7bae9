## Names

wsb-gap = Freies Feld, { $place }
wsb-cell = { $tile }; { $place }
wsb-face = { $tile }
wsb-face-figure = { $figure }, { $tile }
wsb-figure-on = { $figure }, { $place }
wsb-in-hand = Auf der Hand: { $first }; auf der Rückseite { $second }
wsb-own-colour = Deine geheime Farbe: { $colour }
wsb-shepherd = Schäfer, Farbe der Herde: { $colour }
wsb-question = Ein „?“-Plättchen: die Farbe ist geheim
wsb-marker = Markierungsplättchen: { $colour }
wsb-unseen = Ein verdecktes Plättchen
wsb-table = Der Tisch
wsb-hand = Deine Plättchen
wsb-largest = größte sichere Wiese
wsb-bag = im Beutel
wsb-next-bonus = als Nächste: +{ $points }
wsb-asked = wird gefragt, ob unterbrochen wird

## What is to be decided

wsb-ask-main = Du bist am Zug: wähle ein Plättchen.
wsb-ask-cell = Wo legst du es an?
wsb-ask-turn = Drehe das Plättchen, wie du magst, und lege es an.
wsb-ask-announce = Sage noch eine Figur an, oder nichts weiter.
wsb-ask-special = Wähle, welches Plättchen die Figur zeigt.
wsb-ask-special_cell = Wohin kommt die Figur?
wsb-ask-shepherd_cell = Wohin kommt dein Schäfer?
wsb-ask-bonus_tile = Lege jetzt dein Bonusplättchen an.
wsb-ask-poll = Unterbrichst du?
wsb-wait = { $who } { $what }.
wsb-poll = Mit einer Figur oder deiner Farbe unterbrechen?
wsb-poll-about = { $who } spielt: unterbrichst du mit einer Figur oder deiner Farbe?
wsb-poll-brief = Unterbrechen?
wsb-poll-brief-about = { $who } spielt: unterbrechen?
wsb-declining = Keine Unterbrechung …
wsb-poll-kept = Notiert: { $answer }
wsb-asked-several = Alle Gefragten dürfen jetzt unterbrechen
wsb-asking = Wann sollen wir fragen, ob du unterbrichst? Das weißt nur du.
wsb-asking-label = Nach Unterbrechung fragen:
wsb-asking-always = Frag mich jedes Mal
wsb-asking-holding = Nur wenn ich eine Figur habe
wsb-asking-never = Frag mich nie
wsb-turn = Drehen
wsb-turn-key = Drehen (R)
wsb-turn-left = Nach links drehen
wsb-flip = Umdrehen
wsb-flip-key = Umdrehen (F)
wsb-lay-here = Hier anlegen
wsb-back = Zurücknehmen
wsb-leave-for = Nicht mehr legen: +{ $points } …
wsb-leave-why = Du legst in diesem Spiel keine Plättchen mehr. Deine Weiden zählen am Ende trotzdem.
wsb-leave-sure = Keine Plättchen mehr anlegen: +{ $points }

## Meadows, forests, ponds

wsb-village = Dorf
wsb-meadow-open = Eine { $colour } Wiese: { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}, offen an { $open ->
    [one] einer Kante
   *[other] { $open } Kanten
}
wsb-meadow-safe = Eine { $colour } Wiese: { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}, eingezäunt und sicher
wsb-meadow-unsafe = Eine { $colour } Wiese: { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}, eingezäunt, doch ein Wolf bedroht sie: jetzt nichts wert
wsb-joined = Mit ihren Teichen ist sie { $value } wert.
wsb-forest-safe = Wald, sicher: { $raiders ->
    [0] kein Wolf
    [one] ein Wolf
   *[other] { $raiders } Wölfe
}, { $keepers ->
    [0] kein Jäger
    [one] ein Jäger
   *[other] { $keepers } Jäger
}
wsb-forest-dangerous = Wald, gefährlich: { $raiders ->
    [one] ein Wolf
   *[other] { $raiders } Wölfe
}, { $keepers ->
    [0] kein Jäger
    [one] ein Jäger
   *[other] { $keepers } Jäger
}. Wiesen daneben sind nicht sicher.
wsb-pond-open = Teich: { $count ->
    [one] ein Fisch
   *[other] { $count } Fische
}, offen an { $open ->
    [one] einer Kante
   *[other] { $open } Kanten
}
wsb-pond-finished = Teich, fertig: { $count ->
    [one] ein Fisch
   *[other] { $count } Fische
} für jede sichere Wiese daneben
wsb-pond-plundered = Teich, leergefischt: { $count ->
    [one] sein Fisch ist
   *[other] seine { $count } Fische sind
} nichts wert

## What things are

wsb-explain-gap = Ein Plättchen passt hierher, wenn alle Kanten passen, die sich berühren.
wsb-explain-hand = Klicke es an, um es anzulegen. Vorher kannst du es umdrehen (F) oder drehen (R, Mausrad).
wsb-explain-question = Bekenne Farbe: dein Schäfer kommt mit vier Schafen auf den Tisch, und du legst ein Bonusplättchen an.
wsb-explain-bag = Für jede passende Kante eines angelegten Plättchens wird eines nachgezogen.
wsb-explain-wolf = Ein Wolf macht seinen Wald gefährlich: Wiesen daneben zählen nichts.
wsb-explain-hunter = Ein Jäger hält Wölfe aus einem Wald fern, oder überdeckt einen Wolf.
wsb-explain-fisherman = Ein Angler fischt einen Teich leer: seine Fische zählen nichts.
wsb-explain-guard = Die Fischereiaufsicht hält Angler von einem Teich fern, oder überdeckt einen.

## The lesson

wsl-welcome = Willkommen auf der Weide. In der Mitte liegt der Dorfplatz; alle legen Plättchen um ihn herum an.
wsl-secret = Das ist dein Geheimnis: die Farbe deiner Schafe. Nur deine größte eingezäunte Wiese dieser Farbe zählt.
wsl-tile = Kanten, die sich berühren, müssen gleich sein. Tippe auf das leuchtende Plättchen deiner Hand. Du kannst es umdrehen (F) oder drehen (R).
wsl-cell = Es passt, wo ein Feld leuchtet. Tippe auf eines.
wsl-turn = Drehe es mit R, dem Mausrad oder der Taste, bis es dir gefällt, und lege es an.
wsl-drawn = Für jede passende Kante ziehst du ein Plättchen nach; die Hand wird nicht kleiner, solange der Beutel reicht.
wsl-teacher = Nun haben die anderen angelegt. Zeige auf eine Wiese, um zu sehen, wie viele Schafe dort weiden und ob sie geschlossen ist.
wsl-again = Du bist wieder dran: nimm das leuchtende Plättchen.
wsl-place = Lege es auf das leuchtende Feld.
wsl-closed = Eine Wiese ist eingezäunt, wenn keine ihrer Kanten offen ist: Zaun, Wald und Dorf schließen sie. Ihre Schafe sind sicher, solange kein Wolf daneben umgeht.
wsl-figures = Manche Plättchen haben auf der Rückseite eine Figur. Ein Wolf macht seinen Wald gefährlich: Wiesen daneben zählen nichts, bis ein Jäger kommt. Figuren darf man jederzeit spielen; du wirst in Ruhe gefragt.
wsl-reveal = Ist ein Feld dafür frei, darfst du Farbe bekennen: dein Schäfer bringt vier Schafe, und du legst noch ein Plättchen an.
wsl-leave = Wer zuerst aufhört, bekommt 6 Punkte, der Nächste 3, dann 1. Höre auf, wenn deine Wiese sicher ist, und bevor der Wolf kommt.
wsl-end = Das ist alles. Gute Weide!
