"""What learns: from what a seat knows to how good each action is, and how well each seat will fare."""

# pyright: reportMissingImports=false
from __future__ import annotations

import torch
from torch import Tensor, nn

from wataha.env.spec import EnvSpec

from .maps import AROUND, MAPS, HexMap

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

    cells: Tensor
    on_map: Tensor
    around: Tensor
    actions_at: Tensor
    other_actions: Tensor

    def __init__(self, spec: EnvSpec, hex_map: HexMap) -> None:
        super().__init__(spec)
        self.map = hex_map
        self.actions = spec.actions
        on_map = torch.zeros(hex_map.columns * hex_map.rows)
        on_map[torch.tensor(hex_map.cells)] = 1
        others = sorted(set(range(spec.actions)) - set(hex_map.actions.flatten().tolist()))
        self._constant("cells", torch.tensor(hex_map.cells))
        self._constant("on_map", on_map.view(1, 1, hex_map.columns, hex_map.rows))
        self._constant("around", torch.tensor(AROUND))
        self._constant("actions_at", torch.tensor(hex_map.actions).flatten())
        self._constant("other_actions", torch.tensor(others))
        rest = spec.observation_size - hex_map.hexes * hex_map.numbers
        self.table = nn.Linear(rest, OVERVIEW)
        self.place = nn.Linear(hex_map.numbers, CHANNELS)
        self.place_in_table = nn.Linear(OVERVIEW, CHANNELS, bias=False)
        self.look = nn.ModuleList(nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(ROUNDS))
        self.overlook = nn.ModuleList(nn.Linear(2 * CHANNELS, CHANNELS, bias=False) for _ in range(ROUNDS))
        self.overview = nn.Linear(OVERVIEW + 2 * CHANNELS, OVERVIEW)
        self.place_policy = nn.Linear(CHANNELS, hex_map.actions.shape[1])
        self.place_policy_in_table = nn.Linear(OVERVIEW, hex_map.actions.shape[1])
        self.policy = nn.Linear(OVERVIEW, len(others))
        self.values = nn.Linear(OVERVIEW, 1 if spec.players == 2 else spec.players)
        for head in (self.place_policy, self.place_policy_in_table, self.policy):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def _constant(self, name: str, value: Tensor) -> None:
        self.register_buffer(name, value, persistent=False)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        scaled = observations.to(self.scale.dtype) * self.scale
        table = torch.relu(self.table(scaled[:, : -self.map.hexes * self.map.numbers]))
        hexes = scaled[:, -self.map.hexes * self.map.numbers :].unflatten(1, (self.map.hexes, self.map.numbers))
        hexes = torch.relu(self.place(hexes) + self.place_in_table(table).unsqueeze(1))
        places = self._on_grid(hexes)
        for look, overlook in zip(self.look, self.overlook, strict=True):
            seen = nn.functional.conv2d(places, look.weight * self.around, look.bias, padding=1)  # type: ignore[arg-type,operator]
            seen = seen + overlook(self._pooled(places)).unsqueeze(2).unsqueeze(3)
            places = places + torch.relu(seen) * self.on_map.to(seen.dtype)
        overview = torch.relu(self.overview(torch.cat((table, self._pooled(places)), 1)))
        hexes = places.permute(0, 2, 3, 1).flatten(1, 2).index_select(1, self.cells)
        here = self.place_policy(hexes) + self.place_policy_in_table(overview).unsqueeze(1)
        logits = torch.empty((len(observations), self.actions), dtype=here.dtype, device=here.device)
        logits[:, self.actions_at] = here.flatten(1)
        logits[:, self.other_actions] = self.policy(overview)
        return logits, self.of_all_seats(self.values(overview))

    def _on_grid(self, hexes: Tensor) -> Tensor:
        """What is kept for each hex, at its place in the grid; zeros beside the map."""
        grid = hexes.new_zeros((len(hexes), self.map.columns * self.map.rows, CHANNELS))
        grid = grid.index_copy(1, self.cells, hexes)
        return grid.unflatten(1, (self.map.columns, self.map.rows)).permute(0, 3, 1, 2)

    def _pooled(self, places: Tensor) -> Tensor:
        """The mean and the largest of each number over all hexes; none is below zero, as beside the map."""
        flat = places.flatten(2)
        return torch.cat((flat.sum(2) / self.map.hexes, flat.amax(2)), 1)


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
