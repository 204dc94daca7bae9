"""The small file that bots play with: a net's numbers in half precision, read without PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from .maps import AROUND
from .nets import HexNet, Net

Array = np.ndarray[Any, Any]


def export(net: Net, file: Path) -> None:
    """Write a net's numbers, by their names."""
    numbers = {name: value.detach().float().cpu().numpy() for name, value in net.state_dict().items()}
    if isinstance(net, HexNet):
        numbers = _with_map(net, numbers)
    kept = {name: value.astype(np.float16) if _halvable(name, value) else value for name, value in numbers.items()}
    np.savez_compressed(file, allow_pickle=False, **kept)


def _halvable(name: str, value: Array) -> bool:
    return name != "scale" and value.dtype.kind == "f"


def _with_map(net: HexNet, numbers: dict[str, Array]) -> dict[str, Array]:
    """With what the map is like, so that whoever plays need not know: neighbours, and which actions are about a hex.

    Of a hex's surroundings only the hex and its six neighbours are kept, in this order, in one matrix.
    """
    steps = [(column - 1, row - 1) for column, row in np.argwhere(AROUND) if (column, row) != (1, 1)]
    cells = net.map.cells.tolist()
    places = {cell: number for number, cell in enumerate(cells)}
    rows = net.map.rows
    neighbours = [
        [
            places.get(cell + column * rows + row, len(cells)) if 0 <= cell % rows + row < rows else len(cells)
            for column, row in steps
        ]
        for cell in cells
    ]
    looks = {name: value for name, value in numbers.items() if name.startswith("look.") and value.ndim == 4}
    around = [(0, 0), *steps]
    for name, value in looks.items():
        numbers[name] = np.concatenate([value[:, :, 1 + column, 1 + row] for column, row in around], 1)
    return {
        **numbers,
        "neighbours": np.array(neighbours, np.int16),
        "actions_at": net.map.actions.ravel().astype(np.int16),
        "other_actions": net.other_actions.cpu().numpy().astype(np.int16),
    }
