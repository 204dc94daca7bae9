"""What a position of Wolves and Sheep is worth to each seat: what it has, what it may enclose yet, and when to stop.

The numbers are fitted to games of greedy and of searching bots, for each number of players by itself, so that a lead of
`cut_scale` points makes a seat e times likelier to win. That is why a meadow counts less while the bag is full, and why
being in the game is worth more than the bonus for leaving, as long as others are in it.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.wolves_and_sheep.components import BLACK, COLOURS, FOREST, PLAYERS, POND, SEATS, SIDES, VILLAGE
from wataha.games.wolves_and_sheep.faces import STEP, edge, letters_on, touched_sides
from wataha.games.wolves_and_sheep.hands import hand_size
from wataha.games.wolves_and_sheep.placing import find_gap, has_ordinary_placement
from wataha.games.wolves_and_sheep.regions import overrun
from wataha.games.wolves_and_sheep.scoring import bonus, forget_values, value_meadows
from wataha.games.wolves_and_sheep.state import MAIN, NONE, OVER, POLL

FEWEST = min(PLAYERS)

(LARGEST, OPEN_1, OPEN_2, OPEN_3, OPEN_MORE, HARD, HAND, HIDDEN, TURN, ALONE, WITH_ONE, WITH_TWO, BAG, OUT) = range(14)
"""What is weighed; see WEIGHTS."""

# For 2, 3 and 4 players; for each, the worth with an empty bag, and how much more it is with a full one.
WEIGHTS: Any = np.array(
    [
        [
            [0.93, -0.26],  # LARGEST: a sheep of the largest enclosed meadow
            [0.20, 0.48],  # OPEN_1: a sheep by which a meadow with one open edge is larger
            [0.11, 0.46],  # OPEN_2: with two
            [-0.12, 0.52],  # OPEN_3: with three
            [-0.19, 0.36],  # OPEN_MORE: with more
            [-0.12, 0.03],  # HARD: such a sheep, for each further edge that a tile has to match there
            [0.13, -0.16],  # HAND: a tile in hand
            [0.30, 0.00],  # HIDDEN: a "?" tile not laid yet
            [0.44, 0.00],  # TURN: being next
            [2.30, 6.52],  # ALONE: being in the game when all others are out
            [0.00, 0.00],  # WITH_ONE: with one other
            [0.00, 0.00],  # WITH_TWO: with two others
            [4.89, 0.00],  # BAG: the root of what is left in the bag, to those in the game
            [1.10, 0.20],  # OUT: a point of one who is out
        ],
        [
            [0.96, -0.75],
            [0.52, -0.12],
            [0.40, -0.04],
            [-0.06, 0.38],
            [-0.12, 0.26],
            [-0.17, 0.15],
            [0.29, -0.24],
            [0.53, 0.00],
            [0.49, 0.00],
            [0.87, 9.96],
            [1.02, 6.94],
            [0.00, 0.00],
            [5.54, 0.00],
            [1.33, -0.16],
        ],
        [
            [0.99, -1.23],
            [0.85, -0.73],
            [0.68, -0.53],
            [-0.01, 0.24],
            [-0.06, 0.16],
            [-0.22, 0.26],
            [0.45, -0.32],
            [0.76, 0.00],
            [0.54, 0.00],
            [-0.56, 13.39],
            [1.02, 6.94],
            [1.97, 5.87],
            [6.19, 0.00],
            [1.56, -0.52],
        ],
    ]
)

MOST_TILES = 14
"""More tiles in hand are worth no more."""
HARDEST = 3
"""More further edges are no worse."""

# How hard an open meadow is to enclose, in the scratch row `joined`, which is 0 there.
FURTHER = 15  # bits that count the further edges to be matched
NEVER = 16  # some edge can never be matched
BESIDE_WOLVES = 32


@rule
def settled(s: Any) -> bool:
    """Between whole actions: nobody has a tile, a special or a colour half laid."""
    return s.phase == MAIN or s.phase == POLL or s.phase == OVER


@rule
def evaluate(s: Any, out: Any) -> None:
    """The points that each seat may expect; at the end, those that it has."""
    for seat in range(SEATS):
        out[seat] = 0.0
    value_meadows(s)
    if s.phase != OVER:
        mark_open_meadows(s)
    for colour in range(COLOURS):
        owner = s.colour_owner[colour]
        if owner != NONE:
            out[owner] += worth_of_colour(s, colour, owner)
    forget_values(s)
    for seat in range(s.players):
        out[seat] += worth_of_seat(s, seat)


@inlined
def weight(s: Any, what: int) -> float:
    """The worth of one of these, with as many tiles in the bag as there are."""
    left = (s.bag_size - s.drawn) / s.bag_size
    return WEIGHTS[s.players - FEWEST, what, 0] + left * WEIGHTS[s.players - FEWEST, what, 1]


@inlined
def worth_of_seat(s: Any, seat: int) -> float:
    """What a seat has beside its meadows: the bonus for being out, or the prospects of being in the game."""
    if s.phase == OVER:
        return bonus(s, seat)
    return bonus(s, seat) * weight(s, OUT) if s.rank[seat] else prospects(s, seat)


@inlined
def prospects(s: Any, seat: int) -> float:
    """What it is worth to be in the game; nothing to one who is alone there and cannot lay a tile."""
    others = s.players - s.out - 1
    if others == 0 and not has_ordinary_placement(s, seat):
        return 0.0
    worth = weight(s, BAG) * math.sqrt((s.bag_size - s.drawn) / s.bag_size)
    worth += weight(s, HAND) * min(hand_size(s, seat), MOST_TILES)
    if others < s.players - 1:
        worth += weight(s, ALONE + others)
    if seat == (s.owner if s.phase == MAIN else s.main_next):
        worth += weight(s, TURN)
    return worth


@inlined
def mark_open_meadows(s: Any) -> None:
    """Write into the scratch row of open meadows how hard they are to enclose."""
    for cell in range(s.cells):
        for side in range(SIDES):
            letter = edge(s.cell_edges[cell], side)
            region = s.cell_region[cell, side]
            if letter == FOREST and overrun(s, region):
                for turn in range(1, SIDES, 2):
                    beside = s.cell_region[cell, (side + turn) % SIDES]
                    if s.letter[beside] >= BLACK and s.open[beside] > 0:
                        s.joined[beside] |= BESIDE_WOLVES
            elif letter >= BLACK and s.open[region] > 0:
                at = s.cell_at[cell] + STEP[side]
                gap = find_gap(s, at)
                if gap < s.gaps and s.gap_at[gap] == at:
                    mark_edge(s, region, s.gap_need[gap])


@inlined
def mark_edge(s: Any, region: int, need: int) -> None:
    """An open edge of a meadow: what else must match there; no face has two of village, forest and pond."""
    letters = letters_on(need)
    if (letters >> VILLAGE & 1) + (letters >> FOREST & 1) + (letters >> POND & 1) > 1:
        s.joined[region] |= NEVER
    further = (s.joined[region] & FURTHER) + popcount(touched_sides(need)) - 1
    s.joined[region] = s.joined[region] & ~FURTHER | min(further, FURTHER)


@inlined
def worth_of_colour(s: Any, colour: int, owner: int) -> float:
    """The largest meadow of a colour, and by how much it may be surpassed."""
    largest = 0
    for region in range(s.regions):
        if s.letter[region] == BLACK + colour and s.open[region] == 0:
            largest = max(largest, s.value[region])
    if s.phase == OVER:
        return largest
    if s.rank[owner]:
        return largest * weight(s, OUT)
    worth = largest * weight(s, LARGEST)
    if s.shown >> colour & 1 == 0:
        worth += weight(s, HIDDEN)
    for count in range(1, SIDES + 1):
        worth += worth_of_open(s, colour, count, largest)
    return worth


@inlined
def worth_of_open(s: Any, colour: int, count: int, largest: int) -> float:
    """By how much the largest open meadow with so many open edges, or more, surpasses the enclosed ones."""
    best = largest
    further = 0
    for region in range(s.regions):
        counts = s.letter[region] == BLACK + colour and min(s.open[region], SIDES) == count
        if counts and s.joined[region] < NEVER and s.worth[region] > best:
            best = s.worth[region]
            further = s.joined[region]
    gain = best - largest
    worth = gain * weight(s, OPEN_1 + count - 1)
    if count <= 2:
        worth += gain * min(further, HARDEST) * weight(s, HARD)
    return worth
