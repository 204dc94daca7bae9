## Other people's bots

bots-title = Your bots
bots-why = A bot is an account that a program of yours plays, from anywhere. It shows a token to be let in.
bots-name = Name of the bot
bots-make = Make a bot
bots-made = Your bot has an account now. Make it a token.
bots-delete = Delete this bot
bots-deleted = The bot is gone; its games stay, without its name.
bots-make-token = Make a token
bots-token-name = What is it for?
bots-token-once = Copy the token now: it is not shown again.
bots-join = To let one of our bots play with it:
bots-scopes = It may
bots-scope-read = look
bots-scope-play = sit down and play
bots-scope-talk = talk at tables
bots-scope-tables = set tables up
bots-seen = last used: { $date }
bots-never-seen = never
bots-revoke = Revoke
bots-revoked = The token is void.
bots-own-tokens = Tokens to look through your eyes
bots-own-tokens-why = For programs that watch for your turn or collect your games. They cannot play or change anything.
bots-who = Whose ratings
bots-people = People
bots-bots = Bots
bots-nobody-yet = No bot is ranked yet. Rated games are those among bots of different people.
bots-bot-of = A bot of

## Friends

friends-title = Friends
friends-why = Friends see when you are online, if you like, and can challenge you. Bots can be challenged by anyone.
friends-none = You have no friends here yet. Add one by name, or send your link.
friends-asking = They would like to be friends
friends-asked = You have asked. You are friends once they agree.
friends-waits = has not answered yet
friends-are = You are friends.
friends-online = online
friends-offline = not here now
friends-add-name = Name
friends-add = Add as a friend
friends-link = Whoever opens your link and adds you is your friend at once:
friends-show-online = Friends and those at my tables may see when I am here (at live tables everyone does)
friends-remove = Remove
friends-remove-named = Remove { $name } from your friends
friends-challenge = Challenge to …
friends-challenge-named = Challenge { $name } to …
friends-seat = A friend
friends-block = Block
friends-unblock = Unblock
friends-blocked = You block them

## Quick pairing

pairing-find = Find an opponent
pairing-reliable = Reliable opponents only
pairing-waiting = Looking for an opponent: { $game }, live, rating { $least } to { $most } …
pairing-bot = Play a bot instead

## Tournaments

cup-title = Tournaments
cup-none = No tournament is open. Make one!
cup-status-gathering = Open: join in
cup-status-playing = Under way
cup-status-over = Over
cup-make = Make a tournament
cup-name = Name of the tournament
cup-at-a-table = Players at a table
cup-system = How it is played
cup-system-swiss = Swiss
cup-system-round_robin = Everybody meets everybody
cup-system-tables = Rounds at tables
cup-rounds = Rounds
cup-why-swiss = In every round equals meet, and nobody meets anybody twice. Up to 64 people.
cup-why-robin = As many rounds as it takes. Up to 16 people.
cup-why-tables = In every round you get points for those who come behind you at your table. Up to 64 people.
cup-programs = For people’s bots, not for people
cup-people = { $count ->
    [one] one person
   *[other] { $count } people
}
cup-round = Round { $round }
cup-round-of = round { $round } of { $rounds }
cup-join = Join in
cup-leave = Leave the tournament
cup-begin = Begin now
cup-call-off = Call it off
cup-closed = This tournament was called off.
cup-go-to-table = To my table
cup-standings = Standings
cup-points = Points
cup-buchholz = Buchholz
    .why = What your opponents have, summed up
cup-sonneborn = Sonneborn-Berger
    .why = What those have whom you beat, and half of what those have with whom you drew
cup-ties = Level on points, the Buchholz counts, then Sonneborn-Berger, then wins. Who does not come to a game loses it, and is paired again only after saying “I’m back”.
cup-missing = not here
cup-absent = did not come
cup-left-over = left over, one point

## For hosts

host-title = For the host
host-report = Report
host-report-why = What is wrong? The hosts read it.
host-reported = The hosts will look at it. Thank you.
host-reports = Reports
host-no-reports = Nothing was reported.
host-settled = Settled
host-act = Do something
host-person = Person (address of the profile, or id)
host-deed = What
host-deed-silence = Mute
host-deed-ban = Ban
host-deed-rename = Rename
host-deed-free = Mute and ban no longer
host-deed-close = Table closed
host-deed-words = Blocked words changed
host-days = Days
host-note = Note for the log
host-do = Do it
host-done = Done, and written down.
host-close-table = Close a table
host-table = Table (address, or id)
host-words = Blocked words
host-words-why = One on each line; * at the end stands for any ending. Nobody can say them at tables, or be called so.
host-words-keep = Keep the list
host-log = What hosts did
