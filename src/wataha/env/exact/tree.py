"""The whole tree of a miniature in flat arrays: deals, decisions, ends, and who can tell which of them apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from wataha.bots.memory import for_rules
from wataha.engine.compiled import JIT
from wataha.engine.contract import ACTION, POINTS, SEEN
from wataha.engine.interpreted import as_interpreted

from ..miniatures import Miniature, find_miniature
from ..rewards import REWARDS, read_reward
from ..spec import REWARD
from .growth import GROW, ROOT, SEATS, Nodes, Sight, Stack
from .passes import REMEMBER

Array = np.ndarray[Any, Any]


class InformationSets:
    """What the seats can tell apart: a row a set, in the order in which the tree comes across them.

    A policy gives a probability to every choice in every set, one after the other in one array; `first` says where
    those of a set begin.
    """

    def __init__(self, nodes: Nodes) -> None:
        deciding = np.flatnonzero(nodes.actor >= 0)
        keys, met, found = np.unique(nodes.key[deciding], return_index=True, return_inverse=True)
        by_first = np.argsort(met)
        rank = np.empty(len(keys), np.int32)
        rank[by_first] = np.arange(len(keys), dtype=np.int32)
        self.of_node = np.full(len(nodes.actor), -1, np.int32)
        """The information set of each node; -1 at the end of a game."""
        self.of_node[deciding] = rank[found.ravel()]
        self.node = deciding[met[by_first]]
        """The first node of each set."""
        self.seat = nodes.actor[self.node]
        self.choices = nodes.choices[self.node].astype(np.int32)
        alike = [
            (kind[deciding] == kind[self.node[self.of_node[deciding]]]).all() for kind in (nodes.ply, nodes.choices)
        ]
        assert all(alike), "two histories that differ were folded into the same number"
        self.first = np.concatenate([[0], self.choices.cumsum()[:-1]]).astype(np.int32)
        self.size = int(self.choices.sum())
        """The length of a policy."""

    def __len__(self) -> int:
        return len(self.node)


@dataclass(frozen=True, eq=False)
class GameTree:
    """A miniature written out. Make one with `grow_tree`."""

    miniature: Miniature
    reward: str
    nodes: Nodes
    sets: InformationSets
    varying: Array
    """The numbers of an observation that are not the same in every position."""

    @property
    def size(self) -> int:
        """The number of nodes."""
        return len(self.nodes.parent)

    @property
    def deals(self) -> int:
        return len(self.miniature.deals)

    @cached_property
    def slot(self) -> Array:
        """For each node the place in a policy of the choice that leads there; -1 for a deal."""
        before = np.maximum(self.nodes.parent, 0)
        slots = self.sets.first[self.sets.of_node[before]] + self.nodes.choice
        return np.where(self.nodes.parent == ROOT, -1, slots).astype(np.int32)

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

    def uniform(self) -> Array:
        """The policy that likes every choice equally."""
        return np.repeat(1 / self.sets.choices, self.sets.choices)

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
    game = found.game
    levels = game.longest + 1
    stack = Stack(
        states=game.states(levels),
        legal=np.zeros((levels, game.most_choices), ACTION),
        count=np.zeros(levels, np.int32),
        tried=np.zeros(levels, np.int32),
        node=np.zeros(levels, np.int32),
        ply=np.zeros(levels, np.int32),
        keys=np.zeros((levels, SEATS), np.int64),
    )
    sight = Sight(
        seen=np.zeros(game.observation_size, SEEN),
        least=np.full(game.observation_size, np.iinfo(SEEN).max, SEEN),
        most=np.full(game.observation_size, np.iinfo(SEEN).min, SEEN),
        points=np.zeros(SEATS, POINTS),
        standings=np.zeros(SEATS, POINTS),
        rewards=np.zeros(SEATS, REWARD),
    )
    nodes = _room(0)
    for _ in ("to count", "to write"):
        deals = found.deals if JIT else as_interpreted(found.deals)
        kind = REWARDS.index(read_reward(reward))
        count = GROW.on(game)(deals, kind, for_rules(stack), for_rules(sight), for_rules(nodes))
        nodes = nodes if len(nodes.parent) else _room(count)
    varying = np.flatnonzero(sight.least < sight.most)
    return GameTree(found, reward, nodes, InformationSets(nodes), varying)


def _room(size: int) -> Nodes:
    return Nodes(
        parent=np.zeros(size, np.int32),
        choice=np.zeros(size, np.int16),
        action=np.zeros(size, ACTION),
        actor=np.zeros(size, np.int8),
        choices=np.zeros(size, np.int16),
        ply=np.zeros(size, np.int16),
        key=np.zeros(size, np.int64),
        worth=np.zeros(size, REWARD),
    )
