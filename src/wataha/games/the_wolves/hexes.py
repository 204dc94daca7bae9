"""The map as numbers, built from the boards and layouts of the box, and sets of hexes as bits.

A *cell* is a hex as a number: 20 to a column, so that the six neighbours of cell c are c + a constant. A set of hexes
is seven words of 60 bits, three columns each; cell c is bit c % 60 of word c // 60.

    cell = 20 * x + y - 2       neighbours    c - 1                 bit 0        20       40      59
                                        c - 21     c + 20       word 0: | column 0 | column 1 | column 2 |
         y runs from 2 to 20,                c                  word 1: | column 3 | column 4 | column 5 |
         x from 0 to 18                 c - 20     c + 21        ...
                                             c + 1              word 6: | column 18 |

The last row of a column belongs to no map: a step off the lower or upper end falls there and is masked away.
A *hex number* counts the 219 hexes that lie on any of the four maps, in the order of their cells.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import rule

from .components import (
    BOARD_HEXES,
    BOARD_SIZE,
    BOARDS,
    DIRECTIONS,
    GROUND_LETTERS,
    HALF_TURN,
    LAYOUTS,
    LONE_WOLF_ICONS,
    PLAYERS,
    PREY_ICON,
    REGION_BOARDS,
    REGION_ZONES,
    SLOTS,
    START_BOARD,
    START_SIDES,
    START_SLOTS,
    WATER_ICON,
    ZONE_LETTERS,
)

Hex = tuple[int, int]

LOWEST_Y = 2
COLUMN = 20
WORD_COLUMNS = 3
WORD = WORD_COLUMNS * COLUMN
WORDS = 7
CELLS = WORDS * WORD

FIRST_COLUMN = (1 << COLUMN) - 1
LAST_COLUMN_AT = WORD - COLUMN
ALL_BUT_LAST = (1 << LAST_COLUMN_AT) - 1

LAYOUT_OF = {players: layout for layout, players in enumerate(PLAYERS)}
FEWEST_PLAYERS = min(PLAYERS)
TWO_PLAYERS = LAYOUT_OF[2]
"""The layout of the two-player game."""


def cell_of(x: int, y: int) -> int:
    """The number of a hex among all places where one could be.

    >>> cell_of(8, 8)
    166
    """
    return COLUMN * x + y - LOWEST_Y


def hex_of(cell: int) -> Hex:
    """The coordinates of a cell.

    >>> hex_of(166)
    (8, 8)
    """
    return cell // COLUMN, cell % COLUMN + LOWEST_Y


def words_of(cells: list[int]) -> list[int]:
    """A set of cells as words of bits."""
    words = [0] * WORDS
    for cell in cells:
        words[cell // WORD] |= 1 << cell % WORD
    return words


def slot_cells(players: int, slot: int) -> list[int]:
    """Where the hexes of a slot's board lie when it is not turned; turned, they lie there in reverse order."""
    _, x, y, turn = LAYOUTS[players][slot]
    if turn:
        x, y = x - HALF_TURN[0], y - HALF_TURN[1]
    return [cell_of(x + dx, y + dy) for dx, dy in BOARD_HEXES]


def around(cell: int) -> list[int]:
    """The six cells next to one, on the map or not."""
    return [cell + COLUMN * dx + dy for dx, dy in DIRECTIONS.values()]


def board_ground(board: int) -> list[int]:
    """What each hex of a region board is, by number."""
    zones = REGION_BOARDS[f"R{board + 1}"]
    letters = [zones[ZONE_LETTERS.index(zone)] if zone in ZONE_LETTERS else zone for zone in REGION_ZONES]
    return [GROUND_LETTERS.index(letter) for letter in letters]


SLOT_COUNTS: Any = np.array([len(LAYOUTS[players]) for players in PLAYERS], np.int8)
START_COUNTS: Any = np.array([START_SLOTS[players] for players in PLAYERS], np.int8)
FIXED_TURNS: Any = np.zeros((len(PLAYERS), SLOTS), np.int8)  # 1: turned in the fixed layout
FOOTPRINTS: Any = np.zeros((len(PLAYERS), SLOTS, BOARD_SIZE), np.int16)  # cells of each slot
SLOT_SETS: Any = np.zeros((len(PLAYERS), SLOTS, WORDS), np.int64)  # the same as sets
MAPS: Any = np.zeros((len(PLAYERS), WORDS), np.int64)  # all hexes, water and chasm included
SIDES: Any = np.zeros((len(PLAYERS), len(START_SIDES), WORDS), np.int64)  # the start board's land, north and south

# The two inner hexes of a board, water and prey, swap when it is turned: ring 0 lies around the water of a board that
# is not turned, ring 1 around its prey. A ring spans three columns, so two words, the first of them at RING_AT.
RINGS: Any = np.zeros((len(PLAYERS), SLOTS, 2, 2), np.int64)
RING_AT: Any = np.zeros((len(PLAYERS), SLOTS, 2), np.int8)

for _players, _layout in LAYOUT_OF.items():
    for _slot, (_, _, _, _turn) in enumerate(LAYOUTS[_players]):
        _cells = slot_cells(_players, _slot)
        FIXED_TURNS[_layout, _slot] = _turn == 180
        FOOTPRINTS[_layout, _slot] = _cells
        SLOT_SETS[_layout, _slot] = words_of(_cells)
        MAPS[_layout] |= SLOT_SETS[_layout, _slot]
        for _ring, _icon in enumerate((WATER_ICON, PREY_ICON)):
            _words = words_of(around(_cells[BOARD_HEXES.index(_icon)]))
            _at = min(next(word for word in range(WORDS) if _words[word]), WORDS - 2)
            RING_AT[_layout, _slot, _ring] = _at
            RINGS[_layout, _slot, _ring] = _words[_at : _at + 2]
        if _slot < START_SLOTS[_players]:
            for _side, _hexes in enumerate(START_SIDES):
                SIDES[_layout, _side] = words_of([_cells[BOARD_HEXES.index(_local)] for _local in _hexes])

WORD_COUNTS: Any = np.array([max(np.flatnonzero(MAPS[layout])) + 1 for layout in range(len(PLAYERS))], np.int8)
"""How many words each map takes: the smaller ones end before the last."""

CELL_LIST = sorted(
    {cell for players in PLAYERS for slot in range(len(LAYOUTS[players])) for cell in slot_cells(players, slot)}
)
HEXES = len(CELL_LIST)
HEX_CELLS: Any = np.array(CELL_LIST, np.int16)  # the cell of each hex number
HEX_NUMBERS: Any = np.array([CELL_LIST.index(cell) if cell in CELL_LIST else -1 for cell in range(CELLS)], np.int16)

BOARD_GROUND: Any = np.array([board_ground(board) for board in range(BOARDS)], np.int8)
START_GROUND: Any = np.array([GROUND_LETTERS.index(letter) for letter in START_BOARD], np.int8)
WATER_HEX = BOARD_HEXES.index(WATER_ICON)
PREY_HEX = BOARD_HEXES.index(PREY_ICON)
LONE_WOLF_HEXES = tuple(BOARD_HEXES.index(icon) for icon in LONE_WOLF_ICONS)
LONE_HEXES: Any = np.array(LONE_WOLF_HEXES, np.int8)


@rule
def has(hexes: Any, cell: int) -> bool:
    """Whether a hex is in a set."""
    return (hexes[cell // WORD] >> cell % WORD & 1) == 1


@rule
def add(hexes: Any, cell: int) -> None:
    """Put a hex into a set."""
    hexes[cell // WORD] |= 1 << cell % WORD


@rule
def remove(hexes: Any, cell: int) -> None:
    """Take a hex out of a set."""
    hexes[cell // WORD] &= ~(1 << cell % WORD)


@rule
def clear(hexes: Any) -> None:
    """Make a set empty."""
    for word in range(WORDS):
        hexes[word] = 0


@rule
def grow(s: Any, ground: Any) -> None:
    """TW-33, TW-34: add to `reach` every neighbour that lies on the ground; once for each step of a distance."""
    before = 0
    here = s.reach[0]
    for word in range(s.words):
        after = s.reach[word + 1] if word + 1 < s.words else 0
        south = here | here << 1
        north = here | here >> 1
        # North-east and south-east lie in the next column, south-west and north-west in the one before.
        east = (south & ALL_BUT_LAST) << COLUMN | before >> LAST_COLUMN_AT
        west = north >> COLUMN | ((after | after >> 1) & FIRST_COLUMN) << LAST_COLUMN_AT
        s.reach[word] = (south | north | east | west) & ground[word]
        before = south
        here = after
