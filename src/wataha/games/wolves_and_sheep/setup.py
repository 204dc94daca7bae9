"""Setting the table of Wolves and Sheep (4.1): colours, tiles, hands, the village square, the first player."""

from __future__ import annotations

from typing import Any

from wataha.engine.chance import below, shuffle
from wataha.engine.compiled import rule

from .components import (
    BASE_TILES,
    CELLS,
    COLOURS,
    FACE_A,
    GAPS,
    HAND_SIZE,
    HERDS_EACH,
    LETTERS,
    MEMORY,
    REGIONS,
    SEATS,
    SIDES,
    SPECIALS,
    START,
    TILE_FACES,
    TILES,
    VILLAGE,
)
from .faces import OPPOSITE, STEP, has_village
from .hands import draw
from .leaving import end_run
from .placing import put_cell, touch_gap
from .regions import link_edge
from .state import NONE, WORDS
from .turns import forget_announcement, start_turn

OPTION_PLAYERS, OPTION_BIG_FISH, OPTION_TWO_HERDS, OPTION_INTERRUPTS, OPTION_MOVE_TIME, OPTION_TILES = range(6)
REDEALS = 10_000  # WS-6: more than any set of tiles that has a village will need


@rule
def setup(s: Any, seed: int, options: Any) -> None:
    """WS-1 to WS-7: colours, then the bag and the hands, then the first player, in this order of chance."""
    s.seed = seed
    s.draws = 0
    s.revealed = 0
    s.players = options[OPTION_PLAYERS]
    s.big_fish = options[OPTION_BIG_FISH]
    s.two_herds = options[OPTION_TWO_HERDS]
    s.own_turn = options[OPTION_INTERRUPTS]
    s.move_time = options[OPTION_MOVE_TIME]
    s.bag_size = TILES if s.big_fish else BASE_TILES
    read_tiles(s, options)
    clear_seats(s)
    clear_table(s)
    lay_start(s)
    deal_colours(s)
    deal_tiles(s)
    start_turn(s, below(s, s.players))


@rule
def read_tiles(s: Any, options: Any) -> None:
    """Section 1.3: the faces of the set that this table plays with."""
    s.custom = options[OPTION_TILES]
    for face in range(TILE_FACES):
        s.face[face] = options[OPTION_TILES + 1 + face]
    for tile in range(TILES):
        s.twin[tile] = options[OPTION_TILES + 1 + TILE_FACES + tile]


@rule
def clear_seats(s: Any) -> None:
    """Nobody is out, nobody has passed, nothing is known of any hand."""
    s.out = 0
    end_run(s)
    for seat in range(SEATS):
        s.rank[seat] = 0
        s.time_outs[seat] = 0
        s.passed[seat] = 0
        for kind in range(SPECIALS):
            s.lapsed[seat, kind] = 0
        for age in range(MEMORY):
            for word in range(WORDS):
                s.unfit[seat, age, word] = 0
    s.entries = 0
    forget_announcement(s)


@rule
def clear_table(s: Any) -> None:
    """No tile lies on the table, and no scratch is left."""
    s.cells = 0
    for cell in range(CELLS):
        s.cell_at[cell] = 0
        s.cell_tile[cell] = 0
        s.cell_face[cell] = 0
        s.cell_turns[cell] = 0
        s.cell_cover[cell] = 0
        s.cell_edges[cell] = 0
    for cell in range(CELLS):
        for side in range(SIDES):
            s.cell_region[cell, side] = 0
    s.gaps = 0
    for gap in range(GAPS):
        s.gap_at[gap] = 0
        s.gap_need[gap] = 0
    for letter in range(len(LETTERS) + 1):
        s.lonely[letter] = 0
    s.regions = 0
    for region in range(REGIONS):
        s.letter[region] = 0
        s.open[region] = 0
        s.worth[region] = 0
        s.raiders[region] = 0
        s.free_keepers[region] = 0
        s.cover_keepers[region] = 0
        s.joined[region] = 0
        s.value[region] = 0
    for tile in range(TILES):
        s.pile[tile] = 0


@rule
def lay_start(s: Any) -> None:
    """WS-1: the village square lies in the middle."""
    cell = put_cell(s, START, FACE_A, 0, 0)
    for side in range(SIDES):
        link_edge(s, cell, side, NONE)
        touch_gap(s, STEP[side], side ^ OPPOSITE, VILLAGE)


@rule
def deal_colours(s: Any) -> None:
    """WS-2, WS-3, WS-58: seat 0 gets the first "?" tile or tiles of the shuffle, seat 1 the next, and so on."""
    s.shown = 0
    for colour in range(COLOURS):
        s.pile[colour] = colour
    shuffle(s, s.pile, COLOURS)
    herds = HERDS_EACH if s.two_herds else 1
    for dealt in range(COLOURS):
        seat = dealt // herds
        s.colour_owner[s.pile[dealt]] = seat if seat < s.players else NONE
        s.pile[dealt] = 0


@rule
def deal_tiles(s: Any) -> None:
    """WS-4 to WS-6: shuffle the bag and deal the hands, again if nobody could begin."""
    for _ in range(REDEALS):
        for tile in range(TILES):
            s.bag[tile] = tile if tile < s.bag_size else NONE
        shuffle(s, s.bag, s.bag_size)
        village = 0
        for dealt in range(s.players * HAND_SIZE):
            village |= has_village(s, s.bag[dealt])
        if village:
            break
    s.drawn = 0
    for seat in range(SEATS):
        for word in range(WORDS):
            s.hand[seat, word] = 0
        if seat < s.players:
            draw(s, seat, HAND_SIZE)
    s.revealed = 0
