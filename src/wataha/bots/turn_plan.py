"""What a net of positions does alone in a game that hides nothing: it looks at its own turn, to the end.

Of every move some random ways to complete it are judged. The best positions are kept, and from each of them the next
moves of the same turn are tried in the same way (a beam). What the others may answer, only the net can tell.

    decision ── ways ──> positions ── the best of them ── ways ──> positions ── … until the turn is over
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wataha.engine import linked
from wataha.engine.chance import mix, pick
from wataha.engine.compiled import EntryPoint, rule, source_inlined
from wataha.engine.game import Game

from .evaluation import CALLS, settled
from .features import DESCRIBE
from .net_search import sources_with_net
from .playout import LONGEST_MOVE, TRIAL, WAY, WORLD, complete
from .position_net import judge_world
from .question import Question, Stretch

WIDTH = 6
"""Positions that are kept after each move of a turn."""

STEPS = 2
"""Moves of the same turn that are tried after the one to be decided."""

HALVES = 2
"""One half of a beam is read while the next positions are written to the other."""


class Beam(NamedTuple):
    """The best positions after a move, and after the next one: WIDTH in each half."""

    states: Any
    chances: Any
    """Of the seat to win, in each of them."""
    origins: Any
    """The listed move with which the way there began."""
    sizes: Any
    """How many there are in each half."""

    @classmethod
    def of(cls, game: Game) -> Beam:
        """An empty one."""
        kept = HALVES * WIDTH
        numbers = np.zeros(kept, np.float32), np.zeros(kept, np.int32), np.zeros(HALVES, np.int32)
        return cls(game.states(kept), *numbers)


def plan_turn(question: Question, stretch: Stretch, memory: Any, net: Any, sight: Any, beam: Beam) -> None:
    """Write to sight.logits the seat's chance to win after the best turn found that begins with each move.

    About as many ways as the stretch wants are judged for each move of the turn. What everybody can expect after the
    best of all is then in sight.values.
    """
    begin_turn(question, stretch, memory, net, sight, beam)
    half = 0
    for step in range(1, STEPS + 1):
        go_on(question, Stretch(mix(stretch.seed, step), 0, stretch.wanted), memory, net, sight, beam, half)
        half = 1 - half
    best = conclude(beam, half, sight.logits, len(question.moves))
    memory.worlds[WAY] = beam.states[best]
    judge_world(net, sight, memory, WAY, question.players)
    for seat in range(question.players):
        sight.values[seat] = 2 * sight.chances[seat] - 1


@source_inlined
def begin_turn(question: Any, stretch: Any, memory: Any, net: Any, sight: Any, beam: Any) -> None:
    """Offer ways to complete every listed move to the first half of the beam."""
    worlds = memory.worlds
    worlds[WORLD] = question.states[question.i]
    linked.redeal(worlds[WORLD], question.seat, stretch.seed)
    beam.sizes[0] = 0
    for k in range(len(question.moves)):
        worlds[TRIAL] = worlds[WORLD]
        linked.apply(worlds[TRIAL], question.moves[k])
        ways = 1 if settled(worlds[TRIAL]) else max(1, stretch.wanted // len(question.moves))
        sight.logits[k] = -1
        for way in range(ways):
            worlds[WAY] = worlds[TRIAL]
            complete(worlds[WAY], mix(stretch.seed, way), memory.others)
            chance = offer(question, memory, net, sight, beam, 0, k)
            sight.logits[k] = max(sight.logits[k], chance)


@source_inlined
def go_on(question: Any, stretch: Any, memory: Any, net: Any, sight: Any, beam: Any, half: int) -> None:
    """Offer to the other half what the seat's next moves lead to, and, as it is, where its turn is over."""
    worlds = memory.worlds
    beam.sizes[1 - half] = 0
    for kept in range(half * WIDTH, half * WIDTH + beam.sizes[half]):
        worlds[TRIAL] = beam.states[kept]
        count = linked.legal(worlds[TRIAL], memory.choices)
        goes_on = count > 0 and linked.actor(worlds[TRIAL]) == question.seat
        for way in range(stretch.wanted // WIDTH if goes_on else 1):
            worlds[WAY] = worlds[TRIAL]
            if goes_on:
                chance = mix(stretch.seed, way)
                linked.apply(worlds[WAY], memory.choices[pick(chance, LONGEST_MOVE, count)])
                complete(worlds[WAY], chance, memory.others)
            offer(question, memory, net, sight, beam, 1 - half, beam.origins[kept])


@rule
def offer(question: Any, memory: Any, net: Any, sight: Any, beam: Any, half: int, origin: int) -> float:
    """Judge worlds[WAY] once the moves without a choice are made there, and keep it if it is among the best."""
    s = memory.worlds[WAY]
    made = 0
    while made < LONGEST_MOVE and linked.actor(s) == question.seat and linked.legal(s, memory.others) == 1:
        linked.apply(s, memory.others[0])
        made += 1
    judge_world(net, sight, memory, WAY, question.players)
    chance = sight.chances[question.seat]
    first = half * WIDTH
    size = beam.sizes[half]
    place = first + size
    if size == WIDTH:
        place = first
        for k in range(first, first + WIDTH):
            if beam.chances[k] < beam.chances[place]:
                place = k
        if chance <= beam.chances[place]:
            return chance
    for k in range(first, first + size):
        if beam.chances[k] == chance and beam.origins[k] == origin:
            return chance  # as good as surely the same position
    beam.states[place] = s
    beam.chances[place] = chance
    beam.origins[place] = origin
    beam.sizes[half] = max(size, place - first + 1)
    return chance


@rule
def conclude(beam: Any, half: int, chances: Any, count: int) -> int:
    """Let every move with which a turn of the last beam begins have its chance there, and no other a better one.

    The place of the best position in the beam.
    """
    first = half * WIDTH
    best = worst = first
    for kept in range(first, first + beam.sizes[half]):
        if beam.chances[kept] > beam.chances[best]:
            best = kept
        if beam.chances[kept] < beam.chances[worst]:
            worst = kept
    for k in range(count):
        chances[k] = min(chances[k], beam.chances[worst])
    for kept in range(first, first + beam.sizes[half]):
        chances[beam.origins[kept]] = max(chances[beam.origins[kept]], beam.chances[kept])
    return best


PLAN_TURN = EntryPoint(plan_turn, part="legend", sources=sources_with_net, calls=(*CALLS, DESCRIBE))
