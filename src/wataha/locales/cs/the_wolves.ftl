## Terrains and hexes

tw-forest = les
tw-rock = skály
tw-grass = louka
tw-tundra = tundra
tw-desert = poušť
tw-water = vodní zdroj
tw-chasm = rokle
tw-hex = { $place } ({ $ground })

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
tw-crescent = srpek
tw-quarter = čtvrť
tw-full = úplněk
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
tw-label-wolf = { $piece } z pole { $place }
tw-label-stop = Ukončit pohyb
tw-label-dest = na pole { $place }
tw-label-push = Vytlačit na pole { $place }
tw-label-track = { $track }, pak { $value }
tw-label-hunt = Lov: { $prey }, pole { $place }
tw-label-use-token = Utratit žeton akce za akci navíc
tw-label-end-turn = Ukončit tah

## Moves, after

tw-told-pack = { $who } vede: { $pack }.
tw-told-front = { $who } začíná s destičkami lícem nahoru.
tw-told-back = { $who } začíná s destičkami rubem nahoru.
tw-told-draft = { $who } staví alfa vlka a vlka na pole { $place }.
tw-told-kind = { $who }: { $action }.
tw-told-terrain = Terén všech cílů: { $terrain }.
tw-told-target = Cíl: { $target }.
tw-told-pay = { $who } platí: { $payment }.
tw-told-move = { $who }: { $piece } z pole { $start } na { $goal }.
tw-told-push = { $who } vytlačuje: { $piece } ({ $owner }) z pole { $start } na { $goal }.
tw-told-stop = { $who } končí pohyb.
tw-told-den = { $who } staví pelech na pole { $place }; { $track } je teď { $value }.
tw-told-lair = { $who } vylepšuje pelech na poli { $place } na doupě.
tw-told-dominate = { $who } ovládá { $piece } ({ $owner }) na poli { $place }.
tw-told-newcomer = { $who } staví { $piece } na pole { $place }.
tw-told-calendar = Kalendář měsíce: datum { $date }.
tw-told-gain-terrain = { $who } získává bonusový žeton terénu.
tw-told-gain-action = { $who } získává žeton bonusové akce.
tw-told-hunt = { $who } loví, pole { $place }: { $prey }.
tw-told-use-token = { $who } utrácí žeton akce za akci navíc.
tw-told-end-turn = { $who } končí tah.
tw-told-earned = { $phase }, region { $slot }: { $who } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
tw-told-nobody = { $phase }, region { $slot }: nikdo nezískává body.
tw-told-stalled = Kalendář příliš dlouho stál: všechny zbývající regiony se bodují teď.
tw-told-over = Konec hry.

## The score sheet

tw-sheet-region = { $phase }, region { $slot }
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
tw-ask-pack = vyber smečku
tw-ask-faces = vyber strany destiček
tw-ask-draft = postav alfa vlka a vlka
tw-ask-kind = vyber akci
tw-ask-terrain = vyber terén
tw-ask-target = vyber cíl
tw-ask-pay = zaplať
tw-ask-wolf = vyber vlka k pohybu
tw-ask-dest = vyber, kam jde
tw-ask-push = vyber, kam ho vytlačíš
tw-ask-track = vyber stupnici, ze které vezmeš pelech
tw-ask-hunt = vyber zvěř
tw-ask-extra = utratit žeton akce?
