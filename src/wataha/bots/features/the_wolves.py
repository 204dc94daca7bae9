"""What a net is shown of a position of The Wolves: what each pack has, could do next, and how it stands in regions."""

from __future__ import annotations

from typing import Any

from wataha.bots.evaluations.the_wolves import (
    MOST_ALPHAS,
    has_alpha_at_water,
    rank_in,
    share_out,
    stands_in,
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
    TRACK_DENS,
    TRACKS,
)
from wataha.games.the_wolves.hexes import MAPS, clear, grow
from wataha.games.the_wolves.howling import den_victims, wolf_victims
from wataha.games.the_wolves.movement import attribute
from wataha.games.the_wolves.payment import COST, affordable
from wataha.games.the_wolves.scoring import TRACK_COUNT, region_points, track_points
from wataha.games.the_wolves.state import ON_REGION
from wataha.games.the_wolves.targets import DENS as DEN_VICTIMS
from wataha.games.the_wolves.targets import WOLVES as WOLF_VICTIMS
from wataha.games.the_wolves.targets import gather_alphas, has_piece_for, targets
from wataha.games.the_wolves.turns import TRIGGER

from . import starts_of

STANDINGS = 6
ABSENT, FAR_BEHIND, BEHIND, LEVEL, AHEAD, FAR_AHEAD = range(STANDINGS)
FAR = 3
"""So many points of control are a clear lead in a region."""

DEAREST = max(COSTS)

(
    DENS,  # for each track, by how many dens were taken from it
    LAIRS,
    PREY,
    WOLVES,
    TERRAIN_TOKENS,
    ACTION_TOKENS,
    AFFORDABLE,  # terrains for which one, two, ... tiles and tokens can be paid
    ONE_BESIDE_PREY,  # stacks of a missing kind with an own wolf-kind on one hex beside them, and on two
    TWO_BESIDE_PREY,
    LAIR_SITES,  # dens that could become lairs, and those of them that have an alpha beside them
    LAIR_SITES_IN_REACH,
    DENS_STANDING,
    NEAR_LONE_WOLVES,  # lone wolves within the range of a howl, and two steps farther
    FAR_LONE_WOLVES,
    PRESENCE,  # regions with an own piece
    ALPHAS_AT_WATER,  # regions without an own lair and with an alpha beside the water
    POINTS,  # so far
    EXPECTED,  # points that may be expected of the tokens of each phase
    STANDING,  # for each phase, in how many regions the seat stands how
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
    PHASES * STANDINGS,
    *(1,) * 4,
    PHASES,
    len(PLAYERS),
    DEN_VICTIMS + 1,
    *(1,) * 3,
)


@rule
def describe(s: Any, rows: Any) -> None:
    """Write a row for each seat."""
    for seat in range(s.players):
        for k in range(FEATURES):
            rows[seat, k] = 0
        describe_board(s, seat, rows[seat])
        describe_reach(s, seat, rows[seat])
        for region in range(s.regions):
            describe_region(s, seat, region, rows[seat])
        describe_time(s, seat, rows[seat])
    for token in range(s.tokens):
        if s.token_owner[token] == ON_REGION:
            phase = s.token_phase[token]
            share_out(s, token, rows[:, EXPECTED + phase])
            compare(
                s, s.token_region[token], rows[:, STANDING + phase * STANDINGS : STANDING + (phase + 1) * STANDINGS]
            )


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


@inlined
def describe_region(s: Any, seat: int, region: int, row: Any) -> None:
    """A region beyond its scoring: prey half surrounded, an alpha at the water, a foot in the door."""
    beside = wolves_beside_prey(s, seat, region)
    if beside == 1:
        row[ONE_BESIDE_PREY] += 1
    elif beside:
        row[TWO_BESIDE_PREY] += 1
    if stands_in(s, seat, region):
        row[PRESENCE] += 1
        if has_alpha_at_water(s, seat, region) and not has_lair(s, seat, region):
            row[ALPHAS_AT_WATER] += 1


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


@inlined
def compare(s: Any, region: int, counts: Any) -> None:
    """Count for each seat how it stands in a region against the strongest of the others."""
    for seat in range(s.players):
        own = rank_in(s, seat, region)
        best = 0
        for pack in range(s.packs):
            if pack != seat:
                best = max(best, rank_in(s, pack, region))
        lead = own // (MOST_ALPHAS + 1) - best // (MOST_ALPHAS + 1)
        if own == 0:
            counts[seat, ABSENT] += 1
        elif lead >= FAR:
            counts[seat, FAR_AHEAD] += 1
        elif own > best:
            counts[seat, AHEAD] += 1
        elif own == best:
            counts[seat, LEVEL] += 1
        elif lead > -FAR:
            counts[seat, BEHIND] += 1
        else:
            counts[seat, FAR_BEHIND] += 1
