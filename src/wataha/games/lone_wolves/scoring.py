"""How a Lone Wolves table is scored (section 6): strength, control, honor, moons, scars."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import inlined
from wataha.engine.game import Part

from .components import (
    BORDERS,
    CARDS,
    HONOR_SIDES,
    LONE_WOLF_STRENGTH,
    LOW_VALUES,
    LOWEST_VALUE,
    MOON_POINTS,
    MOONS,
    POINTS_FOR_CONTROL,
    POINTS_PER_FACEUP,
    POINTS_PER_LONE,
    POINTS_PER_LOW,
    POINTS_PER_WOLF,
    PT_1_WOLF,
    PT_2_FACEUP,
    PT_2_LONE,
    PT_3_LOW,
    PT_5_CONTROL,
    SCAR_KINDS,
    SEATS,
    STR_3,
    STR_PER_WOLF,
    STRENGTH_FLAT,
    STRENGTH_PER_WOLF,
    TERRITORIES,
    VALUES,
)
from .rules import kind_mask
from .state import NONE

HONOR: Any = np.array(HONOR_SIDES, np.int8)
MOON: Any = np.array(MOON_POINTS, np.int8)

# The cards of one value, for each value from the lowest; and those that PT_3_LOW counts.
RANK = tuple(sum(1 << suit * VALUES + rank for suit in range(TERRITORIES)) for rank in range(VALUES))
RANKS: Any = np.array(RANK, np.int32)
LOW = sum(RANK[value - LOWEST_VALUE] for value in LOW_VALUES)

BREAKDOWN = (
    Part("strength", SEATS * TERRITORIES, "strength of each seat in each territory"),
    Part("control", TERRITORIES, "the seat that controls the territory, or -1"),
    Part("honor", SEATS * TERRITORIES, "honor points of each seat by territory"),
    Part("moon", SEATS * TERRITORIES, "moon points of each seat by territory"),
    Part("scars", SEATS * TERRITORIES * SCAR_KINDS, "scar points of each seat by territory and kind"),
    Part("lone_wolves", SEATS * TERRITORIES, "Lone Wolves of each seat by territory, the tie-break"),
)
"""How the points are made up, as `break_down` writes it."""


@inlined
def touching(s: Any, seat: int, place: int) -> int:
    """The seat's tokens on pack fields and border fields of a territory."""
    tokens = s.pack[seat, place]
    if place > 0:
        tokens |= s.border[seat, place - 1]
    if place < BORDERS:
        tokens |= s.border[seat, place]
    return tokens


@inlined
def lone_wolves(s: Any, seat: int, place: int) -> int:
    """The seat's Lone Wolves in a territory, turned over or added."""
    return popcount(s.turned[seat, place]) + s.added[seat, place]


@inlined
def count_kind(tokens: int, kind: int) -> int:
    """How many of these tokens are of a kind."""
    return popcount(tokens & kind_mask(kind))


@inlined
def strength(s: Any, seat: int, place: int) -> int:
    """Scoring 1: face-up values, Lone Wolves, and what strength scars add."""
    face_up = s.face_up[seat, place]
    lone = lone_wolves(s, seat, place)
    tokens = touching(s, seat, place)
    total = lone * LONE_WOLF_STRENGTH
    for rank in range(VALUES):
        total += (rank + LOWEST_VALUE) * popcount(face_up & RANKS[rank])
    total += STRENGTH_FLAT * count_kind(tokens, STR_3)
    total += STRENGTH_PER_WOLF * (popcount(face_up) + lone) * count_kind(tokens, STR_PER_WOLF)
    return total


@inlined
def control(s: Any, place: int) -> int:
    """Scoring 2: the stronger seat; NONE when equal."""
    first = strength(s, 0, place)
    second = strength(s, 1, place)
    if first == second:
        return NONE
    return 0 if first > second else 1


@inlined
def honor_points(s: Any, place: int) -> int:
    """Scoring 3: what the upper side of the territory's honor token is worth."""
    return HONOR[s.honor[place], s.honor_side[place]]


@inlined
def moon_points(s: Any, place: int) -> int:
    """Scoring 4: what the moon in the territory is worth, if any."""
    for moon in range(MOONS):
        if s.moon_place[moon] == place:
            return MOON[moon]
    return 0


@inlined
def scar_points(s: Any, seat: int, place: int, kind: int, controls: bool) -> int:
    """Scoring 5: what the seat's scars of one kind earn in one territory they touch."""
    count = count_kind(touching(s, seat, place), kind)
    if count == 0:
        return 0
    face_up = s.face_up[seat, place]
    lone = lone_wolves(s, seat, place)
    if kind == PT_1_WOLF:
        return count * POINTS_PER_WOLF * (popcount(face_up) + lone)
    if kind == PT_2_LONE:
        return count * POINTS_PER_LONE * lone
    if kind == PT_2_FACEUP:
        return count * POINTS_PER_FACEUP * popcount(face_up)
    if kind == PT_3_LOW:
        return count * POINTS_PER_LOW * popcount(face_up & LOW)
    if kind == PT_5_CONTROL and controls:
        return count * POINTS_FOR_CONTROL
    return 0


@inlined
def score(s: Any, out: Any) -> None:
    """Scoring 6: honor, moons and scars of each seat."""
    for seat in range(SEATS):
        out[seat] = 0
    for place in range(TERRITORIES):
        owner = control(s, place)
        if owner != NONE:
            out[owner] += honor_points(s, place) + moon_points(s, place)
        for seat in range(SEATS):
            for kind in range(PT_1_WOLF, SCAR_KINDS):
                out[seat] += scar_points(s, seat, place, kind, owner == seat)


@inlined
def standing(s: Any, out: Any) -> None:
    """LW-31: points, then Lone Wolves on the own side."""
    score(s, out)
    for seat in range(SEATS):
        out[seat] *= CARDS + 1
        for place in range(TERRITORIES):
            out[seat] += lone_wolves(s, seat, place)


@inlined
def break_down(s: Any, out: Any) -> None:
    """Everything that the score is made of, in the order of BREAKDOWN."""
    sides = SEATS * TERRITORIES
    honors = sides + TERRITORIES
    moons = honors + sides
    scars = moons + sides
    lones = scars + sides * SCAR_KINDS
    for place in range(TERRITORIES):
        owner = control(s, place)
        out[sides + place] = owner
        for seat in range(SEATS):
            side = seat * TERRITORIES + place
            out[side] = strength(s, seat, place)
            out[honors + side] = honor_points(s, place) if owner == seat else 0
            out[moons + side] = moon_points(s, place) if owner == seat else 0
            for kind in range(SCAR_KINDS):
                out[scars + side * SCAR_KINDS + kind] = scar_points(s, seat, place, kind, owner == seat)
            out[lones + side] = lone_wolves(s, seat, place)
