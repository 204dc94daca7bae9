"""Random legal play on the GPU, with JAX: a compiled policy reads the environment's own memory.

`python examples/gpu_env_jax.py`. Needs an NVIDIA GPU, JAX for it and `wataha[gpu]`.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp

from wataha.env import GpuEnv

GAMES, STEPS = 4096, 200

env = GpuEnv("moonlight", GAMES)
env.reset(seed=1)


@jax.jit
def policy(observations: jax.Array, masks: jax.Array, key: jax.Array) -> jax.Array:
    """Any legal action; a net would go here."""
    scores = jnp.where(masks == 1, 0.0, -jnp.inf) + 0.0 * observations[:, :1]
    return jax.random.categorical(key, scores).astype(jnp.int32)


ended = 0
for step in range(STEPS):
    # JAX takes an array to be constant: look at the memory anew after every step, and be done before the next.
    observations, masks = jax.dlpack.from_dlpack(env.observations), jax.dlpack.from_dlpack(env.masks)
    actions = policy(observations, masks, jax.random.key(step)).block_until_ready()
    env.step(actions)
    env.synchronize()
    ended += int(jax.dlpack.from_dlpack(env.terminated).sum())
print(f"{GAMES * STEPS} decisions, {ended} games ended, illegal actions: {int(env.illegal.copy_to_host().sum())}")
