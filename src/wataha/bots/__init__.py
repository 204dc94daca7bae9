"""Players that are programs. A bot decides from what its seat knows, and from nothing else."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from wataha.engine.errors import WatahaError
from wataha.engine.match import Match


class UnknownBot(WatahaError):
    """There is no bot of that level."""

    def __init__(self, level: str) -> None:
        super().__init__(f"There is no bot '{level}'. Bots: {', '.join(LEVELS)}.")


class Bot(ABC):
    """A player: shown a match whose turn it is, it names the id of a legal action."""

    @abstractmethod
    def choose(self, match: Match) -> int:
        """The action to play in the seat whose turn it is."""


class RandomBot(Bot):
    """Every legal move is as good as any other."""

    def __init__(self, seed: int) -> None:
        self._chooser = random.Random(seed)

    def choose(self, match: Match) -> int:
        return self._chooser.choice(match.actions())


LEVELS = {"random": RandomBot}


def make_bot(level: str, seed: int) -> Bot:
    """A bot of a level; equal seeds make equal choices."""
    if level not in LEVELS:
        raise UnknownBot(level)
    return LEVELS[level](seed)
