## Was Leuten anderswo gesagt wird: im Browser, per E-Mail

notice-turn = Du bist dran: { $game }
notice-turns = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
notice-with = mit { $names }
notice-until = bis { $moment }
notice-test = Nachrichten von Wataha kommen hier an
notice-confirm = Ist das deine Adresse?
notice-recover = Ein neues Passwort
mail-hello = Hallo { $name },
mail-confirm = folge diesem Link, um E-Mails von Wataha an diese Adresse zu bekommen:
mail-recover = folge diesem Link innerhalb einer Stunde, um ein neues Passwort zu bekommen:
mail-not-you = Wenn du nicht darum gebeten hast, tu nichts; dann kommen keine weiteren E-Mails.
mail-test = Nachrichten von Wataha kommen an dieser Adresse an.
mail-often = { $hours ->
    [one] Höchstens eine solche E-Mail kommt in einer Stunde. Ändere das:
   *[other] Höchstens eine solche E-Mail kommt in { $hours } Stunden. Ändere das:
}
mail-unsubscribe = Keine solchen E-Mails mehr:
