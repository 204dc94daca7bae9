## Names

wsb-gap = Wolne pole, { $place }
wsb-cell = { $tile }; { $place }
wsb-face = { $tile }
wsb-face-figure = { $figure }, { $tile }
wsb-figure-on = { $figure }, { $place }
wsb-in-hand = W ręce: { $first }; na odwrocie { $second }
wsb-own-colour = Twój tajny kolor: { $colour }
wsb-shepherd = Pasterz, kolor stada: { $colour }
wsb-question = Żeton „?”: kolor jest tajny
wsb-marker = Żeton-znacznik: { $colour }
wsb-unseen = Zakryty żeton w ręce
wsb-table = Stół
wsb-hand = Twoje żetony
wsb-largest = największa bezpieczna łąka
wsb-bag = w woreczku
wsb-next-bonus = następny: +{ $points }
wsb-asked = pytanie, czy przerywa

## What is to be decided

wsb-ask-main = Twój ruch: wybierz żeton do dołożenia.
wsb-ask-cell = Gdzie go dokładasz?
wsb-ask-turn = Obróć żeton, jak chcesz, i dołóż go.
wsb-ask-announce = Zapowiedz jeszcze jedną figurę albo nic więcej.
wsb-ask-special = Wybierz, który żeton pokazuje figurę.
wsb-ask-special_cell = Gdzie staje figura?
wsb-ask-shepherd_cell = Gdzie staje twój pasterz?
wsb-ask-bonus_tile = Teraz dołóż żeton premiowy.
wsb-ask-poll = Przerywasz?
wsb-wait = { $who }: { $what }
wsb-poll = Przerwać figurą albo swoim kolorem?
wsb-poll-about = { $who } gra: przerywasz figurą lub swoim kolorem?
wsb-poll-brief = Przerywasz?
wsb-poll-brief-about = { $who } gra: przerywasz?
wsb-declining = Bez przerywania …
wsb-poll-kept = Zapisane: { $answer }
wsb-asked-several = Wszyscy pytani mogą teraz przerwać
wsb-asking = Kiedy pytać, czy przerywasz? Wiesz o tym tylko ty.
wsb-asking-label = Pytaj o przerwanie:
wsb-asking-always = Pytaj za każdym razem
wsb-asking-holding = Tylko gdy mam figurę
wsb-asking-never = Nie pytaj mnie
wsb-turn = Obróć
wsb-turn-key = Obróć (R)
wsb-turn-left = Obróć w lewo
wsb-flip = Odwróć
wsb-flip-key = Odwróć (F)
wsb-lay-here = Dołóż tutaj
wsb-back = Cofnij
wsb-leave-for = Przestań dokładać: +{ $points } …
wsb-leave-why = Nie dokładasz już kafelków w tej grze. Twoje łąki nadal liczą się na końcu.
wsb-leave-sure = Nie dokładam już żetonów: +{ $points }

## Meadows, forests, ponds

wsb-village = Wieś
wsb-meadow-open = Łąka, { $colour }: { $count ->
    [one] jedna owca
    [few] { $count } owce
   *[other] { $count } owiec
}, otwarta na { $open ->
    [one] jednym brzegu
   *[other] { $open } brzegach
}
wsb-meadow-safe = Łąka, { $colour }: { $count ->
    [one] jedna owca
    [few] { $count } owce
   *[other] { $count } owiec
}, ogrodzona i bezpieczna
wsb-meadow-unsafe = Łąka, { $colour }: { $count ->
    [one] jedna owca
    [few] { $count } owce
   *[other] { $count } owiec
}, ogrodzona, ale zagraża jej wilk: teraz nic niewarta
wsb-joined = Razem ze stawami warta { $value }.
wsb-forest-safe = Las, bezpieczny: { $raiders ->
    [0] bez wilka
    [one] jeden wilk
    [few] { $raiders } wilki
   *[other] { $raiders } wilków
}, { $keepers ->
    [0] bez myśliwego
    [one] jeden myśliwy
   *[other] myśliwi: { $keepers }
}
wsb-forest-dangerous = Las, niebezpieczny: { $raiders ->
    [one] jeden wilk
    [few] { $raiders } wilki
   *[other] { $raiders } wilków
}, { $keepers ->
    [0] bez myśliwego
    [one] jeden myśliwy
   *[other] myśliwi: { $keepers }
}. Łąki obok nie są bezpieczne.
wsb-pond-open = Staw: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
   *[other] { $count } ryb
}, otwarty na { $open ->
    [one] jednym brzegu
   *[other] { $open } brzegach
}
wsb-pond-finished = Staw, ukończony: { $count ->
    [one] jedna ryba
    [few] { $count } ryby
   *[other] { $count } ryb
} dla każdej bezpiecznej łąki obok
wsb-pond-plundered = Staw, wyłowiony: { $count ->
    [one] jego ryba jest nic niewarta
    [few] jego { $count } ryby są nic niewarte
   *[other] jego { $count } ryb jest nic niewarte
}

## What things are

wsb-explain-gap = Żeton pasuje tu, jeśli zgadzają się wszystkie stykające się brzegi.
wsb-explain-hand = Kliknij, by go dołożyć. Najpierw możesz go odwrócić (F) lub obrócić (R, kółko).
wsb-explain-question = Ujawnij kolor: twój pasterz staje z czterema owcami, a ty dokładasz żeton premiowy.
wsb-explain-bag = Za każdy pasujący brzeg dołożonego żetonu losujesz żeton.
wsb-explain-wolf = Wilk czyni las niebezpiecznym: łąki obok nic nie liczą.
wsb-explain-hunter = Myśliwy nie wpuszcza wilków do lasu albo przykrywa wilka.
wsb-explain-fisherman = Rybak wyławia staw: jego ryby nic nie liczą.
wsb-explain-guard = Straż rybacka nie wpuszcza rybaków nad staw albo przykrywa rybaka.

## The lesson

wsl-welcome = Witaj na łące. Pośrodku leży plac wsi; wszyscy dokładają żetony wokół niego.
wsl-secret = To twoja tajemnica: kolor twoich owiec. Liczy się tylko największa ogrodzona łąka tego koloru.
wsl-tile = Stykające się brzegi muszą być takie same. Dotknij podświetlonego żetonu z ręki. Możesz go odwrócić (F) albo obrócić (R).
wsl-cell = Pasuje tam, gdzie pole jest podświetlone. Dotknij jednego.
wsl-turn = Obracaj klawiszem R, kółkiem albo przyciskiem, potem go dołóż.
wsl-drawn = Za każdy pasujący brzeg losujesz żeton, więc ręka nie maleje, dopóki starcza woreczka.
wsl-teacher = Teraz dołożyli inni. Wskaż łąkę, by zobaczyć, ile owiec się na niej pasie i czy jest zamknięta.
wsl-again = Znów twój ruch: weź podświetlony żeton.
wsl-place = Dołóż go na podświetlone pole.
wsl-closed = Łąka jest ogrodzona, gdy żaden jej brzeg nie jest otwarty: zamykają ją płot, las i wieś. Jej owce są bezpieczne, póki obok nie grasuje wilk.
wsl-figures = Niektóre żetony mają na odwrocie figurę. Wilk czyni las niebezpiecznym: łąki obok nic nie liczą, póki nie przyjdzie myśliwy. Figury można zagrać w każdej chwili; zapytamy cię spokojnie.
wsl-reveal = Gdy jest dla niego miejsce, możesz ujawnić kolor: twój pasterz przyprowadza cztery owce, a ty dokładasz jeszcze jeden żeton.
wsl-leave = Kto pierwszy przestanie, dostaje 6 punktów, następny 3, potem 1. Przestań, gdy twoja łąka jest bezpieczna, zanim przyjdzie wilk.
wsl-end = To wszystko. Udanego wypasu!
