"""The hand-made evaluation of The Wolves, by which the yardstick plays: points so far, regions by odds, tracks."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.the_wolves.components import TRACKS
from wataha.games.the_wolves.regions import POINTS, alphas_in, control
from wataha.games.the_wolves.scoring import LAIRS_TRACK, PREY_TRACK, WOLVES_TRACK, region_points, track_points
from wataha.games.the_wolves.state import ON_REGION, OVER

# What dens taken from a track promise beyond the points they uncover: attributes, and the way to the next number.
#               dens taken       0    1    2    3    4
DEN_PROMISE: Any = np.array([[0.0, 0.9, 1.6, 0.8, 0.0], [0.0, 1.1, 2.0, 1.2, 0.0]])  # two players, more
PREY_PROMISE = 1.2
"""The next kind of prey is worth more than the last; what each one owned promises."""
WOLF_PROMISE = 0.6
TERRAIN_TOKEN = 0.7
ACTION_TOKEN = 1.3
HERE = 1.1
"""How much a point of control says while a region is far from being scored."""
SOON = 1.6
"""How much more when it is scored next."""
ABSENT = -0.8
"""A pack without a piece in a region stands as if it had so much control there."""
ALPHA_EDGE = 0.25
LATER = 0.55
"""Of the points of a phase that is not the next, what counts now."""


@rule
def evaluate(s: Any, out: Any) -> None:
    """The points that each seat may expect."""
    over = s.decision == OVER
    side = min(s.layout, 1)
    for seat in range(s.players):
        out[seat] = region_points(s, seat)
        for track in (LAIRS_TRACK, PREY_TRACK, WOLVES_TRACK):
            out[seat] += track_points(s, seat, track)
        for track in range(TRACKS):
            out[seat] += track_points(s, seat, track)
            if not over:
                out[seat] += DEN_PROMISE[side, s.dens[seat, track]]
        if not over:
            out[seat] += promises(s, seat)
    if not over:
        for region in range(s.regions):
            expect_region(s, region, out)


@inlined
def promises(s: Any, seat: int) -> float:
    """What a seat's collections and tokens promise."""
    tokens = TERRAIN_TOKEN * min(s.terrain_tokens[seat], 3) + ACTION_TOKEN * min(s.action_tokens[seat], 3)
    return tokens + PREY_PROMISE * popcount(s.prey[seat]) + WOLF_PROMISE * s.wolves[seat]


@inlined
def expect_region(s: Any, region: int, out: Any) -> None:
    """Share out the points of the tokens that lie on a region, by the odds of being first and second there."""
    shown = 0
    for token in range(s.tokens):
        if s.token_region[token] == region and s.token_owner[token] == ON_REGION:
            due = s.token_phase[token] - s.phase
            share_out(s, region, s.token_phase[token], HERE + (SOON if due == 0 else 0.0), due, shown, out)
            shown += 1


@rule
def share_out(s: Any, region: int, phase: int, faith: float, due: int, above: int, out: Any) -> None:
    """The odds of a pack are e to the power of its control, by the faith in it."""
    weight = 1.0
    for _ in range(min(due, 2)):
        weight *= LATER
    if above:
        weight *= LATER
    total = 0.0
    for pack in range(s.packs):
        total += odds(s, pack, region, faith)
    for seat in range(s.players):
        own = odds(s, seat, region, faith)
        first = own / total
        second = 0.0
        for other in range(s.packs):
            if other != seat:
                theirs = odds(s, other, region, faith)
                second += theirs / total * own / (total - theirs)
        out[seat] += weight * (first * POINTS[phase, 0] + second * POINTS[phase, 1])


@rule
def odds(s: Any, pack: int, region: int, faith: float) -> float:
    """How strongly a pack stands in a region."""
    strength = control(s, pack, region)
    alphas = alphas_in(s, pack, region)
    if strength == 0:
        return math.exp(faith * ABSENT)
    return math.exp(faith * min(strength + ALPHA_EDGE * alphas, 12.0))
