"""Worlds redealt in batches are uniform over those that fit what the viewer knows, and independent between lanes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np

from wataha.env import CpuEnv
from wataha.games.lone_wolves.components import BOX_CARDS, CARDS, HAND_SIZE

WORLDS = 24_000


def unseen_at_the_start(env: CpuEnv, lane: int) -> list[int]:
    """The cards that are not in the viewer's hand."""
    own = int(env.states["hand"][lane, env.viewers[lane]])
    return [card for card in range(CARDS) if not own >> card & 1]


def boxes(env: CpuEnv, worlds: CpuEnv, lane: int) -> list[tuple[int, ...]]:
    """For each world of a lane the cards that are out of play: unseen, and not in the other's hand."""
    copies = worlds.n // env.n
    hands = worlds.states["hand"][lane * copies : (lane + 1) * copies, 1 - env.viewers[lane]]
    unseen = unseen_at_the_start(env, lane)
    return [tuple(card for card in unseen if not int(hand) >> card & 1) for hand in hands]


def chi_square(counts: Any, expected: float) -> float:
    return float(((np.array(list(counts)) - expected) ** 2 / expected).sum())


def test_every_hand_that_fits_is_equally_likely_in_a_batch() -> None:
    env = CpuEnv("lone_wolves", 1)
    env.reset(seed=3)
    drawn = Counter(boxes(env, env.redeal(seed=9, copies=WORLDS), 0))
    possible = list(combinations(unseen_at_the_start(env, 0), BOX_CARDS))
    assert len(possible) == 2380
    assert set(drawn) <= set(possible)
    found = chi_square((drawn[box] for box in possible), WORLDS / len(possible))
    freedom = len(possible) - 1
    assert abs(found - freedom) < 4 * np.sqrt(2 * freedom)


def test_every_unseen_card_is_as_likely_as_any_other_to_be_held() -> None:
    env = CpuEnv("lone_wolves", 1)
    env.reset(seed=4)
    out_of_play = Counter(card for box in boxes(env, env.redeal(seed=2, copies=WORLDS), 0) for card in box)
    share = BOX_CARDS / (BOX_CARDS + HAND_SIZE)
    deviation = np.sqrt(WORLDS * share * (1 - share))
    assert all(abs(out_of_play[card] - WORLDS * share) < 4.5 * deviation for card in unseen_at_the_start(env, 0))


def test_lanes_are_redealt_independently() -> None:
    """Of two lanes in the same position the worlds of equal number agree as often as chance has it."""
    env = CpuEnv("lone_wolves", 2)
    env.reset(seed=5)
    env.states[1] = env.states[0]
    env.viewers[1] = env.viewers[0]
    worlds = env.redeal(seed=6, copies=WORLDS)
    first, second = boxes(env, worlds, 0), boxes(env, worlds, 1)
    agreeing = sum(one == other for one, other in zip(first, second, strict=True))
    assert abs(agreeing - WORLDS / 2380) < 5 * np.sqrt(WORLDS / 2380)


def test_no_card_of_the_viewer_is_ever_dealt_to_another() -> None:
    env = CpuEnv("lone_wolves", 8)
    env.reset(seed=7)
    for step in range(20):
        env.step(env.choose(step))
    worlds = env.redeal(seed=1, copies=200)
    own = np.repeat(env.states["hand"][np.arange(8), env.viewers], 200)
    others = worlds.states["hand"][np.arange(1600), 1 - np.repeat(env.viewers, 200)]
    assert not (own & others).any()
