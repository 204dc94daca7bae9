"""Wolves, hunters, fishermen and guards (4.5, WS-70 to WS-72): where they may lie, and how they are announced."""

from __future__ import annotations

from typing import Any

from wataha.engine.bits import popcount
from wataha.engine.compiled import rule

from .components import FACE_B, FACES, FOREST, HUNTER, POND, SIDES, SPECIAL_COUNT, SPECIALS
from .faces import OPPOSITE, STEP, all_of, edge, fits
from .hands import FIRST_OF_KIND, has_lower_twin, held_of_kind, is_keeper
from .placing import find_cell
from .regions import has_keeper, overrun
from .state import ANNOUNCE, DECISION, NEXT_ENTRY, NONE, SPECIAL, WINDOW


@rule
def terrain_of(kind: int) -> int:
    """Wolves and hunters belong to forests, fishermen and guards to ponds."""
    return FOREST if kind <= HUNTER else POND


@rule
def may_lie_in_gap(s: Any, kind: int, gap: int) -> bool:
    """WS-28, WS-29, WS-70, WS-71: raiders touch no region with a keeper, keepers none that is overrun."""
    need = s.gap_need[gap]
    if not fits(all_of(terrain_of(kind)), need):
        return False
    for side in range(SIDES):
        if edge(need, side):
            beside = find_cell(s, s.gap_at[gap] + STEP[side])
            region = s.cell_region[beside, side ^ OPPOSITE]
            if overrun(s, region) if is_keeper(kind) else has_keeper(s, region):
                return False
    return True


@rule
def may_cover(s: Any, kind: int, cell: int) -> bool:
    """WS-30, WS-71: a hunter goes on any uncovered wolf, a guard on any uncovered fisherman."""
    if not is_keeper(kind) or s.cell_face[cell] != FACE_B or s.cell_cover[cell] != NONE:
        return False
    first = FIRST_OF_KIND[kind - 1]
    return first <= s.cell_tile[cell] < first + SPECIAL_COUNT


@rule
def has_place(s: Any, kind: int) -> bool:
    """WS-34, WS-35: whether a figure of this kind has a legal placement."""
    for gap in range(s.gaps):
        if may_lie_in_gap(s, kind, gap):
            return True
    if is_keeper(kind):
        for cell in range(s.cells):
            if may_cover(s, kind, cell):
                return True
    return False


@rule
def may_add(s: Any, kind: int) -> bool:
    """D4, WS-34: whether fewer of a kind are announced than held."""
    listed = 0
    for entry in range(s.entries):
        listed += s.announced[entry] == kind
    return listed < popcount(held_of_kind(s, s.decider, kind))


@rule
def announce(s: Any, kind: int) -> int:
    """WS-34: name one more kind; the list ends by itself when nothing can be added."""
    s.phase = ANNOUNCE
    s.announced[s.entries] = kind
    s.entries += 1
    for other in range(SPECIALS):
        if may_add(s, other):
            return DECISION
    return NEXT_ENTRY


@rule
def next_entry(s: Any) -> int:
    """WS-35: go on with the next announced kind that has a legal placement; those before it lapse."""
    while s.entry < s.entries and not has_place(s, s.announced[s.entry]):
        lapse(s)
    if s.entry < s.entries:
        s.phase = SPECIAL
        return DECISION
    return WINDOW


@rule
def lapse(s: Any) -> None:
    """WS-35, H5: nothing is laid for this entry, and everybody knows that the tile is still held."""
    kind = s.announced[s.entry]
    s.entry += 1
    s.lapsing[kind] += 1
    s.lapsed[s.decider, kind] = max(s.lapsed[s.decider, kind], s.lapsing[kind])


@rule
def list_special_tiles(s: Any, out: Any) -> int:
    """D5: the tiles of the announced kind in hand."""
    kind = s.announced[s.entry]
    held = held_of_kind(s, s.decider, kind)
    count = 0
    for copy in range(SPECIAL_COUNT):
        tile = FIRST_OF_KIND[kind] + copy
        if held >> copy & 1 and not has_lower_twin(s, s.decider, tile):
            out[count] = tile * FACES + FACE_B
            count += 1
    return count


@rule
def cover(s: Any, tile: int, cell: int) -> int:
    """WS-30, WS-31: the raider is one no more; the number of neighbours, for which tiles are drawn."""
    s.cell_cover[cell] = tile
    region = s.cell_region[cell, 0]
    s.raiders[region] -= 1
    s.cover_keepers[region] += 1
    neighbours = 0
    for side in range(SIDES):
        neighbours += find_cell(s, s.cell_at[cell] + STEP[side]) != NONE
    return neighbours
