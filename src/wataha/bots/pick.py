"""How a bot picks among moves that look good: the best, or now and then one that is nearly as good."""

from __future__ import annotations

from typing import Any

import numpy as np

from .think import Thought
from .worlds import draw

SERIOUS = 20
"""A search knows too little of a move that it tried so many times less often than its best one."""


def soft_pick(worth: np.ndarray[Any, Any], temperature: float, seed: int) -> int:
    """Which of these to pick: the best, or, with a temperature, now and then one that is nearly as good.

    >>> import numpy as np
    >>> picked = [soft_pick(np.array([0.1, 0.9, 0.8]), 0.3, seed) for seed in range(100)]
    >>> [picked.count(move) for move in range(3)]
    [0, 77, 23]
    """
    spread = float(worth.std())
    if temperature == 0 or spread == 0:
        return int(worth.argmax())
    return draw(np.exp((worth - worth.max()) / (temperature * spread)), seed)


def pick_searched(thought: Thought, temperature: float, seed: int) -> int:
    """The action to play after a search: the best, or, with a temperature, one of those that it took seriously."""
    if temperature == 0:
        return thought.best
    tried = [move for move in thought.moves if move.visits * SERIOUS >= thought.moves[0].visits]
    return tried[soft_pick(np.array([move.reward for move in tried]), temperature, seed)].action
