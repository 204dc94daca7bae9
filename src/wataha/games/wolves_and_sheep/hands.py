"""Hands, the bag and drawing (WS-5, WS-16, WS-17), and what hands are known not to hold (section 7.2, H3)."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import popcount
from wataha.engine.compiled import rule

from .components import (
    FIRST_FISHERMAN,
    FIRST_GUARD,
    FIRST_HUNTER,
    FIRST_POND,
    FIRST_WOLF,
    GUARD,
    HUNTER,
    MEMORY,
    SPECIAL_COUNT,
    SPECIALS,
)
from .state import NONE, WORD_TILES, WORDS

# The first tile of each kind that is announced, wolf to guard; all four of a kind are in one word of a hand.
FIRSTS = (FIRST_WOLF, FIRST_HUNTER, FIRST_FISHERMAN, FIRST_GUARD)
FIRST_OF_KIND: Any = np.array(FIRSTS, np.int8)

KEEPERS = 1 << HUNTER | 1 << GUARD


@rule
def special_kind(tile: int) -> int:
    """The kind of a tile with a figure; NONE for land and ponds."""
    if tile < FIRST_WOLF or FIRST_POND <= tile < FIRST_FISHERMAN:
        return NONE
    for kind in range(SPECIALS - 1, -1, -1):
        if tile >= FIRST_OF_KIND[kind]:
            return kind if tile < FIRST_OF_KIND[kind] + SPECIAL_COUNT else NONE
    return NONE


@rule
def is_keeper(kind: int) -> bool:
    """Hunters and guards keep, wolves and fishermen raid."""
    return KEEPERS >> kind & 1 == 1


@rule
def holds(s: Any, seat: int, tile: int) -> bool:
    return s.hand[seat, tile // WORD_TILES] >> tile % WORD_TILES & 1 == 1


@rule
def take_up(s: Any, seat: int, tile: int) -> None:
    """Add a tile to a hand."""
    s.hand[seat, tile // WORD_TILES] |= 1 << tile % WORD_TILES


@rule
def put_down(s: Any, seat: int, tile: int) -> None:
    """Take a tile out of a hand."""
    s.hand[seat, tile // WORD_TILES] &= ~(1 << tile % WORD_TILES)


@rule
def hand_size(s: Any, seat: int) -> int:
    size = 0
    for word in range(WORDS):
        size += popcount(s.hand[seat, word])
    return size


@rule
def held_of_kind(s: Any, seat: int, kind: int) -> int:
    """The seat's tiles of a kind, as a mask from its first tile on."""
    first = FIRST_OF_KIND[kind]
    return s.hand[seat, first // WORD_TILES] >> first % WORD_TILES & (1 << SPECIAL_COUNT) - 1


@rule
def has_lower_twin(s: Any, seat: int, tile: int) -> bool:
    """D1: whether the hand holds a lower tile that is the same in every respect, and so stands for this one."""
    twin = s.twin[tile]
    while twin != NONE:
        if holds(s, seat, twin):
            return True
        twin = s.twin[twin]
    return False


@rule
def draw(s: Any, seat: int, wanted: int) -> None:
    """WS-16, WS-17: draw so many tiles, or all that are left."""
    count = min(wanted, s.bag_size - s.drawn)
    for _ in range(count):
        take_up(s, seat, s.bag[s.drawn])
        s.bag[s.drawn] = NONE
        s.drawn += 1
    if count > 0:
        s.revealed = 1
        if s.passed[seat]:
            fade(s, seat, count)


@rule
def fade(s: Any, seat: int, draws: int) -> None:
    """H3: what a pass told is so many draws older now; after MEMORY draws it is forgotten."""
    s.passed[seat] = 0
    for age in range(MEMORY - 1, -1, -1):
        for word in range(WORDS):
            s.unfit[seat, age, word] = s.unfit[seat, age - draws, word] if age >= draws else 0
            if s.unfit[seat, age, word]:
                s.passed[seat] = 1
