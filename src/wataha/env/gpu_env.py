"""Many games on an NVIDIA GPU: records, observations, masks and rewards never leave it.

Reset, step, observe and redeal are kernels over the same rules as everywhere; lanes end up equal, byte by byte, to
those of a `CpuEnv` with the same seed and actions. Kernels run on the default stream, or on the one that is handed
over, and nothing waits for them: a loop of a net and an environment can be captured as one CUDA graph.
"""

from __future__ import annotations

import warnings
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from wataha.engine import contract
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game
from wataha.engine.gpu import find_cuda

from .cpu_env import BatchEnv, CpuEnv
from .device_array import DeviceArray
from .lanes import Lanes, choose_lane, deal_lane, look_lane, play_lane, redeal_lane
from .spec import EnvSpec

THREADS = 32
"""Threads in a block that each step a game: small blocks spread over the whole GPU."""

TILE = 32
"""Observations are turned from columns to rows in squares of this side."""

TILE_PITCH = TILE + 1
"""One more, so that neither rows nor columns of a square share a bank of memory."""

TILE_ROWS = 8
"""Threads across a square; each turns several rows."""


class Kernels(NamedTuple):
    """What runs on the GPU."""

    take: Any
    deal: Any
    play: Any
    look: Any
    observe: Any
    turn: Any
    choose: Any
    redeal: Any


@cache
def make_kernels() -> Kernels:
    """The kernels of all games; each is compiled for a game when it is first launched on its records."""
    cuda = find_cuda()

    @cuda.jit
    def take(actions: Any, taken: Any) -> None:
        i = cuda.grid(1)
        if i < taken.shape[0]:
            taken[i] = actions[i]

    @cuda.jit
    def deal(lanes: Any, chosen: Any, way: Any, options: Any) -> None:
        i = cuda.grid(1)
        if i < chosen.shape[0] and chosen[i]:
            deal_lane(lanes, i, way, options)

    @cuda.jit
    def play(lanes: Any, actions: Any, way: Any) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            play_lane(lanes, i, actions[i], way)

    @cuda.jit
    def look(lanes: Any, way: Any) -> None:
        i = cuda.grid(1)
        if i < lanes.actors.shape[0]:
            look_lane(lanes, i, way)

    @cuda.jit
    def observe(states: Any, viewers: Any, columns: Any) -> None:
        i = cuda.grid(1)
        if i < viewers.shape[0]:
            contract.observe(states[i], viewers[i], columns[:, i])

    @cuda.jit
    def turn(columns: Any, rows: Any) -> None:
        # Neighbouring threads observe neighbouring games, so they write columns; nets read rows.
        tile = cuda.shared.array((TILE, TILE_PITCH), rows.dtype)
        across, along = cuda.threadIdx.x, cuda.threadIdx.y
        first_game, first_number = cuda.blockIdx.y * TILE, cuda.blockIdx.x * TILE
        for step in range(along, TILE, TILE_ROWS):
            if first_number + step < columns.shape[0] and first_game + across < columns.shape[1]:
                tile[step, across] = columns[first_number + step, first_game + across]
        cuda.syncthreads()
        for step in range(along, TILE, TILE_ROWS):
            if first_game + step < rows.shape[0] and first_number + across < rows.shape[1]:
                rows[first_game + step, first_number + across] = tile[across, step]

    @cuda.jit
    def choose(lanes: Any, seed: int, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            actions[i] = choose_lane(lanes, i, seed)

    @cuda.jit
    def redeal(lanes: Any, source: Any, viewers: Any, copies: int, seed: int) -> None:
        i = cuda.grid(1)
        if i < lanes.actors.shape[0]:
            redeal_lane(lanes, i, source, viewers, copies, seed)

    return Kernels(take, deal, play, look, observe, turn, choose, redeal)


class GpuEnv(BatchEnv):
    """A batch of games on the GPU, with the face of `CpuEnv`; its arrays are `DeviceArray`s.

    env = GpuEnv("lone_wolves", 16384)
    env.reset(seed=1)
    observations = torch.from_dlpack(env.observations)  # the same memory: every step writes it anew
    env.step(actions)  # anything on the GPU that has a CUDA array interface
    """

    device = "cuda"

    def __init__(self, game: str | Game | EnvSpec, n: int, *more: Any, **options: Any) -> None:
        super().__init__(game, n, *more, **options)
        if self.spec.miniature:
            raise WatahaError(f"{self.spec.name} is small enough for a CPU: take a CpuEnv.")
        self.cuda = find_cuda()
        self._kernels = make_kernels()
        on_device = self.cuda.to_device
        self.lanes = Lanes(**{name: on_device(np.zeros(shape, kind)) for name, (shape, kind) in self.shapes.items()})
        self._columns = on_device(np.zeros((self.spec.observation_size, n), self.spec.observation_dtype))
        self._options = on_device(self.spec.encoded_options)
        self._all = on_device(np.ones(n, np.bool_))
        self._actions = on_device(np.zeros(n, np.int32))
        self._blocks = -(-n // THREADS)
        self._tiles = (-(-self.spec.observation_size // TILE), -(-n // TILE))
        self._shared = {name: DeviceArray(array) for name, array in self.lanes._asdict().items()}

    def __getattr__(self, name: str) -> DeviceArray:
        if name in Lanes._fields:
            return self._shared[name]
        raise AttributeError(name)

    def reset(self, seed: int = 0, observe: bool = True, stream: int = 0) -> None:
        """Deal a new game in every lane, the first of each of this seed."""
        self.seeded(seed)
        for name in ("episodes", "rewards", "terminated", "illegal", "points", "standings"):
            array = getattr(self.lanes, name)
            array.copy_to_device(np.zeros(array.shape, array.dtype), stream=self._stream(stream))
        self.deal(DeviceArray(self._all), stream)
        if observe:
            self.observe(stream)

    def deal(self, chosen: Any, stream: int = 0) -> None:
        """Deal the next game in the chosen lanes, a flag (bool) for each."""
        launch = self._blocks, THREADS, self._stream(stream)
        self._kernels.deal[launch](self.lanes, self._of_device(chosen), self.way, self._options)
        self._kernels.look[launch](self.lanes, self.way)

    def step(self, actions: Any, observe: bool = True, stream: int = 0) -> None:
        """Play an action in every lane (-1 lets it sit out), deal anew where a game ended, and observe.

        An illegal action plays nothing and is told in `illegal`.
        """
        launch = self._blocks, THREADS, self._stream(stream)
        self._kernels.take[launch](self._of_device(actions), self._actions)
        self._kernels.play[launch](self.lanes, self._actions, self.way)
        if self.autoreset:
            self._kernels.deal[launch](self.lanes, self.lanes.terminated, self.way, self._options)
        self._kernels.look[launch](self.lanes, self.way)
        if observe:
            self.observe(stream)

    def choose(self, seed: int, stream: int = 0) -> DeviceArray:
        """A random legal action for every lane; the same for the same seed and position in its series of games."""
        launch = self._blocks, THREADS, self._stream(stream)
        self._kernels.choose[launch](self.lanes, self.spec.game.read_seed(seed), self._actions)
        return DeviceArray(self._actions)

    def observe(self, stream: int = 0) -> None:
        """Write what the viewers know."""
        on_stream = self._stream(stream)
        self._kernels.observe[self._blocks, THREADS, on_stream](self.lanes.states, self.lanes.viewers, self._columns)
        self._kernels.turn[self._tiles, (TILE, TILE_ROWS), on_stream](self._columns, self.lanes.observations)

    def redeal(self, seed: int, copies: int = 1, stream: int = 0) -> GpuEnv:
        """A batch of worlds that the viewers think possible, so many for each lane: samples of their beliefs."""
        worlds = GpuEnv(self.spec, self.n * copies, packed_masks=self.packed_masks, autoreset=False)
        worlds.way = self.way
        self.redeal_into(worlds, seed, stream)
        return worlds

    def redeal_into(self, worlds: GpuEnv, seed: int, stream: int = 0) -> None:
        """Put such worlds into a batch that there is already; it has as many lanes as this one, or a multiple."""
        copies, left = divmod(worlds.n, self.n)
        if left or worlds.spec.game is not self.spec.game:
            raise WatahaError(f"Worlds of {self.n} games need a multiple of as many lanes of the same game.")
        launch = worlds._blocks, THREADS, self._stream(stream)
        own, there = self.lanes, worlds.lanes
        checked = self.spec.game.read_seed(seed)
        self._kernels.redeal[launch](there, own.states, own.viewers, copies, checked)
        self._kernels.look[launch](there, worlds.way)
        worlds.observe(stream)

    def synchronize(self) -> None:
        """Wait until everything under way on the GPU is done."""
        self.cuda.synchronize()

    def _stream(self, handle: int) -> Any:
        return self.cuda.external_stream(handle) if handle else 0

    def _of_device(self, array: Any) -> Any:
        """An array of any library as Numba knows it; one of the computer's own memory is copied to the device."""
        if isinstance(array, DeviceArray):
            found = array.array
        elif hasattr(array, "__cuda_array_interface__"):
            found = self.cuda.as_cuda_array(array)
        else:
            found = self.cuda.to_device(np.ascontiguousarray(array))
        if found.shape != (self.n,):
            raise WatahaError(f"One number for each of {self.n} games is needed, not an array of shape {found.shape}.")
        return found


def make_env(game: str | Game | EnvSpec, n: int, **options: Any) -> CpuEnv | GpuEnv:
    """A batch on the GPU if there is one; else a sentence why not (as a warning), and the same on the CPU."""
    try:
        find_cuda()
    except WatahaError as missing:
        warnings.warn(f"{missing} The CPU plays instead.", stacklevel=2)
        return CpuEnv(game, n, **options)
    return GpuEnv(game, n, **options)
