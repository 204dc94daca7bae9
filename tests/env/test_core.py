"""The core of the environments: spaces, rewards, ids, one game and many."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import wataha
from tests.env.digests import digests_of, promised, variant_digests
from tests.nightly import by_day, nightly
from tests.variants import sample_variants, variants
from wataha.engine.chance import mix, pick
from wataha.engine.contract import SEEN
from wataha.engine.errors import BadOption, BadPlayers, BadSeat, UnknownOption, WatahaError
from wataha.env import CpuEnv, Episode, IllegalAction, env_id, make_spec, mix_options

GAMES = [game.id for game in wataha.games()]


def random_actions(env: CpuEnv, step: int) -> np.ndarray[Any, Any]:
    """A random legal action for every lane, the same ones every time."""
    return env.choose(seed=step)


def played_out(game: str, seed: int, reward: str = "win", players: int | None = None) -> Episode:
    """A random game at its end."""
    episode = Episode(make_spec(game, players, reward), seed)
    while not episode.over:
        legal = episode.legal()
        episode.step(legal[pick(seed, episode.length, len(legal))])
    return episode


@pytest.mark.parametrize("game", GAMES)
def test_an_id_promises_observations_actions_and_rules(game: str) -> None:
    assert digests_of(game) == promised()[env_id(game)], (
        f"{env_id(game)} is not what it was: raise its version in wataha.env.spec.VERSIONS, then run "
        "python -m tests.env.digests"
    )


@pytest.mark.parametrize("game", by_day(GAMES, "lone_wolves", "moonlight"))
def test_interpreted_and_compiled_environments_are_the_same_bytes(game: str) -> None:
    most = max(wataha.game(game).players)
    script = f"from tests.env.digests import variant_digests as d; print(d({game!r}, {most}, {{}}, steps=60)['rules'])"
    environment = {**os.environ, "WATAHA_JIT": "0"}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == variant_digests(game, most, {}, steps=60)["rules"]


@pytest.mark.parametrize("game", GAMES)
def test_narrow_observations_hold_every_number(game: str) -> None:
    for players, options in sample_variants(game):
        spec = make_spec(game, players, options=options)
        episode = Episode(spec, seed=players)
        wide = np.empty(spec.observation_size, SEEN)
        while not episode.over and episode.length < 300:
            for seat in range(players):
                spec.game.calls.observe(episode.states, 0, seat, wide)
                assert np.array_equal(episode.observe(seat), wide), (players, options, episode.length)
            legal = episode.legal()
            episode.step(legal[pick(players, episode.length, len(legal))])


def test_the_longest_wait_of_the_wolves_fits_its_observations() -> None:
    spec = make_spec("the_wolves", 5, stall_rounds=50)
    wide = np.empty(spec.observation_size, SEEN)
    episode = Episode(spec, 1)
    spec.game.calls.observe(episode.states, 0, 0, wide)
    assert wide.max() == 250
    assert np.array_equal(episode.observe(0), wide)


@pytest.mark.parametrize("game", GAMES)
def test_one_lane_plays_the_game_that_an_episode_plays(game: str) -> None:
    env = CpuEnv(game, 2)
    env.reset(seed=5)
    episodes = [Episode(env.spec, int(mix(mix(5, i), 0))) for i in range(2)]
    for step in range(40):
        for i, episode in enumerate(episodes):
            assert env.states[i].tobytes() == episode.tobytes()
            assert env.actors[i] == episode.actor
            assert env.choices[i, : env.counts[i]].tolist() == episode.legal()
            assert np.array_equal(env.masks[i], episode.mask())
            assert np.array_equal(env.observations[i], episode.observe(episode.actor))
        actions = random_actions(env, step)
        env.step(actions)
        for episode, action in zip(episodes, actions, strict=True):
            episode.step(int(action))
        if env.terminated.any():
            break


def test_a_lane_deals_game_after_game_from_its_seed() -> None:
    env = CpuEnv("lone_wolves", 3)
    env.reset(seed=8)
    ended = 0
    for step in range(120):
        env.step(random_actions(env, step))
        for i in np.flatnonzero(env.terminated):
            fresh = Episode(env.spec, int(mix(mix(8, int(i)), int(env.episodes[i]) - 1)))
            assert env.states[i].tobytes() == fresh.tobytes()
            assert env.lengths[i] == 0
            assert env.rewards[i].sum() == 0
            ended += 1
    assert ended >= 6
    assert not env.illegal.any()


def test_lanes_do_not_depend_on_how_many_there_are_nor_on_threads() -> None:
    few, many = CpuEnv("lone_wolves", 10, threads=1), CpuEnv("lone_wolves", 300, threads=2)
    assert many.threads == 2
    few.reset(seed=3)
    many.reset(seed=3)
    for step in range(60):
        few.step(random_actions(few, step))
        many.step(random_actions(many, step))
        assert few.states.tobytes() == many.states[:10].tobytes()
        assert np.array_equal(few.observations, many.observations[:10])


def test_an_illegal_action_plays_nothing_and_is_told() -> None:
    env = CpuEnv("lone_wolves", 4)
    env.reset(seed=1)
    before = env.states.tobytes()
    legal = set(env.choices[0, : env.counts[0]].tolist())
    wrong = next(action for action in range(env.spec.actions) if action not in legal)
    env.step(np.array([wrong, env.spec.actions, -2, -1]))
    assert env.illegal.tolist() == [True, True, True, False]
    assert env.states.tobytes() == before
    assert env.lengths.tolist() == [0, 0, 0, 0]


def test_without_autoreset_a_finished_game_stays_as_it_is() -> None:
    env = CpuEnv("lone_wolves", 1, autoreset=False)
    env.reset(seed=1)
    step = 0
    while env.actors[0] >= 0:
        env.step(random_actions(env, step))
        step += 1
    assert env.terminated[0]
    assert env.masks.sum() == 0
    end = env.states.tobytes()
    env.step(np.array([0]))
    assert env.illegal[0]
    assert env.states.tobytes() == end
    env.deal(np.array([True]))
    assert env.actors[0] >= 0


@nightly
def test_packed_masks_are_the_masks() -> None:
    plain, packed = CpuEnv("lone_wolves", 3), CpuEnv("lone_wolves", 3, packed_masks=True)
    plain.reset(seed=2)
    packed.reset(seed=2)
    for step in range(80):
        unpacked = np.unpackbits(packed.masks, axis=1, count=plain.spec.actions, bitorder="little")
        assert np.array_equal(unpacked, plain.masks)
        actions = random_actions(plain, step)
        plain.step(actions)
        packed.step(actions)
    packed.step(np.full(3, packed.spec.actions))
    assert packed.illegal.all()


@pytest.mark.parametrize("game", GAMES)
def test_redealt_worlds_look_the_same_to_their_viewers(game: str) -> None:
    env = CpuEnv(game, 3)
    env.reset(seed=4)
    for step in range(9):
        env.step(random_actions(env, step))
    worlds = env.redeal(seed=6, copies=5)
    assert worlds.n == 15
    assert np.array_equal(worlds.observations, np.repeat(env.observations, 5, axis=0))
    assert np.array_equal(worlds.masks, np.repeat(env.masks, 5, axis=0))
    assert len({record.tobytes() for record in worlds.states}) > 3
    episode = Episode.from_bytes(env.spec, env.states[1].tobytes())
    assert episode.imagine(episode.actor, int(mix(6, 7))).tobytes() == worlds.states[7].tobytes()


@pytest.mark.parametrize(
    ("reward", "expected"),
    [("win", [1.0, -1 / 3, -1 / 3, -1 / 3]), ("place", [1.0, 0.0, 0.0, -1.0]), ("margin", [4.0, -4.0, -4.0, -8.0])],
)
def test_rewards_follow_standings_and_points(
    reward: str, expected: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four seats with 9, 5, 5 and 1 points."""
    from wataha.engine import contract
    from wataha.env import rewards

    def write(_: Any, out: Any) -> None:
        out[:] = [9, 5, 5, 1]

    monkeypatch.setattr(contract, "score", write)
    monkeypatch.setattr(contract, "standing", write)
    plain = getattr(rewards.reward_end, "py_func", rewards.reward_end)
    out = np.zeros(4)
    plain(None, rewards.REWARDS.index(reward), 4, np.zeros(4, int), np.zeros(4, int), out)
    assert out.tolist() == pytest.approx(expected)


@pytest.mark.parametrize("reward", ["win", "place", "margin"])
@pytest.mark.parametrize("game", GAMES)
def test_the_better_standing_is_never_rewarded_less(game: str, reward: str) -> None:
    most = max(wataha.game(game).players)
    for seed in range(3):
        episode = played_out(game, seed, reward, most)
        rewards, points = episode.rewards(), episode.points()
        if reward == "margin":
            best = int(points.argmax())
            assert rewards[best] == points[best] - np.delete(points, best).max()
        else:
            assert rewards.sum() == pytest.approx(0, abs=1e-6)
            assert -1 <= rewards.min() <= rewards.max() <= 1


def test_rewards_are_zero_before_the_end() -> None:
    assert Episode(make_spec("moonlight"), 1).rewards().tolist() == [0, 0]


def test_an_episode_refuses_illegal_actions_and_steps_after_the_end() -> None:
    episode = Episode(make_spec("lone_wolves"), 1)
    before = episode.tobytes()
    for wrong in (168, -1, 10_000, 1.0, "play", None):
        with pytest.raises(IllegalAction, match="actions are legal: look at the action mask"):
            episode.step(wrong)  # type: ignore[arg-type]
    assert episode.tobytes() == before
    with pytest.raises(IllegalAction, match="the game is over: reset it"):
        played_out("lone_wolves", 1).step(0)


def test_an_episode_survives_as_bytes() -> None:
    episode = Episode(make_spec("moonlight"), 3)
    episode.step(episode.legal()[0])
    twin = Episode.from_bytes(episode.spec, episode.tobytes())
    twin.step(twin.legal()[0])
    assert (episode.length, twin.length) == (1, 1)
    assert twin.tobytes() != episode.tobytes() == episode.copy().tobytes()
    with pytest.raises(WatahaError, match=f"has {episode.spec.game.dtype.itemsize} bytes, not 3"):
        Episode.from_bytes(episode.spec, b"123")
    with pytest.raises(BadSeat):
        episode.observe(2)


def test_wrong_players_options_rewards_and_sizes_are_answered_by_a_sentence() -> None:
    with pytest.raises(BadPlayers, match="Players: 2, 3, 4"):
        make_spec("wolves_and_sheep", players=7)
    with pytest.raises(UnknownOption, match="Its options: board, first_leader"):
        make_spec("lone_wolves", colour="red")
    with pytest.raises(BadOption, match="Allowed: basic, advanced"):
        make_spec("lone_wolves", board="huge")
    with pytest.raises(WatahaError, match="Rewards: win, place, margin"):
        make_spec("lone_wolves", reward="glory")
    with pytest.raises(WatahaError, match="at least 1 is needed"):
        CpuEnv("lone_wolves", 0)


def test_variants_can_be_mixed_in_a_batch() -> None:
    spec = mix_options(make_spec("lone_wolves"), [{"board": "basic"}, {"board": "advanced"}])
    mixed = CpuEnv(spec, 6)
    mixed.reset(seed=3)
    boards = {board: CpuEnv("lone_wolves", 6, board=board) for board in ("basic", "advanced")}
    for env in boards.values():
        env.reset(seed=3)
    for lane in range(6):
        alike = boards["basic" if lane % 2 == 0 else "advanced"]
        assert mixed.states[lane].tobytes() == alike.states[lane].tobytes()
    mixed.deal(np.ones(6, bool))
    assert mixed.states["board"].tolist() == [1, 0, 1, 0, 1, 0]
    assert str(mix_options(make_spec("wolves_and_sheep"), [{}, {"move_time": 600}]).observation_dtype) == "int16"


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_has_an_environment(game: str) -> None:
    for players, options in variants(game):
        assert make_spec(game, players, options=options).encoded_options[0, 0] == players
