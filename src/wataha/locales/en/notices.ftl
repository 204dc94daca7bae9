## What is told to people elsewhere: in a browser, by mail

notice-turn = Your turn: { $game }
notice-turns = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
notice-with = with { $names }
notice-until = until { $moment }
notice-test = Notices from Wataha arrive here
notice-confirm = Is this your address?
notice-recover = Have a new password
mail-hello = Hello { $name },
mail-confirm = follow this link to get mails from Wataha at this address:
mail-recover = follow this link within an hour to have a new password:
mail-not-you = If you did not ask for this, do nothing, and no more mails will come.
mail-test = notices from Wataha arrive at this address.
mail-often = { $hours ->
    [one] At most one such mail comes in an hour. Change that:
   *[other] At most one such mail comes in { $hours } hours. Change that:
}
mail-unsubscribe = No more of these mails:
