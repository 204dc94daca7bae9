## Wolves: as they are, as something is done to them, as something is done with them; and places

ml-wolf = { $value ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[6] szóstka
}
    .what = { $value ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[6] szóstkę
    }
    .with = { $value ->
        [1] jedynką
        [2] dwójką
        [3] trójką
        [4] czwórką
        [5] piątką
       *[6] szóstką
    }
ml-lone-wolf = samotny wilk { $value }
    .what = samotnego wilka { $value }
    .with = samotnym wilkiem { $value }
ml-place = { $column } w rzędzie { $row }

## Leader abilities

ml-type-ambush = zasadzka
ml-type-endurance = wytrwałość
ml-leader-shift = Przegrupowanie
ml-leader-ties = Dominacja
ml-leader-hand5 = Liczna wataha
ml-leader-leap = Skok
ml-leader-equal = Równa walka
ml-leader-double = Podwójny atak
ml-leader-howl = Wycie
ml-leader-den = Legowisko
ml-effect-shift = zanim wyłożysz wilka o wartości 2, przesuń jeden stos na puste pole
ml-effect-ties = wygrywasz wszystkie remisy: w księżycach, w rzędach i w punktach rundy
ml-effect-hand5 = możesz mieć na ręce 5 kart
ml-effect-leap = przykryj wilka przeciwnika kartą wyższą dokładnie o 2
ml-effect-equal = przykryj wilka przeciwnika kartą o tej samej wartości
ml-effect-double = po swojej karcie wyłóż drugą na puste pole
ml-effect-howl = przewaga księżyców jest dla ciebie warta 3 punkty
ml-effect-den = twoich wilków o wartości 1 nie można przykryć

## Moves, before and after

ml-label-lay = Wyłóż { $wolf } na pole { $place }
ml-label-cover = Przykryj { $covered } na polu { $place } { $wolf }
ml-label-ambush = { $leader }: przykryj { $covered } na polu { $place } { $wolf }
ml-label-move = { $leader }: przesuń stos z pola { $origin } na pole { $target }
ml-label-lone = Dołącz do watahy { $wolf }
ml-label-leader = Weź zdolność { $leader }: { $effect }
ml-label-pass = Nie wykładaj drugiej karty
ml-told-lay = { $who } wykłada { $wolf } na pole { $place }.
ml-told-second = { $leader }: { $who } wykłada też { $wolf } na pole { $place }.
ml-told-cover = { $who } przykrywa { $covered } na polu { $place } { $wolf }.
ml-told-ambush = { $leader }: { $who } przykrywa { $covered } na polu { $place } { $wolf }.
ml-told-move = { $leader }: { $who } przesuwa stos z pola { $origin } na pole { $target }.
ml-told-lone = { $who } dołącza do watahy { $wolf }.
ml-told-leader = { $who } bierze zdolność { $leader }.
ml-told-pass = { $who } nie wykłada drugiej karty.
ml-told-draw = { $who } dobiera { $wolf }.
ml-told-shape-wide = Ostateczny kształt jest szeroki: 4 pola szerokości, 3 wysokości.
ml-told-shape-tall = Ostateczny kształt jest wysoki: 3 pola szerokości, 4 wysokości.
ml-told-start = Zaczyna się runda { $number }; rozpoczyna { $who }.

## The end of a round

ml-told-moons = Księżyce { $first } : { $second }; { $who } otrzymuje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
ml-told-moons-tied = Księżyce { $first } : { $second }; nikt nie dostaje za nie punktów.
ml-told-row = Rząd { $row }: { $first } : { $second }; { $who } zabiera { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } premii)
}.
ml-told-row-tied = Rząd { $row }: { $first } : { $second }; nikt nie zabiera kart.
ml-told-round = Runda { $number }: punkty { $first } : { $second }. Rundę wygrywa { $who }.
ml-told-round-ties = Runda { $number }: punkty { $first } : { $second }. Remis rozstrzyga { $leader }; rundę wygrywa { $who }.
ml-told-round-cards = Runda { $number }: punkty { $first } : { $second }. Remis rozstrzygają zabrane karty, { $first_cards } : { $second_cards }; rundę wygrywa { $who }.
ml-told-undecided = Runda { $number }: punkty { $first } : { $second }, kart po równo. Nikt nie wygrywa rundy.
ml-told-foot = { $who } bierze podnóże Świętej Góry.
ml-told-peak = { $who } kładzie szczyt na Świętej Górze i wygrywa grę.
ml-told-stop = { $count ->
    [one] Jedna runda bez rozstrzygnięcia
    [few] { $count } rundy bez rozstrzygnięcia
    [many] { $count } rund bez rozstrzygnięcia
   *[other] { $count } rundy bez rozstrzygnięcia
}: tu gra się kończy.

## The score sheet

ml-sheet-round = Runda { $number }: część góry
ml-sheet-present-round = Runda { $number }, dotąd
ml-sheet-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
})
ml-sheet-moons = – księżyce
ml-sheet-moon-count = { $moons ->
    [one] jeden księżyc
    [few] { $moons } księżyce
    [many] { $moons } księżyców
   *[other] { $moons } księżyca
}: +{ $points }
ml-sheet-row = – rząd { $row }
ml-sheet-row-won = suma { $sum }: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } premii)
}
ml-sheet-row-lost = suma { $sum }

## The drawing

ml-draw-round = Runda { $number }
ml-draw-decision-lay = { $who } wybiera wilka do wyłożenia
ml-draw-decision-lay_two = { $who } wybiera miejsce dla dwójki
ml-draw-decision-second = { $who } może wyłożyć drugiego wilka
ml-draw-decision-pick_lone = { $who } wybiera samotnego wilka
ml-draw-decision-pick_leader = { $who } wybiera zdolność przywódcy
ml-draw-mountain = Części góry { $first } : { $second }
ml-draw-shape-open = Kształt jeszcze otwarty
ml-draw-shape-wide = Kształt szeroki
ml-draw-shape-tall = Kształt wysoki
ml-draw-rows = w rzędzie
ml-draw-row-tied = nikt
ml-draw-row-won = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
ml-draw-moons = Księżyce { $first } : { $second }
ml-draw-points = Punkty rundy { $first } : { $second }
ml-draw-hand = { $who }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na ręce:
ml-draw-deck = talia: { $count }
ml-draw-unseen = niewidoczne: { $cards }
ml-draw-used = użyta
ml-draw-lone-wolves = Samotne wilki do wyboru:
ml-draw-display = Zdolności przywódcy do wyboru:
