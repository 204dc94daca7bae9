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
refused-unavailable = The server cannot do this at the moment. Nothing is lost; try again soon.
