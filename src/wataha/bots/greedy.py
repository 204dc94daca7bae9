"""Greedy: each move is tried one step ahead in a few possible worlds, and the evaluation names the best."""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import EntryPoint, source_inlined
from wataha.engine.game import Game

from .evaluation import bot_entry_point
from .memory import Memory, for_rules, lent
from .playout import WORLD, foresee
from .question import Question, Stretch
from .worlds import decision_seed

WORLDS = 6
"""How many worlds a greedy choice is averaged over."""

WAYS = 24
"""How many ways to complete a move are looked at in each of them, where a move takes several decisions."""


def weigh(question: Question, stretch: Stretch, memory: Memory, sums: Any) -> None:
    """Write, for each move, the lead that the evaluation expects after it, summed over a stretch of redealt worlds."""
    sum_leads(question, stretch, memory, sums, foresee)


@source_inlined
def sum_leads(question: Any, stretch: Any, memory: Any, sums: Any, foresee: Any) -> None:
    """The same by whatever else foresees the lead after a move."""
    seat, players, moves = question.seat, question.players, question.moves
    worlds, others, points = memory.worlds, memory.others, memory.points
    for k in range(len(moves)):
        sums[k] = 0.0
    for number in range(stretch.first, stretch.first + stretch.wanted):
        seed = mix(stretch.seed, number)
        worlds[WORLD] = question.states[question.i]
        linked.redeal(worlds[WORLD], seat, seed)
        for k in range(len(moves)):
            sums[k] += foresee(worlds, moves[k], seat, players, WAYS, seed, others, points)


WEIGH = bot_entry_point(weigh)


def leads_after(game: Game, question: Question, seed: int, weigh: EntryPoint = WEIGH) -> np.ndarray[Any, Any]:
    """The lead in points that the evaluation, or whatever else weighs, expects after each of the moves."""
    sums = np.zeros(len(question.moves))
    stretch = Stretch(decision_seed(game, question, seed), 0, WORLDS)
    with lent(game, 1) as (memory,):
        weigh.on(game)(for_rules(question), stretch, for_rules(memory), sums)
    return sums / WORLDS
