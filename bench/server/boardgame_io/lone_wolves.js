// Lone Wolves on the basic board, written for boardgame.io as its guide advises: what is hidden does not reach the
// players (playerView), and moves that need it are made by the server alone (client: false).
const { INVALID_MOVE } = require('boardgame.io/core');

const SUITS = ['K', 'N', 'G', 'W', 'R'];
const VALUES = [2, 3, 4, 5, 6, 7];
const KINDS = [
  'STR_PER_WOLF', 'STR_3', 'ADD_LONE', 'FLIP_HONOR', 'PT_1_WOLF', 'PT_2_LONE', 'PT_2_FACEUP', 'PT_3_LOW', 'PT_5_CONTROL',
];
const HONOR = [[3, 8], [4, 8], [4, 9], [5, 8], [5, 10]];
const TRICKS = 13;
const CAP = 6;
const FIELDS = 3;
const MOON_POINTS = 5;
const BLOOD_MOON_POINTS = 3;

function setup({ random }) {
  const scars = random.Shuffle([...KINDS, ...KINDS]);
  const honor = random.Shuffle(HONOR);
  const territories = SUITS.map((suit, index) => ({
    suit,
    hidden: scars.splice(0, 2),
    open: scars.splice(0, 1),
    honor: honor[index],
    side: random.Die(2) - 1,
    wolves: [[], []],
    pack: [[], []],
  }));
  const cards = random.Shuffle(SUITS.flatMap((suit) => VALUES.map((value) => ({ suit, value }))));
  return {
    hands: [cards.slice(0, 13), cards.slice(13, 26)],
    box: cards.slice(26),
    territories,
    moon: null,
    bloodMoon: null,
    led: null,
    followed: null,
    winner: null,
    held: null,
    phase: 'play',
    tricks: 0,
  };
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const size = (territory) => territory.wolves[0].length + territory.wolves[1].length;
const trump = (G) => SUITS[G.bloodMoon ?? G.moon] ?? null;

function beats(led, followed, trumpSuit) {
  if (led.suit !== followed.suit) return followed.suit !== trumpSuit;
  if (Math.min(led.value, followed.value) === 2 && Math.max(led.value, followed.value) === 7) return led.value === 2;
  return led.value > followed.value;
}

const lost = (G) => (G.winner === G.led.seat ? G.followed : G.led);

function playable(G, seat) {
  const hand = G.hands[seat];
  if (!G.led) return hand;
  const same = hand.filter((card) => card.suit === G.led.card.suit);
  return same.length ? same : hand;
}

// What the seat may do now: the names of moves with their arguments.
function choices(G, seat) {
  if (G.phase === 'play') {
    const cards = playable(G, seat);
    return SUITS.flatMap((_, at) => (size(G.territories[at]) < CAP ? cards.map((card) => ['play', card, at]) : []));
  }
  const centre = G.territories[lost(G).at];
  if (G.phase === 'take') {
    const open = [...new Set(centre.open)].map((kind) => ['take', kind]);
    return centre.hidden.length ? [...open, ['take', 'HIDDEN']] : open;
  }
  return SUITS.flatMap((_, at) => (G.territories[at].pack[seat].length < FIELDS ? [['place', at]] : []));
}

function endTrick(G, events) {
  const next = String(G.winner);
  G.tricks += 1;
  G.led = G.followed = G.winner = G.held = null;
  G.phase = 'play';
  events.endTurn({ next });
}

function play({ G, playerID, events }, card, at) {
  const seat = Number(playerID);
  const territory = G.territories[at];
  if (G.phase !== 'play' || !territory || size(territory) >= CAP) return INVALID_MOVE;
  if (!playable(G, seat).some((each) => each.suit === card.suit && each.value === card.value)) return INVALID_MOVE;
  G.hands[seat] = G.hands[seat].filter((each) => each.suit !== card.suit || each.value !== card.value);
  territory.wolves[seat].push({ ...card, up: true });
  if (card.value === 3 && territory.hidden.length) territory.open.push(territory.hidden.shift());
  const laid = { seat, card, at };
  if (!G.led) {
    G.led = laid;
    events.endTurn({ next: String(1 - seat) });
    return undefined;
  }
  G.followed = laid;
  G.winner = beats(G.led.card, card, trump(G)) ? G.led.seat : seat;
  const loser = lost(G);
  const centre = G.territories[loser.at];
  const turned = centre.wolves[loser.seat].find((w) => w.suit === loser.card.suit && w.value === loser.card.value);
  turned.up = false;
  if (!centre.hidden.length && !centre.open.length) {
    endTrick(G, events);
  } else {
    G.phase = 'take';
    if (loser.seat !== seat) events.endTurn({ next: String(loser.seat) });
  }
  return undefined;
}

function take({ G }, kind) {
  if (G.phase !== 'take') return INVALID_MOVE;
  const centre = G.territories[lost(G).at];
  if (kind === 'HIDDEN') {
    if (!centre.hidden.length) return INVALID_MOVE;
    G.held = centre.hidden.shift();
  } else {
    const place = centre.open.indexOf(kind);
    if (place < 0) return INVALID_MOVE;
    centre.open.splice(place, 1);
    G.held = kind;
  }
  G.phase = 'place';
  return undefined;
}

function place({ G, playerID, events }, at) {
  const seat = Number(playerID);
  const territory = G.territories[at];
  if (G.phase !== 'place' || !territory || territory.pack[seat].length >= FIELDS) return INVALID_MOVE;
  territory.pack[seat].push(G.held);
  if (G.held === 'ADD_LONE' && size(territory) < CAP) territory.wolves[seat].push({ ...G.box.shift(), up: false });
  if (G.held === 'FLIP_HONOR') territory.side = 1 - territory.side;
  const from = lost(G).at;
  const centre = G.territories[from];
  if (!centre.hidden.length && !centre.open.length) {
    if (G.moon === null) G.moon = from;
    else if (G.bloodMoon === null) G.bloodMoon = from;
  }
  endTrick(G, events);
  return undefined;
}

function strength(territory, seat) {
  const wolves = territory.wolves[seat];
  const scars = territory.pack[seat].map((kind) => (kind === 'STR_3' ? 3 : kind === 'STR_PER_WOLF' ? wolves.length : 0));
  return total(wolves.map((wolf) => (wolf.up ? wolf.value : 1))) + total(scars);
}

function points(G, seat) {
  return total(G.territories.map((territory, at) => {
    const wolves = territory.wolves[seat];
    const up = wolves.filter((wolf) => wolf.up);
    const controls = strength(territory, seat) > strength(territory, 1 - seat);
    const of = {
      PT_1_WOLF: wolves.length,
      PT_2_LONE: 2 * (wolves.length - up.length),
      PT_2_FACEUP: 2 * up.length,
      PT_3_LOW: 3 * up.filter((wolf) => wolf.value <= 4).length,
      PT_5_CONTROL: controls ? 5 : 0,
    };
    const scars = total(territory.pack[seat].map((kind) => of[kind] ?? 0));
    if (!controls) return scars;
    const moons = (G.moon === at ? MOON_POINTS : 0) + (G.bloodMoon === at ? BLOOD_MOON_POINTS : 0);
    return scars + territory.honor[territory.side] + moons;
  }));
}

function endIf({ G }) {
  if (G.tricks < TRICKS) return undefined;
  const scores = [points(G, 0), points(G, 1)];
  return { scores, winner: scores[0] === scores[1] ? null : String(scores[0] > scores[1] ? 0 : 1) };
}

function playerView({ G, playerID }) {
  const seat = playerID === null ? null : Number(playerID);
  const unseen = (things) => things.map(() => null);
  return {
    ...G,
    hands: G.hands.map((hand, owner) => (owner === seat ? hand : unseen(hand))),
    box: unseen(G.box),
    held: G.held && (lost(G).seat === seat ? G.held : 'scar'),
    territories: G.territories.map((territory) => ({ ...territory, hidden: unseen(territory.hidden) })),
  };
}

const move = (made) => ({ move: made, client: false });

const game = {
  name: 'lone_wolves',
  setup,
  playerView,
  moves: { play: move(play), take: move(take), place: move(place) },
  endIf,
};

module.exports = { game, choices };
