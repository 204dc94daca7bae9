"""The games as games of OpenSpiel: its own simulations and checks, IS-MCTS, and its conventions for wrong input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import wataha  # noqa: E402
from tests.nightly import by_night  # noqa: E402
from tests.variants import sample_variants  # noqa: E402
from wataha.bots import make  # noqa: E402
from wataha.env import REWARDS, Episode  # noqa: E402
from wataha.env.openspiel_env import resample, spiel_name  # noqa: E402

GAMES = [game.id for game in wataha.games()]


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel_name(game), {"rng_seed": 1, **parameters})


def dealt(game: Any, moves: int = 0) -> Any:
    """A state after the deal and some first legal actions."""
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(moves):
        state.apply_action(state.legal_actions()[0])
    return state


SIMULATED = [
    *((game, reward) for game in GAMES for reward in REWARDS if game != "the_wolves"),
    by_night("the_wolves", "margin"),
]
"""The Wolves is simulated once: it takes its time."""


@pytest.mark.parametrize(("game", "reward"), SIMULATED)
def test_openspiels_random_simulation_passes(game: str, reward: str) -> None:
    most = max(wataha.game(game).players)
    pyspiel.random_sim_test(load(game, players=most, reward=reward), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_can_be_loaded_and_dealt(game: str) -> None:
    for players, options in sample_variants(game):
        loaded = load(game, players=players, **options)
        assert loaded.num_players() == players
        assert dealt(loaded).episode.spec.options == wataha.game(game).read_options(options)


def test_a_game_is_loaded_by_a_text() -> None:
    loaded = pyspiel.load_game("python_wataha_lone_wolves(board=advanced)")
    assert loaded.spec.options["board"] == "advanced"


def test_the_same_rng_seed_deals_the_same_games() -> None:
    one, two, other = load("moonlight"), load("moonlight"), load("moonlight", rng_seed=2)
    first = [str(dealt(one)), str(dealt(one))]
    assert first == [str(dealt(two)), str(dealt(two))]
    assert first[0] != first[1]
    assert str(dealt(other)) not in first


@pytest.mark.parametrize("game", GAMES)
def test_observers_show_what_the_seat_knows(game: str) -> None:
    loaded = load(game)
    seen: Any = make_observation(loaded)
    for moves in range(6):
        state = dealt(loaded, moves)
        for seat in range(loaded.num_players()):
            seen.set_from(state, seat)
            expected = state.episode.observe(seat)
            assert np.array_equal(seen.tensor, expected)
            assert np.array_equal(np.concatenate(list(seen.dict.values())), expected)
            assert state.observation_tensor(seat) == expected.tolist()
            assert seen.string_from(state, seat) == state.observation_string(seat)
    with pytest.raises(ValueError, match="not supported"):
        make_observation(loaded, params={"colour": "red"})


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_checks_of_observations_pass(game: str) -> None:
    """As its API tests have them: sizes, players that are none, and no legal actions out of turn."""
    loaded = load(game)
    state = dealt(loaded, 3)
    for observe in (state.observation_tensor, state.observation_string):
        for wrong, told in ((-1, "player >= 0"), (loaded.num_players() + 1, "player <")):
            with pytest.raises(RuntimeError, match=told):
                observe(wrong)
    for seat in range(loaded.num_players()):
        assert len(state.observation_tensor(seat)) == loaded.observation_tensor_size()
        assert bool(state.legal_actions(seat)) == (seat == state.current_player())


@pytest.mark.parametrize("game", GAMES)
def test_clones_and_serialised_states_are_the_same_record(game: str) -> None:
    loaded = load(game)
    state = dealt(loaded, 2)
    for twin in (state.clone(), loaded.deserialize_state(state.serialize())):
        assert twin.record == state.record
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[0])
        assert twin.record != state.record
    assert Episode.from_bytes(loaded.spec, state.record).tobytes() == state.record


def test_openspiels_ismcts_plays_with_our_worlds() -> None:
    game = load("lone_wolves")
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, random),
        uct_c=2.0,
        max_simulations=8,
        random_state=random,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    sampled = 0

    def counted(state: Any, player: int) -> Any:
        nonlocal sampled
        sampled += 1
        return resample(state, player)

    bot.set_resampler(counted)
    state = dealt(game)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sampled == 4 * 8


@pytest.mark.parametrize("game", ["lone_wolves", "moonlight", "wolves_and_sheep"])
def test_resampled_worlds_look_the_same_and_are_not(game: str) -> None:
    state = dealt(load(game), 2)
    seat = state.current_player()
    worlds = [resample(state, seat) for _ in range(4)]
    assert {world.observation_string(seat) for world in worlds} == {state.observation_string(seat)}
    assert len({world.record for world in worlds}) > 1


def test_our_bots_play_through_openspiel() -> None:
    state, pup = dealt(load("lone_wolves")), make("pup")
    while not state.is_terminal():
        state.apply_action(pup(state))
    assert sum(state.returns()) == 0


def test_wrong_input_is_answered_by_openspiels_error() -> None:
    for parameters, told in (
        ({"board": "huge"}, "Allowed: basic, advanced"),
        ({"players": 3}, "Players: 2"),
        ({"reward": "glory"}, "Rewards: win, place, margin"),
        ({"colour": "red"}, "Unknown parameter 'colour'"),
    ):
        with pytest.raises(pyspiel.SpielError, match=told):
            load("lone_wolves", **parameters)
    state = dealt(load("lone_wolves"))
    before = state.record
    with pytest.raises(pyspiel.SpielError, match="look at the action mask"):
        state.apply_action(168)
    assert state.record == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state.apply_action(0)
