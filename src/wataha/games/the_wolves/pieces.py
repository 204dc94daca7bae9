"""Pieces on and off the hexes of The Wolves (section 5.5), and the calendar they leave for (TW-73)."""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import rule

from .components import ALPHA, FIRST_ALPHA, FIRST_DEN, FIRST_LAIR, WOLF
from .hexes import FOOTPRINTS, START_COUNTS, add, has, remove
from .state import NONE


@rule
def board_cell(s: Any, region: int, local: int) -> int:
    """The cell of a region board's hex; turned, the board lies in its slot the other way round."""
    slot = region + START_COUNTS[s.layout]
    return FOOTPRINTS[s.layout, slot, FOOTPRINTS.shape[2] - 1 - local if s.turn[region] else local]


@rule
def holds_piece(s: Any, cell: int) -> bool:
    """Whether anything stands on a hex."""
    return has(s.structure, cell) or has(s.wolf, cell) or has(s.alpha, cell)


@rule
def occupied(s: Any, word: int) -> int:
    """The hexes of one word on which anything stands."""
    return s.structure[word] | s.wolf[word] | s.alpha[word]


@rule
def mixed(s: Any, word: int) -> int:
    """TW-28: the hexes of one word with two colours, a den and an enemy wolf-kind."""
    one_colour = 0
    for pack in range(s.packs):
        one_colour |= s.pack_wolves[pack, word] & s.pack_structures[pack, word]
    return s.full[word] & s.structure[word] & ~one_colour


@rule
def pack_of_wolves(s: Any, cell: int) -> int:
    """The pack whose wolf-kinds stand on a hex, or NONE."""
    for pack in range(s.packs):
        if has(s.pack_wolves[pack], cell):
            return pack
    return NONE


@rule
def pack_of_structure(s: Any, cell: int) -> int:
    """The pack whose den or lair stands on a hex, or NONE."""
    for pack in range(s.packs):
        if has(s.pack_structures[pack], cell):
            return pack
    return NONE


@rule
def piece_at(s: Any, pack: int, cell: int, first: int, last: int, but: int) -> int:
    """The first of a pack's pieces first..last-1 that is on a hex and not in a mask; NONE if there is none."""
    for piece in range(first, last):
        if s.at[pack, piece] == cell and not but >> piece & 1:
            return piece
    return NONE


@rule
def kind_of(piece: int) -> int:
    """Whether a wolf-kind is a wolf or an alpha."""
    return ALPHA if piece >= FIRST_ALPHA else WOLF


@rule
def lay_wolf(s: Any, pack: int, piece: int, cell: int) -> None:
    """Put a wolf-kind on a hex."""
    if holds_piece(s, cell):
        add(s.full, cell)
    if kind_of(piece) == ALPHA:
        add(s.alpha, cell)
    else:
        add(s.wolf, cell)
    add(s.pack_wolves[pack], cell)
    s.at[pack, piece] = cell


@rule
def lift_wolf(s: Any, pack: int, piece: int) -> None:
    """Take a wolf-kind off its hex; `at` still says where it stood."""
    cell = s.at[pack, piece]
    two_wolves = has(s.full, cell) and not has(s.structure, cell)
    two_kinds = has(s.wolf, cell) and has(s.alpha, cell)
    remove(s.full, cell)
    if two_wolves and not two_kinds:
        return
    if kind_of(piece) == ALPHA:
        remove(s.alpha, cell)
    else:
        remove(s.wolf, cell)
    if not two_wolves:
        remove(s.pack_wolves[pack], cell)


@rule
def lay_structure(s: Any, pack: int, piece: int, cell: int) -> None:
    """Put a den or a lair on a hex."""
    if holds_piece(s, cell):
        add(s.full, cell)
    add(s.structure, cell)
    if piece < FIRST_LAIR:
        add(s.den, cell)
    add(s.pack_structures[pack], cell)
    s.at[pack, piece] = cell


@rule
def lift_den(s: Any, pack: int, cell: int) -> int:
    """Take a pack's den off a hex; which one it was."""
    remove(s.full, cell)
    remove(s.structure, cell)
    remove(s.den, cell)
    remove(s.pack_structures[pack], cell)
    return piece_at(s, pack, cell, FIRST_DEN, FIRST_LAIR, 0)


@rule
def date(s: Any, pack: int, piece: int) -> None:
    """TW-73: a piece removed from the map takes the next date of the calendar."""
    s.calendar += 1
    s.at[pack, piece] = NONE - s.calendar
