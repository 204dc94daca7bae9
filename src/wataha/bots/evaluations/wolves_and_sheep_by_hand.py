"""The hand-made evaluation of Wolves and Sheep, by which the yardstick plays: the most promising meadow of each colour.

A meadow that is enclosed and safe counts in full. An open one counts by the odds that it will be enclosed, and by what
may still join it. Whoever is still in the game may hope for more tiles; whoever is out has the bonus.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.wolves_and_sheep.components import BLACK, COLOURS, FOREST, SEATS, SIDES
from wataha.games.wolves_and_sheep.faces import edge
from wataha.games.wolves_and_sheep.regions import overrun
from wataha.games.wolves_and_sheep.scoring import FINISHING_BONUS, UNSAFE, bonus, forget_values, value_meadows
from wataha.games.wolves_and_sheep.state import NONE, OVER, WORDS

# Measured on games of scouts: what an open meadow brought in the end hardly depends on its open edges, and what is
# there now says the less, the more tiles are left.
CLOSING: Any = np.array([1.0, 0.44, 0.41, 0.38, 0.35, 0.32, 0.29, 0.27, 0.25])
"""Of a meadow with so many open edges, what it will bring."""
GROWTH = 0.5
"""Sheep that an open edge may bring while there are tiles in the bag."""
SECOND = 0.08
"""What the second-best meadow of a colour counts beside the best."""
RESCUE = 0.35
"""What is left of a meadow beside wolves, while hunters may still come."""
CHANGE = 0.7
"""How much of what is there now may come otherwise, with a full bag."""
HOPE = 9.0
"""Points that a seat in the game may hope for instead."""
TILE = 0.1
"""What a tile in hand is worth, with a full bag."""
SHARE_OF_BONUS = 0.75
"""Of the best bonus that is left, what a seat in the game may expect."""


@rule
def evaluate(s: Any, out: Any) -> None:
    """The points that each seat may expect."""
    left = (s.bag_size - s.drawn) / s.bag_size
    fresh = 0.0 if s.phase == OVER else 1.0
    value_meadows(s)
    mark_open_beside_wolves(s)
    for seat in range(SEATS):
        out[seat] = 0.0
    for colour in range(COLOURS):
        owner = s.colour_owner[colour]
        if owner != NONE:
            out[owner] += worth_of_colour(s, colour, fresh)
    forget_values(s)
    for seat in range(s.players):
        if s.rank[seat] or s.phase == OVER:
            out[seat] += bonus(s, seat)
        else:
            tiles = 0
            for word in range(WORDS):
                tiles += popcount(s.hand[seat, word])
            out[seat] *= 1 - CHANGE * left
            out[seat] += SHARE_OF_BONUS * FINISHING_BONUS[s.out] + (HOPE + TILE * min(tiles, 12)) * left


@inlined
def mark_open_beside_wolves(s: Any) -> None:
    """Mark open meadows beside a dangerous forest in the scratch row of values, as scoring marks enclosed ones."""
    dangers = 0
    for region in range(s.regions):
        dangers += s.letter[region] == FOREST and overrun(s, region)
    if dangers:
        for cell in range(s.cells):
            for side in range(SIDES):
                if edge(s.cell_edges[cell], side) == FOREST and overrun(s, s.cell_region[cell, side]):
                    for turn in range(1, SIDES, 2):
                        beside = s.cell_region[cell, (side + turn) % SIDES]
                        if s.letter[beside] >= BLACK and s.open[beside] > 0:
                            s.value[beside] = -UNSAFE


@inlined
def worth_of_colour(s: Any, colour: int, fresh: float) -> float:
    """The best meadow of a colour, and a little of the second-best."""
    best = 0.0
    second = 0.0
    for region in range(s.regions):
        if s.letter[region] == BLACK + colour:
            worth = worth_of_meadow(s, region, fresh)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    return best + SECOND * fresh * second


@inlined
def worth_of_meadow(s: Any, region: int, fresh: float) -> float:
    """What a meadow may be worth at the end; at the end itself, what it is worth."""
    value = s.value[region]
    open_edges = s.open[region]
    if open_edges == 0:
        if value >= 0:
            return value
        return RESCUE * fresh * (value + UNSAFE)
    worth = (s.worth[region] + GROWTH * open_edges * fresh) * CLOSING[min(open_edges, 8)] * fresh
    return RESCUE * worth if value < 0 else worth
