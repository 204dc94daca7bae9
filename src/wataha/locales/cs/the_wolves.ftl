## Terrains and hexes

tw-forest = les
    .of = lesa
tw-rock = skály
    .of = skal
tw-grass = louka
    .of = louky
tw-tundra = tundra
    .of = tundry
tw-desert = poušť
    .of = pouště
tw-water = vodní zdroj
    .of = vodního zdroje
tw-chasm = rokle
    .of = rokle
tw-hex = { $ground } v regionu { $slot }
tw-hex-start = { $ground } na úvodní desce
tw-label-hex = pole { $place }
tw-region = region { $slot }

## Packs and pieces

tw-pack-forest = lesní smečka
tw-pack-rock = skalní smečka
tw-pack-grass = luční smečka
tw-pack-tundra = sibiřská smečka
tw-pack-desert = pouštní smečka
tw-ai = smečka UI
tw-owner = { $who }
tw-wolf = vlk
    .whom = vlka
tw-alpha = alfa vlk
    .whom = alfa vlka
tw-den = pelech
    .whom = pelech
tw-lair = doupě
tw-lone-wolf = vlk samotář
tw-terrain-token = žeton terénu
tw-action-token = žeton akce
tw-prey = Zvěř
tw-hare = zajíc
tw-boar = divočák
tw-raccoon = mýval
tw-deer = jelen
tw-moose = los
tw-short-hare = z
tw-short-boar = d
tw-short-raccoon = m
tw-short-deer = j
tw-short-moose = l

## Tracks, phases, actions

tw-spread = aktivita smečky
tw-speed = rychlost vlka
tw-howl = dosah vytí
tw-short-spread = aktiv.
tw-short-speed = rychl.
tw-short-howl = vytí
tw-crescent = Srpek
    .the = srpek
tw-quarter = Čtvrť
    .the = čtvrť
tw-full = Úplněk
    .the = úplněk
tw-MOVE = Pohyb
tw-DEN = Stavba pelechu
tw-LAIR = Vylepšení pelechu na doupě
tw-HOWL = Vytí
tw-DOMINATE = Ovládnutí

## Payments: which tiles, by the terrain they show afterwards

tw-pay-0 = žádná destička
tw-pay-1 = destička, pak { $front }
tw-pay-2 = destička, pak { $back }
tw-pay-3 = dvě destičky, pak { $front } a { $back }
tw-pay-4 = domovská destička
tw-pay-5 = domovská destička a destička, pak { $front }
tw-pay-6 = domovská destička a destička, pak { $back }
tw-pay-7 = domovská destička a dvě destičky, pak { $front } a { $back }

## Moves, before

tw-label-front = Všechny destičky lícem
tw-label-back = Všechny destičky rubem
tw-label-draft = Alfa vlk a vlk na pole { $place }
tw-label-kind = { $action } ({ $tiles ->
    [one] { $tiles } destička
    [few] { $tiles } destičky
    [many] { $tiles } destičky
   *[other] { $tiles } destiček
})
tw-label-victim = { $piece } ({ $owner }), pole { $place }
tw-label-pay = { $tiles }{ $tokens ->
    [0] { "" }
    [one] {" "}a { $tokens } žeton terénu
    [few] {" "}a { $tokens } žetony terénu
    [many] {" "}a { $tokens } žetonu terénu
   *[other] {" "}a { $tokens } žetonů terénu
}
tw-label-wolf = { $piece }, pole { $place }
tw-label-stop = Ukončit pohyb
tw-label-dest = na pole { $place }
tw-label-push = Vytlačit na pole { $place }
tw-label-track = { $track }, pak { $value }
tw-label-hunt = Lov: { $prey }, pole { $place }
tw-label-use-token = Utratit žeton akce za akci navíc
tw-label-end-turn = Ukončit tah

## Moves, after

tw-told-pack = { $who } vede smečku: { $pack }.
tw-told-front = { $who } začíná s destičkami lícem nahoru.
tw-told-back = { $who } začíná s destičkami rubem nahoru.
tw-told-draft = { $who } staví alfa vlka a vlka na pole { $place }.
tw-told-kind = { $who } volí akci: { $action }.
tw-told-terrain = Zvolený terén: { $terrain }.
tw-told-target = Zvolený cíl: { $target }.
tw-told-pay = { $who } platí: { $payment }.
tw-told-move = { $who } posouvá { $piece } z pole { $start } na pole { $goal }.
tw-told-push = { $who } vytlačuje { $piece } ({ $owner }) z pole { $start } na pole { $goal }.
tw-told-stop = { $who } končí pohyb.
tw-told-den = { $who } staví pelech na pole { $place }; { $track } je teď { $value }.
tw-told-lair = { $who } vylepšuje pelech na poli { $place } na doupě.
tw-told-dominate = { $who } ovládá { $piece } ({ $owner }) na poli { $place }.
tw-told-newcomer = { $who } staví { $piece } na pole { $place }.
tw-told-calendar = Kalendář měsíce dochází na pole { $date }.
tw-told-gain-terrain = { $who } získává bonusový žeton terénu.
tw-told-gain-action = { $who } získává žeton bonusové akce.
tw-told-hunt = { $who } loví na poli { $place }. Úlovek: { $prey }.
tw-told-use-token = { $who } utrácí žeton akce za akci navíc.
tw-told-end-turn = { $who } končí tah.
tw-told-earned = { $phase }, { $region }: { $who } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
tw-told-nobody = { $phase }, { $region }: nikdo nezískává body.
tw-told-stalled = Kalendář příliš dlouho stál: všechny zbývající regiony se bodují teď.
tw-told-over = Konec hry.

## The score sheet

tw-sheet-region = { $phase }, { $region }
tw-sheet-control = kontrola { $control }
tw-sheet-spread = aktivita smečky
tw-sheet-speed = rychlost vlka
tw-sheet-howl = dosah vytí
tw-sheet-lairs = doupata
tw-sheet-prey = zvěř
tw-sheet-wolves = stupnice vlků
tw-sheet-tokens = získané žetony bodování
tw-sheet-wolf-kinds = vlci a alfa vlci na mapě

## The drawing

tw-draw-turn = Rozhoduje { $who }
tw-draw-over = Konec hry
tw-draw-calendar = Kalendář měsíce: { $date }
tw-draw-regions = Regiony: kontrola + alfy
tw-ask-pack = výběr smečky
tw-ask-faces = výběr stran destiček
tw-ask-draft = rozestavení alfa vlka a vlka
tw-ask-kind = výběr akce
tw-ask-terrain = výběr terénu
tw-ask-target = výběr cíle
tw-ask-pay = výběr platby
tw-ask-wolf = výběr vlka k pohybu
tw-ask-dest = výběr, kam jde
tw-ask-push = výběr, kam ho vytlačit
tw-ask-track = výběr stupnice pro pelech
tw-ask-hunt = výběr zvěře
tw-ask-extra = rozhodnutí o žetonu akce
