"""What a seat of The Wolves knows: everything (section 7). So a redealt world differs in future chance alone."""

from __future__ import annotations

from typing import Any

from wataha.engine.chance import reseed
from wataha.engine.compiled import rule
from wataha.engine.game import Part

from .components import (
    ALPHA,
    CHASM,
    COMMON_TILES,
    DEN,
    FIRST_ALPHA,
    FIRST_DEN,
    FIRST_LAIR,
    GROUND_IDS,
    KINDS,
    LAIR,
    PACKS,
    PHASES,
    PIECE_IDS,
    PIECES,
    PLAYERS,
    PREY_KINDS,
    SEATS,
    TERRAINS,
    TRACKS,
    WATER,
    WOLF,
    WOLF_KINDS,
)
from .hexes import HEX_CELLS, HEX_NUMBERS, HEXES, MAPS, PREY_HEX, WATER_HEX, WORD, has
from .pieces import board_cell, kind_of
from .regions import tokens_taken
from .scoring import region_points
from .state import DECISIONS, NONE, ON_REGION
from .turns import TRIGGER

# The numbers of each hex, in this order.
GROUND_AT = 0
LONE_AT = GROUND_AT + len(GROUND_IDS)
PREY_AT = LONE_AT + 1
TOKEN_AT = PREY_AT + PREY_KINDS
PIECES_AT = TOKEN_AT + PHASES
MOVED_AT = PIECES_AT + len(PIECE_IDS) * PACKS
MOVER_AT = MOVED_AT + 2
TARGET_AT = MOVER_AT + 1
PUSHED_AT = TARGET_AT + 1
HEX_SIZE = PUSHED_AT + 1

SEAT_NUMBERS = 7

OBSERVATION = (
    Part("players", len(PLAYERS), "one of 2, 3, 4, 5"),
    Part("decision", DECISIONS, "one of DP-1 to DP-13, over"),
    Part("to_act", SEATS, "who decides: I, then clockwise"),
    Part("first_seat", SEATS, "who drafts and plays first: I, then clockwise"),
    Part("phase", PHASES + 1, "one of Crescent, Quarter, Full is next, all scored"),
    Part("calendar", 1, "entries of the calendar"),
    Part("dates_left", PHASES, "entries still missing to trigger each phase; 0 once it is scored"),
    Part("base_left", 1, "base actions of this turn that are not complete"),
    Part("stall", 2, "turns in a row without a calendar entry, and how many end the game"),
    Part("kind", KINDS, "the action under way: MOVE, DEN, LAIR, HOWL, DOMINATE"),
    Part("ground", TERRAINS, "the terrain it is paid with"),
    Part("victim", 2, "what is dominated: a wolf, a den"),
    Part("token_paid", 1, "1 if a terrain token paid for the Move"),
    Part("pack", PACKS * TERRAINS, "home terrain of each pack: mine, then clockwise, the AI's after its players'"),
    Part("tiles", SEATS * COMMON_TILES, "1 for each common tile that shows its back: mine, then clockwise"),
    Part("dens", SEATS * TRACKS, "dens taken from Spread, Speed, Howl: mine, then clockwise"),
    Part("prey", SEATS * PREY_KINDS, "kinds of prey owned: mine, then clockwise"),
    Part(
        "seats",
        SEATS * SEAT_NUMBERS,
        "lairs placed, wolf-track pieces placed, terrain tokens, action tokens, region points, scoring tokens taken, "
        "departed: mine, then clockwise",
    ),
    Part(
        "hexes",
        HEXES * HEX_SIZE,
        "for each hex that lies on any map, by hex number: forest..desert, water, chasm (none off this map); lone "
        "wolf; prey tokens left by kind; scoring tokens by phase; wolves, alphas, dens, lairs of each pack (mine, then "
        "clockwise); wolves, alphas that have moved in this Move; the mover; the target; a piece being pushed off",
    ),
)
"""The layout of the observation: mine before the others', flags are 0 or 1."""


@rule
def redeal(s: Any, seat: int, seed: int) -> None:  # noqa: ARG001
    """Section 7: nothing is hidden, and after the set-up there is no chance."""
    reseed(s, seed)


@rule
def from_me(s: Any, seat: int, other: int) -> int:
    """How far clockwise another seat sits from mine; the AI pack keeps its place after the players."""
    return (other - seat) % s.players if other < s.players else other


@rule
def flag(out: Any, start: int, position: int) -> None:
    """Set one flag of a group; none for NONE."""
    if position != NONE:
        out[start + position] = 1


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """What the seat knows, in the order of OBSERVATION."""
    for position in range(len(out)):
        out[position] = 0
    end = observe_turn(s, seat, out)
    end = observe_action(s, out, end)
    end = observe_seats(s, seat, out, end)
    observe_ground(s, out, end)
    observe_tokens(s, out, end)
    observe_pieces(s, seat, out, end)


@rule
def observe_turn(s: Any, seat: int, out: Any) -> int:
    """Whose decision it is, and how far the game has come."""
    out[s.layout] = 1
    end = len(PLAYERS)
    out[end + s.decision] = 1
    end += DECISIONS
    if s.active != NONE:
        out[end + from_me(s, seat, s.active)] = 1
    out[end + SEATS + from_me(s, seat, s.first_seat)] = 1
    end += 2 * SEATS
    out[end + s.phase] = 1
    end += PHASES + 1
    out[end] = s.calendar
    for phase in range(PHASES):
        out[end + 1 + phase] = max(0, TRIGGER[s.layout, phase] - s.calendar) if phase >= s.phase else 0
    end += 1 + PHASES
    out[end] = s.base_left
    out[end + 1] = s.stall
    out[end + 2] = s.stall_limit
    return end + 3


@rule
def observe_action(s: Any, out: Any, end: int) -> int:
    """The action under way."""
    flag(out, end, s.kind)
    flag(out, end + KINDS, s.ground)
    end += KINDS + TERRAINS
    if s.victim != NONE:
        out[end + (s.victim != WOLF)] = 1
    out[end + 2] = s.token_paid
    return end + 3


@rule
def observe_seats(s: Any, seat: int, out: Any, end: int) -> int:
    """The player boards."""
    for pack in range(s.packs):
        flag(out, end + from_me(s, seat, pack) * TERRAINS, s.pack[pack])
    end += PACKS * TERRAINS
    dens = end + SEATS * COMMON_TILES
    prey = dens + SEATS * TRACKS
    numbers = prey + SEATS * PREY_KINDS
    for other in range(s.players):
        place = from_me(s, seat, other)
        for tile in range(COMMON_TILES):
            out[end + place * COMMON_TILES + tile] = s.flipped[other] >> tile & 1
        for track in range(TRACKS):
            out[dens + place * TRACKS + track] = s.dens[other, track]
        for kind in range(PREY_KINDS):
            out[prey + place * PREY_KINDS + kind] = s.prey[other] >> kind & 1
        own = numbers + place * SEAT_NUMBERS
        out[own] = s.lairs[other]
        out[own + 1] = s.wolves[other]
        out[own + 2] = s.terrain_tokens[other]
        out[own + 3] = s.action_tokens[other]
        out[own + 4] = region_points(s, other)
        out[own + 5] = tokens_taken(s, other)
        out[own + 6] = s.departed >> other & 1
    return numbers + SEATS * SEAT_NUMBERS


@rule
def hex_at(end: int, cell: int) -> int:
    """Where the numbers of a hex begin."""
    return end + HEX_NUMBERS[cell] * HEX_SIZE


@rule
def observe_ground(s: Any, out: Any, end: int) -> None:
    """Terrain, water and chasm, lone wolves."""
    for number in range(HEXES):
        cell = HEX_CELLS[number]
        here = end + number * HEX_SIZE
        for terrain in range(TERRAINS):
            out[here + GROUND_AT + terrain] = has(s.terrain[terrain], cell)
        impassable = MAPS[s.layout, cell // WORD] >> cell % WORD & 1 and not has(s.passable, cell)
        out[here + GROUND_AT + CHASM] = impassable
        out[here + LONE_AT] = has(s.lone, cell)
    for region in range(s.regions):
        water = hex_at(end, board_cell(s, region, WATER_HEX))
        out[water + GROUND_AT + CHASM] = 0
        out[water + GROUND_AT + WATER] = 1


@rule
def observe_tokens(s: Any, out: Any, end: int) -> None:
    """Prey and scoring tokens."""
    for region in range(s.regions):
        out[hex_at(end, board_cell(s, region, PREY_HEX)) + PREY_AT + s.prey_kind[region]] = s.prey_left[region]
    for token in range(s.tokens):
        if s.token_owner[token] == ON_REGION:
            water = board_cell(s, s.token_region[token], WATER_HEX)
            out[hex_at(end, water) + TOKEN_AT + s.token_phase[token]] = 1


@rule
def observe_pieces(s: Any, seat: int, out: Any, end: int) -> None:
    """The pieces of every pack on the map, and what the action under way does with them."""
    for pack in range(s.packs):
        for piece in range(PIECES):
            if s.at[pack, piece] >= 0:
                place = PIECES_AT + piece_kind(piece) * PACKS + from_me(s, seat, pack)
                out[hex_at(end, s.at[pack, piece]) + place] += 1
    for piece in range(WOLF_KINDS):
        if s.moved >> piece & 1:
            out[hex_at(end, s.at[s.active, piece]) + MOVED_AT + kind_of(piece)] += 1
    if s.mover != NONE:
        out[hex_at(end, s.at[s.active, s.mover]) + MOVER_AT] = 1
    if s.target != NONE:
        out[hex_at(end, s.target) + TARGET_AT] = 1
    if s.pushed != NONE:
        out[hex_at(end, s.at[s.pushed_pack, s.pushed]) + PUSHED_AT] = 1


@rule
def piece_kind(piece: int) -> int:
    """Wolf, alpha, den or lair."""
    if piece < FIRST_ALPHA:
        return WOLF
    if piece < FIRST_DEN:
        return ALPHA
    return DEN if piece < FIRST_LAIR else LAIR
