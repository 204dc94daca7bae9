"""PPO by self-play in a miniature, in nothing but NumPy; how much it can still be exploited is computed exactly.

python examples/ppo_miniature.py lone_wolves_two_tricks 100
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from wataha.env import CpuEnv
from wataha.env.exact import exploitability, grow_tree, net_policy

Array = np.ndarray[Any, Any]
Weights = dict[str, Array]

LANES, STEPS, EPOCHS, BATCHES = 128, 8, 4, 4
WIDTH, RATE, CLIP, ENTROPY, VALUE = 64, 2e-3, 0.2, 0.05, 0.5
FORBIDDEN = -1e9


class Batch(NamedTuple):
    """Decisions whose game has ended, a row each."""

    seen: Array
    masks: Array
    actions: Array
    chances: Array
    """With which the action was chosen."""
    results: Array
    """What the game was worth to whoever chose it."""


class Net:
    """A layer that sees, a policy and a value; with Adam."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: Weights = {
            "see": random.normal(0, numbers**-0.5, (numbers, WIDTH)),
            "see_bias": np.zeros(WIDTH),
            "act": random.normal(0, 0.01, (WIDTH, actions)),
            "act_bias": np.zeros(actions),
            "judge": np.zeros(WIDTH),
        }
        self.weights = {name: numbers.astype(np.float32) for name, numbers in self.weights.items()}
        self.means = {name: np.zeros_like(numbers) for name, numbers in self.weights.items()}
        self.squares = {name: np.zeros_like(numbers) for name, numbers in self.weights.items()}
        self.updates = 0

    def layer(self, seen: Array) -> Array:
        return np.tanh(seen @ self.weights["see"] + self.weights["see_bias"])

    def policy(self, layer: Array, masks: Array) -> Array:
        logits = np.where(masks == 1, layer @ self.weights["act"] + self.weights["act_bias"], FORBIDDEN)
        logits = logits.astype(np.float64)  # so that what is drawn from it is never a rounding error
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def probabilities(self, seen: Array, masks: Array) -> Array:
        return self.policy(self.layer(seen.astype(np.float32)), masks)

    def learn(self, batch: Batch) -> None:
        """One step of PPO: the clipped objective, the value's square error, an entropy bonus."""
        rows = np.arange(len(batch.actions))
        layer = self.layer(batch.seen)
        policy = self.policy(layer, batch.masks)
        values = layer @ self.weights["judge"]
        gains = batch.results - values
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        ratios = policy[rows, batch.actions] / batch.chances
        free = np.where(gains > 0, ratios < 1 + CLIP, ratios > 1 - CLIP)
        push = -policy * (free * gains * ratios)[:, None]
        push[rows, batch.actions] += free * gains * ratios
        logs = np.log(np.maximum(policy, 1e-12))
        push += ENTROPY * -policy * (logs - (policy * logs).sum(axis=1, keepdims=True))
        error = VALUE * (batch.results - values)
        push, error = push.astype(np.float32), error.astype(np.float32)
        back = (push @ self.weights["act"].T + np.outer(error, self.weights["judge"])) * (1 - layer**2)
        self._climb(
            {
                "see": batch.seen.T @ back,
                "see_bias": back.sum(axis=0),
                "act": layer.T @ push,
                "act_bias": push.sum(axis=0),
                "judge": layer.T @ error,
            },
            len(rows),
        )

    def _climb(self, slopes: Weights, rows: int) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            slope = slope / rows
            self.means[name] = 0.9 * self.means[name] + 0.1 * slope
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * slope**2
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-8)


def play(env: CpuEnv, net: Net, random: np.random.Generator) -> Batch:
    """Some steps of self-play in every lane; decisions of games that have not ended are left out."""
    made: list[tuple[Array, ...]] = []
    lanes = np.arange(env.n)
    for _ in range(STEPS):
        seen, masks, actors = env.observations.astype(np.float32), env.masks.copy(), env.actors.copy()
        policy = net.policy(net.layer(seen), masks)
        actions = (policy.cumsum(axis=1) > random.random((env.n, 1))).argmax(axis=1)
        env.step(actions)
        made.append((seen, masks, actions, policy[lanes, actions], actors, env.terminated.copy(), env.rewards.copy()))
    results = np.full((env.n, env.players), np.nan)
    rows: list[tuple[Array, ...]] = []
    for seen, masks, actions, chances, actors, ended, rewards in reversed(made):
        results[ended] = rewards[ended]
        own = results[lanes, actors]
        known = ~np.isnan(own)
        rows.append((seen[known], masks[known], actions[known], chances[known], own[known]))
    return Batch(*map(np.concatenate, zip(*rows, strict=True)))


def train(miniature: str, updates: int, seed: int = 1) -> tuple[Net, Array]:
    """A net after so many updates, and its policy in every information set."""
    env = CpuEnv(miniature, LANES)
    env.reset(seed)
    random = np.random.default_rng(seed)
    net = Net(env.spec.observation_size, env.spec.actions, seed)
    for _ in range(updates):
        batch = play(env, net, random)
        for _ in range(EPOCHS):
            for part in np.array_split(random.permutation(len(batch.actions)), BATCHES):
                net.learn(Batch(*(array[part] for array in batch)))
    return net, net_policy(grow_tree(miniature), net.probabilities)


if __name__ == "__main__":
    name, rounds = sys.argv[1], int(sys.argv[2])
    tree = grow_tree(name)
    print(f"random play: {exploitability(tree, tree.uniform()):.3f}")
    print(f"PPO, {rounds} updates: {exploitability(tree, train(name, rounds)[1]):.3f}")
