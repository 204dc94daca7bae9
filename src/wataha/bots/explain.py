"""A decision explained: the moves in order with what the search found of them, why the best is best, what follows.

Everything here is computed from what the deciding seat knows; so a hint tells a player nothing they could not know.
"""

from __future__ import annotations

from typing import TypedDict

from wataha.engine.chance import mix
from wataha.engine.match import Match
from wataha.engine.texts import Phrase, phrase

from .adviser import Adviser
from .question import Question
from .think import Budget, Thought
from .worlds import decision_seed

WORLDS_TRIED = 32
"""How many worlds are looked at for one in which the whole expected line can be played."""

TRIED = 10
"""Visits from which on what the search found of a move is worth telling."""

CLEAR_RESULT = 0.04
CLEAR_MARGIN = 0.75
"""How much more of the win, or how many points, make one move better than another in words."""


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
    why: Phrase  # in one sentence
    net: Phrase | None  # whether the net alone likes the same move; None where no net was asked
    line: list[ExpectedMove]
    level: str  # of the bot whose search it is
    iterations: int


def explain(match: Match, seed: int = 0, budget: Budget | None = None, adviser: Adviser | None = None) -> Explanation:
    """Explain the decision at hand, for the seat whose turn it is, by the best adviser if not told otherwise."""
    adviser = adviser or Adviser.of(match.game)
    thought = adviser.think(match, seed, budget)
    return {
        "seat": thought.seat,
        "result": thought.result,
        "moves": explain_moves(match, thought),
        "why": explain_why(match, thought, seed),
        "net": compare_with_net(match, thought, adviser.first_sight(match, seed)),
        "line": expected_line(match, thought.line, seed),
        "level": adviser.level,
        "iterations": thought.iterations,
    }


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


def explain_why(match: Match, thought: Thought, seed: int) -> Phrase:
    """What the best move gains over the next best, or what it keeps another from doing."""
    if len(thought.moves) == 1:
        return phrase("why-only")
    best, other = thought.moves[:2]
    wins = in_a_hundred(best.result)
    if other.visits < TRIED:
        return phrase("why-clear", wins=wins)
    table = match.game.table
    label = table.label(table.path(other.action), match.view(thought.seat))
    if best.result - other.result >= CLEAR_RESULT:
        words = {"wins": wins, "other": label, "other_wins": in_a_hundred(other.result)}
        answer = _answer(match, thought, seed)
        if answer is None:
            return phrase("why-wins", **words)
        return phrase("why-prevents", who=answer["seat"], answer=answer["label"], **words)
    if best.margin - other.margin >= CLEAR_MARGIN:
        return phrase("why-margin", points=round(best.margin - other.margin), other=label)
    return phrase("why-close", other=label)


def compare_with_net(match: Match, thought: Thought, liked: int | None) -> Phrase | None:
    """Whether the move that the net alone likes is the one that the search found best; None where nothing was asked."""
    if liked is None or len(thought.moves) == 1:
        return None
    if liked == thought.best:
        return phrase("net-agrees")
    table = match.game.table
    label = table.label(table.path(liked), match.view(thought.seat))
    found = next(move for move in thought.moves if move.action == liked)
    if found.visits < TRIED:
        return phrase("net-dropped", other=label)
    return phrase("net-differs", other=label, wins=in_a_hundred(thought.result), other_wins=in_a_hundred(found.result))


def in_a_hundred(result: float) -> int:
    """So many games of a hundred; a search is never sure."""
    return min(99, max(1, round(100 * result)))


def _answer(match: Match, thought: Thought, seed: int) -> ExpectedMove | None:
    """What another is expected to do after the next best move."""
    line = expected_line(match, thought.other_line, seed)
    return next((move for move in line if move["seat"] != thought.seat), None)


def expected_line(match: Match, line: tuple[tuple[int, int], ...], seed: int) -> list[ExpectedMove]:
    """A line in words, told in a world imagined by who decides, in which as much of it as possible can be played."""
    seat, own_seed = match.actor, decision_seed(match.game, Question.of(match), seed)
    actions = [action for _, action in line]
    seeds = [int(mix(own_seed, number)) for number in range(WORLDS_TRIED)]
    best_seed, best = seeds[0], 0
    for world_seed in seeds:
        length = _playable(match.imagine(seat, world_seed), actions)
        if length > best:
            best_seed, best = world_seed, length
        if best == len(actions):
            break
    world = match.imagine(seat, best_seed)
    told: list[ExpectedMove] = []
    for action in actions[:best]:
        path, mover = match.game.table.path(action), world.actor
        told.append({"seat": mover, "path": path, "label": match.game.table.label(path, world.view(mover))})
        world.play(action)
    return told


def _playable(world: Match, actions: list[int]) -> int:
    """How many of these moves, from the first on, can be played in a world."""
    for number, action in enumerate(actions):
        if action not in world.actions():
            return number
        world.play(action)
    return len(actions)
