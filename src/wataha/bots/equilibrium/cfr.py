"""CFR+ over the tree of a duel: policies that nobody can exploit, the closer the more iterations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wataha.bots.memory import for_rules
from wataha.engine.compiled import JIT
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game
from wataha.engine.interpreted import as_interpreted

from .growth import NOBODY, ROOT, SEATS, Nodes
from .passes import EVALUATE, REACH, REGRET, Links
from .tree import Tree

Array = np.ndarray[Any, Any]


class Passes:
    """The compiled passes over one tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.game = tree.game
        sets, nodes = tree.sets, tree.nodes
        self.links = for_rules(
            Links(
                nodes.parent,
                tree.slot,
                nodes.actor,
                tree.worth,
                sets.of_node,
                sets.seat,
                sets.node,
                sets.first,
                sets.choices,
            )
        )
        self.likely = np.ones((SEATS, tree.size))
        self.values = np.zeros(tree.size)
        self.gains = np.zeros(sets.size)
        self.roots = np.flatnonzero(nodes.parent == ROOT)

    def reach(self, policy: Array) -> None:
        self.run(REACH, policy, self.likely)

    def value(self, policy: Array) -> float:
        """What the policy in both seats is worth to the first; the gains of all choices are known then, too."""
        self.reach(policy)
        self.run(EVALUATE, policy, self.likely, self.values, self.gains)
        return float(self.values[self.roots].mean())

    def update(self, seat: int, weight: float, policy: Array, regrets: Array, sums: Array) -> None:
        """One step of CFR+ for a seat."""
        self.run(REGRET, seat, weight, self.likely, self.gains, policy, regrets, sums)

    def run(self, entry: Any, *arguments: Any) -> None:
        entry.on(self.game)(self.links, *(arguments if JIT else map(as_interpreted, arguments)))


def solve(tree: Tree, iterations: int, tell: Callable[[int], None] = lambda _: None) -> Array:
    """The average policy of so many iterations of CFR+: seats in turns, later iterations weigh more.

    `tell` is called with 1 after each.
    """
    if iterations < 1:
        raise WatahaError(f"CFR+ needs at least 1 iteration, not {iterations}.")
    passes = Passes(tree)
    policy = tree.uniform()
    regrets, sums = np.zeros((2, tree.sets.size))
    for iteration in range(1, iterations + 1):
        for seat in range(SEATS):
            passes.value(policy)
            passes.update(seat, float(iteration), policy, regrets, sums)
        tell(1)
    return normalised(tree, sums)


def compile_passes(game: Game) -> None:
    """Compile what `solve` calls, by a tree of one decision."""
    nodes = Nodes.of(3)
    nodes.parent[0], nodes.actor[1:], nodes.choices[0], nodes.choice[2] = ROOT, NOBODY, 2, 1
    solve(Tree(game, nodes, nodes.place), 1)


def normalised(tree: Tree, weights: Array) -> Array:
    """Weights of choices as probabilities; where there are none, every choice is as likely."""
    totals = np.repeat(np.add.reduceat(weights, tree.sets.first), tree.sets.choices)
    return np.where(totals > 0, weights / np.where(totals > 0, totals, 1.0), tree.uniform())
