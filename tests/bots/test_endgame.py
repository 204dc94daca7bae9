"""The end of a card game: legend plays it by an equilibrium, from what its seat knows and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.bots.positions import decisions
from wataha import Match
from wataha.bots import make_bot
from wataha.bots.equilibrium import endgame
from wataha.bots.equilibrium.endgame import SECONDS, are_all_met, choose_deals, sample_worlds, solve_end
from wataha.bots.equilibrium.growth import GROW, ROOT, Deals, Nodes, Sight, Stack
from wataha.bots.equilibrium.worlds import Worlds
from wataha.bots.legend import LegendBot
from wataha.bots.question import Question
from wataha.engine.registry import find_game
from wataha.env.exact import bot_policy, exploitability, grow_tree
from wataha.env.miniatures import find_miniature

SMALLEST = "lone_wolves_two_tricks"
CARDS = ["lone_wolves", "moonlight"]


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "SAMPLES", 600)
    monkeypatch.setattr(endgame, "MANY", 100)


def end_of(game: str, seed: int) -> Match:
    """A game that was played by a scout until its end is small."""
    match, bot = Match(game, seed), make_bot("scout", seed)
    while solve_end(match.game, Question.of(match), seed) is None:
        match.play(bot.choose(match))
    return match


def solved(match: Match) -> np.ndarray[Any, Any]:
    likely = solve_end(match.game, Question.of(match), 5)
    assert likely is not None
    return likely


def test_every_deal_that_nobody_can_rule_out_is_met_about_equally_often() -> None:
    miniature = find_miniature(SMALLEST)
    question = Question.at(miniature.game, miniature.deal(1), 0, 2)
    worlds = sample_worlds(miniature.game, question, 7, 3000)
    _, often = np.unique(worlds.seen, return_counts=True)
    assert len(often) == len(miniature.deals) == 30
    assert 60 < often.min() < 100 < often.max() < 140


def test_a_kind_of_deals_weighs_as_often_as_it_was_met() -> None:
    worlds = Worlds(find_game("moonlight").states(600), np.tile([9, 5, 5], 200))
    deals = choose_deals(worlds, 16)
    assert deals.kin.tolist() == [1] * 16 + [0] * 16
    assert deals.weight.tolist() == [200 / 16] * 16 + [400 / 16] * 16
    assert len(choose_deals(worlds, 300).kin) == 500


def test_an_end_of_which_many_deals_were_not_met_is_not_solved() -> None:
    states = find_game("moonlight").states(100)
    assert not are_all_met(Worlds(states, np.arange(100)))
    assert are_all_met(Worlds(states, np.arange(100) % 20))


def test_deals_that_no_seat_can_ever_tell_apart_have_one_tree() -> None:
    miniature = find_miniature(SMALLEST)
    game, one = miniature.game, miniature.deals[:1]
    grown: list[Nodes] = []
    for deals in (
        Deals(one.copy(), np.ones(1), np.zeros(1, np.int64)),
        Deals(np.concatenate([one, miniature.deals[4:5], one]), np.array([2.0, 1, 3]), np.array([0, 0, 0])),
        Deals(np.concatenate([one, one]), np.array([2.0, 3]), np.array([0, 1])),
    ):
        nodes = Nodes.of(400)
        size = GROW.on(game)(deals, 400, Stack.of(game), Sight.of(game), nodes)
        grown.append(Nodes(*(row[:size] for row in nodes)))
    alone, merged, apart = grown
    size = len(alone.key)
    assert len(apart.key) == 2 * size
    assert np.flatnonzero(merged.parent == ROOT).tolist() == [0, size]
    assert merged.key[:size].tolist() == alone.key.tolist()
    assert np.array_equal(merged.place[:size], 5 * alone.place)
    assert np.array_equal(merged.margin[:size], 5 * alone.margin)


def test_legend_can_hardly_be_exploited_where_its_net_can() -> None:
    """And its search without the equilibrium lies between them."""
    tree = grow_tree(SMALLEST)
    names = ("legend:seconds=inf", "legend:solve=0,iterations=300,seconds=inf", "legend:iterations=0")
    ends, search, alone = (exploitability(tree, bot_policy(tree, name).policy) for name in names)
    assert ends < 1e-3
    assert 0.01 < search < 0.1 < alone


@pytest.mark.parametrize("game", CARDS)
def test_an_end_is_solved_from_what_its_seat_knows(game: str) -> None:
    for seed in range(2):
        match = end_of(game, seed)
        likely = solved(match)
        assert likely.sum() == pytest.approx(1)
        assert len(likely) == len(match.actions())
        for world in range(3):
            imagined = match.imagine(match.actor, world)
            assert np.array_equal(solved(imagined), likely)


def test_whoever_decides_last_takes_what_is_best() -> None:
    """The win, and where that is settled anyway, points."""
    met = 0
    for seed in range(3):
        match = end_of("lone_wolves", seed)
        while not match.over:
            worth = [end_after(match, action) for action in match.actions()]
            likely = solve_end(match.game, Question.of(match), seed)
            if likely is not None and None not in worth:
                best = max(filter(None, worth))
                assert {worth[move] for move in np.flatnonzero(likely)} == {best}
                met += min(filter(None, worth)) < best
            match.play(make_bot("scout", seed).choose(match))
    assert met > 0


def end_after(match: Match, action: int) -> tuple[int, int] | None:
    """What a move ends the game with for its seat, places before points; None if it does not end it."""
    seat, after = match.actor, Match.replay(match.record())
    after.play(action)
    while not after.over and len(after.actions()) == 1:
        after.play(after.actions()[0])
    if not after.over:
        return None
    own, other = after.score()[seat], after.score()[1 - seat]
    won = (seat in after.winners()) - (1 - seat in after.winners())
    return won, own - other


@pytest.mark.parametrize("game", CARDS)
def test_a_game_that_is_not_near_its_end_is_searched(game: str) -> None:
    for match in decisions(game, 2, {}, 7, 2):
        assert solve_end(match.game, Question.of(match), 1) is None


def test_only_card_games_are_solved_and_only_by_who_has_the_time() -> None:
    solving = {name: LegendBot(1, {}).solves(find_game(name), 2) for name in (*CARDS, "the_wolves", "wolves_and_sheep")}
    assert solving == {"lone_wolves": True, "moonlight": True, "the_wolves": False, "wolves_and_sheep": False}
    game = find_game("lone_wolves")
    hurried = {"seconds": str(SECONDS / 2)}
    assert not any(LegendBot(1, changes).solves(game, 2) for changes in ({"iterations": "0"}, {"solve": "0"}, hurried))


def test_moves_of_an_equilibrium_are_drawn_by_the_seed() -> None:
    miniature = find_miniature(SMALLEST)
    game = miniature.game
    for deal in range(len(miniature.deals)):
        states = miniature.deals[deal : deal + 1].copy()
        question = Question.at(game, states, 0, 2)
        likely = solve_end(game, question, 1)
        assert likely is not None
        chosen = {make_bot("legend", seed).move(game, states, 0, 2) for seed in range(12)}
        assert chosen <= {*question.moves[likely > 0]}
        if likely.max() < 0.8:
            assert len(chosen) > 1
            assert all(LegendBot(seed, {}).decide(game, question) in chosen for seed in range(12))
            break
    else:
        pytest.fail("no deal has a mixed equilibrium")
