"""How often the seat that starts wins at random play, counted on the GPU with CuPy.

`python examples/gpu_env_cupy.py`. Needs an NVIDIA GPU, CuPy and `wataha[gpu]`.
"""

from __future__ import annotations

import cupy

from wataha.env import GpuEnv

GAMES, STEPS = 16384, 60

env = GpuEnv("lone_wolves", GAMES, first_leader="0")
env.reset(seed=1)
masks, rewards, terminated = cupy.asarray(env.masks), cupy.asarray(env.rewards), cupy.asarray(env.terminated)

won = ended = 0
for _ in range(STEPS):
    actions = (cupy.random.random(masks.shape, dtype=cupy.float32) * masks).argmax(axis=1)
    env.step(actions)
    won += int((rewards[:, 0] > 0).sum())
    ended += int(terminated.sum())
print(f"{ended} games ended, seat 0 won {won / ended:.3f} of them")
