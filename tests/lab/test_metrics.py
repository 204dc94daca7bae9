"""Every metric against a game solved by hand: played, or written down turn by turn where a judge is asked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.lab.fork import fork
from wataha.lab import metrics
from wataha.lab.arena import run
from wataha.lab.contest import Contest
from wataha.lab.contest_log import ContestLog
from wataha.lab.courses import Course, go_through
from wataha.lab.league import summarise

GOLD, LEAD = "tests.lab.agents:gold", "tests.lab.agents:lead"


def played(
    folder: Path, *bots: str, deals: int = 4, players: int = 2, luck: str = "off"
) -> tuple[Contest, list[Course]]:
    contest = Contest(fork(), bots, deals, players, {"luck": luck})
    log = ContestLog(folder / "log.jsonl", contest)
    run(contest, log, workers=1)
    return contest, list(go_through(contest, log.results(), components=True))


def mean(name: str, courses: list[Course]) -> float | None:
    found = metrics.mean_of(metrics.OF_A_GAME[name], courses)
    return None if found is None else found["mean"]


def test_lengths_and_choices_of_fork_are_as_counted(tmp_path: Path) -> None:
    _, courses = played(tmp_path, GOLD, LEAD, players=3)
    assert len(courses) == 12
    assert mean("decisions", courses) == 12
    assert mean("turns", courses) == 6
    assert mean("branching", courses) == 1.5
    assert mean("real_choices", courses) == 0.5
    assert {course.movers for course in courses} == {(0, 0, 1, 1, 2, 2) * 2}


def test_equal_players_of_fork_draw_and_the_first_seat_gets_its_share(tmp_path: Path) -> None:
    _, courses = played(tmp_path, GOLD, GOLD)
    assert (mean("draws", courses), mean("margin", courses), mean("first_move", courses)) == (1, 0, 0.5)
    wins = metrics.seat_wins(courses, 1)
    assert wins is not None
    assert (wins["mean"], 0 < wins["low"] < 0.5, 0.5 < wins["high"] < 1) == (0.5, True, True)


def test_gold_beats_lead_by_two_points_and_skill_explains_everything(tmp_path: Path) -> None:
    _, courses = played(tmp_path, GOLD, LEAD)
    assert (mean("draws", courses), mean("margin", courses)) == (0, 2)
    assert metrics.skill_effect(courses) == {"mean": 1, "low": 1, "high": 1}
    deal = metrics.deal_effect(courses)
    assert deal is not None
    assert deal["mean"] < 0  # within a deal both seats win once: less alike than chance


def test_where_the_deal_decides_it_explains_everything_and_skill_nothing(tmp_path: Path) -> None:
    _, courses = played(tmp_path, GOLD, LEAD, deals=12, luck="seat")
    deal, skill = metrics.deal_effect(courses), metrics.skill_effect(courses)
    assert deal is not None
    assert skill is not None
    assert (deal["mean"], deal["low"], deal["high"]) == pytest.approx((1, 1, 1))
    assert skill["mean"] == pytest.approx(0)


def test_a_rate_is_never_surer_than_its_deals_allow(tmp_path: Path) -> None:
    """Four deals of eight games without a draw: by Wilson's interval up to 49 % of games could still be draws."""
    _, courses = played(tmp_path, GOLD, LEAD)
    draws = metrics.mean_of(metrics.draws, courses)
    assert draws is not None
    assert (draws["mean"], draws["low"], round(draws["high"], 2)) == (0, 0, 0.49)


def test_what_is_met_and_used_is_counted_by_decisions(tmp_path: Path) -> None:
    _, courses = played(tmp_path, GOLD, LEAD)
    met = sum((course.met for course in courses), Counter())
    used = sum((course.used for course in courses), Counter())
    assert met == {"action:take": 32, "word:gold": 32, "word:lead": 32, "action:end": 32}
    assert used == {"action:take": 32, "word:gold": 16, "word:lead": 16, "action:end": 32}


def test_restricted_play_finds_what_gold_is_worth(tmp_path: Path) -> None:
    """Without gold one has 2 points against 4: the free player wins every game, which is half a win more than even."""
    contest, _ = played(tmp_path, GOLD, f"{GOLD} without word:gold")
    log = ContestLog(tmp_path / "log.jsonl", contest)
    assert summarise(contest, log.results())["pairs"][0]["wins"]["mean"] == 1
    contest, _ = played(tmp_path / "lead", GOLD, f"{GOLD} without word:lead")
    log = ContestLog(tmp_path / "lead" / "log.jsonl", contest)
    assert summarise(contest, log.results())["pairs"][0]["wins"]["mean"] == 0.5


def test_a_search_that_peeks_gains_what_the_coins_hide(tmp_path: Path) -> None:
    """It knows what to take for the prizes; one that knows nothing is right with one coin in two, at best."""
    contest, _ = played(tmp_path, "peeking:worlds=64", "honest:worlds=64", deals=40, luck="coin")
    log = ContestLog(tmp_path / "log.jsonl", contest)
    wins = summarise(contest, log.results())["pairs"][0]["wins"]
    assert wins["low"] > 0.5


def course(*expected: float, players: int = 2, won: tuple[float, ...] = (1, 0)) -> Course:
    """A game of one decision a turn, in which each seat in turn is told what it can expect."""
    movers = tuple(ply % players for ply in range(len(expected)))
    said = tuple(enumerate(expected))
    return Course(0, (0,) * players, won, (0,) * players, movers, (2,) * len(movers), expected=said)


def test_expectations_add_up_and_the_others_keep_their_proportions() -> None:
    assert course(0.6, 0.7).expectations().tolist() == pytest.approx(np.array([[0.6, 0.4], [0.3, 0.7]]))
    rows = course(0.4, 0.5, players=3, won=(1, 0, 0)).expectations()
    assert rows == pytest.approx(np.array([[0.4, 0.3, 0.3], [0.4 * 0.5 / 0.7, 0.5, 0.3 * 0.5 / 0.7]]))


def test_the_drama_of_a_game_is_the_winners_worst_moment() -> None:
    """Seat 0 wins after expecting 0.6, 0.2, 0.5, 1: at worst 0.6 behind."""
    game = course(0.6, 0.8, 0.5, 0.0)
    assert metrics.drama(game) == pytest.approx(0.6)
    assert metrics.comeback(game) == 1
    assert metrics.comeback(course(0.6, 0.7)) == 0
    assert metrics.drama(course(0.6, 0.8, won=(0.5, 0.5))) is None


def test_the_lead_changes_when_another_leads_and_not_by_a_tie() -> None:
    assert metrics.lead_changes(course(0.6, 0.8, 0.5, 0.0)) == 2
    assert metrics.lead_changes(course(0.6, 0.5, 0.7, 0.4)) == 0


def test_a_game_is_decided_when_the_winner_is_sure_for_good() -> None:
    assert metrics.decided_at(course(0.95, 0.5, 0.9, 0.05)) == 0.5
    assert metrics.decided_at(course(0.95, 0.05)) == 0
    assert metrics.decided_at(course(0.5, 0.5)) == 1


def test_a_hopeless_seat_that_turns_the_lead_makes_a_king() -> None:
    """Seat 2 expects nothing, and after its turn seat 0 leads where seat 1 did."""
    made = course(0.4, 0.55, 0.01, 0.8, players=3, won=(1, 0, 0))
    assert metrics.kingmaking(made) == 1
    assert metrics.kingmaking(course(0.4, 0.55, 0.01, 0.2, players=3, won=(0, 1, 0))) == 0
    assert metrics.kingmaking(course(0.4, 0.55, 0.2, 0.8, players=3, won=(1, 0, 0))) == 0
    assert metrics.kingmaking(course(0.4, 0.01)) is None


def test_the_ribbon_starts_with_what_was_expected_and_ends_with_the_win() -> None:
    ribbon = metrics.winner_ribbon([course(0.5, 0.8), course(0.7, 0.8)])
    assert ribbon[0] == pytest.approx([0, 0.52, 0.55, 0.6, 0.65, 0.68])
    assert ribbon[10] == pytest.approx([0.5, 0.2, 0.2, 0.2, 0.2, 0.2])
    assert ribbon[-1] == [1, 1, 1, 1, 1, 1]


def test_agreement_is_the_share_of_equal_choices() -> None:
    game = Course(0, (0, 0), (1, 0), (0, 0), (0, 1), (2, 2), agreed=(1, 0, 1, 1))
    assert metrics.agreement(game) == 0.75


def test_two_games_in_three_show_in_about_seventy() -> None:
    """By the formula of two proportions: ((1.96 / 2 + 0.8416 * sqrt(2) / 3) / (1 / 6)) ** 2 = 68.2."""
    assert metrics.games_to_show(2 / 3, 1 / 2) == 69
