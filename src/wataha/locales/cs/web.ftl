## Home

web-home = Domů
web-motto = Deskové hry o vlcích, při svitu měsíce. Hraj s přáteli nebo s botem; nic není třeba vyplňovat.
web-games = Hry
web-game = Hra
web-my-tables = Moje stoly
web-open-tables = Otevřené stoly
web-watch-tables = Právě se hraje
web-public-games = Veřejné hry
web-finished-games = Dohrané hry
web-replays = Záznamy
web-friends = Přátelé
web-to-tournament = K turnaji
web-host = Pro hostitele
web-report-message = Nahlásit, co říká { $name }
web-tournaments = Turnaje
web-leaderboards = Žebříčky
web-rules = Pravidla
web-learn = Učit se hrou
web-play-bot = Hrát s botem
web-make-table = Založit stůl
web-starting = Připravuje se …
web-getting-ready = Silní boti se připravují: { $share } %
web-soon = Hrací plán ještě není nakreslený
web-players = { $count ->
    [one] jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-players-range = { $least }–{ $most } { $most ->
    [few] hráči
   *[other] hráčů
}
web-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
web-minutes-range = { $least }–{ $most } minut
web-title-lone_wolves = Vlci samotáři
web-title-moonlight = Svit luny
web-title-the_wolves = Vlci
web-title-wolves_and_sheep = Vlci a ovce
web-about-lone_wolves = Souboj o pět území ve třinácti zdvizích. Umět prohrát je půl umění: jizvy dělají smečku silnou.
web-about-moonlight = Vykládej vlky vedle sebe, překrývej slabší soupeře, hlídej měsíc. Dvě vyhraná kola přinesou Posvátnou horu.
web-about-the_wolves = Veď smečku lesy a tundrou: vyj, lov, vládni. Každá akce otočí destičky, kterými za ni platíš.
web-about-wolves_and_sheep = Pastýři kladou pastviny, tají barvu svého stáda a v pravou chvíli vypustí vlka.
web-join = Přidat se
web-watch = Sledovat
web-over = Prohlédnout
web-next-table = { $count ->
    [one] Ke stolu, který na tebe čeká (klávesa N)
    [few] K dalšímu ze { $count } stolů, které na tebe čekají (klávesa N)
   *[other] K dalšímu z { $count } stolů, které na tebe čekají (klávesa N)
}
web-your-turn = Jsi na tahu
web-their-turn = Nejsi na tahu
web-somebody = Někdo
web-free-seat = Volné místo
web-guest-name = Vlk { $number }
web-language = Jazyk
web-day = Denní barvy
web-night = Noční barvy
web-you = Ty

## Trouble

web-offline = Server neodpovídá. Zkoušíme to dál; nic se neztratí.
web-no-connection = Žádné připojení. Pravidla, lekce a hádanky fungují dál.
web-new-version = Je připravena nová verze.
web-load-version = Načíst
web-reconnecting = Spojení ztraceno. Zkoušíme to znovu; tvůj výběr zůstává.
web-loading = Okamžik …
web-close = Zavřít

## Making a table

web-seats = Kdo hraje
web-how-many = Kolik hráčů
web-seat-me = Já
web-seat-invited = Někdo s odkazem
web-seat-open = Kdokoli
web-seat-bot = Bot
web-level = Úroveň
web-options = Možnosti
web-option-lone_wolves-board = Hrací plán
    .why = Pokročilá strana má hraniční pole; jizvy na nich působí na dvou územích.
web-option-lone_wolves-first_leader = Kdo vynáší první
    .why = Losem, nebo dohodnuté místo.
web-option-moonlight-first_player = Kdo začíná
    .why = Losem, nebo dohodnuté místo.
web-option-moonlight-moon_set = Měsíce na kartách
    .why = Většina natištěných měsíců není veřejně známa; toto jsou naše dvě čtení.
web-option-moonlight-leader_pool = Schopnosti vůdce
    .why = Všech osm, nebo jen tři, které jmenují pravidla.
web-option-moonlight-max_undecided = Nejvýše nerozhodných kol
    .why = Po tolika nerozhodných kolech hra končí.
web-option-the_wolves-board_orientation = Rozložení krajiny
    .why = Jako na obrázku v pravidlech, nebo každý díl náhodně otočený.
web-option-the_wolves-tile_start = Destičky terénu na začátku
    .why = Všechny stejnou stranou, nebo si každý vybere sám.
web-option-the_wolves-pack_assignment = Kdo vede kterou smečku
    .why = Losem, nebo si každý postupně vybere.
web-option-the_wolves-first_seat = Kdo začíná
    .why = Losem, nebo dohodnuté místo.
web-option-the_wolves-stall_rounds = Zastavení ukončí hru
    .why = Po tolika kolech, v nichž do kalendáře nic nepřibude, se vyhodnotí vše, co zbývá. 0 znamená nejdéle, 50 kol.
web-option-wolves_and_sheep-big_fish = Velké ryby
    .why = Rozšíření: rybníky plné ryb, rybáři, kteří je loví, a strážci, kteří je hlídají.
web-option-wolves_and_sheep-two_player_herds = Každému dvě stáda
    .why = Ve dvou má každý dvě barvy.
web-option-wolves_and_sheep-interrupts = Kdy lze zahrát postavu
    .why = Kdykoli, i mezi tahy ostatních, nebo jen ve svém tahu.
web-option-wolves_and_sheep-move_time = Sekundy na rozhodnutí
    .why = Hodiny samotné hry: komu dojde čas, ten pasuje. 0 znamená bez omezení.
web-option-wolves_and_sheep-tiles = Destičky
    .why = Podoba tištěných destiček není veřejně známa; toto je naše rekonstrukce.
web-value-board-basic = Základní
web-value-board-advanced = Pokročilý
web-value-first_leader-random = Losem
web-value-first_leader-0 = Hráč A
web-value-first_leader-1 = Hráč B
web-value-first_player-random = Losem
web-value-first_player-0 = Hráč A
web-value-first_player-1 = Hráč B
web-value-moon_set-ones_twos = Na 1 a 2
web-value-moon_set-twos = Jen na 2
web-value-leader_pool-all = Všech osm
web-value-leader_pool-book = Tři z pravidel
web-value-board_orientation-fixed = Jako v pravidlech
web-value-board_orientation-random = Náhodně
web-value-tile_start-front = Všechny lícem nahoru
web-value-tile_start-back = Všechny rubem nahoru
web-value-tile_start-choice = Každý si vybere
web-value-pack_assignment-random = Losem
web-value-pack_assignment-chosen = Každý si vybere
web-value-first_seat-random = Losem
web-value-first_seat-0 = Hráč A
web-value-first_seat-1 = Hráč B
web-value-first_seat-2 = Hráč C
web-value-first_seat-3 = Hráč D
web-value-first_seat-4 = Hráč E
web-value-big_fish-off = Bez rozšíření
web-value-big_fish-on = S rozšířením
web-value-two_player_herds-off = Jedno stádo
web-value-two_player_herds-on = Dvě stáda
web-value-interrupts-any_time = Kdykoli
web-value-interrupts-own_turn = Ve svém tahu
web-value-tiles-house = Naše rekonstrukce
web-pace = Tempo
web-pace-untimed = Bez hodin
    .why = Přemýšlej, jak dlouho chceš.
web-pace-live = Živě
    .why = Sekundy na tah a zásoba na těžké chvíle. Komu dojde čas, za toho hraje bot, dokud se nevrátí.
web-pace-days = Na dálku
    .why = Dny na každý tah.
web-seconds = Sekundy na tah
web-bank = Zásoba v sekundách
web-days = Dny na tah
web-public = Veřejný
    .why = Každý stůl najde v seznamu a smí sledovat.
web-reliable = Jen pro spolehlivé hráče
    .why = Volná místa jsou pro ty, kdo dohrají devět z deseti her s lidmi a mají jich aspoň pět.

## Waiting for players

web-waiting-for-players = Čeká se na hráče
web-sit-down = Posadit se
web-seat-by-link = Jen s odkazem na toto místo; požádej o něj toho, kdo stůl založil.
web-seat-kept = místo pro: { $name }
web-table-closed = Tento stůl byl uzavřen, než hra začala.
web-back-to-last-game = Zpět k minulé hře
web-call-bot = Ať hraje bot …
web-leave = Odejít od stolu
web-share = Pošli tento odkaz soupeři:
web-copy = Kopírovat
web-copied = Zkopírováno
web-qr = Odkaz jako QR kód

## At the table

web-table = Stůl
board-located = { $what }, { $place }
web-show-thing = Ukázat na stole: { $thing }
web-actions = Co můžeš udělat
web-more = Průběh, pravidla, možnosti
web-tab-log = Co se stalo
web-tab-talk = Hovor u stolu
web-tab-points = Body
web-tab-rules = Pravidla
web-tab-options = Možnosti
web-talk = Hovor u stolu
web-say-something = Řekni něco
web-send = Poslat
web-no-talk = Zatím nikdo nic neřekl.
web-mute = Ztlumit hovor
web-muted = Hovor je ztlumen.
web-undo = Vzít zpět
web-hint = Nápověda
web-hint-says = { $level } radí: { $move }
web-hint-waits = { $ahead ->
    [0] Nápověda se promýšlí …
    [one] Tvoje nápověda čeká: před ní je jedna.
    [few] Tvoje nápověda čeká: před ní jsou { $ahead }.
    [many] Tvoje nápověda čeká: před ní je { $ahead }.
   *[other] Tvoje nápověda čeká: před ní je jich { $ahead }.
}
web-skip = Přeskočit
web-confirm = Potvrdit
web-cancel = Zrušit
web-sending = Odesílá se …
web-bot = bot
web-thinking = přemýšlí
web-away = pryč, hraje bot
web-gone = teď tu není
web-here = právě tady
web-seen = naposledy { $when }
web-holiday = na dovolené do { $date }
web-resigned = vzdáno
web-points-so-far = Body v tuto chvíli
web-points-explained = Body, kdyby se počítalo teď. Čísla na stole ukazují, odkud jsou.
web-glossary = Pojmy hry
web-contents = Obsah
web-no-rules = Pravidla této hry ještě nejsou sepsána.
web-pace-of-moves = Pohyb
web-pace-calm = klidný
web-pace-brisk = svižný
web-pace-instant = žádný
web-confirm-moves = Ptát se před odesláním tahu
web-sound = Zvuky
web-keys = Klávesy: šipky nebo Tab k tomu, co svítí, Enter vybírá, Escape bere výběr zpět, 1–9 vyberou kartu z ruky.
web-ask-undo = Požádat o vrácení mého tahu
web-old-rules = Tato hra začala podle verze { $rules } pravidel a tento server hraje podle verze { $now }. Nedá se v ní pokračovat, ale můžete ji společně ukončit remízou, nebo se vzdát.
web-old-rules-waits = Ještě neodpověděli: { $names }.
web-old-rules-moves = Co se zahrálo
web-old-rules-own-moves = Tvoje tahy
web-ask-end = Nabídnout společný konec
web-resign = Vzdát se
web-resign-sure = Ano, vzdávám se
web-ask_undo = { $who } žádá o vrácení tahu.
web-ask_end = { $who } nabízí společné ukončení hry.
web-asked = Čeká se na odpověď ostatních …
web-agree = Souhlasit
web-decline = Odmítnout
web-withdraw = Stáhnout
web-you-are-away = Hraje za tebe bot.
web-be-back = Už jsem tady
web-log-time_out = { $who }: čas vypršel.
web-log-undo = { $who } bere tah zpět.
web-log-ask_undo = { $who } žádá o vrácení tahu.
web-log-ask_end = { $who } nabízí společný konec.
web-log-agree = { $who } souhlasí.
web-log-decline = { $who } odmítá.
web-log-resign = { $who } se vzdává.
web-log-away = { $who } je pryč; hraje bot.
web-log-stop = Hostitel zavřel stůl.
web-log-back = { $who } je zpátky.
web-log-holiday = { $who } má dovolenou do { $date }; hodiny čekají.
web-log-holiday-over = { $who } je zpět z dovolené.

## The end

web-you-win = Vítězíš!
web-ended-together = Ukončeno společně, bez vítěze.
web-by-resignation = vzdáním
web-rematch = Odveta
web-rematch-offered = { $who } nabízí odvetu.
web-rematch-waiting = Odveta nabídnuta. Čeká se na: { $names }
web-rematch-declined = { $who } odvetu odmítá.
web-rematch-withdrawn = { $who } nabídku odvety stahuje.
web-rematch-go = Přejít k odvetě
web-accept = Přijmout
web-replay = Záznam
web-look-at-table = Prohlédnout stůl
web-show-ending = Ukázat závěr
web-counting = Sčítání bodů
web-skip-count = Rovnou k výsledku
web-count-again = Sečíst znovu na desce
web-whole-sheet = Všechny řádky
web-turning-point = Zlom hry: tah { $move }
web-turning-point-why = { $who }: ztráta { $cost } % šancí.
web-turning-point-failed = Tuto hru se nepodařilo rozebrat.
web-no-turning-point = O této hře nerozhodl žádný jediný tah.
web-find-turning-point = Najít zlom hry
web-new-game = Nová hra

## Rozdání

web-deal = Rozdání
web-deal-explained = Touto pečetí bylo rozdání opatřeno před prvním tahem. Po skončení hry se ukáže její klíč a každý může ověřit, že se mezitím nic nezměnilo.
web-deal-none = Tato hra byla rozdána bez pečeti, takže o jejím rozdání nelze nic dokázat.
web-check-deal = Ověřit rozdání
web-deal-proven = Rozdání je dokázáno.
web-deal-wrong = Tohle není rozdání, které bylo zapečetěno.
web-deal-hash-right = Ukázaný klíč a sůl dávají tuto pečeť: spočítal to váš prohlížeč.
web-deal-hash-wrong = Ukázaný klíč a sůl tuto pečeť nedávají.
web-deal-hash-told = Server tvrdí, že klíč a sůl dávají tuto pečeť. Bez zabezpečeného spojení (HTTPS) to prohlížeč spočítat nemůže.
web-deal-noted-same = Je to pečeť, kterou si tento prohlížeč poznamenal během hry.
web-deal-noted-other = Není to pečeť, kterou si tento prohlížeč poznamenal během hry.
web-deal-noted-none = Tento prohlížeč stůl během hry neviděl, takže nemá vlastní pečeť k porovnání.
web-deal-moves-right = Server hru přehrál: každý tah je v tomto rozdání možný.
web-deal-moves-wrong = Odehraná hra z tohoto rozdání nevyplývá.
web-deal-shown = Ukázat, co bylo zapečetěno
web-deal-yourself = Kdo nechce věřit nikomu, ověří si to na vlastním počítači:

## Replays

web-eyes = Kdo se dívá
web-eyes-all = Všechny karty odkryté
web-eyes-public = Divák
web-eyes-of = { $who }
web-step = Další tah
web-step-back = Předchozí tah
web-run = Přehrát
web-pause = Zastavit
web-speed = Rychlost
web-ply = Tah
web-record = Stáhnout záznam této hry
web-analyse = Analyzovat
web-analysing = Analyzuje se …
web-analysis-waits = { $ahead ->
    [one] Čeká: jedna je dřív
    [few] Čeká: { $ahead } jsou dřív
    [many] Čeká: { $ahead } je dřív
   *[other] Čeká: dřív je jich { $ahead }
}
web-curve = Co mohl každý hráč čekat, tah po tahu
web-curve-title = Šance na výhru
web-swing = { $who }: ztráta { $cost } %. Lepší: { $better }

## People

web-name = Jméno
web-rank = Pořadí
web-rating = Hodnocení
web-games-played = Hry
web-wins = Výhry
web-average = Průměr
web-best = Nejlepší
web-since = Zde od { $date }
web-statistics = Statistika
web-no-games-yet = Zatím žádné dohrané hry.
web-nobody-yet = Zatím nikdo v žebříčku. Počítají se hry mezi registrovanými.
web-rename = Změnit jméno
web-renamed = Jméno je změněno.
web-register = Založit účet
web-register-why = S heslem ti hry i hodnocení zůstanou a přihlásíš se i jinde.
web-registered = Účet je založen.
web-password = Heslo
web-login = Přihlásit se
web-logged-in = Vítej zpět.
web-logout = Odhlásit se
web-sessions = Tvoje přihlášené prohlížeče
web-session-here = tento prohlížeč
web-session-seen = naposledy { $date }
web-session-unknown = neznámý prohlížeč
web-session-end = Odhlásit
web-session-end-named = Odhlásit: { $browser }
web-sessions-end-others = Odhlásit všude jinde
web-sessions-ended = Odhlášeno.
web-delete-account = Smazat tento účet
web-delete-sure = Smazat navždy; hry zůstanou, bezejmenné

## A board larger than the screen

web-nearer = Přiblížit
web-farther = Oddálit
web-show-all = Ukázat vše

## Lessons

web-teacher = Učitel
web-lesson-back = O krok zpět
web-next = Dál
