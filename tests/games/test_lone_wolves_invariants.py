"""The invariants of the Lone Wolves specification, section 9, over random games on both boards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

import wataha
from wataha import Match
from wataha.engine.bits import members
from wataha.engine.contract import ACTION, POINTS, SEEN
from wataha.engine.game import split
from wataha.games.lone_wolves.components import (
    BOARD_IDS,
    FLIP_HONOR,
    HONOR_SIDES,
    MOON_POINTS,
    SCAR_COPIES,
    SEATS,
    SUIT_IDS,
    TERRITORY_IDS,
    TRICKS,
    VALUES,
)
from wataha.games.lone_wolves.state import FOLLOW, NONE, PLACE, TAKE

from .lone_wolves_position import card, check_consistency, trump

GAME = wataha.game("lone_wolves")
GAMES = 300
"""Random games on each board of which every position is looked at."""

MANY = 20_000
"""Random games on each board of which only the end is looked at."""

on_both_boards = pytest.mark.parametrize("board", BOARD_IDS)


@dataclass(frozen=True)
class Course:
    """A random game: its record before every move and at the end, and the moves."""

    seed: int
    states: np.ndarray[Any, Any]
    paths: list[str]

    def steps(self) -> Iterator[tuple[np.void, list[str], np.void]]:
        """Every move with the records before and after it."""
        for ply, path in enumerate(self.paths):
            yield self.states[ply], path.split(), self.states[ply + 1]


@cache
def courses(board: str) -> list[Course]:
    return [play_randomly(board, seed) for seed in range(GAMES)]


def play_randomly(board: str, seed: int) -> Course:
    chooser = random.Random(seed)
    choices = np.empty(GAME.most_choices, ACTION)
    # Filled row by row, for np.concatenate would leave rubbish between the fields, and bytes are compared below.
    states = GAME.states(GAME.longest + 1)
    states[0] = GAME.deal(seed, options={"board": board})[0]
    paths: list[str] = []
    count = GAME.calls.legal(states, 0, choices)
    while count:
        action = int(choices[chooser.randrange(count)])
        paths.append(GAME.table.path(action))
        states[len(paths)] = states[len(paths) - 1]
        count = GAME.calls.step(states, len(paths), action, choices)
    return Course(seed, states[: len(paths) + 1], paths)


@cache
def ends(board: str) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The last records of many random games, and how many decisions led to them."""
    states, lengths = GAME.states(MANY), np.zeros(MANY, np.int32)
    points, places = (np.zeros((MANY, SEATS), POINTS) for _ in range(2))
    options = GAME.encode_options(SEATS, {"board": board})
    GAME.calls.simulate_range(states, 0, MANY, 1, 0, options, points, places, lengths)
    assert (points >= 0).all(), "LW-I13"
    return states, lengths


def scars_taken(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """How many scars lie on pack fields and borders."""
    on_packs = np.bitwise_count(states["pack"]).sum(axis=(1, 2))
    return on_packs + np.bitwise_count(states["border"]).sum(axis=(1, 2))


@on_both_boards
def test_every_position_is_consistent(board: str) -> None:
    """LW-I1 to LW-I5, LW-I9, and LW-E3: nothing but a loss takes a scar from a centre."""
    for course in courses(board):
        check_consistency(course.states)
    check_consistency(ends(board)[0])


@on_both_boards
def test_a_game_takes_7_to_13_scars_and_40_to_52_decisions(board: str) -> None:
    """LW-I6, LW-I7"""
    states, lengths = ends(board)
    taken = scars_taken(states)
    assert taken.min() >= 7
    assert taken.max() <= 13
    assert (lengths == 26 + 2 * taken).all()
    assert (states["trick"] == TRICKS).all()
    for course in courses(board):
        verbs = [path.split()[0] for path in course.paths]
        assert verbs.count("play") == 2 * TRICKS
        assert verbs.count("take") == verbs.count("place") == scars_taken(course.states[-1:])[0]


@on_both_boards
def test_there_is_a_choice_at_every_decision_and_none_after_the_end(board: str) -> None:
    """LW-I8"""
    choices = np.empty(GAME.most_choices, ACTION)
    for course in courses(board):
        for ply in range(len(course.paths)):
            assert GAME.calls.legal(course.states, ply, choices) > 0
            assert GAME.calls.actor(course.states, ply) in range(SEATS)
        assert GAME.calls.legal(course.states, len(course.paths), choices) == 0
        assert GAME.calls.actor(course.states, len(course.paths)) == NONE


@on_both_boards
def test_moons_are_laid_one_at_a_time_for_good_and_the_last_is_trump(board: str) -> None:
    """LW-I9, LW-E15"""
    match = Match(GAME, 0, board=board)
    for course in courses(board):
        suit = None
        for before, (verb, *_), after in course.steps():
            laid = after["moons"] - before["moons"]
            assert laid in ((0, 1) if verb == "place" else (0,))
            assert (after["moon_place"][: before["moons"]] == before["moon_place"][: before["moons"]]).all()
            if laid:
                assert after["moon_place"][before["moons"]] == before["loss_place"]
                suit = SUIT_IDS[before["loss_place"]]
            match.states[0] = after
            seen = split(GAME.observation, match.observation(0))["trump"]
            assert seen.tolist() == [suit == each for each in SUIT_IDS]
        assert trump(match) == suit


@on_both_boards
def test_the_moon_always_rises_and_not_too_early(board: str) -> None:
    """LW-I10"""
    states, _ = ends(board)
    assert (states["moons"] >= 1).all()
    empty = ((states["hidden_count"] == 0) & (states["open"] == 0)).sum(axis=1)
    assert empty.min() >= 1
    assert empty.max() <= 4
    for course in courses(board):
        for before, _, after in course.steps():
            if after["moons"] > before["moons"]:
                assert after["trick"] >= (3 if after["moons"] == 1 else 6)


@on_both_boards
def test_honor_tokens_stay_and_are_turned_by_their_scar_alone(board: str) -> None:
    """LW-I11"""
    for course in courses(board):
        for before, (verb, what, *_), after in course.steps():
            assert (after["honor"] == before["honor"]).all()
            flips = verb == "place" and before["held"] // SCAR_COPIES == FLIP_HONOR
            touched = what.split("+") if flips else []
            turned = [territory in touched for territory in TERRITORY_IDS]
            assert (after["honor_side"] != before["honor_side"]).tolist() == turned


@on_both_boards
def test_who_did_not_follow_never_holds_the_suit_again(board: str) -> None:
    """LW-I12; and the record knows a void exactly when it was shown."""
    for course in courses(board):
        voids: list[set[int]] = [set() for _ in range(SEATS)]
        for before, (_, what, *_), after in course.steps():
            if before["phase"] == FOLLOW and card(what) // VALUES != before["led_card"] // VALUES:
                voids[1 - before["leader"]].add(int(before["led_card"]) // VALUES)
            for seat in range(SEATS):
                assert set(members(int(after["void"][seat]))) == voids[seat]
                assert not voids[seat] & {number // VALUES for number in members(int(after["hand"][seat]))}


@on_both_boards
def test_points_stay_within_what_the_table_offers(board: str) -> None:
    """LW-I13"""
    parts, score = np.empty(GAME.breakdown_size, POINTS), np.empty(SEATS, POINTS)
    sides = np.array(HONOR_SIDES)
    for course in courses(board):
        for ply, state in enumerate(course.states):
            GAME.calls.break_down(course.states, ply, parts)
            GAME.calls.score(course.states, ply, score)
            by_name = split(GAME.breakdown, parts)
            assert (score >= 0).all()
            assert 0 <= by_name["honor"].sum() <= sides[state["honor"], state["honor_side"]].sum()
            assert by_name["moon"].sum() in {0, *MOON_POINTS, sum(MOON_POINTS)}
            earned = [by_name[part].reshape(SEATS, -1).sum(axis=1) for part in ("honor", "moon", "scars")]
            assert np.sum(earned, axis=0).tolist() == score.tolist()


@on_both_boards
def test_the_same_seed_and_moves_give_the_same_game(board: str) -> None:
    """LW-I14, first half"""
    for course in courses(board)[:20]:
        match = Match(GAME, course.seed, board=board)
        for path in course.paths:
            match.play(path)
        assert match.state.tobytes() == course.states[-1].tobytes()


def exchange_seats(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The same table seen from the other side: all that is one seat's becomes the other's."""
    twin = GAME.states(len(states))
    twin[:] = states
    for field in ("hand", "void", "face_up", "turned", "added", "pack", "border"):
        twin[field] = states[field][:, ::-1]
    for field in ("leader", "loser"):
        twin[field] = np.where(states[field] == NONE, NONE, 1 - states[field])
    return twin


@on_both_boards
def test_exchanging_the_seats_exchanges_the_game(board: str) -> None:
    """LW-I14, second half: the twin plays the same moves to mirrored records, scores and standings."""
    mine, theirs = (np.empty(GAME.most_choices, ACTION) for _ in range(2))
    for course in courses(board):
        mirrored = exchange_seats(course.states)
        twin = mirrored[:1].copy()
        for ply in range(len(course.states)):
            assert twin.tobytes() == mirrored[ply : ply + 1].tobytes()
            count = GAME.calls.legal(course.states, ply, mine)
            assert GAME.calls.legal(twin, 0, theirs) == count
            assert (mine[:count] == theirs[:count]).all()
            if count:
                assert GAME.calls.actor(twin, 0) == 1 - GAME.calls.actor(course.states, ply)
                GAME.calls.apply(twin, 0, GAME.table.action(course.paths[ply]))
            for measure in (GAME.calls.score, GAME.calls.standing):
                here, there = np.empty(SEATS, POINTS), np.empty(SEATS, POINTS)
                measure(course.states, ply, here)
                measure(mirrored, ply, there)
                assert here.tolist() == there[::-1].tolist()


@on_both_boards
def test_seats_see_the_exchanged_game_as_each_other(board: str) -> None:
    """LW-I14 for observations: they say mine and the other's, never 0 and 1."""
    here, there = (np.empty(GAME.observation_size, SEEN) for _ in range(2))
    for course in courses(board)[:30]:
        mirrored = exchange_seats(course.states)
        for ply in range(len(course.states)):
            for seat in range(SEATS):
                GAME.calls.observe(course.states, ply, seat, here)
                GAME.calls.observe(mirrored, ply, 1 - seat, there)
                assert (here == there).all()


@on_both_boards
def test_a_redeal_changes_no_observation_and_keeps_the_table_consistent(board: str) -> None:
    """LW-I15, at every decision, for both seats"""
    here, there = (np.empty(GAME.observation_size, SEEN) for _ in range(2))
    phases = set()
    for course in courses(board)[:30]:
        for ply, state in enumerate(course.states):
            phases.add(int(state["phase"]))
            for seat in range(SEATS):
                world = course.states[ply : ply + 1].copy()
                GAME.calls.redeal(world, 0, seat, ply)
                GAME.calls.observe(course.states, ply, seat, here)
                GAME.calls.observe(world, 0, seat, there)
                assert (here == there).all()
                check_consistency(world)
    assert {FOLLOW, TAKE, PLACE} <= phases
