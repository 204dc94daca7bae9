"""One game as an environment plays it: whoever's turn it is acts, everyone may look, the end is rewarded.

The bridges to PettingZoo and OpenSpiel stand on this; many games at a time are in `cpu_env` and `gpu_env`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.contract import ACTION, POINTS, SEEN
from wataha.engine.errors import BadSeat, WatahaError, shown
from wataha.engine.game import Game

from .rewards import REWARD_END, REWARDS
from .spec import MASK, REWARD, EnvSpec

Array = np.ndarray[Any, Any]


class IllegalAction(WatahaError):
    """The action is not a legal one here; the game is as it was."""

    def __init__(self, action: object, legal: int) -> None:
        many = f"{legal} actions are legal: look at the action mask" if legal else "the game is over: reset it"
        super().__init__(f"Action {shown(repr(action))} cannot be played; {many}.")


class Episode:
    """One game in progress, by action ids.

    >>> from wataha.env import make_spec
    >>> episode = Episode(make_spec("lone_wolves"), seed=7)
    >>> while not episode.over:
    ...     episode.step(episode.legal()[0])
    >>> episode.rewards().sum(), episode.length
    (np.float32(0.0), 52)
    """

    def __init__(self, spec: EnvSpec, seed: int) -> None:
        self.spec = spec
        self.states = spec.deal(seed)
        """The record, in an array of one: what the engine's entry points take."""
        self.length = 0
        """Decisions made so far."""
        self._choices = np.empty(spec.game.most_choices, ACTION)
        self._look()

    def _look(self) -> None:
        calls = self.spec.game.calls
        self.actor = int(calls.actor(self.states, 0))
        """The seat that decides now; -1 when the game is over."""
        self._count = int(calls.legal(self.states, 0, self._choices))

    @property
    def game(self) -> Game:
        return self.spec.game

    @property
    def players(self) -> int:
        return self.spec.players

    @property
    def over(self) -> bool:
        return self.actor < 0

    def legal(self) -> list[int]:
        """The ids of the legal actions, ascending; none when the game is over."""
        return self._choices[: self._count].tolist()

    def mask(self) -> Array:
        """1 for each legal action, 0 for any other."""
        mask = np.zeros(self.spec.actions, MASK)
        mask[self._choices[: self._count]] = 1
        return mask

    def observe(self, seat: int) -> Array:
        """What a seat knows, as the game's observation layout describes it."""
        if not 0 <= seat < self.spec.players:
            raise BadSeat(seat, self.spec.players)
        seen = np.empty(self.spec.observation_size, SEEN)
        self.spec.game.calls.observe(self.states, 0, seat, seen)
        return seen.astype(self.spec.observation_dtype)

    def step(self, action: int) -> None:
        """Play a legal action; `IllegalAction` for any other, and after the end."""
        if not isinstance(action, int | np.integer) or action not in self._choices[: self._count]:
            raise IllegalAction(action, self._count)
        self.spec.game.calls.apply(self.states, 0, int(action))
        self.length += 1
        self._look()

    def points(self) -> Array:
        """The points of each seat as things stand."""
        points = np.zeros(self.spec.game.seats, POINTS)
        self.spec.game.calls.score(self.states, 0, points)
        return points[: self.spec.players]

    def rewards(self) -> Array:
        """What each seat gets for how the game ended; zeros before its end."""
        rewards = np.zeros(self.spec.players, REWARD)
        if self.over:
            points, standings = np.zeros((2, self.spec.game.seats), POINTS)
            kind = REWARDS.index(self.spec.reward)
            REWARD_END.on(self.spec.game)(self.states, 0, kind, self.spec.players, points, standings, rewards)
        return rewards

    def imagine(self, seat: int, seed: int) -> Episode:
        """A copy in which all that a seat cannot know is dealt anew: a sample of its belief."""
        if not 0 <= seat < self.spec.players:
            raise BadSeat(seat, self.spec.players)
        world = self.copy()
        world.spec.game.calls.redeal(world.states, 0, seat, self.spec.game.read_seed(seed))
        world._look()
        return world

    def copy(self) -> Episode:
        """The same game at the same point, on its own from here."""
        return Episode.from_bytes(self.spec, self.tobytes(), self.length)

    def tobytes(self) -> bytes:
        """The record: all there is to know of the game, its secrets included."""
        return self.states.tobytes()

    @classmethod
    def from_bytes(cls, spec: EnvSpec, record: bytes, length: int = 0) -> Episode:
        """The game of a record that `tobytes` gave."""
        if len(record) != spec.game.dtype.itemsize:
            raise WatahaError(f"A record of {spec.game.id} has {spec.game.dtype.itemsize} bytes, not {len(record)}.")
        episode = cls.__new__(cls)
        episode.spec = spec
        episode.states = np.frombuffer(bytearray(record), spec.game.dtype)
        episode.length = length
        episode._choices = np.empty(spec.game.most_choices, ACTION)
        episode._look()
        return episode
