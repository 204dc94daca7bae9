"""Placing and matching (WS-8 to WS-13): gaps, faces that fit them, laying a tile."""

from __future__ import annotations

from typing import Any

from wataha.engine.bits import lowest
from wataha.engine.compiled import rule

from .components import FACE_A, FACE_B, FACES, LETTERS, SIDES
from .faces import (
    EDGE,
    EDGE_BITS,
    OPPOSITE,
    STEP,
    edge,
    edges_of,
    fish_of,
    fits_turned,
    letters_on,
    touched_sides,
    turn_face,
)
from .hands import has_lower_twin, is_keeper, special_kind
from .regions import add_fish, link_edge
from .state import NONE, WORD_TILES, WORDS


@rule
def find_gap(s: Any, at: int) -> int:
    """The number of the first gap that is not before a place; gaps ascend."""
    low = 0
    high = s.gaps
    while low < high:
        middle = (low + high) >> 1
        if s.gap_at[middle] < at:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def find_cell(s: Any, at: int) -> int:
    """The number of the cell at a place, where there is one."""
    for cell in range(s.cells):
        if s.cell_at[cell] == at:
            return cell
    return NONE


@rule
def lonely_letter(need: int) -> int:
    """The letter of the only edge that touches a gap; NOTHING where several do."""
    touched = touched_sides(need)
    if touched & touched - 1:
        return 0
    return (need | need >> EDGE_BITS | need >> 2 * EDGE_BITS | need >> 3 * EDGE_BITS) & EDGE


@rule
def touch_gap(s: Any, at: int, side: int, letter: int) -> None:
    """WS-9: an edge now touches the gap at a place, a new gap perhaps, on one of its sides."""
    gap = find_gap(s, at)
    if gap == s.gaps or s.gap_at[gap] != at:
        for moved in range(s.gaps, gap, -1):
            s.gap_at[moved] = s.gap_at[moved - 1]
            s.gap_need[moved] = s.gap_need[moved - 1]
        s.gaps += 1
        s.gap_at[gap] = at
        s.gap_need[gap] = 0
        s.lonely[letter] += 1
    else:
        s.lonely[lonely_letter(s.gap_need[gap])] -= 1
    s.gap_need[gap] |= letter << EDGE_BITS * side


@rule
def fill_gap(s: Any, gap: int) -> None:
    """A tile lies there now; the later gaps move up."""
    s.lonely[lonely_letter(s.gap_need[gap])] -= 1
    s.gaps -= 1
    for moved in range(gap, s.gaps):
        s.gap_at[moved] = s.gap_at[moved + 1]
        s.gap_need[moved] = s.gap_need[moved + 1]
    s.gap_at[s.gaps] = 0
    s.gap_need[s.gaps] = 0


@rule
def lay(s: Any, tile: int, face: int, turns: int, gap: int) -> int:
    """WS-9, WS-16: lay a tile into a gap; the number of matched edges."""
    at = s.gap_at[gap]
    need = s.gap_need[gap]
    fill_gap(s, gap)
    cell = put_cell(s, tile, face, turns, at)
    matched = 0
    for side in range(SIDES):
        beside = NONE
        if edge(need, side):
            beside = find_cell(s, at + STEP[side])
            matched += 1
        link_edge(s, cell, side, beside)
        if beside == NONE:
            touch_gap(s, at + STEP[side], side ^ OPPOSITE, edge(s.cell_edges[cell], side))
    fish = fish_of(s, tile, face)
    if fish:
        add_fish(s, cell, fish)
    if face == FACE_B:
        count_figure(s, cell, special_kind(tile))
    return matched


@rule
def put_cell(s: Any, tile: int, face: int, turns: int, at: int) -> int:
    """A new cell with a tile on it, not yet linked to its neighbours."""
    cell = s.cells
    s.cells += 1
    s.cell_at[cell] = at
    s.cell_tile[cell] = tile
    s.cell_face[cell] = face
    s.cell_turns[cell] = turns
    s.cell_cover[cell] = NONE
    s.cell_edges[cell] = turn_face(edges_of(s, tile, face), turns)
    return cell


@rule
def count_figure(s: Any, cell: int, kind: int) -> None:
    """M9, M10: a figure that lies on the table itself is a raider or a free keeper of its forest or pond."""
    region = s.cell_region[cell, 0]
    if kind != NONE:
        if is_keeper(kind):
            s.free_keepers[region] += 1
        else:
            s.raiders[region] += 1


@rule
def lonely_letters(s: Any) -> int:
    """Mask of the letters that touch some gap alone: a face with one of them fits there."""
    letters = 0
    for letter in range(1, len(LETTERS) + 1):
        letters |= (s.lonely[letter] > 0) << letter
    return letters


@rule
def fits_somewhere(s: Any, edges: int, lonely: int) -> bool:
    """D1, D8: whether a face has a legal placement; `lonely` is the mask of lonely letters."""
    if letters_on(edges) & lonely:
        return True
    for gap in range(s.gaps):
        if fits_turned(edges, s.gap_need[gap]):
            return True
    return False


@rule
def ordinary_faces(tile: int) -> int:
    """Section 1.2: both faces of land and pond tiles, only face A of the others."""
    return FACES if special_kind(tile) == NONE else 1


@rule
def fits_ordinarily(s: Any, tile: int, face: int, lonely: int) -> bool:
    """WS-9, WS-11: whether a tile may be laid by a face; by face B only where that is another choice."""
    if face != FACE_A and s.face[tile * FACES + face] < 0:
        return False
    return fits_somewhere(s, edges_of(s, tile, face), lonely)


@rule
def list_tile_faces(s: Any, seat: int, out: Any) -> int:
    """D1, D8: the tile-faces of a hand that have a legal ordinary placement."""
    lonely = lonely_letters(s)
    count = 0
    for word in range(WORDS):
        hand = s.hand[seat, word]
        while hand:
            tile = word * WORD_TILES + lowest(hand)
            hand &= hand - 1
            if has_lower_twin(s, seat, tile):
                continue
            for face in range(ordinary_faces(tile)):
                if fits_ordinarily(s, tile, face, lonely):
                    out[count] = tile * FACES + face
                    count += 1
    return count


@rule
def has_ordinary_placement(s: Any, seat: int) -> bool:
    """WS-15, WS-23: whether some tile of the hand can be laid."""
    lonely = lonely_letters(s)
    for word in range(WORDS):
        hand = s.hand[seat, word]
        while hand:
            tile = word * WORD_TILES + lowest(hand)
            hand &= hand - 1
            for face in range(ordinary_faces(tile)):
                if fits_ordinarily(s, tile, face, lonely):
                    return True
    return False


@rule
def only_gap(s: Any, edges: int) -> int:
    """D2: the gap that a face fits, if there is but one; else NONE."""
    found = NONE
    for gap in range(s.gaps):
        if fits_turned(edges, s.gap_need[gap]):
            if found != NONE:
                return NONE
            found = gap
    return found


@rule
def remember_unfit(s: Any, seat: int) -> None:
    """H3: the seat holds no tile that could be laid now; keep which those are."""
    lonely = lonely_letters(s)
    for tile in range(s.bag_size):
        for face in range(ordinary_faces(tile)):
            if fits_ordinarily(s, tile, face, lonely):
                s.unfit[seat, 0, tile // WORD_TILES] |= 1 << tile % WORD_TILES
                s.passed[seat] = 1
