"""Turns, the end of an action, of a turn and of the game (sections 5.3, 5.13 and 5.15)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import rule

from .components import BASE_ACTIONS, PHASES, PLAYERS, TRIGGERS
from .hunting import hunt
from .regions import score_phase
from .state import EXTRA, HUNT, NEXT_ACTION, NEXT_TURN, NONE, OVER, TURN_OVER

TRIGGER: Any = np.array([TRIGGERS[players] for players in PLAYERS], np.int8)


@rule
def present(s: Any, seat: int) -> bool:
    """TW-97: whether the player has not left the game."""
    return not s.departed >> seat & 1


@rule
def end_turn(s: Any) -> None:
    """TW-18, TW-76, TW-84: the phase check, the stall check, then the next player or the end of the game."""
    s.base_left = 0
    s.stall = 0 if s.calendar > s.dated else s.stall + 1
    due = s.phase
    while due < PHASES and s.calendar >= TRIGGER[s.layout, due]:
        due += 1
    if due < PHASES and s.stall >= s.stall_limit:
        s.stalled = 1  # TW-96: nothing was added to the calendar for too long
        due = PHASES
    while s.phase < due:
        score_phase(s)
    if s.phase == PHASES:
        end_game(s)
    else:
        s.active = (s.active + 1) % s.players
        s.decision = NEXT_TURN


@rule
def begin_turn(s: Any) -> None:
    """TW-16, TW-97: two actions for the first player, clockwise from the active seat, who is still there."""
    while not present(s, s.active):
        s.active = (s.active + 1) % s.players
    s.base_left = BASE_ACTIONS
    s.dated = s.calendar
    s.decision = NEXT_ACTION


@rule
def complete_action(s: Any) -> None:
    """TW-18: after every action the hunt, then a base action, an extra one for a token, or the end of the turn."""
    forget_action(s)
    if hunt(s):
        s.decision = HUNT
        return
    if s.base_left:
        s.base_left -= 1
    if s.base_left:
        s.decision = NEXT_ACTION
    elif s.action_tokens[s.active]:
        s.decision = EXTRA
    else:
        s.decision = TURN_OVER


@rule
def forget_action(s: Any) -> None:
    """Leave no trace of the action, so that equal positions are equal bytes."""
    s.kind = NONE
    s.ground = NONE
    s.target = NONE
    s.victim = NONE
    s.token_paid = 0
    s.moved = 0
    s.mover = NONE
    s.pushed_pack = NONE
    s.pushed = NONE
    s.kinds = 0
    s.roam = 0


@rule
def end_game(s: Any) -> None:
    """TW-84: no further turns, nobody catches up."""
    s.decision = OVER
    s.active = NONE


@rule
def is_last_one(s: Any) -> bool:
    """TW-97: whether a single player remains."""
    return popcount(s.departed) == s.players - 1
