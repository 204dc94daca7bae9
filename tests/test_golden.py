"""Playthroughs and counts that were looked at once and must not change unawares.

After a change that is meant to alter them, refresh the texts with `WATAHA_GOLDEN=write pytest tests/test_golden.py`,
and read what changed before you keep it.
"""

from __future__ import annotations

import os
import pickle
from typing import Any

import numpy as np
import pytest

from tests.golden import playthrough
from tests.oracle.agree import oracle_for
from wataha import Match
from wataha.engine.chance import PLAYOUT_SALT, pick
from wataha.engine.contract import ACTION

WRITE = os.environ.get("WATAHA_GOLDEN") == "write"
REFRESH = "If that is meant, write it anew with WATAHA_GOLDEN=write and read the difference."

CHOSEN_START = {"pack_assignment": "chosen", "tile_start": "choice", "board_orientation": "random"}

PLAYTHROUGHS: list[tuple[str, int, dict[str, Any], int, str]] = [
    # game, players, options, seed, file
    ("lone_wolves", 2, {"board": "basic"}, 7, "lone_wolves_basic.txt"),
    ("lone_wolves", 2, {"board": "advanced"}, 8, "lone_wolves_advanced.txt"),
    ("moonlight", 2, {}, 242, "moonlight_all_leaders.txt"),
    ("moonlight", 2, {"leader_pool": "book", "moon_set": "twos"}, 38, "moonlight_book_leaders.txt"),
    ("the_wolves", 2, {}, 21367, "the_wolves_two.txt"),
    ("the_wolves", 3, CHOSEN_START, 19879, "the_wolves_three.txt"),
    ("wolves_and_sheep", 3, {}, 365, "wolves_and_sheep_base.txt"),
    ("wolves_and_sheep", 2, {"big_fish": "on", "two_player_herds": "on"}, 1230, "wolves_and_sheep_big_fish.txt"),
]

COUNTS: list[tuple[str, int, dict[str, Any], int, int, list[int]]] = [
    # game, players, options, seed, moves made before, sequences of 1, 2, 3, 4 legal moves from there
    ("lone_wolves", 2, {"board": "basic"}, 1, 0, [65, 825, 1885, 9425]),
    ("lone_wolves", 2, {"board": "basic"}, 2, 0, [65, 850, 2010, 10050]),
    ("lone_wolves", 2, {"board": "advanced"}, 1, 0, [65, 825, 1838, 16542]),
    ("lone_wolves", 2, {"board": "advanced"}, 2, 0, [65, 850, 1948, 17532]),
    ("lone_wolves", 2, {"board": "basic"}, 3, 32, [25, 528, 743, 3715]),
    ("lone_wolves", 2, {"board": "advanced"}, 4, 30, [2, 10, 150, 1350]),
    ("moonlight", 2, {}, 1, 0, [2, 24, 216, 3984]),
    ("moonlight", 2, {"first_player": "0"}, 2, 0, [2, 16, 144, 1584]),
    ("moonlight", 2, {}, 242, 18, [4, 8, 32, 416]),
    ("moonlight", 2, {}, 242, 35, [9, 220, 3984, 160064]),
    ("moonlight", 2, {}, 242, 37, [6, 132, 3558, 74732]),
    ("moonlight", 2, {}, 1373, 37, [16, 180, 1642, 16314]),
    ("moonlight", 2, {}, 839, 36, [9, 172, 1872, 48024]),
    ("the_wolves", 3, CHOSEN_START, 1, 0, [5, 20, 60, 120]),
    ("the_wolves", 2, {}, 21367, 60, [4, 6, 36, 113]),
    ("the_wolves", 4, {}, 1, 120, [4, 6, 35, 123]),
    ("the_wolves", 5, {}, 3, 500, [8, 29, 194, 675]),
    ("wolves_and_sheep", 4, {}, 1, 0, [2, 7, 19, 46]),
    ("wolves_and_sheep", 3, {}, 365, 40, [5, 54, 295, 2465]),
    ("wolves_and_sheep", 3, {}, 365, 75, [13, 170, 1522, 18406]),
    ("wolves_and_sheep", 2, {"big_fish": "on", "two_player_herds": "on"}, 1230, 30, [2, 24, 136, 1184]),
    ("wolves_and_sheep", 2, {"big_fish": "on", "two_player_herds": "on"}, 411, 90, [22, 219, 3498, 36162]),
    ("wolves_and_sheep", 4, {"big_fish": "on", "interrupts": "own_turn"}, 5, 12, [2, 20, 100, 907]),
]

ORACLE_DEPTH = 3
"""How deep the oracle counts along."""


@pytest.mark.parametrize(("game", "players", "options", "seed", "file"), PLAYTHROUGHS)
def test_playthrough(game: str, players: int, options: dict[str, Any], seed: int, file: str) -> None:
    text = playthrough.write(game, players, options, seed)
    golden = playthrough.FOLDER / file
    if WRITE:
        golden.write_text(text, encoding="utf-8")
    assert golden.exists(), f"{file} is missing. {REFRESH}"
    kept = golden.read_text(encoding="utf-8")
    assert text.splitlines() == kept.splitlines(), f"{file} has changed. {REFRESH}"


def test_every_text_is_checked() -> None:
    """No file is left over from a playthrough that is no longer played."""
    assert sorted(path.name for path in playthrough.FOLDER.glob("*.txt")) == sorted(file for *_, file in PLAYTHROUGHS)


def after(game: str, players: int, options: dict[str, Any], seed: int, plies: int) -> Match:
    """A random game after so many moves."""
    match = Match(game, seed, players, **options)
    for ply in range(plies):
        actions = match.actions()
        match.play(actions[int(pick(seed ^ PLAYOUT_SALT, ply, len(actions)))])
    return match


def count_sequences(match: Match, depth: int) -> int:
    """How many sequences of so many legal moves start here, by the engine's own count."""
    states = match.game.states(depth + 1)
    states[0] = match.states[0]
    return int(match.game.calls.perft(states, depth, np.empty((depth, match.game.most_choices), ACTION)))


def count_by_oracle(oracle: Any, depth: int) -> int:
    """The same by the oracle, which knows no other way than to play them all."""
    if depth == 1:
        return len(oracle.legal())
    frozen = pickle.dumps(oracle)
    total = 0
    for path in oracle.legal():
        played = pickle.loads(frozen)
        played.play(path)
        total += count_by_oracle(played, depth - 1)
    return total


@pytest.mark.parametrize(("game", "players", "options", "seed", "plies", "counts"), COUNTS)
def test_sequences_of_legal_moves_are_as_many_as_ever(
    game: str, players: int, options: dict[str, Any], seed: int, plies: int, counts: list[int]
) -> None:
    match = after(game, players, options, seed, plies)
    assert [count_sequences(match, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("game", "players", "options", "seed", "plies", "counts"), COUNTS)
def test_the_oracle_counts_as_many_sequences(
    game: str, players: int, options: dict[str, Any], seed: int, plies: int, counts: list[int]
) -> None:
    match = after(game, players, options, seed, plies)
    oracle = oracle_for(match)
    for path in match.paths:
        oracle.play(path)
    assert [count_by_oracle(oracle, depth) for depth in range(1, ORACLE_DEPTH + 1)] == counts[:ORACLE_DEPTH]
