## Na co serwer się nie zgadza

refused-stale = Na stole coś się zmieniło. Spójrz jeszcze raz i zdecyduj.
refused-illegal-move = Ten ruch nie jest tu dozwolony.
refused-not-your-turn = To nie twoja kolej.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-game-over = Gra jest skończona.
refused-nothing-to-undo = Nie masz ruchu do cofnięcia.
refused-undo-needs-consent = To można cofnąć tylko za zgodą pozostałych. Zapytaj ich.
refused-request-pending = Ktoś już o coś poprosił. Poczekaj na odpowiedzi.
refused-too-many-undos = Cofnięto to już { $most } razy. Zdecyduj się.
refused-too-many-answers = W tym pytaniu odpowiedziano już { $most } razy. Liczy się ostatnia odpowiedź.
refused-nobody-to-ask = Zgodzić się muszą wszyscy pozostali, a kogoś nie ma przy stole; boty nigdy się nie zgadzają.
refused-nothing-asked = Nikt o nic nie prosi.
refused-no-winner = W tej grze nie ma zwycięzcy, więc nie można się poddać.
refused-resigned = Ta gra jest już przez ciebie poddana.
refused-away-already = Bot już gra za ciebie.
refused-not-away = Już grasz osobiście.
refused-time-left = Jest jeszcze czas.
refused-hints-against-bots-only = Podpowiedzi są tylko w grach przeciw botom.
refused-queue-full = Zbyt wielu już czeka na boty. Spróbuj za minutę.
refused-thought-failed = Boty nie mogą teraz o tym pomyśleć. Spróbuj za chwilę.
refused-no-such-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
refused-no-such-session = Tej sesji już nie ma.
refused-already-started = Gra już się zaczęła.
refused-seat-taken = To miejsce jest zajęte.
refused-not-yours = Może to zrobić tylko ten, kto założył stół.
refused-not-over = Gra jeszcze trwa.
refused-one-seat-each = Każdy może zająć tylko jedno miejsce.
refused-nobody-plays = Ktoś powinien grać: nie wszystkie miejsca mogą być dla botów.
refused-bad-pace = Przy takim tempie nie ma czasu na ruch.
refused-bad-options = W tę grę nie można grać z takimi opcjami.
refused-no-such-game = Nie ma tu takiej gry.
refused-no-such-level = Nie ma takiego bota. Poziomy: { $levels }.
refused-no-such-puzzle = Nie ma takiej zagadki.
refused-game-not-ready = Gra jest przygotowywana. Spróbuj za chwilę.
refused-not-old-rules = Ta gra toczy się według zasad tego serwera. Grajcie dalej.
refused-old-rules = Tę grę zaczęto według innych zasad niż na tym serwerze i nie można jej kontynuować.
refused-damaged-log = Zapis tej gry jest uszkodzony. Powiadom, proszę, gospodarza serwera.
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-such-ply = Gra ma tylko { $plies ->
    [one] jeden ruch
    [few] { $plies } ruchy
    [many] { $plies } ruchów
   *[other] { $plies } ruchu
}.
refused-no-rules = Nikt jeszcze nie spisał tych zasad dla graczy.
refused-not-signed-in = Najpierw podaj swoją nazwę.
refused-no-such-account = Nie ma tu nikogo o tej nazwie.
refused-bad-name = Nazwa ma od 1 do { $longest } widocznych znaków, a słowo litery jednego tylko alfabetu.
refused-name-taken = Ta nazwa albo łudząco podobna jest już zajęta.
refused-already-registered = Masz już konto.
refused-not-registered = Jesteś gościem, a goście nie mają hasła.
refused-wrong-password = Nazwa albo hasło jest błędne.
refused-empty-talk = Nic nie jest napisane.
refused-not-watching = Otwórz stół, zanim się tam odezwiesz.
refused-too-slow = Wysłane dane szły zbyt wolno. Spróbuj ponownie.
refused-too-fast = Nie tak szybko. Spróbuj za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
refused-too-large = To jest za duże.
refused-too-many-tables = Naraz można oglądać najwyżej tyle stołów: { $most }.
refused-too-many-open-tables = Twoje stoły czekające na graczy: { $most }. Najpierw zamknij któryś albo niech zacznie się gra.
refused-too-many-connections = Masz to otwarte w zbyt wielu oknach.
refused-foreign-origin = To przyszło z innej strony i nie zostało wykonane.
refused-wrong-host = Ten serwer nie nosi takiej nazwy. Otwórz go pod jego własnym adresem.
refused-bad-message = Serwer nie zrozumiał przeglądarki. Odśwież stronę.
refused-bad-request = Serwer nie zrozumiał żądania.
refused-no-such-page = Nie ma takiej strony.
refused-no-such-method = Tego nie można tu zrobić.
refused-not-allowed = Tego ci nie wolno.
refused-not-offered = Tutaj tego nie ma.
refused-bad-address = Pod ten adres nic nie można wysłać. Zaczyna się od https://.
refused-private-address = Ten adres należy do sieci prywatnej, tam nic nie wysyłamy.
refused-bad-mailbox = To nie jest adres e-mail.
refused-bad-link = Ten odnośnik jest za stary albo nie został skopiowany w całości. Poproś o nowy.
refused-no-such-zone = Nie ma takiej strefy czasowej.
refused-no-such-channel = Tam już nic nie wysyłamy.
refused-too-many-channels = Możesz mieć ich { $most }. Najpierw usuń jeden.
refused-bad-passkey = Ten klucz nie został przyjęty. Spróbuj ponownie albo zaloguj się hasłem.
refused-no-such-passkey = Nie ma już takiego klucza.
refused-bad-oidc = Tamta strona za ciebie nie poręczyła albo trwało to za długo. Spróbuj ponownie.
refused-unavailable = Serwer chwilowo nie może tego zrobić. Nic nie przepadło; spróbuj za chwilę.
refused-bad-token = Ten token tu nie działa, albo już nie działa.
refused-token-scope = Ten token na to nie pozwala; potrzebny jest zakres { $scope }.
refused-not-for-programs = Programom tego nie wolno; zaloguj się w przeglądarce.
refused-scope-for-bots = Taki token może służyć tylko do: { $allowed }.
refused-no-such-token = Tego tokenu już nie ma.
refused-too-many-tokens = To konto ma już { $most } tokenów. Najpierw unieważnij któryś.
refused-too-many-bots = Masz już { $most } botów.
refused-seat-for-people = To miejsce jest dla ludzi. Bot potrzebuje linku z zaproszeniem.
refused-switched-off = Ten serwer tego nie oferuje.
refused-not-for-guests = To jest dla zarejestrowanych. Najpierw załóż konto.
refused-not-welcome = Nie możesz usiąść z tymi osobami.
refused-no-holiday-now = Urlop nic teraz przy tym stole nie zmienia.
refused-no-holidays-left = To więcej, niż masz: { $left ->
    [one] został jeden dzień
    [few] zostały { $left } dni
   *[many] zostało { $left } dni
} z { $most } w ciągu roku.
refused-on-holiday = Jesteś na urlopie. Wróć, zanim zaczniesz kolejną grę korespondencyjną: przycisk jest na stronie Twojego konta.
refused-new-here = To miejsce jest dla tych, o których wiadomo, że kończą swoje gry. Trzeba do tego { $fewest } gier z ludźmi, a Twoja liczba to na razie { $games }.
refused-not-reliable = To miejsce jest dla tych, którzy kończą co najmniej { $percent }% swoich gier. U Ciebie: { $finished } z ostatnich { $games }.
refused-not-friends = Wyzywać możesz swoich znajomych i boty.
refused-too-many-friends = Masz już { $most } zaproszonych osób.
refused-too-many-blocked = Blokujesz już { $most } osób.
refused-not-waiting = Nie czekasz na przeciwnika.
refused-no-such-tournament = Nie ma takiego turnieju.
refused-too-many-tournaments = Masz już { $most } otwarte turnieje.
refused-tournament-full = W tym turnieju może grać { $most } osób i tyle już gra.
refused-too-few-people = Turniej potrzebuje co najmniej { $least } osób.
refused-not-for-you = Ten turniej jest dla innych: ludzie grają z ludźmi, boty z botami.
refused-banned = Gospodarz na razie Cię nie wpuszcza.
refused-silenced = Gospodarz na razie nie pozwala Ci rozmawiać.
refused-blocked-word = Gospodarz nie chce tu czytać jednego z tych słów.
refused-no-such-message = Nie ma takiej wiadomości.
