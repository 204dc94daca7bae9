"""Information-set Monte Carlo tree search, compiled: one tree of moves, grown over worlds that the seat holds possible.

Every iteration redeals what the seat cannot know, goes down the tree by moves that are legal in that world, adds to it,
plays on to a result, and enters it all the way up. A move is weighed against the number of times it was *available*
(Cowling, Powley, Whitehouse 2012). The tree is the searching seat's own: it alone tells worlds apart by what they
reveal. Several trees with seeds of their own can grow in threads; their roots are added up.
"""

from __future__ import annotations

import math
from typing import Any

from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import inlined, source_inlined

from .evaluation import bot_entry_point, evaluate, lead_over_others
from .memory import Memory
from .playout import MARGIN, REWARD, WON, WORLD, foresee, judge, play_out
from .question import Question, Stretch
from .tree import NONE, TICK, add, child_of, plant

LIKELIEST = 6.0
"""The evaluation never likes a move more than e to this power against doing nothing."""

UNTRIED = 1e6
HASH_STEP = 1_000_003
HASH_BITS = 0x3FFFFFFF


def grow(question: Question, stretch: Stretch, settings: Any, memory: Memory, stop: Any) -> int:
    """Let the tree grow by a stretch of iterations, until told to stop; how many were made."""
    knobs = settings[0]
    worlds, choices = memory.worlds, memory.choices
    s = worlds[WORLD]
    if stretch.first == 0:
        plant(memory.tree, memory.ledger)
    made = 0
    while made < stretch.wanted and stop[0] == 0:
        number = stretch.first + made
        worlds[WORLD] = question.states[question.i]
        linked.redeal(s, question.seat, mix(stretch.seed, 2 * number))
        length = descend(question, knobs, memory)
        left = linked.legal(s, choices)
        chance = mix(stretch.seed, 2 * number + 1)
        left = play_out(worlds, left, question.players, knobs, chance, choices, memory.others, memory.points)
        judge(s, left == 0, question.players, knobs, memory.result, memory.points, memory.places)
        enter(memory.tree, memory.path, length, question.seat, knobs.paranoid, memory.result)
        made += 1
    return made


@source_inlined
def descend(question: Any, knobs: Any, memory: Any) -> int:
    """Walk down the tree to a position that is new, or over; the nodes passed are written to memory.path."""
    tree, ledger, choices, path = memory.tree, memory.ledger, memory.choices, memory.path
    stamps, found = memory.stamps, memory.found
    s = memory.worlds[WORLD]
    node = 0
    path[0] = node
    length = 1
    count = len(question.moves)
    for k in range(count):
        choices[k] = question.moves[k]
    while count > 0 and length + 2 <= len(path):
        known = find_children(tree, ledger, node, choices, count, stamps, found)
        if known < count:
            known = meet(question.players, knobs, memory, node, known, count)
        if known == 0:
            break
        node = pick_best(tree, knobs, found, known)
        linked.apply(s, tree[node].key)
        path[length] = node
        length += 1
        if knobs.outcomes == 1 and s.revealed:
            node = witness(s, question.seat, tree, ledger, node, memory.seen)
            if node == NONE:
                break
            path[length] = node
            length += 1
        if tree[node].visits < knobs.ripe:
            break
        count = linked.legal(s, choices)
    return length


@source_inlined
def find_children(tree: Any, ledger: Any, node: int, choices: Any, count: int, stamps: Any, found: Any) -> int:
    """Write to `found` the children of a node that listed moves lead to; how many. Other moves keep stamps above 0."""
    ledger[TICK] += 1
    tick = ledger[TICK]
    for k in range(count):
        stamps[choices[k]] = tick
    known = 0
    child = tree[node].first
    while child != NONE:
        key = tree[child].key
        if key >= 0 and stamps[key] == tick:
            stamps[key] = -tick
            found[known] = child
            known += 1
        child = tree[child].next
    return known


@source_inlined
def meet(players: int, knobs: Any, memory: Any, node: int, known: int, count: int) -> int:
    """Give every legal move that has none yet a node of its own; how many moves have one now."""
    worlds, others, points = memory.worlds, memory.others, memory.points
    tree, ledger, choices, stamps, found = memory.tree, memory.ledger, memory.choices, memory.stamps, memory.found
    seat = linked.actor(worlds[WORLD])
    before = 0.0
    if knobs.lean > 0:
        evaluate(worlds[WORLD], points)
        before = lead_over_others(points, seat, players)
    for k in range(count):
        action = choices[k]
        if stamps[action] > 0:
            weight = 1.0
            if knobs.lean > 0:
                gain = foresee(worlds, action, seat, players, knobs.ways, ledger[TICK], others, points) - before
                weight = math.exp(min(max(gain / knobs.sharpness, -LIKELIEST), LIKELIEST))
            child = add(tree, ledger, node, action, seat, weight)
            if child == NONE:
                return known
            found[known] = child
            known += 1
    return known


@inlined
def pick_best(tree: Any, knobs: Any, found: Any, known: int) -> int:
    """Results so far + doubt by availability + leaning by the evaluation."""
    visits = 0
    reward = 0.0
    weight = 0.0
    for k in range(known):
        child = tree[found[k]]
        child.available += 1
        visits += child.visits
        reward += child.reward
        weight += child.weight
    untried = (reward / visits if visits > 0 else 0.5) - knobs.first_try
    leaning = knobs.lean * math.sqrt(visits + 1) / weight
    best = NONE
    best_worth = -1e9
    for k in range(known):
        child = tree[found[k]]
        tried = child.visits
        if tried > 0:
            worth = child.reward / tried + knobs.explore * math.sqrt(math.log(child.available) / tried)
        elif knobs.lean > 0:
            worth = untried + knobs.explore * math.sqrt(math.log(child.available))
        else:
            worth = UNTRIED
        worth += leaning * child.weight / (1 + tried)
        if worth > best_worth:
            best_worth = worth
            best = found[k]
    return best


@source_inlined
def witness(s: Any, seat: int, tree: Any, ledger: Any, node: int, seen: Any) -> int:
    """The node of what the searching seat sees now; a new one for a new sight, NONE where no memory is left."""
    linked.observe(s, seat, seen)
    sight = 0
    for k in range(len(seen)):
        sight = (sight * HASH_STEP ^ (seen[k] + 0x8000)) & HASH_BITS
    key = NONE - 1 - sight
    child = child_of(tree, node, key)
    if child == NONE:
        child = add(tree, ledger, node, key, tree[node].mover, 1.0)
    return child


@inlined
def enter(tree: Any, path: Any, length: int, seat: int, paranoid: int, result: Any) -> None:
    """Enter a result into every node of the path, each for its mover."""
    tree[0].visits += 1
    for k in range(1, length):
        node = tree[path[k]]
        mover = node.mover
        node.visits += 1
        if paranoid and mover != seat:
            node.reward += 1 - result[REWARD, seat]
        else:
            node.reward += result[REWARD, mover]
        node.won += result[WON, mover]
        node.margin += result[MARGIN, mover]


GROW = bot_entry_point(grow)
