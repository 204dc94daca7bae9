"""Who thinks about hints and finished games: legend's search where it has a net, else alpha's; and the net alone."""

from __future__ import annotations

from typing import NamedTuple

from wataha.engine.game import Game
from wataha.engine.match import Match

from .legend import LegendBot
from .level_table import LEGEND, level_for
from .net_file import has_nets
from .question import Question
from .search_settings import search_settings_for
from .think import Budget, Thought, think

ALPHA = "alpha"

ANALYSIS = Budget(1000, 1.8)
"""How long legend thinks about a decision, if not told otherwise; alpha has all its time."""


class Adviser(NamedTuple):
    """Who gives advice in a game."""

    level: str
    """Whose search it is."""
    has_net: bool
    """Whether the net is asked, too, what it likes without a search."""

    @classmethod
    def of(cls, game: Game, with_net: bool = True) -> Adviser:
        """The best adviser in a game: without a net where nobody trained one, or while it is not compiled."""
        with_net = with_net and has_nets(game)
        return cls(LEGEND if with_net else ALPHA, with_net)

    def think(self, match: Match, seed: int, budget: Budget | None = None, only: list[int] | None = None) -> Thought:
        """Search the decision at hand, or some of its moves."""
        game, question = match.game, Question.of(match, only)
        if self.level == LEGEND:
            return LegendBot(seed, {}).think(game, question, budget or ANALYSIS)
        budget = budget or level_for(game.id, ALPHA, match.players).budget
        return think(game, question, search_settings_for(game.id), budget, seed)

    def first_sight(self, match: Match, seed: int) -> int | None:
        """The move that the net likes best without a search; None where no net is asked."""
        if not self.has_net:
            return None
        return LegendBot(seed, {"iterations": "0"}).choose(match)
