## Names

mlb-wolf = { $who }, wilk { $value }
mlb-lone-wolf = { $who }, samotny wilk { $value }
mlb-wolf-on = { $wolf }, pole { $place }
mlb-back = Zakryta karta, { $who }
mlb-leader = { $leader } ({ $type })
mlb-place = Puste pole { $place }
mlb-place-corner = Pusty róg, pole { $place }
mlb-place-taken = { $wolf }, pole { $place }
mlb-foot = Podnóże Świętej Góry, { $who }
mlb-foot-term = Podnóże Świętej Góry
mlb-peak = Szczyt Świętej Góry
mlb-table = Stół
mlb-deck = Talia, { $who }: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
mlb-row-sum = { $who } w rzędzie { $row }: { $sum }
mlb-moons = Widoczne księżyce

## What is to be decided

mlb-ask-lay = Twoja kolej: wyłóż wilka albo przykryj o 1 niższego rywala.
mlb-ask-lay_two = Teraz wyłóż wilka o wartości 2.
mlb-ask-second = Podwójny atak: wyłóż drugiego wilka na puste pole albo zrezygnuj.
mlb-ask-pick_lone = Runda wygrana: wybierz samotnego wilka do swojej watahy.
mlb-ask-pick_leader = Runda przegrana: wybierz zdolność przywódcy.
mlb-round-won = { $who } wygrywa rundę.

## What things are

mlb-used = Użyta w tej rundzie; w następnej znów dostępna.
mlb-beneath = Pod spodem:
mlb-explain-wolf = Liczy się w swoim rzędzie, dopóki jest widoczny.
mlb-explain-place = Wszystkie karty razem muszą się zmieścić na polach 4 na 3 albo 3 na 4.
mlb-explain-back = Zna ją tylko ten, kto ją trzyma.
mlb-explain-moons = { $moons ->
    [one] Jeden księżyc: przewaga widocznych księżyców jest warta 2 punkty.
    [few] { $moons } księżyce: przewaga widocznych księżyców jest warta 2 punkty.
   *[many] { $moons } księżyców: przewaga widocznych księżyców jest warta 2 punkty.
}
mlb-explain-corner = W rogu ostatecznego kształtu liczy się w rzędzie jako { $value }.
mlb-explain-bonus = Jeden punkt premiowy, gdy zostanie zabrany.
mlb-explain-foot = Za pierwszą wygraną rundę.
mlb-explain-peak = Za drugą wygraną rundę: daje zwycięstwo.

## The lesson

mll-welcome = Dwie watahy spotykają się w blasku księżyca. Kto wygra dwie rundy, zdobywa Świętą Górę. Masz na ręce trzy karty.
mll-first = Wyłóż swoją czwórkę na środek.
mll-beside = Każda karta musi dotykać innej. Wszystkie razem muszą się zmieścić na polach 4 na 3 albo 3 na 4.
mll-second = Wyłóż swoją jedynkę na świecące pole.
mll-cover = Teraz skok: twoja trójka może przykryć dwójkę rywala, bo jest dokładnie o 1 wyższa.
mll-covered = Liczy się tylko wierzchnia karta. Wskaż stos, aby zobaczyć, co jest pod spodem. Ostatni widoczny wilk watahy jest bezpieczny.
mll-rows = Na końcu rundy każdy rząd bierze wyższa suma, widoczna na jego końcach. Zwycięzca zabiera z rzędu własne karty: po punkcie, a za każdą trójkę jeszcze jeden.
mll-corners = W rogu ostatecznego kształtu jedynka liczy się za 3. Rogi są zaznaczone, gdy tylko są znane.
mll-moons = Kto pokazuje więcej księżyców, dostaje 2 punkty. Księżyce mają małe wilki: słabe w rzędzie, mocne na niebie.
mll-leaders = Kto wygra rundę, zyskuje samotnego wilka; kto przegra, wybiera jedną z tych zdolności. Następna runda jest więc znów otwarta.
mll-end = Dwie wygrane rundy to podnóże i szczyt góry, czyli zwycięstwo. Spróbuj ze szczeniakiem!
