"""What a small net is shown of a position: a row of numbers for each seat, by a game's own `describe(s, rows)`.

`describe` is found by the type of the record, as the functions of the contract are. It may read everything in the
record: bots only ever show it worlds that they have redealt.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any

from wataha.engine.game import Game
from wataha.engine.registry import game_of_dtype, game_of_record_type
from wataha.engine.resolving import resolve


def starts_of(*sizes: int) -> tuple[int, ...]:
    """Where each of some groups of numbers starts in a row, and, last, how long the row is.

    >>> starts_of(3, 1, 2)
    (0, 3, 4, 6)
    """
    return tuple(accumulate(sizes, initial=0))


@cache
def features_of(game_id: str) -> ModuleType | None:
    """The module that describes positions of a game: its `describe`, and how many numbers a row has (`FEATURES`)."""
    name = f"{__package__}.{game_id}"
    return import_module(name) if find_spec(name) else None


def feature_sources(game: Game) -> list[Path]:
    """The files that decide what a net is shown."""
    module = features_of(game.id)
    return [Path(__file__), *([Path(module.__file__ or "")] if module else [])]


def describe(s: Any, rows: Any) -> None:
    """Write a row of numbers for each seat."""
    _module_of(game_of_dtype(s.dtype)).describe(s, rows)


def _module_of(game: Game) -> Any:
    module = features_of(game.id)
    assert module is not None, game.id
    return module


def _find_describe(record_type: Any) -> Any:
    game = game_of_record_type(record_type)
    return _module_of(game).describe if game and features_of(game.id) else None


resolve(describe, _find_describe)
