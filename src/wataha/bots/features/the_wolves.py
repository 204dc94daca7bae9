"""What a net is shown of a position of The Wolves: what each pack has, could do next, and how it stands in regions."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.bots.evaluations.the_wolves import (
    MOST_ALPHAS,
    has_alpha_at_water,
    rank_in,
    wolves_beside_prey,
)
from wataha.engine.bits import popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.the_wolves.building import has_lair, lair_sites
from wataha.games.the_wolves.components import (
    BASE_ACTIONS,
    BUILD,
    COSTS,
    DOMINATE,
    HOWL,
    HOWLING,
    PHASES,
    PLAYERS,
    REGIONS,
    TRACK_DENS,
    TRACKS,
)
from wataha.games.the_wolves.hexes import (
    CELLS,
    MAPS,
    SLOT_SETS,
    START_COUNTS,
    WORD,
    around,
    clear,
    grow,
    words_of,
)
from wataha.games.the_wolves.howling import den_victims, wolf_victims
from wataha.games.the_wolves.movement import attribute
from wataha.games.the_wolves.payment import COST, affordable
from wataha.games.the_wolves.regions import visible_token
from wataha.games.the_wolves.scoring import TRACK_COUNT, region_points, track_points
from wataha.games.the_wolves.state import NONE, ON_REGION
from wataha.games.the_wolves.targets import DENS as DEN_VICTIMS
from wataha.games.the_wolves.targets import WOLVES as WOLF_VICTIMS
from wataha.games.the_wolves.targets import gather_alphas, has_piece_for, targets
from wataha.games.the_wolves.turns import TRIGGER

from . import RowShape, starts_of

DEAREST = max(COSTS)

(
    DENS,  # for each track, by how many dens were taken from it
    LAIRS,
    PREY,
    WOLVES,
    TERRAIN_TOKENS,
    ACTION_TOKENS,
    AFFORDABLE,  # terrains for which one, two, ... tiles and tokens can be paid
    LAIR_SITES,  # dens that could become lairs, and those of them that have an alpha beside them
    LAIR_SITES_IN_REACH,
    DENS_STANDING,
    NEAR_LONE_WOLVES,  # lone wolves within the range of a howl, and two steps farther
    FAR_LONE_WOLVES,
    POINTS,  # so far
    BASE_LEFT,  # actions left, of whom it is the turn
    FULL_TURN,
    WAIT,  # seats that have their turn before this one
    CALENDAR,
    DATES,  # until each phase is scored
    NUMBER,  # of players
    VICTIMS,  # enemy wolves within the range of a howl, and enemy dens
    DEN_SITES_PAID,  # what can be paid for now: hexes for a den, lone wolves to howl at, wolves and dens to dominate
    HOWLS_PAID,
    VICTIMS_PAID,
    FEATURES,
) = starts_of(
    TRACKS * TRACK_DENS,
    *(1,) * 5,
    DEAREST,
    *(1,) * 10,
    PHASES,
    len(PLAYERS),
    DEN_VICTIMS + 1,
    *(1,) * 3,
)

PLACES = 4
ABSENT, FIRST, LEVEL, SECOND_PLACE = range(PLACES)
"""How a seat stands in a region, if it is not third or farther behind."""

(
    THERE,  # 1
    PHASE,  # that the token on top shows
    DATES_LEFT,  # until that is scored
    TOKENS_BELOW,
    STRENGTH,  # control, and a part of one for each alpha, for alphas break ties
    BEST,  # that of the strongest of the others, and of the next
    SECOND,
    PLACE,
    NEAR,  # own wolves beside the region, and the most that another has there
    BEST_NEAR,
    DENS_HERE,
    LAIR_HERE,
    AT_WATER,  # an alpha beside the water, where no lair is
    MISSING_PREY,  # prey of a kind that is not owned, and hexes beside it with own wolves
    BESIDE_PREY,
    LONE_HERE,  # lone wolves
    PART,
) = starts_of(1, PHASES, *(1,) * 5, PLACES, *(1,) * 8)
"""The numbers of a region."""

ROW = RowShape(FEATURES, PART, REGIONS)
ROW_SIZE = ROW.size

NEARBY_STEPS = 2
NEARBY: Any = np.zeros(SLOT_SETS.shape, np.int64)  # hexes outside each slot's board, a step or two away
for _layout, _slot in np.ndindex(SLOT_SETS.shape[:2]):
    _board = {cell for cell in range(CELLS) if SLOT_SETS[_layout, _slot, cell // WORD] >> cell % WORD & 1}
    _land = {cell for cell in range(CELLS) if MAPS[_layout, cell // WORD] >> cell % WORD & 1}
    _near = set(_board)
    for _ in range(NEARBY_STEPS):
        _near |= {beside for cell in _near for beside in around(cell)} & _land
    NEARBY[_layout, _slot] = words_of(sorted(_near - _board))


@rule
def describe(s: Any, rows: Any) -> None:
    """Write a row for each seat."""
    for seat in range(s.players):
        for k in range(ROW_SIZE):
            rows[seat, k] = 0
        describe_board(s, seat, rows[seat])
        describe_reach(s, seat, rows[seat])
        describe_time(s, seat, rows[seat])
    for region in range(s.regions):
        start = FEATURES + region * PART
        describe_region(s, region, rows[:, start : start + PART])


@inlined
def describe_board(s: Any, seat: int, row: Any) -> None:
    """The player board: tracks, tokens, tiles; and the points so far."""
    for track in range(TRACKS):
        if s.dens[seat, track]:
            row[DENS + track * TRACK_DENS + s.dens[seat, track] - 1] = 1
    row[LAIRS] = s.lairs[seat]
    row[PREY] = popcount(s.prey[seat])
    row[WOLVES] = s.wolves[seat]
    row[TERRAIN_TOKENS] = s.terrain_tokens[seat]
    row[ACTION_TOKENS] = s.action_tokens[seat]
    for cost in range(1, DEAREST + 1):
        row[AFFORDABLE + cost - 1] = popcount(affordable(s, seat, cost))
    row[POINTS] = region_points(s, seat)
    for track in range(TRACK_COUNT):
        row[POINTS] += track_points(s, seat, track)


@inlined
def describe_reach(s: Any, seat: int, row: Any) -> None:
    """What the alphas could do: dens and lairs beside them, wolves within the range of their howl or near it."""
    gather_alphas(s, seat)
    grow(s, MAPS[s.layout])
    row[DEN_SITES_PAID] = count_paid(s, seat, BUILD, WOLF_VICTIMS)
    for word in range(s.words):
        dens = s.pack_structures[seat, word] & s.den[word]
        if dens:
            sites = lair_sites(s, seat, word)
            row[DENS_STANDING] += popcount(dens)
            row[LAIR_SITES] += popcount(sites)
            row[LAIR_SITES_IN_REACH] += popcount(sites & s.reach[word])
    for _ in range(1, attribute(s, seat, HOWL)):
        grow(s, MAPS[s.layout])
    for word in range(s.words):
        if s.reach[word]:
            row[NEAR_LONE_WOLVES] += popcount(s.reach[word] & s.lone[word])
            row[VICTIMS + WOLF_VICTIMS] += popcount(s.reach[word] & wolf_victims(s, seat, word))
            row[VICTIMS + DEN_VICTIMS] += popcount(s.reach[word] & den_victims(s, seat, word))
    row[HOWLS_PAID] = count_paid(s, seat, HOWLING, WOLF_VICTIMS)
    row[VICTIMS_PAID] = count_paid(s, seat, DOMINATE, WOLF_VICTIMS) + count_paid(s, seat, DOMINATE, DEN_VICTIMS)
    for _ in range(2):
        grow(s, MAPS[s.layout])
    for word in range(s.words):
        row[FAR_LONE_WOLVES] += popcount(s.reach[word] & s.lone[word])
    clear(s.reach)


@rule
def count_paid(s: Any, seat: int, kind: int, victim: int) -> int:
    """Targets in s.reach for which an action can be paid now."""
    payable = affordable(s, seat, COST[kind])
    count = 0
    if payable and has_piece_for(s, seat, kind, victim):
        for word in range(s.words):
            count += popcount(targets(s, seat, kind, victim, payable, word))
    return count


@rule
def describe_region(s: Any, region: int, parts: Any) -> None:
    """A region as each seat sees it."""
    slot = region + START_COUNTS[s.layout]
    token = visible_token(s, region)
    below = 0
    for other in range(s.tokens):
        below += s.token_region[other] == region and s.token_owner[other] == ON_REGION and other != token
    lone = 0
    for word in range(s.words):
        lone += popcount(s.lone[word] & SLOT_SETS[s.layout, slot, word])
    for seat in range(s.players):
        part = parts[seat]
        part[THERE] = 1
        if token != NONE:
            phase = s.token_phase[token]
            part[PHASE + phase] = 1
            part[DATES_LEFT] = max(TRIGGER[s.layout, phase] - s.calendar, 0)
        part[TOKENS_BELOW] = below
        part[LONE_HERE] = lone
        describe_own(s, seat, region, part)
    for pack in range(s.packs):
        strength = np.float32(rank_in(s, pack, region)) / np.float32(MOST_ALPHAS + 1)
        near = wolves_near(s, pack, slot)
        for seat in range(s.players):
            compare(parts[seat], strength, near, seat == pack)
    for seat in range(s.players):
        take_place(parts[seat])


@inlined
def describe_own(s: Any, seat: int, region: int, part: Any) -> None:
    """What a seat has in a region beyond its control: dens, a lair, an alpha at the water, prey half surrounded."""
    slot = region + START_COUNTS[s.layout]
    for word in range(s.words):
        part[DENS_HERE] += popcount(s.pack_structures[seat, word] & s.den[word] & SLOT_SETS[s.layout, slot, word])
    if has_lair(s, seat, region):
        part[LAIR_HERE] = 1
    elif has_alpha_at_water(s, seat, region):
        part[AT_WATER] = 1
    if s.prey_left[region] and not s.prey[seat] >> s.prey_kind[region] & 1:
        part[MISSING_PREY] = 1
        part[BESIDE_PREY] = wolves_beside_prey(s, seat, region)


@inlined
def wolves_near(s: Any, pack: int, slot: int) -> int:
    """Wolves of a pack beside the board of a slot."""
    count = 0
    for word in range(s.words):
        here = s.pack_wolves[pack, word] & NEARBY[s.layout, slot, word]
        if here:
            count += popcount(here) + popcount(here & s.full[word] & ~s.structure[word])
    return count


@inlined
def compare(part: Any, strength: Any, near: int, own: bool) -> None:
    """Note how strong a pack is in a region: the seat itself, or one of the others."""
    if own:
        part[STRENGTH] = strength
        part[NEAR] = near
        return
    part[BEST_NEAR] = max(part[BEST_NEAR], near)
    if strength > part[BEST]:
        part[SECOND] = part[BEST]
        part[BEST] = strength
    elif strength > part[SECOND]:
        part[SECOND] = strength


@inlined
def take_place(part: Any) -> None:
    """How a seat stands in a region against the others."""
    if part[STRENGTH] == 0:
        part[PLACE + ABSENT] = 1
    elif part[STRENGTH] > part[BEST]:
        part[PLACE + FIRST] = 1
    elif part[STRENGTH] == part[BEST]:
        part[PLACE + LEVEL] = 1
    elif part[STRENGTH] > part[SECOND]:
        part[PLACE + SECOND_PLACE] = 1


@inlined
def describe_time(s: Any, seat: int, row: Any) -> None:
    """Whose turn it is, and how long the game goes on."""
    if s.active == seat:
        row[BASE_LEFT] = s.base_left
        row[FULL_TURN] = s.base_left == BASE_ACTIONS
    row[WAIT] = (seat - s.active) % s.players
    row[CALENDAR] = s.calendar
    for phase in range(PHASES):
        row[DATES + phase] = max(TRIGGER[s.layout, phase] - s.calendar, 0)
    row[NUMBER + s.layout] = 1
