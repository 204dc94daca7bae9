"""The tree search itself: bounded memory, cancellation, budgets, and positions whose best move is known."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np
import pytest

import wataha
from tests.bots.positions import decisions
from tests.nightly import by_day
from wataha import Match
from wataha.bots import make_bot
from wataha.bots.memory import Memory, for_rules, lent
from wataha.bots.question import Question, Stretch
from wataha.bots.search import GROW
from wataha.bots.search_settings import SearchSettings, search_settings_for
from wataha.bots.think import Budget, Thought, repeat_within, think
from wataha.bots.tree import USED
from wataha.engine.contract import ACTION

GAMES = [game.id for game in wataha.games()]

ENDLESS = 1_000_000_000


def start(seed: int = 5) -> Match:
    return Match("lone_wolves", seed)


def ponder(match: Match, budget: Budget, stop: Any = None, settings: SearchSettings | None = None) -> Thought:
    settings = settings or search_settings_for(match.game.id)
    return think(match.game, Question.of(match), settings, budget, 1, stop)


@pytest.mark.parametrize("nodes", [1, 7, 70, 300])
def test_a_full_tree_goes_on_with_what_it_has(nodes: int) -> None:
    match = start()
    memory = Memory.of(match.game, nodes)
    guard: Any = np.zeros(nodes + 8, memory.tree.dtype)
    guard["key"] = 77
    bounded, stop = for_rules(memory._replace(tree=guard[:nodes])), np.zeros(1, np.uint8)
    run = GROW.on(match.game)
    done = run(for_rules(Question.of(match)), Stretch(1, 0, 2000), SearchSettings().record(), bounded, stop)
    assert done == 2000
    assert memory.ledger[USED] == nodes
    assert (guard[nodes:]["key"] == 77).all()
    assert guard[0]["visits"] == 2000


def test_memory_is_lent_again_and_not_made_anew() -> None:
    game = wataha.game("lone_wolves")
    with lent(game, 2) as first:
        pass
    with lent(game, 2) as again:
        assert {id(memory.tree) for memory in again} <= {id(memory.tree) for memory in first}


@pytest.mark.parametrize("budget", [Budget(ENDLESS), Budget(ENDLESS, 60.0, 2)])
def test_a_search_can_be_called_off(budget: Budget) -> None:
    match, stop = start(), np.zeros(1, np.uint8)
    ponder(match, Budget(1))
    threading.Timer(0.2, lambda: stop.fill(1)).start()
    began = time.perf_counter()
    thought = ponder(match, budget, stop)
    assert time.perf_counter() - began < 5
    assert thought.best in match.actions()


def test_time_is_kept() -> None:
    match = start()
    ponder(match, Budget(1))
    began = time.perf_counter()
    thought = ponder(match, Budget(ENDLESS, 0.3, 2))
    assert 0.25 < time.perf_counter() - began < 2
    assert thought.iterations > 100


def test_loading_machine_code_costs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])

    def run(first: int, wanted: int) -> int:
        clock[0] += 0.01 * wanted if first else 60.0
        return wanted

    assert repeat_within(run, ENDLESS, 1.0, np.zeros(1, np.uint8)) > 50


def test_even_no_time_gives_an_answer() -> None:
    assert ponder(start(), Budget(ENDLESS, 0.0)).best in start().actions()


@pytest.mark.parametrize("paranoid", [0, 1])
def test_others_are_thought_to_play_for_themselves_or_against_one(paranoid: int) -> None:
    assert ponder(start(), Budget(200), settings=SearchSettings(paranoid=paranoid)).iterations == 200


def expected(match: Match, action: int | None = None) -> float:
    """The share of the win of the seat that decides first, under perfect play; worlds must not matter."""
    seat = match.actor

    def value(states: Any) -> float:
        calls, choices = match.game.calls, np.empty(match.game.most_choices, ACTION)
        mover = calls.actor(states, 0)
        if mover < 0:
            standing = np.zeros(2, np.int32)
            calls.standing(states, 0, standing)
            return 0.5 if standing[0] == standing[1] else float(standing[seat] > standing[1 - seat])
        values = []
        for move in choices[: calls.legal(states, 0, choices)].copy():
            after = states.copy()
            calls.apply(after, 0, move)
            values.append(value(after))
        return max(values) if mover == seat else min(values)

    states = match.states.copy()
    if action is not None:
        match.game.calls.apply(states, 0, action)
    return value(states)


def last_tricks(seed: int) -> Match | None:
    """A late decision in which no secret is left: the search can be held against full enumeration."""
    match = Match("lone_wolves", seed)
    bot = make_bot("random", seed)
    while not match.over:
        if match.state["trick"] == 12 and len(match.actions()) > 2 and match.state["hidden_count"].sum() == 0:
            return match
        match.play(bot.choose(match))
    return None


def test_a_forced_win_in_the_last_trick_is_found() -> None:
    """Positions in which some moves win and others do not, in every world that the mover holds possible."""
    found = 0
    for seed in range(400):
        match = last_tricks(seed)
        if match is None:
            continue
        worlds = [match.imagine(match.actor, number) for number in range(6)]
        sure = [a for a in match.actions() if all(expected(world, a) == 1 for world in worlds)]
        lost = [a for a in match.actions() if all(expected(world, a) < 1 for world in worlds)]
        if sure and lost:
            found += 1
            assert ponder(match, Budget(3000)).best in sure
        if found == 5:
            return
    assert found >= 2


@pytest.mark.parametrize("game", by_day(GAMES, "lone_wolves", "moonlight", "wolves_and_sheep"))
def test_a_short_search_beats_random_play_clearly(game: str) -> None:
    won, games = 0.0, 6
    for seed in range(games):
        match = Match(game, seed)
        seat = seed % match.players
        bots = [make_bot("alpha:iterations=60,trees=1" if s == seat else "random", s) for s in range(match.players)]
        while not match.over:
            match.play(bots[match.actor].choose(match))
        won += (seat in match.winners()) / len(match.winners())
    assert won >= games - 1


@pytest.mark.parametrize("game", by_day(GAMES, "lone_wolves", "wolves_and_sheep"))
def test_interpreted_thoughts_are_the_compiled_ones(game: str) -> None:
    import os
    import subprocess
    import sys

    match = next(decisions(game, min(wataha.game(game).players), {}, 3, 1))
    thought = ponder(match, Budget(4))
    script = (
        f"from tests.bots.test_search import *; match = next(decisions({game!r}, {match.players}, {{}}, 3, 1));"
        "print([(m.action, m.visits, round(m.reward, 6)) for m in ponder(match, Budget(4)).moves])"
    )
    environment = {**os.environ, "WATAHA_JIT": "0"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str([(m.action, m.visits, round(m.reward, 6)) for m in thought.moves])
