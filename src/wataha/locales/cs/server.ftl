## Co server odmítá

refused-stale = U stolu se něco změnilo. Podívej se znovu a pak se rozhodni.
refused-illegal-move = Tento tah tu není dovolen.
refused-not-your-turn = Nejsi na tahu.
refused-not-seated = U tohoto stolu nesedíš.
refused-not-started = Hra ještě nezačala.
refused-game-over = Hra už skončila.
refused-nothing-to-undo = Nemáš žádný tah, který by šel vzít zpět.
refused-undo-needs-consent = To lze vzít zpět jen se souhlasem ostatních. Zeptej se jich.
refused-request-pending = Už se někdo na něco zeptal. Počkej na odpovědi.
refused-too-many-undos = Už to bylo vráceno { $most }krát. Teď se rozhodni.
refused-too-many-answers = V tomto dotazu už bylo odpovězeno { $most }krát. Platí poslední odpověď.
refused-nobody-to-ask = Souhlasit musí všichni ostatní a někdo tu není; boti nikdy nesouhlasí.
refused-nothing-asked = Nikdo se na nic neptá.
refused-no-winner = Tato hra nemá vítěze, takže se nelze vzdát.
refused-resigned = Tato hra je od tebe už vzdaná.
refused-away-already = Už za tebe hraje bot.
refused-not-away = Za sebe už hraješ ty.
refused-time-left = Ještě je čas.
refused-hints-against-bots-only = Nápověda je jen ve hrách proti botům.
refused-queue-full = Na boty už čeká příliš mnoho lidí. Zkus to za minutu.
refused-thought-failed = Boti o tom teď nemohou přemýšlet. Zkus to za chvíli.
refused-no-such-table = Takový stůl není, nebo ti není přístupný.
refused-no-such-session = Takové přihlášení už neexistuje.
refused-already-started = Hra už začala.
refused-seat-taken = Toto místo je obsazené.
refused-not-yours = To může udělat jen ten, kdo stůl založil.
refused-not-over = Hra ještě neskončila.
refused-one-seat-each = Každý může sedět jen na jednom místě.
refused-nobody-plays = Někdo by měl hrát: všechna místa nemohou patřit botům.
refused-bad-pace = Při tomto tempu nezbývá čas na tah.
refused-bad-options = S těmito možnostmi se hra nedá hrát.
refused-no-such-game = Taková hra tu není.
refused-no-such-level = Takový bot není. Úrovně: { $levels }.
refused-no-such-puzzle = Taková hádanka tu není.
refused-game-not-ready = Hra se připravuje. Zkus to za chvíli znovu.
refused-not-old-rules = Tato hra se hraje podle pravidel tohoto serveru. Hrajte dál.
refused-old-rules = Tato hra začala podle jiných pravidel, než má tento server, a nedá se v ní pokračovat.
refused-damaged-log = Záznam této hry je poškozený. Řekni to prosím správci serveru.
refused-no-such-seat = Takové místo není.
refused-no-such-ply = Hra má jen { $plies ->
    [one] jeden tah
    [few] { $plies } tahy
    [many] { $plies } tahu
   *[other] { $plies } tahů
}.
refused-no-rules = Tato pravidla ještě nikdo pro hráče nesepsal.
refused-not-signed-in = Nejdřív nám řekni své jméno.
refused-no-such-account = Nikdo toho jména tu není.
refused-bad-name = Jméno má 1 až { $longest } viditelných znaků a slovo písmena jen jedné abecedy.
refused-name-taken = Toto nebo k nerozeznání podobné jméno už někdo má.
refused-already-registered = Účet už máš.
refused-not-registered = Jsi host a hosté nemají heslo.
refused-wrong-password = Jméno nebo heslo je špatně.
refused-empty-talk = Nic tu není napsáno.
refused-not-watching = Než u stolu promluvíš, otevři ho.
refused-too-slow = Odeslaná data šla příliš pomalu. Zkus to znovu.
refused-too-fast = Ne tak rychle. Zkus to znovu za { $seconds ->
    [one] sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
refused-too-large = To je příliš velké.
refused-too-many-tables = Najednou se dá sledovat nejvýš tolik stolů: { $most }.
refused-too-many-open-tables = Tvé stoly, které čekají na hráče: { $most }. Nejdřív některý zavři, nebo ať hra začne.
refused-too-many-connections = Máš to otevřené v příliš mnoha oknech.
refused-foreign-origin = Toto přišlo z jiné stránky a nebylo provedeno.
refused-wrong-host = Tento server se tak nejmenuje. Otevři ho na jeho vlastní adrese.
refused-bad-message = Server tvému prohlížeči nerozuměl. Načti stránku znovu.
refused-bad-request = Server požadavku nerozuměl.
refused-no-such-page = Taková stránka není.
refused-no-such-method = To se tu dělat nedá.
refused-not-allowed = To nesmíš.
refused-not-offered = Tady to není.
refused-bad-address = Na tuto adresu nelze nic poslat. Začíná na https://.
refused-private-address = Tato adresa patří do soukromé sítě, tam nic neposíláme.
refused-bad-mailbox = To není e-mailová adresa.
refused-bad-link = Tento odkaz je příliš starý, nebo nebyl zkopírován celý. Požádej o nový.
refused-no-such-zone = Takové časové pásmo není.
refused-no-such-channel = Tam už nic neposíláme.
refused-too-many-channels = Můžeš jich mít { $most }. Nejdřív jeden odstraň.
refused-bad-passkey = Tento přístupový klíč nebyl přijat. Zkus to znovu, nebo se přihlas heslem.
refused-no-such-passkey = Takový přístupový klíč už není.
refused-bad-oidc = Druhá stránka se za tebe nezaručila, nebo to trvalo příliš dlouho. Zkus to znovu.
refused-unavailable = Server to teď nemůže udělat. Nic se neztratilo; zkus to brzy znovu.
refused-bad-token = Tento token tu neplatí, nebo už neplatí.
refused-token-scope = Tento token to nedovoluje; je potřeba rozsah { $scope }.
refused-not-for-programs = Programy tohle nesmějí; přihlas se v prohlížeči.
refused-scope-for-bots = Takový token může sloužit jen k: { $allowed }.
refused-no-such-token = Takový token už není.
refused-too-many-tokens = Tento účet má už { $most } tokenů. Nejdřív některý zneplatni.
refused-too-many-bots = Už máš { $most } botů.
refused-seat-for-people = Tohle místo je pro lidi. Bot potřebuje odkaz s pozvánkou.
refused-switched-off = Tento server to nenabízí.
refused-not-for-guests = Tohle je pro registrované. Nejdřív si založ účet.
refused-not-welcome = K těmto lidem si nemůžeš sednout.
refused-no-holiday-now = Dovolená teď u tohoto stolu nic nemění.
refused-no-holidays-left = To je víc, než máš: { $left ->
    [one] zbývá jeden den
    [few] zbývají { $left } dny
   *[other] zbývá { $left } dní
} z { $most } za rok.
refused-on-holiday = Máš dovolenou. Než začneš další hru na dálku, vrať se: tlačítko je na stránce tvého účtu.
refused-new-here = Tohle místo je pro ty, o nichž se ví, že své hry dohrávají. K tomu je potřeba { $fewest } her s lidmi, ty jich máš zatím { $games }.
refused-not-reliable = Tohle místo je pro ty, kdo dohrají aspoň { $percent } % svých her. U tebe to je { $finished } z posledních { $games }.
refused-not-friends = Vyzvat můžeš své přátele a boty.
refused-too-many-friends = Už máš pozváno { $most } lidí.
refused-too-many-blocked = Už blokuješ { $most } lidí.
refused-not-waiting = Na soupeře nečekáš.
refused-no-such-tournament = Takový turnaj tu není.
refused-too-many-tournaments = Už máš { $most } otevřené turnaje.
refused-tournament-full = Do tohoto turnaje se vejde { $most } lidí a je plný.
refused-too-few-people = Turnaj potřebuje aspoň { $least } lidí.
refused-not-for-you = Tento turnaj je pro jiné: lidé hrají s lidmi, boti s boty.
refused-banned = Hostitel tě teď nepustí dovnitř.
refused-silenced = Hostitel ti teď nedovolí mluvit.
refused-blocked-word = Jedno z těchto slov tu hostitel nechce číst.
refused-no-such-message = Taková zpráva tu není.
