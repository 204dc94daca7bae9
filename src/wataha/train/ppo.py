"""The net learns: proximal policy optimisation (PPO) on a stretch of play."""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from .nets import legal_logits
from .returns import gains
from .rollout import Rollout
from .settings import TrainingSettings


class Lesson(NamedTuple):
    """What a lesson was like, on average."""

    entropy: float
    value_loss: float
    clipped: float
    """The share of decisions whose chance had moved as far as it may."""


class _Batch(NamedTuple):
    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_chances: Tensor
    learner: Tensor
    advantages: Tensor
    """Of the seat that decided."""
    returns: Tensor
    """Of all seats, the decider's first."""


class Teacher:
    """Teaches a net; remembers what its optimiser has learned about it."""

    def __init__(self, net: nn.Module, settings: TrainingSettings) -> None:
        self.net = net
        self.settings = settings
        self.optimiser = torch.optim.AdamW(
            net.parameters(), lr=settings.learning_rates[0], weight_decay=settings.weight_decay, eps=1e-5
        )
        on_gpu = next(net.parameters()).is_cuda
        self._judge = torch.compile(self._objective, dynamic=False) if settings.compiled and on_gpu else self._objective

    def teach(self, rollout: Rollout, progress: float) -> Lesson:
        """One lesson; `progress` is how much of the run is over."""
        rate, entropy_weight = self.settings.at(progress)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        batch = _flatten(rollout, self.settings)
        told = torch.zeros(3, device=batch.actions.device)
        lessons = 0
        for _ in range(self.settings.epochs):
            order = torch.randperm(len(batch.actions), device=batch.actions.device)
            for chosen in order.split(self.settings.minibatch):
                told += self._step(_Batch(*(part[chosen] for part in batch)), entropy_weight)
                lessons += 1
        return Lesson(*(told / lessons).tolist())

    def _step(self, batch: _Batch, entropy_weight: float) -> Tensor:
        weight = torch.full((), entropy_weight, device=batch.actions.device)
        loss, told = self._judge(batch, weight)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), self.settings.largest_gradient)
        self.optimiser.step()
        return told

    def _objective(self, batch: _Batch, entropy_weight: Tensor) -> tuple[Tensor, Tensor]:
        """What is to be made small, and what the lesson was like."""
        device = batch.actions.device.type
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            raw, values = self.net(batch.observations)
        logits = torch.log_softmax(legal_logits(raw, batch.masks), 1)
        log_chance = logits.gather(1, batch.actions.unsqueeze(1)).squeeze(1)
        ratio = (log_chance - batch.log_chances).exp()
        bounded = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        gained = torch.minimum(ratio * batch.advantages, bounded * batch.advantages)
        entropy = -(logits.exp() * logits.clamp(min=-1e4)).sum(1)
        own = batch.learner.float()
        count = own.sum().clamp(min=1)
        policy_loss = -((gained + entropy_weight * entropy) * own).sum() / count
        value_loss = (values.float() - batch.returns).square().mean()
        clipped = (((ratio - 1).abs() > self.settings.clip).float() * own).sum() / count
        told = torch.stack(((entropy * own).sum() / count, value_loss, clipped)).detach()
        return policy_loss + self.settings.value_weight * value_loss, told


def _flatten(rollout: Rollout, settings: TrainingSettings) -> _Batch:
    """All decisions of a stretch in one list."""
    gained = gains(rollout, settings)
    players = gained.shape[2]
    seats = (rollout.actors.long().unsqueeze(2) + torch.arange(players, device=gained.device)) % players
    own = gained.gather(2, seats)
    returns = own + rollout.values[:-1].gather(2, seats)
    advantages = own[:, :, 0]
    learned = advantages[rollout.learner]
    advantages = (advantages - learned.mean()) / (learned.std() + 1e-6)
    parts = (
        rollout.observations,
        rollout.masks,
        rollout.actions,
        rollout.log_chances,
        rollout.learner,
        advantages,
        returns,
    )
    return _Batch(*(part.flatten(0, 1) for part in parts))
