"""Moonlight told plainly, from the specification alone: the slow twin that the compiled rules are checked against."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .chance import Chance

Place = tuple[int, int]  # (x, y): x to the right, y downward as seat 0 sees the table (ML-15)
Reach = tuple[int, int, int, int]  # xmin, xmax, ymin, ymax (ML-16)


@dataclass(frozen=True)
class Kind:
    """One row of the wolf table (section 1.4); the moons of a base wolf come from the option `moon_set`."""

    name: str
    value: int
    copies: int
    corner: int
    bonus: int
    moons: int | None = None


@dataclass(frozen=True)
class Leader:
    """One row of the leader table (section 1.4); a field left at None is not on that card."""

    no: int
    id: str
    type: str
    source: str
    move_before_value: int | None = None
    wins_ties: bool = False
    hand_limit: int | None = None
    extra_cover_difference: int | None = None
    extra_lays: int = 0
    moon_points: int | None = None
    protected_value: int | None = None


PLAYERS = 2
HAND_LIMIT = 3
MOON_POINTS = 2
ROUNDS_TO_WIN = 2
LEADERS_SHOWN = 4
FRAMES = ((4, 3), (3, 4))  # width x height: wide, tall
FRAME_PLACES = FRAMES[0][0] * FRAMES[0][1]
COVER_DIFFERENCE = 1
MIN_VISIBLE_TO_COVER = 2
MAX_UNDECIDED = 10

BASE = (
    Kind("W1", value=1, copies=2, corner=3, bonus=0),
    Kind("W2", value=2, copies=2, corner=1, bonus=0),
    Kind("W3", value=3, copies=4, corner=1, bonus=1),
    Kind("W4", value=4, copies=2, corner=1, bonus=0),
    Kind("W5", value=5, copies=1, corner=1, bonus=0),
)
LONE = (
    Kind("L1", value=1, copies=1, corner=3, bonus=0, moons=2),
    Kind("L2", value=2, copies=1, corner=3, bonus=0, moons=0),
    Kind("L4", value=4, copies=1, corner=1, bonus=0, moons=0),
    Kind("L6", value=6, copies=1, corner=1, bonus=0, moons=0),
)
LEADERS = (
    Leader(1, "shift", "ambush", "book", move_before_value=2),
    Leader(2, "ties", "endurance", "book", wins_ties=True),
    Leader(3, "hand5", "endurance", "book", hand_limit=5),
    Leader(4, "leap", "ambush", "house", extra_cover_difference=2),
    Leader(5, "equal", "ambush", "house", extra_cover_difference=0),
    Leader(6, "double", "ambush", "house", extra_lays=1),
    Leader(7, "howl", "endurance", "house", moon_points=3),
    Leader(8, "den", "endurance", "house", protected_value=1),
)
MOON_SETS = {
    "ones_twos": {"W1": 1, "W2": 1, "W3": 0, "W4": 0, "W5": 0},
    "twos": {"W1": 0, "W2": 1, "W3": 0, "W4": 0, "W5": 0},
}

KIND_ORDER = [kind.name for kind in BASE + LONE]
KIND = {kind.name: kind for kind in BASE + LONE}
LEADER = {leader.id: leader for leader in LEADERS}


@dataclass(frozen=True)
class Wolf:
    """A laid wolf: its kind and the seat whose colour it has."""

    seat: int
    kind: str

    @property
    def value(self) -> int:
        """The printed value; corner factors never touch it (ML-23, ML-E1)."""
        return KIND[self.kind].value


@dataclass
class Pack:
    """What one seat owns: its pieces, the cards won for the whole game, and its cards of the present round."""

    wins: int = 0
    lone: str | None = None
    leader: Leader | None = None
    used: bool = False
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)

    def content(self) -> list[str]:
        """ML-10: the 11 base wolves, plus the lone wolf that was won, in the order of the data."""
        base = [kind.name for kind in BASE for _ in range(kind.copies)]
        return base if self.lone is None else [*base, self.lone]

    def hand_limit(self) -> int:
        """ML-10, ML-32: 3 cards, with `hand5` 5."""
        if self.leader is not None and self.leader.hand_limit is not None:
            return self.leader.hand_limit
        return HAND_LIMIT

    def draw(self) -> None:
        """ML-26: draw until the hand has its limit or the deck is empty."""
        while len(self.hand) < self.hand_limit() and self.deck:
            self.hand.append(self.deck.pop(0))

    def is_out_of_cards(self) -> bool:
        """ML-27: neither hand nor deck."""
        return not self.hand and not self.deck

    def ready_leader(self) -> Leader | None:
        """The leader card, unless it has been turned face down in this round."""
        return None if self.used else self.leader


class Table:
    """The common layout of one round."""

    def __init__(self) -> None:
        """ML-10: the table is empty."""
        self.piles: dict[Place, list[Wolf]] = {}  # bottom to top
        self.reach: Reach | None = None

    def put(self, wolf: Wolf, place: Place) -> None:
        """ML-20, ML-24: a wolf goes on an empty place or on top of a pile."""
        self.piles.setdefault(place, []).append(wolf)
        self.reach = self.reach_with(place)

    def move(self, origin: Place, target: Place) -> None:
        """ML-30: the pile moves as a whole, order kept; the place it leaves stays in the reach."""
        self.piles[target] = self.piles.pop(origin)
        self.reach = self.reach_with(target)

    def reach_with(self, place: Place) -> Reach:
        """ML-16: the smallest rectangle around the reach and one more place."""
        x, y = place
        if self.reach is None:
            return x, x, y, y
        xmin, xmax, ymin, ymax = self.reach
        return min(xmin, x), max(xmax, x), min(ymin, y), max(ymax, y)

    def fits(self, place: Place) -> bool:
        """ML-17: the reach with this place still fits into the wide or the tall shape."""
        xmin, xmax, ymin, ymax = self.reach_with(place)
        return any(xmax - xmin + 1 <= width and ymax - ymin + 1 <= height for width, height in FRAMES)

    def shape(self) -> str:
        """ML-17: `wide` or `tall` once it is decided, `open` before."""
        if self.reach is None:
            return "open"
        xmin, xmax, ymin, ymax = self.reach
        (wide, _), (_, tall) = FRAMES
        if xmax - xmin + 1 == wide:
            return "wide"
        return "tall" if ymax - ymin + 1 == tall else "open"

    def rows(self) -> list[int]:
        """ML-18, ML-E15: every y of the reach, from the top as seat 0 sees it."""
        if self.reach is None:
            return []
        _, _, ymin, ymax = self.reach
        return list(range(ymin, ymax + 1))

    def is_corner(self, place: Place) -> bool:
        """ML-19: one of the four corner places of the reach."""
        assert self.reach is not None
        xmin, xmax, ymin, ymax = self.reach
        return place[0] in (xmin, xmax) and place[1] in (ymin, ymax)

    def is_full(self) -> bool:
        """ML-25: all places of the frame are occupied."""
        return len(self.piles) == FRAME_PLACES

    def visible(self) -> dict[Place, Wolf]:
        """The top card of every pile, ordered by y, then x."""
        return {place: self.piles[place][-1] for place in in_reading_order(list(self.piles))}

    def visible_of(self, seat: int) -> list[Wolf]:
        """The visible wolves of one seat."""
        return [wolf for wolf in self.visible().values() if wolf.seat == seat]

    def open_places(self) -> list[Place]:
        """ML-21, ML-22: empty places where any card may be laid, by y, then x."""
        if self.reach is None:
            return [(0, 0)]
        beside = {neighbour for place in self.piles for neighbour in neighbours(place)}
        return in_reading_order([place for place in beside if place not in self.piles and self.fits(place)])

    def moves(self) -> list[tuple[Place, Place]]:
        """ML-30: every legal (from, to), by from (y, x), then to (y, x)."""
        pairs: list[tuple[Place, Place]] = []
        for origin in in_reading_order(list(self.piles)):
            others = [place for place in self.piles if place != origin]
            beside = {neighbour for place in others for neighbour in neighbours(place)}
            targets = [place for place in beside if place not in self.piles and self.fits(place)]
            pairs += [(origin, target) for target in in_reading_order(targets)]
        return pairs


class Oracle:
    """A game of Moonlight for two seats."""

    def __init__(self, chance: Chance, players: int = PLAYERS, **options: str | int) -> None:
        """ML-1 to ML-4: nothing won yet, four leader cards on display, then the first round."""
        if players != PLAYERS:
            raise ValueError(f"Moonlight is a game for {PLAYERS} players, not {players}")
        first_player = str(options.pop("first_player", "random"))
        moon_set = str(options.pop("moon_set", "ones_twos"))
        leader_pool = str(options.pop("leader_pool", "all"))
        self.max_undecided = int(options.pop("max_undecided", MAX_UNDECIDED))
        if options:
            raise ValueError(f"unknown options: {sorted(options)}")
        if first_player not in ("random", "0", "1"):
            raise ValueError(f"first_player is random, 0 or 1, not {first_player}")
        if moon_set not in MOON_SETS:
            raise ValueError(f"moon_set is one of {list(MOON_SETS)}, not {moon_set}")
        if leader_pool not in ("all", "book"):
            raise ValueError(f"leader_pool is all or book, not {leader_pool}")
        if self.max_undecided < 1:
            raise ValueError(f"max_undecided is 1 or more, not {self.max_undecided}")

        self.chance = chance
        self.base_moons = MOON_SETS[moon_set]
        self.packs = [Pack() for _ in range(PLAYERS)]
        self.undecided = 0
        self.sheets: list[dict[str, object]] = []
        self.round = 0

        pool = [leader for leader in LEADERS if leader_pool == "all" or leader.source == "book"]
        sample = chance.shuffle(pool)[: min(LEADERS_SHOWN, len(pool))]
        self.display = sorted(sample, key=lambda leader: leader.no)
        starter = chance.below(PLAYERS) if first_player == "random" else int(first_player)
        self._start_round(starter)

    def _start_round(self, starter: int) -> None:
        """ML-10, ML-11: both packs shuffle and draw, ambush cards are turned up, the table is empty."""
        self.round += 1
        self.starter = starter
        self.turn = starter
        self.phase = "LAY"
        self.round_winner: int | None = None
        self.table = Table()
        for pack in self.packs:
            pack.used = False
            pack.hand = []
            pack.deck = self.chance.shuffle(pack.content())
            pack.draw()

    def actor(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        if self.phase == "OVER":
            return -1
        if self.phase in ("PICK_LONE", "PICK_LEADER"):
            assert self.round_winner is not None
            return self.round_winner if self.phase == "PICK_LONE" else opponent(self.round_winner)
        return self.turn

    def legal(self) -> list[str]:
        """Section 4: pass; lays by kind, y, x; moves by from, to; lone wolves; leaders by number."""
        if self.phase == "OVER":
            return []
        if self.phase == "PICK_LONE":
            return [f"lone {kind.name}" for kind in LONE]
        if self.phase == "PICK_LEADER":
            return [f"leader {leader.id}" for leader in self.display]
        pack = self.packs[self.turn]
        lays = [f"lay {kind} {spell(place)}" for kind in self._kinds_to_lay() for place in self._places_for(kind)]
        if self.phase == "SECOND":
            return ["pass", *lays]
        if self.phase == "LAY" and self._may_move(pack):
            return lays + [f"move {spell(origin)} {spell(target)}" for origin, target in self.table.moves()]
        return lays

    def _may_move(self, pack: Pack) -> bool:
        """ML-30: `shift` is ready and the hand holds a wolf of value 2; a lone pile finds no target (ML-E7)."""
        leader = pack.ready_leader()
        if leader is None or leader.move_before_value is None:
            return False
        return any(KIND[kind].value == leader.move_before_value for kind in pack.hand)

    def _kinds_to_lay(self) -> list[str]:
        """The distinct kinds in hand; after a move only those of value 2 (ML-30)."""
        pack = self.packs[self.turn]
        kinds = [kind for kind in KIND_ORDER if kind in pack.hand]
        if self.phase == "LAY_TWO":
            assert pack.leader is not None
            kinds = [kind for kind in kinds if KIND[kind].value == pack.leader.move_before_value]
        return kinds

    def _places_for(self, kind: str) -> list[Place]:
        """Every legal place for one kind: open places (ML-22), and covers (ML-23) except for `SECOND` (ML-35)."""
        places = self.table.open_places()
        if self.phase != "SECOND":
            places = places + [place for place in self.table.piles if self._may_cover(kind, place)]
        return in_reading_order(places)

    def _may_cover(self, kind: str, place: Place) -> bool:
        """ML-23: an opposing wolf, not the last visible one, exactly 1 lower; ML-33, ML-34, ML-37 bend it."""
        covered = self.table.piles[place][-1]
        if covered.seat == self.turn:
            return False
        if len(self.table.visible_of(covered.seat)) < MIN_VISIBLE_TO_COVER:
            return False
        den = self.packs[covered.seat].leader
        if den is not None and den.protected_value == covered.value:
            return False
        return KIND[kind].value - covered.value in self._cover_differences()

    def _cover_differences(self) -> list[int]:
        """ML-23: 1; ML-33 `leap` adds 2 and ML-34 `equal` adds 0 while unused."""
        leader = self.packs[self.turn].ready_leader()
        if leader is not None and leader.extra_cover_difference is not None:
            return [COVER_DIFFERENCE, leader.extra_cover_difference]
        return [COVER_DIFFERENCE]

    def play(self, action: str) -> None:
        """Carry out one legal action of the actor."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal in {self.phase}; legal are {self.legal()}")
        verb, *words = action.split()
        if verb == "lay":
            self._lay(words[0], read(words[1]))
        elif verb == "move":
            self._move(read(words[0]), read(words[1]))
        elif verb == "pass":
            self._end_turn()
        elif verb == "lone":
            self._pick_lone(words[0])
        else:
            self._pick_leader(words[0])

    def _lay(self, kind: str, place: Place) -> None:
        """ML-20 to ML-25, ML-33 to ML-35: lay a wolf; then the round ends, a second card may follow, or the draw."""
        pack = self.packs[self.turn]
        if place in self.table.piles:
            difference = KIND[kind].value - self.table.piles[place][-1].value
            if difference != COVER_DIFFERENCE:
                pack.used = True
        if self.phase == "SECOND":
            pack.used = True
        pack.hand.remove(kind)
        self.table.put(Wolf(self.turn, kind), place)
        if self.table.is_full():
            self._end_round()
        elif self.phase == "LAY" and self._may_lay_second(pack):
            self.phase = "SECOND"
        else:
            self._end_turn()

    def _may_lay_second(self, pack: Pack) -> bool:
        """ML-35: `double` is ready and the hand is not empty."""
        leader = pack.ready_leader()
        return leader is not None and leader.extra_lays > 0 and bool(pack.hand)

    def _move(self, origin: Place, target: Place) -> None:
        """ML-30: move a pile, which uses `shift`; the same seat must then lay a wolf of value 2."""
        self.table.move(origin, target)
        self.packs[self.turn].used = True
        self.phase = "LAY_TWO"

    def _end_turn(self) -> None:
        """ML-26, ML-27: draw; after a turn of the seat that did not start, the round ends if a seat is out of cards."""
        self.packs[self.turn].draw()
        if self.turn != self.starter and any(pack.is_out_of_cards() for pack in self.packs):
            self._end_round()
            return
        self.turn = opponent(self.turn)
        self.phase = "LAY"

    def _end_round(self) -> None:
        """ML-50, ML-51, ML-55: score; a winner takes a piece, an undecided round is played again."""
        sheet = self._score_round()
        self.sheets.append(sheet)
        winner = sheet["winner"]
        assert winner is None or isinstance(winner, int)
        self.round_winner = winner
        if winner is None:
            self.undecided += 1
            if self.undecided == self.max_undecided:
                self.phase = "OVER"
            else:
                self._start_round(opponent(self.starter))
            return
        self.packs[winner].wins += 1
        self.phase = "OVER" if self.packs[winner].wins == ROUNDS_TO_WIN else "PICK_LONE"

    def _pick_lone(self, kind: str) -> None:
        """ML-52: the winner adds a lone wolf to its deck for the rest of the game."""
        self.packs[self.actor()].lone = kind
        self.phase = "PICK_LEADER"

    def _pick_leader(self, leader_id: str) -> None:
        """ML-53, ML-54: the loser takes a leader card from the display; the winner starts the next round."""
        leader = LEADER[leader_id]
        self.packs[self.actor()].leader = leader
        self.display.remove(leader)
        assert self.round_winner is not None
        self._start_round(self.round_winner)

    def _ties_owner(self) -> int | None:
        """ML-31: the seat that wins all ties, if any."""
        for seat, pack in enumerate(self.packs):
            if pack.leader is not None and pack.leader.wins_ties:
                return seat
        return None

    def _moons(self, kind: str) -> int:
        """Section 1.2: the moons printed on a card."""
        lone_moons = KIND[kind].moons
        return self.base_moons[kind] if lone_moons is None else lone_moons

    def _row_value(self, place: Place, wolf: Wolf) -> int:
        """Section 6, step 2: the value, times the corner factor on a corner place."""
        return wolf.value * KIND[wolf.kind].corner if self.table.is_corner(place) else wolf.value

    def _score_moons(self) -> tuple[list[int], list[int]]:
        """Section 6, step 1: the visible moons of each seat, and the points for their majority (ML-36)."""
        moons = [sum(self._moons(wolf.kind) for wolf in self.table.visible_of(seat)) for seat in range(PLAYERS)]
        points = [0, 0]
        majority = higher(moons, self._ties_owner())
        if majority is not None:
            leader = self.packs[majority].leader
            howl = None if leader is None else leader.moon_points
            points[majority] = MOON_POINTS if howl is None else howl
        return moons, points

    def _score_row(self, y: int) -> tuple[list[int], int | None, list[str]]:
        """Section 6, steps 2 and 3: the sums of a row, its winner, and the cards the winner takes by x."""
        row = {place: wolf for place, wolf in self.table.visible().items() if place[1] == y}
        sums = [0, 0]
        for place, wolf in row.items():
            sums[wolf.seat] += self._row_value(place, wolf)
        winner = higher(sums, self._ties_owner())
        return sums, winner, [wolf.kind for wolf in row.values() if wolf.seat == winner]

    def _score_round(self) -> dict[str, object]:
        """Section 6: the whole sheet of the round as the table lies now."""
        moons, moon_points = self._score_moons()
        rows: list[dict[str, object]] = []
        taken, bonus = [0, 0], [0, 0]
        for y in self.table.rows():
            sums, row_winner, kinds = self._score_row(y)
            rows.append({"y": y, "sums": sums, "winner": row_winner, "taken": kinds})
            if row_winner is not None:
                taken[row_winner] += len(kinds)
                bonus[row_winner] += sum(KIND[kind].bonus for kind in kinds)
        points = [taken[seat] + bonus[seat] + moon_points[seat] for seat in range(PLAYERS)]
        winner = higher(points, self._ties_owner())
        if winner is None:
            winner = higher(taken, None)
        return {
            "moons": moons,
            "moon_points": moon_points,
            "taken": taken,
            "bonus": bonus,
            "points": points,
            "rows": rows,
            "winner": winner,
        }

    def round_sheets(self) -> list[dict[str, object]]:
        """One sheet per finished round, decided or not, in order of play.

        moons, moon_points, taken (number of cards), bonus, points: one number per seat (section 6);
        rows: by y, each {y, sums: [seat 0, seat 1], winner: seat or None, taken: kinds the row winner takes, by x};
        winner: the seat that won the round, None if undecided.
        """
        return list(self.sheets)

    def round_points(self) -> list[int]:
        """The points of each seat if the present round ended now (section 6), 0:0 between rounds and after the game."""
        if self.phase not in ("LAY", "LAY_TWO", "SECOND"):
            return [0, 0]
        points = self._score_round()["points"]
        assert isinstance(points, list)
        return points

    def scores(self) -> list[int]:
        """ML-51: the mountain pieces of each seat, one per round won."""
        return [pack.wins for pack in self.packs]

    def winners(self) -> list[int]:
        """ML-51, ML-55: the seats with most pieces once the game is over, both for a draw; nobody before."""
        if self.phase != "OVER":
            return []
        return [seat for seat, pieces in enumerate(self.scores()) if pieces == max(self.scores())]

    def breakdown(self) -> list[dict[str, int]]:
        """The only part of the score: rounds won."""
        return [{"rounds": pieces} for pieces in self.scores()]

    def facts(self) -> dict[str, object]:
        """The full state in plain values; lists of two are by seat.

        phase: LAY, LAY_TWO, SECOND, PICK_LONE, PICK_LEADER or OVER; actor: the deciding seat or -1;
        round: number of the present round from 1, replays counted; starter, turn: seats of the present round;
        pieces: mountain pieces; feet: foot taken or not; peak: the seat that has it or None;
        undecided: undecided rounds so far; display: leader ids still to be had, by number;
        leaders: leader id or None; used: ambush card face down or not; lone: lone wolf won or None;
        hands: kinds in the order W1..W5, L1, L2, L4, L6; decks: kinds, next card first;
        piles: by y, then x, each {x, y, cards: ["seat:kind", ...] from bottom to top};
        reach: [xmin, xmax, ymin, ymax] or None before the first card; shape: open, wide or tall.

        Hands, decks, used cards, piles, reach, starter and turn stay as the round left them until the next one starts.
        """
        peaks = [seat for seat, pack in enumerate(self.packs) if pack.wins == ROUNDS_TO_WIN]
        return {
            "phase": self.phase,
            "actor": self.actor(),
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "pieces": self.scores(),
            "feet": [pack.wins > 0 for pack in self.packs],
            "peak": peaks[0] if peaks else None,
            "undecided": self.undecided,
            "display": [leader.id for leader in self.display],
            "leaders": [None if pack.leader is None else pack.leader.id for pack in self.packs],
            "used": [pack.used for pack in self.packs],
            "lone": [pack.lone for pack in self.packs],
            "hands": [sorted(pack.hand, key=KIND_ORDER.index) for pack in self.packs],
            "decks": [list(pack.deck) for pack in self.packs],
            "piles": [
                {"x": x, "y": y, "cards": [f"{wolf.seat}:{wolf.kind}" for wolf in self.table.piles[(x, y)]]}
                for x, y in in_reading_order(list(self.table.piles))
            ],
            "reach": None if self.table.reach is None else list(self.table.reach),
            "shape": self.table.shape(),
        }


def opponent(seat: int) -> int:
    """The other seat."""
    return 1 - seat


def higher(amounts: list[int], ties_owner: int | None) -> int | None:
    """The seat with the higher amount; equal amounts go to the owner of `ties`, if there is one (ML-31)."""
    if amounts[0] == amounts[1]:
        return ties_owner
    return 0 if amounts[0] > amounts[1] else 1


def neighbours(place: Place) -> list[Place]:
    """The four orthogonal neighbours of a place (ML-22)."""
    x, y = place
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def in_reading_order(places: list[Place]) -> list[Place]:
    """Places by y, then x (section 4)."""
    return sorted(places, key=lambda place: (place[1], place[0]))


def spell(place: Place) -> str:
    """A place as an action string writes it."""
    return f"{place[0]},{place[1]}"


def read(text: str) -> Place:
    """A place as an action string writes it, read back."""
    x, y = text.split(",")
    return int(x), int(y)
