"""A net of positions learns who wins: by the ends of the games that positions are from."""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from wataha.bots.position_net import PositionNet

from .self_play import WIDTHS

Array = np.ndarray[Any, Any]

BATCH = 8192
RATE = 3e-3
WEIGHT_DECAY = 1e-4


class Sample(NamedTuple):
    """Positions of games for one number of players: a row a seat, and what each seat got from there."""

    rows: Array
    shares: Array
    held: Array
    """Whether a position is held back: the net is only tested on it."""


class PositionModel(nn.Module):
    """What `position_net` computes, as PyTorch learns it."""

    def __init__(self, features: int, widths: tuple[int, int] = WIDTHS) -> None:
        super().__init__()
        self.own = nn.Linear(features, widths[0])
        self.others = nn.Linear(features, widths[0], bias=False)
        self.second = nn.Linear(widths[0], widths[1])
        self.head = nn.Linear(widths[1], 1, bias=False)
        self.register_buffer("centre", torch.zeros(features))
        self.register_buffer("spread", torch.ones(features))

    centre: Tensor
    spread: Tensor

    def forward(self, rows: Tensor) -> Tensor:
        """The strengths of all seats; chances to win are their softmax."""
        scaled = (rows - self.centre) / self.spread
        others = (scaled.sum(1, keepdim=True) - scaled) / (rows.shape[1] - 1)
        hidden = torch.relu(self.own(scaled) + self.others(others))
        return self.head(torch.relu(self.second(hidden))).squeeze(2)

    @torch.no_grad()
    def fit_scale(self, samples: list[Sample]) -> None:
        """Scale every number by its spread; what never varies is left out."""
        features = len(self.centre)
        flat = torch.cat([torch.as_tensor(sample.rows).float().reshape(-1, features) for sample in samples])
        self.centre.copy_(flat.mean(0))
        spread = flat.std(0)
        self.spread.copy_(torch.where(spread > 1e-4, spread, torch.full_like(spread, 1e6)))

    @torch.no_grad()
    def take(self, net: PositionNet) -> None:
        """Begin with the numbers of a net for play, in the present scale."""
        parts = [torch.as_tensor(part).to(self.centre) for part in net]
        own, others, bias, second, second_bias, head = parts
        self.own.weight.copy_(own.T * self.spread)
        self.others.weight.copy_(others.T * self.spread)
        self.own.bias.copy_(bias + own.T @ self.centre + others.T @ self.centre)
        self.second.weight.copy_(second.T)
        self.second.bias.copy_(second_bias)
        self.head.weight.copy_(head)

    @torch.no_grad()
    def exported(self) -> PositionNet:
        """The same net for play, with the scale in its first layer."""
        own, others = self.own.weight / self.spread, self.others.weight / self.spread
        bias = self.own.bias - own @ self.centre - others @ self.centre
        parts = (own.T, others.T, bias, self.second.weight.T, self.second.bias, self.head.weight)
        return PositionNet(*(np.ascontiguousarray(part.cpu().numpy(), np.float32) for part in parts))


def fit(model: PositionModel, samples: list[Sample], epochs: int, rate: float = RATE) -> float:
    """Teach the net; its mean loss on positions held back, in nats."""
    device = next(model.parameters()).device
    learned = [_on(device, sample, ~sample.held) for sample in samples]
    tested = [_on(device, sample, sample.held) for sample in samples]
    steps = epochs * sum(-(-len(rows) // BATCH) for rows, _ in learned)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    for _ in range(epochs):
        batches = [
            (number, chosen)
            for number, (rows, _) in enumerate(learned)
            for chosen in torch.randperm(len(rows), device=device).split(BATCH)
        ]
        for place in torch.randperm(len(batches)).tolist():
            number, chosen = batches[place]
            rows, shares = learned[number]
            loss = _loss(model, rows[chosen], shares[chosen])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        return sum(_loss(model, rows, shares).item() for rows, shares in tested) / len(tested)


def _on(device: torch.device, sample: Sample, chosen: Array) -> tuple[Tensor, Tensor]:
    return torch.as_tensor(sample.rows[chosen], device=device), torch.as_tensor(sample.shares[chosen], device=device)


def _loss(model: PositionModel, rows: Tensor, shares: Tensor) -> Tensor:
    """The cross entropy of the chances and of what each seat got."""
    return -(shares * torch.log_softmax(model(rows.float()), 1)).sum(1).mean()
