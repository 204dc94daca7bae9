## Names

twb-water = Water source of region { $slot }
twb-region = Region { $slot }
twb-piece = { $piece } of { $owner }
twb-on = { $thing }, on { $place }
twb-prey-piece = Prey: { $prey }
twb-token = Scoring token, { $phase }: { $first } points for the first, { $second } for the second
twb-tile = Terrain tile: { $shows }, on its back { $back }
twb-home-tile = Home tile: { $shows } on both sides
twb-track = { $who }, { $track }: { $value }
twb-player = { $who }, { $pack }
twb-table = The table
twb-ai = The AI pack stands where it stands and counts in its regions.
twb-spread = Spread
twb-speed = Speed
twb-howl = Howl
twb-lairs = Lairs
twb-wolves = Wolves
twb-prey = Prey
twb-MOVE = Move
twb-DEN = Den
twb-LAIR = Lair
twb-HOWL = Howl
twb-DOMINATE = Dominate

## What is to be decided

twb-ask-pack = Choose your pack.
twb-ask-faces = Choose which sides of your tiles lie up.
twb-ask-draft = Place an alpha and a wolf on the start board.
twb-ask-kind = Choose an action: { $left ->
    [0] an extra one
    [one] the last of your turn
   *[other] { $left } left
}.
twb-ask-terrain = { $kind }: which terrain do your wolves go to? Click a tile that shows it.
twb-ask-target = { $kind }: choose the hex.
twb-ask-pay = { $kind }: choose how to pay.
twb-ask-wolf = Choose a wolf to move, or stop.
twb-ask-dest = Where does it go?
twb-ask-push = Where is the pushed wolf to go?
twb-ask-track = Which track is the den taken from?
twb-ask-hunt = Which prey do you take?
twb-ask-extra = Spend an action token on one more action, or end your turn.
twb-offer = { $action }: { $where }
twb-wait = { $who } is { $what }.
twb-next-phase = { $count ->
    [0] At the end of this turn { $phase } scores
    [one] One more date, and { $phase } scores
   *[other] { $count } more dates until { $phase } scores
}

## What things are

twb-standing = { $owner }: control { $control }, { $alphas ->
    [one] one alpha
   *[other] { $alphas } alphas
}
twb-next-regions = { $phase }: these regions score next
twb-nobody-here = Nobody is here yet.
twb-scores = { $phase }, date { $date }: { $first } points for the strongest, { $second } for the second.
twb-scored = This region has scored.
twb-region-points = Points from regions: { $points }
twb-scoring-tokens = Scoring tokens taken: { $count }
twb-bonus-tokens = Bonus tokens: { $terrain } for terrain, { $action } for actions
twb-track-points = Worth now: { $points ->
    [one] one point
   *[other] { $points } points
}
twb-track-full = Nothing is left on this track.
twb-next-value = The next one makes it { $value }.
twb-next-points = With the next one it is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
twb-next-terrain = The next one brings a terrain token: it pays as a tile of any terrain.
twb-next-action = The next one brings an action token: one more action.
twb-trigger = { $phase }: date { $date }
twb-explain-start = The start board never scores.
twb-explain-chasm = Nobody can cross it. Howls carry over it.
twb-explain-wolf = It counts 1 in its region. Three hexes with wolves round a prey hunt it.
twb-explain-alpha = It counts 1 in its region and breaks ties. Dens, lairs, howls and dominating need an alpha near. It can push wolves away, and nobody can dominate it.
twb-explain-den = It counts 1 in its region. Next to water it can become a lair.
twb-explain-lair = It counts 3 in its region and never leaves it.
twb-explain-lone = An alpha whose howl reaches it makes it one of the pack; its token fills a date of the calendar.
twb-explain-prey = Whoever has wolves on three hexes round it takes one; each kind only once.
twb-explain-tile = It pays in the terrain that it shows and is flipped.
twb-explain-home-tile = It pays in the home terrain; both sides are the same.
twb-explain-calendar = Each lone wolf, wolf or den that leaves the map fills a date. At the marked dates regions with that moon score; the full moon ends the game.
twb-explain-MOVE = 1 tile: choose a terrain, then move up to Pack Spread wolves, each up to Wolf Speed hexes, to hexes of that terrain.
twb-explain-DEN = 2 tiles of the hex's terrain: build a den at or next to your alpha. It uncovers the next number of a track.
twb-explain-LAIR = 2 tiles: your den next to water and to your alpha becomes a lair. It brings a terrain token.
twb-explain-HOWL = 2 tiles: a lone wolf within Howl Range of your alpha joins you.
twb-explain-DOMINATE = 3 tiles: replace an enemy wolf or den, alone of its pack on its hex, within Howl Range of your alpha.

## The lesson

twl-welcome = Welcome, leader. Your pack fights for regions on this map. Its board lies at the bottom, the other packs' at the side.
twl-regions = Each region scores at its moon: crescent, quarter or full. Who is strongest there then gets the larger number, the second the smaller one. The glowing regions score next.
twl-draft = First you settle. Tap the lit hex: an alpha and a wolf go there.
twl-draft-again = The others have settled, too. Place your second pair.
twl-tiles = These tiles pay. An action costs tiles that show the terrain of its hex; each one used is flipped, and its folded corner tells what is on the back. Your home tile is the same on both sides.
twl-howl = A turn has two actions. An alpha of yours stands near a lone wolf: tap Howl.
twl-target = Tap the lone wolf that your howl reaches.
twl-joined = It runs with you now. Two tiles paid and flipped. Its token went to the calendar: when the calendar reaches a moon, that moon's regions score, and the full moon ends the game.
twl-move = Second action: Move.
twl-terrain = All your wolves of this action go to one terrain. Tap a lit one.
twl-wolf = Which wolf goes? Tap your alpha.
twl-dest = The lit hexes are within its speed. Point at one to see the way, and tap it.
twl-more = You could move another one or stop. What you did can be taken back step by step, with the arrow above or Escape.
twl-dens = Some turns have passed. These are your attributes. A den next to one of your alphas uncovers the next number: more wolves to move, farther ways, a longer howl.
twl-den = Dig one: tap Build a den. It costs two tiles of the terrain it stands on.
twl-den-target = Tap the lit hex next to your alpha.
twl-den-track = From which track shall it come? Tap the lit one.
twl-den-built = There it stands. It counts in its region, and your number has grown. By the water a den can become a lair, which counts 3.
twl-prey = Your pack has gathered round this prey. Wolves of yours on three hexes next to it hunt it, all by themselves.
twl-hunt = One wolf is missing. Tap Move.
twl-hunt-terrain = The terrain of the hex where it stops: tap the lit one.
twl-hunt-wolf = Tap the wolf that closes the ring.
twl-hunt-dest = And where it goes.
twl-hunted = Caught! Each new kind is worth more points on the prey track; with three or more players it also gives an action.
twl-rival = Later still. Here stands a rival alone, within the howl of your alpha.
twl-dominate = Tap Dominate. It costs three tiles of the terrain where the rival stands.
twl-dominate-target = Tap the rival.
twl-dominate-track = A den of yours takes its place. From which track?
twl-dominated = It has gone to the calendar for good, and one of yours stands in its place. Alphas, lairs and whoever stands two by two are safe.
twl-score = Now look at the glowing regions. Wolves, alphas and dens count 1, lairs 3; alphas break ties. The small signs on the water tell who leads.
twl-moon-near = The calendar is one date before the moon. Whatever goes there next brings the scoring, at the end of this turn.
twl-moon = It is your last action of the turn. Tap the lit one.
twl-moon-target = Tap the lit target, and watch the moon.
twl-scored = The moon has called: the strongest in each glowing region has got the larger number, the second the smaller one. At the full moon the game ends.
twl-end = Regions and tracks together decide. Now lead your pack against a pup!
