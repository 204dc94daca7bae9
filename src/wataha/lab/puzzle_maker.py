"""Making puzzles: a quick search plays games and points at decisions that look clear, deep ones must agree on them.

A deep search does not trust what it saw in passing of the moves it left aside: they are searched once more among
themselves, so that the best of them gets as much thought as the best of all. The second has another seed and thinks
longer; where there is a net, a third with it must agree, too. Budgets are in iterations: equal deals give equal puzzles
on any machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import NamedTuple

import numpy as np

from wataha.bots.bot import legal_moves
from wataha.bots.explain import TRIED
from wataha.bots.greedy import leads_after
from wataha.bots.legend import LegendBot
from wataha.bots.net_file import NoNet, check_trained, find_net
from wataha.bots.search_settings import search_settings_for
from wataha.bots.think import Budget, Thought, think
from wataha.bots.warm import warm_bots
from wataha.engine.entry_points import ACTION
from wataha.engine.errors import WatahaError
from wataha.engine.game import Value
from wataha.engine.match import Match
from wataha.engine.registry import find_game

from .puzzles import Puzzle, read_puzzles
from .worker_pool import AHEAD, worker_pool

LEAST_CHOICES = 4
"""A puzzle has at least so many moves."""

EARLIEST = 6
"""Plies before the first puzzle of a game."""

CHECKED = 3
"""So many decisions of a game are looked at deeply, at most; one of them may become a puzzle."""

PROMISING_SHARE = 0.5
"""Of the quick search's attention, what the best move has where a closer look is worth it."""

FIRST_SEED, SECOND_SEED = 1, 2


@dataclass(frozen=True)
class Depth:
    """How long the searches of a game think, in iterations, and how clear a puzzle is."""

    quick: int
    first: int
    second: int
    margin: float
    """The share of the win by which the best move is better than any other, for every deep search."""
    easy_every: int = 1
    """One deal of so many may give a puzzle that a glance at each move solves; the others only harder ones."""
    net: int = 0
    """The iterations of a third search, with a net; 0 where none has learned the game."""


DEPTHS: dict[str, Depth] = {
    "": Depth(300, 8_000, 24_000, 0.1),
    "lone_wolves": Depth(300, 20_000, 40_000, 0.15, easy_every=4, net=4_000),
    "moonlight": Depth(300, 20_000, 40_000, 0.15, easy_every=4, net=4_000),
    "the_wolves": Depth(100, 2_500, 5_000, 0.1),
    "wolves_and_sheep": Depth(150, 6_000, 12_000, 0.1),
}
"""By game, where one needs its own; else those under no name."""


class Plan(NamedTuple):
    """What the puzzles are of; plain values, so that other processes can be told."""

    game: str
    players: int
    options: dict[str, Value]

    @property
    def depth(self) -> Depth:
        return DEPTHS.get(self.game, DEPTHS[""])


class Weighing(NamedTuple):
    """A move against the best of all others, each after a search of its own."""

    best: int
    results: dict[int, float]


def find_puzzle(plan: Plan, deal: int) -> Puzzle | None:
    """Play a deal quickly; the puzzle that is in it, one that needs more than a glance before others."""
    candidates: list[tuple[bool, float, Match]] = []
    easy_too = deal % plan.depth.easy_every == 0
    match = Match(plan.game, deal, plan.players, None, **plan.options)
    while not match.over:
        actions = match.actions()
        if len(actions) == 1:
            match.make(actions[0])
            continue
        thought = _think(match, deal, plan.depth.quick)
        if _is_promising(thought) and match.ply >= EARLIEST:
            easy = _at_a_glance(match) == thought.best
            if easy_too or not easy:
                candidates.append((easy, -_quick_margin(thought), match.copy()))
        match.make(thought.best)
    for easy, _, position in sorted(candidates, key=lambda candidate: candidate[:2])[:CHECKED]:
        proven = prove(plan, position)
        if proven is not None:
            path = position.game.table.path
            results = {path(action): round(result, 3) for action, result in proven.results.items()}
            return Puzzle(position.record(), path(proven.best), results, easy)
    return None


def _is_promising(thought: Thought) -> bool:
    return len(thought.moves) >= LEAST_CHOICES and thought.moves[0].share >= PROMISING_SHARE


def _quick_margin(thought: Thought) -> float:
    """By how much of the win the best move is better than the next, for all that one search tells."""
    return thought.result - max((move.result for move in thought.moves[1:] if move.visits >= TRIED), default=0.0)


def _at_a_glance(match: Match) -> int:
    """The move that looks best by the evaluation, one step ahead."""
    moves = legal_moves(match.game, match.states, 0)
    return int(moves[leads_after(match.game, match.states, 0, match.actor, match.players, 0, moves).argmax()])


def prove(plan: Plan, match: Match) -> Weighing | None:
    """What the last of the deep searches found, if all find the same move far better than all others; None if not."""
    depth, found = plan.depth, None

    def by_net(only: list[int]) -> Thought:
        bot = LegendBot(SECOND_SEED, {"iterations": str(depth.net), "seconds": "inf", "trees": "1"})
        return bot.think(match.game, match.states, 0, match.actor, match.players, np.array(only, ACTION))

    searches: list[Callable[[list[int]], Thought]] = [
        lambda only: _think(match, FIRST_SEED, depth.first, only),
        lambda only: _think(match, SECOND_SEED, depth.second, only),
    ]
    if depth.net and _has_net(plan):
        searches.append(by_net)
    for search in searches:
        before, found = found, weigh(match, depth.margin, search)
        if found is None or (before and before.best != found.best):
            return None
    return found


def weigh(match: Match, margin: float, search: Callable[[list[int]], Thought]) -> Weighing | None:
    """Search all moves, then all but the best of them; None where that one is not better by the margin."""
    actions = match.actions()
    thought = search(actions)
    best = thought.moves[0]
    if _quick_margin(thought) < margin:
        return None
    rest = search([action for action in actions if action != best.action])
    if best.result - rest.result < margin:
        return None
    # What a search left aside may look better than what it chose only because it was tried less.
    results = {move.action: min(move.result, rest.result) for move in rest.moves if move.visits >= TRIED}
    return Weighing(best.action, {**results, rest.best: rest.result, best.action: best.result})


def _think(match: Match, seed: int, iterations: int, only: list[int] | None = None) -> Thought:
    game = match.game
    settings = search_settings_for(game.id)
    return think(game, match.states, 0, match.actor, match.players, seed, settings, Budget(iterations), only)


def _has_net(plan: Plan) -> bool:
    """Whether a net has learned what the plan is of."""
    try:
        find_net(plan.game, plan.players)
        check_trained(find_game(plan.game), plan.options)
    except NoNet:
        return False
    return True


def make_puzzles(
    plan: Plan, wanted: int, file: Path, workers: int, advance: Callable[[int], None] = lambda _: None
) -> int:
    """Add puzzles to a file until it has enough; how many it has. An interrupted run goes on where it was."""
    kept = read_puzzles(file)
    if any((puzzle.record["game"], puzzle.record["players"]) != plan[:2] for puzzle in kept):
        raise WatahaError(f"{file} holds puzzles of another game or number of players: name another file.")
    advance(len(kept))
    if len(kept) >= wanted:
        return len(kept)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(puzzle.line() + "\n" for puzzle in kept), encoding="utf-8")
    warm_bots(find_game(plan.game), plan.players, plan.options)
    done = len(kept)
    for puzzle in _from_deals(plan, max((puzzle.record["seed"] for puzzle in kept), default=-1) + 1, workers):
        if puzzle is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(puzzle.line() + "\n")
            advance(1)
            done += 1
        if done >= wanted:
            break
    return done


def _from_deals(plan: Plan, first: int, workers: int) -> Iterator[Puzzle | None]:
    """What is in each deal, in their order, on so many cores."""
    if workers == 1:
        for deal in count(first):
            yield find_puzzle(plan, deal)
    with worker_pool(workers) as pool:
        running: deque[Future[Puzzle | None]] = deque()
        for deal in count(first):
            running.append(pool.submit(find_puzzle, plan, deal))
            if len(running) >= workers * AHEAD:
                yield running.popleft().result()
