## Names

lwb-lone = Samotny Wilk
lwb-lone-once = Samotny Wilk, dawniej { $card }
lwb-unseen-card = Zakryta karta
lwb-territory = { $place } ({ $suit }): twoja siła { $own }, przeciwnika { $other }; miejsce na { $room ->
    [one] jeszcze jedną kartę
    [few] jeszcze { $room } karty
   *[many] jeszcze { $room } kart
}
lwb-table = Stół
lwb-strength = Siła, { $who }: { $strength }
lwb-unseen = { $count ->
    [one] Jedna niewidziana karta
    [few] { $count } niewidziane karty
   *[many] { $count } niewidzianych kart
}
lwb-unseen-where = Z nich { $hand } na ręce przeciwnika, { $box } w pudełku.
lwb-void = { $who }: nie ma żadnej

## What is to be decided

lwb-ask-lead = Wychodzisz: wyślij dowolnego Wilka na dowolne terytorium.
lwb-wait-lead = { $who } wybiera kartę na wyjście.
lwb-ask-follow = Odpowiedz na { $card }: do koloru, jeśli masz, na dowolne terytorium.
lwb-wait-follow = { $who } wybiera odpowiedź na { $card }.
lwb-ask-take = Przegrana lewa: weź żeton Blizn { $place }.
lwb-wait-take = { $who } wybiera żeton Blizn { $place }.
lwb-ask-place = Połóż swój żeton Blizn na polu watahy, na stałe.
lwb-wait-place = { $who } wybiera pole dla żetonu Blizn.

## What things are

lwb-explain-down = Tę kartę zna tylko ten, do kogo należy.
lwb-explain-lone = Przegrał lewę i walczy dalej z siłą 1. Nie ma już koloru.
lwb-explain-wolf = Siła { $value }, dopóki leży odkryty.
lwb-explain-two = Dwójka bije siódemkę swojego koloru.
lwb-explain-three = Gdy zostaje wysłany, odkrywa zakryty żeton Blizn na swoim terytorium.
lwb-explain-trump-card = Jego kolor to atut: bije inne kolory, gdy nie możesz dołożyć do koloru.
lwb-explain-hidden = Kto przegra lewę kartą na tym terytorium, może go wziąć, sam obejrzeć i położyć.
lwb-explain-honor = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
} dla silniejszej strony na końcu gry. Po odwróceniu byłby wart { $reverse }.
lwb-explain-moon = 5 punktów dla silniejszej strony na końcu gry. Wzeszedł tam, gdzie najpierw skończyły się blizny, i uczynił ten kolor atutem.
lwb-explain-blood_moon = 3 punkty dla silniejszej strony na końcu gry. Wschodzi tam, gdzie blizny skończą się jako drugie; odtąd tylko ten kolor jest atutem.
lwb-explain-territory = Na końcu należy do silniejszej strony: wartości odkrytych Wilków, 1 za każdego Samotnego Wilka i blizny siły. Przy remisie do nikogo.
lwb-explain-room = { $room ->
    [0] Pełne: nie można tu wysłać więcej kart.
    [one] Jest miejsce na jeszcze jedną kartę.
    [few] Jest miejsce na jeszcze { $room } karty.
   *[many] Jest miejsce na jeszcze { $room } kart.
}
lwb-explain-border = Żeton Blizn położony tutaj działa na obu terytoriach.
lwb-explain-STR_PER_WOLF = +1 siły za każdą twoją kartę tutaj, także za Samotne Wilki. Liczone na końcu.
lwb-explain-STR_3 = +3 siły tutaj. Liczone na końcu.
lwb-explain-ADD_LONE = Od razu: karta z pudełka dołącza po twojej stronie jako Samotny Wilk, jeśli jest miejsce.
lwb-explain-FLIP_HONOR = Od razu: tutejszy żeton Honoru zostaje odwrócony.
lwb-explain-PT_1_WOLF = 1 punkt za każdą twoją kartę tutaj, także za Samotne Wilki. Liczone na końcu.
lwb-explain-PT_2_LONE = 2 punkty za każdego twojego Samotnego Wilka tutaj. Liczone na końcu.
lwb-explain-PT_2_FACEUP = 2 punkty za każdego twojego odkrytego Wilka tutaj. Liczone na końcu.
lwb-explain-PT_3_LOW = 3 punkty za każdego twojego odkrytego Wilka o wartości 2, 3 lub 4 tutaj. Liczone na końcu.
lwb-explain-PT_5_CONTROL = 5 punktów, jeśli zdobędziesz tutejszy żeton Honoru.

## The lesson

lwl-welcome = Witaj na polanie. Twoja ręka leży na dole, druga wataha naprzeciwko. Trzynaście lew rozstrzygnie o pięciu terytoriach.
lwl-territories = Każde terytorium ma żeton Honoru z punktami. Na końcu zdobywa go silniejsza strona. Wilka możesz wysłać na dowolne terytorium, niezależnie od koloru.
lwl-lead = Wychodzisz. Dotknij świecącej siódemki, a potem świecącego terytorium.
lwl-won = Druga strona musiała dołożyć do koloru i zagrała niżej. Lewa jest twoja: siódemka zostaje odkryta z pełną siłą. Karta przeciwnika to odtąd Samotny Wilk o sile 1.
lwl-their-scar = Przegrany bierze żeton Blizn stamtąd, gdzie padł jego Wilk, i kładzie go na stałe. Blizny to nagroda za dobrą porażkę.
lwl-lose = Po wygranej znów wychodzisz. Tym razem przegraj celowo: wyślij swoją czwórkę.
lwl-lost = Pobita. Twoja czwórka walczy dalej jako Samotny Wilk o sile 1, ale należy ci się blizna z tego terytorium.
lwl-take = Weź zakryty żeton Blizn. Zanim go położysz, zobaczysz go tylko ty.
lwl-place = Połóż go na polu watahy świecącego terytorium. Działa tylko tam i tylko dla ciebie.
lwl-strength = Tarcze liczą siłę obu stron; złota prowadzi. Mała liczba na żetonie Honoru to jego rewers: niektóre blizny go odwracają.
lwl-moon = Gdy ostatnia blizna opuści terytorium, wschodzi tam księżyc i czyni jego kolor atutem. Księżyce to także punkty dla silniejszej strony.
lwl-talents = Dwójka bije siódemkę swojego koloru. Trójka odkrywa zakrytą bliznę tam, gdzie trafi. Terytorium mieści sześć kart, nie więcej.
lwl-end = To wszystko, czego potrzebujesz. Gra kończy się po trzynastu lewach. Spróbuj ze szczeniakiem!
