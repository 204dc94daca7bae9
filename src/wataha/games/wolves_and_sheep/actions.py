"""The ids of actions.

Actions are numbered in the order in which they are listed:

    0..199        tile-face: 2 * tile + face   D1, D8 `tile L34B`; of a figure's face B, D5 `special WO2`
    200..203      reveal K, Y, R, B            D1, D9
    204..207      announce a kind              D1, D4, D9
    208..211      stop, leave, pass, decline   D4; D1, D9; D1; D9
    212..22052    cell, row by row             D2, D6, D7: the cells that a game can reach, a diamond round the square
    22053..22056  turns 0 to 3                 D3
    22057         time-out                     never listed: a clock plays it (WS-62 to WS-65)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import rule

from .components import COLOURS, FAR, GAPS, SIDES, SPECIAL_COUNT, SPECIALS, TILE_FACES
from .faces import ROW, column, row

REVEAL_COLOUR = TILE_FACES
ANNOUNCE_KIND = REVEAL_COLOUR + COLOURS
STOP = ANNOUNCE_KIND + SPECIALS
LEAVE = STOP + 1
PASS = LEAVE + 1
DECLINE = PASS + 1
CHOOSE_CELL = DECLINE + 1

# The cells with |x| + |y| <= FAR, row by row; row y has 2 (FAR - |y|) + 1 of them.
ROWS = range(-FAR, FAR + 1)
ROW_LENGTHS = [2 * (FAR - abs(y)) + 1 for y in ROWS]
CHOOSE_TURNS = CHOOSE_CELL + sum(ROW_LENGTHS)
TIME_OUT = CHOOSE_TURNS + SIDES
ACTIONS = TIME_OUT + 1

# For each row, the action that would choose its cell in column 0.
COLUMN_0: Any = np.array([CHOOSE_CELL + sum(ROW_LENGTHS[: y + FAR]) + FAR - abs(y) for y in ROWS], np.int16)

MOST_CHOICES = GAPS + SPECIALS // 2 * SPECIAL_COUNT  # every gap, and every raider to be covered


@rule
def cell_action(at: int) -> int:
    """The action that chooses a place."""
    return COLUMN_0[row(at) + FAR] + column(at)


@rule
def place_of(action: int) -> int:
    """The place that an action chooses."""
    low = 0
    high = 2 * FAR
    while low < high:
        middle = (low + high + 1) >> 1
        if COLUMN_0[middle] - (FAR - abs(middle - FAR)) <= action:
            low = middle
        else:
            high = middle - 1
    return (low - FAR) * ROW + action - COLUMN_0[low]
