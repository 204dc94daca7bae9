"""A world: a position that could be the one at the table, for all that the seat that decides knows.

It is all that a bot is told of a game, in another process of the server as on another machine, and holds nothing that
its seat cannot know: `Match.imagine` has replaced that by chance.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as BadBase64
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from wataha.engine.errors import WatahaError
from wataha.engine.match import Match
from wataha.engine.registry import find_game


class World(NamedTuple):
    """What a bot decides by."""

    game: str
    players: int
    options: dict[str, Any]
    record: bytes

    @classmethod
    def imagined(cls, match: Match, seed: int) -> World:
        """The decision at hand, without anything that the seat cannot know."""
        world = match.imagine(match.actor, seed)
        return cls(match.game.id, match.players, dict(match.options), world.states.tobytes())

    def match(self) -> Match:
        """The world as a match, with the decision at hand; what was played before is not told."""
        match = Match(self.game, 0, self.players, **self.options)
        match.states = np.frombuffer(bytearray(self.record), match.game.dtype)
        return match

    def write(self) -> dict[str, Any]:
        """The world as JSON.

        >>> world = World.imagined(Match("lone_wolves", seed=7), seed=1)
        >>> World.read(world.write()) == world
        True
        """
        return {
            "game": self.game,
            "rules": find_game(self.game).rules_version,
            "players": self.players,
            "options": self.options,
            "record": b64encode(self.record).decode(),
        }

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> World:
        """A world from its JSON; `WatahaError` if it is of other rules, or of none."""
        try:
            game, record = find_game(str(told["game"])), b64decode(told["record"], validate=True)
            rules, players = told["rules"], game.read_players(told["players"])
            options = game.read_options(told["options"])
        except (KeyError, TypeError, AttributeError, BadBase64) as trouble:
            raise WatahaError("The server told of a world that cannot be read.") from trouble
        if rules != game.rules_version:
            raise WatahaError(f"The server plays {game.id} by version {rules} of its rules, not {game.rules_version}.")
        if len(record) != game.dtype.itemsize:
            raise WatahaError("The server told of a world that cannot be read.")
        return cls(game.id, players, options, record)
