"""What a seat knows, as the seed of its chance: equal knowledge and equal seeds give equal decisions."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np

from wataha.engine.chance import mix
from wataha.engine.entry_points import SEEN
from wataha.engine.game import Game

DECISION_SALT = 0x6A09E667F3BCC908


def decision_seed(game: Game, states: np.ndarray[Any, Any], i: int, seat: int, seed: int) -> int:
    """The seed of one decision, from a bot's seed and what its seat knows: no counter to keep, nothing to leak."""
    seen = np.empty(game.observation_size, SEEN)
    game.calls.observe(states, i, seat, seen)
    return int(mix(seed ^ DECISION_SALT, crc32(seen.tobytes())))
