"""Miniatures: dealt by the rules of knowledge, played by those of the games, and offered to nobody but researchers."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
import pytest

import wataha
from tests.env.digests import digests_of, promised
from wataha.engine.chance import mix
from wataha.engine.errors import BadPlayers, UnknownGame, UnknownOption, WatahaError
from wataha.env import CpuEnv, Episode, GpuEnv, env_id, make_spec
from wataha.env.miniatures import MINIATURES, Miniature, NoMiniature, find_miniature

WORLDS = 40
"""Imagined for each deal that a seat thinks possible."""

HIDDEN = {"lone_wolves": ("hand", "hidden"), "moonlight": ("hand", "deck")}
"""The fields of a record that somebody cannot see."""


def secrets(miniature: Miniature, record: Any) -> bytes:
    return b"".join(record[field].tobytes() for field in HIDDEN[miniature.game.id])


def observation(miniature: Miniature, record: Any, seat: int) -> bytes:
    return Episode.from_bytes(make_spec(miniature.id), record.tobytes()).observe(seat).tobytes()


@pytest.mark.parametrize("miniature", MINIATURES)
def test_a_seat_believes_in_all_deals_that_look_the_same_equally(miniature: str) -> None:
    """The deals are what `redeal` draws from: so chance, belief and the bots' imagination are one."""
    found = MINIATURES[miniature]
    by_secrets = {secrets(found, record): number for number, record in enumerate(found.deals)}
    assert len(by_secrets) == len(found.deals)
    for seat in range(2):
        alike: dict[bytes, list[int]] = defaultdict(list)
        for number, record in enumerate(found.deals):
            alike[observation(found, record, seat)].append(number)
        assert len(alike) > 1
        for numbers in [*alike.values()][:3]:
            episode = Episode.from_bytes(make_spec(miniature), found.deals[numbers[0]].tobytes())
            count = WORLDS * len(numbers)
            worlds = [episode.imagine(seat, seed) for seed in range(count)]
            drawn = np.bincount(
                [by_secrets[secrets(found, world.states[0])] for world in worlds], minlength=len(found.deals)
            )[numbers]
            assert drawn.sum() == count
            off = ((drawn - WORLDS) ** 2 / WORLDS).sum()
            freedom = len(numbers) - 1
            assert off < freedom + 5 * np.sqrt(2 * freedom) + 1


@pytest.mark.parametrize("miniature", MINIATURES)
def test_chance_decides_nothing_after_the_deal(miniature: str) -> None:
    for seed in range(5):
        episode = Episode(make_spec(miniature), seed)
        dealt = int(episode.states["draws"][0])
        while not episode.over:
            episode.step(episode.legal()[-1])
        assert int(episode.states["draws"][0]) == dealt


@pytest.mark.parametrize("miniature", MINIATURES)
def test_an_id_promises_deals_observations_actions_and_rules(miniature: str) -> None:
    assert digests_of(miniature) == promised()[env_id(miniature)]


def test_a_lane_deals_what_an_episode_deals() -> None:
    env = CpuEnv("lone_wolves_two_scars", 300, threads=2)
    env.reset(seed=8)
    for step in range(12):
        env.step(env.choose(step))
        for i in np.flatnonzero(env.terminated):
            fresh = Episode(env.spec, int(mix(mix(8, int(i)), int(env.episodes[i]) - 1)))
            assert env.states[i].tobytes() == fresh.tobytes()
    assert env.episodes.min() > 1
    assert not env.illegal.any()


def test_every_deal_is_dealt() -> None:
    env = CpuEnv("lone_wolves_two_tricks", 3000)
    env.reset(seed=1)
    assert len(np.unique(env.states["hand"], axis=0)) == 30


def test_nobody_is_offered_a_miniature() -> None:
    offered = {game.id for game in wataha.games()}
    for miniature in MINIATURES:
        assert miniature not in offered
        with pytest.raises(UnknownGame):
            wataha.game(miniature)


def test_wrong_players_options_rewards_and_names_are_answered_by_a_sentence() -> None:
    with pytest.raises(BadPlayers, match=r"lone_wolves_two_tricks is not played by 3. Players: 2"):
        make_spec("lone_wolves_two_tricks", players=3)
    with pytest.raises(UnknownOption, match=r"has no option 'board'. Its options: none"):
        make_spec("lone_wolves_two_tricks", board="advanced")
    with pytest.raises(WatahaError, match="Rewards: win, place, margin"):
        make_spec("lone_wolves_two_tricks", reward="glory")
    with pytest.raises(NoMiniature, match=r"'lone_wolves' is no miniature.* lone_wolves_two_tricks"):
        find_miniature("lone_wolves")
    with pytest.raises(WatahaError, match="small enough for a CPU"):
        GpuEnv("lone_wolves_two_tricks", 4)


def test_the_dealt_records_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        MINIATURES["moonlight_two_places"].deals["turn"] = 1


def test_gymnasium_and_pettingzoo_know_them() -> None:
    gymnasium: Any = pytest.importorskip("gymnasium")
    pettingzoo: Any = pytest.importorskip("pettingzoo")
    from wataha.env import gymnasium_env, pettingzoo_env

    assert gymnasium_env.MINIATURES is pettingzoo_env.MINIATURES
    envs = gymnasium.make_vec("wataha/lone_wolves_two_tricks-v0", num_envs=4, opponents="pup")
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(12):
        seen, _, terminated, _, infos = envs.step(seen["action_mask"].argmax(axis=1))
        assert not infos["illegal"].any()
        ended += int(terminated.sum())
    assert ended >= 8
    table = pettingzoo.make("aec", "wataha/moonlight_two_places-v0", render_mode="ansi")
    table.reset(seed=1)
    for _ in table.agent_iter():
        seen, _, terminated, _, _ = table.last()
        table.step(None if terminated else int(seen["action_mask"].argmax()))
    assert "III" in table.render()
