"""Move and push (sections 5.7 and 5.8): which wolf-kinds can go where, and where the pushed ones end up."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import lowest, popcount
from wataha.engine.compiled import rule

from .components import ALPHA, FIRST_ALPHA, FIRST_WOLF, SPEED, SPREAD, TERRAINS, TRACK_VALUES, WOLF, WOLF_KINDS
from .hexes import HEXES, WORD, add, clear, grow, has, remove
from .pieces import kind_of, lay_wolf, lift_wolf, occupied, pack_of_wolves, piece_at
from .state import ACTED, GOAL, MOVER, NONE, PUSH, ROAMING, SURVEY, TERRAIN

VALUE: Any = np.array(TRACK_VALUES, np.int8)
ALL_TERRAINS = (1 << TERRAINS) - 1


@rule
def attribute(s: Any, seat: int, track: int) -> int:
    """The highest uncovered number of an attribute track."""
    return VALUE[track, s.dens[seat, track]]


@rule
def stops(s: Any, terrain: int, kind: int, word: int) -> int:
    """TW-37 to TW-39: the hexes of one word where the active player's wolf (or alpha) may end a Move."""
    seat = s.active
    own = s.pack_wolves[seat, word] | s.pack_structures[seat, word]
    stronger = s.alpha[word] | (s.structure[word] & ~s.den[word])
    if kind == WOLF:
        stronger |= s.wolf[word]
    return s.terrain[terrain, word] & ~s.covered[word] & ~s.full[word] & ~(stronger & ~own)


@rule
def offer_movers(s: Any, terrain: int) -> bool:
    """DP-8: offer the wolf-kinds that have not moved and have a legal destination; whether there are any."""
    seat = s.active
    clear(s.offer[WOLF])
    clear(s.offer[ALPHA])
    for piece in range(WOLF_KINDS):
        if s.at[seat, piece] >= 0 and not s.moved >> piece & 1:
            add(s.offer[kind_of(piece)], s.at[seat, piece])
    speed = attribute(s, seat, SPEED)
    found = 0
    for kind in range(ALPHA + 1):
        keep_those_in_reach(s, terrain, kind, speed)
        keep_those_with_another_stop(s, terrain, kind, speed)
        for word in range(s.words):
            found |= s.offer[kind, word]
    clear(s.reach)
    return found != 0


@rule
def keep_those_in_reach(s: Any, terrain: int, kind: int, speed: int) -> None:
    """TW-37: walk backwards from all stops at once, until every candidate is reached or the speed is used up."""
    for word in range(s.words):
        s.reach[word] = stops(s, terrain, kind, word)
    for _ in range(speed):
        missing = 0
        for word in range(s.words):
            missing |= s.offer[kind, word] & ~s.reach[word]
        if missing == 0:
            break
        grow(s, s.passable)
    for word in range(s.words):
        s.offer[kind, word] &= s.reach[word]


@rule
def keep_those_with_another_stop(s: Any, terrain: int, kind: int, speed: int) -> None:
    """EC-20: the own hex is no destination; whoever stands on a stop needs another one in reach."""
    for word in range(s.words):
        standing = s.offer[kind, word] & stops(s, terrain, kind, word)
        while standing:
            bit = lowest(standing)
            standing &= standing - 1
            if not reaches_a_stop(s, terrain, kind, word * WORD + bit, speed):
                s.offer[kind, word] &= ~(1 << bit)


@rule
def reaches_a_stop(s: Any, terrain: int, kind: int, cell: int, speed: int) -> bool:
    """TW-37: whether a wolf-kind on this hex has any destination."""
    clear(s.reach)
    add(s.reach, cell)
    for _ in range(speed):
        grow(s, s.passable)
        found = 0
        for word in range(s.words):
            ahead = s.reach[word] & stops(s, terrain, kind, word)
            found |= ahead & ~(1 << cell % WORD) if word == cell // WORD else ahead
        if found:
            return True
    return False


@rule
def look_around(s: Any) -> None:
    """DP-5, DP-8, TW-36: before a Move, the terrains to which a token could pay it; in it, the next wolf-kind to move.

    Both ask the same question, here alone: it is the largest piece of compiled code.
    """
    asked = 0
    if s.decision == SURVEY:
        asked = ALL_TERRAINS if s.terrain_tokens[s.active] else 0
    elif popcount(s.moved) < attribute(s, s.active, SPREAD):
        asked = 1 << s.ground
    found = 0
    while asked:
        terrain = lowest(asked)
        asked &= asked - 1
        found |= offer_movers(s, terrain) << terrain
    if s.decision == SURVEY:
        clear(s.offer[WOLF])
        clear(s.offer[ALPHA])
        s.roam = found
        s.decision = TERRAIN
    else:
        s.decision = MOVER if found else ACTED


@rule
def choose_mover(s: Any, cell: int, kind: int) -> None:
    """DP-8: one of the own wolf-kinds of this kind on this hex that has not moved."""
    first = FIRST_ALPHA if kind == ALPHA else FIRST_WOLF
    last = WOLF_KINDS if kind == ALPHA else FIRST_ALPHA
    s.mover = piece_at(s, s.active, cell, first, last, s.moved)
    offer_destinations(s, cell, kind)
    s.decision = GOAL


@rule
def offer_destinations(s: Any, cell: int, kind: int) -> None:
    """DP-9: the stops at walking distance 1 to Wolf Speed."""
    add(s.reach, cell)
    for _ in range(attribute(s, s.active, SPEED)):
        grow(s, s.passable)
    remove(s.reach, cell)
    for word in range(s.words):
        s.offer[0, word] = s.reach[word] & stops(s, s.ground, kind, word)
    clear(s.reach)


@rule
def go_to(s: Any, cell: int) -> None:
    """TW-37, TW-39, TW-40: the mover arrives; an enemy wolf there is pushed before the next one moves."""
    seat = s.active
    enemy = NONE
    if has(s.wolf, cell) and not has(s.pack_wolves[seat], cell):
        enemy = pack_of_wolves(s, cell)
        start_push(s, enemy, cell)
    lift_wolf(s, seat, s.mover)
    lay_wolf(s, seat, s.mover, cell)
    s.moved |= 1 << s.mover
    s.mover = NONE
    if enemy == NONE:
        s.decision = ROAMING
    else:
        offer_push(s, cell)
        s.decision = PUSH


@rule
def start_push(s: Any, pack: int, cell: int) -> None:
    """TW-31: lift the wolf-kind of a pack that has to leave a hex."""
    s.pushed_pack = pack
    s.pushed = piece_at(s, pack, cell, FIRST_WOLF, WOLF_KINDS, 0)
    lift_wolf(s, pack, s.pushed)


@rule
def offer_push(s: Any, cell: int) -> None:
    """TW-42 to TW-44, TW-54: the nearest hexes that are empty or hold a single piece of the pushed colour."""
    pack = s.pushed_pack
    add(s.reach, cell)
    found = 0
    for _ in range(HEXES):  # EC-2: there always is such a hex
        if found:
            break
        grow(s, s.passable)
        for word in range(s.words):
            other = occupied(s, word) & ~(s.pack_wolves[pack, word] | s.pack_structures[pack, word])
            s.offer[0, word] = s.reach[word] & ~s.covered[word] & ~s.full[word] & ~other
            found |= s.offer[0, word]
    clear(s.reach)


@rule
def push_to(s: Any, cell: int) -> None:
    """TW-42, TW-45: the pushed piece lands; it never pushes another."""
    lay_wolf(s, s.pushed_pack, s.pushed, cell)
    s.pushed_pack = NONE
    s.pushed = NONE
