"""How a round of Moonlight is scored (section 6) and what the game is worth: sheets, points, rounds won.

A sheet (see `state`) is a row of numbers: one of the record's for a finished round, or one written elsewhere for the
table as it lies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.bits import lowest, popcount
from wataha.engine.compiled import inlined, rule
from wataha.engine.game import Part

from .components import (
    BONUS_POINTS,
    BONUS_VALUE,
    CARD_POINTS,
    CORNER_FACTORS,
    HOWL,
    HOWL_POINTS,
    KINDS,
    MOON_POINTS,
    MOONS,
    MOST_ROUNDS,
    MOST_ROWS,
    SEATS,
    TIES,
)
from .grid import CENTRE, SPAN, grid_row
from .placing import VALUE
from .state import (
    NONE,
    SHEET,
    SHEET_BONUS,
    SHEET_LEADER,
    SHEET_MOONS,
    SHEET_SUMS,
    SHEET_TAKEN,
    SHEET_WINNER,
    SHEET_Y,
)

CORNER: Any = np.array(CORNER_FACTORS, np.int8)
MOON: Any = np.array(MOONS, np.int8)

SHEETS = MOST_ROUNDS + 1
NOW = MOST_ROUNDS
"""The sheet of the table as it lies follows those of the finished rounds."""

BREAKDOWN = (
    Part("wins", SEATS, "rounds won"),
    Part("sheets", SHEETS * SHEET, "the sheet of each finished round, then of the table as it lies; -1 where none is"),
    Part("row_winner", SHEETS * MOST_ROWS, "for each sheet the seat that wins the row, or -1"),
    Part("taken", SHEETS * SEATS, "for each sheet the cards that each seat collects"),
    Part("bonus", SHEETS * SEATS, "for each sheet the bonus points of these cards"),
    Part("moon_points", SHEETS * SEATS, "for each sheet the points for the moon majority"),
    Part("points", SHEETS * SEATS, "for each sheet the points of the round"),
)
"""How rounds were won, as `break_down` writes it."""


@rule
def write_sheet(s: Any, sheet: Any) -> None:
    """Section 6 in its order: moons and rows, what is collected, the winner of the round."""
    rows = s.ymax - s.ymin + 1 if s.lays > 0 else 0
    sheet[SHEET_Y] = s.ymin - CENTRE
    for row in range(MOST_ROWS):
        for seat in range(SEATS):
            sheet[SHEET_SUMS + seat * MOST_ROWS + row] = 0 if row < rows else NONE
        sheet[SHEET_TAKEN + row] = 0
        sheet[SHEET_BONUS + row] = 0
    for seat in range(SEATS):
        sheet[SHEET_LEADER + seat] = s.leader[seat]
        sheet[SHEET_MOONS + seat] = 0
    count_visible(s, sheet)
    collect(s, sheet)
    sheet[SHEET_WINNER] = round_winner(sheet)


@inlined
def count_visible(s: Any, sheet: Any) -> None:
    """Scoring 1 and 2, ML-19: visible moons; values by row, multiplied on the corner places of the reach."""
    piles = s.visible[0] | s.visible[1]
    while piles:
        place = lowest(piles)
        piles &= piles - 1
        seat = s.top[place] // KINDS
        kind = s.top[place] % KINDS
        x = place % SPAN
        y = place // SPAN
        corner = (x == s.xmin or x == s.xmax) and (y == s.ymin or y == s.ymax)
        sheet[SHEET_SUMS + seat * MOST_ROWS + y - s.ymin] += VALUE[kind] * CORNER[kind] if corner else VALUE[kind]
        sheet[SHEET_MOONS + seat] += MOON[s.moon_set, kind]


@inlined
def collect(s: Any, sheet: Any) -> None:
    """Scoring 3: the winner of a row takes the own visible cards of it."""
    for row in range(MOST_ROWS):
        winner = row_winner(sheet, row)
        if winner != NONE:
            taken = s.visible[winner] & grid_row(s.ymin + row)
            sheet[SHEET_TAKEN + row] = popcount(taken)
            sheet[SHEET_BONUS + row] = BONUS_POINTS * popcount(taken & s.of_value[BONUS_VALUE])


@inlined
def majority(first: int, second: int, tied: int) -> int:
    """The seat with the higher amount; equal amounts give what is said for a tie."""
    if first == second:
        return tied
    return 0 if first > second else 1


@inlined
def ties_owner(sheet: Any) -> int:
    """ML-31: the seat that wins all ties, or NONE."""
    for seat in range(SEATS):
        if sheet[SHEET_LEADER + seat] == TIES:
            return seat
    return NONE


@inlined
def row_winner(sheet: Any, row: int) -> int:
    """Scoring 2, ML-31: the higher sum wins the row; NONE also for a row that the reach does not have."""
    first = sheet[SHEET_SUMS + row]
    if first == NONE:
        return NONE
    return majority(first, sheet[SHEET_SUMS + MOST_ROWS + row], ties_owner(sheet))


@inlined
def collected(sheet: Any, seat: int, first: int) -> int:
    """Scoring 3 and 4: cards (first = SHEET_TAKEN) or bonus points (SHEET_BONUS) of the rows that the seat wins."""
    total = 0
    for row in range(MOST_ROWS):
        if row_winner(sheet, row) == seat:
            total += sheet[first + row]
    return total


@inlined
def moon_points(sheet: Any, seat: int) -> int:
    """Scoring 1, ML-31, ML-36: 2 points for the moon majority, 3 for the owner of `howl`."""
    if majority(sheet[SHEET_MOONS], sheet[SHEET_MOONS + 1], ties_owner(sheet)) != seat:
        return 0
    return HOWL_POINTS if sheet[SHEET_LEADER + seat] == HOWL else MOON_POINTS


@inlined
def round_points(sheet: Any, seat: int) -> int:
    """Scoring 4: cards, their bonus points, moons."""
    cards = CARD_POINTS * collected(sheet, seat, SHEET_TAKEN)
    return cards + collected(sheet, seat, SHEET_BONUS) + moon_points(sheet, seat)


@inlined
def round_winner(sheet: Any) -> int:
    """Scoring 5, ML-31: more points; if equal the owner of `ties`, else more cards; else nobody."""
    tied = ties_owner(sheet)
    if tied == NONE:
        tied = majority(collected(sheet, 0, SHEET_TAKEN), collected(sheet, 1, SHEET_TAKEN), NONE)
    return majority(round_points(sheet, 0), round_points(sheet, 1), tied)


@inlined
def score(s: Any, out: Any) -> None:
    """ML-51: one mountain piece for every round won."""
    for seat in range(SEATS):
        out[seat] = s.wins[seat]


@inlined
def standing(s: Any, out: Any) -> None:
    """ML-51, ML-55: more pieces; equal is a draw."""
    score(s, out)


@rule
def break_down(s: Any, out: Any) -> None:
    """Everything that decided the rounds, in the order of BREAKDOWN."""
    sheets = SEATS
    row_winners = sheets + SHEETS * SHEET
    taken = row_winners + SHEETS * MOST_ROWS
    bonus = taken + SHEETS * SEATS
    moon = bonus + SHEETS * SEATS
    points = moon + SHEETS * SEATS
    for seat in range(SEATS):
        out[seat] = s.wins[seat]
    for number in range(SHEETS):
        sheet = out[sheets + number * SHEET : sheets + (number + 1) * SHEET]
        copy_sheet(s, number, sheet)
        for row in range(MOST_ROWS):
            out[row_winners + number * MOST_ROWS + row] = row_winner(sheet, row)
        for seat in range(SEATS):
            here = number * SEATS + seat
            out[taken + here] = collected(sheet, seat, SHEET_TAKEN)
            out[bonus + here] = collected(sheet, seat, SHEET_BONUS)
            out[moon + here] = 0
            out[points + here] = 0
            if sheet[SHEET_MOONS] != NONE:
                out[moon + here] = moon_points(sheet, seat)
                out[points + here] = round_points(sheet, seat)


@rule
def copy_sheet(s: Any, number: int, sheet: Any) -> None:
    """The sheet of the table as it lies, or of a finished round; all NONE for a round not played."""
    if number == NOW:
        write_sheet(s, sheet)
    else:
        for position in range(SHEET):
            sheet[position] = s.sheets[number, position] if number < s.rounds else NONE
