## Co lidem říkáme jinde: v prohlížeči, e-mailem

notice-turn = Jsi na tahu: { $game }
notice-turns = { $count ->
    [one] Jeden stůl na tebe čeká
    [few] { $count } stoly na tebe čekají
   *[other] { $count } stolů na tebe čeká
}
notice-with = hrají: { $names }
notice-until = do { $moment }
notice-test = Oznámení z Watahy sem chodí
notice-confirm = Je to tvoje adresa?
notice-recover = Nové heslo
mail-hello = Ahoj { $name },
mail-confirm = otevři tento odkaz, abys na tuto adresu dostával e-maily z Watahy:
mail-recover = otevři tento odkaz do hodiny a nastav si nové heslo:
mail-not-you = Pokud jsi o to nežádal ty, nedělej nic a další e-maily nepřijdou.
mail-test = oznámení z Watahy chodí na tuto adresu.
mail-often = { $hours ->
    [one] Takový e-mail přijde nejvýše jednou za hodinu. Změň to:
    [few] Takový e-mail přijde nejvýše jednou za { $hours } hodiny. Změň to:
   *[other] Takový e-mail přijde nejvýše jednou za { $hours } hodin. Změň to:
}
mail-unsubscribe = Už žádné takové e-maily:
