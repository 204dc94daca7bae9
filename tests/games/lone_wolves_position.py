"""Arrange a Lone Wolves position for a test, check it, and read it in the words of the specification.

A case says what it cares about; the rest is filled in so that the whole could have come about in play: every trick has
left a face-up wolf and a Lone Wolf, every loss where scars lay has cost the centre one, and that scar lies in a pack.

    arrange(tricks=3, moons=["volcano"], hands=("R2", "R7"), without=("", "R"))

is the beginning of trick 4: red is trump, A holds R2, B holds R7 and no other red card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from wataha import PUBLIC, Match
from wataha.engine.interpreted import InterpretedRecord
from wataha.engine.views import facts_of, pieces_at
from wataha.games.lone_wolves.components import (
    ADD_LONE,
    ADVANCED,
    BORDER_FIELDS,
    BOX_CARDS,
    CARDS,
    FLIP_HONOR,
    HAND_SIZE,
    HIDDEN_FIELDS,
    HONOR_IDS,
    HONOR_SIDES,
    LOWEST_VALUE,
    MOONS,
    OPEN_FIELDS,
    PACK_FIELDS,
    SCAR_COPIES,
    SCAR_IDS,
    SCAR_KINDS,
    SCARS,
    SEATS,
    SUIT_CODES,
    TERRITORIES,
    TERRITORY_CAP,
    TERRITORY_IDS,
    TRICKS,
    VALUES,
)
from wataha.games.lone_wolves.state import FOLLOW, LEAD, NONE, OVER, PLACE, TAKE
from wataha.games.lone_wolves.views import BORDER_IDS

BySeat = tuple[str, str]

A, B = range(SEATS)
SIDES = [(seat, place) for place in range(TERRITORIES) for seat in range(SEATS)]


def card(code: str) -> int:
    """The number of a card.

    >>> card("R6")
    28
    """
    return SUIT_CODES.index(code[0]) * VALUES + int(code[1:]) - LOWEST_VALUE


def mask(numbers: Sequence[int]) -> int:
    """The set of these numbers, as records keep it."""
    return sum(1 << number for number in numbers)


def scar_fields(board: int, place: int) -> int:
    """How many scars lie in the centre of a territory at first."""
    return HIDDEN_FIELDS[board][place] + OPEN_FIELDS[board][place]


def arrange(
    *,
    board: str = "basic",
    tricks: int = 0,
    leader: int = A,
    hands: BySeat = ("", ""),
    without: BySeat = ("", ""),
    voids: BySeat = ("", ""),
    box: str = "",
    wolves: Mapping[str, BySeat] | None = None,
    centres: Mapping[str, str] | None = None,
    packs: Mapping[str, BySeat] | None = None,
    borders: Mapping[str, BySeat] | None = None,
    honor: Mapping[str, tuple[str, int]] | None = None,
    moons: Sequence[str] = (),
) -> Match:
    """A match after so many complete tricks; after thirteen it is over.

    hands    cards that each seat holds; filled up, but not from the suits of `without` and `voids`
    voids    suits that each seat has shown not to hold
    box      cards of the box in their order; filled up
    wolves   each seat's side: `K5` face up, `L` some card turned over, `(K5)` this one, `+` added from the box;
             territories not named are filled up
    centres  `STR_3` open, `*` any open, `?STR_3` hidden, `?` any hidden, the first of them uppermost
    packs    each seat's scars; those taken and not named lie where no packs are named, and no wolves if possible
    borders  each seat's scars on borders
    honor    token and the value that is up: ("H5", 10)
    moons    territories of the Moon and the Blood Moon
    """
    named_centres = {**dict.fromkeys(moons, ""), **(centres or {})}
    layout = _Layout(board, tricks, leader)
    layout.lay_wolves(wolves or {})
    layout.deal_hands(hands, [without[seat] + voids[seat] for seat in range(SEATS)], box)
    layout.fill_sides(wolves or {}, named_centres)
    layout.lay_packs(packs or {}, borders or {})
    layout.lay_centres(named_centres)
    layout.fill_packs(wolves or {}, packs or {})
    layout.lay_honor(honor or {})
    layout.lay_moons(moons)
    layout.s.void = [mask([SUIT_CODES.index(suit) for suit in suits]) for suits in voids]
    check_consistency(layout.match.states)
    return layout.match


def worked_example() -> Match:
    """Section 6: a table after trick 13."""
    return arrange(
        tricks=13,
        moons=["swamp", "desert"],
        wolves={
            "cave": ("L K7 L", "K4 W4 R6"),
            "desert": ("W2 L", "K6 N2 L L"),
            "swamp": ("L G2 R4 R2", "L L"),
            "tundra": ("L + G4", "N4"),
            "volcano": ("L G5", "L L L"),
        },
        packs={
            "cave": ("", "PT_3_LOW PT_1_WOLF"),
            "desert": ("STR_3 PT_2_FACEUP", "PT_3_LOW PT_5_CONTROL"),
            "swamp": ("PT_1_WOLF", ""),
            "tundra": ("ADD_LONE PT_2_LONE STR_PER_WOLF", ""),
            "volcano": ("", "FLIP_HONOR STR_3"),
        },
        honor={
            "cave": ("H1", 3),
            "desert": ("H3", 4),
            "swamp": ("H4", 5),
            "tundra": ("H2", 8),
            "volcano": ("H5", 5),
        },
    )


def ended_at_31_all(*, added: bool) -> Match:
    """A: honor 10 + 8, Moon 5, scars 5 + 3. B: honor 9 + 8 + 8, Blood Moon 3, scars 3; perhaps an added Lone Wolf."""
    return arrange(
        tricks=13,
        moons=["cave", "volcano"],
        wolves={
            "cave": ("K7 K6 K5 L", "L L"),
            "desert": ("N7 N6 N5", "L L +" if added else "L L"),
            "swamp": ("L L", "G7 G6 G5"),
            "tundra": ("L", "W7 W6 L"),
            "volcano": ("L L L", "R7 R6 L"),
        },
        packs={
            "cave": ("PT_5_CONTROL STR_3 STR_PER_WOLF", "" if added else "ADD_LONE"),
            "desert": ("PT_1_WOLF FLIP_HONOR PT_2_LONE", "ADD_LONE" if added else ""),
            "swamp": ("", "STR_3 STR_PER_WOLF"),
            "tundra": ("", "PT_1_WOLF FLIP_HONOR"),
            "volcano": ("ADD_LONE", ""),
        },
        honor={
            "cave": ("H5", 10),
            "desert": ("H2", 8),
            "swamp": ("H3", 9),
            "tundra": ("H1", 8),
            "volcano": ("H4", 8),
        },
    )


class _Layout:
    """A record being laid out; `deck` and `bag` hold the cards and scars that have no place yet."""

    def __init__(self, board: str, tricks: int, leader: int) -> None:
        self.match = Match("lone_wolves", seed=0, board=board)
        self.s = InterpretedRecord(self.match.state)
        self.deck = list(range(CARDS))
        self.bag = list(range(SCARS))
        for field in ("hand", "face_up", "turned", "added", "pack", "border", "open", "hidden_count"):
            setattr(self.s, field, 0)
        self.s.hidden = NONE
        self.s.trick = tricks
        self.s.leader = leader
        self.s.phase = OVER if tricks == TRICKS else LEAD

    def draw(self, code: str) -> int:
        """Take a named card out of the deck."""
        self.deck.remove(card(code))
        return card(code)

    def lay_wolves(self, wolves: Mapping[str, BySeat]) -> None:
        """The named sides; which cards their `L` were is left to `fill_sides`."""
        self.unknown_lone: list[tuple[int, int]] = []
        for territory, sides in wolves.items():
            place = TERRITORY_IDS.index(territory)
            for seat, side in enumerate(sides):
                for wolf in side.split():
                    if wolf == "L":
                        self.unknown_lone.append((seat, place))
                    elif wolf == "+":
                        self.s.added[seat, place] += 1
                        self.s.box_used += 1
                    elif wolf.startswith("("):
                        self.s.turned[seat, place] |= 1 << self.draw(wolf.strip("()"))
                    else:
                        self.s.face_up[seat, place] |= 1 << self.draw(wolf)

    def deal_hands(self, hands: BySeat, barred: list[str], box: str) -> None:
        """Named cards first, then such as the seat may hold; then the box."""
        held = [[self.draw(code) for code in hand.split()] for hand in hands]
        boxed = [self.draw(code) for code in box.split()]
        size = HAND_SIZE - self.s.trick
        for seat in sorted(range(SEATS), key=lambda seat: -len(barred[seat])):
            allowed = [number for number in self.deck if SUIT_CODES[number // VALUES] not in barred[seat]]
            missing = size - len(held[seat])
            assert 0 <= missing <= len(allowed), f"seat {seat} cannot hold {size} cards"
            held[seat] += allowed[:missing]
            self.deck = [number for number in self.deck if number not in held[seat]]
        while len(boxed) < BOX_CARDS:
            boxed.append(self.deck.pop())
        self.s.hand = [mask(hand) for hand in held]
        self.s.box = boxed

    def cards_in(self, place: int) -> int:
        return sum(_played(self.s, seat, place) + self.s.added[seat, place] for seat in range(SEATS))

    def lay_any(self, field: str, place: int, seat: int | None = None) -> None:
        """Some card of the deck, for the seat that has laid fewer if none is named."""
        if seat is None:
            laid = [sum(_played(self.s, seat, place) for place in range(TERRITORIES)) for seat in range(SEATS)]
            seat = laid.index(min(laid))
        assert self.deck, f"the wolves named are too many for {self.s.trick} tricks"
        getattr(self.s, field)[seat, place] |= 1 << self.deck.pop()

    def fill_sides(self, wolves: Mapping[str, BySeat], centres: Mapping[str, str]) -> None:
        """Cards for the named Lone Wolves; then losses that explain the named centres; then whatever is missing."""
        for seat, place in self.unknown_lone:
            self.lay_any("turned", place, seat)
        free = [place for place, territory in enumerate(TERRITORY_IDS) if territory not in wolves]
        left = {place: len(centres[TERRITORY_IDS[place]].split()) for place in free if TERRITORY_IDS[place] in centres}
        for place, scars in left.items():
            for _ in range(scar_fields(self.s.board, place) - scars):
                self.lay_any("turned", place)
        while sum(_losses(self.s, place) for place in range(TERRITORIES)) < self.s.trick:
            # Never for the last scar of a centre: it would ask for a moon that the case does not name.
            harmless = [p for p in free if p not in left and _losses(self.s, p) < scar_fields(self.s.board, p) - 1]
            emptied = [p for p in left if left[p] == 0]
            assert harmless or emptied, f"{self.s.trick} losses empty a centre: name its moon"
            self.lay_any("turned", min(harmless or emptied, key=self.cards_in))
        while self.deck:
            self.lay_any("face_up", min(free, key=self.cards_in))
        self.s.cards = [self.cards_in(place) for place in range(TERRITORIES)]

    def token(self, kind: str) -> int:
        """Take a named scar out of the bag."""
        number = next(token for token in self.bag if SCAR_IDS[token // SCAR_COPIES] == kind)
        self.bag.remove(number)
        return number

    def lay_packs(self, packs: Mapping[str, BySeat], borders: Mapping[str, BySeat]) -> None:
        """The named scars on pack fields and border fields."""
        for fields, places, ids in ((self.s.pack, packs, TERRITORY_IDS), (self.s.border, borders, BORDER_IDS)):
            for where, sides in places.items():
                for seat, kinds in enumerate(sides):
                    fields[seat, ids.index(where)] = mask([self.token(kind) for kind in kinds.split()])

    def lay_centres(self, centres: Mapping[str, str]) -> None:
        """Named scars first; a centre not named keeps what its losses have left, one of them open; then the box."""
        scars: list[tuple[int, str]] = []
        for place, territory in enumerate(TERRITORY_IDS):
            left = scar_fields(self.s.board, place) - _losses(self.s, place)
            scars += [(place, scar) for scar in centres.get(territory, "? " * (left - 1) + "*" * (left > 0)).split()]
        tokens = [None if scar in ("?", "*") else self.token(scar.lstrip("?")) for _, scar in scars]
        # Scars that work at once are popped first: in a pack they would have left a trace.
        self.bag.sort(key=lambda token: token // SCAR_COPIES in (ADD_LONE, FLIP_HONOR))
        for (place, scar), named in zip(scars, tokens, strict=True):
            token = self.bag.pop() if named is None else named
            if scar.startswith("?"):
                self.s.hidden[place, self.s.hidden_count[place]] = token
                self.s.hidden_count[place] += 1
            else:
                self.s.open[place] |= 1 << token
        boxed = [field for field in range(len(self.s.box_scars)) if self.s.box_scars[field] != NONE]
        assert len(boxed) <= len(self.bag), f"the scars named are too many for {self.s.trick} tricks"
        for field in boxed:
            self.s.box_scars[field] = self.bag.pop()

    def fill_packs(self, wolves: Mapping[str, BySeat], packs: Mapping[str, BySeat]) -> None:
        """The scars taken earlier, where no packs are named, and away from named wolves while there is room."""

        def crowded(side: tuple[int, int]) -> tuple[bool, int]:
            fields = PACK_FIELDS[self.s.board][side[1]]
            return TERRITORY_IDS[side[1]] in wolves, self.s.pack[side].bit_count() - fields

        while self.bag:
            sides = [side for side in SIDES if TERRITORY_IDS[side[1]] not in packs and crowded(side)[1] < 0]
            assert sides, f"{len(self.bag)} scars taken have no field: name a pack for them"
            self.s.pack[min(sides, key=crowded)] |= 1 << self.bag.pop()

    def lay_honor(self, honor: Mapping[str, tuple[str, int]]) -> None:
        """The named tokens; the others in order, their side 0 up."""
        named = {token for token, _ in honor.values()}
        rest = [(token, sides[0]) for token, sides in zip(HONOR_IDS, HONOR_SIDES, strict=True) if token not in named]
        for place, territory in enumerate(TERRITORY_IDS):
            token, up = honor[territory] if territory in honor else rest.pop(0)
            self.s.honor[place] = HONOR_IDS.index(token)
            self.s.honor_side[place] = HONOR_SIDES[HONOR_IDS.index(token)].index(up)

    def lay_moons(self, moons: Sequence[str]) -> None:
        self.s.moons = len(moons)
        self.s.moon_place = [*(TERRITORY_IDS.index(place) for place in moons), NONE, NONE][:MOONS]


def _played(s: InterpretedRecord, seat: int, place: int) -> int:
    """The seat's cards in a territory that were played from the hand."""
    return (s.face_up[seat, place] | s.turned[seat, place]).bit_count()


def _losses(s: InterpretedRecord, place: int) -> int:
    """How many tricks were lost by a card in the territory."""
    return sum(s.turned[seat, place].bit_count() for seat in range(SEATS))


def check_consistency(states: np.ndarray[Any, Any]) -> None:
    """LW-I1 to LW-I5 and LW-I9 of all these records, whatever is decided in them."""
    _check_cards(states)
    _check_scars(states)
    _check_room(states)
    _check_moons(states)


def _check_cards(s: np.ndarray[Any, Any]) -> None:
    laid_in_trick = np.select([s["phase"] == FOLLOW, (s["phase"] == TAKE) | (s["phase"] == PLACE)], [1, 2])
    table = s["face_up"] | s["turned"]
    assert _are_all([s["hand"], s["face_up"], s["turned"], _bits(s["box"])], CARDS), "LW-I1: thirty different cards"
    assert (_count(table) == 2 * s["trick"] + laid_in_trick).all(), "LW-I4: two cards a trick on the table"
    for seat in range(SEATS):
        has_laid = (laid_in_trick == 2) | ((laid_in_trick == 1) & (s["leader"] == seat))
        assert (_count(table[:, seat]) == s["trick"] + has_laid).all(), "LW-I4: each lays a card a trick"
        assert (_count(s["hand"][:, seat]) == HAND_SIZE - s["trick"] - has_laid).all(), "LW-I4: the rest is in hand"
    added = s["added"].sum(axis=(1, 2))
    most_added = np.where(s["board"] == ADVANCED, BOX_CARDS, BOX_CARDS // 2)
    assert ((added == s["box_used"]) & (added <= most_added)).all(), "LW-I4: added wolves come from the box"
    assert (_count(s["turned"]) == s["trick"] + (laid_in_trick == 2)).all(), "LW-I5: a Lone Wolf a trick"


def _check_scars(s: np.ndarray[Any, Any]) -> None:
    unseen = [_bits(s["hidden"]), _bits(s["box_scars"]), _bits(s["held"])]
    shown = [s["open"], s["pack"], s["border"], s["discarded"]]
    assert _are_all([*unseen, *shown], SCARS), "LW-I2: two scars of each kind"
    assert ((s["hidden"] != NONE).sum(axis=2) == s["hidden_count"]).all()
    assert ((s["held"] != NONE) == (s["phase"] == PLACE)).all(), "LW-18: held from taking to placing"
    fields = (np.array(HIDDEN_FIELDS) + OPEN_FIELDS)[s["board"]]
    to_take = (s["phase"] == TAKE)[:, None] & (s["loss_place"][:, None] == range(TERRITORIES))
    taken = np.bitwise_count(s["turned"]).sum(axis=1) - to_take
    left = s["hidden_count"] + np.bitwise_count(s["open"])
    assert (left == np.maximum(0, fields - taken)).all(), "LW-17: every loss takes a scar, and nothing else does"


def _check_room(s: np.ndarray[Any, Any]) -> None:
    cards = (np.bitwise_count(s["face_up"]) + np.bitwise_count(s["turned"]) + s["added"]).sum(axis=1)
    assert ((s["cards"] == cards) & (cards <= TERRITORY_CAP)).all(), "LW-I3: at most six cards in a territory"
    for field, sizes in (("pack", PACK_FIELDS), ("border", BORDER_FIELDS)):
        room = np.array(sizes)[s["board"]][:, None, :]
        assert (np.bitwise_count(s[field]) <= room).all(), f"LW-I3: {field} fields"


def _check_moons(s: np.ndarray[Any, Any]) -> None:
    """LW-I9, less the order in time."""
    empty = (s["hidden_count"] == 0) & (s["open"] == 0)
    # The moon of a centre just emptied follows when its scar is placed.
    due = (s["phase"] == PLACE)[:, None] & (s["loss_place"][:, None] == range(TERRITORIES))
    assert (s["moons"] == np.minimum(MOONS, (empty & ~due).sum(axis=1))).all(), "LW-I9: one for each empty centre"
    for moon in range(MOONS):
        place = s["moon_place"][:, moon]
        assert ((place != NONE) == (s["moons"] > moon)).all(), "LW-I9: Moon before Blood Moon"
        assert empty[place != NONE, place[place != NONE]].all(), "LW-I9: where the centre is empty"
    assert ((s["moon_place"][:, 0] != s["moon_place"][:, 1]) | (s["moons"] == 0)).all(), "LW-I9: in two territories"


def _bits(numbers: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A set of each number alone; the empty set for NONE."""
    return np.where(numbers == NONE, 0, 1 << np.maximum(0, numbers).astype(np.int32))


def _count(sets: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """How many members the sets of each record have together."""
    return np.bitwise_count(sets.reshape(len(sets), -1)).sum(axis=1)


def _are_all(sets: list[np.ndarray[Any, Any]], count: int) -> bool:
    """Whether each record's sets hold every number below `count` exactly once."""
    flat = np.concatenate([each.reshape(len(each), -1) for each in sets], axis=1)
    return bool((np.bitwise_or.reduce(flat, axis=1) == (1 << count) - 1).all() and (_count(flat) == count).all())


def side(match: Match, seat: int, territory: str) -> list[str]:
    """The wolves on a seat's side: face-up ones by their codes, then an `L` for each Lone Wolf."""
    wolves = pieces_at(match.view(None), f"{territory}/{seat}", "wolf")
    return ["L" if facts_of(wolf)["face"] == "lone" else wolf["id"] for wolf in wolves]


def centre(match: Match, territory: str) -> tuple[int, list[str]]:
    """How many scars lie hidden in the centre, and the kinds that lie open."""
    view, at = match.view(None), f"{territory}/centre"
    return len(pieces_at(view, at, "hidden_scar")), [facts_of(scar)["scar"] for scar in pieces_at(view, at, "scar")]


def pack(match: Match, seat: int, field: str) -> list[str]:
    """The scars on a seat's pack fields of a territory, or on its field of a border."""
    at = f"{field}/{seat}" if "+" in field else f"{field}/{seat}/pack"
    return [facts_of(scar)["scar"] for scar in pieces_at(match.view(None), at, "scar")]


def packs(match: Match, seat: int) -> dict[str, list[str]]:
    """All scars that a seat has placed, by field."""
    return {field: kinds for field in (*TERRITORY_IDS, *BORDER_IDS) if (kinds := pack(match, seat, field))}


def strength(match: Match, territory: str) -> list[int]:
    """The strength of A and of B in a territory."""
    place = next(place for place in match.view(None)["places"] if place["id"] == territory)
    return facts_of(place)["strength"]


def control(match: Match, territory: str) -> int | None:
    """The seat that controls a territory."""
    place = next(place for place in match.view(None)["places"] if place["id"] == territory)
    return facts_of(place)["control"]


def honor_up(match: Match, territory: str) -> int:
    """The value of a territory's honor token that is up."""
    return facts_of(pieces_at(match.view(None), f"{territory}/centre", "honor")[0])["value"]


def moons(match: Match) -> list[str]:
    """Where the Moon lies, and the Blood Moon."""
    laid = [piece["at"] for piece in match.view(None)["pieces"] if piece["kind"] == "moon"]
    return [at.removesuffix("/centre") for at in laid if at != "beside"]


def trump(match: Match) -> str | None:
    """The trump suit."""
    return match.view(None)["facts"]["trump"]


def decision(match: Match) -> tuple[str, int]:
    """What is decided now, and by whom."""
    return match.view(None)["decision"], match.actor


def next_leader(match: Match) -> int:
    """Who has won the trick just judged, and so leads the next."""
    return match.view(None)["facts"]["leader"]


def box_size(match: Match) -> int:
    """How many cards are left in the box."""
    return match.view(PUBLIC)["facts"]["box"]


def points(match: Match, part: str, seat: int, territory: str) -> int:
    """A seat's `honor`, `moon` or `scars` points in a territory."""
    numbers = match.position().parts[part]
    each = len(numbers) // len(SIDES)
    first = (seat * TERRITORIES + TERRITORY_IDS.index(territory)) * each
    return sum(numbers[first : first + each])


def scar_points(match: Match, seat: int, territory: str) -> dict[str, int]:
    """What each kind of scar has earned a seat in a territory, if anything."""
    first = (seat * TERRITORIES + TERRITORY_IDS.index(territory)) * SCAR_KINDS
    earned = match.position().parts["scars"][first : first + SCAR_KINDS]
    return {kind: won for kind, won in zip(SCAR_IDS, earned, strict=True) if won}


def play(match: Match, *paths: str) -> Match:
    """Play these moves in turn."""
    for path in paths:
        match.play(path)
    return match


def finish_trick(match: Match) -> Match:
    """Let the loser take and place the first scar that comes, if any."""
    while match.view(None)["decision"] in ("take", "place"):
        match.play(match.moves()[0])
    return match
