"""The searches of `python -m bench.ingredients`: with one thing that the net says, and by what the seat knows alone."""

from __future__ import annotations

import pytest

from bench.ingredients import VALUES_ALONE, GuidedLegend
from tests.bots.positions import decisions
from tests.nightly import nightly
from wataha.bots.bot import Bot
from wataha.bots.legend import LegendBot
from wataha.bots.levels import make_bot
from wataha.bots.question import Question

pytestmark = nightly  # an experiment, which compiles much

FEW = {"iterations": "40", "seconds": "inf", "trees": "1"}


def bots() -> list[Bot]:
    words = ",".join(f"{name}={value}" for name, value in FEW.items())
    return [GuidedLegend(1, dict(FEW)), make_bot(f"legend:{VALUES_ALONE},{words}", 1)]


@pytest.mark.parametrize("game", ["lone_wolves", "the_wolves"])
def test_they_know_only_what_their_seat_knows(game: str) -> None:
    for match in decisions(game, 2, {}, 5, 3):
        worlds = [match, *(match.imagine(match.actor, seed) for seed in range(2))]
        for place in range(len(bots())):
            (chosen,) = {bots()[place].choose(world) for world in worlds}
            assert chosen in match.actions()


def test_playouts_judge_in_place_of_the_net() -> None:
    match = next(decisions("lone_wolves", 2, {}, 5, 1))
    question = Question.of(match)
    guided, whole = GuidedLegend(1, dict(FEW)), LegendBot(1, dict(FEW))
    one, other = guided.think(match.game, question), whole.think(match.game, question)
    assert one.iterations == other.iterations == 40
    assert {move.action for move in one.moves} == {move.action for move in other.moves}
    assert [move.result for move in one.moves] != [move.result for move in other.moves]
