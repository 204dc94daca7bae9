"""Whose turn it is, and a decision with nothing chosen yet (4, 4.3)."""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import rule

from .components import ENTRIES, SEATS, SPECIALS
from .state import MAIN, NO_ACTION, NONE


@rule
def in_game(s: Any, seat: int) -> bool:
    """4: neither left nor run out."""
    return s.rank[seat] == 0


@rule
def next_in_game(s: Any, seat: int) -> int:
    """4: the first seat in the game after this one, clockwise; itself if it is the only one."""
    for _ in range(SEATS):
        seat = seat + 1 if seat + 1 < s.players else 0
        if in_game(s, seat):
            return seat
    return NONE


@rule
def decide(s: Any, seat: int, phase: int) -> None:
    """A new decision of a seat."""
    s.decider = seat
    s.phase = phase
    s.doing = NO_ACTION
    s.polled = 0
    s.laid = 0
    s.chosen_face = NONE
    s.chosen_gap = NONE
    s.chosen_cell = NONE
    s.chosen_colour = NONE
    if s.entries:
        forget_announcement(s)


@rule
def forget_announcement(s: Any) -> None:
    """Nothing is announced any more."""
    s.entries = 0
    s.entry = 0
    for entry in range(ENTRIES):
        s.announced[entry] = 0
    for kind in range(SPECIALS):
        s.lapsing[kind] = 0


@rule
def ask_owner(s: Any) -> None:
    """D1, perhaps once more in the same turn; no window is open."""
    s.window = 0
    s.window_from = NONE
    s.main_next = NONE
    s.back_to_main = 0
    decide(s, s.owner, MAIN)


@rule
def start_turn(s: Any, seat: int) -> None:
    """WS-14, WS-20: the turn goes to a seat."""
    s.owner = seat
    s.clock_ran_out = 0
    ask_owner(s)
