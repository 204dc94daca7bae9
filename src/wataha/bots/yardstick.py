"""The yardstick: one step ahead by a game's hand-made evaluation, where its bots have a fitted one.

A yardstick must not grow with what it measures: `greedy` plays by the module `GAME_by_hand` where there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from wataha.engine import contract
from wataha.engine.chance import mix
from wataha.engine.compiled import JIT, EntryPoint, rule
from wataha.engine.game import Game
from wataha.engine.registry import game_of_dtype, game_of_record_type

from .evaluation import FAR, lead_over_others, settled, sources_for
from .greedy import WAYS, WEIGH, leads_after
from .playout import TRIAL, WAY, WORLD, complete, step


@cache
def by_hand(game_id: str) -> Callable[..., None] | None:
    """The hand-made evaluation of a game, if it is not the one that its bots use."""
    name = f"{__package__}.evaluations.{game_id}_by_hand"
    return import_module(name).evaluate if find_spec(name) else None


def evaluate_by_hand(s: Any, out: Any) -> None:
    """Write the points that each seat may expect, by the hand-made evaluation."""
    evaluate = by_hand(game_of_dtype(s.dtype).id)
    assert evaluate is not None
    evaluate(s, out)


if JIT:
    from numba.extending import overload

    @overload(evaluate_by_hand, target="generic")
    def _find_evaluate_by_hand(s: Any, out: Any) -> Any:  # noqa: ARG001
        game = game_of_record_type(s)
        own = by_hand(game.id) if game else None
        if own is None:
            return None

        def call(s: Any, out: Any) -> None:
            own(s, out)

        return call


@rule
def foresee_by_hand(worlds: Any, action: int, seat: int, players: int, seed: int, others: Any, points: Any) -> float:
    """The lead after an action in worlds[WORLD]: as `foresee`, by the hand-made evaluation."""
    worlds[TRIAL] = worlds[WORLD]
    step(worlds[TRIAL], action)
    best = -FAR
    ways = 1 if settled(worlds[TRIAL]) else WAYS
    for way in range(ways):
        worlds[WAY] = worlds[TRIAL]
        complete(worlds[WAY], mix(seed, way), others)
        evaluate_by_hand(worlds[WAY], points)
        best = max(best, lead_over_others(points, seat, players))
    return best


def weigh_by_hand(
    states: Any,
    i: int,
    seat: int,
    players: int,
    seed: int,
    count: int,
    moves: Any,
    worlds: Any,
    others: Any,
    points: Any,
    sums: Any,
) -> None:
    """Write, for each move, the lead after it by hand, summed over `count` redealt worlds."""
    for k in range(len(moves)):
        sums[k] = 0.0
    for number in range(count):
        worlds[WORLD] = states[i]
        contract.redeal(worlds[WORLD], seat, mix(seed, number))
        for k in range(len(moves)):
            sums[k] += foresee_by_hand(worlds, moves[k], seat, players, mix(seed, number), others, points)


def yardstick_sources(game: Game) -> Iterable[Path]:
    """What its machine code depends on, the game and the engine apart."""
    own: Any = by_hand(game.id)
    hand_made = [Path(getattr(own, "py_func", own).__code__.co_filename)] if own else []
    return [*sources_for(game), Path(__file__), *hand_made]


WEIGH_BY_HAND = EntryPoint(weigh_by_hand, part="yardstick", sources=yardstick_sources)


def yardstick_leads(
    game: Game, states: np.ndarray[Any, Any], i: int, seat: int, players: int, seed: int, moves: np.ndarray[Any, Any]
) -> np.ndarray[Any, Any]:
    """The lead in points after each of these moves, by the hand-made evaluation."""
    weigh = WEIGH_BY_HAND if by_hand(game.id) else WEIGH
    return leads_after(game, states, i, seat, players, seed, moves, weigh)
