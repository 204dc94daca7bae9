## Names

lwb-lone = Vlk samotář
lwb-lone-once = Vlk samotář, dříve { $card }
lwb-unseen-card = Karta lícem dolů
lwb-territory = { $place } ({ $suit }): tvoje síla { $own }, soupeřova { $other }; místo pro { $room ->
    [one] ještě jednu kartu
    [few] ještě { $room } karty
   *[other] ještě { $room } karet
}
lwb-table = Stůl
lwb-strength = Síla, { $who }: { $strength }
lwb-unseen = { $count ->
    [one] Jedna neviděná karta
    [few] { $count } neviděné karty
   *[other] { $count } neviděných karet
}
lwb-unseen-where = Z nich { $hand } v ruce soupeře, { $box } v krabici.
lwb-void = { $who } nemá žádnou

## What is to be decided

lwb-ask-lead = Vynášíš: vyšli libovolného vlka na libovolné území.
lwb-wait-lead = { $who } vybírá, čím vynese.
lwb-ask-follow = Odpověz na { $card }: stejnou barvou, pokud ji máš, na libovolné území.
lwb-wait-follow = { $who } vybírá odpověď na { $card }.
lwb-ask-take = Prohraný zdvih: vezmi žeton jizvy { $place }.
lwb-wait-take = { $who } vybírá žeton jizvy { $place }.
lwb-ask-place = Polož svůj žeton jizvy na pole smečky, natrvalo.
lwb-wait-place = { $who } vybírá pole pro žeton jizvy.

## What things are

lwb-explain-down = Tuto kartu zná jen ten, kdo ji drží.
lwb-explain-lone = Prohrál svůj zdvih a bojuje dál se silou 1. Barvu už nemá.
lwb-explain-wolf = Síla { $value }, dokud leží lícem nahoru.
lwb-explain-two = Dvojka poráží sedmičku své barvy.
lwb-explain-three = Když je vyslán, odkryje se skrytý žeton jizvy na jeho území.
lwb-explain-trump-card = Jeho barva je trumf: přebíjí jiné barvy, když nemůžeš ctít barvu.
lwb-explain-hidden = Kdo prohraje zdvih kartou na tomto území, může si ho vzít, sám si ho prohlédnout a položit.
lwb-explain-honor = { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
} na konci pro silnější stranu. Otočený by měl hodnotu { $reverse }.
lwb-explain-moon = 5 bodů na konci pro silnější stranu. Vyšel tam, kde nejdřív došly jizvy, a udělal z této barvy trumf.
lwb-explain-blood_moon = 3 body na konci pro silnější stranu. Vyjde tam, kde jizvy dojdou jako druhé; od té doby je trumfem jen tato barva.
lwb-explain-territory = Na konci patří silnější straně: hodnoty odkrytých vlků, 1 za každého vlka samotáře a jizvy síly. Při shodě nikomu.
lwb-explain-room = { $room ->
    [0] Je plné: žádnou další kartu sem nelze vyslat.
    [one] Je tu místo pro ještě jednu kartu.
    [few] Je tu místo pro ještě { $room } karty.
   *[other] Je tu místo pro ještě { $room } karet.
}
lwb-explain-border = Jizva položená sem působí na obou územích.
lwb-explain-STR_PER_WOLF = +1 síla za každou tvoji kartu zde, i za vlky samotáře. Počítá se na konci.
lwb-explain-STR_3 = +3 síly zde. Počítá se na konci.
lwb-explain-ADD_LONE = Ihned: karta z krabice se přidá na tvoji stranu jako vlk samotář, je-li místo.
lwb-explain-FLIP_HONOR = Ihned: zdejší žeton cti se otočí.
lwb-explain-PT_1_WOLF = 1 bod za každou tvoji kartu zde, i za vlky samotáře. Počítá se na konci.
lwb-explain-PT_2_LONE = 2 body za každého tvého vlka samotáře zde. Počítá se na konci.
lwb-explain-PT_2_FACEUP = 2 body za každého tvého odkrytého vlka zde. Počítá se na konci.
lwb-explain-PT_3_LOW = 3 body za každého tvého odkrytého vlka s hodnotou 2, 3 nebo 4 zde. Počítá se na konci.
lwb-explain-PT_5_CONTROL = 5 bodů, pokud získáš zdejší žeton cti.

## The lesson

lwl-welcome = Vítej na mýtině. Tvoje ruka leží dole, druhá smečka sedí naproti. Třináct zdvihů rozhodne o pěti územích.
lwl-territories = Každé území má žeton cti s body. Na konci ho získá silnější strana. Vlka můžeš vyslat na libovolné území, ať má jakoukoli barvu.
lwl-lead = Vynášíš. Klepni na svítící sedmičku a pak na svítící území.
lwl-won = Druhá strana musela ctít barvu a zahrála níž. Zdvih je tvůj: tvoje sedmička zůstává odkrytá a silná. Soupeřova karta je teď vlk samotář se silou 1.
lwl-their-scar = Kdo prohraje, vezme žeton jizvy odtamtud, kde vlk padl, a položí ho natrvalo. Jizvy jsou odměnou za dobrou prohru.
lwl-lose = Po výhře vynášíš znovu. Teď schválně prohraj: vyšli svoji čtyřku.
lwl-lost = Přebita. Tvoje čtyřka bojuje dál jako vlk samotář se silou 1, ale jizva z tohoto území je tvoje.
lwl-take = Vezmi skrytý žeton jizvy. Než ho položíš, uvidíš ho jen ty.
lwl-place = Polož ho na pole smečky svítícího území. Působí jen tam a jen pro tebe.
lwl-strength = Štíty počítají sílu obou stran; zlatý vede. Malé číslo na žetonu cti je jeho rub: některé jizvy ho otáčejí.
lwl-moon = Když poslední jizva opustí území, vyjde tam měsíc a jeho barva se stane trumfem. Měsíce jsou také body pro silnější stranu.
lwl-talents = Dvojka poráží sedmičku své barvy. Trojka odkryje skrytou jizvu tam, kam dopadne. Území pojme šest karet, ne víc.
lwl-end = Víc nepotřebuješ. Hra končí po třinácti zdvizích. Zkus to proti štěněti!
