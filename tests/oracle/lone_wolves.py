"""Lone Wolves, played slowly and literally: the referee that the compiled rules are compared with.

The order and the words are those of the specification; LW-n are its rule ids.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .chance import Chance

PLAYERS = 2
TRICKS = 13
HAND_SIZE = 13
BOX_CARDS = 4
VALUES = [2, 3, 4, 5, 6, 7]
LONE_WOLF_STRENGTH = 1
TERRITORY_CAP = 6
UPSET_LOW = 2
UPSET_HIGH = 7
REVEAL_VALUE = 3
MOON_POINTS = 5
BLOOD_MOON_POINTS = 3

# index, territory id, suit, letter of the suit in card codes
TERRITORIES = [
    (0, "cave", "black", "K"),
    (1, "desert", "brown", "N"),
    (2, "swamp", "green", "G"),
    (3, "tundra", "white", "W"),
    (4, "volcano", "red", "R"),
]
SUITS = [letter for _, _, _, letter in TERRITORIES]


@dataclass(frozen=True)
class Scar:
    """One row of table 1.3: what a token does for its owner in every territory it touches."""

    id: str
    copies: int
    timing: str
    strength: int = 0
    strength_per_card: int = 0
    add_lone: int = 0
    flip: int = 0
    points_per_card: int = 0
    points_per_lone: int = 0
    points_per_faceup: int = 0
    points_per_low: int = 0
    low_values: tuple[int, ...] = ()
    points_if_control: int = 0


SCARS = [
    Scar("STR_PER_WOLF", copies=2, timing="scoring", strength_per_card=1),
    Scar("STR_3", copies=2, timing="scoring", strength=3),
    Scar("ADD_LONE", copies=2, timing="immediate", add_lone=1),
    Scar("FLIP_HONOR", copies=2, timing="immediate", flip=1),
    Scar("PT_1_WOLF", copies=2, timing="scoring", points_per_card=1),
    Scar("PT_2_LONE", copies=2, timing="scoring", points_per_lone=2),
    Scar("PT_2_FACEUP", copies=2, timing="scoring", points_per_faceup=2),
    Scar("PT_3_LOW", copies=2, timing="scoring", points_per_low=3, low_values=(2, 3, 4)),
    Scar("PT_5_CONTROL", copies=2, timing="scoring", points_if_control=5),
]
SCAR_OF_KIND = {scar.id: scar for scar in SCARS}
KINDS = [scar.id for scar in SCARS]

HONOR = [("H1", (3, 8)), ("H2", (4, 8)), ("H3", (4, 9)), ("H4", (5, 8)), ("H5", (5, 10))]


@dataclass(frozen=True)
class Board:
    """One side of the board: fields per territory index, and border fields, per seat where a seat owns them."""

    hidden: tuple[int, ...]
    open: tuple[int, ...]
    box_scars: int
    pack: tuple[int, ...]
    border: tuple[tuple[int, int, int], ...]  # lower index, higher index, fields


BOARDS = {
    "basic": Board(
        hidden=(2, 2, 2, 2, 2),
        open=(1, 1, 1, 1, 1),
        box_scars=3,
        pack=(3, 3, 3, 3, 3),
        border=(),
    ),
    "advanced": Board(
        hidden=(2, 2, 3, 2, 2),
        open=(1, 1, 1, 1, 1),
        box_scars=2,
        pack=(2, 2, 1, 2, 2),
        border=((0, 1, 1), (1, 2, 1), (2, 3, 1), (3, 4, 1)),
    ),
}

OPTIONS = {"board": ("basic", "advanced"), "first_leader": ("random", "0", "1")}
DEFAULTS = {"board": "basic", "first_leader": "random"}


@dataclass(frozen=True)
class Card:
    """A wolf card; it is written letter + value, `R6` is the red 6."""

    suit: str
    value: int

    def __str__(self) -> str:
        return f"{self.suit}{self.value}"

    def rank(self) -> tuple[int, int]:
        """The place in canonical order: by suit index, then by value."""
        return SUITS.index(self.suit), self.value


def card(code: str) -> Card:
    """The card written `code`.

    >>> card("N3")
    Card(suit='N', value=3)
    """
    return Card(code[0], int(code[1:]))


def codes(cards: list[Card]) -> list[str]:
    """Card codes in canonical order."""
    return [str(each) for each in sorted(cards, key=Card.rank)]


def in_table_order(kinds: list[str]) -> list[str]:
    """Scar kinds in the order of table 1.3."""
    return sorted(kinds, key=KINDS.index)


def leader_wins(led: Card, followed: Card, trump: str) -> bool:
    """LW-15: who wins a trick, judged with the trump in force when it began ("" is no trump).

    >>> leader_wins(card("K7"), card("K2"), trump="")
    False
    >>> leader_wins(card("R7"), card("K2"), trump=""), leader_wins(card("R7"), card("K2"), trump="K")
    (True, False)
    """
    if led.suit == followed.suit:
        if {led.value, followed.value} == {UPSET_LOW, UPSET_HIGH}:
            return led.value == UPSET_LOW
        return led.value > followed.value
    return followed.suit != trump


@dataclass(eq=False)
class Wolf:
    """A card on the table: face up, or turned to its Lone Wolf side; `added` came from the box (LW-19)."""

    card: Card
    face_up: bool = True
    added: bool = False

    def strength(self) -> int:
        """Section 6.1: the printed value face up, the Lone Wolf's strength otherwise."""
        return self.card.value if self.face_up else LONE_WOLF_STRENGTH


@dataclass(eq=False)
class HonorToken:
    """An honor token and the side of it that is up."""

    id: str
    sides: tuple[int, int]
    side: int

    def value(self) -> int:
        return self.sides[self.side]

    def turn_over(self) -> None:
        self.side = 1 - self.side


def two_empty_sides() -> list[list]:
    """One empty list for each seat."""
    return [[] for _ in range(PLAYERS)]


@dataclass(eq=False)
class Territory:
    """A territory: its centre (scars, honor token), and for each seat the wolves and the pack fields of its side."""

    index: int
    id: str
    suit: str
    honor: HonorToken
    fields: int
    hidden: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    wolves: list[list[Wolf]] = field(default_factory=two_empty_sides)
    pack: list[list[str]] = field(default_factory=two_empty_sides)

    def is_full(self) -> bool:
        """LW-25: the cards of both sides count, whatever they are."""
        return sum(len(side) for side in self.wolves) >= TERRITORY_CAP

    def has_scar(self) -> bool:
        return bool(self.hidden or self.open)


@dataclass(eq=False)
class Border:
    """The border of two neighbours on the advanced board, with the pack fields of each seat on it."""

    low: Territory
    high: Territory
    fields: int
    pack: list[list[str]] = field(default_factory=two_empty_sides)

    @property
    def id(self) -> str:
        return f"{self.low.id}+{self.high.id}"


@dataclass(eq=False)
class Laid:
    """A card laid in the current trick: by whom, which wolf it became, and where it lies."""

    seat: int
    wolf: Wolf
    territory: Territory


class Oracle:
    """One game from set-up to scoring; seats are 0 and 1."""

    def __init__(self, chance: Chance, players: int = PLAYERS, **options: str | int) -> None:
        """LW-1 to LW-7: the set-up, with chance drawn in the order of LW-7."""
        if players != PLAYERS:
            raise ValueError(f"Lone Wolves is for {PLAYERS} players, not {players}")
        chosen = DEFAULTS | {name: str(value) for name, value in options.items()}
        for name, value in chosen.items():
            if value not in OPTIONS.get(name, ()):
                raise ValueError(f"option {name}={value} is not allowed; the options are {OPTIONS}")
        self.board_name = chosen["board"]
        board = BOARDS[self.board_name]

        scars = chance.shuffle([scar.id for scar in SCARS for _ in range(scar.copies)])
        centres: list[tuple[list[str], list[str]]] = []
        for hidden_fields, open_fields in zip(board.hidden, board.open, strict=True):
            hidden = [scars.pop(0) for _ in range(hidden_fields)]
            face_up = [scars.pop(0) for _ in range(open_fields)]
            centres.append((hidden, face_up))
        self.box_scars: list[str] = scars
        assert len(self.box_scars) == board.box_scars

        tokens = chance.shuffle(HONOR)
        sides = [chance.below(len(values)) for _, values in tokens]

        cards = chance.shuffle([Card(suit, value) for suit in SUITS for value in VALUES])
        self.hands: list[list[Card]] = [cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in range(PLAYERS)]
        self.box: list[Card] = cards[PLAYERS * HAND_SIZE :]
        assert len(self.box) == BOX_CARDS

        first_leader = chosen["first_leader"]
        self.leader: int = chance.below(PLAYERS) if first_leader == "random" else int(first_leader)

        self.territories: list[Territory] = []
        for index, name, _, suit in TERRITORIES:
            honor = HonorToken(*tokens[index], side=sides[index])
            hidden, face_up = centres[index]
            self.territories.append(Territory(index, name, suit, honor, board.pack[index], hidden, face_up))
        self.borders: list[Border] = [
            Border(self.territories[low], self.territories[high], fields) for low, high, fields in board.border
        ]
        self.moon: Territory | None = None
        self.blood_moon: Territory | None = None
        self.discarded_scars: list[str] = []
        self.voids: list[list[str]] = two_empty_sides()
        self.history: list[dict[str, object]] = []
        self._begin_trick()

    def _begin_trick(self) -> None:
        """LW-10, LW-30: the next trick begins, or the game ends after the last one."""
        self.led: Laid | None = None
        self.followed: Laid | None = None
        self.trick_winner: int = -1
        self.held: str | None = None
        self.held_was_hidden: bool = False
        self.phase: str = "lead" if len(self.history) < TRICKS else "end"

    def trump(self) -> str:
        """LW-22, LW-23: the suit of the moon laid last, "" without one."""
        if self.blood_moon is not None:
            return self.blood_moon.suit
        return self.moon.suit if self.moon is not None else ""

    def winner_of_trick(self) -> int:
        """LW-15: the winning seat of the current trick, -1 while the follower's card is missing."""
        return self.trick_winner

    def _lost(self) -> Laid:
        """The card that lost the current trick, with its owner and its territory."""
        assert self.led is not None and self.followed is not None
        return self.followed if self.trick_winner == self.led.seat else self.led

    def actor(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        if self.phase == "lead":
            return self.leader
        if self.phase == "follow":
            return 1 - self.leader
        if self.phase in ("take", "place"):
            return self._lost().seat
        return -1

    def legal(self) -> list[str]:
        """Section 4: the actions of the seat that decides, in canonical order."""
        if self.phase in ("lead", "follow"):
            return self._legal_plays()
        if self.phase == "take":
            return self._legal_takes()
        if self.phase == "place":
            return self._legal_places()
        return []

    def _legal_plays(self) -> list[str]:
        """LW-11, LW-12, LW-25: a card (the follower follows suit if possible) and a territory with room."""
        choice = sorted(self.hands[self.actor()], key=Card.rank)
        if self.led is not None:
            led_suit = self.led.wolf.card.suit
            choice = [each for each in choice if each.suit == led_suit] or choice
        with_room = [territory for territory in self.territories if not territory.is_full()]
        return [f"play {each} {territory.id}" for each in choice for territory in with_room]

    def _legal_takes(self) -> list[str]:
        """LW-17: each kind that lies open where the loser's card lies, and a hidden scar if there is one."""
        centre = self._lost().territory
        takes = [f"take {kind}" for kind in KINDS if kind in centre.open]
        return [*takes, "take HIDDEN"] if centre.hidden else takes

    def _legal_places(self) -> list[str]:
        """LW-18, LW-26: every territory, then every border, with an empty field of the loser."""
        seat = self._lost().seat
        places = [*self.territories, *self.borders]
        return [f"place {place.id}" for place in places if len(place.pack[seat]) < place.fields]

    def play(self, action: str) -> None:
        """Carry out one legal action and everything compulsory that follows from it."""
        if action not in self.legal():
            raise ValueError(f"{action!r} is not legal now; legal is {self.legal()}")
        words = action.split()
        if words[0] == "play":
            self._lay(card(words[1]), words[2])
        elif words[0] == "take":
            self._take(words[1])
        else:
            self._place(words[1])

    def _lay(self, chosen: Card, territory_id: str) -> None:
        """LW-11, LW-12: lay a card face up on the own side of a territory."""
        seat = self.actor()
        territory = next(each for each in self.territories if each.id == territory_id)
        wolf = Wolf(chosen)
        self.hands[seat].remove(chosen)
        territory.wolves[seat].append(wolf)
        if chosen.value == REVEAL_VALUE:
            self._reveal(territory)
        if self.led is None:
            self.led = Laid(seat, wolf, territory)
            self.phase = "follow"
        else:
            self.followed = Laid(seat, wolf, territory)
            led_suit = self.led.wolf.card.suit
            if chosen.suit != led_suit and led_suit not in self.voids[seat]:
                self.voids[seat].append(led_suit)
            self._resolve()

    def _reveal(self, territory: Territory) -> None:
        """LW-13, LW-14: the first hidden scar of the territory is turned face up and stays."""
        if territory.hidden:
            territory.open.append(territory.hidden.pop(0))

    def _resolve(self) -> None:
        """LW-15 to LW-17: judge the trick, turn the losing card over; the loser takes a scar if one lies there."""
        assert self.led is not None and self.followed is not None
        led, followed = self.led, self.followed
        won_by_leader = leader_wins(led.wolf.card, followed.wolf.card, self.trump())
        self.trick_winner = led.seat if won_by_leader else followed.seat
        lost = self._lost()
        lost.wolf.face_up = False
        if lost.territory.has_scar():
            self.phase = "take"
        else:
            self._end_trick()

    def _take(self, choice: str) -> None:
        """LW-17: an open scar of a kind, or the first hidden one, goes from the centre to the loser's fingers."""
        centre = self._lost().territory
        if choice == "HIDDEN":
            self.held = centre.hidden.pop(0)
            self.held_was_hidden = True
        else:
            centre.open.remove(choice)
            self.held = choice
        self.phase = "place"
        if not self._legal_places():
            # LW-E18: without an empty field the scar is discarded without effect.
            self.discarded_scars.append(self.held)
            self._lay_moon(centre)
            self._end_trick()

    def _place(self, place_id: str) -> None:
        """LW-18 to LW-20: the held scar goes to an empty own field, works at once if it does, then the moon check."""
        lost = self._lost()
        assert self.held is not None
        place = next(each for each in [*self.territories, *self.borders] if each.id == place_id)
        place.pack[lost.seat].append(self.held)
        touched = [place.low, place.high] if isinstance(place, Border) else [place]
        scar = SCAR_OF_KIND[self.held]
        if scar.timing == "immediate":
            for territory in touched:
                self._work_at_once(scar, lost.seat, territory)
        self._lay_moon(lost.territory)
        self._end_trick()

    def _work_at_once(self, scar: Scar, seat: int, territory: Territory) -> None:
        """LW-19: `ADD_LONE` and `FLIP_HONOR` in one of the touched territories."""
        for _ in range(scar.add_lone):
            if not territory.is_full():
                territory.wolves[seat].append(Wolf(self.box.pop(0), face_up=False, added=True))
        for _ in range(scar.flip):
            territory.honor.turn_over()

    def _lay_moon(self, centre: Territory) -> None:
        """LW-20: the first centre emptied gets the Moon, the second the Blood Moon, later ones nothing."""
        if centre.has_scar():
            return
        if self.moon is None:
            self.moon = centre
        elif self.blood_moon is None:
            self.blood_moon = centre

    def _end_trick(self) -> None:
        """LW-21: the winner leads the next trick."""
        self.history.append(self._trick_facts())
        self.leader = self.trick_winner
        self._begin_trick()

    def _touching(self, seat: int, territory: Territory) -> list[Scar]:
        """Section 6: the seat's scars on fields of the territory and on its borders."""
        kinds = list(territory.pack[seat])
        for border in self.borders:
            if territory in (border.low, border.high):
                kinds += border.pack[seat]
        return [SCAR_OF_KIND[kind] for kind in kinds]

    def strength(self, seat: int, territory: Territory) -> int:
        """Section 6.1: cards, Lone Wolves and strength scars."""
        wolves = territory.wolves[seat]
        total = sum(wolf.strength() for wolf in wolves)
        for scar in self._touching(seat, territory):
            total += scar.strength + scar.strength_per_card * len(wolves)
        return total

    def control(self, territory: Territory) -> int:
        """Section 6.2: the stronger seat, -1 if nobody is."""
        first, second = (self.strength(seat, territory) for seat in range(PLAYERS))
        if first == second:
            return -1
        return 0 if first > second else 1

    def honor_points(self, seat: int) -> int:
        """Section 6.3: the upward values of the honor tokens of territories controlled."""
        return sum(each.honor.value() for each in self.territories if self.control(each) == seat)

    def moon_points(self, seat: int) -> int:
        """Section 6.4: Moon and Blood Moon go with control, to nobody on a tie."""
        points = 0
        if self.moon is not None and self.control(self.moon) == seat:
            points += MOON_POINTS
        if self.blood_moon is not None and self.control(self.blood_moon) == seat:
            points += BLOOD_MOON_POINTS
        return points

    def scar_points(self, seat: int) -> int:
        """Section 6.5: every point scar in every territory it touches."""
        points = 0
        for territory in self.territories:
            wolves = territory.wolves[seat]
            face_up = [wolf for wolf in wolves if wolf.face_up]
            lone = [wolf for wolf in wolves if not wolf.face_up]
            for scar in self._touching(seat, territory):
                low = [wolf for wolf in face_up if wolf.card.value in scar.low_values]
                points += scar.points_per_card * len(wolves)
                points += scar.points_per_lone * len(lone)
                points += scar.points_per_faceup * len(face_up)
                points += scar.points_per_low * len(low)
                if self.control(territory) == seat:
                    points += scar.points_if_control
        return points

    def breakdown(self) -> list[dict[str, int]]:
        """Section 6.3 to 6.5 for each seat; the parts add up to `scores()`."""
        return [
            {"honor": self.honor_points(seat), "moon": self.moon_points(seat), "scars": self.scar_points(seat)}
            for seat in range(PLAYERS)
        ]

    def scores(self) -> list[int]:
        """Section 6.6: the points of each seat, as if the game ended now; a scar in the fingers counts for nothing."""
        return [sum(parts.values()) for parts in self.breakdown()]

    def lone_wolves(self, seat: int) -> int:
        """LW-31: the seat's Lone Wolves in all territories, added ones included."""
        return sum(not wolf.face_up for territory in self.territories for wolf in territory.wolves[seat])

    def winners(self) -> list[int]:
        """LW-31: more points, then more Lone Wolves, then a draw; empty before the end."""
        if self.phase != "end":
            return []
        points = self.scores()
        standing = [(points[seat], self.lone_wolves(seat)) for seat in range(PLAYERS)]
        return [seat for seat in range(PLAYERS) if standing[seat] == max(standing)]

    def _trick_facts(self) -> dict[str, object]:
        """The cards of the current trick, as `facts()` words them."""
        led, followed = self.led, self.followed
        return {
            "leader": self.leader,
            "led_card": str(led.wolf.card) if led else "",
            "led_territory": led.territory.id if led else "",
            "followed_card": str(followed.wolf.card) if followed else "",
            "followed_territory": followed.territory.id if followed else "",
            "winner": self.trick_winner,
        }

    def facts(self) -> dict[str, object]:
        """The whole state in plain values; lists "by seat" have two entries.

        board               `basic` or `advanced`
        phase               `lead`, `follow`, `take`, `place` or `end`: the decision that waits
        actor               the seat that decides, -1 at the end
        leader              the seat that leads the current trick; at the end the winner of the last trick
        tricks_done         complete tricks, 0 to 13
        trump               letter of the trump suit, "" if there is none
        moon, blood_moon    territory id, "" while beside the board
        hands               by seat: card codes by suit index and value
        box                 card codes of the box in their order, the next one to be added first
        box_scars           kinds in the order of table 1.3 (their order in the box has no meaning)
        discarded_scars     kinds discarded by LW-E18, in table order; always [] on the printed boards
        voids               by seat: letters of the suits the seat has shown to lack, by suit index
        held                kind of the scar taken and not yet placed, "" if none
        held_was_hidden     whether that scar was taken hidden
        trick               the current trick: leader, led_card, led_territory, followed_card, followed_territory
                            ("" while not played) and winner (-1 until the follower has played)
        history             the complete tricks in order, each with the keys of `trick`
        territories         by index, each with
            id              territory id
            hidden          kinds in the order in which they are revealed or taken
            open            kinds in table order
            honor           id of the honor token
            honor_side      0 or 1, the side that is up
            honor_value     the points on that side
            face_up         by seat: codes of face-up wolves in canonical order
            turned          by seat: codes of cards turned to Lone Wolf after a lost trick, in canonical order
            added           by seat: codes of cards added by `ADD_LONE` (Lone Wolves too), in canonical order
            pack            by seat: kinds on the single fields, in table order
            strength        by seat: strength as things stand
            control         the stronger seat, -1 if nobody
        borders             by index, [] on the basic board, each with id (`cave+desert`) and pack as above
        """
        return {
            "board": self.board_name,
            "phase": self.phase,
            "actor": self.actor(),
            "leader": self.leader,
            "tricks_done": len(self.history),
            "trump": self.trump(),
            "moon": self.moon.id if self.moon else "",
            "blood_moon": self.blood_moon.id if self.blood_moon else "",
            "hands": [codes(hand) for hand in self.hands],
            "box": [str(each) for each in self.box],
            "box_scars": in_table_order(self.box_scars),
            "discarded_scars": in_table_order(self.discarded_scars),
            "voids": [sorted(suits, key=SUITS.index) for suits in self.voids],
            "held": self.held or "",
            "held_was_hidden": self.held_was_hidden,
            "trick": self._trick_facts(),
            "history": [dict(trick) for trick in self.history],
            "territories": [self._territory_facts(territory) for territory in self.territories],
            "borders": [
                {"id": border.id, "pack": [in_table_order(kinds) for kinds in border.pack]} for border in self.borders
            ],
        }

    def _territory_facts(self, territory: Territory) -> dict[str, object]:
        """One entry of `territories` in `facts()`."""
        wolves = territory.wolves
        return {
            "id": territory.id,
            "hidden": list(territory.hidden),
            "open": in_table_order(territory.open),
            "honor": territory.honor.id,
            "honor_side": territory.honor.side,
            "honor_value": territory.honor.value(),
            "face_up": [codes([wolf.card for wolf in side if wolf.face_up]) for side in wolves],
            "turned": [codes([wolf.card for wolf in side if not wolf.face_up and not wolf.added]) for side in wolves],
            "added": [codes([wolf.card for wolf in side if wolf.added]) for side in wolves],
            "pack": [in_table_order(kinds) for kinds in territory.pack],
            "strength": [self.strength(seat, territory) for seat in range(PLAYERS)],
            "control": self.control(territory),
        }
