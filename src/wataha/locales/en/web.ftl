## Home

web-home = Home
web-motto = Board games about wolves, by moonlight. Play a friend or a bot; nothing to fill in.
web-games = Games
web-game = Game
web-my-tables = My tables
web-open-tables = Open tables
web-watch-tables = Being played now
web-public-games = Public games
web-finished-games = Finished games
web-replays = Replays
web-friends = Friends
web-to-tournament = To the tournament
web-host = For the host
web-report-message = Report what { $name } said
web-tournaments = Tournaments
web-leaderboards = Leaderboards
web-rules = Rules
web-learn = Learn by playing
web-play-bot = Play a bot
web-make-table = Make a table
web-starting = Setting up …
web-getting-ready = Strong bots are being made ready: { $share } %
web-soon = The board is not drawn yet
web-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-players-range = { $least }–{ $most } players
web-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-minutes-range = { $least }–{ $most } minutes
web-title-lone_wolves = Lone Wolves
web-title-moonlight = Moonlight
web-title-the_wolves = The Wolves
web-title-wolves_and_sheep = Wolves and Sheep
web-about-lone_wolves = A duel of thirteen tricks for five territories. Losing well is half the art: scars make a pack strong.
web-about-moonlight = Lay wolves side by side, pounce on weaker rivals, watch the moon. Two rounds won take the Sacred Mountain.
web-about-the_wolves = Lead a pack across forests and tundra: howl, hunt, dominate. Every action turns the tiles that paid for it.
web-about-wolves_and_sheep = Shepherds lay pastures, hide the colour of their herd, and let the wolf out at the right moment.
web-join = Join
web-watch = Watch
web-over = Look at it
web-next-table = { $count ->
    [one] To the table that waits for you (key N)
   *[other] To the next of { $count } tables that wait for you (key N)
}
web-your-turn = Your turn
web-their-turn = Not your turn
web-somebody = Somebody
web-free-seat = Free seat
web-guest-name = Wolf { $number }
web-language = Language
web-day = Day colours
web-night = Night colours
web-you = You

## Trouble

web-offline = The server does not answer. We keep trying; nothing is lost.
web-no-connection = No connection. Rules, lessons and puzzles still work.
web-new-version = A new version is ready.
web-load-version = Load it
web-reconnecting = Connection lost. Trying again; what you chose is kept.
web-loading = One moment …
web-close = Close

## Making a table

web-seats = Who plays
web-how-many = How many players
web-seat-me = Me
web-seat-invited = Someone with the link
web-seat-open = Anyone
web-seat-bot = A bot
web-level = Level
web-options = Options
web-option-lone_wolves-board = Board
    .why = The advanced side has border fields whose scars work in two territories.
web-option-lone_wolves-first_leader = Who leads first
    .why = By lot, or a seat you agree on.
web-option-moonlight-first_player = Who starts
    .why = By lot, or a seat you agree on.
web-option-moonlight-moon_set = Moons on the cards
    .why = Most printed moons are not publicly known; these are our two readings.
web-option-moonlight-leader_pool = Leader abilities
    .why = All eight, or only the three that the rulebook names.
web-option-moonlight-max_undecided = Undecided rounds at most
    .why = After so many undecided rounds the game ends.
web-option-the_wolves-board_orientation = How the land is laid
    .why = As in the book’s picture, or every board turned at random.
web-option-the_wolves-tile_start = Terrain tiles at the start
    .why = All on the same side, or everyone chooses for themselves.
web-option-the_wolves-pack_assignment = Who leads which pack
    .why = By lot, or everyone chooses in turn.
web-option-the_wolves-first_seat = Who starts
    .why = By lot, or a seat you agree on.
web-option-the_wolves-stall_rounds = Standstill ends the game
    .why = After so many rounds in which nothing is added to the calendar everything left is scored. 0 means the longest, 50 rounds.
web-option-wolves_and_sheep-big_fish = Big Fish
    .why = The expansion: ponds full of fish, fishermen who plunder them, guards who protect them.
web-option-wolves_and_sheep-two_player_herds = Two herds each
    .why = With two players everyone tends two colours.
web-option-wolves_and_sheep-interrupts = When figures may be played
    .why = At any time, also between others’ turns, or only on one’s own turn.
web-option-wolves_and_sheep-move_time = Seconds for a decision
    .why = A clock of the game itself: whoever runs out passes. 0 means no limit.
web-option-wolves_and_sheep-tiles = Tiles
    .why = The faces of the printed tiles are not public; these are our reconstruction.
web-value-board-basic = Basic
web-value-board-advanced = Advanced
web-value-first_leader-random = By lot
web-value-first_leader-0 = Player A
web-value-first_leader-1 = Player B
web-value-first_player-random = By lot
web-value-first_player-0 = Player A
web-value-first_player-1 = Player B
web-value-moon_set-ones_twos = On 1 and 2
web-value-moon_set-twos = On 2 only
web-value-leader_pool-all = All eight
web-value-leader_pool-book = The book's three
web-value-board_orientation-fixed = As in the book
web-value-board_orientation-random = At random
web-value-tile_start-front = All front up
web-value-tile_start-back = All back up
web-value-tile_start-choice = Everyone chooses
web-value-pack_assignment-random = By lot
web-value-pack_assignment-chosen = Everyone chooses
web-value-first_seat-random = By lot
web-value-first_seat-0 = Player A
web-value-first_seat-1 = Player B
web-value-first_seat-2 = Player C
web-value-first_seat-3 = Player D
web-value-first_seat-4 = Player E
web-value-big_fish-off = Without
web-value-big_fish-on = With Big Fish
web-value-two_player_herds-off = One herd
web-value-two_player_herds-on = Two herds
web-value-interrupts-any_time = At any time
web-value-interrupts-own_turn = On one’s own turn
web-value-tiles-house = Our reconstruction
web-pace = Pace
web-pace-untimed = No clock
    .why = Think as long as you like.
web-pace-live = Live
    .why = Seconds for each move, and a bank for hard moments. Who runs out is played by a bot until they are back.
web-pace-days = By post
    .why = Days for each move.
web-seconds = Seconds per move
web-bank = Bank in seconds
web-days = Days per move
web-public = Public
    .why = Everyone finds the table in the list and may watch.
web-reliable = Reliable players only
    .why = Whoever takes an open seat has finished nine of ten games with people, and five at least.

## Waiting for players

web-waiting-for-players = Waiting for players
web-sit-down = Sit down
web-seat-by-link = Only with the invitation link to this seat; ask whoever made the table for it.
web-seat-kept = kept for { $name }
web-table-closed = This table was closed before it began.
web-back-to-last-game = Back to the last game
web-call-bot = Let a bot play …
web-leave = Leave the table
web-share = Send this link to your opponent:
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code

## At the table

web-table = The table
board-located = { $what }, { $place }
web-show-thing = Show on the table: { $thing }
web-actions = What you can do
web-more = Log, rules, options
web-tab-log = What happened
web-tab-talk = Table talk
web-tab-points = Points
web-tab-rules = Rules
web-tab-options = Options
web-talk = Table talk
web-say-something = Say something
web-send = Send
web-no-talk = Nobody has said anything yet.
web-mute = Mute table talk
web-muted = Table talk is muted.
web-undo = Take back
web-hint = Hint
web-hint-says = { $level } would play: { $move }
web-hint-waits = { $ahead ->
    [0] Thinking about a hint …
    [one] Your hint waits: one comes first.
   *[other] Your hint waits: { $ahead } come first.
}
web-skip = Skip
web-confirm = Confirm
web-cancel = Cancel
web-sending = Sending …
web-bot = bot
web-thinking = thinking
web-away = away, a bot plays
web-gone = not here now
web-here = here now
web-seen = seen { $when }
web-holiday = on holiday until { $date }
web-resigned = resigned
web-points-so-far = Points as things stand
web-points-explained = The points as they would be counted now. The numbers on the table show where they come from.
web-glossary = Terms of the game
web-contents = Contents
web-no-rules = The rules of this game are not written yet.
web-pace-of-moves = Motion
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = none
web-confirm-moves = Ask before a move is sent
web-sound = Sounds
web-keys = Keys: arrows or Tab to what is lit, Enter chooses, Escape takes back a choice, 1–9 pick a card of your hand.
web-ask-undo = Ask to take back my move
web-old-rules = This game was begun by version { $rules } of the rules, and this server plays by version { $now }. It cannot go on, but you can end it together as a draw, or resign.
web-old-rules-waits = Yet to answer: { $names }.
web-old-rules-moves = What was played
web-old-rules-own-moves = What you played
web-ask-end = Offer to end together
web-resign = Resign
web-resign-sure = Yes, resign
web-ask_undo = { $who } asks to take back a move.
web-ask_end = { $who } offers to end the game together.
web-asked = Waiting for an answer …
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-you-are-away = A bot is playing for you.
web-be-back = I’m back
web-log-time_out = { $who } ran out of time.
web-log-undo = { $who } takes back a move.
web-log-ask_undo = { $who } asks to take back a move.
web-log-ask_end = { $who } offers to end together.
web-log-agree = { $who } agrees.
web-log-decline = { $who } declines.
web-log-resign = { $who } resigns.
web-log-away = { $who } is away; a bot plays.
web-log-stop = The host has closed the table.
web-log-back = { $who } is back.
web-log-holiday = { $who } is on holiday until { $date }; the clock waits.
web-log-holiday-over = { $who } is back from holiday.

## The end

web-you-win = You win!
web-ended-together = Ended together, without a winner.
web-by-resignation = by resignation
web-rematch = Rematch
web-rematch-offered = { $who } offers a rematch.
web-rematch-waiting = Rematch offered. Waiting for: { $names }
web-rematch-declined = { $who } declines the rematch.
web-rematch-withdrawn = { $who } has withdrawn the offer of a rematch.
web-rematch-go = Go to the rematch
web-accept = Accept
web-replay = Replay
web-look-at-table = Look at the table
web-show-ending = Show the ending
web-counting = The points are counted
web-skip-count = Straight to the result
web-count-again = Count again on the board
web-whole-sheet = Every row
web-turning-point = Turning point: move { $move }
web-turning-point-why = { $who } gave away { $cost } % there.
web-turning-point-failed = The game could not be analysed.
web-no-turning-point = No single move decided this game.
web-find-turning-point = Find the turning point
web-new-game = New game

## The deal

web-deal = The deal
web-deal-explained = This seal was put on the deal before the first move. After the end its key is shown, and everyone can check that nothing was changed meanwhile.
web-deal-none = This game was dealt without a seal, so nothing can be proven of its deal.
web-check-deal = Check the deal
web-deal-proven = The deal is proven.
web-deal-wrong = This deal is not what was sealed.
web-deal-hash-right = Key and salt, shown now, give the seal: your browser has computed it.
web-deal-hash-wrong = Key and salt, shown now, do not give the seal.
web-deal-hash-told = The server says that key and salt give the seal. Without a secure connection (HTTPS) your browser cannot compute it.
web-deal-noted-same = It is the seal that this browser noted while the game was on.
web-deal-noted-other = It is not the seal that this browser noted while the game was on.
web-deal-noted-none = This browser did not see the table while the game was on, so it has no seal of its own to compare.
web-deal-moves-right = The server has replayed the game: every move can be made in that deal.
web-deal-moves-wrong = The game that was played does not follow from that deal.
web-deal-shown = Show what was sealed
web-deal-yourself = To trust nobody, check it on your own computer:

## Replays

web-eyes = Seen by
web-eyes-all = All cards open
web-eyes-public = A spectator
web-eyes-of = { $who }
web-step = Next move
web-step-back = Previous move
web-run = Play
web-pause = Pause
web-speed = Speed
web-ply = Move
web-record = Download the record of this game
web-analyse = Analyse
web-analysing = Being analysed …
web-analysis-waits = { $ahead ->
    [one] Waiting: one comes first
   *[other] Waiting: { $ahead } come first
}
web-curve = What each player could expect, move by move
web-curve-title = Chances to win
web-swing = { $who } gave away { $cost } %. Better: { $better }

## People

web-name = Name
web-rank = Rank
web-rating = Rating
web-games-played = Games
web-wins = Wins
web-average = Average
web-best = Best
web-since = Here since { $date }
web-statistics = Statistics
web-no-games-yet = No finished games yet.
web-nobody-yet = Nobody is ranked yet. Rated games are those among registered people.
web-rename = Change the name
web-renamed = Your name is changed.
web-register = Create an account
web-register-why = With a password your games and your rating stay yours, and you can log in elsewhere.
web-registered = Your account is created.
web-password = Password
web-login = Log in
web-logged-in = Welcome back.
web-logout = Log out
web-sessions = Where you are logged in
web-session-here = this browser
web-session-seen = last seen { $date }
web-session-unknown = an unknown browser
web-session-end = Log out there
web-session-end-named = Log out there: { $browser }
web-sessions-end-others = Log out everywhere else
web-sessions-ended = You are logged out there.
web-delete-account = Delete this account
web-delete-sure = Delete for good; your games stay, without your name

## A board larger than the screen

web-nearer = Nearer
web-farther = Farther
web-show-all = Show everything

## Lessons

web-teacher = Teacher
web-lesson-back = One step back
web-next = Next
