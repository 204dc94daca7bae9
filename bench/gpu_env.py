"""How many decisions a second a net makes in the environment on a GPU: observe, mask, net, sample, step.

`python bench/gpu_env.py lone_wolves --games 16384 65536`. Needs PyTorch and an NVIDIA GPU. The net has layers of 512,
512 and 256 and a head for the policy, in bfloat16, and is not trained; one pass round the loop is one CUDA graph.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor, nn

import wataha
from wataha.env import GpuEnv

HIDDEN = (512, 512, 256)
SECONDS = 2.0
ROUNDS = 3
WARM_UP = 5
MOST_LOGITS = 4096
"""With more actions than this only the logits of legal ones are looked at, by the list of legal actions."""


def policy(inputs: int, actions: int) -> nn.Module:
    """The net: what is observed in, a logit for each action out."""
    sizes = (inputs, *HIDDEN)
    layers: list[nn.Module] = []
    for before, after in pairwise(sizes):
        layers += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*layers, nn.Linear(sizes[-1], actions)).to("cuda", torch.bfloat16)


class Loop:
    """A net that plays every seat of every game."""

    def __init__(self, game: str, games: int) -> None:
        self.env = GpuEnv(game, games)
        self.env.reset(seed=1)
        self.observations = torch.from_dlpack(self.env.observations)
        self.masks = torch.from_dlpack(self.env.masks).view(torch.bool)
        self.choices = torch.from_dlpack(self.env.choices)
        self.counts = torch.from_dlpack(self.env.counts)
        self.places = torch.arange(self.choices.shape[1], device="cuda", dtype=torch.int32)
        self.net = policy(self.env.spec.observation_size, self.env.spec.actions)
        self.actions = torch.zeros(games, dtype=torch.int64, device="cuda")

    def think(self) -> None:
        """Observation to action: the net, and a draw among the legal actions by its odds."""
        logits = self.net(self.observations.to(torch.bfloat16))
        if logits.shape[1] <= MOST_LOGITS:
            self.actions.copy_(sample(logits, self.masks))
        else:
            choices = self.choices.long()
            listed = self.places[None, :] < self.counts[:, None]
            picked = sample(logits.gather(1, choices * listed), listed)
            self.actions.copy_(choices.gather(1, picked[:, None])[:, 0])

    def step(self) -> None:
        self.env.step(self.actions, stream=torch.cuda.current_stream().cuda_stream)

    def once(self) -> None:
        self.think()
        self.step()


def sample(logits: Tensor, legal: Tensor) -> Tensor:
    """A draw by the odds of the legal logits (the Gumbel trick, with exponential noise)."""
    odds = logits.float().masked_fill(~legal, -torch.inf).softmax(dim=1)
    return (odds / torch.empty_like(odds).exponential_()).argmax(dim=1)


def graph_of(work: Callable[[], None]) -> torch.cuda.CUDAGraph:
    """Work as a CUDA graph, warmed up before."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(WARM_UP):
            work()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=side):
        work()
    return graph


def rate(work: Callable[[], None], games: int) -> float:
    """Decisions a second, the best of a few rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS / ROUNDS:
            for _ in range(20):
                work()
            torch.cuda.synchronize()
            done += 20
        best = max(best, done * games / (time.perf_counter() - start))
    return best


@torch.inference_mode()
def measure(game: str, games: int) -> dict[str, Any]:
    """Decisions a second of the loop, and of its parts alone."""
    loop = Loop(game, games)
    env, stream = loop.env, lambda: torch.cuda.current_stream().cuda_stream
    parts: dict[str, Callable[[], None]] = {
        "loop": loop.once,
        "net_and_sampling": loop.think,
        "random_steps": lambda: env.step(env.choose(1, stream()), stream=stream()),
        "random_steps_unobserved": lambda: env.step(env.choose(1, stream()), observe=False, stream=stream()),
        "observing": lambda: env.observe(stream()),
    }
    report: dict[str, Any] = {"game": game, "games": games}
    for name, work in parts.items():
        report[name] = round(rate(graph_of(work).replay, games) / 1e6, 2)
    report["loop_without_graph"] = round(rate(loop.once, games) / 1e6, 2)
    report["illegal"] = int(env.illegal.copy_to_host().sum())
    report["games_ended_a_lane"] = round(float(env.episodes.copy_to_host().mean()) - 1, 1)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description="Million decisions a second on a GPU.")
    parser.add_argument("game", nargs="*", default=[game.id for game in wataha.games()])
    parser.add_argument("--games", type=int, nargs="+", default=[16384])
    chosen = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}, PyTorch {torch.__version__}; million decisions a second")
    for game in chosen.game:
        for games in chosen.games:
            print(json.dumps(measure(game, games)), flush=True)


if __name__ == "__main__":
    main()
