"""What PyTorch says of some positions with the nets of the package, for tests without PyTorch.

`python -m tests.train.references` writes it anew; needed when a net changes.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch

from tests.bots.package_nets import NET_FILES, table_of
from tests.bots.positions import decisions
from wataha.bots.features import features_of, row_shape
from wataha.bots.memory import for_rules
from wataha.bots.position_net import make_position_sight, read_position_net
from wataha.engine.contract import SEEN
from wataha.env import make_spec
from wataha.train.nets import CardNet
from wataha.train.position_fit import PositionModel

REFERENCES = Path(__file__).parents[1] / "bots" / "net_references.npz"

POSITIONS = 6


def write_references() -> None:
    """What each net of the package says of some decisions."""
    kept: dict[str, np.ndarray] = {}
    for file in NET_FILES:
        game, players = table_of(file)
        numbers = {name: torch.from_numpy(value).float() for name, value in np.load(file).items()}
        said = of_positions(game, players, numbers) if "own" in numbers else of_decisions(game, numbers)
        kept |= {f"{file.stem}.{name}": value for name, value in said.items()}
    np.savez_compressed(REFERENCES, allow_pickle=False, **kept)


def of_decisions(game: str, numbers: dict[str, torch.Tensor]) -> dict[str, np.ndarray]:
    """The observations of some decisions, their logits of all actions, and the values of both seats."""
    spec = make_spec(game, 2)
    net = CardNet(spec)
    net.load_state_dict(numbers)
    seen = np.zeros((POSITIONS, spec.observation_size), SEEN)
    for row, match in zip(seen, decisions(game, 2, {}, 3, POSITIONS), strict=False):
        match.game.calls.observe(match.states, 0, match.actor, row)
    with torch.no_grad():
        logits, values = net(torch.from_numpy(seen))
    return {"seen": seen, "logits": logits.numpy(), "values": values.numpy()}


def of_positions(game: str, players: int, numbers: dict[str, torch.Tensor]) -> dict[str, np.ndarray]:
    """Everybody's chances in the positions of some decisions."""
    widths = len(numbers["second"]), len(numbers["second_bias"])
    model = PositionModel(row_shape(game), widths, numbers["part"].shape[1])
    net = read_position_net({name: value.numpy() for name, value in numbers.items()})
    model.take(net)
    module: Any = features_of(game)
    chances: list[np.ndarray] = []
    for match in decisions(game, players, {}, 3, POSITIONS):
        sight = make_position_sight(match.game, net)
        module.describe(for_rules((match.states,))[0][0], for_rules(sight).rows)
        with torch.no_grad():
            strengths, _ = model(torch.from_numpy(sight.rows[None, :players]))
        chances.append(torch.softmax(strengths, 1)[0].numpy())
    return {"chances": np.stack(chances)}


if __name__ == "__main__":
    write_references()
