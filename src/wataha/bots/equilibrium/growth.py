"""How the tree of a duel grows, compiled: every deal, every decision, and what either seat has seen by then.

Actions without an alternative are played at once and have no node. What a seat has seen is folded into one number, step
by step: all its observations since the deal, and its own actions. So seats forget nothing, and an information set is
all nodes with the same number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import EntryPoint, rule, source_inlined
from wataha.engine.contract import ACTION, POINTS, SEEN
from wataha.engine.game import Game

SEATS = 2

ROOT = -1
"""In place of a parent, where a game is dealt."""

NOBODY = -1
"""In place of an actor, where a game is over."""

NUMBERS_A_WORD = np.dtype(np.int64).itemsize // np.dtype(SEEN).itemsize


class Deals(NamedTuple):
    """What a tree grows from: positions that nobody can rule out."""

    states: Any
    weight: Any
    """How likely each is."""
    kin: Any
    """Deals of one number lie side by side, and have one tree where no seat can ever tell them apart."""


class Nodes(NamedTuple):
    """The tree, a row a node, each behind its parent: what `grow` writes."""

    parent: Any
    """The decision before, or ROOT."""
    choice: Any
    """Which of its choices led here, counted from 0."""
    action: Any
    """The same as an action's id."""
    actor: Any
    """The seat that decides here, or NOBODY."""
    choices: Any
    """How many actions are legal."""
    ply: Any
    """Actions played since the deal, those without an alternative included."""
    key: Any
    """All that the actor has seen, folded."""
    place: Any
    """At the end of a game 1 where the first seat has won, 0 for a draw, -1; times the weight of the deal."""
    margin: Any
    """The lead of the first seat in points, likewise."""

    @classmethod
    def of(cls, size: int) -> Nodes:
        """Room for so many nodes."""
        kinds = (np.int32, np.int16, ACTION, np.int8, np.int16, np.int16, np.int64, np.float32, np.float32)
        return cls(*(np.zeros(size, kind) for kind in kinds))


class Stack(NamedTuple):
    """All that lies between a deal and the node at hand, a row a level: scratch of `grow`."""

    states: Any
    legal: Any
    count: Any
    tried: Any
    node: Any
    ply: Any
    keys: Any

    @classmethod
    def of(cls, game: Game) -> Stack:
        levels = game.longest + 1
        count, tried, node, ply = np.zeros((4, levels), np.int32)
        legal = np.zeros((levels, game.most_choices), ACTION)
        return cls(game.states(levels), legal, count, tried, node, ply, np.zeros((levels, SEATS), np.int64))


class Sight(NamedTuple):
    """Scratch for observations and scores; where there is room for them, the bounds of all that was ever observed."""

    seen: Any
    words: Any
    """The same, several numbers in one: most are 0."""
    least: Any
    most: Any
    points: Any
    standings: Any

    @classmethod
    def of(cls, game: Game, bounded: bool = False) -> Sight:
        words = np.zeros(-(-game.observation_size // NUMBERS_A_WORD), np.int64)
        seen = words.view(SEEN)[: game.observation_size]
        bounds = np.iinfo(SEEN)
        least, most = (np.full(len(seen) * bounded, bound, SEEN) for bound in (bounds.max, bounds.min))
        points, standings = np.zeros((2, SEATS), POINTS)
        return cls(seen, words, least, most, points, standings)


@rule
def fold(sight: Sight, key: int) -> int:
    """The observation at hand, added to all that was seen before."""
    key = mix(key, len(sight.words))
    for k in range(len(sight.words)):
        if sight.words[k] != 0:
            key = mix(mix(key, k), sight.words[k])
    return key


@source_inlined
def look(stack: Stack, level: int, sight: Sight) -> None:
    """Fold what either seat sees now into what it has seen."""
    for seat in range(SEATS):
        linked.observe(stack.states[level], seat, sight.seen)
        stack.keys[level, seat] = fold(sight, stack.keys[level, seat])
        for k in range(len(sight.least)):
            sight.least[k] = min(sight.least[k], sight.seen[k])
            sight.most[k] = max(sight.most[k], sight.seen[k])


@rule
def play(stack: Stack, level: int, action: int, sight: Sight, seeing: bool) -> None:
    """Play an action at a level; the actor remembers it, and both look."""
    actor = linked.actor(stack.states[level])
    linked.apply(stack.states[level], action)
    stack.ply[level] += 1
    if seeing:
        stack.keys[level, actor] = mix(stack.keys[level, actor], action)
        look(stack, level, sight)


@source_inlined
def arrive(stack: Stack, level: int, sight: Sight, seeing: bool) -> None:
    """Play on to the next decision that has an alternative, or to the end."""
    stack.tried[level] = 0
    stack.count[level] = linked.legal(stack.states[level], stack.legal[level])
    while stack.count[level] == 1:
        play(stack, level, stack.legal[level, 0], sight, seeing)
        stack.count[level] = linked.legal(stack.states[level], stack.legal[level])


@source_inlined
def write_node(nodes: Nodes, number: int, stack: Stack, level: int, weight: float, sight: Sight) -> None:
    """Write down the node at a level."""
    s = stack.states[level]
    actor = linked.actor(s)
    nodes.parent[number] = stack.node[level - 1] if level else ROOT
    nodes.choice[number] = stack.tried[level - 1] - 1 if level else 0
    nodes.action[number] = stack.legal[level - 1, stack.tried[level - 1] - 1] if level else 0
    nodes.actor[number] = actor
    nodes.choices[number] = stack.count[level]
    nodes.ply[number] = stack.ply[level]
    nodes.key[number] = stack.keys[level, actor] if actor != NOBODY else 0
    nodes.place[number] = 0.0
    nodes.margin[number] = 0.0
    if actor == NOBODY:
        linked.score(s, sight.points)
        linked.standing(s, sight.standings)
        above = sight.standings[0] > sight.standings[1]
        below = sight.standings[0] < sight.standings[1]
        nodes.place[number] = weight * (above - below)
        nodes.margin[number] = weight * (sight.points[0] - sight.points[1])


@source_inlined
def grow_deal(stack: Stack, number: int, limit: int, weight: float, sight: Sight, nodes: Nodes) -> int:
    """Write the tree of the deal at the lowest level from a number on, depth first; the number after its last node.

    Only count where there is no room, and go on no further than the limit.
    """
    room = len(nodes.parent)
    seeing = room > 0
    stack.ply[0] = 0
    for seat in range(SEATS):
        stack.keys[0, seat] = seat
    if seeing:
        look(stack, 0, sight)
    level = 0
    fresh = True
    while level >= 0 and number <= limit:
        if fresh:
            arrive(stack, level, sight, seeing)
            stack.node[level] = number
            if number < room:
                write_node(nodes, number, stack, level, weight, sight)
            number += 1
        fresh = stack.tried[level] < stack.count[level]
        if fresh:
            action = stack.legal[level, stack.tried[level]]
            stack.tried[level] += 1
            stack.states[level + 1] = stack.states[level]
            stack.ply[level + 1] = stack.ply[level]
            for seat in range(SEATS):
                stack.keys[level + 1, seat] = stack.keys[level, seat]
            level += 1
            play(stack, level, action, sight, seeing)
        else:
            level -= 1
    return number


@rule
def are_alike(nodes: Nodes, one: int, other: int, size: int) -> bool:
    """Whether the trees from two roots on, the latter of so many nodes, are the same but for how games end."""
    for k in range(size):
        root = nodes.parent[one + k] == ROOT
        if root != (k == 0) or nodes.key[one + k] != nodes.key[other + k]:
            return False
        if k > 0 and nodes.parent[one + k] - one != nodes.parent[other + k] - other:
            return False
    return nodes.parent[one + size] == ROOT


@source_inlined
def merge(nodes: Nodes, first: int, root: int, size: int) -> bool:
    """Add how games end in the last tree to an earlier one, from `first` on, that is the same; whether there is one."""
    for one in range(first, root):
        if nodes.parent[one] == ROOT and one + size <= root and are_alike(nodes, one, root, size):
            for k in range(size):
                nodes.place[one + k] += nodes.place[root + k]
                nodes.margin[one + k] += nodes.margin[root + k]
            return True
    return False


def grow(deals: Deals, limit: int, stack: Stack, sight: Sight, nodes: Nodes) -> int:
    """Write the trees of all deals and return their number of nodes, or one above the limit if that is surpassed.

    Where there is no room for nodes they are only counted.
    """
    number = 0
    first_of_kin = 0
    for deal in range(len(deals.states)):
        if deal > 0 and deals.kin[deal] != deals.kin[deal - 1]:
            first_of_kin = number
        root = number
        stack.states[0] = deals.states[deal]
        number = grow_deal(stack, root, limit, deals.weight[deal], sight, nodes)
        if number > limit:
            break
        if number <= len(nodes.parent) and merge(nodes, first_of_kin, root, number - root):
            number = root
    return number


def _sources(_: Any) -> list[Path]:
    return [Path(__file__)]


CALLS = (linked.ACTOR, linked.APPLY, linked.LEGAL, linked.OBSERVE, linked.SCORE, linked.STANDING)
GROW = EntryPoint(grow, part="tree", sources=_sources, calls=CALLS)
