"""Where cards may be laid and piles moved (ML-21 to ML-23, ML-30, ML-33 to ML-37), and the list of these choices.

Actions are numbered in the order in which they are listed:

    0            pass
    1..441       lay a wolf of kind k on place p     1 + k * 49 + p
    442..2842    move the pile of place p to q       442 + p * 49 + q
    2843..2846   choose the lone wolf L1, L2, L4, L6
    2847..2854   choose a leader ability by number
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import lowest, popcount
from wataha.engine.compiled import inlined

from .components import (
    COVER_DIFFERENCE,
    DEN,
    DEN_VALUE,
    EQUAL,
    EQUAL_DIFFERENCE,
    KINDS,
    LEADERS,
    LEAP,
    LEAP_DIFFERENCE,
    LEAST_VISIBLE_TO_COVER,
    LONE_KINDS,
    SHIFT,
    SHIFT_VALUE,
    VALUES,
)
from .grid import FIRST_PLACE, PLACES, beside
from .state import COUNT_BITS, COUNT_FULL, LAY, LAY_TWO, SECOND

PASS = 0
LAYS = PASS + 1
MOVES = LAYS + KINDS * PLACES
LONES = MOVES + PLACES * PLACES
CHOOSE_LEADER = LONES + LONE_KINDS
ACTIONS = CHOOSE_LEADER + LEADERS

VALUE: Any = np.array(VALUES, np.int8)

TWOS = sum(COUNT_FULL << kind * COUNT_BITS for kind in range(KINDS) if VALUES[kind] == SHIFT_VALUE)
"""The bits of a hand that count wolves of value 2."""


@inlined
def list_turn(s: Any, out: Any) -> int:
    """`LAY`, `LAY_TWO` and `SECOND`: pass, then lays by kind and place, then moves."""
    count = 0
    if s.phase == SECOND:
        out[0] = PASS
        count = 1
    piles = s.visible[0] | s.visible[1]
    count = list_lays(s, piles, out, count)
    if s.phase == LAY and has_ambush(s, SHIFT) and s.hand[s.turn] & TWOS:
        count = list_moves(s, piles, out, count)
    return count


@inlined
def has_ambush(s: Any, leader: int) -> bool:
    """Whether the seat that decides owns this ability and has not used it in this round."""
    return s.leader[s.turn] == leader and s.used[s.turn] == 0


@inlined
def list_lays(s: Any, piles: int, out: Any, count: int) -> int:
    """Every kind in hand on every open place and on every pile that it may cover; after a move only a 2."""
    hand = s.hand[s.turn] & TWOS if s.phase == LAY_TWO else s.hand[s.turn]
    empty = beside(piles) & ~piles & s.room if piles else 1 << FIRST_PLACE
    prey = coverable(s)
    daring = ambush_difference(s)
    while hand:
        kind = lowest(hand) // COUNT_BITS
        hand &= ~(COUNT_FULL << kind * COUNT_BITS)
        value = VALUE[kind]
        lower = s.of_value[value - COVER_DIFFERENCE] | s.of_value[max(value - daring, 0)]
        count = list_places(empty | prey & lower, LAYS + kind * PLACES, out, count)
    return count


@inlined
def coverable(s: Any) -> int:
    """ML-23, ML-35, ML-37: opposing piles, unless it is the last one, a second lay, or a 1 in its den."""
    other = 1 - s.turn
    prey = s.visible[other]
    if s.phase == SECOND or popcount(prey) < LEAST_VISIBLE_TO_COVER:
        return 0
    if s.leader[other] == DEN:
        return prey & ~s.of_value[DEN_VALUE]
    return prey


@inlined
def ambush_difference(s: Any) -> int:
    """ML-33, ML-34: by how much a cover may be higher while `leap` or `equal` is ready; else as always (ML-23)."""
    if has_ambush(s, LEAP):
        return LEAP_DIFFERENCE
    return EQUAL_DIFFERENCE if has_ambush(s, EQUAL) else COVER_DIFFERENCE


@inlined
def list_places(places: int, first: int, out: Any, count: int) -> int:
    """Write first + p for each place p of a set, ascending."""
    while places:
        out[count] = first + lowest(places)
        places &= places - 1
        count += 1
    return count


@inlined
def list_moves(s: Any, piles: int, out: Any, count: int) -> int:
    """ML-30: every pile to every empty place that fits and lies beside another pile."""
    left = piles
    while left:
        origin = lowest(left)
        left &= left - 1
        others = piles & ~(1 << origin)
        targets = beside(others) & ~piles & s.room
        count = list_places(targets, MOVES + origin * PLACES, out, count)
    return count
