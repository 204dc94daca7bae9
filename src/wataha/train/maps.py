"""Games with a map, as nets see them: which hexes are neighbours, and which actions are about a hex."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]


class HexMap(NamedTuple):
    """A map that ends an observation: so many numbers for each hex, hex by hex.

    Hexes lie in a grid of slanted columns, in which six of the eight cells around each are its neighbours:

        n  n  .
        n  h  n
        .  n  n
    """

    numbers: int
    columns: int
    rows: int
    cells: Array
    """Where each hex lies in that grid: its column times the number of rows, and its row."""
    actions: Array
    """For each hex the actions that are about it."""

    @property
    def hexes(self) -> int:
        return len(self.cells)


AROUND = np.array([[1, 1, 0], [1, 1, 1], [0, 1, 1]], np.float32)
"""1 for a hex and its neighbours in that grid."""


def map_of_the_wolves() -> HexMap:
    """The hexes that lie on any map of The Wolves."""
    from wataha.games.the_wolves import actions, hexes, knowledge

    cells = np.asarray(hexes.HEX_CELLS).astype(np.int64)
    columns = int(cells.max()) // hexes.COLUMN + 1
    every = np.arange(len(cells))
    starts = (actions.DRAFTS, actions.TARGETS, actions.GOALS, actions.PUSHES, actions.HUNTS)
    pairs = (actions.VICTIMS, actions.MOVERS)
    about = [start + every for start in starts]
    about += [start + 2 * every + which for start in pairs for which in range(2)]
    return HexMap(knowledge.HEX_SIZE, columns, hexes.COLUMN, cells, np.stack(about, 1))


MAPS = {"the_wolves": map_of_the_wolves}
"""Where the map of a game is described."""
