"""The belief of `python -m bench.belief`: it knows what its seat knows, and past hands add up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bench.belief import (
    HIDING,
    Belief,
    BelievingLegend,
    Evidence,
    Story,
    believing,
    contest,
    guess,
    held_in_lone_wolves,
    legend,
    play,
    true_hand,
)
from tests.nightly import nightly
from wataha.bots.memory import for_rules
from wataha.bots.question import Question
from wataha.engine.game import Game
from wataha.engine.registry import find_game

pytestmark = nightly  # an experiment, which compiles much

SMALL = Belief(worlds=8, last=6)
IMPOSSIBLE = 1e-300


def watched(game: Game, every: int) -> Iterator[tuple[Question, Story]]:
    """Some decisions of a game that the net plays against itself, and how each came to be."""
    seen: list[tuple[Question, Story]] = []

    def watch(_: Game, question: Question, story: Story) -> None:
        if len(question.moves) > 1:
            seen.append((question._replace(states=question.states.copy()), [*story]))

    play(game, 1, 0, legend(0), legend(0), watch)
    yield from seen[every::every]


def redealt(game: Game, states: Any, seat: int, seed: int) -> Any:
    """Another truth that looks the same to the seat; a token that the other held has been seen since."""
    other = states.copy()
    game.calls.redeal(other, 0, seat, seed)
    if game.id == "lone_wolves":
        other["held"] = states["held"]
    return other


@pytest.mark.parametrize("name", HIDING)
def test_a_belief_knows_only_what_its_seat_knows(name: str) -> None:
    game = find_game(name)
    for question, story in watched(game, 7):
        truths = [(question, story)]
        for seed in range(2):
            past = [(redealt(game, s, question.seat, seed), seat, action) for s, seat, action in story]
            truths.append((question._replace(states=redealt(game, question.states, question.seat, seed)), past))
        bots = [BelievingLegend(3, 12, past, SMALL) for _, past in truths]
        weighed = [bot.weigh(game, asked) for bot, (asked, _) in zip(bots, truths, strict=True)]
        assert all((other.hands == weighed[0].hands).all() for other in weighed)
        assert all((other.weights == weighed[0].weights).all() for other in weighed)
        assert len({bot.decide(game, asked) for bot, (asked, _) in zip(bots, truths, strict=True)}) == 1


def test_past_hands_are_the_true_ones_where_the_present_one_is() -> None:
    game = find_game("lone_wolves")
    for question, story in watched(game, 7):
        other = 1 - question.seat
        (hand,) = true_hand(question)
        for before, _, _ in story:
            past = for_rules(Evidence(np.concatenate([before, question.states]), np.zeros(0), question.seat)).past
            assert held_in_lone_wolves(past[0], past[1], other, int(hand), 0) == before["hand"][0, other]


@pytest.mark.parametrize("name", HIDING)
def test_what_was_played_can_be_played_in_every_world(name: str) -> None:
    game = find_game(name)
    for question, story in watched(game, 7):
        bot = BelievingLegend(3, 12, story, Belief(worlds=8, floor=IMPOSSIBLE))
        assert (bot.likelihood(game, question, bot.weigh(game, question).hands) > np.log(IMPOSSIBLE)).all()


@pytest.mark.parametrize("name", HIDING)
def test_the_experiment_runs(name: str) -> None:
    game = find_game(name)
    wins = contest(game, range(2), believing(8, SMALL), legend(8))
    assert wins["low"] <= wins["mean"] <= wins["high"]
    assert wins == contest(game, range(2), believing(8, SMALL), legend(8))
    assert "decisions" in guess(game, range(1), legend(8), legend(8), SMALL).told()
