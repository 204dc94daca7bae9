"""The small file that bots play with: a net's numbers in half precision, read without PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from .nets import Net


def export(net: Net, file: Path) -> None:
    """Write a net's numbers, by their names."""
    numbers = {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}
    halves = {name: value if name == "scale" else value.astype(np.float16) for name, value in numbers.items()}
    np.savez_compressed(file, allow_pickle=False, **halves)
