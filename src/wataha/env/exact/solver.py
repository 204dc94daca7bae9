"""Exact answers about a tree: what policies are worth, how much they can be exploited, and an equilibrium by CFR+.

The exploitability of a policy is half of its NashConv: what a best response gets against it, on average over both
seats, in units of the reward. An equilibrium has 0. That is OpenSpiel's definition, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from wataha.bots.memory import for_rules
from wataha.engine.compiled import JIT
from wataha.engine.errors import WatahaError
from wataha.engine.interpreted import as_interpreted

from .growth import ROOT, SEATS
from .passes import EVALUATE, REACH, REGRET, RESPOND, Links
from .tree import GameTree

Array = np.ndarray[Any, Any]


class Response(NamedTuple):
    """A best response to a policy."""

    worth: float
    """What it gets on average, in units of the reward."""
    policy: Array
    """The same policy with the best response in the seat's own information sets."""


class Passes:
    """The compiled passes over one tree."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.game = tree.miniature.game
        sets, nodes = tree.sets, tree.nodes
        self.links = for_rules(
            Links(
                nodes.parent,
                tree.slot,
                nodes.actor,
                nodes.worth,
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
        self._run(REACH, policy, self.likely)

    def value(self, policy: Array) -> float:
        """What the policy in both seats is worth to the first; the gains of all choices are known then, too."""
        self.reach(policy)
        self._run(EVALUATE, policy, self.likely, self.values, self.gains)
        return float(self.values[self.roots].mean())

    def update(self, seat: int, weight: float, policy: Array, regrets: Array, sums: Array) -> None:
        """One step of CFR+ for a seat."""
        self._run(REGRET, seat, weight, self.likely, self.gains, policy, regrets, sums)

    def respond(self, seat: int, policy: Array) -> Response:
        """The best that a seat can do against the policy in the other."""
        order, ends = self.tree.backwards
        best = np.zeros(len(self.tree.sets), np.int32)
        self.reach(policy)
        self._run(RESPOND, order, ends, seat, self.likely, self.values, self.gains, best)
        own = best[self.tree.sets.seat == seat]
        response = policy * np.repeat(self.tree.sets.seat != seat, self.tree.sets.choices)
        response[own] = 1.0
        return Response(float(self.values[self.roots].mean()), response)

    def _run(self, entry: Any, *arguments: Any) -> None:
        entry.on(self.game)(self.links, *(arguments if JIT else map(as_interpreted, arguments)))


def value_of(tree: GameTree, policy: Array) -> float:
    """What a policy that plays both seats is worth to the first."""
    return Passes(tree).value(check_policy(tree, policy))


def best_response(tree: GameTree, policy: Array, seat: int) -> Response:
    """The best that a seat can do against a policy in the other."""
    return Passes(tree).respond(seat, check_policy(tree, policy))


def exploitability(tree: GameTree, policy: Array) -> float:
    """Half of NashConv: what best responses get against the policy, on average over both seats."""
    passes = Passes(tree)
    checked = check_policy(tree, policy)
    return sum(passes.respond(seat, checked).worth for seat in range(SEATS)) / SEATS


def solve(tree: GameTree, iterations: int, tell: Callable[[int], None] = lambda _: None) -> Array:
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


def normalised(tree: GameTree, weights: Array) -> Array:
    """Weights of choices as probabilities; where there are none, every choice is as likely."""
    totals = np.repeat(np.add.reduceat(weights, tree.sets.first), tree.sets.choices)
    return np.where(totals > 0, weights / np.where(totals > 0, totals, 1.0), tree.uniform())


def check_policy(tree: GameTree, policy: Array) -> Array:
    """A policy of the right length, of probabilities that add up to 1 in every information set."""
    read = np.asarray(policy, np.float64)
    if read.shape != (tree.sets.size,):
        raise WatahaError(f"A policy of {tree.miniature.id} has {tree.sets.size} numbers, not shape {read.shape}.")
    if not (read >= 0).all() or not np.allclose(np.add.reduceat(read, tree.sets.first), 1.0):
        raise WatahaError("A policy's numbers have to be probabilities that add up to 1 in every information set.")
    return read
