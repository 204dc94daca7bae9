"""Regions (section 3): meadows, forests, ponds and villages, kept up to date with every tile.

Every edge of every cell knows the number of its region. When a tile joins two regions, the one with the lower number
takes over all edges and counts of the other, whose number is not used again.
"""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import rule

from .components import BLACK, NOTHING, POND, SIDES
from .faces import OPPOSITE, edge
from .state import NONE


@rule
def new_region(s: Any, letter: int) -> int:
    """M3: a region of its own, as yet without edges."""
    region = s.regions
    s.regions += 1
    s.letter[region] = letter
    return region


@rule
def join(s: Any, one: int, other: int) -> int:
    """M3: two regions become one."""
    kept = min(one, other)
    gone = max(one, other)
    for cell in range(s.cells):
        for side in range(SIDES):
            region = s.cell_region[cell, side]
            s.cell_region[cell, side] = kept if region == gone else region
    s.open[kept] += s.open[gone]
    s.worth[kept] += s.worth[gone]
    s.raiders[kept] += s.raiders[gone]
    s.free_keepers[kept] += s.free_keepers[gone]
    s.cover_keepers[kept] += s.cover_keepers[gone]
    s.letter[gone] = NOTHING
    s.open[gone] = 0
    s.worth[gone] = 0
    s.raiders[gone] = 0
    s.free_keepers[gone] = 0
    s.cover_keepers[gone] = 0
    return kept


@rule
def link_edge(s: Any, cell: int, side: int, beside: int) -> None:
    """M1, M2, M5: an edge of a new tile belongs with its letter's other edges on the tile and with the edge it touches.

    Edges of the tile with a lower side are linked already; `beside` is the cell on this side, or NONE.
    """
    letter = edge(s.cell_edges[cell], side)
    region = NONE
    for earlier in range(side):
        if edge(s.cell_edges[cell], earlier) == letter:
            region = s.cell_region[cell, earlier]
    if beside == NONE:
        if region == NONE:
            region = new_region(s, letter)
        s.open[region] += 1
    else:
        touching = s.cell_region[beside, side ^ OPPOSITE]
        s.open[touching] -= 1
        if region == NONE:
            region = touching
        elif region != touching:
            region = join(s, region, touching)
    s.cell_region[cell, side] = region
    if letter >= BLACK:
        s.worth[region] += 1


@rule
def add_fish(s: Any, cell: int, fish: int) -> None:
    """M7: the fish of a pond tile swim in its pond."""
    for side in range(SIDES):
        if edge(s.cell_edges[cell], side) == POND:
            s.worth[s.cell_region[cell, side]] += fish
            return


@rule
def overrun(s: Any, region: int) -> bool:
    """M12, WS-33, WS-73: a dangerous forest or a plundered pond."""
    return s.raiders[region] > s.free_keepers[region]


@rule
def has_keeper(s: Any, region: int) -> bool:
    """WS-28, WS-70: whether a hunter or guard is there, free or covering."""
    return s.free_keepers[region] + s.cover_keepers[region] > 0
