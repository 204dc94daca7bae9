"""What a miniature is: a game as it is in the box, dealt so small that everything about it can be computed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from wataha.engine.chance import pick
from wataha.engine.errors import BadPlayers, UnknownOption
from wataha.engine.game import Game, Value

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class Miniature:
    """A game with few cards and few places, for research: rules, records, observations and bots are the game's own.

    Whatever its players cannot know is in the deal; from there on chance decides nothing.
    """

    id: str
    game: Game
    about: str
    deal_all: Callable[[], Array]
    """Makes the records of all deals, which are equally likely."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """The options of the game that it is a miniature of, where they are not the usual ones."""

    @cached_property
    def deals(self) -> Array:
        """Every deal there is, each as likely as any other; look, but change nothing."""
        records = self.deal_all()
        records.flags.writeable = False
        return records

    def deal(self, seed: int) -> Array:
        """One of the deals, by a seed, in an array of its own."""
        # As bytes: a copy of the record would leave what lies between its fields to chance.
        chosen = self.deals[pick(self.game.read_seed(seed), 0, len(self.deals))]
        return np.frombuffer(bytearray(chosen.tobytes()), self.game.dtype)

    def check(self, players: object, options: Mapping[str, Value]) -> None:
        """A miniature is what it is: nobody else plays, and nothing can be chosen."""
        if players not in (None, *self.game.players):
            raise BadPlayers(self.id, players, self.game.players)
        for name in options:
            raise UnknownOption(self.id, name, ())
