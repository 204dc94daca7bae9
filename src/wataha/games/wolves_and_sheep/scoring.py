"""How a Wolves and Sheep table is scored (4.9, section 8): enclosed meadows, joined by ponds, safe from wolves.

The worth of meadows is worked out in two scratch rows of the record, by region number:

    joined   the region that stands for the joined meadow (M15), + 1; 0 for all that is no enclosed meadow
    value    what a joined meadow is worth, at the region that stands for it; UNSAFE less beside a dangerous forest
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import rule
from wataha.engine.game import Part

from .components import BLACK, BONUS, COLOURS, FOREST, PLACEMENTS, POND, REGIONS, SEATS, SIDES
from .faces import edge
from .regions import overrun
from .state import NONE

FINISHING_BONUS: Any = np.array(BONUS, np.int8)

UNSAFE = 1 << 12  # more than any meadow is worth
KEYS = 1 << 12  # more than any seat scores, for a number that orders by one thing and then by another
RANK_BITS = 4  # of a seat in a word that holds a small number for each

BREAKDOWN = (
    Part("meadows", SEATS, "the largest meadow of each own colour, added up"),
    Part("bonus", SEATS, "for being out early"),
    Part("joined", REGIONS, "for each enclosed meadow the region that stands for its joined meadow, else -1"),
    Part("value", REGIONS, "at that region: the worth of the joined meadow, fish included, safe or not"),
    Part("unsafe", REGIONS, "at that region: 1 beside a dangerous forest"),
)
"""How the points are made up, as `break_down` writes it."""


@rule
def is_enclosed_meadow(s: Any, region: int) -> bool:
    """M14, WS-52: a meadow without an edge towards an empty cell."""
    return s.letter[region] >= BLACK and s.open[region] == 0


@rule
def value_meadows(s: Any) -> None:
    """WS-52 to WS-54: fill the scratch rows; `forget_values` empties them again."""
    dangers = 0
    ponds = 0
    for region in range(s.regions):
        if is_enclosed_meadow(s, region):
            s.joined[region] = region + 1
            s.value[region] = s.worth[region]
        elif s.letter[region] == FOREST:
            dangers += overrun(s, region)
        elif s.letter[region] == POND and s.open[region] == 0:
            ponds += 1
    if ponds:
        for region in range(s.regions):
            if s.letter[region] == POND and s.open[region] == 0:
                join_by_pond(s, region)
    if dangers:
        mark_unsafe(s)


@rule
def beside_on_tile(s: Any, cell: int, side: int, region: int) -> bool:
    """M8: whether an edge of a tile borders a region on that tile: the next edge, or the one before, is of it."""
    return s.cell_region[cell, (side + 1) % SIDES] == region or s.cell_region[cell, (side - 1) % SIDES] == region


@rule
def join_by_pond(s: Any, pond: int) -> None:
    """M15, WS-74, WS-75: a finished pond joins the meadows of each colour beside it, and adds its fish once."""
    fish = 0 if overrun(s, pond) else s.worth[pond]
    for colour in range(COLOURS):
        meadow = NONE
        for cell in range(s.cells):
            for side in range(SIDES):
                region = s.cell_region[cell, side]
                if s.letter[region] == BLACK + colour and s.joined[region] and beside_on_tile(s, cell, side, pond):
                    other = s.joined[region] - 1
                    meadow = other if meadow == NONE else join_meadows(s, meadow, other)
        if meadow != NONE:
            s.value[meadow] += fish


@rule
def join_meadows(s: Any, one: int, other: int) -> int:
    """M15: two joined meadows become one; the region that stands for it."""
    if one == other:
        return one
    kept = min(one, other)
    gone = max(one, other)
    for region in range(s.regions):
        if s.joined[region] == gone + 1:
            s.joined[region] = kept + 1
    s.value[kept] += s.value[gone]
    s.value[gone] = 0
    return kept


@rule
def mark_unsafe(s: Any) -> None:
    """WS-53, WS-76: a joined meadow is unsafe if one of its meadows borders a dangerous forest."""
    for cell in range(s.cells):
        for side in range(SIDES):
            if edge(s.cell_edges[cell], side) == FOREST and overrun(s, s.cell_region[cell, side]):
                mark_beside(s, s.cell_region[cell, (side + 1) % SIDES])
                mark_beside(s, s.cell_region[cell, (side - 1) % SIDES])


@rule
def mark_beside(s: Any, region: int) -> None:
    """WS-53: what borders a dangerous forest here, if it is an enclosed meadow."""
    if s.joined[region]:
        meadow = s.joined[region] - 1
        if s.value[meadow] > 0:
            s.value[meadow] -= UNSAFE


@rule
def forget_values(s: Any) -> None:
    """The scratch rows are zero between actions."""
    for region in range(s.regions):
        s.joined[region] = 0
        s.value[region] = 0


@rule
def take_largest(s: Any, colour: int) -> int:
    """The next entry of V(c), which is taken off the list: 0 when there is none."""
    best = 0
    found = NONE
    for region in range(s.regions):
        if s.letter[region] == BLACK + colour and s.value[region] > best:
            best = s.value[region]
            found = region
    if found != NONE:
        s.value[found] = 0
    return best


@rule
def next_entries(s: Any, out: Any, weight: int) -> int:
    """WS-55, WS-56, WS-60, WS-61: add the next entry of V of every seat's colours to its number; their sum."""
    total = 0
    for seat in range(SEATS):
        out[seat] *= weight
    for colour in range(COLOURS):
        owner = s.colour_owner[colour]
        if owner != NONE:
            entry = take_largest(s, colour)
            out[owner] += entry
            total += entry
    return total


@rule
def bonus(s: Any, seat: int) -> int:
    """WS-46: for being out early; nothing yet for a seat in the game."""
    return FINISHING_BONUS[s.rank[seat] - 1] if s.rank[seat] else 0


@rule
def add_bonuses(s: Any, out: Any) -> None:
    for seat in range(s.players):
        out[seat] += bonus(s, seat)


@rule
def score(s: Any, out: Any) -> None:
    """WS-55, WS-60: the largest meadow of each own colour, and the bonus."""
    value_meadows(s)
    next_entries(s, out, 0)
    add_bonuses(s, out)
    forget_values(s)


@rule
def standing(s: Any, out: Any) -> None:
    """WS-56, WS-57, WS-61: totals, then second entries of V, then third, and so on, as long as seats are equal."""
    value_meadows(s)
    next_entries(s, out, 0)
    add_bonuses(s, out)
    for _ in range(PLACEMENTS):
        rank_by(s, out)
        if not has_ties(s, out) or next_entries(s, out, KEYS) == 0:
            break
    rank_by(s, out)
    forget_values(s)


@rule
def rank_by(s: Any, out: Any) -> None:
    """Replace each seat's number by how many seats have a lower one."""
    ranks = 0
    for seat in range(s.players):
        for other in range(s.players):
            if out[other] < out[seat]:
                ranks += 1 << RANK_BITS * seat
    for seat in range(s.players):
        out[seat] = ranks >> RANK_BITS * seat & (1 << RANK_BITS) - 1


@rule
def has_ties(s: Any, out: Any) -> bool:
    for seat in range(s.players):
        for other in range(seat):
            if out[other] == out[seat]:
                return True
    return False


@rule
def break_down(s: Any, out: Any) -> None:
    """Everything that the score is made of, in the order of BREAKDOWN."""
    value_meadows(s)
    joined = 2 * SEATS
    value = joined + REGIONS
    unsafe = value + REGIONS
    for region in range(REGIONS):
        out[joined + region] = s.joined[region] - 1
        out[unsafe + region] = s.value[region] < 0
        out[value + region] = s.value[region] + UNSAFE if s.value[region] < 0 else s.value[region]
    next_entries(s, out, 0)
    for seat in range(SEATS):
        out[SEATS + seat] = bonus(s, seat)
    forget_values(s)
