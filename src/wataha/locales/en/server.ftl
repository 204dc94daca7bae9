## What the server says no to

refused-stale = The table has moved on. Look again, then decide.
refused-illegal-move = This move is not allowed here.
refused-not-your-turn = It is not your turn.
refused-not-seated = You do not sit at this table.
refused-not-started = The game has not started yet.
refused-game-over = The game is over.
refused-nothing-to-undo = You have no move to take back.
refused-undo-needs-consent = This can be taken back only if the others agree. Ask them.
refused-request-pending = Something has been asked already. Wait for the answers.
refused-too-many-undos = That has been taken back { $most } times already. Decide now.
refused-too-many-answers = You have answered { $most } times in this poll. The last answer counts.
refused-nobody-to-ask = Everyone else must be here to agree, and bots never do.
refused-nothing-asked = Nothing has been asked.
refused-no-winner = This game has no winner, so nobody can resign.
refused-resigned = You have resigned.
refused-away-already = A bot plays for you already.
refused-not-away = You are playing yourself already.
refused-time-left = There is still time left.
refused-hints-against-bots-only = There are hints only in games against bots.
refused-queue-full = Too many are waiting for the bots already. Try again in a minute.
refused-thought-failed = The bots cannot think about this at the moment. Try again soon.
refused-no-such-table = There is no such table, or it is not open to you.
refused-no-such-session = There is no such session any more.
refused-already-started = The game has already started.
refused-seat-taken = This seat is taken.
refused-not-yours = Only whoever set the table up can do this.
refused-not-over = The game is not over yet.
refused-one-seat-each = Everyone can sit in one seat only.
refused-nobody-plays = Somebody should play: not every seat can be a bot's.
refused-bad-pace = This pace leaves no time to move.
refused-bad-options = The game cannot be played with these options.
refused-no-such-game = There is no such game here.
refused-no-such-level = There is no such bot. Levels: { $levels }.
refused-no-such-puzzle = There is no such puzzle.
refused-game-not-ready = The game is being made ready. Try again in a moment.
refused-not-old-rules = This game goes by the rules of this server. Play on.
refused-old-rules = This game was begun by other rules than this server's and cannot go on.
refused-damaged-log = The record of this game is damaged. Please tell whoever runs this server.
refused-no-such-seat = There is no such seat.
refused-no-such-ply = The game has only { $plies ->
    [one] one move
   *[other] { $plies } moves
}.
refused-no-rules = Nobody has written these rules down for players yet.
refused-not-signed-in = Tell us your name first.
refused-no-such-account = There is nobody of that name here.
refused-bad-name = A name has 1 to { $longest } visible characters; a word has letters of one alphabet only.
refused-name-taken = This name is taken, or looks like one that is.
refused-already-registered = You are registered already.
refused-not-registered = You are a guest, and guests have no password.
refused-wrong-password = The name or the password is wrong.
refused-empty-talk = You have not written anything.
refused-not-watching = Open the table before you talk there.
refused-too-slow = What you sent came too slowly. Try again.
refused-too-fast = Not so fast. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-too-large = That is too large.
refused-too-many-tables = You can look at { $most } tables at a time.
refused-too-many-open-tables = You have { $most } tables waiting for people. Close one first, or let a game start.
refused-too-many-connections = You have this open in too many windows.
refused-foreign-origin = This came from another web site and was not done.
refused-wrong-host = This server does not go by that name. Open it by its own address.
refused-bad-message = The server did not understand your browser. Reload the page.
refused-bad-request = The server did not understand the request.
refused-no-such-page = There is no such page.
refused-no-such-method = This cannot be done here.
refused-not-allowed = You may not do this.
refused-not-offered = This site does without that.
refused-bad-address = That is not an address that something could be sent to. It begins with https://.
refused-private-address = That address belongs to a private network, and nothing is sent there.
refused-bad-mailbox = That is not an e-mail address.
refused-bad-link = This link is too old, or was not copied whole. Ask for a new one.
refused-no-such-zone = There is no such time zone.
refused-no-such-channel = Nothing is sent there any more.
refused-too-many-channels = You can have { $most } of these. Remove one first.
refused-bad-passkey = This passkey was not accepted. Try again, or log in by your password.
refused-no-such-passkey = There is no such passkey any more.
refused-bad-oidc = The other site did not vouch for you, or took too long. Try again.
refused-unavailable = The server cannot do this at the moment. Nothing is lost; try again soon.
refused-bad-token = This token is not valid here, or no longer.
refused-token-scope = This token does not let a program do that; it needs the scope { $scope }.
refused-not-for-programs = Programs may not do this; sign in with a browser.
refused-scope-for-bots = Such a token can only be used for: { $allowed }.
refused-no-such-token = There is no such token any more.
refused-too-many-tokens = You have { $most } tokens for this account. Revoke one first.
refused-too-many-bots = You have { $most } bots already.
refused-seat-for-people = This seat is for people. A bot needs an invitation link.
refused-switched-off = This server does not offer that.
refused-not-for-guests = This is for registered people. Create an account first.
refused-not-welcome = You cannot sit down with these people.
refused-no-holiday-now = A holiday changes nothing at this table now.
refused-no-holidays-left = That is more than you have: { $left ->
    [one] one day is left
   *[other] { $left } days are left
} of { $most } within a year.
refused-on-holiday = You are on holiday. Come back before you begin another game by post: your account page has the button.
refused-new-here = This seat is for those who are known to finish their games. That takes { $fewest } games with people, and you have { $games } so far.
refused-not-reliable = This seat is for those who finish at least { $percent } % of their games. You finished { $finished } of your last { $games }.
refused-not-friends = You can challenge your friends, and bots.
refused-too-many-friends = You have asked { $most } people already.
refused-too-many-blocked = You block { $most } people already.
refused-not-waiting = You are not waiting for an opponent.
refused-no-such-tournament = There is no such tournament.
refused-too-many-tournaments = You have { $most } tournaments open already.
refused-tournament-full = This tournament takes { $most } people, and has them.
refused-too-few-people = A tournament needs at least { $least } people.
refused-not-for-you = This tournament is for others: people play among people, bots among bots.
refused-banned = The host does not let you in at the moment.
refused-silenced = The host does not let you talk at the moment.
refused-blocked-word = The host does not want to read one of these words here.
refused-no-such-message = There is no such message.
