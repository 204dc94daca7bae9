"""Re-deals of what a seat of Lone Wolves cannot know (section 5): consistent, and uniform over consistent worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

import wataha
from wataha import Match
from wataha.engine.bits import members
from wataha.games.lone_wolves.components import BOARD_IDS, CARDS, SCARS, SUIT_CODES, VALUES
from wataha.games.lone_wolves.state import NONE, PLACE

from .lone_wolves_position import A, B, arrange, card, check_consistency, decision, finish_trick, mask, play

GAME = wataha.game("lone_wolves")
ALL_CARDS = frozenset(range(CARDS))

World = tuple[int, ...]
"""The other's hand as a mask, the box cards in order, hidden scars by territory, box scars, the held one if unseen."""


def redealt(match: Match, seat: int, draws: int) -> np.ndarray[Any, Any]:
    """So many worlds for one seat, from seeds 0, 1, 2 ..."""
    worlds = GAME.states(draws)
    worlds[:] = match.states
    for seed in range(draws):
        GAME.calls.redeal(worlds, seed, seat, seed)
    return worlds


def unseen_cards(match: Match, seat: int) -> set[int]:
    """Re-deal 1: neither in the own hand nor ever played."""
    played = int(np.bitwise_or.reduce(match.state["face_up"] | match.state["turned"], axis=None))
    return set(ALL_CARDS) - set(members(played)) - set(members(int(match.state["hand"][seat])))


def suit(number: int) -> str:
    return SUIT_CODES[number // VALUES]


def test_voids_are_kept_in_two_hundred_redeals() -> None:
    """LW-T31: in trick 4 B plays W2 on a red lead; A imagines the table in trick 7."""
    match = arrange(tricks=3, hands=("R7", "W2"), without=("", "R"), box="R2 R5 K2 G3")
    finish_trick(play(match, "play R7 volcano", "play W2 tundra"))
    while match.state["trick"] < 6:
        match.play(match.moves()[-1])
    assert decision(match)[0] == "lead"

    unseen = unseen_cards(match, A)
    red = {number for number in unseen if suit(number) == "R"}
    assert {card("R2"), card("R5")} <= red
    hands = set()
    for seed in range(200):
        world = match.imagine(A, seed)
        hand = set(members(int(world.state["hand"][B])))
        group = set(world.state["box"].tolist())
        assert not {number for number in hand if suit(number) == "R"}
        assert red <= group
        assert hand | group == unseen
        assert len(hand) == 13 - 6
        assert len(group) == 4
        assert (world.observation(A) == match.observation(A)).all()
        hands.add(frozenset(hand))
    assert len(hands) > 1


def may_change(match: Match, seat: int) -> set[str]:
    """The fields of the record that hold what the seat does not know."""
    s = match.state
    other_holds_unseen = s["phase"] == PLACE and s["loser"] != seat and s["held_unseen"]
    return {"seed", "draws", "hand", "box", "hidden", "box_scars"} | ({"held"} if other_holds_unseen else set())


@pytest.mark.parametrize("board", BOARD_IDS)
def test_a_redeal_keeps_all_that_the_seat_knows(board: str) -> None:
    """Open, placed and known held scars, counts, own hand, voids of the other: at every decision of some games."""
    held_kept, held_changed = 0, 0
    for seed in range(12):
        match = Match(GAME, seed, board=board)
        chooser = random.Random(seed)
        while not match.over:
            match.play(chooser.choice(match.actions()))
            for seat in (A, B):
                worlds = redealt(match, seat, 8)
                check_consistency(worlds)
                unknown = may_change(match, seat)
                for field in set(GAME.dtype.names or ()) - unknown:
                    assert (worlds[field] == match.state[field]).all(), field
                assert (worlds["hand"][:, seat] == match.state["hand"][seat]).all()
                assert ((worlds["hidden"] == NONE) == (match.state["hidden"] == NONE)).all()
                for suit_number in members(int(match.state["void"][1 - seat])):
                    assert not (worlds["hand"][:, 1 - seat] >> suit_number * VALUES & (1 << VALUES) - 1).any()
                if match.state["phase"] == PLACE:
                    held_kept += "held" not in unknown
                    held_changed += len(set(worlds["held"].tolist())) > 1
    assert held_kept
    assert held_changed


def consistent_worlds(match: Match, seat: int) -> Iterator[World]:
    """Every world that fits what the seat has seen, listed from section 5 alone."""
    s = match.state
    other = 1 - seat
    unseen = unseen_cards(match, seat)
    voids = [SUIT_CODES[number] for number in members(int(s["void"][other]))]
    possible = [number for number in unseen if suit(number) not in voids]
    shown = [*s["open"], *s["pack"].flat, *s["border"].flat]
    seen_scars = {token for tokens in shown for token in members(int(tokens))}
    holds_unseen = "held" in may_change(match, seat)
    if s["held"] != NONE and not holds_unseen:
        seen_scars.add(int(s["held"]))
    scar_orders = list(permutations(set(range(SCARS)) - seen_scars))
    for hand in combinations(possible, int(s["hand"][other]).bit_count()):
        for box in permutations(unseen - set(hand)):
            for scars in scar_orders:
                yield (mask(hand), *box, *scars)


def as_worlds(states: np.ndarray[Any, Any], seat: int, holds_unseen: bool) -> list[World]:
    """Records in the shape of `consistent_worlds`."""
    hidden = states["hidden"].reshape(len(states), -1)
    columns = [states["hand"][:, 1 - seat], *states["box"].T]
    columns += [column for column in (*hidden.T, *states["box_scars"].T) if column[0] != NONE]
    if holds_unseen:
        columns.append(states["held"])
    return [tuple(row) for row in np.stack(columns, axis=1).tolist()]


def chi_square(counts: np.ndarray[Any, Any]) -> float:
    """How far counts are from all equal."""
    expected = counts.sum() / counts.size
    return float(((counts - expected) ** 2 / expected).sum())


def chi_square_limit(freedom: int) -> float:
    """The 99.9 % point of chi-square (Wilson and Hilferty)."""
    ninth = 2 / (9 * freedom)
    return freedom * (1 - ninth + 3.09 * ninth**0.5) ** 3


def eleven_tricks(hands: tuple[str, str], **facts: Any) -> Match:
    """Trick 12 begins; one scar of the swamp is hidden, all others in the centres are open."""
    return arrange(
        tricks=11,
        moons=["cave", "desert"],
        hands=hands,
        centres={"swamp": "?", "tundra": "*", "volcano": "* *"},
        **facts,
    )


def leading() -> Match:
    return eleven_tricks(("K7 G7", "K5 G5"))


def leading_against_a_void() -> Match:
    return eleven_tricks(("K7 G7", "K5 G5"), voids=("", "R"), box="R2 R3 W2 W3")


def leading_against_many_voids() -> Match:
    """B can hold none of the four cards in the box: only their order is open."""
    return eleven_tricks(("K7 G7", "K5 G5"), voids=("", "RW"), box="R2 R3 W2 W3")


def after_a_hidden_take() -> Match:
    """B lost in the swamp, has looked at its hidden scar and is about to place it."""
    return play(leading(), "play K7 cave", "play K5 swamp", "take HIDDEN")


def after_an_open_take() -> Match:
    """B lost in the tundra and holds its open scar for all to see."""
    match = play(leading(), "play K7 cave", "play K5 tundra")
    return play(match, match.moves()[0])


ENDGAMES = [
    # the other's hand x the order of the box x where the unseen scars lie
    (leading, A, 15 * 24 * 24),  # 2 of 6 cards; 1 hidden scar and 3 in the box
    (leading_against_a_void, A, 6 * 24 * 24),  # 2 of the 4 cards that are not red
    (leading_against_many_voids, A, 1 * 24 * 24),
    (after_a_hidden_take, A, 5 * 24 * 24),  # 1 of 5 cards; the held scar and 3 in the box
    (after_a_hidden_take, B, 5 * 24 * 6),  # B knows the held scar
    (after_an_open_take, A, 5 * 24 * 24),
    (after_an_open_take, B, 5 * 24 * 24),
]


@pytest.mark.parametrize(("position", "seat", "expected"), ENDGAMES)
def test_every_consistent_world_is_equally_likely(position: Any, seat: int, expected: int) -> None:
    match = position()
    worlds = list(consistent_worlds(match, seat))
    assert len(set(worlds)) == len(worlds) == expected
    number = {world: n for n, world in enumerate(worlds)}
    dealt = as_worlds(redealt(match, seat, 8 * expected), seat, "held" in may_change(match, seat))
    assert set(dealt) <= set(worlds)
    counts = np.bincount([number[world] for world in dealt], minlength=expected)
    assert chi_square(counts) < chi_square_limit(expected - 1)


@pytest.mark.parametrize("board", BOARD_IDS)
def test_every_unseen_scar_is_equally_likely_on_every_field(board: str) -> None:
    """At the start: thirteen tokens over the hidden fields and the box."""
    match = Match(GAME, 3, board=board)
    worlds = redealt(match, A, 13_000)
    fields = np.concatenate([worlds["hidden"].reshape(len(worlds), -1), worlds["box_scars"]], axis=1)
    fields = fields[:, fields[0] != NONE]
    counts = np.stack([np.bincount(column, minlength=SCARS) for column in fields.T])
    open_tokens = {token for tokens in match.state["open"] for token in members(int(tokens))}
    assert not counts[:, sorted(open_tokens)].any()
    table = counts[:, [token for token in range(SCARS) if token not in open_tokens]]
    assert table.shape == (13, 13)
    assert chi_square(table) < chi_square_limit(12 * 12)


def test_every_unseen_card_is_equally_likely_in_the_box() -> None:
    """At the start: seventeen cards over the places of the box."""
    match = Match(GAME, 3)
    worlds = redealt(match, A, 17_000)
    counts = np.stack([np.bincount(column, minlength=CARDS) for column in worlds["box"].T])
    table = counts[:, sorted(unseen_cards(match, A))]
    assert table.sum() == counts.sum()
    for place in table:
        assert chi_square(place) < chi_square_limit(16)
