"""Re-deals of what a seat of Moonlight cannot know (section 5): consistent, and uniform over consistent worlds."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np

import wataha
from wataha import Match
from wataha.games.moonlight.state import LAY_TWO, NONE

from .moonlight_position import A, B, arrange, deck, hand, play

GAME = wataha.game("moonlight")
UNKNOWN = {"seed", "draws", "hand", "deck"}
DRAWS = 6000

World = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The other's hand, the other's deck and the own deck, next card first."""


def redealt(match: Match, seat: int, draws: int) -> np.ndarray[Any, Any]:
    """So many worlds for one seat, from seeds 0, 1, 2 ..."""
    worlds = GAME.states(draws)
    worlds[:] = match.states
    for seed in range(draws):
        GAME.calls.redeal(worlds, seed, seat, seed)
    return worlds


def test_with_an_empty_deck_the_hand_is_known() -> None:
    """ML-T33"""
    laid = (
        "(0,0) A:W1>B:W2",
        "(1,0) B:W1>A:W2>B:W3>A:W4",
        "(2,0) B:W3",
        "(0,1) B:W1",
        "(1,1) B:W3",
        "(2,1) B:W3",
        "(3,0) A:W3>B:W4",
        "(3,1) B:W4",
    )
    match = arrange(*laid, hands=("W3 W3 W5", "W2 W5"))
    assert deck(match, B) == []
    for seed in range(200):
        assert hand(match.imagine(A, seed), B) == ["W2", "W5"]


def test_a_redeal_keeps_all_that_the_seat_knows() -> None:
    """At every decision of some games: fields, own hand, numbers of cards, the set of each side's unlaid cards."""
    after_a_move = 0
    for seed in range(25):
        match = Match(GAME, seed, leader_pool="book")
        chooser = random.Random(seed)
        while not match.over:
            moves = match.moves()
            match.play(
                chooser.choice([path for path in moves if path[:4] == "move" or path == "leader shift"] or moves)
            )
            for seat in (A, B):
                other = 1 - seat
                worlds = redealt(match, seat, 4)
                for field in set(GAME.dtype.names or ()) - UNKNOWN:
                    assert (worlds[field] == match.state[field]).all(), field
                assert (worlds["hand"][:, seat] == match.state["hand"][seat]).all()
                assert ((worlds["deck"] == NONE) == (match.state["deck"] == NONE)).all()
                world = match.imagine(seat, 7)
                assert sorted(deck(world, seat)) == sorted(deck(match, seat))
                assert sorted(hand(world, other) + deck(world, other)) == sorted(
                    hand(match, other) + deck(match, other)
                )
                if match.state["phase"] == LAY_TWO and match.state["turn"] == other:
                    after_a_move += 1
                    assert {"W2", "L2"} & set(hand(world, other))
    assert after_a_move


def test_a_world_depends_on_knowledge_and_seed_alone() -> None:
    """Two worlds that look the same to a seat are redealt to the same bytes."""
    for plies in (0, 3, 9, 14, 22, 30):
        match = Match(GAME, 242)
        chooser = random.Random(plies)
        while match.ply < plies and not match.over:
            match.play(chooser.choice(match.actions()))
        for seat in (A, B):
            here = match.imagine(seat, 5).state.tobytes()
            assert {match.imagine(seat, seed).imagine(seat, 5).state.tobytes() for seed in range(6)} == {here}


def expected_worlds(match: Match, with_a_two: bool = False) -> dict[World, float]:
    """How likely each world is for A, by listing all orders of the unlaid cards of both sides, each equally likely."""
    held = len(hand(match, B))
    likely: Counter[World] = Counter()
    own_orders = list(permutations(deck(match, A)))
    for order in permutations(hand(match, B) + deck(match, B)):
        if with_a_two and not {"W2", "L2"} & set(order[:held]):
            continue
        for own in own_orders:
            likely[tuple(sorted(order[:held])), order[held:], own] += 1
    return {world: weight / likely.total() for world, weight in likely.items()}


def check_uniform(match: Match, expected: dict[World, float]) -> None:
    """Every possible world comes, no other does, and a chi-square test does not object."""
    worlds = redealt(match, A, DRAWS)
    found: Counter[World] = Counter()
    for state in worlds:
        match.states[0] = state
        found[tuple(hand(match, B)), tuple(deck(match, B)), tuple(deck(match, A))] += 1
    assert set(found) == set(expected)
    surprise = sum((found[world] - DRAWS * share) ** 2 / (DRAWS * share) for world, share in expected.items())
    freedom = len(expected) - 1
    assert surprise < freedom + 4 * (2 * freedom) ** 0.5


def test_worlds_are_uniform() -> None:
    match = arrange("(0,0) A:W3", "(1,0) B:W3", hands=("W1", "W2 W3"), decks=("W4 W1", "W5 W3"))
    check_uniform(match, expected_worlds(match))


def test_worlds_are_uniform_among_those_with_a_2_after_a_move() -> None:
    match = arrange(
        "(0,0) A:W3",
        "(1,0) B:W3",
        hands=("W1", "W2 W3"),
        decks=("W4", "W5 W3 W2"),
        leaders=(None, "shift"),
        turn=B,
    )
    play(match, "move 0,0 2,0")
    assert match.state["phase"] == LAY_TWO
    expected = expected_worlds(match, with_a_two=True)
    assert len(expected) < len(expected_worlds(match))
    check_uniform(match, expected)
