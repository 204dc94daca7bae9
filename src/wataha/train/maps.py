"""Games with a map, as nets see them: which hexes are neighbours, and which actions are about a hex."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]


class HexMap(NamedTuple):
    """A map that ends an observation: so many numbers for each hex, hex by hex."""

    numbers: int
    neighbours: Array
    """For each hex its neighbour in each direction; the number of hexes where there is none."""
    actions: Array
    """For each hex the actions that are about it."""

    @property
    def hexes(self) -> int:
        return len(self.neighbours)


def map_of_the_wolves() -> HexMap:
    """The hexes that lie on any map of The Wolves."""
    from wataha.games.the_wolves import actions, hexes, knowledge

    cells = np.asarray(hexes.HEX_CELLS)
    numbers = {int(cell): number for number, cell in enumerate(cells)}
    steps = (-1, 20, 21, 1, -20, -21)
    neighbours = np.array([[numbers.get(int(cell) + step, len(cells)) for step in steps] for cell in cells])
    every = np.arange(len(cells))
    starts = (actions.DRAFTS, actions.TARGETS, actions.GOALS, actions.PUSHES, actions.HUNTS)
    pairs = (actions.VICTIMS, actions.MOVERS)
    about = [start + every for start in starts]
    about += [start + 2 * every + which for start in pairs for which in range(2)]
    return HexMap(knowledge.HEX_SIZE, neighbours, np.stack(about, 1))


MAPS = {"the_wolves": map_of_the_wolves}
"""Where the map of a game is described."""
