"""Region scoring (TW-76 to TW-83, TW-93)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import lowest, popcount
from wataha.engine.compiled import rule

from .components import CONTROL, REGION_POINTS
from .hexes import SLOT_SETS, START_COUNTS
from .state import DISCARDED, NONE, ON_REGION

POINTS: Any = np.array(REGION_POINTS, np.int8)
WOLF_CONTROL, ALPHA_CONTROL, DEN_CONTROL, LAIR_CONTROL = CONTROL  # in the order of PIECE_IDS

ALPHAS_BELOW = 8
"""More than the alphas a pack can have: control counts first, alphas break its ties."""


@rule
def alphas_in(s: Any, pack: int, region: int) -> int:
    """TW-79: a pack's alphas in a region."""
    slot = region + START_COUNTS[s.layout]
    alphas = 0
    for word in range(s.words):
        here = s.pack_wolves[pack, word] & s.alpha[word] & SLOT_SETS[s.layout, slot, word]
        alphas += popcount(here) + popcount(here & s.full[word] & ~s.structure[word] & ~s.wolf[word])
    return alphas


@rule
def wolves_in(s: Any, pack: int, region: int) -> int:
    """A pack's wolves in a region."""
    slot = region + START_COUNTS[s.layout]
    wolves = 0
    for word in range(s.words):
        here = s.pack_wolves[pack, word] & s.wolf[word] & SLOT_SETS[s.layout, slot, word]
        wolves += popcount(here) + popcount(here & s.full[word] & ~s.structure[word] & ~s.alpha[word])
    return wolves


@rule
def control(s: Any, pack: int, region: int) -> int:
    """TW-78: the control points of a pack's pieces in a region."""
    slot = region + START_COUNTS[s.layout]
    dens = 0
    lairs = 0
    for word in range(s.words):
        here = s.pack_structures[pack, word] & SLOT_SETS[s.layout, slot, word]
        dens += popcount(here & s.den[word])
        lairs += popcount(here & ~s.den[word])
    wolves = wolves_in(s, pack, region) * WOLF_CONTROL + alphas_in(s, pack, region) * ALPHA_CONTROL
    return wolves + dens * DEN_CONTROL + lairs * LAIR_CONTROL


@rule
def rank(s: Any, pack: int, region: int) -> int:
    """TW-78, TW-79: control, then alphas, as one number; 0 for a pack without a piece there."""
    return control(s, pack, region) * ALPHAS_BELOW + alphas_in(s, pack, region)


@rule
def visible_token(s: Any, region: int) -> int:
    """TW-89: the token that lies on top of a region's water, or NONE."""
    for token in range(s.tokens):
        if s.token_region[token] == region and s.token_owner[token] == ON_REGION:
            return token
    return NONE


@rule
def score_phase(s: Any) -> None:
    """TW-77: every region whose visible token shows the phase, in slot order; then the next phase is due."""
    for region in range(s.regions):
        token = visible_token(s, region)
        if token != NONE and s.token_phase[token] == s.phase:
            score_region(s, region, token)
    s.phase += 1


@rule
def score_region(s: Any, region: int, token: int) -> None:
    """TW-80 to TW-83, TW-93: a sole first takes the token; equal firsts get the second value each, and nobody else."""
    s.token_owner[token] = DISCARDED
    best, second = 0, 0
    firsts, seconds = 0, 0  # masks of the packs with these ranks
    for pack in range(s.packs):
        own = rank(s, pack, region)
        if own > best:
            second, seconds = best, firsts
            best, firsts = own, 1 << pack
        elif own == best:
            firsts |= 1 << pack
        elif own > second:
            second, seconds = own, 1 << pack
        elif own == second:
            seconds |= 1 << pack
    if best == 0:
        return
    if popcount(firsts) > 1:
        award(s, token, firsts, POINTS[s.phase, 1])
        return
    award(s, token, firsts, POINTS[s.phase, 0])
    if lowest(firsts) < s.players:
        s.token_owner[token] = lowest(firsts)
    if second > 0 and popcount(seconds) == 1:
        award(s, token, seconds, POINTS[s.phase, 1])


@rule
def award(s: Any, token: int, packs: int, points: int) -> None:
    """TW-93: victory points of a region for a mask of packs; the AI pack gains nothing."""
    for seat in range(s.players):
        if packs >> seat & 1:
            s.earned[token, seat] = points


@rule
def tokens_taken(s: Any, seat: int) -> int:
    """TW-86: the scoring tokens that a seat took."""
    taken = 0
    for token in range(s.tokens):
        if s.token_owner[token] == seat:
            taken += 1
    return taken
