## Terrains and hexes

tw-forest = Wald
tw-rock = Fels
tw-grass = Gras
tw-tundra = Tundra
tw-desert = Wüste
tw-water = Wasserquelle
tw-chasm = Schlucht
tw-hex = { $place } ({ $ground })

## Packs and pieces

tw-pack-forest = Waldrudel
tw-pack-rock = Felsrudel
tw-pack-grass = Grasrudel
tw-pack-tundra = Tundrarudel
tw-pack-desert = Wüstenrudel
tw-ai = KI-Rudel
tw-owner = { $who }
tw-wolf = Wolf
    .whom = einen Wolf
tw-alpha = Alphawolf
    .whom = einen Alphawolf
tw-den = Bau
    .whom = einen Bau
tw-lair = Höhle
tw-lone-wolf = einsamer Wolf
tw-terrain-token = Geländemarker
tw-action-token = Aktionsmarker
tw-prey = Beute
tw-hare = Hase
tw-boar = Wildschwein
tw-raccoon = Waschbär
tw-deer = Hirsch
tw-moose = Elch
tw-short-hare = H
tw-short-boar = S
tw-short-raccoon = B
tw-short-deer = R
tw-short-moose = E

## Tracks, phases, actions

tw-spread = Rudelaktivität
tw-speed = Wolfstempo
tw-howl = Heulreichweite
tw-short-spread = Rudel
tw-short-speed = Tempo
tw-short-howl = Heulen
tw-crescent = Sichel
tw-quarter = Halbmond
tw-full = Vollmond
tw-MOVE = Bewegen
tw-DEN = Bau graben
tw-LAIR = Bau zur Höhle ausbauen
tw-HOWL = Heulen
tw-DOMINATE = Dominieren

## Payments: which tiles, by the terrain they show afterwards

tw-pay-0 = kein Plättchen
tw-pay-1 = ein Plättchen, danach { $front }
tw-pay-2 = ein Plättchen, danach { $back }
tw-pay-3 = zwei Plättchen, danach { $front } und { $back }
tw-pay-4 = das Heimatplättchen
tw-pay-5 = das Heimatplättchen und ein Plättchen, danach { $front }
tw-pay-6 = das Heimatplättchen und ein Plättchen, danach { $back }
tw-pay-7 = das Heimatplättchen und zwei Plättchen, danach { $front } und { $back }

## Moves, before

tw-label-front = Alle Plättchen mit der Vorderseite
tw-label-back = Alle Plättchen mit der Rückseite
tw-label-draft = Alphawolf und Wolf auf Feld { $place }
tw-label-kind = { $action } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
})
tw-label-victim = { $piece } ({ $owner }), Feld { $place }
tw-label-pay = { $tiles }{ $tokens ->
    [0] { "" }
    [one] {" "}und 1 Geländemarker
   *[other] {" "}und { $tokens } Geländemarker
}
tw-label-wolf = { $piece } auf Feld { $place }
tw-label-stop = Bewegung beenden
tw-label-dest = auf Feld { $place }
tw-label-push = Verdrängen auf Feld { $place }
tw-label-track = { $track }, danach { $value }
tw-label-hunt = Jagen: { $prey }, Feld { $place }
tw-label-use-token = Aktionsmarker für eine Zusatzaktion ausgeben
tw-label-end-turn = Zug beenden

## Moves, after

tw-told-pack = { $who } führt das { $pack }.
tw-told-front = { $who } beginnt mit den Vorderseiten der Plättchen.
tw-told-back = { $who } beginnt mit den Rückseiten der Plättchen.
tw-told-draft = { $who } stellt Alphawolf und Wolf auf Feld { $place }.
tw-told-kind = { $who }: { $action }.
tw-told-terrain = Gelände aller Ziele: { $terrain }.
tw-told-target = Ziel: { $target }.
tw-told-pay = { $who } bezahlt: { $payment }.
tw-told-move = { $who }: { $piece } von Feld { $start } auf { $goal }.
tw-told-push = { $who } verdrängt { $piece } ({ $owner }) von Feld { $start } auf { $goal }.
tw-told-stop = { $who } beendet die Bewegung.
tw-told-den = { $who } setzt einen Bau auf Feld { $place }; { $track } jetzt { $value }.
tw-told-lair = { $who } baut den Bau auf Feld { $place } zur Höhle aus.
tw-told-dominate = { $who } dominiert { $piece } ({ $owner }) auf Feld { $place }.
tw-told-newcomer = { $who } stellt { $piece } auf Feld { $place }.
tw-told-calendar = Der Mondkalender erreicht Datum { $date }.
tw-told-gain-terrain = { $who } erhält einen Bonus-Geländemarker.
tw-told-gain-action = { $who } erhält einen Bonus-Aktionsmarker.
tw-told-hunt = { $who } erjagt Beute auf Feld { $place }: { $prey }.
tw-told-use-token = { $who } gibt einen Aktionsmarker für eine Zusatzaktion aus.
tw-told-end-turn = { $who } beendet den Zug.
tw-told-earned = { $phase }, Region { $slot }: { $who } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
tw-told-nobody = { $phase }, Region { $slot }: Niemand erhält Punkte.
tw-told-stalled = Der Mondkalender stand zu lange still: Alle übrigen Regionen werden jetzt gewertet.
tw-told-over = Die Partie ist zu Ende.

## The score sheet

tw-sheet-region = { $phase }, Region { $slot }
tw-sheet-control = Kontrolle { $control }
tw-sheet-spread = Rudelaktivität
tw-sheet-speed = Wolfstempo
tw-sheet-howl = Heulreichweite
tw-sheet-lairs = Höhlen
tw-sheet-prey = Beute
tw-sheet-wolves = Wolfsleiste
tw-sheet-tokens = gewonnene Wertungsmarker
tw-sheet-wolf-kinds = Wölfe und Alphawölfe auf dem Plan

## The drawing

tw-draw-turn = { $who } entscheidet
tw-draw-over = Die Partie ist zu Ende
tw-draw-calendar = Mondkalender: { $date }
tw-draw-regions = Regionen: Kontrolle + Alphas
tw-ask-pack = Rudel wählen
tw-ask-faces = Seiten der Plättchen wählen
tw-ask-draft = Alphawolf und Wolf aufstellen
tw-ask-kind = Aktion wählen
tw-ask-terrain = Gelände wählen
tw-ask-target = Ziel wählen
tw-ask-pay = bezahlen
tw-ask-wolf = Wolf für die Bewegung wählen
tw-ask-dest = Zielfeld wählen
tw-ask-push = Feld für den verdrängten Wolf wählen
tw-ask-track = Leiste wählen, von der ein Bau genommen wird
tw-ask-hunt = Beute wählen
tw-ask-extra = Aktionsmarker ausgeben?
