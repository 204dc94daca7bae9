"""The small file that bots play with: a net's numbers in half precision, read without PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from .nets import Net

Array = np.ndarray[Any, Any]


def export(net: Net, file: Path) -> None:
    """Write a net's numbers, by their names."""
    write_numbers({name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}, file)


def write_numbers(numbers: dict[str, Array], file: Path) -> None:
    """Write the numbers of a net of any kind."""
    kept = {name: value.astype(np.float16) if _halvable(name, value) else value for name, value in numbers.items()}
    np.savez_compressed(file, allow_pickle=False, **kept)


def _halvable(name: str, value: Array) -> bool:
    return name != "scale" and value.dtype.kind == "f"
