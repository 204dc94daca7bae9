"""Faces as numbers: their edges, their turns, and whether they fit where edges touch (WS-8)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import rule

from .components import BLACK, FACE_A, FACE_B, FACES, FIRST_SHEPHERD, SIDES, START, TILES, VILLAGE

EDGE_BITS = 3
FACE_BITS = SIDES * EDGE_BITS
EDGE = (1 << EDGE_BITS) - 1
EDGES = (1 << FACE_BITS) - 1
EACH_EDGE = 0o1111  # a letter times this is the face that has it on every edge
OPPOSITE = SIDES // 2

#   side 0 = N, 1 = E, 2 = S, 3 = W; a place is 256 y + x, and y grows to the south
ROW = 256
STEPS = (-ROW, 1, ROW, -1)
STEP: Any = np.array(STEPS, np.int16)


@rule
def row(at: int) -> int:
    """The y of a place."""
    return (at + ROW // 2) // ROW


@rule
def column(at: int) -> int:
    """The x of a place."""
    return at - row(at) * ROW


@rule
def edge(edges: int, side: int) -> int:
    """The letter of one side."""
    return edges >> EDGE_BITS * side & EDGE


@rule
def turn_face(edges: int, turns: int) -> int:
    """The edges after quarter turns clockwise: what was north is then east."""
    return (edges << EDGE_BITS * turns | edges >> FACE_BITS - EDGE_BITS * turns) & EDGES


@rule
def all_of(letter: int) -> int:
    """The face with one letter on all sides."""
    return letter * EACH_EDGE


@rule
def letters_on(edges: int) -> int:
    """Mask of the letters on a face."""
    return 1 << edge(edges, 0) | 1 << edge(edges, 1) | 1 << edge(edges, 2) | 1 << edge(edges, 3)


@rule
def touched_sides(need: int) -> int:
    """One bit, the lowest of its edge, for each side that has a letter."""
    return (need | need >> 1 | need >> 2) & EACH_EDGE


@rule
def fits(edges: int, need: int) -> bool:
    """WS-9: every touching edge matches, as the face lies."""
    return ((edges ^ need) & touched_sides(need) * EDGE) == 0


@rule
def fits_turned(edges: int, need: int) -> bool:
    """WS-9: every touching edge matches in some rotation."""
    care = touched_sides(need) * EDGE
    return (
        ((edges ^ need) & care) == 0
        or ((turn_face(edges, 1) ^ need) & care) == 0
        or ((turn_face(edges, 2) ^ need) & care) == 0
        or ((turn_face(edges, 3) ^ need) & care) == 0
    )


@rule
def turns_that_fit(edges: int, need: int) -> int:
    """D3: mask of the rotations that match; those that look alike are one, the lowest."""
    found = 0
    for turns in range(SIDES):
        lying = turn_face(edges, turns)
        seen = False
        for fewer in range(turns):
            seen = seen or turn_face(edges, fewer) == lying
        if not seen and fits(lying, need):
            found |= 1 << turns
    return found


@rule
def edges_of(s: Any, tile: int, face: int) -> int:
    """The edges of a tile's face, not turned."""
    if tile < TILES:
        return s.face[tile * FACES + face] & EDGES
    if tile == START:
        return all_of(VILLAGE)
    return all_of(BLACK + tile - FIRST_SHEPHERD)


@rule
def has_village(s: Any, tile: int) -> bool:
    """WS-6: whether a tile has a village edge on some face."""
    letters = letters_on(edges_of(s, tile, FACE_A)) | letters_on(edges_of(s, tile, FACE_B))
    return letters >> VILLAGE & 1 == 1


@rule
def fish_of(s: Any, tile: int, face: int) -> int:
    """F9: the fish on a tile's face."""
    return s.face[tile * FACES + face] >> FACE_BITS & EDGE if tile < TILES else 0
