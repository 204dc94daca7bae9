"""Search with a net: the tree of `search`, but the net says which moves to try and what a new position is worth.

The next move is the best sum of its results so far and of the net's leaning, as in AlphaGo Zero (PUCT); there are no
playouts. Worlds are redealt, and moves are weighed among those that are legal in the world at hand.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import JIT, EntryPoint, rule, source_inlined
from wataha.engine.game import Game

from .card_net import judge_moves
from .evaluation import CALLS, sources_for
from .features import DESCRIBE
from .playout import REWARD, WON, WORLD, judge
from .position_net import PositionNet, position_net_sources, weigh_moves
from .question import Question, Stretch
from .search import enter, find_children, pick_best, witness
from .tree import NONE, add, plant


def grow_with_net(
    question: Question, stretch: Stretch, settings: Any, memory: Any, net: Any, sight: Any, stop: Any
) -> int:
    """Let the tree grow by a stretch of iterations, until told to stop; how many were made."""
    s = memory.worlds[WORLD]
    knobs = settings[0]
    players = question.players
    if stretch.first == 0:
        plant(memory.tree, memory.ledger)
        for seat in range(players):
            sight.expected[seat] = 0
    made = 0
    while made < stretch.wanted and stop[0] == 0:
        memory.worlds[WORLD] = question.states[question.i]
        linked.redeal(s, question.seat, mix(stretch.seed, stretch.first + made))
        length, left = descend_with_net(question, knobs, memory, net, sight)
        judge(s, left == 0, players, knobs, memory.result, memory.points, memory.places)
        if left > 0:
            for seat in range(players):
                worth = min(max(0.5 + 0.5 * sight.values[seat], 0.0), 1.0)
                memory.result[REWARD, seat] = worth
                memory.result[WON, seat] = worth
        enter(memory.tree, memory.path, length, question.seat, knobs.paranoid, memory.result)
        for seat in range(players):
            sight.expected[seat] += memory.result[WON, seat]
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
        linked.apply(s, tree[child].key)
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
        count = linked.legal(s, memory.choices)
    return length, count


@source_inlined
def choose_with_net(players: int, knobs: Any, memory: Any, node: int, count: int, net: Any, sight: Any) -> int:
    """The child to go to; where a move has no node yet, the net is asked, and every move gets one."""
    tree, found = memory.tree, memory.found
    known = find_children(tree, memory.ledger, node, memory.choices, count, memory.stamps, found)
    if known < count or tree[node].visits == 0:
        known = meet_with_net(players, knobs, memory, node, known, count, net, sight)
    if known == 0:
        return NONE
    return pick_best(tree, knobs, found, known)


@source_inlined
def meet_with_net(
    players: int, knobs: Any, memory: Any, node: int, known: int, count: int, net: Any, sight: Any
) -> int:
    """Ask the net about the position, and give a node to every move that has none; how many have one now."""
    mover = linked.actor(memory.worlds[WORLD])
    ask(net, sight, memory, mover, players, knobs, count)
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


def ask(net: Any, sight: Any, memory: Any, seat: int, players: int, knobs: Any, count: int) -> None:
    """Let a net of any kind write how good the listed moves in worlds[WORLD] look, and what everybody can expect."""
    _way_to_ask(type(net))(net, sight, memory, seat, players, knobs, count)


@rule
def ask_card_net(net: Any, sight: Any, memory: Any, seat: int, players: int, _: Any, count: int) -> None:
    """A plain net looks at what the seat knows."""
    linked.observe(memory.worlds[WORLD], seat, sight.seen)
    judge_moves(net, sight, seat, players, memory.choices, count)


def _way_to_ask(kind: type[Any]) -> Any:
    return weigh_moves if kind is PositionNet else ask_card_net


if JIT:
    from numba.extending import overload

    @overload(ask, strict=False)
    def _find_way_to_ask(net: Any, *_: Any) -> Any:
        own = _way_to_ask(net.instance_class)

        def call(net: Any, sight: Any, memory: Any, seat: int, players: int, knobs: Any, count: int) -> None:
            own(net, sight, memory, seat, players, knobs, count)

        return call


def sources_with_net(game: Game) -> Iterable[Path]:
    """What the machine code of legend depends on, in a search and alone, the game and the engine apart."""
    here = Path(__file__)
    return [*sources_for(game), *position_net_sources(game), here, here.with_name("turn_plan.py")]


GROW_WITH_NET = EntryPoint(grow_with_net, part="legend", sources=sources_with_net, calls=(*CALLS, DESCRIBE))
