## Boti jiných lidí

bots-title = Tvoji boti
bots-why = Bot je účet, na kterém odkudkoli hraje tvůj program. Dovnitř ho pustí token.
bots-name = Jméno bota
bots-make = Vytvořit bota
bots-made = Tvůj bot už má účet. Vytvoř mu token.
bots-delete = Smazat tohoto bota
bots-deleted = Bot je pryč; jeho hry zůstávají, beze jména.
bots-make-token = Vytvořit token
bots-token-name = K čemu bude?
bots-token-once = Zkopíruj si token hned: znovu se neukáže.
bots-join = Aby s ním hrál jeden z našich botů:
bots-scopes = Smí
bots-scope-read = dívat se
bots-scope-play = sedat si a hrát
bots-scope-talk = mluvit u stolů
bots-scope-tables = zakládat stoly
bots-seen = naposledy použit: { $date }
bots-never-seen = nikdy
bots-revoke = Zneplatnit
bots-revoked = Token je neplatný.
bots-own-tokens = Tokeny k dívání tvýma očima
bots-own-tokens-why = Pro programy, které čekají na tvůj tah nebo sbírají tvé hry. Nemohou hrát ani nic měnit.
bots-who = Čí hodnocení
bots-people = Lidé
bots-bots = Boti
bots-nobody-yet = Žádný bot zatím nemá hodnocení. Počítají se hry mezi boty různých lidí.
bots-bot-of = Bot, kterého vlastní

## Přátelé

friends-title = Přátelé
friends-why = Přátelé vidí, kdy jsi online, pokud chceš, a mohou tě vyzvat. Boty může vyzvat každý.
friends-none = Zatím tu nemáš přátele. Přidej někoho podle jména, nebo pošli svůj odkaz.
friends-asking = Chtějí se přátelit
friends-asked = Pozvání je odesláno. Budete přátelé, jakmile druhý souhlasí.
friends-waits = zatím bez odpovědi
friends-are = Jste přátelé.
friends-online = online
friends-offline = teď tu není
friends-add-name = Jméno
friends-add = Přidat do přátel
friends-link = Kdo otevře tvůj odkaz a přidá si tě, je hned tvůj přítel:
friends-show-online = Přátelé a lidé u mých stolů smějí vidět, kdy tu jsem (u živých her to vidí všichni)
friends-remove = Odebrat
friends-remove-named = Odebrat z přátel: { $name }
friends-challenge = Vyzvat na …
friends-challenge-named = Vyzvat { $name } na …
friends-seat = Někdo z přátel
friends-block = Zablokovat
friends-unblock = Odblokovat
friends-blocked = Koho blokuješ

## Rychlé hledání soupeře

pairing-find = Najít soupeře
pairing-reliable = Jen spolehliví soupeři
pairing-waiting = Hledá se soupeř: { $game }, naživo, hodnocení { $least } až { $most } …
pairing-bot = Zahrát si místo toho s botem

## Turnaje

cup-title = Turnaje
cup-none = Žádný turnaj není otevřený. Založ vlastní!
cup-status-gathering = Otevřené: přidej se
cup-status-playing = Právě se hraje
cup-status-over = Ukončené
cup-make = Založit turnaj
cup-name = Název turnaje
cup-at-a-table = Hráčů u stolu
cup-system = Jak se hraje
cup-system-swiss = Švýcarský systém
cup-system-round_robin = Každý s každým
cup-system-tables = Kola u stolů
cup-rounds = Kola
cup-why-swiss = V každém kole se potkají rovní a nikdo nehraje s nikým dvakrát. Až 64 lidí.
cup-why-robin = Tolik kol, kolik je potřeba. Až 16 lidí.
cup-why-tables = V každém kole dostaneš body za ty, kdo u tvého stolu skončí za tebou. Až 64 lidí.
cup-programs = Pro boty, ne pro lidi
cup-people = { $count ->
    [one] jeden člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
cup-round = Kolo { $round }
cup-round-of = kolo { $round } z { $rounds }
cup-join = Přidat se
cup-leave = Opustit turnaj
cup-begin = Začít teď
cup-call-off = Odvolat
cup-closed = Tento turnaj byl odvolán.
cup-go-to-table = K mému stolu
cup-standings = Pořadí
cup-points = Body
cup-buchholz = Buchholz
    .why = Součet bodů tvých soupeřů
cup-sonneborn = Sonneborn-Berger
    .why = Body poražených a polovina bodů těch, s nimiž byla remíza
cup-ties = Při stejném počtu bodů rozhoduje Buchholz, pak Sonneborn-Berger, pak výhry. Kdo nepřijde ke hře, prohraje ji a do dalšího losu se vrátí až stiskem „Už jsem tady“.
cup-missing = není tu
cup-absent = bez účasti
cup-left-over = bez soupeře, jeden bod

## Pro hostitele

host-title = Pro hostitele
host-report = Nahlásit
host-report-why = Co je špatně? Přečtou si to hostitelé.
host-reported = Hostitelé se na to podívají. Děkujeme.
host-reports = Hlášení
host-no-reports = Nic nebylo nahlášeno.
host-settled = Vyřízeno
host-act = Zasáhnout
host-person = Osoba (adresa profilu nebo identifikátor)
host-deed = Co
host-deed-silence = Umlčet
host-deed-ban = Nepouštět dovnitř
host-deed-rename = Přejmenovat
host-deed-free = Zrušit umlčení a zákaz vstupu
host-deed-close = Stůl zavřen
host-deed-words = Změněn seznam slov
host-days = Dny
host-note = Poznámka do deníku
host-do = Provést
host-done = Hotovo a zapsáno.
host-close-table = Zavřít stůl
host-table = Stůl (adresa nebo identifikátor)
host-words = Zakázaná slova
host-words-why = Na každý řádek jedno; * na konci znamená libovolné zakončení. Nikdo je nesmí říct u stolu ani se tak jmenovat.
host-words-keep = Uložit seznam
host-log = Co hostitelé udělali
