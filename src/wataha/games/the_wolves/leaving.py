"""A player who leaves the game (TW-97). It is no move of the game but a call of its host.

Of the active player the host first takes the game back to the last completed action of that turn (or to its beginning);
the log tells where that is, so the record need not remember it.
"""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import EntryPoint, rule

from .hexes import clear
from .rules import go_on
from .state import CHOSEN, DRAFT, TURN_OVER
from .turns import end_game, forget_action, is_last_one


@rule
def depart(s: Any, seat: int) -> None:
    """TW-97: the pack stays and scores, its turns and placements are skipped; the last one who stays wins."""
    s.departed |= 1 << seat
    if seat != s.active and not is_last_one(s):
        return
    clear(s.offer[0])
    clear(s.offer[1])
    forget_action(s)
    if is_last_one(s):
        end_game(s)
    else:
        s.decision = CHOSEN if s.decision <= DRAFT else TURN_OVER
        go_on(s)


def _depart(states: Any, i: int, seat: int) -> None:
    depart(states[i], seat)


leave = EntryPoint(_depart)
"""leave(states, i, seat): the player of a seat leaves the game states[i]."""
