## Wolves: as they are, as something is done to them, as something is done with them; and places

ml-wolf = { $value ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
   *[6] šestka
}
    .what = { $value ->
        [1] jedničku
        [2] dvojku
        [3] trojku
        [4] čtyřku
        [5] pětku
       *[6] šestku
    }
    .with = { $value ->
        [1] jedničkou
        [2] dvojkou
        [3] trojkou
        [4] čtyřkou
        [5] pětkou
       *[6] šestkou
    }
ml-lone-wolf = vlk samotář { $value }
    .what = vlka samotáře { $value }
    .with = vlkem samotářem { $value }
ml-place = { $column } v řádku { $row }

## Leader abilities

ml-type-ambush = útok ze zálohy
ml-type-endurance = výdrž
ml-leader-shift = Přeskupení
ml-leader-ties = Nadvláda
ml-leader-hand5 = Početná smečka
ml-leader-leap = Skok
ml-leader-equal = Vyrovnaný souboj
ml-leader-double = Dvojitý útok
ml-leader-howl = Vytí
ml-leader-den = Doupě
ml-effect-shift = před vyložením vlka hodnoty 2 přesuneš jednu hromádku na prázdné místo
ml-effect-ties = každá shoda je tvoje: v měsících, v řádcích i v bodech za kolo
ml-effect-hand5 = smíš mít v ruce 5 karet
ml-effect-leap = překryješ soupeřova vlka kartou přesně o 2 vyšší
ml-effect-equal = překryješ soupeřova vlka kartou stejné hodnoty
ml-effect-double = po své kartě vyložíš druhou na prázdné místo
ml-effect-howl = převaha v měsících ti vynáší 3 body
ml-effect-den = tvé vlky hodnoty 1 nelze překrýt

## Moves, before and after

ml-label-lay = Vylož { $wolf } na místo { $place }
ml-label-cover = Překryj { $covered } na místě { $place } { $wolf }
ml-label-ambush = { $leader }: překryj { $covered } na místě { $place } { $wolf }
ml-label-move = { $leader }: přesuň hromádku z místa { $origin } na místo { $target }
ml-label-lone = Přidej do smečky { $wolf }
ml-label-leader = Vezmi schopnost { $leader }: { $effect }
ml-label-pass = Nevykládej druhou kartu
ml-told-lay = { $who } vykládá { $wolf } na místo { $place }.
ml-told-second = { $leader }: { $who } vykládá ještě { $wolf } na místo { $place }.
ml-told-cover = { $who } překrývá { $covered } na místě { $place } { $wolf }.
ml-told-ambush = { $leader }: { $who } překrývá { $covered } na místě { $place } { $wolf }.
ml-told-move = { $leader }: { $who } přesouvá hromádku z místa { $origin } na místo { $target }.
ml-told-lone = { $who } přidává do smečky { $wolf }.
ml-told-leader = { $who } bere schopnost { $leader }.
ml-told-pass = { $who } druhou kartu nevykládá.
ml-told-draw = { $who } dobírá { $wolf }.
ml-told-shape-wide = Finální tvar je na šířku: 4 místa široký, 3 vysoký.
ml-told-shape-tall = Finální tvar je na výšku: 3 místa široký, 4 vysoký.
ml-told-start = Začíná { $number }. kolo; první je na tahu { $who }.

## The end of a round

ml-told-moons = Měsíce { $first } : { $second }; { $who } získává { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ml-told-moons-tied = Měsíce { $first } : { $second }; body za ně nezískává nikdo.
ml-told-row = Řádek { $row }: { $first } : { $second }; { $who } si bere { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } bonus)
}.
ml-told-row-tied = Řádek { $row }: { $first } : { $second }; karty si nebere nikdo.
ml-told-round = { $number }. kolo: body { $first } : { $second }. Kolo vyhrává { $who }.
ml-told-round-ties = { $number }. kolo: body { $first } : { $second }. Shodu rozhoduje { $leader }; kolo vyhrává { $who }.
ml-told-round-cards = { $number }. kolo: body { $first } : { $second }. Shodu rozhodují vzaté karty, { $first_cards } : { $second_cards }; kolo vyhrává { $who }.
ml-told-undecided = { $number }. kolo: body { $first } : { $second }, karet stejně. Kolo nevyhrává nikdo.
ml-told-foot = { $who } si bere úpatí Posvátné hory.
ml-told-peak = { $who } pokládá vrcholek na Posvátnou horu a vyhrává hru.
ml-told-stop = { $count ->
    [one] Jedno kolo skončilo nerozhodně
    [few] { $count } kola skončila nerozhodně
    [many] { $count } kola skončilo nerozhodně
   *[other] { $count } kol skončilo nerozhodně
}: hra tu končí.

## The score sheet

ml-sheet-round = { $number }. kolo: díl hory
ml-sheet-present-round = { $number }. kolo, zatím
ml-sheet-points = { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} ({ $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
})
ml-sheet-moons = – měsíce
ml-sheet-moon-count = { $moons ->
    [one] jeden měsíc
    [few] { $moons } měsíce
    [many] { $moons } měsíce
   *[other] { $moons } měsíců
}: +{ $points }
ml-sheet-row = – řádek { $row }
ml-sheet-row-won = součet { $sum }: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } bonus)
}
ml-sheet-row-lost = součet { $sum }

## The drawing

ml-draw-round = { $number }. kolo
ml-draw-decision-lay = { $who } vybírá vlka k vyložení
ml-draw-decision-lay_two = { $who } vybírá místo pro dvojku
ml-draw-decision-second = { $who } může vyložit druhého vlka
ml-draw-decision-pick_lone = { $who } vybírá vlka samotáře
ml-draw-decision-pick_leader = { $who } vybírá schopnost vůdce
ml-draw-mountain = Díly hory { $first } : { $second }
ml-draw-shape-open = Tvar zatím otevřený
ml-draw-shape-wide = Tvar na šířku
ml-draw-shape-tall = Tvar na výšku
ml-draw-rows = v řádku
ml-draw-row-tied = nikdo
ml-draw-row-won = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
ml-draw-moons = Měsíce { $first } : { $second }
ml-draw-points = Body za kolo { $first } : { $second }
ml-draw-hand = { $who }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} v ruce:
ml-draw-deck = balíček: { $count }
ml-draw-unseen = neviděné: { $cards }
ml-draw-used = použitá
ml-draw-lone-wolves = Vlci samotáři na výběr:
ml-draw-display = Schopnosti vůdce na výběr:
