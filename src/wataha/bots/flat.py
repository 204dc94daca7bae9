"""Flat Monte Carlo: every move is played out at random in the same possible worlds, and the best average wins.

The yardstick for the tree search: it sees as many worlds, but no plan and no reply.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.game import Game

from .evaluation import bot_entry_point
from .memory import Memory, for_rules, lent
from .playout import DEALT, MARGIN, REWARD, WON, WORLD, judge, play_out
from .question import Question, Stretch
from .search_settings import SearchSettings
from .think import Budget, Thought, Weighed, repeat_within
from .worlds import decision_seed


def sample(question: Question, stretch: Stretch, settings: Any, memory: Memory, sums: Any, stop: Any) -> int:
    """Play every move out in a stretch of worlds, and add up its results; how many worlds were done."""
    knobs = settings[0]
    seat, players, moves = question.seat, question.players, question.moves
    worlds, choices, others, points = memory.worlds, memory.choices, memory.others, memory.points
    places, result = memory.places, memory.result
    done = 0
    while done < stretch.wanted and stop[0] == 0:
        number = stretch.first + done
        worlds[DEALT] = question.states[question.i]
        linked.redeal(worlds[DEALT], seat, mix(stretch.seed, 2 * number))
        playout_seed = mix(stretch.seed, 2 * number + 1)
        for k in range(len(moves)):
            worlds[WORLD] = worlds[DEALT]
            s = worlds[WORLD]
            linked.apply(s, moves[k])
            left = linked.legal(s, choices)
            left = play_out(worlds, left, players, knobs, mix(playout_seed, k), choices, others, points)
            judge(s, left == 0, players, knobs, result, points, places)
            sums[k, REWARD] += result[REWARD, seat]
            sums[k, WON] += result[WON, seat]
            sums[k, MARGIN] += result[MARGIN, seat]
        done += 1
    return done


SAMPLE = bot_entry_point(sample)


def think_flat(game: Game, question: Question, settings: SearchSettings, budget: Budget, seed: int) -> Thought:
    """Weigh the moves by random playouts; the budget's iterations are playouts."""
    seat, moves = question.seat, question.moves
    sums = np.zeros((len(moves), 3))
    own_seed = decision_seed(game, question, seed)
    asked, record, stop = for_rules(question), settings.record(), np.zeros(1, np.uint8)
    run = SAMPLE.on(game)
    with lent(game, 1) as (memory,):
        scratch = for_rules(memory)

        def look(first: int, wanted: int) -> int:
            return run(asked, Stretch(own_seed, first, wanted), record, scratch, sums, stop)

        done = repeat_within(look, budget.iterations // len(moves), budget.seconds, stop)
    means = sums / done
    weighed = [
        Weighed(int(action), done, 1 / len(moves), float(mean[REWARD]), float(mean[WON]), float(mean[MARGIN]))
        for action, mean in zip(moves, means, strict=True)
    ]
    weighed.sort(key=lambda move: (-move.reward, move.action))
    line, other_line = (tuple((seat, move.action) for move in weighed[n : n + 1]) for n in (0, 1))
    return Thought(seat, tuple(weighed), line, other_line, done * len(moves))
