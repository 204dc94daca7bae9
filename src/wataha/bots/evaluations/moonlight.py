"""What a position of Moonlight is worth, in rounds: the odds of this round by its rows and moons, then of the game.

A game is won by two rounds; with even odds for rounds not begun, the odds of the game follow from those of this round.
"""

from __future__ import annotations

import math
from typing import Any

from wataha.engine.bits import lowest, popcount
from wataha.engine.compiled import inlined, rule
from wataha.games.moonlight.components import (
    BONUS_VALUE,
    FRAME_PLACES,
    HOWL,
    HOWL_POINTS,
    KINDS,
    LONG_SIDE,
    MOON_POINTS,
    ROUNDS_TO_WIN,
    SEATS,
    SHORT_SIDE,
    TIES,
)
from wataha.games.moonlight.grid import SPAN, grid_row
from wataha.games.moonlight.placing import VALUE
from wataha.games.moonlight.scoring import CORNER, MOON
from wataha.games.moonlight.state import COUNT_BITS, COUNT_FULL, NONE, OVER, PICK_LONE

ROW_DOUBT = 1.2
"""The doubt about a row whose places are all taken: its wolves can still be covered."""
ROW_DOUBT_PER_PLACE = 2.0
MOON_DOUBT = 0.8
ROUND_DOUBT = 0.9
ROUND_DOUBT_PER_PLACE = 1.25
CARD_STRENGTH = 0.035
"""Points in a round for each point of value that is still to be laid."""
TIE_EDGE = 0.4
"""What winning all ties adds to a lead."""
EVEN = 0.5


@rule
def evaluate(s: Any, out: Any) -> None:
    """The rounds that each seat may expect to win."""
    ahead = 2 * odds_of_game(s) - 1
    out[0] = ROUNDS_TO_WIN / 2 * (1 + ahead)
    out[1] = ROUNDS_TO_WIN / 2 * (1 - ahead)


@inlined
def odds_of_game(s: Any) -> float:
    """How likely seat 0 wins the game."""
    if s.phase == OVER:
        if s.wins[0] == s.wins[1]:
            return EVEN
        return 1.0 if s.wins[0] > s.wins[1] else 0.0
    odds = EVEN if s.phase >= PICK_LONE else odds_of_round(s)
    won = odds_at(s.wins[0] + 1, s.wins[1])
    lost = odds_at(s.wins[0], s.wins[1] + 1)
    return odds * won + (1 - odds) * lost


@inlined
def odds_at(own: int, others: int) -> float:
    """How likely a seat wins the game between two rounds: 1 with two won, 3/4 at 1:0, 1/2 at 1:1 and 0:0."""
    if own == ROUNDS_TO_WIN:
        return 1.0
    if others == ROUNDS_TO_WIN:
        return 0.0
    return EVEN + EVEN / 2 * (own - others)


@inlined
def odds_of_round(s: Any) -> float:
    """How likely seat 0 wins the round that is being played."""
    empty = FRAME_PLACES - popcount(s.visible[0] | s.visible[1])
    lead = lead_in_rows(s) + lead_in_moons(s, empty)
    lead += CARD_STRENGTH * (strength_to_come(s, 0) - strength_to_come(s, 1))
    doubt = ROUND_DOUBT + ROUND_DOUBT_PER_PLACE * math.sqrt(empty)
    return sure(lead + edge(s), doubt)


@inlined
def sure(lead: float, doubt: float) -> float:
    """The odds that a lead holds against a doubt."""
    return 1 / (1 + math.exp(-1.7 * lead / doubt))


@inlined
def edge(s: Any) -> float:
    """What the owner of `ties` has over the other."""
    if s.leader[0] == TIES:
        return TIE_EDGE
    return -TIE_EDGE if s.leader[1] == TIES else 0.0


@inlined
def lead_in_rows(s: Any) -> float:
    """The cards and bonus points that seat 0 may expect from rows, less those of seat 1."""
    wide = s.xmax - s.xmin + 1
    tall = s.ymax - s.ymin + 1
    fixed = wide * tall == FRAME_PLACES
    length = LONG_SIDE if wide == LONG_SIDE else SHORT_SIDE
    lead = 0.0
    for y in range(s.ymin, s.ymax + 1):
        row = grid_row(y)
        first = s.visible[0] & row
        second = s.visible[1] & row
        empty = length - popcount(first | second)
        ahead = row_strength(s, first, fixed) - row_strength(s, second, fixed)
        odds = sure(ahead + edge(s), ROW_DOUBT + ROW_DOUBT_PER_PLACE * math.sqrt(max(empty, 0)))
        threes = s.of_value[BONUS_VALUE]
        lead += odds * (popcount(first) + popcount(first & threes))
        lead -= (1 - odds) * (popcount(second) + popcount(second & threes))
    return lead


@inlined
def row_strength(s: Any, wolves: int, fixed: bool) -> float:
    """The row values of these wolves; a corner counts by half while the frame may still grow beyond it."""
    total = 0.0
    while wolves:
        place = lowest(wolves)
        wolves &= wolves - 1
        kind = s.top[place] % KINDS
        value = VALUE[kind]
        total += value
        if CORNER[kind] > 1:
            x = place % SPAN
            y = place // SPAN
            if (x == s.xmin or x == s.xmax) and (y == s.ymin or y == s.ymax):
                total += value * (CORNER[kind] - 1) * (1.0 if fixed else 0.5)
    return total


@inlined
def lead_in_moons(s: Any, empty: int) -> float:
    """The points for the moon majority that seat 0 may expect, less those of seat 1."""
    moons = 0
    for seat in range(SEATS):
        piles = s.visible[seat]
        while piles:
            count = MOON[s.moon_set, s.top[lowest(piles)] % KINDS]
            moons += count if seat == 0 else -count
            piles &= piles - 1
    odds = sure(moons + edge(s), MOON_DOUBT + math.sqrt(empty) / 2)
    first = HOWL_POINTS if s.leader[0] == HOWL else MOON_POINTS
    second = HOWL_POINTS if s.leader[1] == HOWL else MOON_POINTS
    return odds * first - (1 - odds) * second


@inlined
def strength_to_come(s: Any, seat: int) -> float:
    """The values of the cards in hand and deck."""
    total = 0
    for kind in range(KINDS):
        total += VALUE[kind] * (s.hand[seat] >> kind * COUNT_BITS & COUNT_FULL)
    for position in range(s.deck_size[seat]):
        if s.deck[seat, position] != NONE:
            total += VALUE[s.deck[seat, position]]
    return total
