"""Others' agents in our arena, and our bots in others' loops."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import wataha
from wataha.bots import make, make_bot
from wataha.cli import main
from wataha.engine.errors import WatahaError
from wataha.env import CpuEnv, Episode, make_spec
from wataha.lab.contest import Contest

AGENTS = '''
import numpy as np


def lowest(observation, action_mask):
    assert observation.dtype == np.int16 and observation.shape == (964,)
    return action_mask.argmax()


class Highest:
    """PettingZoo-style: an object that acts."""

    def __init__(self, seat, seed, num_actions):
        self.seat, self.generator, self.num_actions = seat, np.random.default_rng(seed), num_actions

    def act(self, observation, action_mask):
        assert len(action_mask) == self.num_actions and observation[6 + 0] == 1
        return np.flatnonzero(action_mask)[-1]


class Output:
    def __init__(self, action):
        self.action = action


class Spiel:
    """OpenSpiel-style: an rl_agent.AbstractAgent."""

    def __init__(self, seat):
        self.seat, self.steps = seat, 0

    def step(self, time_step, is_evaluation=False):
        assert is_evaluation and not time_step.last() and time_step.current_player() == self.seat
        assert time_step.first() == (self.steps == 0)
        assert len(time_step.observations["info_state"][self.seat]) == 964
        self.steps += 1
        return Output(time_step.observations["legal_actions"][self.seat][0])


def cheat(observation, action_mask):
    return int(action_mask.argmin())


def mute(observation, action_mask):
    return None


NEITHER = 5
'''


@pytest.fixture
def agents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of agents in the current folder; every test has one of its own name."""
    name = "agents_" + "".join(sign for sign in tmp_path.name if sign.isalnum())
    (tmp_path / f"{name}.py").write_text(AGENTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return name


def arena(capsys: pytest.CaptureFixture[str], tmp_path: Path, *bots: str) -> dict:
    log = str(tmp_path / "log.jsonl")
    with pytest.raises(SystemExit) as left:
        main(["arena", "lone_wolves", "--bots", *bots, "--deals", "2", "--workers", "1", "--log", log, "--json"])
    assert left.value.code == 0
    return json.loads(capsys.readouterr().out)


def test_every_style_of_agent_plays_in_the_arena(
    agents: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["random", f"{agents}:lowest", f"{agents}:Highest", f"{agents}:Spiel"]
    summary = arena(capsys, tmp_path, *bots)
    assert {row["bot"] for row in summary["league"]} == set(bots)
    assert summary["games"] == 6 * 2 * 2


def test_the_lowest_legal_action_is_the_same_by_mask_and_by_time_step(agents: str) -> None:
    episode = Episode(make_spec("lone_wolves"), 3)
    by_mask, by_step = make(f"{agents}:lowest"), [make(f"{agents}:Spiel") for _ in range(2)]
    while not episode.over:
        action = by_mask(episode)
        assert action == by_step[episode.actor](episode) == episode.legal()[0]
        episode.step(action)


def test_results_do_not_outlive_the_agents_source(agents: str, tmp_path: Path) -> None:
    def code() -> str:
        return Contest(wataha.game("lone_wolves"), ("random", f"{agents}:lowest"), 1, 2, {}).heading()["code"]

    before = code()
    (tmp_path / f"{agents}.py").write_text(AGENTS + "\n# changed\n", encoding="utf-8")
    assert code() != before


@pytest.mark.parametrize(
    ("agent", "sentence"),
    [
        ("cheat", "which its mask forbids"),
        ("mute", "answered None, which is no action"),
        ("NEITHER", "is no function and has neither act nor step"),
        ("missing", "cannot be loaded"),
    ],
)
def test_what_an_agent_does_wrong_is_told_in_a_sentence(agents: str, agent: str, sentence: str) -> None:
    with pytest.raises(WatahaError, match=sentence):
        make(f"{agents}:{agent}")(Episode(make_spec("lone_wolves"), 1))


def test_an_unknown_module_or_bot_is_told_in_a_sentence() -> None:
    with pytest.raises(WatahaError, match="The agent 'no_such_module:Agent' cannot be loaded"):
        make("no_such_module:Agent")
    with pytest.raises(WatahaError, match="There is no bot 'wolf'"):
        make("wolf")


def test_our_bots_play_in_whatever_holds_a_game() -> None:
    pup = make("pup", seed=3)
    match, env = wataha.Match("lone_wolves", seed=7), CpuEnv("lone_wolves", 5, autoreset=False)
    episode = Episode(make_spec("lone_wolves"), 7)
    assert pup(match) == pup(episode) == make_bot("pup", 3).choose(match)
    env.reset(seed=1)
    while (env.actors >= 0).any():
        env.step(pup.actions(env))
        assert not env.illegal.any()
    assert pup.actions(env).tolist() == [-1] * 5
    assert np.abs(env.points).sum() > 0
    with pytest.raises(WatahaError, match="holds no game of Wataha"):
        pup(object())
