"""What PyTorch says of some positions with the nets of the package, for tests without PyTorch.

`python -m tests.train.references` writes it anew; needed when a net changes.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from tests.bots.positions import decisions
from wataha.bots.net_file import NETS
from wataha.engine.entry_points import SEEN
from wataha.env import make_spec
from wataha.train.nets import CardNet

REFERENCES = Path(__file__).parents[1] / "bots" / "net_references.npz"

POSITIONS = 6


def write_references() -> None:
    """The observations of some decisions, their logits of all actions, and the values of both seats."""
    kept: dict[str, np.ndarray] = {}
    for file in sorted(NETS.glob("*.npz")):
        spec = make_spec(file.stem, 2)
        net = CardNet(spec)
        net.load_state_dict({name: torch.from_numpy(value).float() for name, value in np.load(file).items()})
        seen = np.zeros((POSITIONS, spec.observation_size), SEEN)
        for row, match in zip(seen, decisions(spec.game.id, 2, {}, 3, POSITIONS), strict=False):
            match.game.calls.observe(match.states, 0, match.actor, row)
        with torch.no_grad():
            logits, values = net(torch.from_numpy(seen))
        kept[f"{file.stem}.seen"] = seen
        kept[f"{file.stem}.logits"] = logits.numpy()
        kept[f"{file.stem}.values"] = values.numpy()
    np.savez_compressed(REFERENCES, allow_pickle=False, **kept)


if __name__ == "__main__":
    write_references()
