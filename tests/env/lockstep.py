"""A batch on the GPU and one on the CPU, stepped side by side: everything that either holds is the same bytes.

`python -m tests.env.lockstep GAME ...` says so on a machine that has a GPU and little else installed.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from tests.variants import sample_variants
from wataha.env import CpuEnv, GpuEnv, make_spec
from wataha.env.lanes import Lanes

LANES = 200
STEPS = 130
WORLDS = 3


def differing(here: CpuEnv, there: GpuEnv) -> list[str]:
    """The names of the arrays that are not equal, byte by byte."""
    return [
        name for name in Lanes._fields if getattr(here, name).tobytes() != getattr(there, name).copy_to_host().tobytes()
    ]


def compare(game: str, players: int, options: dict[str, Any], packed: bool = False) -> int:
    """Play random games on both, and look into redealt worlds of both; how many games ended."""
    spec = make_spec(game, players, "place", options)
    here, there = CpuEnv(spec, LANES, packed_masks=packed), GpuEnv(spec, LANES, packed_masks=packed)
    here.reset(seed=20)
    there.reset(seed=20)
    ended = 0
    for step in range(STEPS):
        actions = here.choose(seed=1)
        assert np.array_equal(actions, there.choose(seed=1).copy_to_host()), (game, players, options, step)
        if step % 10 == 3:
            actions[step % LANES] = spec.actions
        here.step(actions)
        there.step(actions)
        ended += int(here.terminated.sum())
        if step % 10 in (2, 3):
            assert differing(here, there) == [], (game, players, options, step)
    assert differing(here, there) == [], (game, players, options)
    assert differing(here.redeal(7, WORLDS), there.redeal(7, WORLDS)) == [], (game, players, options)
    return ended


def main() -> None:
    for game in sys.argv[1:]:
        for number, (players, options) in enumerate(sample_variants(game)):
            ended = compare(game, players, options, packed=number % 2 == 1)
            print(f"{game} {players} {options}: {STEPS} steps of {LANES} games equal, {ended} ended", flush=True)


if __name__ == "__main__":
    main()
