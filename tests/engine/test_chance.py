"""Chance: even, reproducible, and the same on every backend."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import wataha
from wataha.engine.bits import EMPTY, lowest, nth, popcount
from wataha.engine.chance import SEEDS, _mix_in_python, mix, pick
from wataha.engine.compiled import rule

seeds = st.integers(0, SEEDS - 1)


@given(seeds, st.integers(0, 1 << 40))
def test_the_two_spellings_of_mix_agree(seed: int, n: int) -> None:
    assert mix(seed, n) == _mix_in_python(seed, n)


@given(seeds, st.integers(0, 1000), st.integers(1, 1000))
def test_a_pick_is_below_its_count(seed: int, n: int, count: int) -> None:
    assert 0 <= pick(seed, n, count) < count


def test_picks_are_even() -> None:
    """Chi-square of 70,000 picks of 7 has 6 degrees of freedom; 22.5 is its 0.1 % point."""
    counts = np.bincount([pick(12345, n, 7) for n in range(70_000)], minlength=7)
    assert ((counts - 10_000) ** 2 / 10_000).sum() < 22.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [mix(1, n) for n in range(1000)]
    second = [mix(2, n) for n in range(1000)]
    assert not set(first) & set(second)


def test_a_deal_is_uniform() -> None:
    """Every card is in every hand, and in the box, as often as it should be."""
    game = wataha.game("lone_wolves")
    deals = 6000
    held = np.zeros((2, 30))
    for seed in range(deals):
        state = game.deal(seed)[0]
        for seat in range(2):
            held[seat] += [state["hand"][seat] >> card & 1 for card in range(30)]
    share = held / deals
    assert abs(share - 13 / 30).max() < 0.03


@rule
def count_lowest_and_third(mask: int) -> tuple[int, int, int]:
    return popcount(mask), lowest(mask), nth(mask, 2) if popcount(mask) > 2 else -1


@given(st.integers(0, (1 << 63) - 1))
def test_bits_are_counted_and_walked(mask: int) -> None:
    members = [bit for bit in range(63) if mask >> bit & 1]
    third = members[2] if len(members) > 2 else -1
    expected = (len(members), members[0] if members else EMPTY, third)
    assert count_lowest_and_third(mask) == expected
    assert (popcount(mask), lowest(mask)) == expected[:2]
