## Z botami, szczebel po szczeblu

ladder-title = Drabina botów
ladder-record = wygrane: { $wins } z { $games }
ladder-meet = Przeciwnik: { $level }

## Stoły na listach

list-live = { $seconds ->
    [one] sekunda na ruch
    [few] { $seconds } sekundy na ruch
   *[many] { $seconds } sekund na ruch
}
list-days = { $days ->
    [one] dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
list-rated = rankingowa
list-reliable = tylko dla solidnych graczy
list-mark = kończy { $percent }%
list-mark-new = nowa osoba
list-mark-whole = Kończy { $percent }% gier z ludźmi: { $finished } z ostatnich { $games }.
list-mark-whole-new = Za mało gier z ludźmi, by powiedzieć, czy są kończone.
list-mark-why = Gry nie kończy ten, kto odchodzi albo komu mija czas i kto nie wraca; przegrana i poddanie się tym nie są. Liczy się ostatnich 40 gier z jednego roku.
list-played-on = rozegrana dalej
list-won = Wygrana
list-lost = Przegrana
list-drawn = Remis
list-seen = Obejrzyj
list-challenge = Odpowiedz
list-lobby = Stoły, które czekają
list-nobody = Nikt teraz nie czeka. Przygotuj stół i wyślij link albo zagraj z botem.
list-more = Pokaż więcej
list-puzzles-solved = { $count ->
    [one] Rozwiązana jedna zagadka
    [few] Rozwiązane { $count } zagadki
   *[many] Rozwiązanych { $count } zagadek
}
