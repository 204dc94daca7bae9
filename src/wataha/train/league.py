"""Past selves: who learns only against itself forgets how to beat what it was."""

# pyright: reportMissingImports=false
from __future__ import annotations

import copy
import random
from typing import Any

import torch
from torch import Tensor, nn

from wataha.engine.errors import WatahaError
from wataha.env import CpuEnv, GpuEnv

from .nets import legal_logits
from .rollout import Env, act, shared


class PastSelves:
    """Nets as they were, evenly spread over the run."""

    def __init__(self, most: int, seed: int) -> None:
        self.most = most
        self.kept: list[tuple[int, dict[str, Any]]] = []
        """The lesson after which each was kept, and its weights."""
        self._chance = random.Random(seed)
        self._net: nn.Module | None = None

    def keep(self, lesson: int, net: nn.Module) -> None:
        """Remember how a net is now; of too many, the one goes whose neighbours are nearest."""
        weights = {name: value.detach().clone() for name, value in net.state_dict().items()}
        self.kept.append((lesson, weights))
        if len(self.kept) > self.most:
            lessons = [at for at, _ in self.kept]
            gaps = [lessons[i + 1] - lessons[i - 1] for i in range(1, len(lessons) - 1)]
            del self.kept[1 + gaps.index(min(gaps))]

    def pick(self, net: nn.Module) -> nn.Module | None:
        """One of them, as a net to play with; None while there is none."""
        if not self.kept:
            return None
        chosen = self._net if self._net is not None else copy.deepcopy(net).requires_grad_(False)
        chosen.load_state_dict(self._chance.choice(self.kept)[1])
        self._net = chosen
        return chosen

    def oldest(self, net: nn.Module) -> nn.Module | None:
        """The first that was kept."""
        if not self.kept:
            return None
        old = copy.deepcopy(net).requires_grad_(False)
        old.load_state_dict(self.kept[0][1])
        return old


@torch.no_grad()
def win_share(env: Env, net: nn.Module, other: nn.Module | None, seed: int) -> float:
    """The share of games that a net wins against another, or against random play, both choosing their likeliest action.

    In every lane one game is played, the net on each seat in turn; a win that is shared counts as a share.
    """
    env.reset(seed)
    names = ("observations", "masks", "actors", "rewards", "terminated", "illegal")
    arrays = {name: shared(env, name) for name in names}
    players = env.spec.players
    seats = torch.arange(env.n, device=env.device) % players
    over = torch.zeros(env.n, dtype=torch.bool, device=env.device)
    won = torch.zeros(env.n, device=env.device)
    while not bool(over.all()):
        actions = _likeliest(net, arrays, env.device)
        if other is None:
            theirs = torch.as_tensor(env.choose(seed), device=env.device).to(actions.dtype)
        else:
            theirs = _likeliest(other, arrays, env.device)
        act(env, torch.where(arrays["actors"] == seats, actions, theirs))
        if bool(arrays["illegal"].any()):
            raise WatahaError("A net chose what is not legal: the device does not compute what it should.")
        ended = arrays["terminated"].bool() & ~over
        share = (arrays["rewards"].gather(1, seats.unsqueeze(1)).squeeze(1) * (players - 1) + 1) / players
        won = torch.where(ended, share, won)
        over |= ended
    return float(won.mean())


def _likeliest(net: nn.Module, arrays: dict[str, Tensor], device: str) -> Tensor:
    with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
        logits, _ = net(arrays["observations"])
    return legal_logits(logits, arrays["masks"]).argmax(1)


def arena_like(env: Env, lanes: int) -> Env:
    """A smaller batch of the same games, to measure in."""
    kind = GpuEnv if isinstance(env, GpuEnv) else CpuEnv
    return kind(env.spec, lanes, packed_masks=True)
