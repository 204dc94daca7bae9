"""What a bot is asked, as compiled code takes it: a decision, and how much of a search to make of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wataha.engine.contract import ACTION
from wataha.engine.game import Game
from wataha.engine.match import Match


class Question(NamedTuple):
    """What is to be decided: the seat's decision in states[i]."""

    states: Any
    i: int
    seat: int
    players: int
    moves: Any
    """To choose from."""

    @classmethod
    def at(cls, game: Game, states: np.ndarray[Any, Any], i: int, players: int) -> Question:
        """The decision of the seat whose turn it is in states[i], with all its legal moves."""
        return cls(states, i, int(game.calls.actor(states, i)), players, legal_moves(game, states, i))

    @classmethod
    def of(cls, match: Match, only: list[int] | None = None) -> Question:
        """The decision at hand in a match, or some of its moves."""
        question = cls.at(match.game, match.states, 0, match.players)
        return question if only is None else question._replace(moves=np.array(only, ACTION))


class Stretch(NamedTuple):
    """Iterations of a search, or worlds to look at: those of a seed, from the first on."""

    seed: int
    first: int
    wanted: int


def legal_moves(game: Game, states: np.ndarray[Any, Any], i: int) -> np.ndarray[Any, Any]:
    """The ids of the legal moves, in an array of their own."""
    moves = np.empty(game.most_choices, ACTION)
    return moves[: game.calls.legal(states, i, moves)].copy()
