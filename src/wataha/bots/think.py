"""Thinking about a decision: trees grown within a budget, and what they say of every move."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from wataha.engine.chance import mix
from wataha.engine.game import Game

from .memory import Memory, for_rules, lent
from .question import Question, Stretch
from .search import GROW
from .search_settings import SearchSettings
from .tree import NONE
from .worlds import decision_seed

CHECK_SECONDS = 0.004
"""How often the clock is looked at while time is the budget."""

FIRST_CHUNK = 16

LINE = 8
"""How far the main line is told."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations over all trees, so many seconds, whichever ends first.

    With iterations alone, equal seeds give equal thoughts.
    """

    iterations: int = 1000
    seconds: float = math.inf
    trees: int = 1


@dataclass(frozen=True)
class Weighed:
    """A move and what the search found of it, for the seat that decides."""

    action: int
    visits: int
    share: float
    """Of all visits."""
    reward: float
    """What the search maximises: the win, with some of the margin."""
    result: float
    """The expected share of the win."""
    margin: float
    """The expected lead over the best of the others, in points."""


@dataclass(frozen=True)
class Thought:
    """What came of thinking: the moves, the best first, and the line that the search expects."""

    seat: int
    moves: tuple[Weighed, ...]
    line: tuple[tuple[int, int], ...]
    """Movers and their actions, from the best move on."""
    other_line: tuple[tuple[int, int], ...]
    """The same from the next best move on; empty where there is none that was tried."""
    iterations: int

    @property
    def best(self) -> int:
        return self.moves[0].action

    @property
    def result(self) -> float:
        """The expected share of the win under good play."""
        return self.moves[0].result


Grow = Callable[[Memory, Stretch], int]
"""Lets a tree grow: its memory, and the iterations that are wanted; how many were made."""


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max(2, os.cpu_count() or 1), thread_name_prefix="wataha-search")


def think(
    game: Game,
    question: Question,
    settings: SearchSettings,
    budget: Budget,
    seed: int,
    stop: np.ndarray[Any, Any] | None = None,
) -> Thought:
    """Search a decision, from what its seat knows.

    `stop` is an array of one byte; setting it to 1 from another thread ends the search at once.
    """
    stop = np.zeros(1, np.uint8) if stop is None else stop
    asked, record, run = for_rules(question), settings.record(), GROW.on(game)

    def grow(memory: Memory, stretch: Stretch) -> int:
        return run(asked, stretch, record, for_rules(memory), stop)

    return grow_trees(game, question, decision_seed(game, question, seed), budget, grow, stop)


def grow_trees(
    game: Game, question: Question, seed: int, budget: Budget, grow: Grow, stop: np.ndarray[Any, Any]
) -> Thought:
    """Grow as many trees as the budget says, and conclude from all of them."""

    def run(number: int, memory: Memory) -> int:
        iterations = budget.iterations // budget.trees + (number < budget.iterations % budget.trees)
        own_seed = mix(seed, number)

        def grow_on(first: int, wanted: int) -> int:
            return grow(memory, Stretch(own_seed, first, wanted))

        return repeat_within(grow_on, iterations, budget.seconds, stop)

    with lent(game, budget.trees) as memories:
        if budget.trees == 1:
            iterations = run(0, memories[0])
        else:
            iterations = sum(_threads().map(run, range(budget.trees), memories))
        return _conclude(question.seat, question.moves, [memory.tree for memory in memories], iterations)


def repeat_within(run: Callable[[int, int], int], iterations: int, seconds: float, stop: np.ndarray[Any, Any]) -> int:
    """Run so many iterations as far as time allows; how many were made: at least one, so that there is an answer.

    `run` is told the first and how many are wanted, and tells how many it made. The first may have to load machine code
    from the disk, so the clock starts after it.
    """
    if math.isinf(seconds):
        return run(0, max(1, iterations))
    done = run(0, 1)
    start = time.perf_counter()
    chunk = FIRST_CHUNK
    while done < iterations and not stop[0]:
        spent = time.perf_counter() - start
        if spent >= seconds:
            break
        done += run(done, min(chunk, iterations - done))
        pace = (time.perf_counter() - start) / done
        chunk = max(1, int(min(CHECK_SECONDS, seconds - spent) / pace))
    return done


def children_of(tree: np.ndarray[Any, Any], node: int) -> list[int]:
    """The nodes that a node's moves lead to."""
    children: list[int] = []
    child = int(tree[node]["first"])
    while child != NONE:
        children.append(child)
        child = int(tree[child]["next"])
    return children


def _conclude(seat: int, moves: np.ndarray[Any, Any], trees: list[np.ndarray[Any, Any]], iterations: int) -> Thought:
    """Add the roots of all trees up."""
    position = {int(action): k for k, action in enumerate(moves)}
    sums = np.zeros((len(moves), 4))
    for tree in trees:
        for child in children_of(tree, 0):
            node = tree[child]
            sums[position[int(node["key"])]] += (node["visits"], node["reward"], node["won"], node["margin"])
    total = sums[:, 0].sum() or 1.0
    weighed = [
        Weighed(
            action=int(action),
            visits=int(visits),
            share=float(visits / total),
            reward=float(reward / visits) if visits else 0.0,
            result=float(won / visits) if visits else 0.0,
            margin=float(margin / visits) if visits else 0.0,
        )
        for action, (visits, reward, won, margin) in zip(moves, sums, strict=True)
    ]
    weighed.sort(key=lambda move: (-move.visits, -move.reward, move.action))
    others = [_main_line(trees, move.action) for move in weighed[1:2] if move.visits]
    return Thought(seat, tuple(weighed), _main_line(trees, weighed[0].action), others[0] if others else (), iterations)


def _main_line(trees: list[np.ndarray[Any, Any]], action: int) -> tuple[tuple[int, int], ...]:
    """The most visited moves from one on, in the tree that knows it best."""
    starts = [(tree, child) for tree in trees for child in children_of(tree, 0) if tree[child]["key"] == action]
    tree, node = max(starts, key=lambda start: int(start[0][start[1]]["visits"]))
    line = [(int(tree[node]["mover"]), action)]
    while len(line) < LINE:
        children = children_of(tree, node)
        if not children:
            break
        node = max(children, key=lambda child: int(tree[child]["visits"]))
        if tree[node]["visits"] < 2:
            break
        if tree[node]["key"] >= 0:
            line.append((int(tree[node]["mover"]), int(tree[node]["key"])))
    return tuple(line)
