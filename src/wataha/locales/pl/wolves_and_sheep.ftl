## Edges, colours, figures

ws-village = wieś
ws-forest = las
ws-pond = staw
ws-black = czarny
    .shown = czarny
    .meadow = czarna
    .meadows = czarne
ws-yellow = żółty
    .shown = żółty
    .meadow = żółta
    .meadows = żółte
ws-red = czerwony
    .shown = czerwony
    .meadow = czerwona
    .meadows = czerwone
ws-blue = niebieski
    .shown = niebieski
    .meadow = niebieska
    .meadows = niebieskie
ws-shepherd = pasterz
ws-wolf = wilk
    .what = wilka
ws-hunter = myśliwy
    .what = myśliwego
ws-fisherman = rybak
    .what = rybaka
ws-guard = straż rybacka
    .what = straż rybacką
ws-covered-wolf = przykryty wilk
ws-covered-fisherman = przykryty rybak
ws-tile = żeton: u góry { $north }, z prawej { $east }, u dołu { $south }, z lewej { $west }
ws-cell = { $across ->
    [right] { $columns } w prawo
    [left] { $columns } w lewo
   *[none] { "" }
}{ $both ->
    [yes] , { "" }
   *[no] { "" }
}{ $along ->
    [up] { $rows } w górę
    [down] { $rows } w dół
   *[none] { "" }
} od wsi

## Moves, before and after

ws-label-tile = Dołóż { $tile }
ws-label-cell = Dołóż na pole: { $cell }
ws-label-turn = { $turns ->
    [0] Bez obrotu
    [one] Ćwierć obrotu
    [few] { $turns } ćwierćobroty
    [many] { $turns } ćwierćobrotów
   *[other] { $turns } ćwierćobrotu
}: { $tile }
ws-label-announce = Zapowiedz { $figure }
ws-label-special = Weź żeton z owcami na odwrocie, kolor { $back }
ws-label-reveal = Ujawnij swój kolor: { $colour }
ws-label-stop = Nic więcej nie zapowiadaj
ws-label-leave = Zrezygnuj z dokładania do końca gry
ws-label-pass = Pauzuj
ws-label-decline = Nie skorzystaj
ws-label-time-out = Czas minął
ws-told-time-out = { $who }: czas minął.
ws-told-announce = { $who } zapowiada { $figure }.
ws-told-announce-then = Potem { $figure }.
ws-told-lay = { $who } dokłada { $tile }.
ws-told-figure = { $who } dokłada { $figure }.
ws-told-cover = { $who } przykrywa { $covered }, kładąc { $figure }.
ws-told-reveal = { $who } ujawnia kolor { $colour } i dokłada pasterza.
ws-told-draw = { $who } losuje { $count ->
    [0] na próżno: woreczek jest pusty
    [one] jeden żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
ws-told-no-bonus = { $who } nie ma pasującego żetonu premiowego.
ws-told-lapsed = { $who } nie ma gdzie dołożyć { $figure } i zatrzymuje żeton.
ws-told-enclosed = Łąka ({ $colour }) jest ogrodzona: { $count ->
    [one] jedna owca
    [few] { $count } owce
    [many] { $count } owiec
   *[other] { $count } owcy
}.
ws-told-finished = Ukończony staw: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}.
ws-told-dangerous = Las jest teraz niebezpieczny.
ws-told-safe = Las jest znów bezpieczny.
ws-told-pass = { $who } pauzuje.
ws-told-out-leave = { $who } rezygnuje z dokładania: { $points ->
    [0] bez premii
    [one] jeden punkt premii
    [few] { $points } punkty premii
    [many] { $points } punktów premii
   *[other] { $points } punktu premii
}.
ws-told-out-empty = { $who } nie ma już żetonów: { $points ->
    [0] bez premii
    [one] jeden punkt premii
    [few] { $points } punkty premii
    [many] { $points } punktów premii
   *[other] { $points } punktu premii
}.
ws-told-out-stuck = Nikt nie może nic dołożyć; { $who } kończy: { $points ->
    [0] bez premii
    [one] jeden punkt premii
    [few] { $points } punkty premii
    [many] { $points } punktów premii
   *[other] { $points } punktu premii
}.
ws-told-over = Koniec gry; wszystkie kolory są jawne.
ws-told-colour = { $who } ma kolor { $colour }.
ws-told-total = { $who }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## The score sheet

ws-sheet-meadow = łąka { $colour }: { $sheep ->
    [one] jedna owca
    [few] { $sheep } owce
    [many] { $sheep } owiec
   *[other] { $sheep } owcy
}{ $fish ->
    [0] { "" }
    [one] , jedna ryba
    [few] , { $fish } ryby
    [many] , { $fish } ryb
   *[other] , { $fish } ryby
}
ws-sheet-largest = największa
ws-sheet-smaller = nie największa
ws-sheet-unsafe = przy niebezpiecznym lesie
ws-sheet-open-meadows = łąki { $colour } otwarte: { $count }
ws-sheet-open = otwarte, { $count ->
    [one] jedna owca
    [few] { $count } owce
    [many] { $count } owiec
   *[other] { $count } owcy
}
ws-sheet-pond-open = staw nieukończony: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}
ws-sheet-pond-plundered = staw wyłowiony przez rybaka: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}
ws-sheet-pond-finished = staw ukończony, liczy się z łąkami: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryb
   *[other] { $count } ryby
}
ws-sheet-bonus = premia
ws-sheet-rank = koniec jako nr { $rank }
ws-sheet-tie-break = łąka nr { $number } według wielkości

## The drawing

ws-draw-turn = Teraz gra { $who }
ws-draw-window = Może przerwać: { $who }
ws-draw-over = Koniec gry
ws-decision-cell = wybór pola
ws-decision-turn = obracanie żetonu
ws-decision-announce = zapowiadanie
ws-decision-special = dokładanie zapowiedzianych
ws-decision-special_cell = wybór pola dla figury
ws-decision-shepherd_cell = wybór pola dla pasterza
ws-decision-bonus_tile = wybór żetonu premiowego
ws-draw-announced = zapowiedziane: { $kinds }
ws-draw-bag = w woreczku: { $count }
ws-draw-next-bonus = premia dla następnego, kto skończy: +{ $points }
ws-draw-cropped = (kolumny od { $first } do { $last })
ws-draw-secret = tajny
ws-draw-out = koniec jako nr { $rank }, +{ $points }
ws-draw-tiles = { $count ->
    [one] jeden żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
ws-draw-points = { $count ->
    [one] jeden punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
ws-draw-meadows = łąki { $colour }: { $values }
ws-draw-sheep-unsafe = w niebezpieczeństwie: { $count ->
    [one] jedna owca
    [few] { $count } owce
    [many] { $count } owiec
   *[other] { $count } owcy
}
ws-draw-sheep-open = na otwartych łąkach: { $count ->
    [one] jedna owca
    [few] { $count } owce
    [many] { $count } owiec
   *[other] { $count } owcy
}
ws-draw-hand = Żetony w ręce, { $who }:
ws-draw-house-tiles = Strony żetonów to nasza rekonstrukcja; lista wydawcy nie jest publiczna.
ws-draw-own-tiles = Ten stół gra własnym zestawem żetonów.
