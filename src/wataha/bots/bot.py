"""What a bot is: shown a position and the seat it plays, it names a legal move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from wataha.engine.entry_points import ACTION
from wataha.engine.game import Game
from wataha.engine.match import Match


class Bot(ABC):
    """A player that is a program. Equal knowledge and equal seeds make equal choices, whatever the true world is."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def decide(
        self, game: Game, states: np.ndarray[Any, Any], i: int, seat: int, players: int, moves: np.ndarray[Any, Any]
    ) -> int:
        """One of these moves, of which there are at least two, in states[i]."""

    def move(self, game: Game, states: np.ndarray[Any, Any], i: int, players: int) -> int:
        """The action to play in states[i] for the seat whose turn it is; a single legal one at once."""
        moves = legal_moves(game, states, i)
        if len(moves) == 1:
            return int(moves[0])
        return self.decide(game, states, i, int(game.calls.actor(states, i)), players, moves)

    def choose(self, match: Match) -> int:
        """The action to play in the seat whose turn it is."""
        return self.move(match.game, match.states, 0, match.players)


def legal_moves(game: Game, states: np.ndarray[Any, Any], i: int) -> np.ndarray[Any, Any]:
    """The ids of the legal moves, in an array of their own."""
    moves = np.empty(game.most_choices, ACTION)
    return moves[: game.calls.legal(states, i, moves)].copy()
