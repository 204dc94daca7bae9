"""Passing, leaving and the end (WS-19, 4.7, 4.8), by choice and by the clock (4.11)."""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import rule

from .components import SEATS, TIME_OUTS_TO_LEAVE
from .state import NONE, OVER
from .turns import ask_owner, decide, in_game, next_in_game, start_turn


@rule
def take_rank(s: Any, seat: int) -> None:
    """WS-46: out, behind those who are out already."""
    s.out += 1
    s.rank[seat] = s.out


@rule
def end_run(s: Any) -> None:
    """WS-48: a placement or a departure ends the passes in a row."""
    s.run = 0
    s.first_passer = NONE


@rule
def end_game(s: Any) -> None:
    """WS-48, WS-51: nobody decides any more, and all colours are shown."""
    ask_owner(s)
    decide(s, NONE, OVER)
    s.owner = NONE
    s.clock_ran_out = 0
    s.revealed = 1


@rule
def leave_turn(s: Any) -> None:
    """WS-20, WS-43: the owner leaves at the main decision."""
    take_rank(s, s.owner)
    end_run(s)
    if s.out == s.players:
        end_game(s)
    else:
        start_turn(s, next_in_game(s, s.owner))


@rule
def pass_turn(s: Any) -> None:
    """WS-19, WS-48: a pass; when all who are in the game have passed in a row, the game ends."""
    if s.run == 0:
        s.first_passer = s.owner
    s.run += 1
    if s.run == s.players - s.out:
        rank_the_rest(s)
        end_game(s)
    else:
        start_turn(s, next_in_game(s, s.owner))


@rule
def rank_the_rest(s: Any) -> None:
    """WS-49: those still in the game take the next ranks, from the first passer on."""
    seat = s.first_passer
    for _ in range(SEATS):
        if seat < s.players and in_game(s, seat):
            take_rank(s, seat)
        seat = seat + 1 if seat + 1 < s.players else 0
    end_run(s)


@rule
def time_out_pass(s: Any) -> None:
    """WS-63, WS-65: the turn counts as a pass, the third time in a row as a leave."""
    ask_owner(s)
    s.time_outs[s.owner] += 1
    if s.time_outs[s.owner] == TIME_OUTS_TO_LEAVE:
        leave_turn(s)
    else:
        pass_turn(s)
