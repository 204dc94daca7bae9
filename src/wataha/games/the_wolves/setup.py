"""Set-up (sections 5.1 and 5.14): all chance, before the first decision."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.chance import below, shuffle
from wataha.engine.compiled import rule

from .components import (
    AI,
    AI_PIECES,
    ALL_BACKS,
    BOARD_SIZE,
    BOARDS,
    CHOSEN_PACKS,
    DIRECTIONS,
    FIRST_ALPHA,
    FIRST_DEN,
    FIRST_LAIR,
    FIRST_WOLF,
    LONE_WOLVES,
    MOST_STACK,
    MOST_STALL_ROUNDS,
    MOST_TOKENS,
    PACKS,
    PAIRS,
    PHASES,
    PIECES,
    PLAYERS,
    PREY_KINDS,
    PREY_STACKS,
    RANDOM_PACKS,
    RANDOM_SEAT,
    REGIONS,
    SEATS,
    SECOND_PLAYER_ACTION_TOKENS,
    STACK_SIZES,
    START_BACK,
    START_CHOICE,
    TERRAINS,
    TOKEN_SETS,
    TOKENS,
    TRACKS,
    TURNED,
)
from .components import ALPHA as ALPHA_PIECE
from .components import LAIR as LAIR_PIECE
from .components import WOLF as WOLF_PIECE
from .draft import FACES_ROUND, seek_chooser
from .hexes import (
    BOARD_GROUND,
    COLUMN,
    FEWEST_PLAYERS,
    FIXED_TURNS,
    FOOTPRINTS,
    LONE_HEXES,
    PREY_HEX,
    SLOT_COUNTS,
    START_COUNTS,
    START_GROUND,
    TWO_PLAYERS,
    WATER_HEX,
    WORD_COUNTS,
    add,
    clear,
)
from .pieces import board_cell, lay_structure, lay_wolf
from .state import DISCARDED, IN_STOCK, NONE, ON_REGION
from .turns import forget_action

(OPTION_PLAYERS, OPTION_ORIENTATION, OPTION_TILES, OPTION_PACKS, OPTION_FIRST_SEAT, OPTION_STALL) = range(6)

STACKS: Any = np.array([PREY_STACKS[players] for players in PLAYERS], np.int8)
STACK_SIZE: Any = np.array([STACK_SIZES[players] for players in PLAYERS], np.int8)
TOKEN_COUNTS: Any = np.array([TOKENS.get(players, (0,) * PHASES) for players in PLAYERS], np.int8)

# By token set of the two-player game: upper and lower token; the AI's pieces, each as kind and step from the water.
SETS: Any = np.array([(*kept, NONE)[:2] for kept in TOKEN_SETS], np.int8)
_AI_STEPS = [
    [(kind, COLUMN * DIRECTIONS[where][0] + DIRECTIONS[where][1]) for where, kinds in pieces.items() for kind in kinds]
    for pieces in AI_PIECES
]
MOST_AI_PIECES = max(len(pieces) for pieces in _AI_STEPS)
AI_STEPS: Any = np.array([(pieces + [(NONE, 0)] * MOST_AI_PIECES)[:MOST_AI_PIECES] for pieces in _AI_STEPS], np.int8)


@rule
def setup(s: Any, seed: int, options: Any) -> None:
    """TW-11: all chance before the first decision: first seat, packs, boards, turns, scoring tokens, prey."""
    s.seed = seed
    s.draws = 0
    s.revealed = 0
    s.players = options[OPTION_PLAYERS]
    s.layout = s.players - FEWEST_PLAYERS
    s.regions = SLOT_COUNTS[s.layout] - START_COUNTS[s.layout]
    s.words = WORD_COUNTS[s.layout]
    s.packs = max(s.players, AI + 1)
    clear_table(s)
    first_seat = options[OPTION_FIRST_SEAT]
    s.first_seat = below(s, s.players) if first_seat == RANDOM_SEAT else first_seat - 1
    deal_packs(s, options[OPTION_PACKS])
    deal_boards(s, options[OPTION_ORIENTATION])
    lay_ground(s)
    deal_tokens(s)
    deal_prey(s)
    lay_lone_wolves(s)
    fill_player_boards(s, options[OPTION_TILES])
    s.stall_limit = (options[OPTION_STALL] if options[OPTION_STALL] else MOST_STALL_ROUNDS) * s.players
    s.choose_faces = options[OPTION_TILES] == START_CHOICE
    s.step = 0 if options[OPTION_PACKS] == CHOSEN_PACKS else FACES_ROUND * s.players
    seek_chooser(s)


@rule
def clear_table(s: Any) -> None:
    """TW-5, TW-9: nothing on the map, the calendar empty, everything on the player boards."""
    clear(s.passable)
    clear(s.lone)
    clear(s.covered)
    clear(s.wolf)
    clear(s.alpha)
    clear(s.den)
    clear(s.structure)
    clear(s.full)
    clear(s.reach)
    clear(s.offer[0])
    clear(s.offer[1])
    for terrain in range(TERRAINS):
        clear(s.terrain[terrain])
    for pack in range(PACKS):
        clear(s.pack_wolves[pack])
        clear(s.pack_structures[pack])
        s.pack[pack] = NONE
        for piece in range(PIECES):
            s.at[pack, piece] = IN_STOCK
    s.calendar = 0
    s.phase = 0
    s.departed = 0
    s.base_left = 0
    s.dated = 0
    s.stall = 0
    s.stalled = 0
    forget_action(s)


@rule
def deal_packs(s: Any, assignment: int) -> None:
    """TW-8, TW-90: a pack for each player at random, with two players another one for the AI."""
    if assignment == RANDOM_PACKS:
        for pack in range(PACKS):
            s.pack[pack] = pack
        shuffle(s, s.pack, PACKS)
        for pack in range(s.packs, PACKS):
            s.pack[pack] = NONE


@rule
def deal_boards(s: Any, orientation: int) -> None:
    """TW-1, TW-2: region boards at random, turned as the layout says, or each way with equal chance."""
    for board in range(BOARDS):
        s.board[board] = board
    shuffle(s, s.board, BOARDS)
    for region in range(REGIONS):
        s.turn[region] = 0
        if region < s.regions:
            s.turn[region] = FIXED_TURNS[s.layout, region + START_COUNTS[s.layout]]
            if orientation == TURNED:
                s.turn[region] ^= below(s, 2)
        else:
            s.board[region] = NONE


@rule
def lay_ground(s: Any) -> None:
    """TW-1: the terrain of every hex of the map."""
    if START_COUNTS[s.layout]:
        for local in range(BOARD_SIZE):
            lay_hex(s, FOOTPRINTS[s.layout, 0, local], START_GROUND[local])
    for region in range(s.regions):
        for local in range(BOARD_SIZE):
            lay_hex(s, board_cell(s, region, local), BOARD_GROUND[s.board[region], local])


@rule
def lay_hex(s: Any, cell: int, ground: int) -> None:
    """TW-30: a hex of some terrain; water and chasm are impassable."""
    if ground < TERRAINS:
        add(s.terrain[ground], cell)
        add(s.passable, cell)


@rule
def deal_tokens(s: Any) -> None:
    """TW-6: the scoring tokens for this number of players, one on each water; with two players sets (TW-89)."""
    for token in range(MOST_TOKENS):
        s.token_region[token] = NONE
        s.token_phase[token] = NONE
        s.token_owner[token] = DISCARDED
        for seat in range(SEATS):
            s.earned[token, seat] = 0
    s.tokens = 0
    if s.layout == TWO_PLAYERS:
        deal_token_sets(s)
        return
    for phase in range(PHASES):
        for _ in range(TOKEN_COUNTS[s.layout, phase]):
            s.token_phase[s.tokens] = phase
            lay_token(s, s.tokens)
    shuffle(s, s.token_phase, s.tokens)


@rule
def lay_token(s: Any, region: int) -> None:
    """One more scoring token, under those that lie on the region's water."""
    s.token_region[s.tokens] = region
    s.token_owner[s.tokens] = ON_REGION
    s.tokens += 1


@rule
def deal_token_sets(s: Any) -> None:
    """TW-88, TW-89: five sets, upper tokens first, and the AI pack's pieces beside the waters."""
    for region in range(s.regions):
        s.token_phase[region] = region
    shuffle(s, s.token_phase, s.regions)
    s.tokens = s.regions
    for region in range(s.regions):
        kept = s.token_phase[region]
        place_ai(s, region, kept)
        s.token_phase[region] = SETS[kept, 0]
        s.token_region[region] = region
        s.token_owner[region] = ON_REGION
        if SETS[kept, 1] != NONE:
            s.token_phase[s.tokens] = SETS[kept, 1]
            lay_token(s, region)


@rule
def place_ai(s: Any, region: int, kept: int) -> None:
    """TW-90: the AI pack's pieces beside a water, by the token set that lies there."""
    water = board_cell(s, region, WATER_HEX)
    for step in range(MOST_AI_PIECES):
        kind = AI_STEPS[kept, step, 0]
        cell = water + AI_STEPS[kept, step, 1]
        if kind == LAIR_PIECE:
            lay_structure(s, AI, next_in_stock(s, AI, FIRST_LAIR, PIECES), cell)
        elif kind == ALPHA_PIECE:
            lay_wolf(s, AI, next_in_stock(s, AI, FIRST_ALPHA, FIRST_DEN), cell)
        elif kind == WOLF_PIECE:
            lay_wolf(s, AI, next_in_stock(s, AI, FIRST_WOLF, FIRST_ALPHA), cell)


@rule
def next_in_stock(s: Any, pack: int, first: int, last: int) -> int:
    """The first of a pack's pieces first..last-1 that was not placed yet."""
    for piece in range(first, last):
        if s.at[pack, piece] == IN_STOCK:
            return piece
    return NONE


@rule
def deal_prey(s: Any) -> None:
    """TW-4: the prey stacks, shuffled, one on the prey icon of each region."""
    laid = 0
    for kind in range(PREY_KINDS):
        for _ in range(STACKS[s.layout, kind]):
            s.prey_kind[laid] = kind
            laid += 1
    for region in range(REGIONS):
        s.prey_left[region] = STACK_SIZE[s.layout] if region < s.regions else 0
        for token in range(MOST_STACK):
            s.prey_owner[region, token] = ON_REGION
        if region >= s.regions:
            s.prey_kind[region] = NONE
    shuffle(s, s.prey_kind, s.regions)
    for region in range(s.regions):
        add(s.covered, board_cell(s, region, PREY_HEX))


@rule
def lay_lone_wolves(s: Any) -> None:
    """TW-3: a lone wolf on every lone-wolf icon."""
    for region in range(REGIONS):
        for icon in range(LONE_WOLVES):
            s.lone_date[region, icon] = 0
            if region < s.regions:
                add(s.lone, board_cell(s, region, LONE_HEXES[icon]))
                add(s.covered, board_cell(s, region, LONE_HEXES[icon]))


@rule
def fill_player_boards(s: Any, tile_start: int) -> None:
    """TW-8 to TW-10, TW-92: full boards, two pairs in hand, tiles as chosen, no tokens but the second player's."""
    for seat in range(SEATS):
        s.flipped[seat] = ALL_BACKS if tile_start == START_BACK and seat < s.players else 0
        s.pairs[seat] = PAIRS if seat < s.players else 0
        for track in range(TRACKS):
            s.dens[seat, track] = 0
        s.lairs[seat] = 0
        s.wolves[seat] = 0
        s.prey[seat] = 0
        s.terrain_tokens[seat] = 0
        s.action_tokens[seat] = 0
    if s.layout == TWO_PLAYERS:
        s.action_tokens[1 - s.first_seat] = SECOND_PLAYER_ACTION_TOKENS
