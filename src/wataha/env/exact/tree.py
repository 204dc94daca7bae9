"""The whole tree of a miniature in flat arrays: deals, decisions, ends, and who can tell which of them apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from wataha.bots.equilibrium.growth import GROW, ROOT, SEATS, Deals, Nodes, Sight, Stack
from wataha.bots.equilibrium.tree import Tree
from wataha.bots.memory import for_rules
from wataha.engine.compiled import JIT
from wataha.engine.contract import ACTION
from wataha.engine.interpreted import as_interpreted

from ..miniatures import Miniature, find_miniature
from ..rewards import read_reward
from .passes import REMEMBER

Array = np.ndarray[Any, Any]

MANY = 1 << 30
"""More nodes than any miniature has."""


@dataclass(frozen=True, eq=False)
class GameTree(Tree):
    """A miniature written out. Make one with `grow_tree`."""

    miniature: Miniature
    reward: str
    varying: Array
    """The numbers of an observation that are not the same in every position."""

    @property
    def deals(self) -> int:
        return len(self.miniature.deals)

    @cached_property
    def before(self) -> Array:
        """For each set the place in a policy of the seat's own last choice before it; -1 if it is the first one."""
        last = np.zeros((SEATS, self.size), np.int32)
        arguments = self.nodes.parent, self.nodes.actor, self.slot, last
        REMEMBER.on(self.miniature.game)(*(arguments if JIT else map(as_interpreted, arguments)))
        return last[self.sets.seat, self.sets.node]

    @cached_property
    def backwards(self) -> tuple[Array, Array]:
        """All nodes but the deals, those after the latest decisions first; and where each such round of nodes ends.

        Nodes of one information set are equally late, for a seat counts what is played.
        """
        made = np.flatnonzero(self.nodes.parent != ROOT)
        late = -self.nodes.ply[self.nodes.parent[made]].astype(np.int64)
        order = made[np.argsort(late, kind="stable")].astype(np.int32)
        _, sizes = np.unique(late, return_counts=True)
        return order, sizes.cumsum()

    def state(self, node: int) -> Array:
        """The record of a node, in an array of its own."""
        game = self.miniature.game
        actions: list[int] = []
        while self.nodes.parent[node] != ROOT:
            actions.append(int(self.nodes.action[node]))
            node = int(self.nodes.parent[node])
        deal = int(np.searchsorted(self._roots, node))
        states = np.frombuffer(bytearray(self.miniature.deals[deal].tobytes()), game.dtype)
        legal = np.empty(game.most_choices, ACTION)
        while True:
            count = game.calls.legal(states, 0, legal)
            if count == 1:
                game.calls.apply(states, 0, int(legal[0]))
            elif actions and count:
                game.calls.apply(states, 0, actions.pop())
            else:
                return states

    @cached_property
    def _roots(self) -> Array:
        return np.flatnonzero(self.nodes.parent == ROOT)


def grow_tree(miniature: str | Miniature, reward: str = "win") -> GameTree:
    """Write a miniature out.

    >>> tree = grow_tree("lone_wolves_two_tricks")
    >>> tree.deals, tree.size, len(tree.sets), tree.sets.size
    (30, 2502, 934, 1936)
    """
    found = find_miniature(miniature) if isinstance(miniature, str) else miniature
    read_reward(reward)
    game, count = found.game, len(found.deals)
    deals = for_rules(Deals(found.deals.copy(), np.ones(count), np.arange(count)))
    stack, sight = for_rules(Stack.of(game)), Sight.of(game, bounded=True)
    size = GROW.on(game)(deals, MANY, stack, for_rules(sight), for_rules(Nodes.of(0)))
    nodes = Nodes.of(size)
    GROW.on(game)(deals, MANY, stack, for_rules(sight), for_rules(nodes))
    worth = nodes.margin if reward == "margin" else nodes.place
    return GameTree(game, nodes, worth, found, reward, np.flatnonzero(sight.least < sight.most))
