"""Games are played: a stretch of decisions in every lane, kept on the device for a lesson."""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from wataha.env import CpuEnv, GpuEnv

from .nets import legal_logits, sample
from .settings import TrainingSettings

Env = CpuEnv | GpuEnv


class Rollout(NamedTuple):
    """A stretch of play: decision by lane. Values and rewards are by seat."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_chances: Tensor
    actors: Tensor
    learner: Tensor
    """Whether the net that learns made this decision."""
    values: Tensor
    """What each seat was expected to get; one more row than decisions, for where the stretch ends."""
    rewards: Tensor
    ended: Tensor


class Opponents(NamedTuple):
    """Past selves in the last lanes: there one seat learns, and a past self plays the others."""

    net: nn.Module
    lanes: int


class Player:
    """Plays an environment with a net, stretch by stretch."""

    def __init__(self, env: Env, settings: TrainingSettings) -> None:
        self.env = env
        self.settings = settings
        self.device = env.device
        self.players = env.spec.players
        names = ("observations", "masks", "actors", "rewards", "terminated", "points")
        self._arrays = {name: shared(env, name) for name in names}
        self._seats = torch.arange(self.players, device=self.device)
        self._learning_seat = torch.arange(env.n, device=self.device) % self.players
        steps, lanes = settings.horizon, env.n
        self._observations = self._stretch(steps, "observations")
        self._masks = self._stretch(steps, "masks")
        self._actors = self._stretch(steps, "actors")
        self._ended = self._stretch(steps, "terminated")
        self._actions = torch.empty((steps, lanes), dtype=torch.int64, device=self.device)
        self._log_chances = torch.empty((steps, lanes), device=self.device)
        self._learner = torch.empty((steps, lanes), dtype=torch.bool, device=self.device)
        self._values = torch.empty((steps + 1, lanes, self.players), device=self.device)
        self._rewards = torch.empty((steps, lanes, self.players), device=self.device)

    def _stretch(self, steps: int, name: str) -> Tensor:
        array = self._arrays[name]
        return torch.empty((steps, *array.shape), dtype=array.dtype, device=self.device)

    @torch.no_grad()
    def play(self, net: nn.Module, opponents: Opponents | None = None) -> Rollout:
        """The next stretch; what it returns is overwritten by the one after."""
        arrays = self._arrays
        for step in range(self.settings.horizon):
            self._observations[step] = arrays["observations"]
            self._masks[step] = arrays["masks"]
            self._actors[step] = arrays["actors"]
            logits, self._values[step] = self._think(net)
            self._learner[step] = True
            if opponents is not None:
                self._let_play(opponents, logits, step)
            actions = sample(logits)
            self._actions[step] = actions
            self._log_chances[step] = torch.log_softmax(logits, 1).gather(1, actions.unsqueeze(1)).squeeze(1)
            act(self.env, actions)
            self._rewards[step] = self._reward()
            self._ended[step] = arrays["terminated"]
        _, self._values[-1] = self._think(net)
        return Rollout(
            self._observations,
            self._masks,
            self._actions,
            self._log_chances,
            self._actors,
            self._learner,
            self._values,
            self._rewards,
            self._ended.bool(),
        )

    def _think(self, net: nn.Module, first: int = 0) -> tuple[Tensor, Tensor]:
        """The logits of legal actions, and each seat's value, for the lanes from one on."""
        arrays = self._arrays
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            logits, values = net(arrays["observations"][first:])
        seats = (arrays["actors"][first:].unsqueeze(1) + self._seats) % self.players
        by_seat = torch.empty_like(values, dtype=torch.float32).scatter_(1, seats.long(), values.float())
        return legal_logits(logits, arrays["masks"][first:]), by_seat

    def _let_play(self, opponents: Opponents, logits: Tensor, step: int) -> None:
        """Put the logits of a past self where one decides."""
        first = self.env.n - opponents.lanes
        theirs = self._arrays["actors"][first:] != self._learning_seat[first:]
        past, _ = self._think(opponents.net, first)
        logits[first:] = torch.where(theirs.unsqueeze(1), past, logits[first:])
        self._learner[step, first:] = ~theirs

    def _reward(self) -> Tensor:
        """What the last step was worth to each seat: winning, and by how much."""
        share = self.settings.margin_share
        points = self._arrays["points"][:, : self.players].float()
        margins = torch.tanh(leads(points) / self.settings.margin_scale)
        margins -= margins.mean(1, keepdim=True)
        won = self._arrays["rewards"]
        return (1 - share) * won + share * margins * self._arrays["terminated"].float().unsqueeze(1)


def leads(points: Tensor) -> Tensor:
    """Each seat's points less the best of the others'."""
    best, second = points.topk(2, dim=1).values.unbind(1)
    leading = points == best.unsqueeze(1)
    return points - torch.where(leading, second.unsqueeze(1), best.unsqueeze(1))


def act(env: Env, actions: Tensor) -> None:
    """Play an action in every lane."""
    if isinstance(env, GpuEnv):
        env.step(actions.int())
    else:
        env.step(actions.numpy())


def shared(env: Env, name: str) -> Tensor:
    """An array of an environment as a tensor of the same memory."""
    array: Any = getattr(env, name)
    return torch.from_numpy(array) if isinstance(env, CpuEnv) else torch.from_dlpack(array)
