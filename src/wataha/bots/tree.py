"""The memory of a search: one block of nodes, allotted before it starts and never more.

node 0 is the position to decide. A node's children are a list through `next`:

    node ── first ──> child ── next ──> child ── next ──> NONE
                      key: action       key: action

A child's key is the action that leads to it. Where an action revealed something, the node behind it has
children of another sort: one for each thing seen, their keys below NONE.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wataha.engine.compiled import inlined

NONE = -1

NODE = np.dtype(
    [
        ("key", "i4"),  # the action that leads here, or what it revealed
        ("first", "i4"),  # first child, or NONE
        ("next", "i4"),  # next sibling, or NONE
        ("visits", "i4"),  # how often the search went through
        ("available", "i4"),  # how often it could have, for the action was legal in the world at hand
        ("mover", "i4"),  # seat whose action leads here
        ("weight", "f8"),  # how the evaluation likes that action, against doing nothing
        ("reward", "f8"),  # sums of results for the mover, over all visits
        ("won", "f8"),
        ("margin", "f8"),
    ],
    align=True,
)

USED, TICK = range(2)
"""The ledger beside the tree: nodes in use, and the number of the selection at hand."""


@inlined
def plant(tree: Any, ledger: Any) -> None:
    """Begin anew with a root that has no children."""
    ledger[USED] = 0
    ledger[TICK] = 0
    add(tree, ledger, NONE, NONE, NONE, 1.0)


@inlined
def add(tree: Any, ledger: Any, parent: int, key: int, mover: int, weight: float) -> int:
    """A new child at the front of its parent's list; NONE where no memory is left."""
    node = ledger[USED]
    if node >= len(tree):
        return NONE
    ledger[USED] += 1
    fresh = tree[node]
    fresh.key = key
    fresh.first = NONE
    fresh.next = NONE
    fresh.visits = 0
    fresh.available = 0
    fresh.mover = mover
    fresh.weight = weight
    fresh.reward = 0.0
    fresh.won = 0.0
    fresh.margin = 0.0
    if parent != NONE:
        fresh.next = tree[parent].first
        tree[parent].first = node
    return node


@inlined
def child_of(tree: Any, parent: int, key: int) -> int:
    """The child of that key, or NONE."""
    child = tree[parent].first
    while child != NONE and tree[child].key != key:
        child = tree[child].next
    return child
