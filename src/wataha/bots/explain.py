"""A decision explained: the moves in order with what the search found of them, and the line it expects, in words.

Everything here is computed from what the deciding seat knows; so a hint tells a player nothing they could not know.
"""

from __future__ import annotations

from typing import TypedDict

from wataha.engine.chance import mix
from wataha.engine.match import Match
from wataha.engine.texts import Phrase

from .levels import level_for
from .search_settings import search_settings_for
from .think import Budget, Thought, think
from .worlds import decision_seed

WORLDS_TRIED = 32
"""How many worlds are looked at for one in which the whole expected line can be played."""


class ExplainedMove(TypedDict):
    """A move, and what the search found of it."""

    path: str
    label: Phrase
    visits: int
    share: float  # of all visits; the shares of all moves add up to 1
    result: float  # expected share of the win
    margin: float  # expected lead over the best of the others, in points


class ExpectedMove(TypedDict):
    """A move of the main line."""

    seat: int
    path: str
    label: Phrase


class Explanation(TypedDict):
    """What a seat should know before it decides; plain JSON."""

    seat: int
    result: float
    moves: list[ExplainedMove]
    line: list[ExpectedMove]
    iterations: int


def explain(match: Match, seed: int = 0, budget: Budget | None = None) -> Explanation:
    """Explain the decision at hand, for the seat whose turn it is; thinks as long as alpha, if not told otherwise."""
    thought = ponder(match, seed, budget)
    return {
        "seat": thought.seat,
        "result": thought.result,
        "moves": explain_moves(match, thought),
        "line": expected_line(match, thought, seed),
        "iterations": thought.iterations,
    }


def ponder(match: Match, seed: int, budget: Budget | None = None, only: list[int] | None = None) -> Thought:
    """Search the decision at hand, or some of its moves."""
    game = match.game
    if budget is None:
        budget = level_for(game.id, "alpha").budget
    return think(game, match.states, 0, match.actor, match.players, seed, search_settings_for(game.id), budget, only)


def explain_moves(match: Match, thought: Thought) -> list[ExplainedMove]:
    """What the search found of each move, the best first."""
    table, view = match.game.table, match.view(thought.seat)
    moves: list[ExplainedMove] = []
    for move in thought.moves:
        path = table.path(move.action)
        moves.append(
            {
                "path": path,
                "label": table.label(path, view),
                "visits": move.visits,
                "share": move.share,
                "result": move.result,
                "margin": move.margin,
            }
        )
    return moves


def expected_line(match: Match, thought: Thought, seed: int) -> list[ExpectedMove]:
    """The main line in words, told in an imagined world in which as much of it as possible can be played."""
    own_seed = decision_seed(match.game, match.states, 0, thought.seat, seed)
    actions = [action for _, action in thought.line]
    seeds = [int(mix(own_seed, number)) for number in range(WORLDS_TRIED)]
    best_seed, best = seeds[0], 0
    for world_seed in seeds:
        length = _playable(match.imagine(thought.seat, world_seed), actions)
        if length > best:
            best_seed, best = world_seed, length
        if best == len(actions):
            break
    world = match.imagine(thought.seat, best_seed)
    told: list[ExpectedMove] = []
    for action in actions[:best]:
        path, seat = match.game.table.path(action), world.actor
        told.append({"seat": seat, "path": path, "label": match.game.table.label(path, world.view(seat))})
        world.play(action)
    return told


def _playable(world: Match, actions: list[int]) -> int:
    """How many of these moves, from the first on, can be played in a world."""
    for number, action in enumerate(actions):
        if action not in world.actions():
            return number
        world.play(action)
    return len(actions)
