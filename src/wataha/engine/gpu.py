"""The same rules on an NVIDIA GPU: whole random games, a thread each, by the numba-cuda compiler.

Nothing of a game is written for the GPU. Compiled rules become device functions as they are; what numba-cuda needs
besides is kept here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from . import contract
from .chance import BATCH_SALT, PLAYOUT_SALT, mix
from .contract import ACTION, POINTS
from .entry_points import finish
from .errors import WatahaError
from .game import Game, Value

THREADS = 32
"""Threads in a block."""


def find_cuda() -> Any:
    """The module numba.cuda, or a sentence that says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 still asks NumPy 2.5 for it
    try:
        cuda: Any = import_module("numba.cuda")
    except ImportError as trouble:
        raise WatahaError("This needs an NVIDIA GPU and numba-cuda: install wataha[gpu].") from trouble
    if not cuda.is_available():
        raise WatahaError("This needs an NVIDIA GPU; none was found.")
    return cuda


def available() -> bool:
    """Whether games can be played on a GPU here."""
    try:
        return bool(find_cuda())
    except WatahaError:
        return False


@cache
def _series_kernel(game: Game) -> Any:
    """A kernel that deals and plays out game `start + i` of a seeded series in each thread."""
    cuda = find_cuda()
    most_choices = game.most_choices
    record = game.dtype

    @cuda.jit
    def series(states: Any, seed: int, start: int, options: Any, points: Any, standings: Any, lengths: Any) -> None:
        i = cuda.grid(1)
        if i < lengths.shape[0]:
            own = cuda.local.array(1, record)
            out = cuda.local.array(most_choices, ACTION)
            s = own[0]
            contract.setup(s, mix(seed, start + i), options)
            lengths[i] = finish(s, mix(seed ^ BATCH_SALT, start + i) ^ PLAYOUT_SALT, out)
            contract.score(s, points[i])
            contract.standing(s, standings[i])
            if i < states.shape[0]:
                states[i] = s

    return series


class GpuSeries:
    """Seeded series of random games on the GPU, equal byte for byte to `calls.simulate_range` on the CPU."""

    def __init__(self, game: Game, players: int | None = None, options: Mapping[str, Value] | None = None) -> None:
        self.game = game
        self.cuda = find_cuda()
        self._kernel = _series_kernel(game)
        encoded = game.encode_options(game.read_players(players), options or {})
        self._options = self.cuda.to_device(encoded)

    def play(self, games: int, seed: int, start: int = 0, keep: bool = True) -> dict[str, np.ndarray[Any, Any]]:
        """Play a series; the final records come back if they are to be kept."""
        results = self.launch(games, seed, start, keep)
        return {name: array.copy_to_host() for name, array in results.items()}

    def launch(self, games: int, seed: int, start: int = 0, keep: bool = False) -> dict[str, Any]:
        """Play a series and leave the results on the device."""
        device = self.cuda.device_array
        results = {
            "states": device(games if keep else 1, self.game.dtype),
            "points": device((games, self.game.seats), POINTS),
            "standings": device((games, self.game.seats), POINTS),
            "lengths": device(games, np.int32),
        }
        blocks = (games + THREADS - 1) // THREADS
        self._kernel[blocks, THREADS](
            results["states"],
            seed,
            start,
            self._options,
            results["points"],
            results["standings"],
            results["lengths"],
        )
        self.cuda.synchronize()
        return results
