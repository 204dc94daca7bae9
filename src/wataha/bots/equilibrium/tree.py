"""The tree of a duel in flat arrays, and what its seats can tell apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from wataha.engine.game import Game

from .growth import ROOT, Nodes

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
class Tree:
    """A duel, or the end of one, written out."""

    game: Game
    nodes: Nodes
    worth: Array
    """What each end of a game is worth to the first seat."""

    @cached_property
    def sets(self) -> InformationSets:
        return InformationSets(self.nodes)

    @property
    def size(self) -> int:
        """The number of nodes."""
        return len(self.nodes.parent)

    @cached_property
    def slot(self) -> Array:
        """For each node the place in a policy of the choice that leads there; -1 for a deal."""
        before = np.maximum(self.nodes.parent, 0)
        slots = self.sets.first[self.sets.of_node[before]] + self.nodes.choice
        return np.where(self.nodes.parent == ROOT, -1, slots).astype(np.int32)

    def uniform(self) -> Array:
        """The policy that likes every choice equally."""
        return np.repeat(1 / self.sets.choices, self.sets.choices)
