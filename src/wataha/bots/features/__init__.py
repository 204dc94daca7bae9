"""What a small net is shown of a position: a row of numbers for each seat, by a game's own `describe(s, rows)`.

    row of a seat:  | its own numbers | a part of the board | another | ...

The parts are the regions of a map, each as that seat sees it. There are as many in a row as a game has at most; the
first number of a part is 1, and those that a table has not are zeros.

`describe` is found by the type of the record, as the functions of the contract are, and compiled by itself (`linked`).
It may read everything in the record: bots only ever show it worlds that they have redealt.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from wataha.engine.compiled import rule
from wataha.engine.game import Game
from wataha.engine.linked import LinkedRule
from wataha.engine.registry import game_of_dtype, game_of_record_type
from wataha.engine.resolving import resolve


class RowShape(NamedTuple):
    """How a row is made up."""

    own: int
    """Numbers of the seat itself."""
    part: int = 0
    """Numbers of a part of the board."""
    parts: int = 0
    """Parts at most."""

    @property
    def size(self) -> int:
        return self.own + self.part * self.parts


def starts_of(*sizes: int) -> tuple[int, ...]:
    """Where each of some groups of numbers starts in a row, and, last, how long the row is.

    >>> starts_of(3, 1, 2)
    (0, 3, 4, 6)
    """
    return tuple(accumulate(sizes, initial=0))


@cache
def features_of(game_id: str) -> ModuleType | None:
    """The module that describes positions of a game: its `describe`, and how a row is made up (`ROW`)."""
    name = f"{__package__}.{game_id}"
    return import_module(name) if find_spec(name) else None


def row_shape(game_id: str) -> RowShape:
    """How the rows of a game are made up."""
    module = features_of(game_id)
    return module.ROW if module else RowShape(0)


def feature_sources(game: Game) -> list[Path]:
    """The files that decide what a net is shown."""
    module = features_of(game.id)
    return [Path(__file__), *([Path(module.__file__ or "")] if module else [])]


def own_describe(s: Any, rows: Any) -> None:
    """What the game itself writes of a position; nothing where no net looks at positions."""
    _describe_of(game_of_dtype(s.dtype))(s, rows)


def describe(s: Any, rows: Any) -> None:
    """Write a row of numbers for each seat."""
    own_describe(s, rows)


@rule
def describe_nothing(_s: Any, _rows: Any) -> None:
    """What is written of a game whose nets do not look at positions."""


def _describe_of(game: Game) -> Any:
    module: Any = features_of(game.id)
    return module.describe if module else describe_nothing


def _find_describe(record_type: Any) -> Any:
    game = game_of_record_type(record_type)
    return _describe_of(game) if game else None


resolve(own_describe, _find_describe)
DESCRIBE = LinkedRule(describe, np.zeros((0, 0), np.float32), part="features", sources=feature_sources)
