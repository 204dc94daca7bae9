"""Wataha: board games of wolves, as a library, a simulator and a table.

>>> import wataha
>>> [game.id for game in wataha.games()][0]
'lone_wolves'
>>> match = wataha.Match("lone_wolves", seed=7)
>>> match.play(match.moves()[0])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .engine.errors import WatahaError
from .engine.registry import find_game as game
from .engine.registry import register
from .engine.views import PUBLIC
from .version import __version__

if TYPE_CHECKING:
    from .engine.game import Game
    from .engine.match import Match
    from .engine.registry import all_games as games
else:
    from . import games

    def __getattr__(name: str) -> Any:
        """What brings NumPy and Numba along is imported when it is asked for: a server's page need not wait for it."""
        if name not in ("Game", "Match"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f".engine.{name.lower()}", __name__), name)


__all__ = ["PUBLIC", "Game", "Match", "WatahaError", "__version__", "game", "games", "register"]
