"""Re-deals of what a seat of Wolves and Sheep cannot know (section 7.2): consistent, uniform, and secrets kept."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import wataha
from tests.variants import variants
from wataha import PUBLIC, Match
from wataha.games.wolves_and_sheep.components import TILE_IDS, kind_of
from wataha.games.wolves_and_sheep.state import NONE
from wataha.games.wolves_and_sheep.tiles import house_tiles

from .test_wolves_and_sheep_invariants import choose
from .wolves_and_sheep_position import B1, arrange, copy, decision, hand, play

GAME = wataha.game("wolves_and_sheep")
VARIANTS = variants("wolves_and_sheep")


def redealt(match: Match, seat: int, draws: int) -> np.ndarray[Any, Any]:
    """So many worlds for one seat, from seeds 0, 1, 2 ..."""
    worlds = GAME.states(draws)
    worlds[:] = match.states
    for seed in range(draws):
        GAME.calls.redeal(worlds, seed, seat, seed)
    return worlds


def has_village(code: str) -> bool:
    return any("V" in face for face in house_tiles().faces[TILE_IDS.index(code)])


def test_who_passed_at_the_start_has_no_village_edge() -> None:
    """AC-38, H3, H4: and somebody else must have one."""
    match = arrange(hands={0: "L30 L31 WO1 HU1", 1: "L32 L33 L34 L35"})
    match.play("pass")
    hands = set()
    for seed in range(200):
        world = match.imagine(1, seed)
        assert not any(map(has_village, hand(world, 0)))
        assert any(map(has_village, hand(world, 2)))
        assert hand(world, 1) == hand(match, 1)
        hands.add(tuple(hand(world, 0)))
    assert len(hands) > 150


def test_a_lapsed_entry_shows_what_is_held() -> None:
    """H5: after AC-26 everybody knows that seat 0 holds a wolf; until it lays one."""
    match = arrange(B1, hands={0: "HU1 WO1 L30 L31"})
    play(match, "announce hunter", "announce wolf", "special HU1", "cell -2,-1")
    for seed in range(50):
        held = [kind_of(TILE_IDS.index(code)) for code in hand(match.imagine(1, seed), 0)]
        assert "wolf" in held
    others = [hand(match.imagine(1, seed), 0) for seed in range(50)]
    assert any("WO1" not in each for each in others)


def test_announced_figures_are_held_until_they_are_laid() -> None:
    """WS-34: in the middle of an announcement every world can go on with it."""
    match = arrange(B1, hands={0: "WO1 WO2 HU1 L31"})
    play(match, "announce wolf", "announce wolf", "announce hunter", "special WO1", "cell -2,-1")
    for seed in range(50):
        world = match.imagine(2, seed)
        kinds = Counter(kind_of(TILE_IDS.index(code)) for code in hand(world, 0))
        assert kinds["wolf"] >= 1
        assert kinds["hunter"] >= 1
        assert world.moves()


def test_who_is_to_lay_a_bonus_tile_has_one_that_fits() -> None:
    match = arrange("L09B@(0,-1)r0=VVVK", colours="KYR", hands={0: "L10 L30 L31 L32"})
    play(match, "reveal K", "cell -1,-1")
    for seed in range(50):
        world = match.imagine(2, seed)
        assert decision(world) == ("bonus_tile", 0)
        assert world.moves()


@pytest.mark.parametrize("seed", range(3))
def test_a_world_keeps_what_is_known_and_forgets_the_rest(seed: int) -> None:
    """H1 to H3, H5, H6: sizes, the own hand, everything public; passes and lapsed entries; also deep in the game."""
    players, options = VARIANTS[seed * 11 % len(VARIANTS)]
    match = Match(GAME, seed + 50, players, **options)
    chooser = random.Random(seed)
    while not match.over:
        match.play(choose(match, chooser, leaving=0.005, eager=3))
        if match.ply % 6:
            continue
        for seat in range(players):
            s = match.state
            for world in redealt(match, seat, 2):
                assert (world["hand"][seat] == s["hand"][seat]).all()
                union = int(np.bitwise_count(world["hand"]).sum())
                assert union == int(np.bitwise_count(s["hand"]).sum())
                assert (np.bitwise_count(world["hand"]).sum(axis=1) == np.bitwise_count(s["hand"]).sum(axis=1)).all()
                assert sorted(world["bag"][world["drawn"] : world["bag_size"]]) == sorted(
                    set(range(int(s["bag_size"]))) - in_hands_and_on_table(world)
                )
                assert ((world["colour_owner"] == seat) == (s["colour_owner"] == seat)).all()
                for other in set(range(players)) - {seat}:
                    for age in range(8):
                        assert np.bitwise_count(world["hand"][other] & s["unfit"][other, age]).sum() <= age
    assert match.ply > 20


def in_hands_and_on_table(state: Any) -> set[int]:
    held = {
        word * 25 + bit
        for words in state["hand"].tolist()
        for word, mask in enumerate(words)
        for bit in range(25)
        if mask >> bit & 1
    }
    count = int(state["cells"])
    return held | set(state["cell_tile"][:count].tolist()) | set(state["cell_cover"][:count].tolist())


@pytest.mark.parametrize("seed", range(3))
def test_worlds_are_made_from_what_is_known_alone(seed: int) -> None:
    """Worlds that a seat cannot tell apart are redealt to the very same bytes, so a search cannot tell them apart."""
    players, options = VARIANTS[(seed * 7 + 3) % len(VARIANTS)]
    match = Match(GAME, seed, players, **options)
    chooser = random.Random(seed)
    while not match.over and match.ply < 150:
        match.play(choose(match, chooser, leaving=0.005, eager=4))
        for seat in range(players):
            world = match.imagine(seat, 1)
            assert world.imagine(seat, 2).state.tobytes() == match.imagine(seat, 2).state.tobytes()


@pytest.mark.parametrize("seed", range(2))
def test_half_made_choices_are_seen_by_their_maker_alone(seed: int) -> None:
    """7.1, WS-40: while a tile, cell, rotation, colour or list is being chosen, the others see nothing change."""
    match = Match(GAME, seed, 3, big_fish="on")
    chooser = random.Random(seed)
    hidden = 0
    while not match.over and match.ply < 120:
        mover, before = match.actor, {eyes: match.view(eyes) for eyes in (PUBLIC, 0, 1, 2)}
        match.play(choose(match, chooser, leaving=0, eager=6))
        if match.actor == mover and match.view(mover)["decision"] in ("cell", "turn", "announce", "shepherd_cell"):
            hidden += 1
            for eyes in {PUBLIC, 0, 1, 2} - {mover}:
                assert json.dumps(match.view(eyes)) == json.dumps(before[eyes])
                assert match.game.table.tell(match.paths[-1], before[eyes], match.view(eyes)) == []
    assert hidden > 20


def test_colours_are_dealt_evenly() -> None:
    """H7: seat 0 owns black; the other three colours go to two seats and to nobody, in six ways."""
    match = arrange(colours="KYR")
    owners = Counter(tuple(world["colour_owner"].tolist()) for world in redealt(match, 0, 3000))
    assert len(owners) == 6
    assert all(owner[0] == 0 for owner in owners)
    assert chi_square(np.array(list(owners.values()))) < 25  # five degrees of freedom: one in ten thousand
    match.state["shown"] = 1 << 1
    shown = Counter(tuple(world["colour_owner"].tolist()) for world in redealt(match, 0, 1000))
    assert set(shown) == {(0, 1, 2, NONE), (0, 1, NONE, 2)}


def chi_square(counts: np.ndarray[Any, Any]) -> float:
    """How far counts are from all equal."""
    expected = counts.sum() / counts.size
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("constrained", [False, True])
def test_tiles_are_dealt_evenly_over_all_consistent_worlds(constrained: bool) -> None:
    """7.2, by enumeration: seats 1 and 2 hold two tiles each, two are in the bag; perhaps both have passed."""
    match = arrange("L09B@(0,-1)r0=VVVK", hands={0: "L30 L31", 1: "HU2 HU3"}, bag="HU4 L01")
    keep_only(match, {1: ["HU2", "HU3"], 2: ["L32", "WO2"]}, ["HU4", "L01"])
    if constrained:
        forbid(match, 1, ["L32", "L01"])
        forbid(match, 2, ["L01", "HU2"])
    unseen = [TILE_IDS.index(code) for code in ("HU2", "HU3", "L32", "WO2", "HU4", "L01")]
    worlds = set()
    for order in permutations(unseen):
        first, second, bag = frozenset(order[:2]), frozenset(order[2:4]), order[4:]
        names = [{TILE_IDS[each] for each in held} for held in (first, second)]
        if constrained and (names[0] & {"L32", "L01"} or names[1] & {"L01", "HU2"}):
            continue
        worlds.add((first, second, bag))
    draws = 60 * len(worlds)
    counts: Counter[Any] = Counter()
    for world in redealt(match, 0, draws):
        held = [frozenset(tiles_of(world, seat)) for seat in (1, 2)]
        counts[held[0], held[1], tuple(world["bag"][world["drawn"] : world["bag_size"]].tolist())] += 1
    assert set(counts) == worlds
    freedom = len(worlds) - 1
    assert chi_square(np.array(list(counts.values()))) < freedom + 4.5 * (2 * freedom) ** 0.5


def tiles_of(state: Any, seat: int) -> list[int]:
    words = state["hand"][seat].tolist()
    return [each for each in range(100) if words[each // 25] >> each % 25 & 1]


def keep_only(match: Match, hands: dict[int, list[str]], bag: list[str]) -> None:
    """Shrink the box to a handful of tiles: all others lie, as far as the record is concerned, under the square."""
    s = match.state
    for seat, codes in hands.items():
        s["hand"][seat] = 0
        for code in codes:
            number = TILE_IDS.index(code)
            s["hand"][seat, number // 25] |= 1 << number % 25
    named = {*hand(match, 0), *(code for codes in hands.values() for code in codes), *bag}
    rest = [number for number in range(68) if TILE_IDS[number] not in named]
    cells = int(s["cells"])
    lying = {*s["cell_tile"][:cells].tolist()}
    for number in rest:
        if number not in lying:
            s["cell_tile"][cells] = number
            s["cell_cover"][cells] = NONE
            cells += 1
    s["cells"] = cells


def forbid(match: Match, seat: int, codes: list[str]) -> None:
    """As if the seat had passed when these tiles could have been laid."""
    match.state["passed"][seat] = 1
    for code in codes:
        number = TILE_IDS.index(code)
        match.state["unfit"][seat, 0, number // 25] |= 1 << number % 25


def test_what_a_pass_tells_fades_with_every_tile_drawn() -> None:
    """H3: of the tiles that could have been laid, a hand can hold as many as were drawn since."""
    match = arrange(hands={0: "L30 L31 WO1 HU1", 1: "L09 L32 L33 L34", 2: "L35 L36 L37 L38"})
    play(match, "pass", "tile L09B", "cell 0,-1", "turn 0", "decline", "decline")
    village = {number for number in range(68) if has_village(TILE_IDS[number])}
    for world in redealt(match, 1, 100):
        assert not village & set(tiles_of(world, 0))
    trial = copy(match)
    trial.state["owner"] = trial.state["decider"] = 0
    play(trial, "tile WO1A")
    assert decision(trial)[0] == "poll"
    most = max(len(village & set(tiles_of(world, 0))) for world in redealt(trial, 1, 300))
    assert most == 1
