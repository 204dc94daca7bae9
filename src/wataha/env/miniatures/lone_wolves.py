"""Miniatures of Lone Wolves: the cave and the volcano are open, and two or three tricks are left.

The three other territories are full and tied: on either side lie three Lone Wolves. All cards that are not dealt lie
about as Lone Wolves, equally many on each side, so that the deal alone decides. Cards of the tundra that are in the box
are known to be there, for both have shown that they hold none.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import numpy as np

from wataha.games.lone_wolves import GAME
from wataha.games.lone_wolves.components import (
    BOX_CARDS,
    CARDS,
    PT_5_CONTROL,
    SCAR_COPIES,
    SCAR_IDS,
    SCAR_KINDS,
    SEATS,
    STR_3,
    SUIT_CODES,
    TERRITORIES,
    TERRITORY_CAP,
    TERRITORY_IDS,
    TRICKS,
    card_code,
)
from wataha.games.lone_wolves.state import LEAD, NONE

from .miniature import Miniature

Array = np.ndarray[Any, Any]
Cards = tuple[int, ...]

CAVE, DESERT, SWAMP, TUNDRA, VOLCANO = map(TERRITORY_IDS.index, ("cave", "desert", "swamp", "tundra", "volcano"))
OPEN = (CAVE, VOLCANO)
CLOSED = (DESERT, SWAMP, TUNDRA)

CODES = [card_code(card) for card in range(CARDS)]

LIVE_SCARS = (STR_3, PT_5_CONTROL)
"""Kinds that lie hidden, one token in the cave and one in the volcano; the others are in the box."""

PLACED_SCARS = {
    DESERT: ("STR_PER_WOLF", "ADD_LONE", "FLIP_HONOR"),
    TUNDRA: ("PT_1_WOLF", "PT_2_LONE", "PT_2_FACEUP"),
    SWAMP: ("PT_3_LOW",),
}
"""Kinds of which each seat has placed one: what they are worth is the same for both, and the swamp has room left."""


def deal_tricks(hand: int, live: str) -> Array:
    """Hands of so many of these cards; the rest of them, with known cards, is the box. No scars, red is trump."""
    cards = tuple(CODES.index(code) for code in live.split())
    table = _table(hand, cards)
    table["moons"] = len(OPEN)
    table["moon_place"] = OPEN
    table["discarded"] = (1 << SCAR_KINDS * SCAR_COPIES) - 1
    return _deal_hands(table, hand, cards)


def deal_scars(hand: int, live: str) -> Array:
    """The same with a hidden scar in the cave and one in the volcano, and neither moon nor trump yet."""
    cards = tuple(CODES.index(code) for code in live.split())
    table = _table(hand, cards)
    for place, kinds in PLACED_SCARS.items():
        for seat in range(SEATS):
            table["pack"][seat, place] = sum(1 << SCAR_IDS.index(kind) * SCAR_COPIES + seat for kind in kinds)
    tokens = [kind * SCAR_COPIES + copy for kind in LIVE_SCARS for copy in range(SCAR_COPIES)]
    dealt: list[bytes] = []
    for scars in permutations(tokens):
        *hidden, first, second = scars
        if first < second:
            table["hidden_count"][list(OPEN)] = 1
            table["hidden"][list(OPEN), 0] = hidden
            table["box_scars"] = NONE
            table["box_scars"][: len(tokens) - len(hidden)] = first, second
            dealt.append(_deal_hands(table, hand, cards).tobytes())
    return np.frombuffer(bytearray(b"".join(dealt)), GAME.dtype)


def _table(hand: int, live: Cards) -> np.void:
    """The table before hands are dealt; the first seat leads."""
    table = GAME.states()[0]
    for nothing in ("led_card", "led_place", "loser", "loss_place", "held", "moon_place", "hidden", "box_scars"):
        table[nothing] = NONE
    table["phase"] = LEAD
    table["trick"] = TRICKS - hand
    table["honor"] = range(TERRITORIES)
    table["void"] = 1 << TUNDRA
    boxed = _known_box(hand, live)
    lying = [card for card in range(CARDS) if card not in (*live, *boxed)]
    places = [place for place in CLOSED for _ in range(TERRITORY_CAP // SEATS)]
    places += [OPEN[number % len(OPEN)] for number in range(len(lying) // SEATS - len(places))]
    for number, place in enumerate(places):
        for seat in range(SEATS):
            table["turned"][seat, place] |= 1 << lying[SEATS * number + seat]
            table["cards"][place] += 1
    return table


def _known_box(hand: int, live: Cards) -> Cards:
    """The lowest cards of the tundra fill the box up."""
    first = CODES.index(f"{SUIT_CODES[TUNDRA]}2")
    return tuple(range(first, first + BOX_CARDS - (len(live) - SEATS * hand)))


def _deal_hands(table: np.void, hand: int, live: Cards) -> Array:
    """The table once for every way to deal these cards."""
    ways = list(_ways(hand, live))
    records = np.frombuffer(bytearray(table.tobytes() * len(ways)), GAME.dtype)
    for record, (hands, box) in zip(records, ways, strict=True):
        record["hand"] = [sum(1 << card for card in held) for held in hands]
        record["box"] = box + _known_box(hand, live)
    return records


def _ways(hand: int, live: Cards) -> Iterator[tuple[tuple[Cards, Cards], Cards]]:
    """The hands of both seats, and what of the live cards is in the box."""
    for first in combinations(live, hand):
        left = tuple(card for card in live if card not in first)
        for second in combinations(left, hand):
            yield (first, second), tuple(card for card in left if card not in second)


MINIATURES = (
    Miniature(
        "lone_wolves_two_tricks",
        GAME,
        "two cards each of five, two tricks, two territories, red is trump",
        lambda: deal_tricks(2, "K2 K5 K7 R3 R6"),
    ),
    Miniature(
        "lone_wolves_two_scars",
        GAME,
        "two cards each of six, two tricks, two territories, a hidden scar in each",
        lambda: deal_scars(2, "K2 K5 K7 R3 R4 R6"),
    ),
    Miniature(
        "lone_wolves_three_tricks",
        GAME,
        "three cards each of eight, three tricks, two territories, red is trump",
        lambda: deal_tricks(3, "K2 K4 K5 K7 R2 R3 R6 R7"),
    ),
)
