"""The game of these tests is known while one of them runs, so that no other test lists it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wataha.engine.registry import unregister


@pytest.fixture(autouse=True)
def _no_game_stays() -> Iterator[None]:
    yield
    unregister("fork")
