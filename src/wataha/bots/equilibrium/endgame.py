"""The end of a duel in which seats hide things, played by an equilibrium of it, as far as it is small enough.

A tree search looks for the best move against what it takes the other to do, and so plays what can be foreseen. In an
equilibrium moves are mixed just so that foreseeing them gains nothing. It is computed for the whole end at once: for
all worlds that nobody can rule out, as they are dealt, and for all that either seat may know there. What the seats
played until now tells nothing here of what they hold.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wataha.bots.question import Question
from wataha.engine.compiled import JIT
from wataha.engine.game import Game

from .cfr import compile_passes, solve
from .growth import GROW, SEATS, Deals, Nodes, Sight, Stack
from .tree import Tree
from .worlds import SAMPLE, Worlds

Array = np.ndarray[Any, Any]

MOST_IN_ONE = 2_000
"""An end is small if the tree of one world has no more nodes, and"""
MOST = 150_000
"""those of all worlds together have no more."""

SAMPLES = 4096

MOST_ONCE = 0.05
"""If more of the worlds than this share are of kinds that came once, there are many that have not come at all."""

COPIES = 16
"""Of worlds in which both seats see the same now and may not later, so many are looked at, as long as there is room."""

STEPS = 8_000_000
FEWEST, MANY = 50, 400
"""CFR+ makes as many iterations as it takes to look at so many nodes, within these bounds."""

MARGIN_SHARE = 0.001
"""Of a win; so much a point is worth: who wins or loses anyway plays for more, or fewer."""

SELDOM = 0.01
"""A move that is less likely is not played: it is left over from the first iterations."""

SECONDS = 1.0


def endgame_sources() -> list[Path]:
    """What decides how ends are played, the rules apart."""
    return sorted(Path(__file__).parent.glob("*.py"))


def compile_endgame(game: Game, question: Question) -> None:
    """Compile all that it takes to solve the end of a game; the question may be any."""
    solve_end(game, question, 0)
    compile_passes(game)


def solve_end(game: Game, question: Question, seed: int) -> Array | None:
    """How likely each move is in an equilibrium of the end of a duel; None where that is not small.

    That takes less than SECONDS on a usual machine, and minutes where rules run interpreted: there it is None, too.
    """
    if question.players != SEATS or len(question.moves) == 1 or not JIT:
        return None
    alone = sample_worlds(game, question, seed, 1)
    if _grow(game, Deals(alone.states, np.ones(1), np.zeros(1, np.int64)), MOST_IN_ONE) > MOST_IN_ONE:
        return None
    worlds = sample_worlds(game, question, seed, SAMPLES)
    if not are_all_met(worlds):
        return None
    one_of_each = choose_deals(worlds, 1)
    size = _grow(game, one_of_each, MOST)
    if size > MOST:
        return None
    nodes = Nodes.of(MOST)
    size = _grow(game, choose_deals(worlds, max(1, min(COPIES, MOST // size))), MOST, nodes)
    if size > MOST:
        size = _grow(game, one_of_each, MOST, nodes)
    nodes = Nodes(*(row[:size] for row in nodes))
    tree = Tree(game, nodes, nodes.place + MARGIN_SHARE * nodes.margin)
    policy = solve(tree, int(np.clip(STEPS // size, FEWEST, MANY)))
    first = tree.sets.first[tree.sets.of_node[0]]
    return leave_out_seldom(policy[first : first + nodes.choices[0]])


def leave_out_seldom(likely: Array) -> Array:
    """The same without moves that are hardly ever played; of very many that are equally likely all stay.

    >>> leave_out_seldom(np.array([0.005, 0.398, 0.597])).tolist()
    [0.0, 0.4, 0.6]
    >>> int(np.count_nonzero(leave_out_seldom(np.full(200, 1 / 200))))
    200
    """
    often = np.where(likely < min(SELDOM, likely.max()), 0, likely)
    return often / often.sum()


def _grow(game: Game, deals: Deals, limit: int, nodes: Nodes | None = None) -> int:
    """Write the tree of these deals; without nodes only count it, which is many times quicker."""
    return GROW.on(game)(deals, limit, Stack.of(game), Sight.of(game), nodes or Nodes.of(0))


def sample_worlds(game: Game, question: Question, seed: int, count: int) -> Worlds:
    """So many worlds that nobody can rule out; in the first one the seat knows what it does."""
    worlds = Worlds(game.states(count), np.zeros(count, np.int64))
    SAMPLE.on(game)(question, seed, worlds, Sight.of(game))
    return worlds


def choose_deals(worlds: Worlds, copies: int) -> Deals:
    """So many worlds of every kind that was met, how likely each is, and their kinds, that of the first world first.

    Worlds are of a kind if both seats see the same in them.
    """
    _, met, kinds, counts = np.unique(worlds.seen, return_index=True, return_inverse=True, return_counts=True)
    order = np.lexsort((np.arange(len(kinds)), met[kinds]))
    rank = np.arange(len(order)) - np.searchsorted(met[kinds][order], met[kinds][order])
    chosen = order[rank < copies]
    shares = counts / np.bincount(kinds[chosen])
    return Deals(worlds.states[chosen], shares[kinds[chosen]], kinds[chosen])


def are_all_met(worlds: Worlds) -> bool:
    """Whether there is hardly a kind that was not met: as many have not come as have come once (Good and Turing)."""
    _, counts = np.unique(worlds.seen, return_counts=True)
    return (counts == 1).sum() <= MOST_ONCE * len(worlds.seen)
