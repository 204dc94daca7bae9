"""Doors for researchers: the games as environments, one at a time or many, on a CPU or a GPU.

`make_spec` names a game, or a miniature, with its options and reward. `Episode` is one game of it, for bridges to
libraries that play one at a time; `CpuEnv` and `GpuEnv` are many games, stepped by compiled code. What can be computed
exactly about miniatures is in `wataha.env.exact`.
"""

from __future__ import annotations

from .cpu_env import CpuEnv
from .device_array import DeviceArray
from .episode import Episode, IllegalAction
from .gpu_env import GpuEnv, make_env
from .miniatures import MINIATURES
from .rewards import REWARDS
from .spec import EnvSpec, env_id, make_spec, mix_options

__all__ = [
    "MINIATURES",
    "REWARDS",
    "CpuEnv",
    "DeviceArray",
    "EnvSpec",
    "Episode",
    "GpuEnv",
    "IllegalAction",
    "env_id",
    "make_env",
    "make_spec",
    "mix_options",
]
