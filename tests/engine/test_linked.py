"""Rules that are compiled once, and called by their address."""

from __future__ import annotations

from pathlib import Path
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
def test_an_entry_point_calls_what_it_says_it_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its code is kept in a place of its own: code that an earlier run kept would not be compiled, and so not asked."""
    game = find_game("lone_wolves")
    states = game.deal(7)
    monkeypatch.setenv("WATAHA_CACHE_DIR", str(tmp_path))
    rule = LinkedRule(mover, part="test")
    with pytest.raises(RuntimeError, match="An entry point calls mover and does not say so"):
        EntryPoint(mover_of, part="test")(states, 0)
    assert EntryPoint(mover_of, part="test", calls=[rule])(states, 0) == 10 + game.calls.actor(states, 0)
    assert list(tmp_path.glob("lone_wolves-test-*/*.nbc"))
