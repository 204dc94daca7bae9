"""The record of a Wolves and Sheep game: one commented field a line.

A *cell* is a place where a tile lies, a *gap* an empty place beside one. Both are at a place `at` = 256 y + x, so that
north, east, south and west are at -256, +1, +256 and -1, and ascending places are the order of the specification.

A face is a number: three bits for each edge, 0 for none, in the order N, E, S, W from the lowest; then its fish.

    bit   14..12   11..9   8..6   5..3   2..0
          fish     W       S      E      N

A hand is a set of tiles: four words of 25 bits. The figures of a kind lie in one word.

    word  0          1           2                              3
    tile  0..24      25..49      50..74                         75..99
          L01..L25   L26..L50    L51..L60 WO HU P01..P07        P08..P24 FI GU
"""

from __future__ import annotations

import numpy as np

from wataha.engine.contract import HEADER

from .components import (
    CELLS,
    COLOURS,
    ENTRIES,
    GAPS,
    LETTERS,
    MEMORY,
    REGIONS,
    SEATS,
    SIDES,
    SPECIALS,
    TILE_FACES,
    TILES,
)

WORDS = 4
WORD_TILES = TILES // WORDS

MAIN, CELL, TURN, ANNOUNCE, SPECIAL, SPECIAL_CELL, SHEPHERD_CELL, BONUS_TILE, POLL, OVER = range(10)
"""What is decided now: D1 to D9 of the specification in their order, then nothing more."""

DECISIONS = 10

NO_ACTION, TURN_TILE, SPECIAL_TILES, REVEAL = range(4)
"""What the decider has begun to do: nothing yet, P, S or R of WS-36."""

DECISION, ROTATION, NEXT_ENTRY, WINDOW, POLLS, TIME_OUT_PASS = range(-1, -7, -1)
"""What follows a choice: a decision, or first the rotation, the next announced tile, a window, its polls, a pass."""

NONE = -1
"""No seat, no tile, no gap."""

DTYPE = np.dtype(
    [
        *HEADER,
        ("players", "i1"),  # seats of this game
        ("big_fish", "i1"),  # 1 with the expansion
        ("two_herds", "i1"),  # 1 if each of two players has two colours
        ("own_turn", "i1"),  # 1 if nobody interrupts another's turn
        ("move_time", "i2"),  # seconds for a turn; 0 without a limit
        ("custom", "i1"),  # 1 if the tiles are not our reconstruction
        ("phase", "i1"),  # MAIN to OVER
        ("decider", "i1"),  # seat that decides; NONE when over
        ("owner", "i1"),  # seat whose turn it is; NONE when over
        ("doing", "i1"),  # what the decider has begun: NO_ACTION, TURN_TILE, SPECIAL_TILES or REVEAL
        ("polled", "i1"),  # 1 if that began when polled, 0 if at the main decision
        ("laid", "i1"),  # tiles that this action has laid so far
        ("chosen_face", "i2"),  # tile-face chosen and not yet laid, or NONE
        ("chosen_gap", "i2"),  # number of the gap chosen for it, or NONE
        ("chosen_cell", "i1"),  # number of the cell chosen to be covered, or NONE
        ("chosen_colour", "i1"),  # colour about to be revealed, or NONE
        ("announced", "i1", (ENTRIES,)),  # kinds of the announcement in progress
        ("entries", "i1"),  # how many kinds it has
        ("entry", "i1"),  # how many of them were laid or have lapsed
        ("lapsing", "i1", (SPECIALS,)),  # how many of each kind have lapsed in it
        ("window", "i1"),  # mask of seats that the open window has yet to poll, the polled one included
        ("window_from", "i1"),  # seat at which that window began
        ("main_next", "i1"),  # seat whose main decision follows the window; NONE while none is open
        ("back_to_main", "i1"),  # 1 if the chain of windows began before the turn tile
        ("run", "i1"),  # passes in a row
        ("first_passer", "i1"),  # seat that passed first in this run, or NONE
        ("out", "i1"),  # seats that are out of the game
        ("rank", "i1", (SEATS,)),  # 0 in the game, 1 for the first who was out, and so on
        ("time_outs", "i1", (SEATS,)),  # time-out passes in a row
        ("clock_ran_out", "i1"),  # 1 if the owner has used up the time of this turn
        ("colour_owner", "i1", (COLOURS,)),  # seat that owns the colour, NONE if its "?" tile was not dealt
        ("shown", "i1"),  # mask of colours whose shepherd lies on the table
        ("bag_size", "i1"),  # tiles of this game: 68 or 100
        ("drawn", "i1"),  # how many of them have left the bag
        ("bag", "i1", (TILES,)),  # tiles in the order in which they are drawn; NONE where they have been
        ("twin", "i1", (TILES,)),  # a lower tile that is the same in every respect, or NONE
        ("face", "i2", (TILE_FACES,)),  # the faces of the set; negative if it is a face B that equals face A
        ("hand", "i4", (SEATS, WORDS)),  # sets of tiles held
        ("passed", "i1", (SEATS,)),  # 1 if `unfit` holds anything of the seat
        ("unfit", "i4", (SEATS, MEMORY, WORDS)),  # tiles that the seat did not hold so many draws ago, for it passed
        ("lapsed", "i1", (SEATS, SPECIALS)),  # tiles of a kind that the seat must hold, for announced entries lapsed
        ("cells", "i1"),  # tiles on the table, covers not counted
        ("cell_at", "i2", (CELLS,)),  # where each lies, in the order of placing
        ("cell_tile", "i1", (CELLS,)),  # what lies there
        ("cell_face", "i1", (CELLS,)),  # which face is up
        ("cell_turns", "i1", (CELLS,)),  # by how many quarter turns
        ("cell_cover", "i1", (CELLS,)),  # tile that covers it, or NONE
        ("cell_edges", "i2", (CELLS,)),  # its edges as they lie
        ("cell_region", "i2", (CELLS, SIDES)),  # region of each edge
        ("gaps", "i2"),  # empty cells beside tiles
        ("gap_at", "i2", (GAPS,)),  # where each is, ascending
        ("gap_need", "i2", (GAPS,)),  # the edges that touch it, 0 where none does
        ("lonely", "i2", (len(LETTERS) + 1,)),  # for each letter, gaps that one edge of it touches and nothing else
        ("regions", "i2"),  # region numbers given so far
        ("letter", "i1", (REGIONS,)),  # letter of the region; NOTHING if it was joined to another
        ("open", "i2", (REGIONS,)),  # its edges towards gaps
        ("worth", "i2", (REGIONS,)),  # sheep of a meadow, fish of a pond
        ("raiders", "i1", (REGIONS,)),  # uncovered wolves of a forest, fishermen of a pond
        ("free_keepers", "i1", (REGIONS,)),  # hunters or guards that lie on the table itself
        ("cover_keepers", "i1", (REGIONS,)),  # hunters or guards that cover a raider
        ("pile", "i1", (TILES,)),  # scratch of dealing; all zero between actions
        ("joined", "i2", (REGIONS,)),  # scratch of scoring: the first meadow of a joined meadow; zero between actions
        ("value", "i2", (REGIONS,)),  # scratch of scoring: what the joined meadow of that number is worth
    ],
    align=True,
)
