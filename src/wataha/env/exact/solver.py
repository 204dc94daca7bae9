"""Exact answers about a tree: what policies are worth, how much they can be exploited, and an equilibrium by CFR+.

The exploitability of a policy is half of its NashConv: what a best response gets against it, on average over both
seats, in units of the reward. An equilibrium has 0. That is OpenSpiel's definition, too.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wataha.bots.equilibrium.cfr import Passes
from wataha.bots.equilibrium.growth import SEATS
from wataha.engine.errors import WatahaError

from .passes import RESPOND
from .tree import GameTree

Array = np.ndarray[Any, Any]


class Response(NamedTuple):
    """A best response to a policy."""

    worth: float
    """What it gets on average, in units of the reward."""
    policy: Array
    """The same policy with the best response in the seat's own information sets."""


class Responses(Passes):
    """The passes over the tree of a miniature, and the one that finds best responses."""

    tree: GameTree

    def respond(self, seat: int, policy: Array) -> Response:
        """The best that a seat can do against the policy in the other."""
        order, ends = self.tree.backwards
        best = np.zeros(len(self.tree.sets), np.int32)
        self.reach(policy)
        self.run(RESPOND, order, ends, seat, self.likely, self.values, self.gains, best)
        own = best[self.tree.sets.seat == seat]
        response = policy * np.repeat(self.tree.sets.seat != seat, self.tree.sets.choices)
        response[own] = 1.0
        return Response(float(self.values[self.roots].mean()), response)


def value_of(tree: GameTree, policy: Array) -> float:
    """What a policy that plays both seats is worth to the first."""
    return Passes(tree).value(check_policy(tree, policy))


def best_response(tree: GameTree, policy: Array, seat: int) -> Response:
    """The best that a seat can do against a policy in the other."""
    return Responses(tree).respond(seat, check_policy(tree, policy))


def exploitability(tree: GameTree, policy: Array) -> float:
    """Half of NashConv: what best responses get against the policy, on average over both seats."""
    responses = Responses(tree)
    checked = check_policy(tree, policy)
    return sum(responses.respond(seat, checked).worth for seat in range(SEATS)) / SEATS


def check_policy(tree: GameTree, policy: Array) -> Array:
    """A policy of the right length, of probabilities that add up to 1 in every information set."""
    read = np.asarray(policy, np.float64)
    if read.shape != (tree.sets.size,):
        raise WatahaError(f"A policy of {tree.miniature.id} has {tree.sets.size} numbers, not shape {read.shape}.")
    if not (read >= 0).all() or not np.allclose(np.add.reduceat(read, tree.sets.first), 1.0):
        raise WatahaError("A policy's numbers have to be probabilities that add up to 1 in every information set.")
    return read
