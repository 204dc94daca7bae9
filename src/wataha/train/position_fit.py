"""A net of positions learns who wins, and by how much: from what came of the games that positions are from."""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from wataha.bots.features import RowShape
from wataha.bots.position_net import PositionNet

from .self_play import POOLED, WIDTHS

Array = np.ndarray[Any, Any]

BATCH = 8192
RATE = 3e-3
WEIGHT_DECAY = 1e-2

MARGIN_WEIGHT = 1.0
"""Of the error in the margin, beside that in the win: a net learns sooner what wins if it also learns by how much."""
MARGIN_SCALE = 10.0
"""A lead of so many points counts as tanh(1)."""


class Sample(NamedTuple):
    """Positions of games for one number of players: a row a seat, and what each seat got from there."""

    rows: Array
    shares: Array
    margins: Array
    held: Array
    """Whether a position is held back: the net is only tested on it."""


class PositionModel(nn.Module):
    """What `position_net` computes, as PyTorch learns it."""

    def __init__(self, shape: RowShape, widths: tuple[int, int] = WIDTHS, pooled: int = POOLED) -> None:
        super().__init__()
        self.shape = shape
        pooled = pooled if shape.parts else 0
        sees = shape.own + pooled
        self.part = nn.Parameter(torch.randn(pooled, shape.part) / max(shape.part, 1) ** 0.5)
        self.own = nn.Linear(sees, widths[0])
        self.others = nn.Linear(sees, widths[0], bias=False)
        self.second = nn.Linear(widths[0], widths[1])
        self.head = nn.Linear(widths[1], 1, bias=False)
        self.margin = nn.Linear(widths[1], 1)
        self.register_buffer("centre", torch.zeros(shape.own))
        self.register_buffer("spread", torch.ones(shape.own))
        self.register_buffer("part_spread", torch.ones(shape.part))

    centre: Tensor
    spread: Tensor
    part_spread: Tensor

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The strengths of all seats, of which chances to win are the softmax; and their margins, -1 to 1."""
        own, parts = self.split(rows)
        pooled = torch.relu((parts / self.part_spread) @ self.part.T).sum(2)
        seen = torch.cat(((own - self.centre) / self.spread, pooled), 2)
        others = (seen.sum(1, keepdim=True) - seen) / (seen.shape[1] - 1)
        hidden = torch.relu(self.second(torch.relu(self.own(seen) + self.others(others))))
        return self.head(hidden).squeeze(2), torch.tanh(self.margin(hidden)).squeeze(2)

    def split(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The seats' own numbers, and the parts of the board."""
        own, parts = rows.split([self.shape.own, self.shape.part * self.shape.parts], 2)
        return own, parts.reshape(*rows.shape[:2], self.shape.parts, self.shape.part)

    @torch.no_grad()
    def fit_scale(self, samples: list[Sample]) -> None:
        """Scale every number by its spread; what never varies is left out. Parts keep their zero."""
        own, parts = zip(*(self.split(torch.as_tensor(sample.rows)) for sample in samples), strict=True)
        self.centre.copy_(_flat(own).mean(0))
        self.spread.copy_(_spread(_flat(own)))
        if self.shape.parts:
            self.part_spread.copy_(_spread(_flat(parts)))

    @torch.no_grad()
    def take(self, net: PositionNet) -> None:
        """Begin with the numbers of a net for play, in the present scale."""
        numbers = [torch.as_tensor(part).to(self.centre) for part in net]
        part, own, others, bias, second, second_bias, head = numbers
        spread, centre = self._scale_of_seen()
        self.part.copy_(part.T * self.part_spread)
        self.own.weight.copy_(own.T * spread)
        self.others.weight.copy_(others.T * spread)
        self.own.bias.copy_(bias + own.T @ centre + others.T @ centre)
        self.second.weight.copy_(second.T)
        self.second.bias.copy_(second_bias)
        self.head.weight.copy_(head)

    def _scale_of_seen(self) -> tuple[Tensor, Tensor]:
        """The spread and the centre of what the first layer sees: pooled numbers are as they are."""
        pooled = self.centre.new_zeros(len(self.part))
        return torch.cat((self.spread, pooled + 1)), torch.cat((self.centre, pooled))

    @torch.no_grad()
    def exported(self) -> PositionNet:
        """The same net for play, with the scale in its first layer."""
        spread, centre = self._scale_of_seen()
        own, others = self.own.weight / spread, self.others.weight / spread
        bias = self.own.bias - own @ centre - others @ centre
        part = (self.part / self.part_spread).T
        numbers = (part, own.T, others.T, bias, self.second.weight.T, self.second.bias, self.head.weight)
        return PositionNet(*(np.ascontiguousarray(each.cpu().numpy(), np.float32) for each in numbers))


def _flat(rows: tuple[Tensor, ...]) -> Tensor:
    """All rows of numbers, one below the other."""
    return torch.cat([each.reshape(-1, each.shape[-1]).float() for each in rows])


def _spread(numbers: Tensor) -> Tensor:
    spread = numbers.std(0)
    return torch.where(spread > 1e-4, spread, torch.full_like(spread, 1e6))


def fit(model: PositionModel, samples: list[Sample], epochs: int, rate: float = RATE) -> float:
    """Teach the net; its mean loss on positions held back, in nats."""
    device = next(model.parameters()).device
    learned = [_on(device, sample, ~sample.held) for sample in samples]
    tested = [_on(device, sample, sample.held) for sample in samples]
    steps = epochs * sum(-(-len(rows) // BATCH) for rows, _, _ in learned)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    for _ in range(epochs):
        batches = [
            (number, chosen)
            for number, (rows, _, _) in enumerate(learned)
            for chosen in torch.randperm(len(rows), device=device).split(BATCH)
        ]
        for place in torch.randperm(len(batches)).tolist():
            number, chosen = batches[place]
            of_win, of_margin = _losses(model, *(part[chosen] for part in learned[number]))
            loss = of_win + MARGIN_WEIGHT * of_margin
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        return sum(_losses(model, *sample)[0].item() for sample in tested) / len(tested)


def _on(device: torch.device, sample: Sample, chosen: Array) -> list[Tensor]:
    return [torch.as_tensor(part[chosen], device=device) for part in (sample.rows, sample.shares, sample.margins)]


def _losses(model: PositionModel, rows: Tensor, shares: Tensor, margins: Tensor) -> tuple[Tensor, Tensor]:
    """The cross entropy of the chances and of what each seat got; and the squared error of the margins."""
    strengths, expected = model(rows.float())
    of_win = -(shares * torch.log_softmax(strengths, 1)).sum(1).mean()
    return of_win, (expected - torch.tanh(margins / MARGIN_SCALE)).square().mean()
