## Names

twb-water = Vodní zdroj regionu { $slot }
twb-region = Region { $slot }
twb-piece = { $owner }: { $piece }
twb-on = { $thing }, pole { $place }
twb-prey-piece = Zvěř: { $prey }
twb-token = Žeton bodování, { $phase }: první získá { $first }, druhý { $second }
twb-tile = Destička terénu: { $shows }, na rubu { $back }
twb-home-tile = Domovská destička: { $shows } na obou stranách
twb-track = { $who }, { $track }: { $value }
twb-player = { $who }, { $pack }
twb-table = Stůl
twb-ai = Smečka UI stojí tam, kde stojí, a počítá se ve svých regionech.
twb-spread = Aktivita
twb-speed = Rychlost
twb-howl = Vytí
twb-lairs = Doupata
twb-wolves = Vlci
twb-prey = Zvěř
twb-MOVE = Pohyb
twb-DEN = Pelech
twb-LAIR = Doupě
twb-HOWL = Vytí
twb-DOMINATE = Ovládnutí

## What is to be decided

twb-ask-pack = Vyber si smečku.
twb-ask-faces = Vyber, kterou stranou leží tvé destičky.
twb-ask-draft = Postav alfa vlka a vlka na úvodní desku.
twb-ask-kind = Vyber akci: { $left ->
    [0] navíc
    [one] poslední v tomto tahu
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
twb-ask-terrain = { $kind }: na jaký terén jdou tví vlci? Klikni na destičku, která ho ukazuje.
twb-ask-target = { $kind }: vyber pole.
twb-ask-pay = { $kind }: vyber, jak zaplatíš.
twb-ask-wolf = Vyber vlka k pohybu, nebo pohyb ukonči.
twb-ask-dest = Kam jde?
twb-ask-push = Kam bude vlk vytlačen?
twb-ask-track = Ze které stupnice vezmeš pelech?
twb-ask-hunt = Kterou zvěř si vezmeš?
twb-ask-extra = Utrať žeton akce za další akci, nebo ukonči tah.
twb-offer = { $action }: { $where }
twb-wait = { $who }: { $what }
twb-next-phase = { $count ->
    [0] Na konci tohoto tahu se boduje { $phase }
    [one] Ještě jedno pole kalendáře a boduje se { $phase }
    [few] Ještě { $count } pole kalendáře a boduje se { $phase }
   *[other] Ještě { $count } polí kalendáře a boduje se { $phase }
}

## What things are

twb-standing = { $owner }: kontrola { $control }, { $alphas ->
    [one] jeden alfa vlk
    [few] { $alphas } alfa vlci
   *[other] { $alphas } alfa vlků
}
twb-next-regions = { $phase }: tyto regiony se bodují příště
twb-nobody-here = Zatím tu nikdo není.
twb-scores = { $phase }, pole kalendáře { $date }: nejsilnější získá { $first }, druhý { $second }.
twb-scored = Tento region už byl obodován.
twb-region-points = Body z regionů: { $points }
twb-scoring-tokens = Získané žetony bodování: { $count }
twb-bonus-tokens = Bonusové žetony: terén { $terrain }, akce { $action }
twb-track-points = Nyní za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}
twb-track-full = Na této stupnici už nic nezbývá.
twb-next-value = Další krok ji zvedne na { $value }.
twb-next-points = S dalším krokem za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
twb-next-terrain = Další krok přinese žeton terénu: platí jako destička libovolného terénu.
twb-next-action = Další krok přinese žeton akce: jednu akci navíc.
twb-trigger = { $phase }: pole { $date }
twb-explain-start = Úvodní deska se nikdy neboduje.
twb-explain-chasm = Nikdo ji nepřekročí. Vytí se přes ni nese.
twb-explain-wolf = Ve svém regionu se počítá za 1. Vlci na třech polích kolem zvěře ji uloví.
twb-explain-alpha = Ve svém regionu se počítá za 1 a rozhoduje remízy. Pelechy, doupata, vytí a ovládnutí potřebují alfa vlka nablízku. Vytlačuje vlky a nikdo ho neovládne.
twb-explain-den = Ve svém regionu se počítá za 1. U vody se může stát doupětem.
twb-explain-lair = Ve svém regionu se počítá za 3 a nikdy ho neopustí.
twb-explain-lone = Alfa vlk, jehož vytí k němu dosáhne, ho přijme do smečky; jeho žeton zabere pole kalendáře.
twb-explain-prey = Kdo má vlky na třech polích kolem ní, vezme si jednu; každý druh jen jednou.
twb-explain-tile = Platí terénem, který ukazuje, a otočí se.
twb-explain-home-tile = Platí domovským terénem; obě strany jsou stejné.
twb-explain-calendar = Každý vlk samotář, vlk nebo pelech, který opustí mapu, zabere pole kalendáře. Na označených polích se bodují regiony s touto fází; úplněk hru končí.
twb-explain-MOVE = 1 destička: vyber terén, pak pohni až tolika vlky, kolik je aktivita smečky, každým nejvýše o rychlost vlka, na pole toho terénu.
twb-explain-DEN = 2 destičky terénu toho pole: postav pelech u svého alfa vlka nebo na jeho poli. Odkryje další číslo stupnice.
twb-explain-LAIR = 2 destičky: tvůj pelech u vody a u tvého alfa vlka se stane doupětem. Přinese žeton terénu.
twb-explain-HOWL = 2 destičky: vlk samotář v dosahu vytí tvého alfa vlka se k tobě přidá.
twb-explain-DOMINATE = 3 destičky: nahraď nepřátelského vlka nebo pelech, který je na poli ze své smečky sám, v dosahu vytí tvého alfa vlka.

## The lesson

twl-welcome = Vítej, vůdce. Tvá smečka bojuje o regiony této mapy. Její deska leží dole, desky ostatních po straně.
twl-regions = Každý region se boduje při svém měsíci: srpek, čtvrť, nebo úplněk. Kdo je tam tehdy nejsilnější, dostane větší číslo, druhý menší. Zářící regiony se bodují příště.
twl-draft = Nejdřív se usadíš. Klepni na rozsvícené pole: postaví se tam alfa vlk a vlk.
twl-draft-again = I ostatní už stojí. Postav druhou dvojici.
twl-tiles = Těmito destičkami platíš. Akce stojí destičky, které ukazují terén jejího pole; každá použitá se otočí a ohnutý roh prozradí, co je na rubu. Domovská destička je z obou stran stejná.
twl-howl = Tah má dvě akce. Tvůj alfa vlk stojí blízko vlka samotáře: klepni na vytí.
twl-target = Klepni na vlka samotáře, ke kterému tvé vytí dosáhne.
twl-joined = Teď běží s tebou. Dvě destičky zaplatily a otočily se. Jeho žeton šel do kalendáře: když kalendář dojde k měsíci, bodují se jeho regiony, a úplněk hru končí.
twl-move = Druhá akce: pohyb.
twl-terrain = Všichni vlci této akce jdou na jeden terén. Klepni na rozsvícený.
twl-wolf = Který vlk jde? Klepni na svého alfa vlka.
twl-dest = Rozsvícená pole jsou v dosahu jeho rychlosti. Ukaž na jedno, uvidíš cestu, a klepni na něj.
twl-more = Můžeš pohnout dalším, nebo skončit. Všechno se dá vzít zpět krok za krokem: šipkou nahoře nebo klávesou Escape.
twl-dens = Uplynulo několik tahů. Toto jsou tvé vlastnosti. Pelech vedle tvého alfa vlka odkryje další číslo: víc vlků v pohybu, delší cesty, delší vytí.
twl-den = Klepni na stavbu pelechu. Stojí dvě destičky terénu, na kterém bude stát.
twl-den-target = Klepni na rozsvícené pole vedle alfa vlka.
twl-den-track = Ze které stupnice má být? Klepni na rozsvícenou.
twl-den-built = Už stojí. Počítá se ve svém regionu a tvé číslo vzrostlo. U vody se z pelechu může stát doupě, které se počítá za 3.
twl-prey = Tvá smečka se sešla kolem této zvěře. Stojí-li tví vlci na třech polích vedle ní, loví sami.
twl-hunt = Jeden vlk chybí. Klepni na pohyb.
twl-hunt-terrain = Terén pole, na kterém se zastaví: klepni na rozsvícený.
twl-hunt-wolf = Klepni na vlka, který kruh uzavře.
twl-hunt-dest = A na místo, kam půjde.
twl-hunted = Ulovena! Každý nový druh přináší víc bodů na stupnici zvěře; ve třech a více hráčích i akci navíc.
twl-rival = Ještě později. Tady stojí soupeř sám, v dosahu vytí tvého alfa vlka.
twl-dominate = Klepni na ovládnutí. Stojí tři destičky terénu, na kterém soupeř stojí.
twl-dominate-target = Klepni na soupeře.
twl-dominate-track = Jeho místo zaujme tvůj pelech. Ze které stupnice?
twl-dominated = Odešel do kalendáře navždy a na jeho místě stojí někdo z tvých. Alfa vlci, doupata a ti, kdo stojí po dvou, jsou v bezpečí.
twl-score = Teď se podívej na zářící regiony. Vlci, alfa vlci a pelechy se počítají za 1, doupata za 3; alfa vlci rozhodují remízy. Malé značky na vodě říkají, kdo vede.
twl-moon-near = Kalendáři chybí k měsíci jedno datum. Cokoli tam teď přijde, přinese na konci tohoto tahu bodování.
twl-moon = Je to poslední akce tahu. Klepni na rozsvícenou.
twl-moon-target = Klepni na rozsvícený cíl a sleduj měsíc.
twl-scored = Měsíc zavolal: nejsilnější v každém zářícím regionu dostal větší číslo, druhý menší. Úplněk hru končí.
twl-end = Rozhodují společně regiony a stupnice. Teď veď smečku proti štěněti!
