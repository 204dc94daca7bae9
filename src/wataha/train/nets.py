"""What learns: from what a seat knows to how good each action is, and how well each seat will fare."""

# pyright: reportMissingImports=false
from __future__ import annotations

import torch
from torch import Tensor, nn

from wataha.env.spec import EnvSpec

WIDTHS = (512, 512, 256)


class Net(nn.Module):
    """What nets have in common.

    `forward` takes observations and gives a logit for every action, and the values of all seats in the order in which
    observations name them: the viewer, then clockwise. Values of a game sum to zero, as rewards do.
    """

    scale: Tensor

    def __init__(self, spec: EnvSpec) -> None:
        super().__init__()
        self.players = spec.players
        self.register_buffer("scale", torch.ones(spec.observation_size))

    @torch.no_grad()
    def fit_scale(self, largest: Tensor) -> None:
        """Scale every number of observations by the largest absolute value that it takes."""
        self.scale.copy_(1 / largest.to(self.scale.dtype).clamp(min=1))

    def of_all_seats(self, values: Tensor) -> Tensor:
        """Values that sum to zero: of two seats one is enough."""
        if self.players == 2:
            return torch.cat((values, -values), 1)
        return values - values.mean(1, keepdim=True)


class CardNet(Net):
    """A plain net: the numbers of an observation, scaled, through a few layers, to a policy and values."""

    def __init__(self, spec: EnvSpec, widths: tuple[int, ...] = WIDTHS) -> None:
        super().__init__(spec)
        sizes = (spec.observation_size, *widths)
        self.trunk = nn.ModuleList(nn.Linear(size, width) for size, width in zip(sizes, widths, strict=False))
        self.policy = nn.Linear(widths[-1], spec.actions)
        self.values = nn.Linear(widths[-1], 1 if spec.players == 2 else spec.players)
        for layer in self.trunk:
            nn.init.orthogonal_(layer.weight, 2**0.5)  # type: ignore[arg-type]
            nn.init.zeros_(layer.bias)  # type: ignore[arg-type]
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        hidden = observations.to(self.scale.dtype) * self.scale
        for layer in self.trunk:
            hidden = torch.relu(layer(hidden))
        return self.policy(hidden), self.of_all_seats(self.values(hidden))


def legal_logits(logits: Tensor, masks: Tensor) -> Tensor:
    """The logits with those of illegal actions gone; masks are packed, 8 actions a byte."""
    return logits.float().masked_fill(~unpack(masks, logits.shape[1]), float("-inf"))


def unpack(masks: Tensor, actions: int) -> Tensor:
    """Packed masks as flags, one for each action."""
    bits = torch.arange(8, dtype=torch.uint8, device=masks.device)
    return (masks.unsqueeze(2) >> bits & 1).flatten(1)[:, :actions].bool()


def sample(logits: Tensor) -> Tensor:
    """An action of each row by its probability; impossible ones have a logit of minus infinity."""
    noise = -torch.log(torch.empty_like(logits).exponential_().clamp(min=1e-20))
    return (logits + noise).argmax(1)
