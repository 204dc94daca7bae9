"""What a position of The Wolves is worth: points so far, what the pack and its board promise, regions by the odds.

The numbers were fitted to the margins of games that bots played against themselves; docs/bots.md tells how.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.the_wolves.building import has_lair, lair_sites
from wataha.games.the_wolves.components import BASE_ACTIONS, COSTS, DOMINATE, HOWL, TRACK_DENS, TRACKS
from wataha.games.the_wolves.hexes import MAPS, RING_AT, RINGS, SLOT_SETS, START_COUNTS, clear, grow
from wataha.games.the_wolves.movement import attribute
from wataha.games.the_wolves.payment import affordable
from wataha.games.the_wolves.regions import ALPHA_CONTROL, DEN_CONTROL, LAIR_CONTROL, POINTS, WOLF_CONTROL
from wataha.games.the_wolves.scoring import TRACK_COUNT, region_points, track_points
from wataha.games.the_wolves.state import HUNT, NONE, ON_REGION, OVER
from wataha.games.the_wolves.targets import gather_alphas
from wataha.games.the_wolves.turns import TRIGGER

(
    DENS,  # twelve numbers: for each track, by how many dens were taken from it
    LAIRS,
    PREY,
    WOLVES,
    TERRAIN_TOKENS,
    ACTION_TOKENS,
    ONE_BESIDE_PREY,  # stacks of a missing kind with an own wolf-kind on one hex beside them, and on two
    TWO_BESIDE_PREY,
    LAIR_SITES,  # dens that could become lairs
    LAIR_SITES_IN_REACH,  # and those of them that have an alpha beside them
    DENS_STANDING,
    NEAR_LONE_WOLVES,  # lone wolves within the range of a howl, and two steps farther
    FAR_LONE_WOLVES,
    DEAREST_TERRAINS,  # terrains for which Dominate could be paid
    PRESENCE,  # regions with an own piece
    ALPHAS_AT_WATER,  # regions without an own lair and with an alpha beside the water
    FULL_TURN,  # having a whole turn ahead, or the rest of one; these two do not fade
    REST_OF_TURN,
) = (0, *range(TRACKS * TRACK_DENS, TRACKS * TRACK_DENS + 17))
TRAITS = REST_OF_TURN + 1
"""What a position promises a seat beyond its points."""

# Points that each trait promises at the start of the game; they fade with the calendar. Two players, then more.
# fmt: off
WORTH: Any = np.array([
    [
        1.7, -1.4, -3.4, -12.8,
        1.1, -0.9, -3.7, -12.7,
        0.0, -1.8, -4.7, -15.9,
        -0.4, 0.6, 3.3, 3.8, 2.4, 0.5, 1.5, 1.8,
        1.4, 1.4, 1.6, 1.1, 0.4, -1.6, 1.7, 3.3, -0.6,
    ],
    [
        2.0, 3.1, 1.6, -2.0,
        1.4, 2.3, 0.8, -2.2,
        1.2, 2.3, 0.5, -2.4,
        -0.8, -0.2, 2.0, 1.2, 0.9, -0.3, -0.8, 1.0,
        1.9, 0.6, 0.4, 0.5, 0.2, -1.2, 1.0, 2.6, -0.6,
    ],
])
# fmt: on

# How a region will be scored, by the dates until then, and between these days in proportion. Two players, then more.
# fmt: off
DAYS = (0, 1, 2, 4, 7, 11, 16)
FAITH = ((2.62, 0.94, 0.77, 0.57, 0.40, 0.31, 0.28), (2.20, 1.45, 1.19, 0.89, 0.67, 0.53, 0.41))
"""How much a point of control says."""
EDGE = ((0.34, 0.19, 0.53, 0.61, 0.88, 1.52, 1.63), (0.56, 0.71, 0.71, 1.15, 1.47, 1.74, 2.11))
"""An alpha counts as so many points of control more."""
ABSENT = ((0.02, -1.00, -0.88, -0.94, -0.65, -0.38, -0.29), (-2.43, -1.01, -0.82, -0.68, -0.46, -0.39, -0.33))
"""How a pack stands that has no piece there yet."""
PASSIVE = ((0.13, -0.43, -0.67, -0.95, -1.21, -1.65, -2.01), (0.0,) * len(DAYS))
"""How much worse the AI pack stands, which never grows."""
# fmt: on
LONGEST_WAIT = 30
MOST_CONTROL = 14
MOST_ALPHAS = 3
RANKS = (MOST_CONTROL + 1) * (MOST_ALPHAS + 1)
"""A rank is the control in a region and the alphas there as one number; more than the most counts as the most."""
RANK_BITS = 6

ODDS: Any = np.zeros((2, 2, LONGEST_WAIT + 1, RANKS))  # by side of the player board, AI pack or not, wait, rank
for _side, _passive, _wait, _rank in np.ndindex(ODDS.shape):
    _faith, _edge, _absent, _worse = (np.interp(_wait, DAYS, table[_side]) for table in (FAITH, EDGE, ABSENT, PASSIVE))
    _control, _alphas = divmod(_rank, MOST_ALPHAS + 1)
    _stand = _faith * (_control + _edge * _alphas) if _control else _absent
    ODDS[_side, _passive, _wait, _rank] = math.exp(_stand + _passive * _worse)

SLOT_WORDS: Any = np.zeros((*SLOT_SETS.shape[:2], 2), np.int8)  # first and last word of each slot's hexes
for _layout, _slot in np.ndindex(SLOT_SETS.shape[:2]):
    _words = np.flatnonzero(SLOT_SETS[_layout, _slot])
    SLOT_WORDS[_layout, _slot] = (_words[0], _words[-1]) if len(_words) else (0, -1)


@rule
def settled(s: Any) -> bool:
    """Between actions: no action has been begun that is not complete."""
    return s.kind == NONE and s.decision != HUNT


@rule
def evaluate(s: Any, out: Any) -> None:
    """The points that each seat may expect, but for what they all may expect alike."""
    for seat in range(s.players):
        out[seat] = region_points(s, seat)
        for track in range(TRACK_COUNT):
            out[seat] += track_points(s, seat, track)
    if s.decision != OVER:
        worth = WORTH[min(s.layout, 1)]
        for seat in range(s.players):
            out[seat] += promise(s, seat, worth)
        for token in range(s.tokens):
            if s.token_owner[token] == ON_REGION:
                share_out(s, token, out)


@rule
def promise(s: Any, seat: int, worth: Any) -> float:
    """What a seat's traits promise: linear in what each is worth."""
    total = 0.0
    for track in range(TRACKS):
        taken = s.dens[seat, track]
        if taken:
            total += worth[DENS + track * TRACK_DENS + taken - 1]
    total += worth[LAIRS] * s.lairs[seat] + worth[PREY] * popcount(s.prey[seat]) + worth[WOLVES] * s.wolves[seat]
    total += worth[TERRAIN_TOKENS] * min(s.terrain_tokens[seat], TRACK_DENS)
    total += worth[ACTION_TOKENS] * min(s.action_tokens[seat], TRACK_DENS)
    total += worth[DEAREST_TERRAINS] * popcount(affordable(s, seat, COSTS[DOMINATE]))
    for region in range(s.regions):
        total += promise_of_region(s, seat, region, worth)
    total += promise_of_reach(s, seat, worth)
    end = TRIGGER[s.layout, -1]
    total *= max(end - s.calendar, 0) / end
    if s.active == seat:
        total += worth[FULL_TURN if s.base_left == BASE_ACTIONS else REST_OF_TURN]
    return total


@inlined
def promise_of_region(s: Any, seat: int, region: int, worth: Any) -> float:
    """What a region promises beyond its scoring: prey half surrounded, an alpha at the water, a foot in the door."""
    total = 0.0
    beside = wolves_beside_prey(s, seat, region)
    if beside == 1:
        total += worth[ONE_BESIDE_PREY]
    elif beside:
        total += worth[TWO_BESIDE_PREY]
    if stands_in(s, seat, region):
        total += worth[PRESENCE]
        if has_alpha_at_water(s, seat, region) and not has_lair(s, seat, region):
            total += worth[ALPHAS_AT_WATER]
    return total


@inlined
def wolves_beside_prey(s: Any, seat: int, region: int) -> int:
    """Hexes with own wolf-kinds beside the prey of a region; 0 where none is left, or its kind is not missing."""
    beside = 0
    if s.prey_left[region] and not s.prey[seat] >> s.prey_kind[region] & 1:
        slot = region + START_COUNTS[s.layout]
        ring = 1 - s.turn[region]
        at = RING_AT[s.layout, slot, ring]
        for part in range(RINGS.shape[3]):
            beside += popcount(s.pack_wolves[seat, at + part] & RINGS[s.layout, slot, ring, part])
    return beside


@inlined
def stands_in(s: Any, seat: int, region: int) -> bool:
    """Whether a pack has a piece in a region."""
    slot = region + START_COUNTS[s.layout]
    here = 0
    for word in range(SLOT_WORDS[s.layout, slot, 0], SLOT_WORDS[s.layout, slot, 1] + 1):
        here |= (s.pack_wolves[seat, word] | s.pack_structures[seat, word]) & SLOT_SETS[s.layout, slot, word]
    return here != 0


@inlined
def has_alpha_at_water(s: Any, seat: int, region: int) -> bool:
    """Whether an own alpha stands beside the water of a region."""
    slot = region + START_COUNTS[s.layout]
    ring = s.turn[region]
    at = RING_AT[s.layout, slot, ring]
    beside = 0
    for part in range(RINGS.shape[3]):
        beside |= s.pack_wolves[seat, at + part] & s.alpha[at + part] & RINGS[s.layout, slot, ring, part]
    return beside != 0


@inlined
def promise_of_reach(s: Any, seat: int, worth: Any) -> float:
    """What the alphas could do: lairs beside them, lone wolves within the range of their howl or near it."""
    total = 0.0
    gather_alphas(s, seat)
    grow(s, MAPS[s.layout])
    for word in range(s.words):
        dens = s.pack_structures[seat, word] & s.den[word]
        if dens:
            sites = lair_sites(s, seat, word)
            total += worth[DENS_STANDING] * popcount(dens) + worth[LAIR_SITES] * popcount(sites)
            total += worth[LAIR_SITES_IN_REACH] * popcount(sites & s.reach[word])
    for _ in range(1, attribute(s, seat, HOWL)):
        grow(s, MAPS[s.layout])
    for word in range(s.words):
        total += worth[NEAR_LONE_WOLVES] * popcount(s.reach[word] & s.lone[word])
    for _ in range(2):
        grow(s, MAPS[s.layout])
    for word in range(s.words):
        total += worth[FAR_LONE_WOLVES] * popcount(s.reach[word] & s.lone[word])
    clear(s.reach)
    return total


@rule
def share_out(s: Any, token: int, out: Any) -> None:
    """Share out the points of a token, by the odds of being first and second in its region."""
    phase = s.token_phase[token]
    wait = max(TRIGGER[s.layout, phase] - s.calendar, 0)
    ranks = 0
    for pack in range(s.packs):
        ranks |= rank_in(s, pack, s.token_region[token]) << pack * RANK_BITS
    for first in range(s.packs):
        others = 0.0
        for pack in range(s.packs):
            if pack != first:
                others += odds(s, pack, ranks, wait)
        own = odds(s, first, ranks, wait)
        leads = own / (own + others)
        for seat in range(s.players):
            if seat == first:
                out[seat] += leads * POINTS[phase, 0]
            else:
                out[seat] += leads * odds(s, seat, ranks, wait) / others * POINTS[phase, 1]


@inlined
def odds(s: Any, pack: int, ranks: int, wait: int) -> float:
    """How strongly a pack stands, by the ranks of all, in a region that is scored so many dates from now."""
    return ODDS[min(s.layout, 1), 0 if pack < s.players else 1, wait, ranks >> pack * RANK_BITS & (1 << RANK_BITS) - 1]


@rule
def rank_in(s: Any, pack: int, region: int) -> int:
    """A pack's rank in a region; 0 where it has no piece."""
    slot = region + START_COUNTS[s.layout]
    control = 0
    alphas = 0
    for word in range(SLOT_WORDS[s.layout, slot, 0], SLOT_WORDS[s.layout, slot, 1] + 1):
        hexes = SLOT_SETS[s.layout, slot, word]
        wolves = s.pack_wolves[pack, word] & hexes
        if wolves:
            pairs = wolves & s.full[word] & ~s.structure[word]
            of_alphas = popcount(wolves & s.alpha[word]) + popcount(pairs & ~s.wolf[word])
            alphas += of_alphas
            control += of_alphas * ALPHA_CONTROL
            control += (popcount(wolves & s.wolf[word]) + popcount(pairs & ~s.alpha[word])) * WOLF_CONTROL
        structures = s.pack_structures[pack, word] & hexes
        control += popcount(structures & s.den[word]) * DEN_CONTROL + popcount(structures & ~s.den[word]) * LAIR_CONTROL
    return min(control, MOST_CONTROL) * (MOST_ALPHAS + 1) + min(alphas, MOST_ALPHAS)
