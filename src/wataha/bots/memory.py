"""The arrays that a compiled search works in: made once, lent to one decision after the other, never grown."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, NamedTuple, TypeVar

import numpy as np

from wataha.engine.compiled import JIT
from wataha.engine.contract import ACTION, POINTS, SEEN
from wataha.engine.game import Game
from wataha.engine.interpreted import as_interpreted

from .playout import SCRATCH_WORLDS
from .tree import NODE

NODES = 1 << 18
"""Nodes of a tree; when they are used up, the search goes on with those it has."""

Array = np.ndarray[Any, Any]


class Memory(NamedTuple):
    """The memory of one tree of a game."""

    tree: Array
    ledger: Array
    worlds: Array
    choices: Array
    others: Array
    path: Array
    stamps: Array
    found: Array
    seen: Array
    points: Array
    places: Array
    result: Array

    @classmethod
    def of(cls, game: Game, nodes: int = NODES) -> Memory:
        """Fresh memory; its pages are not touched before they are used."""
        return cls(
            tree=np.empty(nodes, NODE),
            ledger=np.zeros(2, np.int64),
            worlds=game.states(SCRATCH_WORLDS),
            choices=np.empty(game.most_choices, ACTION),
            others=np.empty(game.most_choices, ACTION),
            path=np.empty(2 * game.longest + 2, np.int32),
            stamps=np.zeros(game.actions, np.int64),
            found=np.empty(game.most_choices, np.int32),
            seen=np.empty(game.observation_size, SEEN),
            points=np.zeros(game.seats, np.float64),
            places=np.zeros(game.seats, POINTS),
            result=np.zeros((3, game.seats), np.float64),
        )


Bundle = TypeVar("Bundle", bound=tuple[Any, ...])


def for_rules(bundle: Bundle) -> Bundle:
    """A named tuple of arrays as rules see it, compiled or interpreted."""
    return bundle if JIT else type(bundle)(*map(as_interpreted, bundle))


_idle: dict[np.dtype[Any], list[Memory]] = {}
_lock = Lock()


@contextmanager
def lent(game: Game, count: int) -> Iterator[list[Memory]]:
    """Memory for so many trees; it goes back for the next decision, so there is as much as thinks at one time."""
    with _lock:
        idle = _idle.setdefault(game.dtype, [])
        memories = [idle.pop() for _ in range(min(count, len(idle)))]
    memories += [Memory.of(game) for _ in range(count - len(memories))]
    try:
        yield memories
    finally:
        with _lock:
            idle.extend(memories)
