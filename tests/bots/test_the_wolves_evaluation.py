"""The evaluation of The Wolves against the rules: what it counts by itself is what they count."""

from __future__ import annotations

import numpy as np
import pytest

from tests.bots.positions import decisions, worth_of
from wataha import Match
from wataha.bots import make_bot
from wataha.bots.evaluations import the_wolves
from wataha.bots.evaluations.the_wolves import MOST_ALPHAS, MOST_CONTROL, ODDS, TRAITS
from wataha.games.the_wolves import regions

promise = the_wolves.promise
rank_in = the_wolves.rank_in
alphas_in = regions.alphas_in
control = regions.control

PLAYERS = (2, 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_ranks_in_regions_are_those_of_the_rules(players: int) -> None:
    for match in decisions("the_wolves", players, {}, 5, 12):
        s = match.states[0]
        for region in range(s["regions"]):
            for pack in range(s["packs"]):
                strength, alphas = control(s, pack, region), alphas_in(s, pack, region)
                expected = min(strength, MOST_CONTROL) * (MOST_ALPHAS + 1) + min(alphas, MOST_ALPHAS)
                assert rank_in(s, pack, region) == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_a_finished_game_is_worth_its_score(players: int) -> None:
    match = Match("the_wolves", 6, players)
    bot = make_bot("random", 1)
    while not match.over:
        match.play(bot.choose(match))
    assert worth_of(match) == list(match.score())


@pytest.mark.parametrize("players", PLAYERS)
def test_evaluating_leaves_no_trace(players: int) -> None:
    for match in decisions("the_wolves", players, {}, 3, 6):
        before = match.state.tobytes()
        assert all(np.isfinite(worth_of(match)))
        assert match.state.tobytes() == before


def test_what_a_seat_is_promised_is_linear_in_what_traits_are_worth() -> None:
    """The numbers are fitted one by one on this."""
    for match in decisions("the_wolves", 2, {}, 8, 4):
        s, chooser = match.states[0], np.random.default_rng(4)
        worth = chooser.normal(size=TRAITS)
        singly = sum(worth[k] * promise(s, 0, row) for k, row in enumerate(np.eye(TRAITS)))
        assert promise(s, 0, worth) == pytest.approx(singly)


def test_control_counts_the_more_the_sooner_a_region_is_scored() -> None:
    strong, weak = 6 * (MOST_ALPHAS + 1), 3 * (MOST_ALPHAS + 1)
    for side in range(2):
        ratios = ODDS[side, 0, :17, strong] / ODDS[side, 0, :17, weak]
        assert (ratios[1:] <= ratios[:-1]).all()
        assert ratios[-1] > 1
