"""Points (section 8): region points and the highest uncovered numbers of six tracks, standing, breakdown."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import rule
from wataha.engine.game import Part

from .components import (
    DEN_POINTS,
    LAIR_POINTS,
    MOST_TOKENS,
    PACKS,
    PREY_POINTS,
    REGIONS,
    SEATS,
    TRACKS,
    WOLF_KINDS,
    WOLF_POINTS,
)
from .regions import alphas_in, control, tokens_taken

DEN_VP: Any = np.array(DEN_POINTS, np.int8)
LAIR_VP: Any = np.array(LAIR_POINTS, np.int8)
PREY_VP: Any = np.array(PREY_POINTS, np.int8)
WOLF_VP: Any = np.array(WOLF_POINTS, np.int8)

TRACK_NAMES = ("spread", "speed", "howl", "lairs", "prey", "wolves")
TRACK_COUNT = len(TRACK_NAMES)
LAIRS_TRACK, PREY_TRACK, WOLVES_TRACK = range(TRACKS, TRACK_COUNT)

BREAKDOWN = (
    Part("regions", SEATS, "region points of each seat"),
    Part("tracks", SEATS * TRACK_COUNT, "points of each seat for Spread, Speed, Howl, lairs, prey, wolves"),
    Part("tokens", SEATS, "scoring tokens each seat took, the first tie-break"),
    Part("wolves", SEATS, "wolves and alphas of each seat on the map, the second tie-break"),
    Part("control", REGIONS * PACKS, "control points in each region by pack, as things stand"),
    Part("alphas", REGIONS * PACKS, "alphas in each region by pack, which break ties of control"),
)
"""How the points are made up, as `break_down` writes it."""

TIE = 16
"""More than the scoring tokens of a game, and than the wolf-kinds of a pack."""

LAST = 1 << 20
"""More than any standing: whoever left is ranked below all others."""


@rule
def region_points(s: Any, seat: int) -> int:
    """TW-81 to TW-83: what the seat earned in all regions scored so far."""
    points = 0
    for token in range(MOST_TOKENS):
        points += s.earned[token, seat]
    return points


@rule
def track_points(s: Any, seat: int, track: int) -> int:
    """TW-85: the highest uncovered number of a track."""
    side = min(s.layout, 1)
    if track == LAIRS_TRACK:
        return LAIR_VP[side, s.lairs[seat]]
    if track == PREY_TRACK:
        return PREY_VP[side, popcount(s.prey[seat])]
    if track == WOLVES_TRACK:
        return WOLF_VP[side, s.wolves[seat]]
    return DEN_VP[side, s.dens[seat, track]]


@rule
def wolves_on_map(s: Any, seat: int) -> int:
    """TW-86: the seat's wolves and alphas on the map."""
    wolves = 0
    for piece in range(WOLF_KINDS):
        wolves += s.at[seat, piece] >= 0
    return wolves


@rule
def score(s: Any, out: Any) -> None:
    """TW-85: region points and six tracks; bonus tokens left over are worth nothing."""
    for seat in range(SEATS):
        out[seat] = region_points(s, seat)
        for track in range(TRACK_COUNT):
            out[seat] += track_points(s, seat, track)


@rule
def standing(s: Any, out: Any) -> None:
    """TW-86, TW-97: points, then scoring tokens taken, then wolf-kinds on the map; last whoever left the game."""
    score(s, out)
    for seat in range(SEATS):
        out[seat] = (out[seat] * TIE + tokens_taken(s, seat)) * TIE + wolves_on_map(s, seat)
        if s.departed >> seat & 1:
            out[seat] -= LAST


@rule
def break_down(s: Any, out: Any) -> None:
    """Everything that the score is made of, in the order of BREAKDOWN."""
    tracks = SEATS
    tokens = tracks + SEATS * TRACK_COUNT
    wolves = tokens + SEATS
    controls = wolves + SEATS
    alphas = controls + REGIONS * PACKS
    for seat in range(SEATS):
        out[seat] = region_points(s, seat)
        for track in range(TRACK_COUNT):
            out[tracks + seat * TRACK_COUNT + track] = track_points(s, seat, track)
        out[tokens + seat] = tokens_taken(s, seat)
        out[wolves + seat] = wolves_on_map(s, seat)
    for region in range(REGIONS):
        for pack in range(PACKS):
            there = region < s.regions and pack < s.packs
            out[controls + region * PACKS + pack] = control(s, pack, region) if there else 0
            out[alphas + region * PACKS + pack] = alphas_in(s, pack, region) if there else 0
