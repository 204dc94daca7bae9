"""Our bots for others' loops: handed whatever holds a game, a player names the action of the seat whose turn it is."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from os import cpu_count
from typing import Any

import numpy as np

from wataha.engine.errors import WatahaError

from .bot import Bot
from .levels import make_bot

OVER = -1
"""In place of an action, where the game is over."""


class Player:
    """A bot as a policy: for a `Match`, an `Episode`, a batch, or an environment that holds one of them.

    It decides from what the seat knows and from nothing else, though it is handed the whole game.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, table: Any) -> int:
        """The action of the seat whose turn it is; -1 when the game is over."""
        return int(self.actions(table, [0])[0])

    def actions(self, tables: Any, lanes: Any = None) -> np.ndarray[Any, Any]:
        """An action for each game of a batch, or for those of some lanes; threads think side by side."""
        holder = _holder(tables)

        def decide(i: int) -> int:
            if holder.game.calls.actor(holder.states, i) < 0:
                return OVER
            return self.bot.move(holder.game, holder.states, i, holder.players)

        chosen = [*range(len(holder.states))] if lanes is None else [int(lane) for lane in lanes]
        if len(chosen) == 1:
            return np.array([decide(chosen[0])])
        return np.fromiter(_threads().map(decide, chosen), np.int64, len(chosen))


def make(name: str, seed: int = 0) -> Player:
    """A bot by its name, as `wataha arena` takes it, for any loop.

    >>> import wataha
    >>> match, scout = wataha.Match("lone_wolves", seed=7), make("scout")
    >>> scout(match) in match.actions()
    True
    """
    return Player(make_bot(name, seed))


def _holder(table: Any) -> Any:
    """What has `game`, `states` and `players`: the table itself, or an environment's `episode` or `batch`."""
    bare = getattr(table, "unwrapped", table)
    holder = getattr(bare, "episode", getattr(bare, "batch", bare))
    if not all(hasattr(holder, name) for name in ("game", "states", "players")):
        raise WatahaError(f"A bot cannot play in {type(table).__name__}: it holds no game of Wataha.")
    return holder


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cpu_count(), thread_name_prefix="wataha-bots")
