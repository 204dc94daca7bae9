"""Howl and Dominate (sections 5.11 and 5.12)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import rule

from .components import FIRST_ALPHA, FIRST_WOLF, LONE_WOLVES, WOLF, WOLF_SPACES, WOLF_TRACK
from .hexes import LONE_HEXES, remove
from .pieces import (
    board_cell,
    date,
    lay_wolf,
    lift_den,
    lift_wolf,
    mixed,
    pack_of_structure,
    pack_of_wolves,
    piece_at,
)
from .state import ACTED, TRACK

SPACES: Any = np.array(WOLF_TRACK, np.int8)


@rule
def has_wolf_left(s: Any, seat: int) -> bool:
    """TW-55, TW-59: a piece on the wolf track."""
    return s.wolves[seat] < WOLF_SPACES


@rule
def place_wolf(s: Any) -> None:
    """TW-56, TW-61: the next piece of the wolf track, which may be an alpha, onto the target."""
    seat = s.active
    lay_wolf(s, seat, SPACES[s.wolves[seat]], s.target)
    s.wolves[seat] += 1
    s.decision = ACTED


@rule
def howl(s: Any) -> None:
    """TW-56, TW-73: the lone wolf to the calendar, an own piece in its place."""
    s.calendar += 1
    for region in range(s.regions):
        for icon in range(LONE_WOLVES):
            if board_cell(s, region, LONE_HEXES[icon]) == s.target:
                s.lone_date[region, icon] = s.calendar
    remove(s.lone, s.target)
    remove(s.covered, s.target)
    place_wolf(s)


@rule
def wolf_victims(s: Any, seat: int, word: int) -> int:
    """TW-57, TW-58: enemy wolves of one word that are the only piece of their owner on their hex."""
    wolves = s.wolf[word] & ~s.pack_wolves[seat, word]
    return wolves & (~s.full[word] | mixed(s, word)) if wolves else 0


@rule
def den_victims(s: Any, seat: int, word: int) -> int:
    """TW-57, TW-58: enemy dens of one word that are the only piece of their owner on their hex."""
    dens = s.den[word] & ~s.pack_structures[seat, word]
    return dens & (~s.full[word] | mixed(s, word)) if dens else 0


@rule
def dominate(s: Any) -> None:
    """TW-60, TW-61: the victim to the calendar; a wolf is replaced at once, for a den first a track is chosen."""
    if s.victim == WOLF:
        owner = pack_of_wolves(s, s.target)
        piece = piece_at(s, owner, s.target, FIRST_WOLF, FIRST_ALPHA, 0)
        lift_wolf(s, owner, piece)
        date(s, owner, piece)
        place_wolf(s)
    else:
        owner = pack_of_structure(s, s.target)
        date(s, owner, lift_den(s, owner, s.target))
        s.decision = TRACK
