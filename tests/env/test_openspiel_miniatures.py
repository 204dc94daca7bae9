"""Miniatures as games of OpenSpiel: its checks, its CFR+ and best responses beside ours, and PPO."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import cfr, ismcts, mcts  # noqa: E402
from open_spiel.python.algorithms import exploitability as openspiels  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from tests.nightly import nightly  # noqa: E402
from wataha.env.exact import exploitability, grow_tree, solve  # noqa: E402
from wataha.env.miniatures import MINIATURES  # noqa: E402
from wataha.env.openspiel_env import resample, spiel_name  # noqa: E402

SMALLEST = "lone_wolves_two_tricks"
PERFECT_RECALL = pyspiel.IIGObservationType(
    perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)


def load(miniature: str = SMALLEST, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel_name(miniature), parameters)


@pytest.mark.parametrize("miniature", MINIATURES)
def test_every_miniature_can_be_loaded_and_dealt(miniature: str) -> None:
    state = load(miniature).new_initial_state()
    assert len(state.chance_outcomes()) == len(MINIATURES[miniature].deals)
    state.apply_action(len(MINIATURES[miniature].deals) - 1)
    assert state.record == MINIATURES[miniature].deals[-1].tobytes()


@pytest.mark.parametrize("miniature", [SMALLEST, "moonlight_two_places"])
def test_openspiels_random_simulation_passes(miniature: str) -> None:
    pyspiel.random_sim_test(load(miniature, reward="margin"), num_sims=1, serialize=True, verbose=False)


def test_every_deal_is_an_outcome_of_chance() -> None:
    state = load().new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 30
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    assert len({str(state.child(deal)) for deal, _ in outcomes}) == 30
    assert state.action_to_string(7) == "deal 7"


def walk(state: Any, found: dict[str, set[str]]) -> None:
    """Which information states there are, as texts, and as tensors."""
    if state.is_terminal():
        return
    if not state.is_chance_node() and len(state.legal_actions()) > 1:
        player = state.current_player()
        tensor = np.array(state.information_state_tensor(player), np.float32)
        found.setdefault(state.information_state_string(player), set()).add(tensor.tobytes().hex())
    for action in state.legal_actions():
        walk(state.child(action), found)


def test_information_states_are_our_information_sets() -> None:
    found: dict[str, set[str]] = {}
    walk(load().new_initial_state(), found)
    assert len(found) == len(grow_tree(SMALLEST).sets)
    assert all(len(tensors) == 1 for tensors in found.values())


def test_an_information_state_tells_what_was_seen_step_by_step() -> None:
    game = load()
    seen: Any = make_observation(game, PERFECT_RECALL)
    state = game.new_initial_state()
    seen.set_from(state, 0)
    assert not seen.tensor.any()
    for steps, action in enumerate((4, *[None] * 3), 1):
        state.apply_action(state.legal_actions()[0] if action is None else action)
        seen.set_from(state, 0)
        assert seen.dict["seen"][:, 0].tolist() == [1.0] * steps + [0.0] * (len(seen.dict["seen"]) - steps)
        assert seen.string_from(state, 0) == state.information_state_string(0)
        assert len(state.information_state_string(0).split(" ")) == 1 + steps
    with pytest.raises(ValueError, match="not supported"):
        make_observation(game, PERFECT_RECALL, {"colour": "red"})


@nightly
def test_openspiels_cfr_and_exploitability_are_ours() -> None:
    game, tree = load(), grow_tree(SMALLEST)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    theirs = openspiels.exploitability(game, solver.average_policy())
    assert exploitability(tree, solve(tree, 2)) == pytest.approx(theirs, abs=1e-12)


def test_openspiels_ismcts_plays_with_information_states() -> None:
    game, random = load("moonlight_two_places"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 2.0, 20, random_state=random)
    bot.set_resampler(resample)
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


@nightly
def test_a_resampled_world_looks_as_the_seat_remembers() -> None:
    """And the other seat remembers what it saw in that world, not in the true one."""
    state = load("lone_wolves_two_scars").new_initial_state()
    state.apply_action(77)
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    worlds = [resample(state, 0) for _ in range(40)]
    assert {world.information_state_string(0) for world in worlds} == {state.information_state_string(0)}
    assert len({str(world) for world in worlds}) > 10
    for world in worlds:
        assert world.legal_actions() == world.episode.legal()
        assert world.looks[1][-1] == world.episode.observe(1).tobytes()
        assert len(world.looks[1]) == len(state.looks[1])
    assert len({world.looks[1] for world in worlds}) > 1


class AgainstRandom(rl_environment.Environment):
    """The learner is player 0; the other plays anything."""

    def __init__(self, game: Any, seed: int) -> None:
        super().__init__(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=seed))
        self._anything = np.random.default_rng(seed)

    def reset(self) -> Any:
        return self._answered(super().reset())

    def step(self, actions: Any) -> Any:
        return self._answered(super().step(actions))

    def _answered(self, shown: Any) -> Any:
        while not shown.last() and shown.observations["current_player"] != 0:
            shown = super().step([self._anything.choice(shown.observations["legal_actions"][1])])
        return shown


def test_openspiels_ppo_learns() -> None:
    torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed")
    from open_spiel.python.pytorch.ppo import PPO, PPOAgent
    from open_spiel.python.vector_env import SyncVectorEnv

    torch.manual_seed(1)
    torch.set_num_threads(1)
    game = load()
    envs = SyncVectorEnv([AgainstRandom(game, seed) for seed in range(8)])
    shape = (game.information_state_tensor_size(),)
    settings = {"num_envs": 8, "steps_per_batch": 32, "learning_rate": 3e-3, "gamma": 1.0, "agent_fn": PPOAgent}
    agent = PPO(shape, game.num_distinct_actions(), game.num_players(), **settings)
    shown = envs.reset()
    earned: list[float] = []
    for _ in range(10):
        results: list[float] = []
        for _ in range(32):
            shown, rewards, done, _ = envs.step(agent.step(shown), reset_if_done=True)
            own = [reward[0] for reward in rewards]
            results += [reward for reward, over in zip(own, done, strict=True) if over]
            agent.post_step(own, done)
        agent.learn(shown)
        earned.append(float(np.mean(results)))
    assert np.mean(earned[-3:]) > np.mean(earned[:2]) + 0.1


@nightly
def test_the_example_of_ppo_plays_better_than_random() -> None:
    example = Path(__file__).parents[2] / "examples" / "ppo_miniature.py"
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(
        [sys.executable, str(example), SMALLEST, "30"], env=alone, capture_output=True, text=True, check=True
    )
    random, learned = map(float, re.findall(r": (\S+)$", run.stdout, re.MULTILINE))
    assert learned < random - 0.1


def test_wrong_input_is_answered_by_openspiels_error() -> None:
    for parameters, told in (
        ({"reward": "glory"}, "Rewards: win, place, margin"),
        ({"board": "advanced"}, "Unknown parameter 'board'"),
        ({"rng_seed": 3}, "Unknown parameter 'rng_seed'"),
    ):
        with pytest.raises(pyspiel.SpielError, match=told):
            load(SMALLEST, **parameters)
    state = load().new_initial_state()
    state.apply_action(3)
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match="look at the action mask"):
        state.apply_action(168)
    assert str(state) == before
