## Terrains and hexes

tw-forest = Wald
    .of = Wald
tw-rock = Fels
    .of = Fels
tw-grass = Gras
    .of = Gras
tw-tundra = Tundra
    .of = Tundra
tw-desert = Wüste
    .of = Wüste
tw-water = Wasserquelle
    .of = Wasserquelle
tw-chasm = Schlucht
    .of = Schlucht
tw-hex = ({ $ground }, Region { $slot })
tw-hex-start = ({ $ground }, Startplan)
tw-label-hex = Feld { $place }
tw-region = Region { $slot }

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
    .the = die Sichel
tw-quarter = Halbmond
    .the = der Halbmond
tw-full = Vollmond
    .the = der Vollmond
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
tw-label-wolf = { $piece }, Feld { $place }
tw-label-stop = Bewegung beenden
tw-label-dest = auf Feld { $place }
tw-label-push = Verdränge ihn auf Feld { $place }
tw-label-track = { $track }, danach { $value }
tw-label-hunt = Jagen: { $prey }, Feld { $place }
tw-label-use-token = Aktionsmarker für eine Zusatzaktion ausgeben
tw-label-end-turn = Zug beenden

## Moves, after

tw-told-pack = { $who } führt das { $pack }.
tw-told-front = { $who } beginnt mit den Vorderseiten der Plättchen.
tw-told-back = { $who } beginnt mit den Rückseiten der Plättchen.
tw-told-draft = { $who } stellt Alphawolf und Wolf auf Feld { $place }.
tw-told-kind = { $who } wählt: { $action }.
tw-told-terrain = Gewähltes Gelände: { $terrain }.
tw-told-target = Gewähltes Ziel: { $target }.
tw-told-pay = { $who } bezahlt: { $payment }.
tw-told-move = { $who } bewegt { $piece } von Feld { $start } auf Feld { $goal }.
tw-told-push = { $who } verdrängt { $piece } ({ $owner }) von Feld { $start } auf Feld { $goal }.
tw-told-stop = { $who } beendet die Bewegung.
tw-told-den = { $who } setzt einen Bau auf Feld { $place }; { $track } jetzt { $value }.
tw-told-lair = { $who } baut den Bau auf Feld { $place } zur Höhle aus.
tw-told-dominate = { $who } dominiert { $piece } ({ $owner }) auf Feld { $place }.
tw-told-newcomer = { $who } stellt { $piece } auf Feld { $place }.
tw-told-calendar = Der Mondkalender erreicht Feld { $date }.
tw-told-gain-terrain = { $who } erhält einen Bonus-Geländemarker.
tw-told-gain-action = { $who } erhält einen Bonus-Aktionsmarker.
tw-told-hunt = { $who } jagt auf Feld { $place }. Beute: { $prey }.
tw-told-use-token = { $who } gibt einen Aktionsmarker für eine Zusatzaktion aus.
tw-told-end-turn = { $who } beendet den Zug.
tw-told-earned = { $phase }, { $region }: { $who } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
tw-told-nobody = { $phase }, { $region }: Niemand erhält Punkte.
tw-told-stalled = Der Mondkalender stand zu lange still: Alle übrigen Regionen werden jetzt gewertet.
tw-told-over = Die Partie ist zu Ende.

## The score sheet

tw-sheet-region = { $phase }, { $region }
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
tw-ask-pack = wählt ein Rudel
tw-ask-faces = wählt die Seiten der Plättchen
tw-ask-draft = stellt Alphawolf und Wolf auf
tw-ask-kind = wählt eine Aktion
tw-ask-terrain = wählt ein Gelände
tw-ask-target = wählt ein Ziel
tw-ask-pay = wählt, womit bezahlt wird
tw-ask-wolf = wählt einen Wolf für die Bewegung
tw-ask-dest = wählt ein Zielfeld
tw-ask-push = wählt ein Feld für den verdrängten Wolf
tw-ask-track = wählt die Leiste für den Bau
tw-ask-hunt = wählt eine Beute
tw-ask-extra = überlegt, ob ein Aktionsmarker ausgegeben wird
