"""Many games stepped at once by compiled code, on all cores, in arrays made once."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from wataha.engine.compiled import JIT, EntryPoint
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value
from wataha.engine.interpreted import as_interpreted

from .lanes import CHOOSE, DEAL, LOOK, OBSERVE, PLAY, REDEAL, Lanes, Way, lane_arrays
from .miniatures.dealing import PICK_DEAL
from .rewards import REWARDS
from .spec import EnvSpec, make_spec

Array = np.ndarray[Any, Any]

LANES_A_THREAD = 64
"""Fewer lanes than this are not worth a thread of their own."""


class BatchEnv:
    """What batches on a CPU and on a GPU have in common. Make a `CpuEnv` or a `GpuEnv`."""

    device: str

    def __init__(
        self,
        game: str | Game | EnvSpec,
        n: int,
        players: int | None = None,
        reward: str = "win",
        packed_masks: bool = False,
        autoreset: bool = True,
        **options: Value,
    ) -> None:
        self.spec = game if isinstance(game, EnvSpec) else make_spec(game, players, reward, options)
        if n < 1:
            raise WatahaError(f"A batch of {n} games cannot be played: at least 1 is needed.")
        self.n = n
        self.packed_masks = packed_masks
        self.autoreset = autoreset
        """Whether a game that ended is followed by a new one within the same step."""
        self.way = Way(0, self.spec.players, REWARDS.index(self.spec.reward), packed_masks)
        self.shapes = lane_arrays(self.spec, n, packed_masks)

    @property
    def game(self) -> Game:
        return self.spec.game

    @property
    def players(self) -> int:
        return self.spec.players

    def seeded(self, seed: int) -> None:
        """Take the seed that all games to come are dealt from."""
        self.way = self.way._replace(seed=self.spec.game.read_seed(seed))


class CpuEnv(BatchEnv):
    """A batch of games on the CPU. In every lane acts whoever's turn it is.

    >>> env = CpuEnv("lone_wolves", 4)
    >>> env.reset(seed=1)
    >>> env.observations.shape, env.masks.shape, env.actors.tolist()
    ((4, 964), (4, 169), [0, 0, 1, 1])
    >>> env.step(env.masks.argmax(axis=1))
    >>> env.lengths.tolist(), env.terminated.any(), env.rewards.shape
    ([1, 1, 1, 1], np.False_, (4, 2))
    """

    device = "cpu"

    def __init__(
        self, game: str | Game | EnvSpec, n: int, *more: Any, threads: int | None = None, **options: Any
    ) -> None:
        super().__init__(game, n, *more, **options)
        arrays = {name: np.zeros(shape, kind) for name, (shape, kind) in self.shapes.items()}
        self.lanes = Lanes(**arrays)
        self._compiled = self.lanes if JIT else Lanes(*map(as_interpreted, self.lanes))
        wanted = threads or os.cpu_count() or 1
        self.threads = min(wanted, -(-n // LANES_A_THREAD))
        self._all = np.ones(n, np.bool_)
        self._actions = np.zeros(n, np.int64)

    def __getattr__(self, name: str) -> Array:
        if name in Lanes._fields:
            return getattr(self.lanes, name)
        raise AttributeError(name)

    def reset(self, seed: int = 0, observe: bool = True) -> None:
        """Deal a new game in every lane, the first of each of this seed."""
        self.seeded(seed)
        self.lanes.episodes[:] = 0
        self.deal(self._all)
        for name in ("rewards", "terminated", "illegal", "points", "standings"):
            getattr(self.lanes, name)[:] = 0
        if observe:
            self.observe()

    def deal(self, chosen: Array) -> None:
        """Deal the next game in the chosen lanes, a flag for each."""
        if self.spec.miniature:
            self._run(PICK_DEAL, chosen, self.way, self.spec.miniature.deals)
        else:
            self._run(DEAL, chosen, self.way, self.spec.encoded_options)

    def step(self, actions: Array, observe: bool = True) -> None:
        """Play an action in every lane (-1 lets it sit out), deal anew where a game ended, and observe.

        An illegal action plays nothing and is told in `illegal`.
        """
        self._actions[:] = actions
        self._run(PLAY, self._actions, self.way)
        if self.autoreset and self.lanes.terminated.any():
            self.deal(self.lanes.terminated)
        if observe:
            self.observe()

    def choose(self, seed: int) -> Array:
        """A random legal action for every lane; the same for the same seed and position in its series of games."""
        self._run(CHOOSE, self.spec.game.read_seed(seed), self._actions)
        return self._actions.copy()

    def observe(self) -> None:
        """Write what the viewers know."""
        self._run(OBSERVE)

    def redeal(self, seed: int, copies: int = 1) -> CpuEnv:
        """A batch of worlds that the viewers think possible, so many for each lane: samples of their beliefs."""
        worlds = CpuEnv(
            self.spec, self.n * copies, packed_masks=self.packed_masks, autoreset=False, threads=self.threads
        )
        worlds.way = self.way
        source, viewers = self._compiled.states, self._compiled.viewers
        worlds._run(REDEAL, source, viewers, copies, self.spec.game.read_seed(seed))
        worlds._run(LOOK, self.way)
        worlds.observe()
        return worlds

    def _run(self, entry: EntryPoint, *arguments: Any) -> None:
        """Call an entry point on all lanes, each thread on a stretch of them."""
        call = entry.on(self.spec.game)
        if not JIT:
            arguments = tuple(map(as_interpreted, arguments))
        if self.threads == 1:
            call(self._compiled, 0, self.n, *arguments)
            return
        ends = [self.n * part // self.threads for part in range(self.threads + 1)]
        jobs = [_threads().submit(call, self._compiled, *stretch, *arguments) for stretch in pairwise(ends)]
        for job in jobs:
            job.result()


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="wataha-env")
