"""Flat Monte Carlo: every move is played out at random in the same possible worlds, and the best average wins.

The yardstick for the tree search: it sees as many worlds, but no plan and no reply.
"""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

from wataha.engine import contract
from wataha.engine.chance import mix
from wataha.engine.game import Game

from .evaluation import bot_entry_point
from .memory import lent
from .playout import DEALT, MARGIN, REWARD, WON, WORLD, choices_of, judge, play_out, step
from .search_settings import SearchSettings
from .think import Budget, Thought, Weighed
from .worlds import decision_seed


def sample(
    states: Any,
    i: int,
    seat: int,
    players: int,
    seed: int,
    first: int,
    count: int,
    settings: Any,
    moves: Any,
    worlds: Any,
    choices: Any,
    others: Any,
    points: Any,
    places: Any,
    result: Any,
    sums: Any,
    stop: Any,
) -> int:
    """Play every move out in worlds `first` to `first + count - 1` of a seed, and add up its results; worlds done."""
    done = 0
    while done < count and stop[0] == 0:
        worlds[DEALT] = states[i]
        contract.redeal(worlds[DEALT], seat, mix(seed, 2 * (first + done)))
        playout_seed = mix(seed, 2 * (first + done) + 1)
        for k in range(len(moves)):
            worlds[WORLD] = worlds[DEALT]
            s = worlds[WORLD]
            step(s, moves[k])
            left = choices_of(s, choices)
            left = play_out(worlds, left, players, settings[0], mix(playout_seed, k), choices, others, points)
            judge(s, left == 0, players, settings[0], result, points, places)
            sums[k, REWARD] += result[REWARD, seat]
            sums[k, WON] += result[WON, seat]
            sums[k, MARGIN] += result[MARGIN, seat]
        done += 1
    return done


SAMPLE = bot_entry_point(sample)


def think_flat(
    game: Game,
    states: np.ndarray[Any, Any],
    i: int,
    seat: int,
    players: int,
    seed: int,
    moves: np.ndarray[Any, Any],
    settings: SearchSettings,
    budget: Budget,
) -> Thought:
    """Weigh the moves by random playouts; the budget's iterations are playouts."""
    sums = np.zeros((len(moves), 3))
    own_seed = decision_seed(game, states, i, seat, seed)
    stop = np.zeros(1, np.uint8)
    run = SAMPLE.on(game)
    with lent(game, 1) as (memory,):
        fixed = (
            settings.record(),
            moves,
            memory.worlds,
            memory.choices,
            memory.others,
            memory.points,
            memory.places,
            memory.result,
            sums,
            stop,
        )
        wanted = max(1, budget.iterations // len(moves))
        start = time.perf_counter()
        if math.isinf(budget.seconds):
            done = run(states, i, seat, players, own_seed, 0, wanted, *fixed)
        else:
            done = 0
            while done == 0 or (done < wanted and time.perf_counter() - start < budget.seconds):
                done += run(states, i, seat, players, own_seed, done, 1, *fixed)
    means = sums / done
    weighed = [
        Weighed(int(action), done, 1 / len(moves), float(mean[REWARD]), float(mean[WON]), float(mean[MARGIN]))
        for action, mean in zip(moves, means, strict=True)
    ]
    weighed.sort(key=lambda move: (-move.reward, move.action))
    line, other_line = (tuple((seat, move.action) for move in weighed[n : n + 1]) for n in (0, 1))
    return Thought(seat, tuple(weighed), line, other_line, done * len(moves))
