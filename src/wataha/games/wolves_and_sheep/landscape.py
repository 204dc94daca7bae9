"""The landscape in plain words: every meadow, forest, pond and village, and why it counts or does not."""

from __future__ import annotations

from functools import cache
from typing import Any, TypedDict

from wataha.engine.position import Position

from .components import BLACK, COLOUR_IDS, FOREST, LETTERS, NOTHING, POND, SIDES, VILLAGE
from .faces import EDGE, EDGE_BITS, ROW

NO_EDGE = "."
REGION_FIELDS = ("letter", "open", "worth", "raiders", "free_keepers", "cover_keepers")
REGION_KINDS = {VILLAGE: "village", FOREST: "forest", POND: "pond"}


class Region(TypedDict):
    """A meadow, forest, pond or village, as everybody can see it."""

    id: str
    kind: str
    colour: str | None  # of a meadow
    cells: list[str]
    open: int  # edges towards empty cells
    worth: int  # sheep of a meadow, fish of a pond
    raiders: int  # uncovered wolves or fishermen
    keepers: int  # hunters or guards on the table itself
    covers: int  # hunters on wolves, guards on fishermen
    status: str  # meadow: open, unsafe, safe; forest: dangerous, safe; pond: open, plundered, finished; village
    joined: str | None  # of an enclosed meadow, the region that stands for its joined meadow
    value: int  # of the joined meadow, fish included, at the region that stands for it


@cache
def cell_id(at: int) -> str:
    """The name of a place.

    >>> cell_id(-256 * 2 + 3), cell_id(-1)
    ('3,-2', '-1,0')
    """
    y = (at + ROW // 2) // ROW
    return f"{at - y * ROW},{y}"


@cache
def letters_of(edges: int) -> str:
    """The edges of a face, N E S W, with a dot for none.

    >>> letters_of(0o7021)
    'VF.B'
    """
    letters = [edges >> EDGE_BITS * side & EDGE for side in range(SIDES)]
    return "".join(LETTERS[letter - 1] if letter else NO_EDGE for letter in letters)


def row_of(s: Any, field: str, count: int) -> list[Any]:
    """The first numbers, or rows, of a field of the record."""
    return getattr(s, field)[:count]


def regions_of(position: Position) -> list[Region]:
    """Every region of the table, in the order in which they came to be."""
    s, parts = position.fields, position.parts
    cells: dict[int, list[str]] = {}
    for at, regions in zip(row_of(s, "cell_at", s.cells), row_of(s, "cell_region", s.cells), strict=True):
        for region in set(regions):
            cells.setdefault(region, []).append(cell_id(at))
    rows = [row_of(s, field, s.regions) for field in REGION_FIELDS]
    found: list[Region] = []
    for number, (letter, opened, worth, raiders, keepers, covers) in enumerate(zip(*rows, strict=True)):
        if letter == NOTHING:
            continue
        joined = parts["joined"][number]
        unsafe = joined >= 0 and parts["unsafe"][joined] == 1
        found.append(
            {
                "id": region_id(number),
                "kind": REGION_KINDS.get(letter, "meadow"),
                "colour": COLOUR_IDS[letter - BLACK] if letter >= BLACK else None,
                "cells": cells[number],
                "open": opened,
                "worth": worth,
                "raiders": raiders,
                "keepers": keepers,
                "covers": covers,
                "status": _status(letter, opened, raiders > keepers, unsafe),
                "joined": region_id(joined) if joined >= 0 else None,
                "value": parts["value"][number],
            }
        )
    return found


@cache
def region_id(number: int) -> str:
    return f"r{number}"


def _status(letter: int, opened: int, overrun: bool, unsafe: bool) -> str:
    if letter == VILLAGE:
        return "village"
    if letter == FOREST:
        return "dangerous" if overrun else "safe"
    if opened:
        return "open"
    if letter == POND:
        return "plundered" if overrun else "finished"
    return "unsafe" if unsafe else "safe"


def joined_meadows(position: Position, colour: int) -> list[int]:
    """M15: the regions that stand for the joined meadows of a colour, safe or not, those of the highest value first."""
    s, parts = position.fields, position.parts
    letters = row_of(s, "letter", s.regions)
    standing = [
        number
        for number, letter in enumerate(letters)
        if letter == BLACK + colour and parts["joined"][number] == number
    ]
    return sorted(standing, key=lambda number: -parts["value"][number])


def values_of(position: Position, colour: int) -> list[int]:
    """WS-54: V(c), the values of the safe joined meadows of a colour, descending."""
    parts = position.parts
    return [parts["value"][number] for number in joined_meadows(position, colour) if not parts["unsafe"][number]]


def owners_known(s: Any, seat: int | None, over: bool) -> list[bool]:
    """7.1: for each colour, whether these eyes know whose it is, or that it is nobody's."""
    everybody = seat is None or over or bool(s.two_herds)
    at_table = seat in range(s.players)
    return [
        everybody or s.shown >> colour & 1 == 1 or (at_table and owner == seat)
        for colour, owner in enumerate(s.colour_owner)
    ]
