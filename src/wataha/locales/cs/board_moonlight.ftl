## Names

mlb-wolf = { $who }, vlk { $value }
mlb-lone-wolf = { $who }, vlk samotář { $value }
mlb-wolf-on = { $wolf }, místo { $place }
mlb-back = Karta lícem dolů, { $who }
mlb-leader = { $leader } ({ $type })
mlb-place = Prázdné místo { $place }
mlb-place-corner = Prázdný roh, místo { $place }
mlb-place-taken = { $wolf }, místo { $place }
mlb-foot = Úpatí Posvátné hory, { $who }
mlb-foot-term = Úpatí Posvátné hory
mlb-peak = Vrcholek Posvátné hory
mlb-table = Stůl
mlb-deck = Balíček, { $who }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
mlb-row-sum = { $who } v řádku { $row }: { $sum }
mlb-moons = Viditelné měsíce

## What is to be decided

mlb-ask-lay = Jsi na tahu: vylož vlka, nebo překryj soupeře o 1 nižšího.
mlb-ask-lay_two = Teď vylož vlka s hodnotou 2.
mlb-ask-second = Dvojitý útok: vylož druhého vlka na prázdné místo, nebo ne.
mlb-ask-pick_lone = Vyhrané kolo: vyber vlka samotáře do své smečky.
mlb-ask-pick_leader = Prohrané kolo: vyber schopnost vůdce.
mlb-round-won = { $who } vyhrává kolo.

## What things are

mlb-used = V tomto kole použita; v příštím je zase k dispozici.
mlb-beneath = Pod ním:
mlb-explain-wolf = Počítá se ve svém řádku, dokud je vidět.
mlb-explain-place = Všechny karty dohromady se musí vejít na 4 krát 3 nebo 3 krát 4 místa.
mlb-explain-back = Zná ji jen ten, kdo ji drží.
mlb-explain-moons = { $moons ->
    [one] Jeden měsíc: převaha viditelných měsíců přináší 2 body.
    [few] { $moons } měsíce: převaha viditelných měsíců přináší 2 body.
   *[other] { $moons } měsíců: převaha viditelných měsíců přináší 2 body.
}
mlb-explain-corner = V rohu finálního tvaru se v řádku počítá jako { $value }.
mlb-explain-bonus = Jeden bonusový bod, když je vzat.
mlb-explain-foot = Za první vyhrané kolo.
mlb-explain-peak = Za druhé vyhrané kolo: vyhrává hru.

## The lesson

mll-welcome = Dvě smečky se potkávají ve svitu luny. Kdo vyhraje dvě kola, získá Posvátnou horu. V ruce máš tři karty.
mll-first = Vylož svoji čtyřku doprostřed.
mll-beside = Každá karta se musí dotýkat jiné. Všechny dohromady se musí vejít na 4 krát 3 nebo 3 krát 4 místa.
mll-second = Vylož svoji jedničku na svítící místo.
mll-cover = Teď skoč: tvoje trojka smí překrýt soupeřovu dvojku, protože je přesně o 1 vyšší.
mll-covered = Počítá se jen vrchní karta. Ukaž na hromádku a uvidíš, co je pod ní. Poslední viditelný vlk smečky je v bezpečí.
mll-rows = Na konci kola získá každý řádek vyšší součet, který stojí na jeho koncích. Vítěz si z řádku vezme vlastní karty: za každou bod a za každou trojku ještě jeden.
mll-corners = V rohu finálního tvaru se jednička počítá jako 3. Rohy jsou označeny, jakmile jsou známy.
mll-moons = Kdo ukazuje víc měsíců, dostane 2 body. Měsíce nosí malí vlci: slabí v řádku, silní na nebi.
mll-leaders = Kdo vyhraje kolo, získá vlka samotáře; kdo prohraje, vybere si jednu z těchto schopností. Příští kolo je tak zase otevřené.
mll-end = Dvě vyhraná kola jsou úpatí a vrcholek hory, a vítězství. Zkus to proti štěněti!
