"""Paying for an action with terrain tiles and tokens (sections 5.4 and 6.3)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import rule

from .components import BY_BACK, BY_FRONT, BY_HOME, COSTS, MOVE, PAYMENTS, TERRAINS, TILE_FACES

COST: Any = np.array(COSTS, np.int8)

# The common tile with a terrain in front, and the one with it on its back.
FRONT_TILE: Any = np.array([[front for front, _ in TILE_FACES].index(terrain) for terrain in range(TERRAINS)], np.int8)
BACK_TILE: Any = np.array([[back for _, back in TILE_FACES].index(terrain) for terrain in range(TERRAINS)], np.int8)


@rule
def tiles_showing(s: Any, seat: int, terrain: int) -> int:
    """TW-21, TW-22: mask of the tiles that show a terrain now."""
    shown = 0
    if not s.flipped[seat] >> FRONT_TILE[terrain] & 1:
        shown |= BY_FRONT
    if s.flipped[seat] >> BACK_TILE[terrain] & 1:
        shown |= BY_BACK
    if s.pack[seat] == terrain:
        shown |= BY_HOME
    return shown


@rule
def may_pay(s: Any, seat: int, cost: int, shown: int, payment: int) -> bool:
    """TW-21, TW-23, EC-24: tiles that show the terrain, the rest of the cost in tokens, and nothing more."""
    tokens = cost - popcount(payment)
    return payment & ~shown == 0 and 0 <= tokens <= s.terrain_tokens[seat]


@rule
def affordable(s: Any, seat: int, cost: int) -> int:
    """Mask of the terrains for which a cost can be paid."""
    terrains = 0
    for terrain in range(TERRAINS):
        if popcount(tiles_showing(s, seat, terrain)) + s.terrain_tokens[seat] >= cost:
            terrains |= 1 << terrain
    return terrains


@rule
def list_payments(s: Any, out: Any, first: int) -> int:
    """DP-7, TW-41: every payment, ascending; a token alone pays for a Move only if some wolf-kind can then move."""
    shown = tiles_showing(s, s.active, s.ground)
    count = 0
    for payment in range(PAYMENTS):
        if s.kind == MOVE and payment == 0 and not s.roam >> s.ground & 1:
            continue
        if may_pay(s, s.active, COST[s.kind], shown, payment):
            out[count] = first + payment
            count += 1
    return count


@rule
def pay(s: Any, payment: int) -> None:
    """TW-21 to TW-23: flip the tiles that pay, give back the tokens; the home tile is the same on both sides."""
    seat = s.active
    if payment & BY_FRONT:
        s.flipped[seat] ^= 1 << FRONT_TILE[s.ground]
    if payment & BY_BACK:
        s.flipped[seat] ^= 1 << BACK_TILE[s.ground]
    s.terrain_tokens[seat] -= COST[s.kind] - popcount(payment)
    s.token_paid = payment == 0
