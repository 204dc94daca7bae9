"""Search with a net: the tree of `search`, but the net says which moves to try and what a new position is worth.

The next move is the best sum of its results so far and of the net's leaning, as in AlphaGo Zero (PUCT); there are no
playouts. Worlds are redealt, and moves are weighed among those that are legal in the world at hand.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from wataha.engine import contract
from wataha.engine.chance import mix
from wataha.engine.compiled import EntryPoint, source_inlined
from wataha.engine.game import Game

from .card_net import judge_moves
from .evaluation import sources_for
from .playout import REWARD, WON, WORLD, choices_of, judge, step
from .search import enter, pick_best, witness
from .tree import NONE, TICK, add, plant


class Question(NamedTuple):
    """What is to be decided: the seat's decision in states[i]."""

    states: Any
    i: int
    seat: int
    players: int
    moves: Any
    """To choose from."""


class Stretch(NamedTuple):
    """Iterations of a search: those of a seed, from the first on."""

    seed: int
    first: int
    wanted: int


def grow_with_net(
    question: Question, stretch: Stretch, settings: Any, memory: Any, net: Any, sight: Any, stop: Any
) -> int:
    """Let the tree grow by a stretch of iterations, until told to stop; how many were made."""
    s = memory.worlds[WORLD]
    knobs = settings[0]
    players = question.players
    if stretch.first == 0:
        plant(memory.tree, memory.ledger)
    made = 0
    while made < stretch.wanted and stop[0] == 0:
        memory.worlds[WORLD] = question.states[question.i]
        contract.redeal(s, question.seat, mix(stretch.seed, stretch.first + made))
        length, left = descend_with_net(question, knobs, memory, net, sight)
        judge(s, left == 0, players, knobs, memory.result, memory.points, memory.places)
        if left > 0:
            for seat in range(players):
                worth = min(max(0.5 + 0.5 * sight.values[seat], 0.0), 1.0)
                memory.result[REWARD, seat] = worth
                memory.result[WON, seat] = worth
        enter(memory.tree, memory.path, length, question.seat, knobs.paranoid, memory.result)
        made += 1
    return made


@source_inlined
def descend_with_net(question: Any, knobs: Any, memory: Any, net: Any, sight: Any) -> tuple[int, int]:
    """Walk down to a position that is new, or over; how many nodes were passed, and the moves left there."""
    s = memory.worlds[WORLD]
    tree = memory.tree
    node = 0
    memory.path[0] = node
    length = 1
    count = len(question.moves)
    for k in range(count):
        memory.choices[k] = question.moves[k]
    fresh = tree[node].visits == 0
    while count > 0:
        child = choose_with_net(question.players, knobs, memory, node, count, net, sight)
        if fresh or child == NONE or length + 2 > len(memory.path):
            break
        step(s, tree[child].key)
        node = child
        memory.path[length] = node
        length += 1
        if knobs.outcomes == 1 and s.revealed:
            sighted = witness(s, question.seat, tree, memory.ledger, node, memory.seen)
            if sighted != NONE:
                node = sighted
                memory.path[length] = node
                length += 1
        fresh = tree[node].visits == 0
        count = choices_of(s, memory.choices)
    return length, count


@source_inlined
def choose_with_net(players: int, knobs: Any, memory: Any, node: int, count: int, net: Any, sight: Any) -> int:
    """The child to go to; where a move has no node yet, the net is asked, and every move gets one."""
    tree, stamps, found = memory.tree, memory.stamps, memory.found
    memory.ledger[TICK] += 1
    tick = memory.ledger[TICK]
    for k in range(count):
        stamps[memory.choices[k]] = tick
    known = 0
    child = tree[node].first
    while child != NONE:
        key = tree[child].key
        if key >= 0 and stamps[key] == tick:
            stamps[key] = -tick
            found[known] = child
            known += 1
        child = tree[child].next
    if known < count or tree[node].visits == 0:
        known = meet_with_net(players, memory, node, known, count, net, sight)
    if known == 0:
        return NONE
    return pick_best(tree, knobs, found, known)


@source_inlined
def meet_with_net(players: int, memory: Any, node: int, known: int, count: int, net: Any, sight: Any) -> int:
    """Ask the net about the position, and give a node to every move that has none; how many have one now."""
    s = memory.worlds[WORLD]
    mover = contract.actor(s)
    contract.observe(s, mover, sight.seen)
    judge_moves(net, sight, mover, players, memory.choices, count)
    best = sight.logits[0]
    for k in range(count):
        best = max(best, sight.logits[k])
    total = 0.0
    for k in range(count):
        total += math.exp(sight.logits[k] - best)
    for k in range(count):
        action = memory.choices[k]
        if memory.stamps[action] > 0:
            share = math.exp(sight.logits[k] - best) / total
            child = add(memory.tree, memory.ledger, node, action, mover, share)
            if child == NONE:
                return known
            memory.found[known] = child
            known += 1
    return known


def _sources(game: Game) -> Iterable[Path]:
    here = Path(__file__).parent
    return [*sources_for(game), here / "net_search.py", here / "card_net.py"]


GROW_WITH_NET = EntryPoint(grow_with_net, part="legend", sources=_sources)
