"""What bots think about, in processes of their own; what such a process is told is all that it knows.

To think for a seat, it is told a world that could be the true one for all that the seat knows, and never the true one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wataha.bots import make_bot
from wataha.bots.explain import explain
from wataha.bots.think import Budget
from wataha.bots.warm import note_bots_compiled, warm_bots
from wataha.engine.match import Match
from wataha.engine.registry import find_game
from wataha.lab.analyse import Analysis, Judged, judge_move, sum_up

from .rules_warm_up import warm_up

HINT = Budget(iterations=4000, seconds=1.5)
JUDGEMENT = Budget(iterations=1500, seconds=1.0)
"""How long a strong bot thinks about a hint, and about each decision of a finished game."""


class World(NamedTuple):
    """A position that could be the one at the table, for all that the seat that decides knows."""

    game: str
    players: int
    options: dict[str, Any]
    record: bytes

    @classmethod
    def imagined(cls, match: Match, seed: int) -> World:
        """The decision at hand, without anything that the seat cannot know."""
        world = match.imagine(match.actor, seed)
        return cls(match.game.id, match.players, dict(match.options), world.states.tobytes())

    def match(self) -> Match:
        match = Match(self.game, 0, self.players, **self.options)
        match.states = np.frombuffer(bytearray(self.record), match.game.dtype)
        return match


def get_ready(game: str) -> None:
    """Load or compile all that thinking about a game needs."""
    warm_up(find_game(game))
    warm_bots(find_game(game))
    note_bots_compiled(find_game(game))


def choose(level: str, seed: int, world: World) -> str:
    """The path of the move that a bot of a level makes."""
    match = world.match()
    return match.game.table.path(make_bot(level, seed).choose(match))


def advise(seed: int, world: World) -> dict[str, Any]:
    """The moves, the best first, why that is the best, and the line that is expected."""
    explained = explain(world.match(), seed, HINT)
    return {"moves": explained["moves"], "why": explained["why"], "line": explained["line"]}


def judge(seed: int, record: dict[str, Any], ply: int) -> Judged | None:
    """What a strong bot thinks of one decision of a finished game; None if there was nothing to decide."""
    return judge_move(Match.replay(record, ply), record["moves"][ply], seed, JUDGEMENT)


def conclude(record: dict[str, Any], decisions: list[Judged]) -> Analysis:
    """What all the judged decisions of a finished game come to."""
    return sum_up(Match.replay(record), decisions)
