"""The evaluation of Wolves and Sheep against the rules, and the yardstick that plays by the hand-made one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.bots.positions import decisions, worth_of
from tests.games.wolves_and_sheep_position import B1, arrange
from wataha import Match
from wataha.bots import make_bot
from wataha.bots.greedy import leads_after
from wataha.bots.question import Question
from wataha.bots.yardstick import by_hand, yardstick_leads

NO_VILLAGE = "L30 L31 L32 L33"


@pytest.mark.parametrize(("players", "options"), [(2, {"two_player_herds": "on"}), (3, {"big_fish": "on"}), (4, {})])
def test_a_finished_game_is_worth_its_score(players: int, options: dict[str, Any]) -> None:
    match = Match("wolves_and_sheep", 6, players, **options)
    bot = make_bot("random", 1)
    while not match.over:
        match.play(bot.choose(match))
    assert worth_of(match) == list(match.score())


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"big_fish": "on"}), (4, {})])
def test_evaluating_leaves_no_trace(players: int, options: dict[str, Any]) -> None:
    for match in decisions("wolves_and_sheep", players, options, 3, 6):
        before = match.state.tobytes()
        assert all(np.isfinite(worth_of(match)))
        assert match.state.tobytes() == before


def test_a_meadow_beside_a_wolf_counts_nothing() -> None:
    """B1 has one enclosed meadow, of black; only the black seat loses by the wolf, against a seat without a meadow."""
    safe = worth_of(arrange(B1, colours="KYR", seat=2))
    threatened = worth_of(arrange(f"{B1} WO1B@(-1,-2)r0=FFFF", colours="KYR", seat=2))
    assert safe[0] - safe[1] > threatened[0] - threatened[1]


def test_who_is_alone_and_cannot_lay_has_no_hope() -> None:
    stuck = arrange(players=2, hands={0: NO_VILLAGE}, seat=1)
    able = arrange(players=2, hands={0: NO_VILLAGE.replace("L33", "L01")}, seat=1)
    for match in (stuck, able):
        match.play("leave")
    assert worth_of(stuck)[0] < worth_of(stuck)[1]
    assert worth_of(able)[0] > worth_of(stuck)[0] + 5


def test_greedy_plays_by_hand_where_the_bots_have_something_better() -> None:
    for match in decisions("wolves_and_sheep", 2, {}, 4, 3):
        place = match.game, Question.of(match), 9
        assert make_bot("greedy", 9).choose(match) == place[1].moves[yardstick_leads(*place).argmax()]
        assert (yardstick_leads(*place) != leads_after(*place)).any()


def test_greedy_plays_by_the_only_evaluation_elsewhere() -> None:
    assert by_hand("moonlight") is None
    for match in decisions("moonlight", 2, {}, 4, 2):
        place = match.game, Question.of(match), 9
        assert (yardstick_leads(*place) == leads_after(*place)).all()
