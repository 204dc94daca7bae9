## Co mówimy ludziom gdzie indziej: w przeglądarce, pocztą

notice-turn = Twoja kolej: { $game }
notice-turns = { $count ->
    [one] Jeden stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
notice-with = gracze: { $names }
notice-until = do { $moment }
notice-test = Powiadomienia z Watahy docierają tutaj
notice-confirm = Czy to twój adres?
notice-recover = Nowe hasło
mail-hello = Cześć { $name },
mail-confirm = otwórz ten odnośnik, aby dostawać listy z Watahy na ten adres:
mail-recover = otwórz ten odnośnik w ciągu godziny, aby ustawić nowe hasło:
mail-not-you = Jeśli to nie ty o to prosisz, nie rób nic, a więcej listów nie przyjdzie.
mail-test = powiadomienia z Watahy docierają na ten adres.
mail-often = { $hours ->
    [one] Taki list przychodzi najwyżej raz na godzinę. Zmień to:
    [few] Taki list przychodzi najwyżej raz na { $hours } godziny. Zmień to:
   *[many] Taki list przychodzi najwyżej raz na { $hours } godzin. Zmień to:
}
mail-unsubscribe = Nie chcę więcej takich listów:
