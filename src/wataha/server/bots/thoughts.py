"""What bots think about, in processes of their own; what such a process is told is all that it knows.

To think for a seat, it is told a world that could be the true one for all that the seat knows, and never the true one.
"""

from __future__ import annotations

from typing import Any

from wataha.bots import LEGEND, make_bot
from wataha.bots.adviser import ALPHA, Adviser
from wataha.bots.explain import explain
from wataha.bots.think import Budget
from wataha.bots.warm import warm_bots
from wataha.engine.compiled import interpret, is_interpreted, run_compiled
from wataha.engine.match import Match
from wataha.engine.registry import find_game
from wataha.lab.analyse import Analysis, Judged, judge_move, sum_up
from wataha.remote.world import World

from .rules_warm_up import warm_up

HINT = Budget(iterations=4000, seconds=1.5)
"""How long a strong bot thinks about a hint."""

JUDGEMENTS = {ALPHA: Budget(iterations=1500, seconds=1.0), LEGEND: Budget(iterations=300, seconds=1.0)}
"""The same about each decision of a finished game, by whose search it is."""


def get_ready(game: str) -> None:
    """Load all that thinking about a game needs."""
    warm_up(find_game(game))
    warm_bots(find_game(game))


def _let_run(game_id: str, interpreted: bool = False) -> None:
    """Let a game run compiled or interpreted, whatever it did in this process before."""
    game = find_game(game_id)
    if is_interpreted(game) != interpreted:
        (interpret if interpreted else run_compiled)(game)


def choose(level: str, seed: int, world: World, interpreted: bool) -> str:
    """The path of the move that a bot of a level makes; by interpreted rules, where there are no others yet."""
    _let_run(world.game, interpreted)
    match = world.match()
    return match.game.table.path(make_bot(level, seed).choose(match))


def advise(adviser: Adviser, seed: int, world: World) -> dict[str, Any]:
    """The moves, the best first, why that is the best, whether the net agrees, and the line that is expected."""
    _let_run(world.game)
    explained = explain(world.match(), seed, HINT, adviser)
    return {key: explained[key] for key in ("moves", "why", "net", "line", "level")}


def judge(adviser: Adviser, seed: int, record: dict[str, Any], ply: int) -> Judged | None:
    """What a strong bot thinks of one decision of a finished game; None if there was nothing to decide."""
    _let_run(record["game"])
    path, budget = record["moves"][ply], JUDGEMENTS[adviser.level]
    return judge_move(Match.replay(record, ply), path, seed, adviser, budget)


def conclude(adviser: Adviser, record: dict[str, Any], decisions: list[Judged]) -> Analysis:
    """What all the judged decisions of a finished game come to."""
    _let_run(record["game"])
    return sum_up(Match.replay(record), adviser.level, decisions)
