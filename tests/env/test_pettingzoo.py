"""The games as PettingZoo environments: its own tests, rewards, pictures, and its conventions for wrong input."""

from __future__ import annotations

import pickle
import sys
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

pettingzoo = pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test  # noqa: E402
from pettingzoo.utils.wrappers import BaseWrapper  # noqa: E402

import wataha  # noqa: E402
from tests.variants import sample_variants  # noqa: E402
from wataha.bots import make  # noqa: E402
from wataha.engine.errors import BadOption, BadPlayers, UnknownOption, WatahaError  # noqa: E402
from wataha.env import IllegalAction, env_id  # noqa: E402
from wataha.env.pettingzoo_env import env, raw_env  # noqa: E402

GAMES = [game.id for game in wataha.games()]


def play_out(table: Any, seed: int) -> dict[str, float]:
    """Play a random game, and tell what each agent was given in all."""
    table.reset(seed=seed)
    generator, given = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        given[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    return given


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_api_test_passes_for_all_player_counts(game: str) -> None:
    for players in wataha.game(game).players:
        api_test(env(game, players=players), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_seed_test_passes(game: str) -> None:
    seed_test(partial(env, game), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_render_test_passes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(drawn: Any) -> bool:
        return ElementTree.fromstring(drawn).tag.endswith("svg")

    render_test(partial(env, game), custom_tests={"svg": is_svg})  # type: ignore[arg-type]
    human = env(game, render_mode="human")
    human.reset(seed=1)
    human.render()
    ansi = env(game, render_mode="ansi")
    ansi.reset(seed=1)
    assert str(ansi.render()) in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_pictures_change_with_the_game(game: str) -> None:
    table = env(game, render_mode="rgb_array")
    table.reset(seed=1)
    first = np.asarray(table.render())
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 5
    make_moves(table, 8)
    later = np.asarray(table.render())
    assert first.shape != later.shape or (first != later).any()


def make_moves(table: Any, moves: int) -> None:
    for _ in table.agent_iter(moves):
        seen, *_ = table.last()
        table.step(int(seen["action_mask"].argmax()))


def test_pettingzoos_performance_benchmark_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its five seconds go by at a quarter of a second a look."""
    clock = count(0, 0.25)
    slow = SimpleNamespace(time=lambda: next(clock))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", slow)
    performance_benchmark(env("lone_wolves"))
    assert "Finished performance benchmark" in capsys.readouterr().out


class AnyActionWrapper(BaseWrapper):
    """Plays a legal action for any: `max_cycles_test` samples without masks."""

    def step(self, action: Any) -> None:
        if action is not None:
            legal = self.unwrapped.episode.legal()  # type: ignore[attr-defined]
            action = legal[action % len(legal)]
        super().step(action)


class Cycles:
    """The parallel environment that `max_cycles_test` compares with: a step is a cycle of decisions."""

    def __init__(self, game: str, max_cycles: int) -> None:
        self.table = AnyActionWrapper(raw_env(game, max_cycles=max_cycles))
        self.action_space = self.table.action_space

    def reset(self) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset()
        self.agents = list(self.table.agents)
        return {}, {}

    def step(self, actions: dict[str, Any]) -> Any:
        for _ in self.agents:
            self.table.step(actions[self.table.agent_selection])
        return {}, self.table.rewards, self.table.terminations, self.table.truncations, {}


def test_pettingzoos_max_cycles_test_passes() -> None:
    """In Moonlight, where the seats take turns; PettingZoo has no such test for turns of any other length."""
    module = SimpleNamespace(
        env=lambda max_cycles: AnyActionWrapper(raw_env("moonlight", max_cycles=max_cycles)),
        parallel_env=partial(Cycles, "moonlight"),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_truncated_after_so_many_cycles(game: str) -> None:
    most = max(wataha.game(game).players)
    table = env(game, players=most, max_cycles=1)
    assert set(play_out(table, 1).values()) == {0.0}
    assert table.unwrapped.episode.length <= most  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_the_registry_makes_every_game(game: str) -> None:
    table = pettingzoo.make("aec", env_id(game), render_mode="ansi", reward="margin", max_cycles=3)
    assert str(table) == env_id(game)
    assert table.unwrapped.max_cycles == 3
    table.reset(seed=1)
    seen, *_ = table.last()
    assert table.observation_space(table.agent_selection).contains(seen)
    assert table.state_space.contains(table.state())


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_can_be_played(game: str) -> None:
    for players, options in sample_variants(game):
        table = env(game, players=players, max_cycles=20, **options)
        assert len(play_out(table, players)) == players


@pytest.mark.parametrize("reward", ["win", "place", "margin"])
@pytest.mark.parametrize("game", GAMES)
def test_agents_are_given_what_the_end_is_worth(game: str, reward: str) -> None:
    table = env(game, players=max(wataha.game(game).players), reward=reward)
    given = play_out(table, 2)
    episode = table.unwrapped.episode  # type: ignore[attr-defined]
    assert episode.over
    assert list(given.values()) == episode.rewards().tolist()
    assert not table.agents


def test_nobody_but_the_decider_has_legal_actions() -> None:
    table: Any = env("lone_wolves")
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_environment_can_be_pickled() -> None:
    table = pickle.loads(pickle.dumps(raw_env("lone_wolves", reward="margin", board="advanced")))
    assert table.game_spec.reward == "margin"
    assert table.game_spec.options["board"] == "advanced"


def test_our_bots_play_through_pettingzoo() -> None:
    table, pup = env("lone_wolves"), make("pup")
    table.reset(seed=1)
    while not table.terminations[table.agent_selection]:
        table.step(pup(table))
    assert table.unwrapped.episode.over  # type: ignore[attr-defined]


def test_an_illegal_action_ends_the_game_for_its_author() -> None:
    table: Any = env("lone_wolves", illegal_reward=-5)
    table.reset(seed=1)
    author = table.agent_selection
    seen, *_ = table.last()
    table.step(int(seen["action_mask"].argmin()))
    assert all(table.terminations.values())
    assert table.rewards == {agent: -5.0 if agent == author else 0 for agent in table.agents}


def test_without_wrappers_an_illegal_action_changes_nothing() -> None:
    table = raw_env("lone_wolves")
    table.reset(seed=1)
    before = table.episode.tobytes()
    with pytest.raises(IllegalAction):
        table.step(int(table.episode.mask().argmin()))
    assert table.episode.tobytes() == before


def test_wrong_input_is_answered_by_pettingzoos_errors_or_a_sentence() -> None:
    table = env("lone_wolves")
    for early in (table.render, lambda: table.step(0), lambda: table.observe("player_0"), table.state):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called"):
            early()
    table.reset(seed=1)
    for wrong in (169, -1, None, "play", 1.5):
        with pytest.raises(AssertionError, match="not in action space"):
            table.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        table.observe("player_2")
    with pytest.raises(BadPlayers):
        env("lone_wolves", players=3)
    with pytest.raises(BadOption):
        env("lone_wolves", board="huge")
    with pytest.raises(UnknownOption):
        env("lone_wolves", colour="red")
    with pytest.raises(WatahaError, match="Modes: human, ansi, rgb_array, svg"):
        env("lone_wolves", render_mode="hologram")
    with pytest.raises(WatahaError, match="at least 1 is needed"):
        env("lone_wolves", max_cycles=0)


def test_a_step_after_the_end_takes_none_alone() -> None:
    table = env("lone_wolves", max_cycles=1)
    table.reset(seed=1)
    make_moves(table, 2)
    with pytest.raises(ValueError, match="the only valid action is None"):
        table.step(0)
    for _ in range(2):
        table.step(None)  # type: ignore[arg-type]
    assert not table.agents
    table.step(None)  # type: ignore[arg-type]
    assert not table.agents
