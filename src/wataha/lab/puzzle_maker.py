"""Making puzzles: a quick search plays games and points at decisions that look clear, deep ones must agree on them.

So that puzzles are varied, a kind of decision that has its share of them waits for the others.

A deep search does not trust what it saw in passing of the moves it left aside: they are searched once more among
themselves, so that the best of them gets as much thought as the best of all. The second has another seed and thinks
longer; where there is a net, a third with it must agree, too. Budgets are in iterations: equal deals give equal puzzles
on any machine.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import NamedTuple

from wataha.bots.explain import TRIED
from wataha.bots.greedy import leads_after
from wataha.bots.legend import LegendBot
from wataha.bots.net_file import NoNet, find_net
from wataha.bots.question import Question
from wataha.bots.search_settings import search_settings_for
from wataha.bots.think import Budget, Thought, think
from wataha.bots.warm import warm_bots
from wataha.engine.errors import WatahaError
from wataha.engine.game import Value
from wataha.engine.match import Match
from wataha.engine.registry import find_game

from .cluster import map_on_cluster
from .puzzles import Puzzle, kind_of, read_puzzles
from .worker_pool import AHEAD, worker_pool

LEAST_CHOICES = 4
"""A puzzle has at least so many moves."""

EARLIEST = 6
"""Plies before the first puzzle of a game."""

CHECKED = 3
"""So many decisions of a game are looked at deeply, at most, of different kinds first; one may become a puzzle."""

MOST_SHARE = 1 / 3
"""Of the puzzles so far, what one kind of decision may have."""

PATIENCE = 60
"""After so many deals without a puzzle of a kind that has not its share yet, any will do."""

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
    "lone_wolves": Depth(300, 20_000, 40_000, 0.1, easy_every=4, net=4_000),
    "moonlight": Depth(300, 20_000, 40_000, 0.15, easy_every=4, net=4_000),
    "the_wolves": Depth(100, 2_500, 5_000, 0.1),
    "wolves_and_sheep": Depth(600, 6_000, 12_000, 0.1, easy_every=20),
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


class Candidate(NamedTuple):
    """A decision that looks clear to the quick search."""

    easy: bool
    margin: float
    kind: str
    position: Match


class Weighing(NamedTuple):
    """A move against the best of all others, each after a search of its own."""

    best: int
    results: dict[int, float]


def find_puzzles(plan: Plan, deal: int) -> list[Puzzle]:
    """Play a deal quickly; the puzzles that are in it, one of a kind, those that need more than a glance first."""
    proven: dict[str, Puzzle] = {}
    for easy, _, kind, position in _of_different_kinds(_candidates(plan, deal))[:CHECKED]:
        found = prove(plan, position) if kind not in proven else None
        if found is not None:
            path = position.game.table.path
            results = {path(action): round(result, 3) for action, result in found.results.items()}
            proven[kind] = Puzzle(position.record(), path(found.best), results, easy)
    return list(proven.values())


def _candidates(plan: Plan, deal: int) -> list[Candidate]:
    """Play a deal quickly; the decisions in it that are worth a closer look."""
    candidates: list[Candidate] = []
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
                kind = kind_of(match, match.game.table.path(thought.best))
                candidates.append(Candidate(easy, _quick_margin(thought), kind, match.copy()))
        match.make(thought.best)
    return candidates


def _of_different_kinds(candidates: list[Candidate]) -> list[Candidate]:
    """The best of each kind, then all others."""
    ordered = sorted(candidates, key=lambda candidate: (candidate.easy, -candidate.margin))
    firsts = {candidate.kind: candidate for candidate in reversed(ordered)}
    best = [candidate for candidate in ordered if firsts[candidate.kind] is candidate]
    return best + [candidate for candidate in ordered if firsts[candidate.kind] is not candidate]


def _is_promising(thought: Thought) -> bool:
    return len(thought.moves) >= LEAST_CHOICES and thought.moves[0].share >= PROMISING_SHARE


def _quick_margin(thought: Thought) -> float:
    """By how much of the win the best move is better than the next, for all that one search tells."""
    return thought.result - max((move.result for move in thought.moves[1:] if move.visits >= TRIED), default=0.0)


def _at_a_glance(match: Match) -> int:
    """The move that looks best by the evaluation, one step ahead."""
    question = Question.of(match)
    return int(question.moves[leads_after(match.game, question, 0).argmax()])


def prove(plan: Plan, match: Match) -> Weighing | None:
    """What the last of the deep searches found, if all find the same move far better than all others; None if not."""
    depth, found = plan.depth, None

    def by_net(only: list[int]) -> Thought:
        bot = LegendBot(SECOND_SEED, {"iterations": str(depth.net), "seconds": "inf", "trees": "1"})
        return bot.think(match.game, Question.of(match, only))

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
    settings = search_settings_for(match.game.id)
    return think(match.game, Question.of(match, only), settings, Budget(iterations), seed)


def _has_net(plan: Plan) -> bool:
    """Whether a net has learned what the plan is of."""
    try:
        find_net(plan.game, plan.players)
    except NoNet:
        return False
    return True


def make_puzzles(
    plan: Plan,
    wanted: int,
    file: Path,
    workers: int,
    advance: Callable[[int], None] = lambda _: None,
    cluster: str | None = None,
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
    kinds = Counter(puzzle.kind for puzzle in kept)
    last = max((puzzle.record["seed"] for puzzle in kept), default=-1)
    if cluster:
        found = map_on_cluster(cluster, plan.game, find_puzzles, ((plan, deal) for deal in count(last + 1)))
    else:
        found = _from_deals(plan, last + 1, workers)
    for deal, puzzles in enumerate(found, last + 1):
        puzzle = choose(puzzles, kinds, deal - last)
        if puzzle is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(puzzle.line() + "\n")
            advance(1)
            last = deal
            kinds[puzzle.kind] += 1
        if kinds.total() >= wanted:
            break
    return kinds.total()


def choose(puzzles: list[Puzzle], kinds: Counter[str], deals: int) -> Puzzle | None:
    """Of a deal's puzzles the one of the rarest kind, if that has not its share yet, or none came for many deals."""
    if deals <= PATIENCE:
        puzzles = [puzzle for puzzle in puzzles if kinds[puzzle.kind] <= kinds.total() * MOST_SHARE]
    return min(puzzles, key=lambda puzzle: kinds[puzzle.kind], default=None)


def _from_deals(plan: Plan, first: int, workers: int) -> Iterator[list[Puzzle]]:
    """What is in each deal, in their order, on so many cores."""
    if workers == 1:
        for deal in count(first):
            yield find_puzzles(plan, deal)
    with worker_pool(workers) as pool:
        running: deque[Future[list[Puzzle]]] = deque()
        for deal in count(first):
            running.append(pool.submit(find_puzzles, plan, deal))
            if len(running) >= workers * AHEAD:
                yield running.popleft().result()
