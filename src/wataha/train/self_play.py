"""Games for a net of positions to learn from: quick moves by what it says, or searches; some positions are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wataha.bots.evaluation import CALLS, settled, sources_for
from wataha.bots.features import DESCRIBE, row_shape
from wataha.bots.legend import POSITION_SEARCH
from wataha.bots.memory import Memory, for_rules
from wataha.bots.net_search import GROW_WITH_NET
from wataha.bots.playout import DEALT, UNIT, WON, WORLD, best_of_some, share_the_win
from wataha.bots.position_net import (
    PositionNet,
    PositionSight,
    foresee_chance,
    judge_position,
    make_position_sight,
    position_net_sources,
)
from wataha.bots.question import Question, Stretch
from wataha.bots.search import GROW
from wataha.bots.search_settings import SearchSettings, search_settings_for
from wataha.bots.think import children_of
from wataha.bots.tree import NONE, TICK
from wataha.engine import linked
from wataha.engine.chance import mix, pick
from wataha.engine.compiled import EntryPoint, source_inlined
from wataha.engine.game import Game, Value
from wataha.engine.registry import find_game

Array = np.ndarray[Any, Any]

MANNER = SearchSettings(guided=0.98, tries=16, ways=4)
"""49 moves in 50 are the best of 16; a move of several decisions is completed in four ways."""

WIDTHS = (64, 32)
"""Of the layers of a net of positions."""

POOLED = 16
"""Numbers that a net of positions makes of every part of the board."""

MOST_KEPT = 256
"""Positions of a game."""

TRIED_ENOUGH = 8
"""A move of several decisions is completed as the search saw it, where one iteration in so many tried that."""

ALPHA_PACE = {"the_wolves": 0.3, "wolves_and_sheep": 5.0}
"""About so many iterations alpha makes in the time of one with a net."""


class Pace(NamedTuple):
    """How a game is played, and what is kept of it."""

    players: int
    seed: int
    by_net: int
    """The seats for whom the net says which moves are good, as a mask; for the others the evaluation does."""
    share: float
    """Of positions that are kept."""


class Kept(NamedTuple):
    """Positions of a game."""

    rows: Any
    """What the net is shown of them, a row a seat."""
    expected: Any
    """What the net, or a search with it, expected there: every seat's share of the win."""


def play_and_keep(
    states: Any, i: int, pace: Pace, settings: Any, memory: Memory, net: PositionNet, sight: PositionSight, kept: Kept
) -> int:
    """Play states[i] to the end, and keep some positions between moves; how many.

    The chances of all seats at the end, 1, 0 or a share, are then in memory.result, and their points in memory.points.
    """
    knobs = settings[0]
    worlds = memory.worlds
    worlds[DEALT] = states[i]
    count = linked.legal(worlds[DEALT], memory.choices)
    draws = 0
    size = 0
    while count > 0:
        if size < len(kept.rows) and pick(pace.seed, draws, UNIT) < pace.share * UNIT and settled(worlds[DEALT]):
            judge_position(net, sight, worlds[DEALT], pace.players)
            for seat in range(pace.players):
                kept.expected[size, seat] = sight.chances[seat]
                for k in range(sight.rows.shape[1]):
                    kept.rows[size, seat, k] = sight.rows[seat, k]
            size += 1
        chosen = memory.choices[pick(pace.seed, draws + 1, count)]
        if count > 1 and pick(pace.seed, draws + 2, UNIT) < knobs.guided * UNIT:
            chosen = quick_move(pace, knobs, memory, net, sight, count, mix(pace.seed, draws), chosen)
        linked.apply(worlds[DEALT], chosen)
        draws += 3
        count = linked.legal(worlds[DEALT], memory.choices)
    linked.score(worlds[DEALT], memory.places)
    for seat in range(pace.players):
        memory.points[seat] = memory.places[seat]
    linked.standing(worlds[DEALT], memory.places)
    share_the_win(pace.players, memory.places, memory.result)
    return size


@source_inlined
def quick_move(pace: Any, knobs: Any, memory: Any, net: Any, sight: Any, count: int, seed: int, chosen: int) -> int:
    """The best of a few random moves, the first of which is chosen already, in one world of the mover's belief."""
    worlds = memory.worlds
    seat = linked.actor(worlds[DEALT])
    worlds[WORLD] = worlds[DEALT]
    linked.redeal(worlds[WORLD], seat, seed)
    if pace.by_net >> seat & 1 == 0:
        moves = memory.choices[:count]
        return best_of_some(worlds, moves, pace.players, knobs, seed, chosen, memory.others, memory.points)
    memory.ledger[TICK] = seed & 0x7FFFFFFF
    best = foresee_chance(net, sight, memory, chosen, seat, pace.players, knobs.ways)
    for attempt in range(1, knobs.tries):
        other = memory.choices[pick(seed, attempt, count)]
        if other != chosen:
            chance = foresee_chance(net, sight, memory, other, seat, pace.players, knobs.ways)
            if chance > best:
                best = chance
                chosen = other
    return chosen


def _sources(game: Game) -> list[Path]:
    return [*sources_for(game), *position_net_sources(game), Path(__file__)]


PLAY_AND_KEEP = EntryPoint(play_and_keep, part="self_play", sources=_sources, calls=(*CALLS, DESCRIBE))


def judge_settled(states: Any, i: int, players: int, net: PositionNet, sight: PositionSight) -> bool:
    """Write what the net sees of states[i] and expects there; whether it can: not in the midst of a move."""
    if not settled(states[i]):
        return False
    judge_position(net, sight, states[i], players)
    return True


JUDGE_SETTLED = EntryPoint(judge_settled, part="self_play", sources=_sources, calls=(*CALLS, DESCRIBE))


def untrained(game: Game) -> PositionNet:
    """A net that knows nothing."""
    shape = row_shape(game.id)
    pooled = POOLED if shape.parts else 0
    first, second = WIDTHS
    sees = shape.own + pooled
    shapes = ((shape.part, pooled), (sees, first), (sees, first), (first,), WIDTHS, (second,), (1, second))
    return PositionNet(*(np.zeros(shape, np.float32) for shape in shapes))


class Order(NamedTuple):
    """Games to be played: the seeds of their deals, and who plays by the net."""

    game_id: str
    players: int
    options: dict[str, Value]
    seeds: range
    by_net: int
    """The seats for whom the net plays, as a mask; for the others the evaluation does, or alpha's search with it."""
    share: float
    """Of positions that are kept."""
    iterations: int = 0
    """Of the search that plays; 0 for quick moves."""
    trace: float = 1.0
    """How much of what a position is said to have led to is what came after it; the rest is what was expected there."""


class Played(NamedTuple):
    """What came of it."""

    rows: Array
    """Positions, a row a seat."""
    shares: Array
    """Of the win, that each seat got from there."""
    margins: Array
    """Each seat's lead over the best of the others at the end."""
    wins: Array
    """Of each seat, over all games."""


def look_back(expected: Array, won: Array, trace: float) -> Array:
    """What each position of a game led to: who won, mixed with what was expected on the way (TD(lambda)).

    >>> look_back(np.array([[0.5, 0.5], [0.0, 1.0]]), np.array([1.0, 0.0]), 0.5).tolist()
    [[0.5, 0.5], [0.5, 0.5]]
    """
    shares = np.empty_like(expected)
    share = won
    for place in range(len(expected) - 1, -1, -1):
        share = shares[place] = trace * share + (1 - trace) * expected[place]
    return shares


class Table:
    """Plays games of an order one after the other, always in the same memory."""

    def __init__(self, order: Order, net: PositionNet | None) -> None:
        self.game = find_game(order.game_id)
        self.order = order
        self.net = net or untrained(self.game)
        self.sight = make_position_sight(self.game, self.net)
        self.never = np.zeros(1, np.uint8)
        self.alpha_iterations = round(order.iterations * ALPHA_PACE.get(order.game_id, 1.0))
        most = max(1, order.iterations, self.alpha_iterations)
        self.memory = Memory.of(self.game, most * self.game.most_choices)
        rows = np.zeros((MOST_KEPT, order.players, row_shape(order.game_id).size), np.float32)
        self.kept = Kept(rows, np.zeros((MOST_KEPT, order.players), np.float32))

    def play(self, deal: Array, seed: int) -> int:
        """Play a deal to the end; how many positions were kept. Who won is in memory.result, as after all games."""
        order = self.order
        if order.iterations:
            return self._play_by_search(deal, seed)
        pace = Pace(order.players, seed, order.by_net, order.share)
        run, bundles = PLAY_AND_KEEP.on(self.game), map(for_rules, (self.memory, self.net, self.sight, self.kept))
        return run(deal, 0, pace, MANNER.record(), *bundles)

    def _play_by_search(self, deal: Array, seed: int) -> int:
        """Every move but a few random ones is what a search found best: with the net, or alpha's."""
        order, game, memory, kept = self.order, self.game, self.memory, self.kept
        look, bundles = JUDGE_SETTLED.on(game), [for_rules(bundle) for bundle in (self.net, self.sight)]
        size = draws = 0
        node = NONE
        while game.calls.actor(deal, 0) >= 0:
            question = Question.at(game, deal, 0, order.players)
            between_moves = look(deal, 0, order.players, *bundles)
            keeps = between_moves and size < MOST_KEPT and pick(seed, draws, UNIT) < order.share * UNIT
            if keeps:
                kept.rows[size] = self.sight.rows[: order.players]
                kept.expected[size] = self.sight.chances[: order.players]
            searched = len(question.moves) > 1
            by_net = order.by_net >> question.seat & 1 == 1
            iterations = order.iterations if by_net else self.alpha_iterations
            node = NONE if between_moves else self._most_tried(node, question.moves, iterations // TRIED_ENOUGH)
            if searched and node == NONE:
                search = self._search_with_net if by_net else self._search_as_alpha
                search(question, Stretch(int(mix(seed, draws)), 0, iterations))
                node = self._most_tried(0, question.moves)
                if keeps and by_net:
                    kept.expected[size] = self.sight.expected[: order.players] / iterations
            if node == NONE or (searched and pick(seed, draws + 2, UNIT) >= MANNER.guided * UNIT):
                node = NONE
                chosen = int(question.moves[pick(seed, draws + 1, len(question.moves))])
            else:
                chosen = int(memory.tree[node]["key"])
            size += keeps
            game.calls.apply(deal, 0, chosen)
            draws += 3
        game.calls.score(deal, 0, memory.places)
        memory.points[: order.players] = memory.places[: order.players]
        game.calls.standing(deal, 0, memory.places)
        share_the_win(order.players, memory.places, memory.result)
        return size

    def _search_with_net(self, question: Question, stretch: Stretch) -> None:
        """Grow a tree; what everybody can expect is then in sight.expected, added up."""
        settings = search_settings_for(self.game.id).but(**POSITION_SEARCH)
        bundles = map(for_rules, (self.memory, self.net, self.sight))
        GROW_WITH_NET.on(self.game)(for_rules(question), stretch, settings.record(), *bundles, self.never)

    def _search_as_alpha(self, question: Question, stretch: Stretch) -> None:
        settings = search_settings_for(self.game.id).record()
        GROW.on(self.game)(for_rules(question), stretch, settings, for_rules(self.memory), self.never)

    def _most_tried(self, node: int, moves: Array, least: int = 0) -> int:
        """The node of the legal move that the search tried most after a node; NONE where it tried none often enough."""
        if node == NONE:
            return NONE
        tree = self.memory.tree
        known = [child for child in children_of(tree, node) if tree[child]["key"] in moves]
        best = max(known, key=lambda child: int(tree[child]["visits"]), default=NONE)
        return best if best != NONE and tree[best]["visits"] >= least else NONE


def play_games(order: Order, net: PositionNet | None) -> Played:
    """Play the games of an order, one after the other."""
    table = Table(order, net)
    played: list[Played] = []
    for seed in order.seeds:
        deal = table.game.deal(seed, order.players, order.options)
        size = table.play(deal, int(mix(seed, 1)))
        won = table.memory.result[WON, : order.players].astype(np.float32)
        points = table.memory.points[: order.players]
        leads = [points[seat] - np.delete(points, seat).max() for seat in range(order.players)]
        shares = look_back(table.kept.expected[:size], won, order.trace)
        margins = np.tile(np.array(leads, np.float32), (size, 1))
        played.append(Played(table.kept.rows[:size].astype(np.float16), shares, margins, won))
    rows, shares, margins, wins = (list(part) for part in zip(*played, strict=True))
    return Played(np.concatenate(rows), np.concatenate(shares), np.concatenate(margins), np.sum(wins, axis=0))
