"""What a seat knows, as the seed of its chance: equal knowledge and equal seeds give equal decisions."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np

from wataha.engine.chance import mix, pick
from wataha.engine.contract import SEEN
from wataha.engine.game import Game

from .playout import UNIT
from .question import Question

DECISION_SALT = 0x6A09E667F3BCC908
CHOICE_SALT = 0x3C6EF372FE94F82B


def decision_seed(game: Game, question: Question, seed: int) -> int:
    """The seed of one decision, from a bot's seed and what its seat knows: no counter to keep, nothing to leak."""
    seen = np.empty(game.observation_size, SEEN)
    game.calls.observe(question.states, question.i, question.seat, seen)
    return int(mix(seed ^ DECISION_SALT, crc32(seen.tobytes())))


def draw(weights: np.ndarray[Any, Any], seed: int) -> int:
    """One of these by its weight, by the seed of a decision."""
    odds = weights.cumsum()
    drawn = pick(mix(seed ^ CHOICE_SALT, 0), 0, UNIT) / UNIT * odds[-1]
    return min(int(np.searchsorted(odds, drawn, side="right")), len(weights) - 1)
