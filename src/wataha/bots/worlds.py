"""What a seat knows, as the seed of its chance: equal knowledge and equal seeds give equal decisions."""

from __future__ import annotations

from zlib import crc32

import numpy as np

from wataha.engine.chance import mix
from wataha.engine.contract import SEEN
from wataha.engine.game import Game

from .question import Question

DECISION_SALT = 0x6A09E667F3BCC908


def decision_seed(game: Game, question: Question, seed: int) -> int:
    """The seed of one decision, from a bot's seed and what its seat knows: no counter to keep, nothing to leak."""
    seen = np.empty(game.observation_size, SEEN)
    game.calls.observe(question.states, question.i, question.seat, seen)
    return int(mix(seed ^ DECISION_SALT, crc32(seen.tobytes())))
