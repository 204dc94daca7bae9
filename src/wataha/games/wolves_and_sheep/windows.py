"""Interrupts (4.6): the window that opens after a completed action, and its polls.

Who is polled depends on public things alone, and everybody polled is asked whatever they hold (WS-42).
"""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import rule

from .components import COLOURS, SEATS
from .hands import hand_size
from .leaving import end_game, end_run, take_rank
from .state import DECISION, NONE, POLL, POLLS, TIME_OUT_PASS, TURN_TILE
from .turns import ask_owner, decide, in_game, next_in_game


@rule
def has_unplaced_shepherd(s: Any, seat: int) -> bool:
    """WS-21: whether the seat still has a "?" tile to lay."""
    for colour in range(COLOURS):
        if s.colour_owner[colour] == seat and s.shown >> colour & 1 == 0:
            return True
    return False


@rule
def after_action(s: Any) -> int:
    """WS-36 to WS-41, WS-44: what follows a completed P, S or R of the decider."""
    seat = s.decider
    end_run(s)
    if hand_size(s, seat) == 0 and not has_unplaced_shepherd(s, seat):
        take_rank(s, seat)
    if s.out == s.players:
        end_game(s)
        return DECISION
    open_window(s, seat)
    return POLLS


@rule
def open_window(s: Any, seat: int) -> None:
    """WS-37, WS-39, WS-41: the seats to be polled, from the actor after P, else from the next seat on."""
    if s.doing == TURN_TILE:
        s.back_to_main = 0
        s.window_from = seat
    else:
        if not s.polled:
            s.back_to_main = 1
        s.window_from = seat + 1 if seat + 1 < s.players else 0
    s.main_next = s.owner if s.back_to_main and in_game(s, s.owner) else next_in_game(s, s.owner)
    s.window = 0
    for other in range(s.players):
        if in_game(s, other) and other != s.main_next and may_be_polled(s, other):
            s.window |= 1 << other


@rule
def may_be_polled(s: Any, seat: int) -> bool:
    """WS-41, WS-62: by own_turn only the owner, in the window after the turn tile; never once the clock ran out."""
    if seat == s.owner and s.clock_ran_out:
        return False
    return s.own_turn == 0 or (seat == s.owner and s.back_to_main == 0)


@rule
def next_polled(s: Any) -> int:
    """WS-37: the seat that the window asks now; NONE when all have answered."""
    seat = s.window_from
    for _ in range(SEATS):
        if s.window >> seat & 1:
            return seat
        seat = seat + 1 if seat + 1 < s.players else 0
    return NONE


@rule
def poll_or_go_on(s: Any) -> int:
    """WS-38, WS-39, WS-64: ask the next seat, or close the window and go on with D1 of `main_next`."""
    if s.window:
        decide(s, next_polled(s), POLL)
        return DECISION
    if s.back_to_main and s.main_next == s.owner and s.clock_ran_out:
        return TIME_OUT_PASS
    if s.main_next != s.owner or not s.back_to_main:
        s.clock_ran_out = 0
    s.owner = s.main_next
    ask_owner(s)
    return DECISION


@rule
def answer(s: Any) -> int:
    """WS-38: the polled seat has declined or left; polling goes on."""
    s.window &= ~(1 << s.decider)
    return POLLS
