"""Dens and lairs (sections 5.9 and 5.10)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import rule

from .components import (
    ACTION_TOKEN,
    DEN_BONUSES,
    FIRST_DEN,
    FIRST_LAIR,
    LAIR_TERRAIN_TOKENS,
    PIECE_COUNTS,
    TERRAIN_TOKEN,
    TRACK_DENS,
    TRACKS,
)
from .components import LAIR as LAIRS_OF
from .hexes import RING_AT, RINGS, START_COUNTS
from .movement import offer_push, start_push
from .pieces import date, lay_structure, lift_den, occupied, pack_of_wolves
from .state import ACTED, NONE, PUSH

BONUS: Any = np.array(DEN_BONUSES, np.int8)
LAIRS = PIECE_COUNTS[LAIRS_OF]


@rule
def has_den_left(s: Any, seat: int) -> bool:
    """TW-46, TW-59: a den on some track."""
    for track in range(TRACKS):
        if s.dens[seat, track] < TRACK_DENS:
            return True
    return False


@rule
def den_sites(s: Any, seat: int, word: int) -> int:
    """TW-47, TW-48: open hexes of one word, empty or with a single wolf-kind of the seat's own."""
    others = occupied(s, word) & ~(s.pack_wolves[seat, word] & ~s.structure[word])
    return s.passable[word] & ~s.covered[word] & ~s.full[word] & ~others


@rule
def lair_sites(s: Any, seat: int, word: int) -> int:
    """TW-51: own dens of one word beside a water, on boards where the seat has no lair yet."""
    sites = 0
    for region in range(s.regions):
        slot = region + START_COUNTS[s.layout]
        at = RING_AT[s.layout, slot, s.turn[region]]
        if at <= word <= at + 1 and not has_lair(s, seat, region):
            sites |= RINGS[s.layout, slot, s.turn[region], word - at]
    return sites & s.pack_structures[seat, word] & s.den[word]


@rule
def has_lair(s: Any, seat: int, region: int) -> bool:
    """TW-51: whether the seat has a lair on a region board; it can only stand beside the water."""
    slot = region + START_COUNTS[s.layout]
    at = RING_AT[s.layout, slot, s.turn[region]]
    for part in range(RINGS.shape[3]):
        own = s.pack_structures[seat, at + part] & ~s.den[at + part]
        if own & RINGS[s.layout, slot, s.turn[region], part]:
            return True
    return False


@rule
def place_den(s: Any, track: int) -> None:
    """TW-49, TW-61: take the next den of a track, gain its bonus at once, place it on the target."""
    seat = s.active
    lay_structure(s, seat, FIRST_DEN + track * TRACK_DENS + s.dens[seat, track], s.target)
    s.dens[seat, track] += 1
    bonus = BONUS[min(s.layout, 1), track, s.dens[seat, track]]
    if bonus == TERRAIN_TOKEN:
        s.terrain_tokens[seat] += 1
    elif bonus == ACTION_TOKEN:
        s.action_tokens[seat] += 1
    s.decision = ACTED


@rule
def upgrade(s: Any) -> None:
    """TW-52, TW-54: the den to the calendar, a lair for it, a terrain token; an enemy wolf-kind there is pushed."""
    seat = s.active
    date(s, seat, lift_den(s, seat, s.target))
    enemy = pack_of_wolves(s, s.target)
    if enemy == seat:
        enemy = NONE
    if enemy != NONE:
        start_push(s, enemy, s.target)
    lay_structure(s, seat, FIRST_LAIR + s.lairs[seat], s.target)
    s.lairs[seat] += 1
    s.terrain_tokens[seat] += LAIR_TERRAIN_TOKENS
    s.decision = ACTED
    if enemy != NONE:
        offer_push(s, s.target)
        s.decision = PUSH
