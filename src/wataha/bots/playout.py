"""From a position to a result: quick moves to the end or to a cut, and what the end is worth to each seat."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from wataha.engine import linked
from wataha.engine.chance import mix, pick
from wataha.engine.compiled import inlined, rule, source_inlined

from .evaluation import FAR, evaluate, lead_over_others, settled

WORLD, TRIAL, WAY, DEALT = range(4)
"""The scratch records: the world at hand, one to try a move in, one to complete it in, one to deal from."""

SCRATCH_WORLDS = 4

LONGEST_MOVE = 60
"""No move is thought to take more decisions than this."""

UNIT = 1 << 24
"""The number of steps in which a probability is drawn."""

REWARD, WON, MARGIN = range(3)
"""The rows of a result: what the search maximises, the share of the win, the lead in points; a column a seat."""


@source_inlined
def complete(s: Any, seed: int, choices: Any) -> None:
    """Complete a move that has begun, by random decisions."""
    count = linked.legal(s, choices)
    decisions = 0
    while count > 0 and decisions < LONGEST_MOVE and not settled(s):
        linked.apply(s, choices[pick(seed, decisions, count)])
        decisions += 1
        count = linked.legal(s, choices)


def foreseeing(evaluate: Callable[..., None]) -> Callable[..., float]:
    """How the lead after a move is foreseen by an evaluation."""

    @rule
    def foresee(
        worlds: Any, action: int, seat: int, players: int, ways: int, seed: int, others: Any, points: Any
    ) -> float:
        """The lead that the evaluation expects for a seat after an action in worlds[WORLD].

        Where the action only begins a move of several decisions, some random ways to complete it are tried, and the
        best of them counts.
        """
        worlds[TRIAL] = worlds[WORLD]
        linked.apply(worlds[TRIAL], action)
        if settled(worlds[TRIAL]):
            evaluate(worlds[TRIAL], points)
            return lead_over_others(points, seat, players)
        best = -FAR
        for way in range(ways):
            worlds[WAY] = worlds[TRIAL]
            complete(worlds[WAY], mix(seed, way), others)
            evaluate(worlds[WAY], points)
            best = max(best, lead_over_others(points, seat, players))
        return best

    return foresee


foresee = foreseeing(evaluate)


@rule
def play_out(
    worlds: Any, count: int, players: int, settings: Any, seed: int, choices: Any, others: Any, points: Any
) -> int:
    """Play on in worlds[WORLD], whose `count` legal moves are listed, to the end or the cut; the moves left there."""
    s = worlds[WORLD]
    draws = 0
    moves = 0
    while count > 0 and (moves < settings.depth or not settled(s)):
        chosen = choices[pick(seed, draws, count)]
        draws += 1
        if settings.guided > 0 and count > 1:
            if pick(seed, draws, UNIT) < settings.guided * UNIT:
                some = choices[:count]
                chosen = best_of_some(worlds, some, players, settings, mix(seed, draws), chosen, others, points)
            draws += 1
        linked.apply(s, chosen)
        moves += 1
        count = linked.legal(s, choices)
    return count


@source_inlined
def best_of_some(
    worlds: Any, moves: Any, players: int, settings: Any, seed: int, chosen: int, others: Any, points: Any
) -> int:
    """The best of a few random moves, the first of which is chosen already, by the evaluation."""
    seat = linked.actor(worlds[WORLD])
    best = foresee(worlds, chosen, seat, players, settings.ways, seed, others, points)
    for attempt in range(1, settings.tries):
        other = moves[pick(seed, attempt, len(moves))]
        if other != chosen:
            worth = foresee(worlds, other, seat, players, settings.ways, seed, others, points)
            if worth > best:
                best = worth
                chosen = other
    return chosen


@source_inlined
def judge(s: Any, over: bool, players: int, settings: Any, result: Any, points: Any, places: Any) -> None:
    """Write the result of a position: exact when the game is over, else by the evaluation."""
    if over:
        linked.score(s, places)
        for seat in range(players):
            points[seat] = places[seat]
        linked.standing(s, places)
        share_the_win(players, places, result)
    else:
        evaluate(s, points)
        guess_the_winner(players, points, settings.cut_scale, result)
    for seat in range(players):
        margin = lead_over_others(points, seat, players)
        result[MARGIN, seat] = margin
        weight = settings.margin_weight
        squashed = 0.5 + 0.5 * margin / (settings.margin_scale + abs(margin))
        result[REWARD, seat] = (1 - weight) * result[WON, seat] + weight * squashed


@inlined
def share_the_win(players: int, places: Any, result: Any) -> None:
    """1 for the highest standing, an equal share of it for several."""
    best = places[0]
    winners = 0
    for seat in range(players):
        if places[seat] > best:
            best = places[seat]
    for seat in range(players):
        if places[seat] == best:
            winners += 1
    for seat in range(players):
        result[WON, seat] = 1 / winners if places[seat] == best else 0.0


@inlined
def guess_the_winner(players: int, points: Any, scale: float, result: Any) -> None:
    """The odds of winning from expected points."""
    best = points[0]
    for seat in range(players):
        if points[seat] > best:
            best = points[seat]
    total = 0.0
    for seat in range(players):
        result[WON, seat] = math.exp((points[seat] - best) / scale)
        total += result[WON, seat]
    for seat in range(players):
        result[WON, seat] /= total
