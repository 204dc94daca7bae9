"""What can be done, and to which hexes: DP-4 and DP-6 of The Wolves."""

from __future__ import annotations

from typing import Any

from wataha.engine.compiled import rule

from .building import LAIRS, den_sites, has_den_left, lair_sites
from .components import BUILD, DOMINATE, FIRST_ALPHA, HOWL, HOWLING, KINDS, MOVE, TERRAINS, UPGRADE, WOLF_KINDS
from .hexes import MAPS, add, clear, grow
from .howling import den_victims, has_wolf_left, wolf_victims
from .movement import attribute
from .payment import COST, affordable
from .state import KIND, TARGET

BESIDE = 1
WOLVES, DENS = range(2)
"""Which set of an offer: hexes, or wolves to dominate; and dens to dominate."""


@rule
def offer_kinds(s: Any) -> None:
    """DP-4, TW-19: a Move always; every other action that has a target and a payment."""
    seat = s.active
    s.decision = KIND
    s.kinds = 1 << MOVE
    gather_alphas(s, seat)
    grown = 0
    for kind in range(BUILD, KINDS):
        payable = affordable(s, seat, COST[kind])
        if payable:
            for _ in range(grown, distance(s, seat, kind)):
                grow(s, MAPS[s.layout])
                grown += 1
            s.kinds |= has_target(s, seat, kind, payable) << kind
    clear(s.reach)


@rule
def distance(s: Any, seat: int, kind: int) -> int:
    """TW-46, TW-51, TW-55, TW-57: at or next to an own alpha to build, within Howl Range of one to howl or dominate."""
    return BESIDE if kind <= UPGRADE else attribute(s, seat, HOWL)


@rule
def gather_alphas(s: Any, seat: int) -> None:
    """The hexes of the seat's own alphas, from which everything but a Move is done."""
    for piece in range(FIRST_ALPHA, WOLF_KINDS):
        if s.at[seat, piece] >= 0:
            add(s.reach, s.at[seat, piece])


@rule
def has_target(s: Any, seat: int, kind: int, payable: int) -> bool:
    """DP-6: whether some target is in reach of an alpha and can be paid for."""
    for victim in range(DENS + 1 if kind == DOMINATE else 1):
        if has_piece_for(s, seat, kind, victim):
            for word in range(s.words):
                if targets(s, seat, kind, victim, payable, word):
                    return True
    return False


@rule
def has_piece_for(s: Any, seat: int, kind: int, victim: int) -> bool:
    """TW-46, TW-51, TW-55, TW-59, EC-16: a den, lair or wolf left on the player board."""
    if kind == UPGRADE:
        return s.lairs[seat] < LAIRS
    if kind == BUILD or (kind == DOMINATE and victim == DENS):
        return has_den_left(s, seat)
    return has_wolf_left(s, seat)


@rule
def targets(s: Any, seat: int, kind: int, victim: int, payable: int, word: int) -> int:
    """DP-6: the targets of one word in reach, on hexes of a terrain that can be paid for."""
    hexes = s.reach[word]
    if hexes == 0:
        return 0
    if kind == BUILD:
        hexes &= den_sites(s, seat, word)
    elif kind == UPGRADE:
        hexes &= lair_sites(s, seat, word)
    elif kind == HOWLING:
        hexes &= s.lone[word]
    elif victim == WOLVES:
        hexes &= wolf_victims(s, seat, word)
    else:
        hexes &= den_victims(s, seat, word)
    if hexes == 0:
        return 0
    paid = 0
    for terrain in range(TERRAINS):
        if payable >> terrain & 1:
            paid |= s.terrain[terrain, word]
    return hexes & paid


@rule
def offer_targets(s: Any, kind: int) -> None:
    """DP-6: everything in reach that the action can be done to and that can be paid for."""
    seat = s.active
    gather_alphas(s, seat)
    for _ in range(distance(s, seat, kind)):
        grow(s, MAPS[s.layout])
    payable = affordable(s, seat, COST[kind])
    for victim in range(DENS + 1 if kind == DOMINATE else 1):
        if has_piece_for(s, seat, kind, victim):
            for word in range(s.words):
                s.offer[victim, word] = targets(s, seat, kind, victim, payable, word)
    clear(s.reach)
    s.decision = TARGET
