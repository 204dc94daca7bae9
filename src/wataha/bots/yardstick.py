"""The yardstick: one step ahead by a game's hand-made evaluation, where its bots have a fitted one.

A yardstick must not grow with what it measures: `greedy` plays by the module `GAME_by_hand` where there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from wataha.engine.compiled import EntryPoint
from wataha.engine.game import Game
from wataha.engine.registry import game_of_dtype, game_of_record_type
from wataha.engine.resolving import resolve

from .evaluation import CALLS, sources_for
from .greedy import WEIGH, leads_after, sum_leads
from .memory import Memory
from .playout import foreseeing
from .question import Question, Stretch


@cache
def by_hand(game_id: str) -> Callable[..., None] | None:
    """The hand-made evaluation of a game, if it is not the one that its bots use."""
    name = f"{__package__}.evaluations.{game_id}_by_hand"
    return import_module(name).evaluate if find_spec(name) else None


def evaluate_by_hand(s: Any, out: Any) -> None:
    """Write the points that each seat may expect, by the hand-made evaluation."""
    evaluate = by_hand(game_of_dtype(s.dtype).id)
    assert evaluate is not None
    evaluate(s, out)


def _find_by_hand(record_type: Any) -> Any:
    game = game_of_record_type(record_type)
    return by_hand(game.id) if game else None


resolve(evaluate_by_hand, _find_by_hand)


foresee_by_hand = foreseeing(evaluate_by_hand)


def weigh_by_hand(question: Question, stretch: Stretch, memory: Memory, sums: Any) -> None:
    """Write, for each move, the lead after it by hand, summed over a stretch of redealt worlds."""
    sum_leads(question, stretch, memory, sums, foresee_by_hand)


def yardstick_sources(game: Game) -> Iterable[Path]:
    """What its machine code depends on, the game and the engine apart."""
    own: Any = by_hand(game.id)
    hand_made = [Path(getattr(own, "py_func", own).__code__.co_filename)] if own else []
    return [*sources_for(game), Path(__file__), *hand_made]


WEIGH_BY_HAND = EntryPoint(weigh_by_hand, part="yardstick", sources=yardstick_sources, calls=CALLS)


def yardstick_leads(game: Game, question: Question, seed: int) -> np.ndarray[Any, Any]:
    """The lead in points after each of the moves, by the hand-made evaluation."""
    return leads_after(game, question, seed, WEIGH_BY_HAND if by_hand(game.id) else WEIGH)
