## Names

wsb-gap = Volné pole, { $place }
wsb-cell = { $tile }; { $place }
wsb-face = { $tile }
wsb-face-figure = { $figure }, { $tile }
wsb-figure-on = { $figure }, { $place }
wsb-in-hand = V ruce: { $first }; na rubu { $second }
wsb-own-colour = Tvá tajná barva: { $colour }
wsb-shepherd = Pastýř, barva stáda: { $colour }
wsb-question = Dílek „?“: barva je tajná
wsb-marker = Dílek-značka: { $colour }
wsb-unseen = Zakrytý dílek v ruce
wsb-table = Stůl
wsb-hand = Tvé dílky
wsb-largest = největší bezpečná louka
wsb-bag = v sáčku
wsb-next-bonus = další: +{ $points }
wsb-asked = otázka, zda přeruší

## What is to be decided

wsb-ask-main = Jsi na tahu: vyber dílek k přiložení.
wsb-ask-cell = Kam ho přiložíš?
wsb-ask-turn = Otoč dílek, jak chceš, a přilož ho.
wsb-ask-announce = Ohlas ještě jednu figuru, nebo už nic.
wsb-ask-special = Vyber, který dílek ukazuje figuru.
wsb-ask-special_cell = Kam figura přijde?
wsb-ask-shepherd_cell = Kam přijde tvůj pastýř?
wsb-ask-bonus_tile = Teď přilož prémiový dílek.
wsb-ask-poll = Přerušíš?
wsb-wait = { $who }: { $what }
wsb-poll = Přerušit figurou nebo svou barvou?
wsb-poll-about = { $who } hraje: přerušíš figurou nebo svou barvou?
wsb-poll-brief = Přerušíš?
wsb-poll-brief-about = { $who } hraje: přerušíš?
wsb-declining = Bez přerušení …
wsb-poll-kept = Zapsáno: { $answer }
wsb-asked-several = Všichni dotázaní teď mohou přerušit
wsb-asking = Kdy se máme ptát, zda přerušíš? Víš to jen ty.
wsb-asking-label = Ptát se na přerušení:
wsb-asking-always = Ptát se pokaždé
wsb-asking-holding = Jen když mám figuru
wsb-asking-never = Neptat se
wsb-turn = Otočit
wsb-turn-key = Otočit (R)
wsb-turn-left = Otočit doleva
wsb-flip = Obrátit
wsb-flip-key = Obrátit (F)
wsb-lay-here = Přiložit sem
wsb-back = Vzít zpět
wsb-leave-for = Přestat přikládat: +{ $points } …
wsb-leave-why = V této hře už nepřikládáš dílky. Tvé louky se na konci počítají dál.
wsb-leave-sure = Už nepřikládat žádné dílky: +{ $points }

## Meadows, forests, ponds

wsb-village = Vesnice
wsb-meadow-open = Louka, { $colour }: { $count ->
    [one] jedna ovce
    [few] { $count } ovce
   *[other] { $count } ovcí
}, otevřená na { $open ->
    [one] jednom okraji
   *[other] { $open } okrajích
}
wsb-meadow-safe = Louka, { $colour }: { $count ->
    [one] jedna ovce
    [few] { $count } ovce
   *[other] { $count } ovcí
}, ohrazená a bezpečná
wsb-meadow-unsafe = Louka, { $colour }: { $count ->
    [one] jedna ovce
    [few] { $count } ovce
   *[other] { $count } ovcí
}, ohrazená, ale ohrožuje ji vlk: teď nemá cenu
wsb-joined = I se svými rybníky má cenu { $value }.
wsb-forest-safe = Les, bezpečný: { $raiders ->
    [0] žádný vlk
    [one] jeden vlk
    [few] { $raiders } vlci
   *[other] { $raiders } vlků
}, { $keepers ->
    [0] žádný myslivec
    [one] jeden myslivec
    [few] { $keepers } myslivci
   *[other] { $keepers } myslivců
}
wsb-forest-dangerous = Les, nebezpečný: { $raiders ->
    [one] jeden vlk
    [few] { $raiders } vlci
   *[other] { $raiders } vlků
}, { $keepers ->
    [0] žádný myslivec
    [one] jeden myslivec
    [few] { $keepers } myslivci
   *[other] { $keepers } myslivců
}. Louky vedle něj nejsou bezpečné.
wsb-pond-open = Rybník: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
   *[other] { $count } ryb
}, otevřený na { $open ->
    [one] jednom okraji
   *[other] { $open } okrajích
}
wsb-pond-finished = Rybník, dokončený: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
   *[other] { $count } ryb
} pro každou bezpečnou louku vedle něj
wsb-pond-plundered = Rybník, vylovený: { $count ->
    [one] jeho ryba nemá
    [few] jeho { $count } ryby nemají
   *[other] jeho { $count } ryb nemá
} cenu

## What things are

wsb-explain-gap = Dílek sem pasuje, když se shodují všechny dotýkající se okraje.
wsb-explain-hand = Kliknutím ho přiložíš. Předtím ho můžeš obrátit (F) nebo otočit (R, kolečko).
wsb-explain-question = Odhal barvu: tvůj pastýř přijde se čtyřmi ovcemi a ty přiložíš prémiový dílek.
wsb-explain-bag = Za každý shodný okraj přiloženého dílku se dobírá dílek.
wsb-explain-wolf = Vlk dělá les nebezpečným: louky vedle něj nemají cenu.
wsb-explain-hunter = Myslivec nepustí vlky do lesa, nebo vlka překryje.
wsb-explain-fisherman = Rybář vyloví rybník: jeho ryby nemají cenu.
wsb-explain-guard = Rybářská stráž nepustí rybáře k rybníku, nebo rybáře překryje.

## The lesson

wsl-welcome = Vítej na louce. Uprostřed leží náves; všichni kolem ní přikládají dílky.
wsl-secret = To je tvé tajemství: barva tvých ovcí. Počítá se jen tvá největší ohrazená louka této barvy.
wsl-tile = Okraje, které se dotýkají, musí být stejné. Klepni na rozsvícený dílek v ruce. Můžeš ho obrátit (F) nebo otočit (R).
wsl-cell = Hodí se tam, kde pole svítí. Na jedno klepni.
wsl-turn = Otáčej ho klávesou R, kolečkem nebo tlačítkem, a pak ho přilož.
wsl-drawn = Za každý shodný okraj dobíráš dílek; ruka se nezmenší, dokud stačí sáček.
wsl-teacher = Teď přiložili ostatní. Ukaž na louku a uvidíš, kolik ovcí se tam pase a zda je uzavřená.
wsl-again = Zase jsi na tahu: vezmi rozsvícený dílek.
wsl-place = Přilož ho na rozsvícené pole.
wsl-closed = Louka je ohrazená, když není otevřený žádný její okraj: uzavírá ji plot, les i vesnice. Její ovce jsou v bezpečí, dokud vedle neobchází vlk.
wsl-figures = Některé dílky mají na rubu figuru. Vlk dělá les nebezpečným: louky vedle něj nemají cenu, dokud nepřijde myslivec. Figury lze zahrát kdykoli; v klidu se tě zeptáme.
wsl-reveal = Je-li pro něj volné pole, můžeš odhalit barvu: tvůj pastýř přivede čtyři ovce a ty přiložíš ještě jeden dílek.
wsl-leave = Kdo přestane první, dostane 6 bodů, další 3, potom 1. Přestaň, když je tvá louka v bezpečí, a dřív, než přijde vlk.
wsl-end = To je vše. Dobrou pastvu!
