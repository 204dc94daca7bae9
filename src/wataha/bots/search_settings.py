"""How a search thinks: every knob in one record, and the values that were measured best for each game."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

import numpy as np

from wataha.engine.errors import WatahaError

TO_THE_END = 100_000
"""A playout that is never cut."""


@dataclass(frozen=True)
class SearchSettings:
    """The knobs of a search. Values that were measured for a game are in TUNED."""

    explore: float = 0.7
    """Weight of the doubt about a move that was tried seldom for how often it was available (UCB)."""
    lean: float = 0.0
    """Weight of what the evaluation says of a move, one step ahead; it fades as the move is tried."""
    sharpness: float = 3.0
    """A move that gains so many points more than another is e times likelier by the evaluation."""
    first_try: float = 0.0
    """By how much a move not tried yet is thought worse than its siblings."""
    ripe: int = 1
    """How often a position is visited before its moves get nodes of their own."""
    depth: int = TO_THE_END
    """Decisions after which a playout is cut, and its end evaluated."""
    guided: float = 0.0
    """The share of playout decisions that are made by the evaluation, one step ahead."""
    tries: int = 3
    """How many random moves such a decision compares."""
    ways: int = 3
    """How many ways to complete a move of several decisions are looked at when its first is judged."""
    margin_weight: float = 0.2
    """How much of the reward is the margin; the rest is the win."""
    margin_scale: float = 12.0
    """A margin of so many points is half of what margins can add."""
    cut_scale: float = 6.0
    """Where a playout is cut, a lead of so many points is e times likelier to win than to lose."""
    paranoid: int = 0
    """1: all others are thought to play against the one who searches; 0: everybody for themselves."""
    outcomes: int = 1
    """1: what a move reveals leads to positions of their own; 0: they share one."""

    def record(self) -> np.ndarray[Any, Any]:
        """The settings as compiled code reads them: one record."""
        kept = np.zeros(1, DTYPE)
        for name, value in asdict(self).items():
            kept[name] = value
        return kept

    def but(self, **changes: str | float) -> SearchSettings:
        """The same settings but for some; a name that does not exist is a mistake of the caller."""
        kinds = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        for name in changes:
            if name not in kinds:
                raise WatahaError(f"A search has no setting '{name}'. SearchSettings: {', '.join(kinds)}.")
        try:
            return replace(self, **{name: kinds[name](value) for name, value in changes.items()})
        except ValueError as trouble:
            raise WatahaError(f"A setting is not a number: {trouble}.") from trouble


DTYPE = np.dtype([(field.name, "i4" if field.type == "int" else "f8") for field in fields(SearchSettings)])

TUNED: dict[str, SearchSettings] = {
    "lone_wolves": SearchSettings(),
    "moonlight": SearchSettings(
        lean=0.5, depth=0, outcomes=0, sharpness=0.15, margin_weight=0.1, margin_scale=1.0, cut_scale=0.6
    ),
    "the_wolves": SearchSettings(
        explore=0.15, lean=0.5, sharpness=2.0, ripe=2, depth=24, guided=1.0, ways=2, margin_scale=20.0, outcomes=0
    ),
    "wolves_and_sheep": SearchSettings(
        explore=0.15, lean=1.0, first_try=0.05, depth=0, sharpness=1.3, cut_scale=3.0, margin_scale=12.0, outcomes=0
    ),
}
"""What was measured best, by game; docs/bots.md tells how."""


def search_settings_for(game_id: str) -> SearchSettings:
    """The measured settings of a game; sound ones for a game that nobody has measured."""
    return TUNED.get(game_id, SearchSettings())
