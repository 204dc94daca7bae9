"""Who decides in a batch of games: functions of observations and masks, our bots, or chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from wataha.bots.player import Player, make

from .cpu_env import CpuEnv

Array = np.ndarray[Any, Any]


class Policy(Protocol):
    """Decides for the seats whose turn it is in some lanes of a batch."""

    observes: bool
    """Whether it reads observations; they are written before it is asked, then."""

    def act(self, env: CpuEnv, lanes: Array, seed: int) -> Array:
        """An action for each of these lanes."""
        ...


Opponent = str | Player | Callable[[Array, Array], Array] | Policy
"""What can be named as an opponent: "random", a level of our bots ("scout", "alpha:iterations=500"), a player of one,
a function of observations and action masks, a row a game, that gives actions, or a policy of one's own."""


def make_policy(opponent: Opponent) -> Policy:
    """The policy that is named."""
    if opponent == "random":
        return RandomPolicy()
    if isinstance(opponent, str):
        return BotPolicy(make(opponent))
    if isinstance(opponent, Player):
        return BotPolicy(opponent)
    return opponent if hasattr(opponent, "act") else FunctionPolicy(opponent)  # type: ignore[return-value,arg-type]


class RandomPolicy:
    """Any legal action, drawn by compiled code."""

    observes = False

    def act(self, env: CpuEnv, lanes: Array, seed: int) -> Array:
        return env.choose(seed)[lanes]


class FunctionPolicy:
    """A function of observations and action masks, as a net is one."""

    observes = True

    def __init__(self, function: Callable[[Array, Array], Array]) -> None:
        self.function = function

    def act(self, env: CpuEnv, lanes: Array, seed: int) -> Array:
        return np.asarray(self.function(env.observations[lanes], env.masks[lanes]))


class BotPolicy:
    """One of our bots in every lane; it decides from what its seat knows, and threads think side by side."""

    observes = False

    def __init__(self, player: Player) -> None:
        self.player = player

    def act(self, env: CpuEnv, lanes: Array, seed: int) -> Array:
        return self.player.actions(env, lanes)
