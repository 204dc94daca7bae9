## Edges, colours, figures

ws-village = vesnice
ws-forest = les
ws-pond = rybník
ws-black = černá
    .shown = černou
    .meadow = černá
    .meadows = černé
ws-yellow = žlutá
    .shown = žlutou
    .meadow = žlutá
    .meadows = žluté
ws-red = červená
    .shown = červenou
    .meadow = červená
    .meadows = červené
ws-blue = modrá
    .shown = modrou
    .meadow = modrá
    .meadows = modré
ws-shepherd = pastýř
ws-wolf = vlk
    .what = vlka
ws-hunter = myslivec
    .what = myslivce
ws-fisherman = rybář
    .what = rybáře
ws-guard = rybářská stráž
    .what = rybářskou stráž
ws-covered-wolf = překrytý vlk
ws-covered-fisherman = překrytý rybář
ws-tile = dílek: nahoře { $north }, vpravo { $east }, dole { $south }, vlevo { $west }
ws-cell = { $across ->
    [right] { $columns } vpravo
    [left] { $columns } vlevo
   *[none] { "" }
}{ $both ->
    [yes] , { "" }
   *[no] { "" }
}{ $along ->
    [up] { $rows } nahoru
    [down] { $rows } dolů
   *[none] { "" }
} od vesnice

## Moves, before and after

ws-label-tile = Přilož { $tile }
ws-label-cell = Přilož na pole: { $cell }
ws-label-turn = { $turns ->
    [0] Bez otočení
    [one] Čtvrt otáčky
    [few] { $turns } čtvrtotáčky
    [many] { $turns } čtvrtotáčky
   *[other] { $turns } čtvrtotáček
}: { $tile }
ws-label-announce = Ohlas { $figure }
ws-label-special = Vezmi dílek s ovcemi na rubu, barva { $back }
ws-label-reveal = Odhal svou barvu: { $colour }
ws-label-stop = Nic dalšího neohlašuj
ws-label-leave = Už nepřikládej žádné dílky do konce hry
ws-label-pass = Vynechej tah
ws-label-decline = Nevyužij
ws-label-time-out = Čas vypršel
ws-told-time-out = { $who }: čas vypršel.
ws-told-announce = { $who } ohlašuje { $figure }.
ws-told-announce-then = Potom { $figure }.
ws-told-lay = { $who } přikládá { $tile }.
ws-told-figure = { $who } přikládá { $figure }.
ws-told-cover = { $who } překrývá { $covered } a klade { $figure }.
ws-told-reveal = { $who } odhaluje { $colour } barvu a přikládá pastýře.
ws-told-draw = { $who } { $count ->
    [0] nedobírá, sáček je prázdný
    [one] dobírá jeden dílek
    [few] dobírá { $count } dílky
    [many] dobírá { $count } dílku
   *[other] dobírá { $count } dílků
}.
ws-told-no-bonus = { $who } nemá vhodný prémiový dílek.
ws-told-lapsed = { $who } nemá kam přiložit { $figure }, dílek zůstává v ruce.
ws-told-enclosed = Ohrazená je { $colour } louka: { $count ->
    [one] jedna ovce
    [few] { $count } ovce
    [many] { $count } ovce
   *[other] { $count } ovcí
}.
ws-told-finished = Rybník je dokončen: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryby
   *[other] { $count } ryb
}.
ws-told-dangerous = Les je teď nebezpečný.
ws-told-safe = Les je opět bezpečný.
ws-told-pass = { $who } vynechává tah.
ws-told-out-leave = { $who } odchází ze hry: { $points ->
    [0] bez prémie
    [one] jeden prémiový bod
    [few] { $points } prémiové body
    [many] { $points } prémiového bodu
   *[other] { $points } prémiových bodů
}.
ws-told-out-empty = { $who } už nemá dílky: { $points ->
    [0] bez prémie
    [one] jeden prémiový bod
    [few] { $points } prémiové body
    [many] { $points } prémiového bodu
   *[other] { $points } prémiových bodů
}.
ws-told-out-stuck = Nikdo nemůže přiložit; { $who } končí: { $points ->
    [0] bez prémie
    [one] jeden prémiový bod
    [few] { $points } prémiové body
    [many] { $points } prémiového bodu
   *[other] { $points } prémiových bodů
}.
ws-told-over = Konec hry; všechny barvy jsou odhaleny.
ws-told-colour = { $who } má { $colour } barvu.
ws-told-total = { $who }: { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.

## The score sheet

ws-sheet-meadow = louka, { $colour }: { $sheep ->
    [one] jedna ovce
    [few] { $sheep } ovce
    [many] { $sheep } ovce
   *[other] { $sheep } ovcí
}{ $fish ->
    [0] { "" }
    [one] , jedna ryba
    [few] , { $fish } ryby
    [many] , { $fish } ryby
   *[other] , { $fish } ryb
}
ws-sheet-largest = největší
ws-sheet-smaller = není největší
ws-sheet-unsafe = u nebezpečného lesa
ws-sheet-open-meadows = { $colour } louky, otevřené: { $count }
ws-sheet-open = otevřené, { $count ->
    [one] jedna ovce
    [few] { $count } ovce
    [many] { $count } ovce
   *[other] { $count } ovcí
}
ws-sheet-pond-open = rybník nedokončený: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryby
   *[other] { $count } ryb
}
ws-sheet-pond-plundered = rybník vylovený: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryby
   *[other] { $count } ryb
}
ws-sheet-pond-finished = rybník dokončený, počítá se s loukami: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryby
   *[other] { $count } ryb
}
ws-sheet-bonus = prémie za ukončení
ws-sheet-rank = končí jako č. { $rank }
ws-sheet-tie-break = louka č. { $number } podle velikosti

## The drawing

ws-draw-turn = Na tahu je { $who }
ws-draw-window = Přerušit může { $who }
ws-draw-over = Konec hry
ws-decision-cell = výběr pole
ws-decision-turn = otáčení dílku
ws-decision-announce = ohlašování
ws-decision-special = přikládání ohlášených
ws-decision-special_cell = výběr pole pro figuru
ws-decision-shepherd_cell = výběr pole pro pastýře
ws-decision-bonus_tile = výběr prémiového dílku
ws-draw-announced = ohlášeno: { $kinds }
ws-draw-bag = v sáčku: { $count }
ws-draw-next-bonus = prémie pro toho, kdo skončí příště: +{ $points }
ws-draw-cropped = (sloupce { $first } až { $last })
ws-draw-secret = tajná
ws-draw-out = končí jako č. { $rank }, +{ $points }
ws-draw-tiles = { $count ->
    [one] jeden dílek
    [few] { $count } dílky
    [many] { $count } dílku
   *[other] { $count } dílků
}
ws-draw-points = { $count ->
    [one] jeden bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
ws-draw-meadows = { $colour } louky: { $values }
ws-draw-sheep-unsafe = v ohrožení: { $count ->
    [one] jedna ovce
    [few] { $count } ovce
    [many] { $count } ovce
   *[other] { $count } ovcí
}
ws-draw-sheep-open = na otevřených loukách: { $count ->
    [one] jedna ovce
    [few] { $count } ovce
    [many] { $count } ovce
   *[other] { $count } ovcí
}
ws-draw-hand = V ruce, { $who }:
ws-draw-house-tiles = Strany dílků jsou naše rekonstrukce; seznam vydavatele není veřejný.
ws-draw-own-tiles = Tento stůl hraje s vlastní sadou dílků.
