"""The puzzles of the package: whole, solvable, told through the eyes of their seat, and true under another search."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

import wataha
from tests.puzzle_files import PLAN, break_off
from wataha import Match
from wataha.bots.question import Question
from wataha.bots.search_settings import search_settings_for
from wataha.bots.think import Budget, think
from wataha.lab.puzzle_maker import (
    DEPTHS,
    EARLIEST,
    LEAST_CHOICES,
    PATIENCE,
    Plan,
    choose,
    find_puzzles,
    make_puzzles,
)
from wataha.lab.puzzles import SHIPPED, Puzzle, daily_puzzle, read_puzzles, shipped_puzzles
from wataha.server.tables.puzzles import judge_answer, show_puzzle

GAMES = [game.id for game in wataha.games()]
LEAST = 50
MOST_OF_A_KIND = {"lone_wolves": 0.4, "moonlight": 0.55, "the_wolves": 0.4, "wolves_and_sheep": 0.5}
"""In Moonlight there is little else than to lay and to cover."""
CHECKED = 3
CHECK_SEED = 77


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_puzzles(game: str) -> None:
    puzzles = shipped_puzzles(game)
    assert len(puzzles) >= LEAST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert any(not puzzle.easy for puzzle in puzzles)
    assert max(Counter(puzzle.kind for puzzle in puzzles).values()) <= MOST_OF_A_KIND[game] * len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_loaded_and_its_best_move_played(game: str) -> None:
    least_margin = DEPTHS[game].margin
    for puzzle in shipped_puzzles(game):
        match = puzzle.match()
        moves = match.moves()
        assert match.ply >= EARLIEST
        assert len(moves) >= LEAST_CHOICES
        assert puzzle.best in moves
        assert set(puzzle.results) <= set(moves)
        assert puzzle.margin >= least_margin - 0.001
        assert judge_answer(puzzle, puzzle.best)["right"]
        wrong = next(move for move in moves if move != puzzle.best)
        assert not judge_answer(puzzle, wrong)["right"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_of_a_puzzle_is_what_its_seat_knows(game: str) -> None:
    """Worlds that differ in what the seat cannot know give the same page."""
    puzzle = shipped_puzzles(game)[0]
    shown, match = show_puzzle(puzzle), puzzle.match()
    assert shown["seat"] == match.actor
    for seed in range(5):
        world = match.imagine(match.actor, seed)
        assert world.view(match.actor) == shown["view"]
        assert world.moves() == shown["moves"]
    assert "seed" not in json.dumps(shown)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_of_its_own_thinks_the_best_moves_better_than_all_others(game: str) -> None:
    """Each side of the choice is searched by itself: what a search hardly tried, it says little of."""
    for puzzle in shipped_puzzles(game)[:CHECKED]:
        match = puzzle.match()
        best = match.game.table.action(puzzle.best)
        assert best is not None
        others = [action for action in match.actions() if action != best]
        assert expected(match, [best]) > expected(match, others) + DEPTHS[game].margin / 2


def expected(match: Match, only: list[int]) -> float:
    """The share of the win that some moves promise, by a search of a seed that made no puzzle."""
    game, settings = match.game, search_settings_for(match.game.id)
    budget = Budget(DEPTHS[game.id].first)
    return think(game, Question.of(match, only), settings, budget, CHECK_SEED).result


@pytest.mark.parametrize("game", GAMES)
def test_each_puzzle_has_its_day_before_one_comes_again(game: str) -> None:
    first, count = date(2026, 11, 16), len(shipped_puzzles(game))
    days = [daily_puzzle(game, first + timedelta(days=day)) or 0 for day in range(count + 1)]
    assert sorted(days[:count]) == list(range(count))
    assert days[0] == days[count]


def test_a_game_without_puzzles_has_none_of_the_day() -> None:
    assert daily_puzzle("chess", date(2026, 11, 16)) is None


def test_puzzles_are_the_same_whenever_they_are_made() -> None:
    first = shipped_puzzles("lone_wolves")[0]
    assert first in find_puzzles(PLAN, first.record["seed"])


def test_making_goes_on_where_it_was_and_drops_a_torn_line(tmp_path: Path) -> None:
    """The file is that of a run without interruption."""
    file = tmp_path / "puzzles.jsonl"
    whole = break_off(file)
    told: list[int] = []
    assert make_puzzles(PLAN, len(whole), file, 1, told.append) == len(whole)
    assert file.read_text(encoding="utf-8").splitlines() == whole
    assert told == [len(whole) - 1, 1]


def test_a_kind_of_decision_that_has_its_share_waits_for_the_others() -> None:
    common = shipped_puzzles("lone_wolves")[0]
    rare = next(puzzle for puzzle in shipped_puzzles("lone_wolves") if puzzle.kind != common.kind)
    kinds = Counter({common.kind: 2, "another": 1})
    assert choose([common], kinds, deals=1) is None
    assert choose([common, rare], kinds, deals=1) is rare
    assert choose([common], kinds, deals=PATIENCE + 1) is common


def test_another_games_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text((SHIPPED / "lone_wolves.jsonl").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(wataha.WatahaError, match="another game"):
        make_puzzles(Plan("moonlight", 2, {}), 99, file, 1)


@pytest.mark.parametrize("game", GAMES)
def test_easy_ones_come_from_few_deals(game: str) -> None:
    easy = [puzzle for puzzle in shipped_puzzles(game) if puzzle.easy]
    assert all(puzzle.record["seed"] % DEPTHS[game].easy_every == 0 for puzzle in easy)


def test_a_puzzle_is_kept_whole(tmp_path: Path) -> None:
    puzzle: Puzzle = shipped_puzzles("lone_wolves")[0]
    file = tmp_path / "one.jsonl"
    file.write_text(puzzle.line() + "\n", encoding="utf-8")
    assert read_puzzles(file) == [puzzle]
