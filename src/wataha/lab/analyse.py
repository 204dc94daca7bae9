"""Going through a finished game: what each seat could expect at each of its decisions, and what gave most away.

Every decision is judged from what its mover knew at the time; so a move is called bad for what could be known, and not
for what the cards turned out to be.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypedDict

from wataha.bots.adviser import Adviser
from wataha.bots.explain import ExpectedMove, ExplainedMove, expected_line, explain_moves
from wataha.bots.think import Budget
from wataha.engine.match import Match

from .simulate import PICTURES, check_writable, need

SWINGS = 5
"""How many of the largest swings are told."""

SURE = 0.1
"""A move that got less of the search's attention than this is searched once more for itself."""

LEAST_COST = 0.02
"""A smaller loss is within the search's own doubt."""


WEIGHED = 3
"""So many moves of a decision are told with what the search found of them."""


class Judged(TypedDict):
    """A decision of the game."""

    ply: int
    seat: int
    moves: int  # how many there were to choose from
    played: ExplainedMove
    best: ExplainedMove
    cost: float  # expected share of the win that was given away
    weighed: list[ExplainedMove]  # the moves that the search likes best, the best first
    line: list[ExpectedMove]  # where the move gave something away: what was expected after the best one, and it itself


class Analysis(TypedDict):
    """A game gone through; plain JSON."""

    game: str
    players: int
    plies: int
    winners: list[int]
    score: list[int]
    level: str  # of the bot whose search judged
    decisions: list[Judged]
    curves: list[list[tuple[int, float]]]  # for each seat: ply, expected share of the win; the last is the result
    swings: list[int]  # positions in `decisions`, the costliest first


def analyse(
    match: Match, seed: int = 0, budget: Budget | None = None, advance: Callable[[int], None] = lambda _: None
) -> Analysis:
    """Go through a game, as far as it was played; `advance` is told of every ply."""
    record = match.record()
    again = match.dealt()
    adviser = Adviser.of(match.game)
    decisions: list[Judged] = []
    for path in record["moves"]:
        judged = judge_move(again, path, seed, adviser, budget)
        if judged is not None:
            decisions.append(judged)
        again._repeat(path)
        advance(1)
    return sum_up(match, adviser.level, decisions)


def sum_up(match: Match, level: str, decisions: list[Judged]) -> Analysis:
    """What the decisions of a game, judged by a bot of a level, come to."""
    curves: list[list[tuple[int, float]]] = [
        [(judged["ply"], judged["best"]["result"]) for judged in decisions if judged["seat"] == seat]
        for seat in range(match.players)
    ]
    won = match.winners()
    for seat, curve in enumerate(curves):
        if match.over:
            curve.append((match.ply, 1 / len(won) if seat in won else 0.0))
    costly = [number for number, judged in enumerate(decisions) if judged["cost"] >= LEAST_COST]
    costly.sort(key=lambda number: -decisions[number]["cost"])
    return {
        "game": match.game.id,
        "players": match.players,
        "plies": match.ply,
        "winners": won,
        "score": match.score(),
        "level": level,
        "decisions": decisions,
        "curves": curves,
        "swings": costly[:SWINGS],
    }


def judge_move(match: Match, path: str, seed: int, adviser: Adviser, budget: Budget | None) -> Judged | None:
    """What a bot thinks of a move that is about to be made; None if there was nothing to decide."""
    if len(match.actions()) < 2 or path not in match.moves():
        return None
    thought = adviser.think(match, seed, budget)
    moves = explain_moves(match, thought)
    played = next(move for move in moves if move["path"] == path)
    best = moves[0]
    if played is not best and played["share"] < SURE:
        action = match.game.table.action(path)
        assert action is not None
        alone = explain_moves(match, adviser.think(match, seed, budget, only=[action]))[0]
        alone["share"], alone["visits"] = played["share"], played["visits"]
        played = alone
    cost = max(0.0, best["result"] - played["result"]) if played is not best else 0.0
    return {
        "ply": match.ply,
        "seat": match.actor,
        "moves": len(moves),
        "played": played,
        "best": best,
        "cost": cost,
        "weighed": moves[:WEIGHED],
        "line": expected_line(match, thought.line, seed) if cost >= LEAST_COST else [],
    }


def ply_number(ply: int) -> int:
    """A ply as people count them: the first is 1."""
    return ply + 1


def plot(analysis: Analysis, names: list[str], file: Path) -> None:
    """Draw what each seat could expect, ply by ply, and mark the largest swings."""
    check_writable(file, PICTURES)
    need("matplotlib").use("Agg")
    pyplot = need("matplotlib.pyplot")
    figure, axis = pyplot.subplots(figsize=(10, 4.2), layout="constrained")
    colours = ("#3f7fd0", "#e0703f", "#2f8f4e", "#8a6fd1", "#b5672c")
    for seat, curve in enumerate(analysis["curves"]):
        plies, results = [ply_number(ply) for ply, _ in curve], [result for _, result in curve]
        axis.plot(plies, results, color=colours[seat % len(colours)], marker=".", label=names[seat])
    for number in analysis["swings"]:
        judged: Any = analysis["decisions"][number]
        spot = (ply_number(judged["ply"]), judged["best"]["result"])
        axis.annotate(f"−{judged['cost']:.0%}", spot, (0, 8), textcoords="offset points", ha="center", fontsize=9)
        axis.plot(*spot, "v", color="#c03030")
    axis.set_ylim(-0.03, 1.08)
    axis.set_xlabel("ply")
    axis.set_ylabel("expected share of the win")
    axis.legend(frameon=False)
    axis.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
