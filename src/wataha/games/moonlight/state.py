"""The record of a Moonlight game: one commented field a line.

A card is seat * 9 + kind. A hand counts its cards by kind, three bits each: bits 0-2 count W1, 3-5 count W2, and so on.
Places and masks of places are those of `grid`; the reach is kept in grid columns and rows, 0 to 6.

Every finished round leaves a sheet of small numbers:

    0        1..4             5..8             9..12             13..16              17, 18   19, 20   21
    y of     sums of seat 0   sums of seat 1   cards that the    bonus points that   moons    leader   winner
    row 0    by row           by row           row's winner took these cards gave    by seat  by seat  or NONE

Rows are counted from the side of seat 1; the sums of a row that the reach did not have are NONE.
"""

from __future__ import annotations

import numpy as np

from wataha.engine.contract import HEADER

from .components import DECK_CARDS, HIGHEST_VALUE, MOST_LAYS, MOST_ROUNDS, MOST_ROWS, SEATS
from .grid import PLACES

LAY, LAY_TWO, SECOND, PICK_LONE, PICK_LEADER, OVER = range(6)
"""What is decided now: a lay or a move, the lay of a 2 after a move, a second lay or none, a prize, nothing more."""

DECISIONS = 6

NONE = -1
"""No card, no seat, no kind, no leader ability, no row."""

COUNT_BITS = 3
COUNT_FULL = (1 << COUNT_BITS) - 1

SHEET_Y = 0
SHEET_SUMS = SHEET_Y + 1
SHEET_TAKEN = SHEET_SUMS + SEATS * MOST_ROWS
SHEET_BONUS = SHEET_TAKEN + MOST_ROWS
SHEET_MOONS = SHEET_BONUS + MOST_ROWS
SHEET_LEADER = SHEET_MOONS + SEATS
SHEET_WINNER = SHEET_LEADER + SEATS
SHEET = SHEET_WINNER + 1

DTYPE = np.dtype(
    [
        *HEADER,
        ("moon_set", "i1"),  # which guess of the moons on base wolves
        ("max_undecided", "i1"),  # undecided rounds that stop the game
        ("phase", "i1"),  # LAY, LAY_TWO, SECOND, PICK_LONE, PICK_LEADER or OVER
        ("visible", "i8", (SEATS,)),  # mask of places with the seat's wolf on top
        ("of_value", "i8", (HIGHEST_VALUE + 1,)),  # mask of places with a wolf of the value on top; none of value 0
        ("room", "i8"),  # mask of places that the reach may grow by, itself included
        ("hand", "i4", (SEATS,)),  # cards held, counted by kind
        ("display", "i2"),  # mask of leader abilities to be had
        ("turn", "i1"),  # seat that decides
        ("starter", "i1"),  # seat that started this round
        ("rounds", "i1"),  # rounds finished, undecided ones included
        ("undecided", "i1"),  # those that nobody won
        ("wins", "i1", (SEATS,)),  # rounds won
        ("lone", "i1", (SEATS,)),  # kind of the lone wolf won, or NONE
        ("leader", "i1", (SEATS,)),  # leader ability owned, or NONE
        ("used", "i1", (SEATS,)),  # 1 if it is an ambush that was used in this round
        ("hand_size", "i1", (SEATS,)),  # cards in hand
        ("deck_size", "i1", (SEATS,)),  # cards in the deck
        ("deck", "i1", (SEATS, DECK_CARDS)),  # kinds in the deck; the last of them is drawn next, NONE behind it
        ("xmin", "i1"),  # the reach: its columns
        ("xmax", "i1"),
        ("ymin", "i1"),  # and its rows
        ("ymax", "i1"),
        ("lays", "i1"),  # cards laid in this round
        ("laid_card", "i1", (MOST_LAYS,)),  # these cards in order, NONE behind them
        ("laid_place", "i1", (MOST_LAYS,)),  # where each of them lies now
        ("top", "i1", (PLACES,)),  # visible card of the place, or NONE
        ("sheets", "i1", (MOST_ROUNDS, SHEET)),  # results of the finished rounds, NONE behind them
    ],
    align=True,
)
