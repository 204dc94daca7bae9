"""Random: every legal move is as good as any other."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.chance import pick
from wataha.engine.game import Game

from .bot import Bot
from .worlds import decision_seed


class RandomBot(Bot):
    """Plays any legal move."""

    def decide(
        self, game: Game, states: np.ndarray[Any, Any], i: int, seat: int, players: int, moves: np.ndarray[Any, Any]
    ) -> int:
        return int(moves[pick(decision_seed(game, states, i, seat, self.seed), 0, len(moves))])
