"""The games as Gymnasium environments: its own checks, autoreset, opponents, and its conventions for wrong input."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.error import InvalidAction, ResetNeeded  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import wataha  # noqa: E402
from wataha.bots import make  # noqa: E402
from wataha.engine.errors import BadPlayers, BadSeat, WatahaError  # noqa: E402
from wataha.env import env_id  # noqa: E402
from wataha.env.gymnasium_env import WatahaEnv, WatahaVectorEnv  # noqa: E402

GAMES = [game.id for game in wataha.games()]


def first_legal(observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


def random_legal(masks: Any, generator: np.random.Generator) -> Any:
    """A random legal action for every game; 0 where none is legal."""
    return (generator.random(masks.shape) * masks).argmax(axis=1)


def first_step(envs: WatahaVectorEnv) -> None:
    seen, _ = envs.reset(seed=1)
    envs.step(first_legal(None, seen["action_mask"]))


@pytest.mark.parametrize("game", GAMES)
def test_gymnasiums_own_checks_pass(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render_modes.*|.*No render fps.*|.*maximum infinity.*")
        check_env(gymnasium.make(env_id(game)).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_registry_makes_vectors(game: str) -> None:
    envs = gymnasium.make_vec(env_id(game), num_envs=3)
    assert isinstance(envs.unwrapped, WatahaVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    again, _ = envs.reset(seed=1)
    assert np.array_equal(seen["observation"], again["observation"])
    stepped = envs.step(first_legal(None, seen["action_mask"]))
    assert envs.observation_space.contains(stepped[0])
    assert infos["actor"].shape == (3,)


def test_next_step_autoreset_resets_in_the_step_after_the_end() -> None:
    envs = WatahaVectorEnv("lone_wolves", 4)
    seen, _ = envs.reset(seed=1)
    generator, ended = np.random.default_rng(1), np.zeros(4, bool)
    for _ in range(120):
        seen, rewards, terminated, truncated, infos = envs.step(random_legal(seen["action_mask"], generator))
        assert not truncated.any()
        for lane in np.flatnonzero(ended):
            assert not terminated[lane]
            assert rewards[lane] == 0
            assert envs.batch.lengths[lane] == 0
        for lane in np.flatnonzero(terminated):
            assert infos["actor"][lane] == -1
            assert seen["action_mask"][lane].sum() == 0
            assert abs(infos["rewards"][lane]).sum() in (0, 2)
        ended = terminated
    assert envs.batch.episodes.min() >= 2


def test_same_step_autoreset_tells_the_final_observation() -> None:
    envs = WatahaVectorEnv("lone_wolves", 2, autoreset_mode="SameStep", opponents="random")
    seen, _ = envs.reset(seed=2)
    generator, finals = np.random.default_rng(2), 0
    for _ in range(60):
        seen, rewards, terminated, _, infos = envs.step(random_legal(seen["action_mask"], generator))
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        for lane in np.flatnonzero(terminated):
            finals += 1
            final = infos["final_obs"][lane]
            assert infos["_final_obs"][lane]
            assert final["action_mask"].sum() == 0
            assert final["observation"][1:6].tolist() == [0, 0, 0, 0, 1]
            assert rewards[lane] == infos["final_info"]["rewards"][lane].max() or rewards[lane] <= 0
    assert finals > 2


def test_without_autoreset_a_finished_game_needs_a_reset() -> None:
    envs = WatahaVectorEnv("lone_wolves", 2, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(2, int))
    seen, _ = envs.reset(seed=3)
    terminated = np.zeros(2, bool)
    while not terminated.any():
        seen, _, terminated, _, _ = envs.step(first_legal(None, seen["action_mask"]))
    with pytest.raises(ResetNeeded, match="Some games are over"):
        envs.step(np.zeros(2, int))
    running = envs.batch.states[~terminated].tobytes()
    seen, _ = envs.reset(options={"reset_mask": terminated})
    assert envs.batch.states[~terminated].tobytes() == running
    envs.step(first_legal(None, seen["action_mask"]))
    with pytest.raises(WatahaError, match="2 booleans"):
        envs.reset(options={"reset_mask": [1]})


@pytest.mark.parametrize(
    "opponents", ["random", "pup", first_legal], ids=["random", "a level of our bots", "a policy function"]
)
def test_with_opponents_the_learner_decides_alone(opponents: Any) -> None:
    envs = WatahaVectorEnv("lone_wolves", 6, opponents=opponents)
    seen, infos = envs.reset(seed=4)
    generator, seats = np.random.default_rng(4), set()
    for _ in range(60):
        running = infos["actor"] >= 0
        assert np.array_equal(infos["actor"][running], infos["seat"][running])
        seats |= set(infos["seat"].tolist())
        seen, rewards, terminated, _, infos = envs.step(random_legal(seen["action_mask"], generator))
        won = infos["rewards"][np.arange(6), infos["seat"]]
        assert np.array_equal(rewards[terminated], won[terminated])
        assert not rewards[~terminated].any()
    assert seats == {0, 1}
    assert envs.batch.episodes.min() >= 2


def test_several_opponents_sit_clockwise_from_a_fixed_seat() -> None:
    asked: list[tuple[str, int]] = []

    def named(name: str) -> Any:
        def choose(observations: Any, masks: Any) -> Any:
            asked.append((name, len(masks)))
            return first_legal(observations, masks)

        return choose

    envs = WatahaVectorEnv("wolves_and_sheep", 2, players=3, opponents=[named("next"), named("last")], seat=1)
    seen, infos = envs.reset(seed=5)
    for _ in range(8):
        assert (infos["seat"] == 1).all()
        seen, *_, infos = envs.step(first_legal(None, seen["action_mask"]))
    assert {name for name, _ in asked} == {"next", "last"}


def test_opponents_see_what_their_own_seat_knows() -> None:
    deciding: list[np.ndarray] = []

    def look(observations: Any, masks: Any) -> Any:
        deciding.append(observations[:, 6:8])
        return first_legal(observations, masks)

    envs = WatahaVectorEnv("lone_wolves", 3, opponents=look)
    seen, _ = envs.reset(seed=6)
    for _ in range(20):
        seen, *_ = envs.step(first_legal(None, seen["action_mask"]))
    assert all((rows == [1, 0]).all() for rows in deciding)


def test_an_illegal_action_plays_nothing_or_raises() -> None:
    envs = WatahaVectorEnv("lone_wolves", 2)
    seen, _ = envs.reset(seed=7)
    before = envs.batch.states.tobytes()
    wrong = np.array([row.argmin() for row in seen["action_mask"]])
    _, rewards, terminated, _, infos = envs.step(wrong)
    assert infos["illegal"].all()
    assert not rewards.any()
    assert not terminated.any()
    assert envs.batch.states.tobytes() == before
    strict = WatahaVectorEnv("lone_wolves", 2, illegal="raise")
    strict.reset(seed=7)
    with pytest.raises(InvalidAction, match="of game 0 is not legal"):
        strict.step(wrong)


def test_wrong_input_is_answered_by_gymnasiums_errors_or_a_sentence() -> None:
    envs = WatahaVectorEnv("lone_wolves", 2)
    envs.reset(seed=8)
    for wrong in (np.array([0, 169]), np.array([-1, 0]), np.zeros(3, int), np.zeros(2), None):
        with pytest.raises(InvalidAction):
            envs.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadPlayers):
        WatahaVectorEnv("lone_wolves", 2, players=3)
    with pytest.raises(BadSeat):
        WatahaVectorEnv("lone_wolves", 2, seat=2)
    with pytest.raises(WatahaError, match="2 opponents are named for 1 seats"):
        WatahaVectorEnv("lone_wolves", 2, opponents=["random", "random"])
    with pytest.raises(WatahaError, match="'stay' without effect or 'raise'"):
        WatahaVectorEnv("lone_wolves", 2, illegal="shrug")
    cheat = WatahaVectorEnv("lone_wolves", 2, opponents=lambda observations, masks: masks.argmin(axis=1))
    with pytest.raises(WatahaError, match="heed the action mask"):
        first_step(cheat)


def test_our_bots_play_through_gymnasium() -> None:
    pup = make("pup")
    envs = gymnasium.make_vec(
        env_id("lone_wolves"), num_envs=3, opponents=pup, illegal="raise", autoreset_mode="SameStep"
    )
    envs.reset(seed=1)
    for _ in range(30):
        envs.step(pup.actions(envs))
    env = gymnasium.make(env_id("lone_wolves"), illegal="raise")
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(pup(env))


def test_buffers_can_be_shared_instead_of_copied() -> None:
    envs = WatahaVectorEnv("lone_wolves", 2, copy=False)
    seen, _ = envs.reset(seed=9)
    assert seen["observation"] is envs.batch.observations


def test_one_game_needs_a_reset_after_its_end() -> None:
    env = WatahaEnv("moonlight", opponents="random", reward="margin")
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=2)
    with pytest.raises(InvalidAction):
        env.step(env.action_space.n)  # type: ignore[arg-type]
