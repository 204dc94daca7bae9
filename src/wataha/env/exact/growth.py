"""How the tree of a miniature grows, compiled: every deal, every decision, and what either seat has seen by then.

Actions without an alternative are played at once and have no node. What a seat has seen is folded into one number, step
by step: all its observations since the deal, and its own actions. So seats forget nothing, and an information set is
all nodes with the same number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from wataha.engine import linked
from wataha.engine.chance import mix
from wataha.engine.compiled import EntryPoint, rule

from ..rewards import reward_end

SEATS = 2
"""Miniatures are duels."""

ROOT = -1
"""In place of a parent, where a game is dealt."""

WIDE = 1 << 16
"""More than any number of an observation, and than any action."""


class Nodes(NamedTuple):
    """The tree, a row a node, each behind its parent: what `grow` writes."""

    parent: Any
    """The decision before, or ROOT."""
    choice: Any
    """Which of its choices led here, counted from 0."""
    action: Any
    """The same as an action's id."""
    actor: Any
    """The seat that decides here; -1 at the end of a game."""
    choices: Any
    """How many actions are legal."""
    ply: Any
    """Actions played since the deal, those without an alternative included."""
    key: Any
    """All that the actor has seen, folded."""
    worth: Any
    """What the end of a game is worth to the first seat."""


class Stack(NamedTuple):
    """All that lies between a deal and the node at hand, a row a level: scratch of `grow`."""

    states: Any
    legal: Any
    count: Any
    tried: Any
    node: Any
    ply: Any
    keys: Any


class Sight(NamedTuple):
    """Scratch for observations and rewards, and the bounds of all that was ever observed."""

    seen: Any
    least: Any
    most: Any
    points: Any
    standings: Any
    rewards: Any


@rule
def look(stack: Stack, level: int, sight: Sight) -> None:
    """Fold what either seat sees now into what it has seen."""
    for seat in range(SEATS):
        linked.observe(stack.states[level], seat, sight.seen)
        key = mix(stack.keys[level, seat], WIDE)
        for k in range(len(sight.seen)):
            number = sight.seen[k]
            if number != 0:
                key = mix(key, k * WIDE + number)
            sight.least[k] = min(sight.least[k], number)
            sight.most[k] = max(sight.most[k], number)
        stack.keys[level, seat] = key


@rule
def play(stack: Stack, level: int, action: int, sight: Sight, seeing: bool) -> None:
    """Play an action at a level; the actor remembers it, and both look."""
    actor = linked.actor(stack.states[level])
    linked.apply(stack.states[level], action)
    stack.ply[level] += 1
    if seeing:
        stack.keys[level, actor] = mix(stack.keys[level, actor], action)
        look(stack, level, sight)


@rule
def arrive(stack: Stack, level: int, sight: Sight, seeing: bool) -> None:
    """Play on to the next decision that has an alternative, or to the end."""
    stack.tried[level] = 0
    stack.count[level] = linked.legal(stack.states[level], stack.legal[level])
    while stack.count[level] == 1:
        play(stack, level, stack.legal[level, 0], sight, seeing)
        stack.count[level] = linked.legal(stack.states[level], stack.legal[level])


@rule
def write_node(nodes: Nodes, number: int, stack: Stack, level: int, reward: int, sight: Sight) -> None:
    """Write down the node at a level."""
    actor = linked.actor(stack.states[level])
    nodes.parent[number] = stack.node[level - 1] if level else ROOT
    nodes.choice[number] = stack.tried[level - 1] - 1 if level else 0
    nodes.action[number] = stack.legal[level - 1, stack.tried[level - 1] - 1] if level else 0
    nodes.actor[number] = actor
    nodes.choices[number] = stack.count[level]
    nodes.ply[number] = stack.ply[level]
    if actor < 0:
        reward_end(stack.states[level], reward, SEATS, sight.points, sight.standings, sight.rewards)
        nodes.worth[number] = sight.rewards[0]
    else:
        nodes.key[number] = stack.keys[level, actor]


def grow(deals: Any, reward: int, stack: Stack, sight: Sight, nodes: Nodes) -> int:
    """Write the tree of all deals, depth first, and return its number of nodes; only count if there is no room."""
    number = 0
    room = len(nodes.parent)
    seeing = room > 0
    for deal in range(len(deals)):
        stack.states[0] = deals[deal]
        stack.ply[0] = 0
        for seat in range(SEATS):
            stack.keys[0, seat] = seat
        if seeing:
            look(stack, 0, sight)
        level = 0
        fresh = True
        while level >= 0:
            if fresh:
                arrive(stack, level, sight, seeing)
                stack.node[level] = number
                if number < room:
                    write_node(nodes, number, stack, level, reward, sight)
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


def _sources(_: Any) -> list[Path]:
    here = Path(__file__)
    return [here, here.parents[1] / "rewards.py"]


CALLS = (linked.ACTOR, linked.APPLY, linked.LEGAL, linked.OBSERVE)
GROW = EntryPoint(grow, part="exact", sources=_sources, calls=CALLS)
