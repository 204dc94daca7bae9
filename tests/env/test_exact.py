"""Exact answers: against minimax where nothing is hidden, against themselves, and of bots that are asked."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.nightly import nightly
from wataha.engine.errors import WatahaError
from wataha.env import Episode, make_spec
from wataha.env.exact import (
    GameTree,
    best_response,
    bot_policy,
    exploitability,
    grow_tree,
    held_out,
    net_policy,
    solve,
    value_of,
)
from wataha.env.miniatures import MINIATURES, Miniature

SMALLEST = "lone_wolves_two_tricks"


@pytest.fixture(scope="module")
def tree() -> GameTree:
    return grow_tree(SMALLEST)


@pytest.fixture(scope="module")
def equilibrium(tree: GameTree) -> Any:
    return solve(tree, 1000)


def minimax(episode: Episode) -> float:
    """What an open game is worth to the first seat, the plain way."""
    if episode.over:
        return float(episode.rewards()[0])
    worth: list[float] = []
    for action in episode.legal():
        after = episode.copy()
        after.step(action)
        worth.append(minimax(after))
    return max(worth) if episode.actor == 0 else min(worth)


def only(miniature: Miniature, deal: int) -> Miniature:
    """The miniature with a single deal, which both know then."""
    return replace(miniature, deal_all=lambda: MINIATURES[miniature.id].deals[deal : deal + 1].copy())


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_open_games_are_worth_what_minimax_says(reward: str) -> None:
    for deal in (0, 11, 23, 29):
        open_game = only(MINIATURES[SMALLEST], deal)
        spec = make_spec(SMALLEST, reward=reward)
        expected = minimax(Episode.from_bytes(spec, open_game.deals[0].tobytes()))
        grown = grow_tree(open_game, reward)
        assert value_of(grown, solve(grown, 200)) == pytest.approx(expected, abs=0.01)


def test_an_equilibrium_cannot_be_exploited_and_random_play_can(tree: GameTree, equilibrium: Any) -> None:
    assert 0 <= exploitability(tree, equilibrium) < 1e-4
    assert exploitability(tree, tree.uniform()) == pytest.approx(113 / 240)
    assert value_of(tree, equilibrium) == pytest.approx(-1 / 6, abs=1e-4)


def test_a_best_response_gets_what_it_says_and_nothing_beats_it(tree: GameTree) -> None:
    random = np.random.default_rng(1)
    weights = random.random(tree.sets.size)
    policy = weights / np.repeat(np.add.reduceat(weights, tree.sets.first), tree.sets.choices)
    for seat, sign in ((0, 1), (1, -1)):
        response = best_response(tree, policy, seat)
        assert sign * value_of(tree, response.policy) == pytest.approx(response.worth)
        own = np.repeat(tree.sets.seat == seat, tree.sets.choices)
        assert np.array_equal(response.policy[~own], policy[~own])
        for _ in range(50):
            pure = np.zeros(tree.sets.size)
            pure[tree.sets.first + random.integers(tree.sets.choices)] = 1
            assert sign * value_of(tree, np.where(own, pure, policy)) <= response.worth + 1e-9


def test_cfr_comes_closer_with_every_tenfold_of_iterations(tree: GameTree) -> None:
    far, near, nearer = (exploitability(tree, solve(tree, count)) for count in (1, 10, 100))
    assert far > 3 * near > 9 * nearer > 0


def test_an_information_set_is_what_a_seat_has_seen(tree: GameTree) -> None:
    """Nodes of one set look the same at every decision of the seat, follow the same own choices, and no others do."""
    spec = make_spec(SMALLEST)
    seen_by_set: dict[int, set[tuple[Any, ...]]] = defaultdict(set)
    for node in np.flatnonzero(tree.nodes.actor >= 0)[::7]:
        episode = Episode.from_bytes(spec, tree.state(int(node)).tobytes())
        seat, number = episode.actor, int(tree.sets.of_node[node])
        assert seat == tree.sets.seat[number]
        assert len(episode.legal()) == tree.sets.choices[number]
        seen_by_set[number].add((seat, episode.observe(seat).tobytes(), int(tree.before[number])))
    assert all(len(seen) == 1 for seen in seen_by_set.values())


def test_own_choices_before_an_information_set_are_the_same_in_all_its_nodes(tree: GameTree) -> None:
    for node in np.flatnonzero(tree.nodes.actor >= 0):
        number, at = int(tree.sets.of_node[node]), int(node)
        while tree.nodes.parent[at] >= 0 and tree.nodes.actor[tree.nodes.parent[at]] != tree.sets.seat[number]:
            at = int(tree.nodes.parent[at])
        assert tree.before[number] == tree.slot[at]


def test_a_bot_is_asked_wherever_it_can_come_to_and_nowhere_else(tree: GameTree) -> None:
    one = bot_policy(tree, "greedy", samples=1, seed=3)
    before = tree.before
    reached = (before < 0) | (one.policy[before] == 1)
    certain = np.maximum.reduceat(one.policy, tree.sets.first) == 1
    assert certain[reached].mean() > certain.mean()
    assert one.asked <= certain.sum() < len(tree.sets)
    again = bot_policy(tree, "greedy", samples=1, seed=3)
    assert np.array_equal(one.policy, again.policy)


@nightly
def test_the_truth_lies_between_the_two_estimates(tree: GameTree) -> None:
    """Of pup, which likes to err: the more samples, the closer the two come to each other."""
    few, many = (bot_policy(tree, "pup", samples) for samples in (4, 64))
    high, low = exploitability(tree, many.policy), held_out(tree, many)
    assert low < high < exploitability(tree, few.policy)
    assert held_out(tree, few) < low
    assert high - low < 0.05


def test_random_play_is_not_sampled(tree: GameTree) -> None:
    found = bot_policy(tree, "random")
    assert found.asked == 0
    assert np.array_equal(found.policy, tree.uniform())


def test_a_net_is_measured_exactly(tree: GameTree) -> None:
    first = np.zeros(tree.sets.size)
    first[tree.sets.first] = 1
    assert np.array_equal(net_policy(tree, lambda _seen, masks: masks / 7), tree.uniform())
    assert np.array_equal(net_policy(tree, lambda _seen, masks: masks.cumsum(axis=1) == 1), first)
    with pytest.raises(WatahaError, match=r"shape \(934, 169\), not \(934,\)"):
        net_policy(tree, lambda _seen, masks: masks[:, 0])


def first_legal(_observation: Any, action_mask: Any) -> int:
    return int(action_mask.argmax())


class LastLegal:
    """An agent that insists on its seat."""

    def __init__(self, seat: int, game: str) -> None:
        self.seat = seat
        assert game == "lone_wolves"

    def act(self, observation: Any, action_mask: Any) -> int:
        assert observation[6] == 1, "I am to act"
        return int(np.flatnonzero(action_mask)[-1])


def forbidden(_observation: Any, action_mask: Any) -> int:
    return int(action_mask.argmin())


def test_others_agents_are_measured_exactly(tree: GameTree) -> None:
    for agent in (first_legal, LastLegal):
        found = bot_policy(tree, f"{__name__}:{agent.__name__}", samples=4)
        assert exploitability(tree, found.policy) == pytest.approx(held_out(tree, found))
        assert exploitability(tree, found.policy) > 0.1
    with pytest.raises(WatahaError, match="which its mask forbids"):
        bot_policy(tree, f"{__name__}:forbidden")


def test_wrong_policies_are_answered_by_a_sentence(tree: GameTree) -> None:
    with pytest.raises(WatahaError, match="has 1936 numbers, not shape"):
        exploitability(tree, np.ones(3))
    with pytest.raises(WatahaError, match="add up to 1"):
        exploitability(tree, np.ones(tree.sets.size))
    with pytest.raises(WatahaError, match="add up to 1"):
        value_of(tree, np.full(tree.sets.size, np.nan))
    with pytest.raises(WatahaError, match="at least 1 iteration"):
        solve(tree, 0)
    with pytest.raises(WatahaError, match="at least 1 time"):
        bot_policy(tree, "pup", samples=0)
    with pytest.raises(WatahaError, match="There is no bot 'wolf'"):
        bot_policy(tree, "wolf")
    with pytest.raises(WatahaError, match="Rewards: win, place, margin"):
        grow_tree(SMALLEST, "glory")


@nightly
@pytest.mark.parametrize("miniature", ["lone_wolves_two_scars", "moonlight_two_places"])
def test_the_others_are_solved_in_seconds(miniature: str) -> None:
    grown = grow_tree(miniature)
    found = exploitability(grown, solve(grown, 30))
    assert 0 <= found < 0.03 < exploitability(grown, grown.uniform())


def summary() -> list[Any]:
    """What a tree of a single deal is, and how much random play can be exploited in it."""
    grown = grow_tree(only(MINIATURES[SMALLEST], 3), "margin")
    weighed = exploitability(grown, grown.uniform()), value_of(grown, solve(grown, 3)), bot_policy(grown, "pup").asked
    return [grown.size, int(grown.nodes.key.sum()), grown.before.tolist(), *weighed]


def test_interpreted_and_compiled_answers_are_the_same() -> None:
    script = "from tests.env.test_exact import summary; print(summary())"
    run = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "WATAHA_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == str(summary())
