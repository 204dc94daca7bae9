"""What a bot is: shown a position and the seat it plays, it names a legal move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from wataha.engine.game import Game
from wataha.engine.match import Match

from .question import Question


class Bot(ABC):
    """A player that is a program. Equal knowledge and equal seeds make equal choices, whatever the true world is."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def decide(self, game: Game, question: Question) -> int:
        """One of the moves of a question, of which there are at least two."""

    def mixture(self, game: Game, question: Question) -> np.ndarray[Any, Any]:
        """How likely each move of a question is to those who know the bot's seed, but not what it draws by it."""
        likely = np.zeros(len(question.moves))
        likely[question.moves == self.decide(game, question)] = 1
        return likely

    def move(self, game: Game, states: np.ndarray[Any, Any], i: int, players: int) -> int:
        """The action to play in states[i] for the seat whose turn it is; a single legal one at once."""
        question = Question.at(game, states, i, players)
        return int(question.moves[0]) if len(question.moves) == 1 else self.decide(game, question)

    def choose(self, match: Match) -> int:
        """The action to play in the seat whose turn it is."""
        return self.move(match.game, match.states, 0, match.players)
