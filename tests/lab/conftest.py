"""The game of these tests is known while one of them runs, so that no other test lists it."""

from __future__ import annotations

import pytest

from wataha.engine import registry


@pytest.fixture(autouse=True)
def _no_game_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", dict(registry._games))
