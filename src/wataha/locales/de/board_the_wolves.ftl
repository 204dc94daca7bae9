## Names

twb-water = Wasserquelle der Region { $slot }
twb-region = Region { $slot }
twb-piece = { $owner }: { $piece }
twb-on = { $thing }, Feld { $place }
twb-prey-piece = Beute: { $prey }
twb-token = Wertungsmarker, { $phase }: { $first } Punkte für den ersten Platz, { $second } für den zweiten
twb-tile = Geländeplättchen: { $shows }, auf der Rückseite { $back }
twb-home-tile = Heimatplättchen: { $shows } auf beiden Seiten
twb-track = { $who }, { $track }: { $value }
twb-player = { $who }, { $pack }
twb-table = Der Tisch
twb-ai = Das KI-Rudel steht, wo es steht, und zählt in seinen Regionen mit.
twb-spread = Aktivität
twb-speed = Tempo
twb-howl = Heulen
twb-lairs = Höhlen
twb-wolves = Wölfe
twb-prey = Beute
twb-MOVE = Bewegen
twb-DEN = Bau
twb-LAIR = Höhle
twb-HOWL = Heulen
twb-DOMINATE = Dominieren

## What is to be decided

twb-ask-pack = Wähle dein Rudel.
twb-ask-faces = Wähle, welche Seite deiner Plättchen oben liegt.
twb-ask-draft = Setze einen Alphawolf und einen Wolf auf den Startplan.
twb-ask-kind = Wähle eine Aktion: { $left ->
    [0] eine zusätzliche
    [one] die letzte dieses Zuges
   *[other] noch { $left }
}.
twb-ask-terrain = { $kind }: In welches Gelände gehen deine Wölfe? Klicke ein Plättchen an, das es zeigt.
twb-ask-target = { $kind }: Wähle das Feld.
twb-ask-pay = { $kind }: Wähle, womit du bezahlst.
twb-ask-wolf = Wähle einen Wolf, oder beende die Bewegung.
twb-ask-dest = Wohin geht er?
twb-ask-push = Wohin wird der Wolf verdrängt?
twb-ask-track = Von welcher Leiste nimmst du den Bau?
twb-ask-hunt = Welche Beute nimmst du?
twb-ask-extra = Gib einen Aktionsmarker für eine weitere Aktion aus, oder beende deinen Zug.
twb-offer = { $action }: { $where }
twb-wait = { $who } { $what }.
twb-next-phase = { $count ->
    [0] Am Ende dieses Zuges wird { $phase } gewertet
    [one] Noch ein Kalenderfeld, dann wird { $phase } gewertet
   *[other] Noch { $count } Kalenderfelder, dann wird { $phase } gewertet
}

## What things are

twb-standing = { $owner }: Kontrolle { $control }, { $alphas ->
    [one] ein Alphawolf
   *[other] { $alphas } Alphawölfe
}
twb-next-regions = { $phase }: diese Regionen werden als Nächste gewertet
twb-nobody-here = Hier ist noch niemand.
twb-scores = { $phase }, Kalenderfeld { $date }: { $first } Punkte für das stärkste Rudel, { $second } für das zweite.
twb-scored = Diese Region ist gewertet.
twb-region-points = Punkte aus Regionen: { $points }
twb-scoring-tokens = Genommene Wertungsmarker: { $count }
twb-bonus-tokens = Bonusmarker: { $terrain } für Gelände, { $action } für Aktionen
twb-track-points = Jetzt wert: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
twb-track-full = Auf dieser Leiste ist nichts mehr.
twb-next-value = Der nächste Schritt bringt sie auf { $value }.
twb-next-points = Mit dem nächsten Schritt wert: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
twb-next-terrain = Der nächste Schritt bringt einen Geländemarker: er bezahlt wie ein Plättchen jedes Geländes.
twb-next-action = Der nächste Schritt bringt einen Aktionsmarker: eine weitere Aktion.
twb-trigger = { $phase }: Feld { $date }
twb-explain-start = Der Startplan wird nie gewertet.
twb-explain-chasm = Niemand überquert sie. Geheul trägt darüber hinweg.
twb-explain-wolf = Er zählt 1 in seiner Region. Wölfe auf drei Feldern um eine Beute erjagen sie.
twb-explain-alpha = Er zählt 1 in seiner Region und entscheidet Gleichstände. Bauten, Höhlen, Heulen und Dominieren brauchen einen Alphawolf in der Nähe. Er verdrängt Wölfe, und niemand dominiert ihn.
twb-explain-den = Er zählt 1 in seiner Region. Am Wasser kann er zur Höhle werden.
twb-explain-lair = Sie zählt 3 in ihrer Region und verlässt sie nie.
twb-explain-lone = Ein Alphawolf, dessen Heulen ihn erreicht, holt ihn ins Rudel; sein Marker füllt ein Kalenderfeld.
twb-explain-prey = Wer Wölfe auf drei Feldern darum hat, nimmt eine; jede Art nur einmal.
twb-explain-tile = Es bezahlt in dem Gelände, das es zeigt, und wird umgedreht.
twb-explain-home-tile = Es bezahlt im Heimatgelände; beide Seiten sind gleich.
twb-explain-calendar = Jeder einsame Wolf, Wolf oder Bau, der die Karte verlässt, füllt ein Kalenderfeld. Auf den markierten Feldern werden die Regionen mit diesem Mond gewertet; der Vollmond beendet die Partie.
twb-explain-MOVE = 1 Plättchen: Wähle ein Gelände, dann bewege so viele Wölfe, wie die Rudelaktivität angibt, jeden höchstens so weit wie das Wolfstempo, auf Felder dieses Geländes.
twb-explain-DEN = 2 Plättchen vom Gelände des Feldes: grabe einen Bau bei oder neben deinem Alphawolf. Er deckt die nächste Zahl einer Leiste auf.
twb-explain-LAIR = 2 Plättchen: dein Bau am Wasser und bei deinem Alphawolf wird zur Höhle. Sie bringt einen Geländemarker.
twb-explain-HOWL = 2 Plättchen: ein einsamer Wolf in Heulreichweite deines Alphawolfs schließt sich dir an.
twb-explain-DOMINATE = 3 Plättchen: ersetze einen gegnerischen Wolf oder Bau, der allein von seinem Rudel auf dem Feld ist, in Heulreichweite deines Alphawolfs.

## The lesson

twl-welcome = Willkommen, Leittier. Dein Rudel kämpft um die Regionen dieser Karte. Sein Tableau liegt unten, die der anderen an der Seite.
twl-regions = Jede Region wird bei ihrem Mond gewertet: Sichel, Halbmond oder Vollmond. Wer dann dort am stärksten ist, bekommt die größere Zahl, das zweitstärkste Rudel die kleinere. Die leuchtenden Regionen sind als Nächste dran.
twl-draft = Zuerst lässt du dich nieder. Tippe auf das leuchtende Feld: dorthin kommen ein Alphawolf und ein Wolf.
twl-draft-again = Auch die anderen stehen. Setze dein zweites Paar.
twl-tiles = Mit diesen Plättchen bezahlst du. Eine Aktion kostet Plättchen, die das Gelände ihres Feldes zeigen; jedes benutzte wird umgedreht, und die geknickte Ecke verrät die Rückseite. Das Heimatplättchen ist auf beiden Seiten gleich.
twl-howl = Ein Zug hat zwei Aktionen. Dein Alphawolf steht nahe bei einem einsamen Wolf: tippe auf Heulen.
twl-target = Tippe auf den einsamen Wolf, den dein Heulen erreicht.
twl-joined = Er läuft jetzt mit dir. Zwei Plättchen haben bezahlt und sind umgedreht. Sein Marker kam in den Kalender: erreicht der einen Mond, werden dessen Regionen gewertet, und der Vollmond beendet die Partie.
twl-move = Zweite Aktion: Bewegen.
twl-terrain = Alle Wölfe dieser Aktion gehen in ein Gelände. Tippe auf ein leuchtendes.
twl-wolf = Welcher Wolf geht? Tippe auf deinen Alphawolf.
twl-dest = Die leuchtenden Felder erreicht er mit seinem Tempo. Zeige auf eines, um den Weg zu sehen, und tippe darauf.
twl-more = Du könntest noch einen bewegen oder aufhören. Alles lässt sich Schritt für Schritt zurücknehmen: mit dem Pfeil oben oder mit Escape.
twl-dens = Einige Züge sind vergangen. Das sind deine Eigenschaften. Ein Bau neben einem deiner Alphawölfe deckt die nächste Zahl auf: mehr Wölfe, weitere Wege, längeres Heulen.
twl-den = Tippe auf Bau graben. Er kostet zwei Plättchen des Geländes, auf dem er steht.
twl-den-target = Tippe auf das leuchtende Feld neben deinem Alphawolf.
twl-den-track = Von welcher Leiste soll er kommen? Tippe auf die leuchtende.
twl-den-built = Da steht er. Er zählt in seiner Region, und deine Zahl ist gewachsen. Am Wasser kann aus einem Bau eine Höhle werden, die 3 zählt.
twl-prey = Dein Rudel hat sich um diese Beute versammelt. Stehen deine Wölfe auf drei Feldern neben ihr, jagen sie ganz von selbst.
twl-hunt = Ein Wolf fehlt noch. Tippe auf Bewegen.
twl-hunt-terrain = Das Gelände des Feldes, auf dem er anhält: tippe auf das leuchtende.
twl-hunt-wolf = Tippe auf den Wolf, der den Kreis schließt.
twl-hunt-dest = Und wohin er geht.
twl-hunted = Gefangen! Jede neue Art bringt mehr Punkte auf der Beuteleiste, ab drei Spielern auch eine Aktion.
twl-rival = Noch später. Hier steht ein Rivale allein, im Heulen deines Alphawolfs.
twl-dominate = Tippe auf Dominieren. Das kostet drei Plättchen des Geländes, auf dem der Rivale steht.
twl-dominate-target = Tippe auf den Rivalen.
twl-dominate-track = Ein Bau von dir nimmt seinen Platz ein. Von welcher Leiste?
twl-dominated = Er ist für immer im Kalender, und einer von deinen steht an seiner Stelle. Alphawölfe, Höhlen und wer zu zweit steht, sind sicher.
twl-score = Nun sieh auf die leuchtenden Regionen. Wölfe, Alphawölfe und Bauten zählen 1, Höhlen 3; Alphawölfe entscheiden Gleichstände. Die kleinen Zeichen auf dem Wasser sagen, wer führt.
twl-moon-near = Dem Kalender fehlt ein Feld bis zum Mond. Was jetzt dorthin kommt, bringt am Ende dieses Zuges die Wertung.
twl-moon = Es ist deine letzte Aktion in diesem Zug. Tippe auf die leuchtende.
twl-moon-target = Tippe auf das leuchtende Ziel und sieh auf den Mond.
twl-scored = Der Mond hat gerufen: wer in einer leuchtenden Region am stärksten war, bekam die größere Zahl, das zweitstärkste Rudel die kleinere. Der Vollmond beendet die Partie.
twl-end = Regionen und Leisten zusammen entscheiden. Nun führe dein Rudel gegen einen Welpen!
