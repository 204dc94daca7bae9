"""What a net is shown of the tiles in hand, against what laying them really encloses."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.wolves_and_sheep_position import B1, B2, B4, B5, EXAMPLE_1, arrange, copy, hand, placements, values
from wataha import Match
from wataha.bots.evaluation import CALLS
from wataha.bots.features import DESCRIBE, describe, feature_sources, row_shape
from wataha.bots.features.wolves_and_sheep import LARGEST, LEAD, READY, SOON, WITHIN_REACH
from wataha.engine.compiled import EntryPoint

COLOUR = "K"
"""Of the seat that is looked at, on every board."""

HANDS = ("L01 L02 L40 L55", "L14 L30 L43 P02", "L36 L45 L51 P20", "L12 L22 L53 P06")
FIGURES = "WO1 WO2 HU1 HU2"


def write_rows(states: Any, index: int, rows: Any) -> None:
    describe(states[index], rows)


WRITE_ROWS = EntryPoint(write_rows, part="legend", sources=feature_sources, calls=(*CALLS, DESCRIBE))


def rows_of(match: Match) -> Any:
    """A row for each seat."""
    rows = np.zeros((match.players, row_shape(match.game.id).size), np.float32)
    WRITE_ROWS.on(match.game)(match.states, 0, rows)
    return rows


def enclosed_by_one_tile(match: Match) -> int:
    """The sheep of the largest meadow after the best of all ways to lay a tile of the hand."""
    best = max(values(match, COLOUR), default=0)
    for code in hand(match, match.actor):
        for face, places in placements(match, code).items():
            for cell, turns in places:
                after = copy(match)
                after.play(f"tile {code}{face}")
                for path in (f"cell {cell}", f"turn {turns}"):
                    if path in after.moves():
                        after.play(path)
                best = max(best, *values(after, COLOUR), 0)
    return best


@pytest.mark.parametrize("held", HANDS)
@pytest.mark.parametrize("board", [B1, B2, B4, B5, EXAMPLE_1])
def test_what_a_tile_in_hand_encloses_is_ready(board: str, held: str) -> None:
    match = arrange(board, hands={0: held}, colours="KYR")
    row = rows_of(match)[0]
    assert row[LARGEST] + row[READY] == enclosed_by_one_tile(match)


def test_some_of_these_hands_enclose_something_and_some_do_not() -> None:
    ready = {rows_of(arrange(B4, hands={0: held}, colours="KYR"))[0, READY] > 0 for held in HANDS}
    assert ready == {True, False}


def test_a_meadow_with_two_open_edges_is_nearly_ready_with_tiles_for_both() -> None:
    """On B2 a black meadow of two sheep is open on two sides; figures close none."""
    with_tiles, with_figures = (rows_of(arrange(B2, hands={0: held}, colours="KYR"))[0] for held in (HANDS[0], FIGURES))
    assert [with_tiles[what] for what in (LARGEST, READY, SOON)] == [2, 0, 2]
    assert [with_figures[what] for what in (LARGEST, READY, SOON)] == [2, 0, 0]


def test_who_leads_is_told_with_what_is_ready() -> None:
    rows = rows_of(arrange(EXAMPLE_1, hands={0: HANDS[0]}, colours="YKR"))
    reach = rows[:, WITHIN_REACH]
    assert np.array_equal(reach, rows[:, LARGEST] + rows[:, READY])  # nobody is out
    assert reach[0] > rows[0, LARGEST]
    for seat in range(3):
        assert rows[seat, LEAD] == reach[seat] - max(np.delete(reach, seat))
