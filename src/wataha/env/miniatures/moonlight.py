"""Miniatures of Moonlight: the end of the round that decides, on a wide frame with few empty places.

Each seat has four cards left, of which it holds three; the fourth is its deck, and only by what is laid can the other
tell which one it is. Either seat has won a round: this one ends the game, and so it does if it stays undecided.
"""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import Any

import numpy as np

from wataha.games.moonlight import GAME
from wataha.games.moonlight.components import HAND_LIMIT, KIND_IDS, KINDS, ROUNDS_TO_WIN, SEATS, VALUES
from wataha.games.moonlight.grid import CENTRE, SPAN, fitting
from wataha.games.moonlight.state import COUNT_BITS, LAY, NONE

from .miniature import Miniature

Array = np.ndarray[Any, Any]

SIGNS = "AB"
"""The seats, in drawings of a table."""

EMPTY = "."


def deal_cards(left: str, drawing: str) -> Array:
    """Each seat has these cards left and holds three of them; the table is drawn row by row."""
    kinds = [KIND_IDS.index(kind) for kind in left.split()]
    own_ways = [
        (held, deck)
        for held in combinations(kinds, HAND_LIMIT)
        for deck in permutations(kind for kind in kinds if kind not in held)
    ]
    ways = list(product(own_ways, repeat=SEATS))
    records = np.frombuffer(bytearray(_table(drawing).tobytes() * len(ways)), GAME.dtype)
    records["hand_size"] = HAND_LIMIT
    records["deck_size"] = len(kinds) - HAND_LIMIT
    for record, way in zip(records, ways, strict=True):
        for seat, (held, deck) in enumerate(way):
            record["hand"][seat] = sum(1 << kind * COUNT_BITS for kind in held)
            record["deck"][seat, : len(deck)] = deck
    return records


def _table(drawing: str) -> np.void:
    """The table as it is drawn: `AW3` is a 3 of the first seat. The first seat begins."""
    table = GAME.states()[0]
    for nothing in ("lone", "leader", "deck", "laid_card", "laid_place", "top", "sheets"):
        table[nothing] = NONE
    table["phase"] = LAY
    table["max_undecided"] = 1
    table["wins"] = ROUNDS_TO_WIN - 1
    rows = [row.split() for row in drawing.strip().splitlines()]
    for y, row in enumerate(rows, CENTRE):
        for x, wolf in enumerate(row, CENTRE):
            if wolf != EMPTY:
                _lay(table, SIGNS.index(wolf[0]), KIND_IDS.index(wolf[1:]), y * SPAN + x)
    table["xmin"], table["xmax"] = CENTRE, CENTRE + len(rows[0]) - 1
    table["ymin"], table["ymax"] = CENTRE, CENTRE + len(rows) - 1
    table["room"] = fitting(*(int(table[side]) for side in ("xmin", "xmax", "ymin", "ymax")))
    return table


def _lay(table: np.void, seat: int, kind: int, place: int) -> None:
    """A wolf on an empty place."""
    table["top"][place] = table["laid_card"][table["lays"]] = seat * KINDS + kind
    table["laid_place"][table["lays"]] = place
    table["lays"] += 1
    table["visible"][seat] |= 1 << place
    table["of_value"][VALUES[kind]] |= 1 << place


TWO_PLACES = """
    BW3  AW5  AW3  BW2
    .    BW3  AW3  .
    AW2  BW3  BW5  AW3
"""

TWO_CORNERS = """
    AW1  AW4  BW4  .
    AW2  BW3  AW3  BW2
    .    AW4  BW4  BW1
"""
"""Both tables, turned around, are the same with the seats exchanged; whoever begins has a small advantage."""

MINIATURES = (
    Miniature(
        "moonlight_two_places",
        GAME,
        "four cards each, three of them in hand, two empty places in the middle row",
        lambda: deal_cards("W1 W2 W3 W4", TWO_PLACES),
        {"max_undecided": 1},
    ),
    Miniature(
        "moonlight_two_corners",
        GAME,
        "four cards each, three of them in hand, two empty corners",
        lambda: deal_cards("W1 W2 W3 W5", TWO_CORNERS),
        {"max_undecided": 1},
    ),
)
