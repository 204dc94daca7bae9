"""Rules that are compiled once, and called by their address."""

from __future__ import annotations

from typing import Any

import pytest

from wataha.engine import contract
from wataha.engine.compiled import JIT, EntryPoint
from wataha.engine.linked import LinkedRule
from wataha.engine.registry import find_game


def mover(s: Any) -> int:
    return 10 + contract.actor(s)


def mover_of(states: Any, i: int) -> int:
    return mover(states[i])


@pytest.mark.skipif(not JIT, reason="interpreted, nothing is linked")
def test_an_entry_point_calls_what_it_says_it_calls() -> None:
    game = find_game("lone_wolves")
    states = game.deal(7)
    rule = LinkedRule(mover)
    with pytest.raises(RuntimeError, match="An entry point calls mover and does not say so"):
        EntryPoint(mover_of, part="test")(states, 0)
    assert EntryPoint(mover_of, part="test", calls=[rule])(states, 0) == 10 + game.calls.actor(states, 0)
