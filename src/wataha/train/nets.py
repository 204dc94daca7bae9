"""What learns: from what a seat knows to how good each action is, and how well each seat will fare."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from wataha.env.spec import EnvSpec

from .maps import MAPS, HexMap

WIDTHS = (512, 512, 256)

CHANNELS = 48
"""Numbers that a net of a map keeps for each hex."""
ROUNDS = 4
"""How often hexes look at their neighbours."""
OVERVIEW = 128
"""Numbers that it keeps for the whole table."""


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


class HexNet(Net):
    """A net that sees a map: each hex looks at its neighbours a few times, with what is known of the whole table.

    Actions on a hex get their logits from it, all others from the overview.
    """

    neighbours: Tensor
    actions_at: Tensor
    other_actions: Tensor

    def __init__(self, spec: EnvSpec, hex_map: HexMap) -> None:
        super().__init__(spec)
        self.map = hex_map
        self.actions = spec.actions
        self.register_buffer("neighbours", torch.tensor(hex_map.neighbours), persistent=False)
        self.register_buffer("actions_at", torch.tensor(hex_map.actions).flatten(), persistent=False)
        others = sorted(set(range(spec.actions)) - set(self.actions_at.tolist()))
        self.register_buffer("other_actions", torch.tensor(others), persistent=False)
        rest = spec.observation_size - hex_map.hexes * hex_map.numbers
        self.table = nn.Linear(rest, OVERVIEW)
        self.place = nn.Linear(hex_map.numbers, CHANNELS)
        self.place_in_table = nn.Linear(OVERVIEW, CHANNELS, bias=False)
        around = 1 + hex_map.neighbours.shape[1]
        self.look = nn.ModuleList(nn.Linear(around * CHANNELS, CHANNELS) for _ in range(ROUNDS))
        self.overlook = nn.ModuleList(nn.Linear(2 * CHANNELS, CHANNELS, bias=False) for _ in range(ROUNDS))
        self.overview = nn.Linear(OVERVIEW + 2 * CHANNELS, OVERVIEW)
        self.place_policy = nn.Linear(CHANNELS, hex_map.actions.shape[1])
        self.place_policy_in_table = nn.Linear(OVERVIEW, hex_map.actions.shape[1])
        self.policy = nn.Linear(OVERVIEW, len(others))
        self.values = nn.Linear(OVERVIEW, 1 if spec.players == 2 else spec.players)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        scaled = observations.to(self.scale.dtype) * self.scale
        table = torch.relu(self.table(scaled[:, : -self.map.hexes * self.map.numbers]))
        places = scaled[:, -self.map.hexes * self.map.numbers :].unflatten(1, (self.map.hexes, self.map.numbers))
        places = torch.relu(self.place(places) + self.place_in_table(table).unsqueeze(1))
        for look, overlook in zip(self.look, self.overlook, strict=True):
            edge = nn.functional.pad(places, (0, 0, 0, 1))
            around = torch.cat((places, edge[:, self.neighbours].flatten(2)), 2)
            places = places + torch.relu(look(around) + overlook(_pooled(places)).unsqueeze(1))
        overview = torch.relu(self.overview(torch.cat((table, _pooled(places)), 1)))
        logits = torch.empty((len(observations), self.actions), dtype=places.dtype, device=places.device)
        here = self.place_policy(places) + self.place_policy_in_table(overview).unsqueeze(1)
        logits[:, self.actions_at] = here.flatten(1)
        logits[:, self.other_actions] = self.policy(overview)
        return logits, self.of_all_seats(self.values(overview))


def _pooled(places: Tensor) -> Tensor:
    return torch.cat((places.mean(1), places.amax(1)), 1)


def make_net(spec: EnvSpec) -> Net:
    """An untrained net for an environment: one that sees the map, where the game has one."""
    hex_map = MAPS.get(spec.game.id)
    return CardNet(spec) if hex_map is None else HexNet(spec, hex_map())


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
