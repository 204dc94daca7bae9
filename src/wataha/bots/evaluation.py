"""How good a position looks: the points that each seat may expect at the end, by a game's own evaluation.

`evaluate(s, out)` is found by the type of the record, as the functions of the contract are. A game that has none of its
own is judged by its score as things stand; `register_evaluation` gives one to a game from elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from wataha.engine import contract
from wataha.engine.compiled import EntryPoint, inlined, rule
from wataha.engine.game import Game
from wataha.engine.linked import ACTOR, APPLY, LEGAL, OBSERVE, REDEAL, SCORE, STANDING, LinkedRule
from wataha.engine.registry import game_of_dtype, game_of_record_type
from wataha.engine.resolving import resolve
from wataha.engine.twins import twin_of

FAR = 1e9
"""More than any lead in points."""

COMPILED = ("evaluation", "flat", "greedy", "memory", "playout", "question", "search", "tree")
"""The modules of this package whose code is compiled for every game."""


@rule
def by_score(s: Any, out: Any) -> None:
    """The points as things stand: for games that have no evaluation of their own."""
    contract.score(s, out)


@rule
def always(s: Any) -> bool:  # noqa: ARG001
    """For games in which every move is a whole one."""
    return True


@dataclass(frozen=True)
class Evaluation:
    """How positions of a game are judged."""

    evaluate: Callable[..., None] = by_score
    """evaluate(s, out), compiled: writes the points that each seat may expect, as real numbers."""
    settled: Callable[..., bool] = always
    """settled(s), compiled: whether that can be judged now, or the mover is still in the midst of a move."""

    @property
    def source(self) -> Path:
        plain: Any = getattr(self.evaluate, "py_func", self.evaluate)
        return Path(plain.__code__.co_filename)


_evaluations: dict[str, Evaluation] = {}


def register_evaluation(game_id: str, evaluation: Evaluation) -> None:
    """Give a game from elsewhere an evaluation."""
    _evaluations[game_id] = evaluation


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation of a game: the registered one, or that of the module of its name, or the score."""
    if game.id not in _evaluations:
        name = f"{__package__}.evaluations.{game.id}"
        if find_spec(name):
            module = import_module(name)
            register_evaluation(game.id, Evaluation(module.evaluate, getattr(module, "settled", always)))
        else:
            register_evaluation(game.id, Evaluation())
    return _evaluations[game.id]


def own_evaluate(s: Any, out: Any) -> None:
    """The evaluation of the record's game."""
    twin_of(evaluation_of(game_of_dtype(s.dtype)).evaluate)(s, out)


def own_settled(s: Any) -> bool:
    """The same of whether it can be judged."""
    return twin_of(evaluation_of(game_of_dtype(s.dtype)).settled)(s)


def _find_own(name: str) -> Callable[[Any], Any]:
    def find(record_type: Any) -> Any:
        game = game_of_record_type(record_type)
        return getattr(evaluation_of(game), name) if game else None

    return find


resolve(own_evaluate, _find_own("evaluate"))
resolve(own_settled, _find_own("settled"))


def evaluate(s: Any, out: Any) -> None:
    """Write the points that each seat may expect at the end."""
    own_evaluate(s, out)


def settled(s: Any) -> bool:
    """Whether the position can be judged, or the mover is still in the midst of a move of several decisions."""
    return own_settled(s)


@inlined
def lead_over_others(points: Any, seat: int, players: int) -> float:
    """A seat's points less the best of the others'."""
    best = -FAR
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def evaluation_sources(game: Game) -> list[Path]:
    """What the machine code of an evaluation depends on, the game and the engine apart."""
    return [Path(__file__), evaluation_of(game).source]


EVALUATION: dict[str, Any] = {"part": "evaluation", "sources": evaluation_sources}
EVALUATE = LinkedRule(evaluate, np.zeros(0), **EVALUATION)
SETTLED = LinkedRule(settled, **EVALUATION)


def sources_for(game: Game) -> Iterable[Path]:
    """What the machine code of a bot depends on, the game and the engine apart."""
    here = Path(__file__).parent
    return sorted({*(here / f"{module}.py" for module in COMPILED), evaluation_of(game).source})


CALLS = (ACTOR, LEGAL, APPLY, SCORE, STANDING, REDEAL, OBSERVE, EVALUATE, SETTLED)
"""The linked rules that bots call."""


def bot_entry_point(function: Callable[..., Any]) -> EntryPoint:
    """An entry point of the bots: compiled for each game, and kept apart from the games' own code."""
    return EntryPoint(function, part="bots", sources=sources_for, calls=CALLS)
