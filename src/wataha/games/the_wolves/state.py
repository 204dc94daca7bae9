"""The record of a game of The Wolves: one commented field a line.

Sets of hexes are seven words of bits (hexes.py). A hex holds at most one structure, and its wolf-kinds are of one pack,
so what stands where is told by sets by kind and sets by owner:

    wolf, alpha, den, structure   hexes with such a piece, of any pack; a structure that is no den is a lair
    pack_wolves[p]                hexes whose wolf-kinds are of pack p
    pack_structures[p]            hexes whose structure is of pack p
    full                          hexes with two pieces

A full hex without a structure holds two wolf-kinds: one of each kind, or two of the only kind there.
A piece being pushed (DP-10) stands in none of the sets; its place is still the hex it is pushed off.

Where each single piece is, `at` tells, by pack and piece number (wolves 0-7, alphas 8-11, dens 12-23, lairs 24-27):
a cell, or IN_STOCK, or -1 - d on date d of the calendar.
"""

from __future__ import annotations

import numpy as np

from wataha.engine.contract import HEADER

from .components import (
    LONE_WOLVES,
    MOST_STACK,
    MOST_TOKENS,
    PACKS,
    PIECES,
    REGIONS,
    SEATS,
    TERRAINS,
    TRACKS,
)
from .hexes import WORDS

PACK, FACES, DRAFT, KIND, TERRAIN, TARGET, PAY, MOVER, GOAL, PUSH, TRACK, HUNT, EXTRA, OVER = range(14)
"""What is decided now: DP-1 to DP-13 of the specification, or nothing more."""

DECISIONS = 14

CHOSEN, SURVEY, ROAMING, ACTED, TURN_OVER, NEXT_TURN, NEXT_ACTION = range(DECISIONS, DECISIONS + 7)
"""Inside `apply` only, what is due before anybody decides again: the next choice of the set-up, a look around before a
Move, the next wolf of a Move, the end of an action, the end of a turn, the next turn, the offer of an action.
"""

NONE = -1
"""No seat, no pack, no piece, no hex, no terrain."""

IN_STOCK = -1
"""Of a piece: on the player board, or in the hand before the draft."""

ON_REGION, DISCARDED = -1, -2
"""Of a scoring token, which else lies with the seat that took it; of a prey token the first of the two."""

DTYPE = np.dtype(
    [
        *HEADER,
        # The table.
        ("players", "i1"),  # 2 to 5
        ("packs", "i1"),  # packs on the map: the players', and with two players the AI pack
        ("layout", "i1"),  # players - 2
        ("regions", "i1"),  # region boards on the map
        ("words", "i1"),  # words that a set of hexes takes on this map
        ("board", "i1", (REGIONS,)),  # region board on each region slot, or NONE
        ("turn", "i1", (REGIONS,)),  # 1 if that board is turned by 180 degrees
        ("terrain", "i8", (TERRAINS, WORDS)),  # hexes of each terrain
        ("passable", "i8", (WORDS,)),  # hexes of any terrain
        ("lone", "i8", (WORDS,)),  # hexes with a lone-wolf token
        ("covered", "i8", (WORDS,)),  # hexes with a lone-wolf or prey token
        ("lone_date", "i1", (REGIONS, LONE_WOLVES)),  # date of the calendar on which the token lies; 0 on the map
        ("prey_kind", "i1", (REGIONS,)),  # kind of each region's stack, or NONE
        ("prey_left", "i1", (REGIONS,)),  # tokens left of it
        ("prey_owner", "i1", (REGIONS, MOST_STACK)),  # seat that took the token, or ON_REGION
        ("tokens", "i1"),  # scoring tokens in play
        ("token_region", "i1", (MOST_TOKENS,)),  # region of each; an upper token comes before the lower one
        ("token_phase", "i1", (MOST_TOKENS,)),  # phase it shows
        ("token_owner", "i1", (MOST_TOKENS,)),  # ON_REGION, DISCARDED or the seat that took it
        ("earned", "i1", (MOST_TOKENS, SEATS)),  # victory points each seat got for it
        ("calendar", "i1"),  # entries of the calendar
        ("phase", "i1"),  # phases scored, 0 to 3
        # The pieces on the map.
        ("wolf", "i8", (WORDS,)),  # hexes with a wolf
        ("alpha", "i8", (WORDS,)),  # hexes with an alpha
        ("den", "i8", (WORDS,)),  # hexes with a den
        ("structure", "i8", (WORDS,)),  # hexes with a den or a lair
        ("full", "i8", (WORDS,)),  # hexes with two pieces
        ("pack_wolves", "i8", (PACKS, WORDS)),  # hexes with wolf-kinds of the pack
        ("pack_structures", "i8", (PACKS, WORDS)),  # hexes with a den or a lair of the pack
        ("at", "i2", (PACKS, PIECES)),  # where each piece is
        # The player boards.
        ("pack", "i1", (PACKS,)),  # the pack's home terrain, or NONE; the AI pack's after the two players'
        ("flipped", "i1", (SEATS,)),  # mask of the common tiles that show their back
        ("pairs", "i1", (SEATS,)),  # alphas with a wolf still in hand
        ("dens", "i1", (SEATS, TRACKS)),  # dens taken from each attribute track
        ("lairs", "i1", (SEATS,)),  # lairs placed
        ("wolves", "i1", (SEATS,)),  # pieces of the wolf track placed
        ("prey", "i1", (SEATS,)),  # mask of the kinds of prey owned
        ("terrain_tokens", "i1", (SEATS,)),  # bonus terrain tokens
        ("action_tokens", "i1", (SEATS,)),  # bonus action tokens
        ("departed", "i1"),  # mask of the seats that have left the game
        # The turn.
        ("decision", "i1"),  # DP-1 to DP-13, or OVER
        ("first_seat", "i1"),  # seat that drafts first and has the first turn
        ("active", "i1"),  # seat that decides
        ("step", "i1"),  # choices of the set-up made or skipped: a round each for packs and faces, two for the draft
        ("choose_faces", "i1"),  # 1 if the players choose the start faces of their tiles
        ("base_left", "i1"),  # base actions of this turn that are not complete
        ("dated", "i1"),  # entries of the calendar when the turn began
        ("stall", "i2"),  # completed turns in a row that added none
        ("stall_limit", "i2"),  # how many of them end the game
        ("stalled", "i1"),  # 1 if they did
        # The action under way.
        ("kind", "i1"),  # MOVE, BUILD, UPGRADE, HOWLING or DOMINATE; NONE between actions
        ("ground", "i1"),  # terrain that is paid for, or NONE
        ("target", "i2"),  # cell of the target, or NONE
        ("victim", "i1"),  # WOLF or DEN to be dominated, or NONE
        ("token_paid", "i1"),  # 1 if a terrain token paid for the Move
        ("moved", "i2"),  # mask of the wolf-kinds that have moved in this Move
        ("mover", "i1"),  # wolf-kind chosen to move, or NONE
        ("pushed_pack", "i1"),  # pack of the piece being pushed, or NONE
        ("pushed", "i1"),  # that piece, or NONE
        # What the decision offers, worked out when it comes up.
        ("kinds", "i1"),  # DP-4: mask of the actions that can be taken
        ("roam", "i1"),  # DP-5, DP-7: mask of the terrains to which some wolf-kind can move, if a token could pay
        ("offer", "i8", (2, WORDS)),  # hexes to choose from; DP-8 wolves, alphas; DP-6 DOMINATE wolves, dens
        ("reach", "i8", (WORDS,)),  # scratch of distances; empty between actions
    ],
    align=True,
)
