"""The map as people see it: where each board's hexes lie, and what they are. Built from the box, board by board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from wataha.engine.bits import members

from .components import BOARD_IDS, GROUND_IDS, GROUND_LETTERS, LAYOUTS, START_BOARD, START_SLOTS
from .hexes import LONE_WOLF_HEXES, PREY_HEX, WATER_HEX, WORD, board_ground, hex_of, slot_cells

START = "start"

MAPS_KEPT = 256
"""So many maps are kept laid out: those of the games under way."""


@cache
def hex_id(cell: int) -> str:
    """A hex as paths write it.

    >>> hex_id(166)
    '8,8'
    """
    x, y = hex_of(cell)
    return f"{x},{y}"


def cells_in(words: list[int]) -> list[int]:
    """The cells of a set of hexes, ascending.

    >>> cells_in([0b1010, 0b1])
    [1, 3, 60]
    """
    firsts = range(0, WORD * len(words), WORD)
    return [first + bit for first, word in zip(firsts, words, strict=True) for bit in members(word)]


@dataclass(frozen=True)
class Board:
    """A board on its slot."""

    slot: str
    name: str
    turned: bool
    cells: tuple[int, ...]
    """Its hexes in the order of the box, wherever they have come to lie."""
    ground: tuple[str, ...]

    @property
    def is_region(self) -> bool:
        return self.name != START

    @property
    def water(self) -> str:
        return hex_id(self.cells[WATER_HEX])

    @property
    def prey(self) -> str:
        return hex_id(self.cells[PREY_HEX])

    @property
    def lone_wolves(self) -> list[str]:
        return [hex_id(self.cells[icon]) for icon in LONE_WOLF_HEXES]


@lru_cache(MAPS_KEPT)
def lay_boards(players: int, boards: tuple[int, ...], turns: tuple[int, ...]) -> tuple[Board, ...]:
    """TW-1, TW-2: the boards of a map, in slot order."""
    laid: list[Board] = []
    for slot, (letter, *_) in enumerate(LAYOUTS[players]):
        region = slot - START_SLOTS[players]
        turned = region >= 0 and bool(turns[region])
        cells = slot_cells(players, slot)
        if region < 0:
            name, ground = START, [GROUND_LETTERS.index(letter) for letter in START_BOARD]
        else:
            name, ground = BOARD_IDS[boards[region]], board_ground(boards[region])
        laid.append(
            Board(letter, name, turned, tuple(cells[::-1] if turned else cells), tuple(GROUND_IDS[g] for g in ground))
        )
    return tuple(laid)
