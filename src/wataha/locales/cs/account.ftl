## Being told that it is one's turn

account-notices = Když jsi na tahu
account-notices-why = Dozvíš se, když jsi na tahu a netáhneš hned. O tvých kartách se nikdy nic neposílá.
account-push-on = Říkej mi to v tomto prohlížeči
account-push-off = V tomto prohlížeči už nic neříkej
account-push-started = Dozvíš se to v tomto prohlížeči.
account-push-blocked = Tento prohlížeč tu oznámení nedovoluje. Povol je v jeho nastavení pro tuto stránku.
account-push-failed = Tento prohlížeč se nedostal ke své službě oznámení. Zkus to později.
account-here = tento prohlížeč
account-test = Poslat zkoušku
account-test-named = Poslat zkoušku: { $what }
account-test-sent = Zkouška je na cestě.
account-remove = Odstranit
account-remove-named = Odstranit: { $what }
account-removed = Tam se už nic neposílá.
account-failing = Poslední pokus se nezdařil
account-paused = Vypnuto po příliš mnoha nezdarech
account-resume = Znovu zapnout
account-email = E-mail
account-email-why = E-maily chodí nejvýše jednou za hodinu, se všemi stoly, které čekají. V každém je odkaz, jak už žádné nedostávat.
account-email-notices = Piš na { $address }, když jsem na tahu
account-email-waits = Na { $address } jsme poslali odkaz. Otevři ho a adresa bude potvrzena.
account-email-address = E-mailová adresa
account-email-set = Pošli mi odkaz
account-email-sent = Podívej se do schránky: poslali jsme tam odkaz.
account-mail-hours = Nejvýše jeden e-mail
account-mail-hours-1 = za hodinu
account-mail-hours-6 = za šest hodin
account-mail-hours-24 = za den
account-webhook = Tvůj vlastní program
account-webhook-why = O každém tahu řekneme této adrese podepsaným požadavkem, třeba aby se rozsvítila lampa.
account-webhook-address = Adresa, https://
account-webhook-add = Přidat
account-webhook-added = Přidáno; zkouška je na cestě.
account-webhook-secret = Požadavky jsou podepsány tímto klíčem. Ukáže se jen teď; zkopíruj si ho.
account-games = O těchto hrách
account-paces = Při tomto tempu
account-quiet = Noční klid
account-quiet-on = V noci nic neposílat
account-quiet-from = od
account-quiet-until = do
account-zone = Časové pásmo
account-kept = Zapamatováno.

## Links in mails

account-confirm-title = Tvoje e-mailová adresa
account-confirm = Ano, to je moje adresa
account-confirm-done = Adresa je potvrzena.
account-unsubscribe-title = E-maily z Watahy
account-unsubscribe = Prosím, už žádné e-maily
account-unsubscribe-done = Další e-maily nepřijdou.

## Coming back

account-forgotten = Zapomněl jsi heslo?
account-recover-title = Nové heslo
account-recover-why = Odkaz na nové heslo pošleme na e-mailovou adresu tvého účtu, pokud byla potvrzena.
account-recover-sent = Pokud má nějaký účet tuto adresu, odkaz je na cestě.
account-password-title = Heslo
account-password-old = Staré heslo
account-password-new = Nové heslo
account-password-change = Změnit heslo
account-password-changed = Heslo je změněno; všude jinde jsi odhlášen.
account-passkeys = Přístupové klíče
account-passkeys-why = S přístupovým klíčem tě zařízení pustí prstem, tváří nebo svým kódem, bez hesla.
account-passkey-add = Vytvořit přístupový klíč
account-passkey-added = Přístupový klíč je hotov.
account-passkey-removed = Tento přístupový klíč už nic neotevře.
account-passkey-made = vytvořen { $date }
account-passkey-login = Přihlásit se přístupovým klíčem
account-passkey-failed = Žádný přístupový klíč nebyl vybrán.
account-oidc-login = Přihlásit se přes { $name }
account-data = Stáhnout všechna má data

## Dovolená

account-holiday = Dovolená
account-holiday-why = Na dovolené tvoje hodiny ve hrách na dálku stojí a ostatní vidí, do kdy. Počítá se každý započatý den; za rok jich je { $most }. V turnajích hodiny běží dál.
account-holiday-left = { $left ->
    [one] Zbývá ti jeden den.
    [few] Zbývají ti { $left } dny.
   *[other] Zbývá ti { $left } dní.
}
account-holiday-on = Máš dovolenou do { $date }.
account-holiday-days = Dní od teď
account-holiday-until = do { $date }
account-holiday-begin = Jdu na dovolenou
account-holiday-change = Změnit
account-holiday-begun = Tvoje hodiny stojí.
account-holiday-end = Jsem zpět
account-holiday-ended = Tvoje hodiny zase běží.
account-holiday-pressing = Na těchto hodinách zbývá méně než hodina a dovolená je nezastaví. Nejdřív tam táhni:
account-holiday-table = Ke stolu
