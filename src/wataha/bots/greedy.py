"""Greedy: each move is tried one step ahead in a few possible worlds, and the evaluation names the best."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine import contract
from wataha.engine.chance import mix
from wataha.engine.compiled import EntryPoint
from wataha.engine.game import Game

from .evaluation import bot_entry_point
from .memory import lent
from .playout import WORLD, foresee
from .worlds import decision_seed

WORLDS = 6
"""How many worlds a greedy choice is averaged over."""

WAYS = 24
"""How many ways to complete a move are looked at in each of them, where a move takes several decisions."""


def weigh(
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
    """Write, for each move, the lead that the evaluation expects after it, summed over `count` redealt worlds."""
    for k in range(len(moves)):
        sums[k] = 0.0
    for number in range(count):
        worlds[WORLD] = states[i]
        contract.redeal(worlds[WORLD], seat, mix(seed, number))
        for k in range(len(moves)):
            sums[k] += foresee(worlds, moves[k], seat, players, WAYS, mix(seed, number), others, points)


WEIGH = bot_entry_point(weigh)


def leads_after(
    game: Game,
    states: np.ndarray[Any, Any],
    i: int,
    seat: int,
    players: int,
    seed: int,
    moves: np.ndarray[Any, Any],
    weigh: EntryPoint = WEIGH,
) -> np.ndarray[Any, Any]:
    """The lead in points that the evaluation, or whatever else weighs, expects after each of these moves."""
    sums = np.zeros(len(moves))
    own_seed = decision_seed(game, states, i, seat, seed)
    with lent(game, 1) as (memory,):
        weigh.on(game)(
            states, i, seat, players, own_seed, WORLDS, moves, memory.worlds, memory.others, memory.points, sums
        )
    return sums / WORLDS
