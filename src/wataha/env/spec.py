"""What an environment is made of: a game, its players and options, how it rewards, and the sizes that follow.

Every bridge (Gymnasium, PettingZoo, OpenSpiel, batches on a CPU or GPU) reads its spaces from one `EnvSpec`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from wataha.engine.game import Game, Number, Value
from wataha.engine.registry import find_game

from .miniatures import MINIATURES, Miniature
from .rewards import read_reward

MASK = np.int8
"""The type of action masks: 1 for a legal action, 0 for any other, as Gymnasium and PettingZoo have it."""

REWARD = np.float32
"""The type of rewards."""

VERSIONS: dict[str, int] = {}
"""The version of a game's environments, where it is not 0: it grows when observations, actions or rules change."""

OBSERVED: dict[str, type[np.integer[Any]]] = {
    "lone_wolves": np.int8,
    "moonlight": np.int8,
    "the_wolves": np.uint8,  # 250 turns without a calendar entry may end the game
    "wolves_and_sheep": np.int8,
}
"""The smallest type that holds every number of a game's observations; for other games the engine's own, int16."""


@dataclass(frozen=True, eq=False)
class EnvSpec:
    """A game as an environment. Make one with `make_spec`.

    >>> spec = make_spec("lone_wolves", board="advanced")
    >>> spec.id, spec.players, spec.observation_size, str(spec.observation_dtype), spec.actions
    ('wataha/lone_wolves-v0', 2, 964, 'int8', 169)
    """

    game: Game
    players: int
    options: Mapping[str, Value]
    """Every option of the game with its value."""
    reward: str
    """How the end of a game is rewarded: win, place or margin."""
    miniature: Miniature | None = None
    """What is dealt instead of the whole game."""
    mixed: tuple[Mapping[str, Value], ...] = ()
    """Where the games of a batch differ in their options: all that are dealt, in turn. See `mix_options`."""

    @property
    def name(self) -> str:
        """The id of the game, or of the miniature."""
        return self.miniature.id if self.miniature else self.game.id

    @property
    def id(self) -> str:
        """The id that environments of this game are registered under."""
        return env_id(self.name)

    @property
    def actions(self) -> int:
        """Actions are 0 to actions - 1; the length of an action mask."""
        return self.game.actions

    @property
    def observation_size(self) -> int:
        return self.game.observation_size

    @cached_property
    def observation_dtype(self) -> np.dtype[Any]:
        """The smallest type that holds what `observe` writes.

        A number that is chosen as an option may stand in the observation as it is, and so widens it:

        >>> str(make_spec("wolves_and_sheep", move_time=600).observation_dtype)
        'int16'
        """
        narrow = np.dtype(OBSERVED.get(self.game.id, np.int16))
        numbers = [option for option in self.game.options if isinstance(option, Number)]
        chosen = [option.encode(variant[option.name]) for variant in self.variants for option in numbers]
        largest = max(chosen, default=0)
        return narrow if largest <= np.iinfo(narrow).max else np.dtype(np.int16)

    @property
    def variants(self) -> tuple[Mapping[str, Value], ...]:
        """The options of the games that are dealt."""
        return self.mixed or (self.options,)

    @cached_property
    def encoded_options(self) -> np.ndarray[Any, Any]:
        """What the compiled `setup` takes, a row a variant."""
        return np.stack([self.game.encode_options(self.players, variant) for variant in self.variants])

    def deal(self, seed: int) -> np.ndarray[Any, Any]:
        """A freshly dealt record, in an array of its own."""
        if self.miniature:
            return self.miniature.deal(seed)
        return self.game.deal(seed, self.players, self.options)


def make_spec(
    game: str | Game,
    players: int | None = None,
    reward: str = "win",
    options: Mapping[str, Value] | None = None,
    **more: Value,
) -> EnvSpec:
    """The environment of a game or a miniature; wrong players, options or rewards are answered by a sentence.

    Options are named one by one, or handed over in a mapping. That sentence is a `WatahaError`.
    """
    named = {**(options or {}), **more}
    miniature = MINIATURES.get(game) if isinstance(game, str) else None
    if miniature:
        miniature.check(players, named)
        game, named = miniature.game, miniature.options
    found = find_game(game) if isinstance(game, str) else game
    count = found.read_players(players)
    chosen = found.read_options(named)
    found.encode_options(count, chosen)
    return EnvSpec(found, count, chosen, read_reward(reward), miniature)


def mix_options(spec: EnvSpec, variants: Iterable[Mapping[str, Value]]) -> EnvSpec:
    """An environment in whose batches the one and the other variant is dealt in turn: options that differ, by name."""
    return replace(spec, mixed=tuple(spec.game.read_options({**spec.options, **variant}) for variant in variants))


def env_id(game_id: str) -> str:
    """The id of the environments of a game or a miniature, with their version.

    >>> env_id("moonlight")
    'wataha/moonlight-v0'
    """
    return f"wataha/{game_id}-v{VERSIONS.get(game_id, 0)}"
