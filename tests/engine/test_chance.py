"""Chance: even, reproducible, and the same on every backend."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import wataha
from tests.engine.reference_chacha import block
from wataha import Match
from wataha.engine import chacha as cipher
from wataha.engine.bits import EMPTY, lowest, nth, popcount
from wataha.engine.chance import SEEDS, _mix_in_python, mix, pick
from wataha.engine.compiled import inlined
from wataha.games.moonlight.components import LEADERS, LEADERS_SHOWN

chacha = cipher.chacha

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


VECTORS = [
    (
        "00000000000000000000000000000000",
        "0000000000000000",
        (
            "e1047ba9476bf8ff312c01b4345a7d8ca5792b0ad467313f1dc412b5fdce3241"
            "0dea8b68bd774c36a920f092a04d3f95274fbeff97bc8491fcef37f85970b450",
            "1d43b61a8f7e19fceddef368ae6bfb11101bd9fd3e4d127de30db2db1b472e76"
            "426803a45e15b962751986ef1d9d50f598a5dcdc9fa529a28357991e784ea20f",
        ),
    ),
    (
        "01000000000000000000000000000000",
        "0000000000000000",
        (
            "2a865a3b8999fa83ae8aacf33fc6be4f32c8aa9762738d26963270052f4eef8b"
            "86af758f7867560af6d0eeb973b5542bb24c8abceac8b1f36d026963d6c8a9b2",
            "d82ce0cad37d51b1052c33144a30a8239c9fca6284ac5ea750bebb2d224dbb39"
            "aa4e7acd511f8cef15a5c490590e38e96397c06cd21c389cb8b1159c240c9c0e",
        ),
    ),
    (
        "ffffffffffffffffffffffffffffffff",
        "ffffffffffffffff",
        (
            "60e349e60c38b328c4baab90d44a7c727662770d36350d65a1433bd92b00ecf4"
            "83d5597d7a616258ec3c5d5b30e1c5c85c5dfe2f92423b8e36870f3185b6add9",
            "f34dab6c2bc551898fbdcdfc783f09171cc8b59a8b2852983c3a9b91d29b5761"
            "12464a9d8e050263e989906f42c7efcac8a70a85bb7ff2211273fbd4cad96142",
        ),
    ),
    (
        "c46ec1b18ce8a878725a37e780dfb735",
        "1ada31d5cf688221",
        (
            "b02bd81eb55c8f68b5e9ca4e307079bc225bd22007eddc6702801820709ce098"
            "07046a0d2aa552bfdbb49466176d56e32d519e10f5ad5f2746e241e09bdf9959",
            "17be0873edde9af5b86246441ce410195baede41f8bdab6ad253226382ee383e"
            "3472f945a5e6bd628c7a582bcf8f899870596a58dab83b51a50c7dbb4f3e6e76",
        ),
    ),
]
"""TC1, TC2, TC4 and TC8 of draft-strombergson-chacha-test-vectors-01, 128-bit keys, 12 rounds: key, nonce, blocks."""


@pytest.mark.parametrize(("key", "nonce", "blocks"), VECTORS)
def test_chacha_gives_the_published_numbers(key: str, nonce: str, blocks: tuple[str, ...]) -> None:
    for n, published in enumerate(blocks):
        assert block(bytes.fromhex(key), n, bytes.fromhex(nonce)).hex() == published
        if not int(nonce, 16):
            assert chacha(*words_of(bytes.fromhex(key)), n) == int.from_bytes(bytes.fromhex(published)[:4], "little")


def words_of(key: bytes) -> tuple[int, int]:
    """A key as a record keeps it."""
    low, high = np.frombuffer(key, "<i8").tolist()
    return low, high


@given(st.binary(min_size=16, max_size=16), st.integers(0, (1 << 31) - 1))
def test_chacha_agrees_with_a_second_spelling_of_it(key: bytes, n: int) -> None:
    assert chacha(*words_of(key), n) == int.from_bytes(block(key, n)[:4], "little")


def test_a_game_with_a_key_draws_from_its_stream() -> None:
    """The first draws of Moonlight shuffle its leaders: from the last down, each with one at or before it."""
    key = bytes(range(1, 17))
    pool = list(range(LEADERS))
    for n, last in enumerate(range(LEADERS - 1, 0, -1), 1):
        other = int.from_bytes(block(key, n)[:4], "little") * (last + 1) >> 32
        pool[last], pool[other] = pool[other], pool[last]
    shown = Match("moonlight", key=key, leader_pool="all").state["display"]
    assert [leader for leader in range(LEADERS) if shown >> leader & 1] == sorted(pool[:LEADERS_SHOWN])


@pytest.mark.parametrize("keyed", [False, True])
def test_a_deal_is_uniform(keyed: bool) -> None:
    """Every card is in every hand, and in the box, as often as it should be."""
    game = wataha.game("lone_wolves")
    deals = 6000
    held = np.zeros((2, 30))
    for seed in range(deals):
        key = (seed + 1).to_bytes(16, "big") if keyed else None
        state = game.deal(seed, key=key)[0]
        for seat in range(2):
            held[seat] += [state["hand"][seat] >> card & 1 for card in range(30)]
    share = held / deals
    assert abs(share - 13 / 30).max() < 0.03


@inlined
def count_lowest_and_third(mask: int) -> tuple[int, int, int]:
    return popcount(mask), lowest(mask), nth(mask, 2) if popcount(mask) > 2 else -1


@given(st.integers(0, (1 << 63) - 1))
def test_bits_are_counted_and_walked(mask: int) -> None:
    members = [bit for bit in range(63) if mask >> bit & 1]
    third = members[2] if len(members) > 2 else -1
    expected = (len(members), members[0] if members else EMPTY, third)
    assert count_lowest_and_third(mask) == expected
    assert (popcount(mask), lowest(mask)) == expected[:2]
