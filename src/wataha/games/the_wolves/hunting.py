"""The hunt (section 5.13, TW-63 to TW-70)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import rule

from .components import MOST_STACK, PREY_ACTION_TOKENS, PREY_KINDS, RING
from .hexes import PREY_HEX, RING_AT, RINGS, START_COUNTS, add, remove
from .pieces import board_cell
from .state import ON_REGION

TOKENS_FOR_PREY: Any = np.array(PREY_ACTION_TOKENS, np.int8)


@rule
def surrounds(s: Any, seat: int, region: int) -> bool:
    """TW-63, EC-12: own wolf-kinds on three hexes next to a region's stack."""
    slot = region + START_COUNTS[s.layout]
    ring = 1 - s.turn[region]
    at = RING_AT[s.layout, slot, ring]
    hexes = 0
    for part in range(RINGS.shape[3]):
        hexes += popcount(s.pack_wolves[seat, at + part] & RINGS[s.layout, slot, ring, part])
    return hexes >= RING


@rule
def hunt(s: Any) -> bool:
    """TW-64 to TW-69: take prey kind after kind; whether the player has to choose between two stacks first."""
    seat = s.active
    surrounded = 0
    for region in range(s.regions):
        if s.prey_left[region] and not s.prey[seat] >> s.prey_kind[region] & 1 and surrounds(s, seat, region):
            surrounded |= 1 << region
    if surrounded == 0:
        return False
    for kind in range(PREY_KINDS):
        stacks = 0
        last = 0
        for region in range(s.regions):
            if surrounded >> region & 1 and s.prey_kind[region] == kind:
                stacks += 1
                last = region
                add(s.offer[0], board_cell(s, region, PREY_HEX))
        if stacks > 1:
            return True
        if stacks:
            take_prey(s, last)
            remove(s.offer[0], board_cell(s, last, PREY_HEX))
    return False


@rule
def take_prey(s: Any, region: int) -> None:
    """TW-66, TW-70, TW-94: one token of a stack, and an action token with it; an empty stack opens its hex."""
    seat = s.active
    s.prey_left[region] -= 1
    for token in range(MOST_STACK):
        if s.prey_owner[region, token] == ON_REGION:
            s.prey_owner[region, token] = seat
            break
    s.prey[seat] |= 1 << s.prey_kind[region]
    s.action_tokens[seat] += TOKENS_FOR_PREY[min(s.layout, 1)]
    if s.prey_left[region] == 0:
        remove(s.covered, board_cell(s, region, PREY_HEX))


@rule
def choose_stack(s: Any, cell: int) -> None:
    """TW-68: the stack that the player chose."""
    for region in range(s.regions):
        if board_cell(s, region, PREY_HEX) == cell:
            take_prey(s, region)
