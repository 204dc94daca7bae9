"""Legend: a net that learned by playing itself, in a search or alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wataha.engine.chance import mix
from wataha.engine.game import Game

from .bot import Bot
from .card_net import CardNet, make_sight
from .equilibrium.endgame import SECONDS, solve_end
from .level_table import LEGEND, Level, level_for, split_changes
from .memory import Memory, for_rules, lent
from .net_file import find_net, read_net
from .net_search import GROW_WITH_NET
from .pick import pick_searched, soft_pick
from .position_net import PositionNet, make_position_sight
from .question import Question, Stretch
from .search_settings import SearchSettings, search_settings_for
from .think import Budget, Grow, Thought, grow_trees
from .turn_plan import PLAN_TURN, Beam
from .worlds import decision_seed, draw

Array = np.ndarray[Any, Any]

NET_SEARCH = {"explore": 0.0, "lean": 0.8, "first_try": 0.1, "margin_weight": 0.2, "margin_scale": 6.0}
"""The settings of a search with a net that differ from alpha's."""

POLICY_SEARCH = {**NET_SEARCH, "explore": 0.2}
"""Those of a search with a policy, which can be so sure of a move that without doubt a better one is hardly tried."""

POSITION_SEARCH = {**NET_SEARCH, "sharpness": 0.05}
"""Those of a search with a net of positions: a move that gains so much of the win is e times likelier."""

LOOKS = 6
"""In how many worlds such a net looks at each move when it decides alone, and"""
WAYS = 24
"""how many ways to complete a move of several decisions it sees in each."""

PLANNED = {"the_wolves": 600}
"""Games that hide nothing and whose turns take several moves: there it plans its turn, and judges so many seats for
each move of it, so that a decision takes as long with any number of players."""


class LegendBot(Bot):
    """Plays what a search with the net finds best, or, without iterations, what the net likes best.

    With a temperature it picks now and then what is nearly as good. The net is that of the package, or the one in the
    file that the change `net` names. The end of a card game is played by an equilibrium instead, where that is small
    enough; with the change `solve=0` it is searched, too.
    """

    def __init__(self, seed: int, changes: dict[str, str]) -> None:
        super().__init__(seed)
        self._level_changes, changes = split_changes(changes)
        Level(0).but(self._level_changes)
        self._file = Path(changes.pop("net")) if "net" in changes else None
        self._solves = changes.pop("solve", "1") != "0"
        SearchSettings().but(**changes)
        self._setting_changes = changes

    def net(self, game: Game, players: int) -> CardNet | PositionNet:
        """The net that plays; without one for that game and so many players, a sentence that says so."""
        return read_net(self._file or find_net(game.id, players), game)

    def level(self, game: Game, players: int) -> Level:
        """How it thinks about a game with so many players."""
        return level_for(game.id, LEGEND, players).but(self._level_changes)

    def decide(self, game: Game, question: Question) -> int:
        level, seed = self.level(game, question.players), decision_seed(game, question, self.seed)
        if level.iterations == 0:
            logits, _ = self.judge(game, question)
            return int(question.moves[soft_pick(logits, level.temperature, seed)])
        likely = self.solve(game, question)
        if likely is not None:
            return int(question.moves[draw(likely, seed)])
        return pick_searched(self.think(game, question), level.temperature, seed)

    def mixture(self, game: Game, question: Question) -> Array:
        likely = self.solve(game, question)
        return super().mixture(game, question) if likely is None else likely

    def solves(self, game: Game, players: int) -> bool:
        """Whether it plays the end of this game, where that is small, by an equilibrium."""
        level = self.level(game, players)
        enough = level.iterations > 0 and level.seconds >= SECONDS
        return self._solves and enough and isinstance(self.net(game, players), CardNet)

    def solve(self, game: Game, question: Question) -> Array | None:
        """How likely each move is in an equilibrium of the end of a card game; None before that."""
        if not self.solves(game, question.players):
            return None
        return solve_end(game, question, decision_seed(game, question, self.seed))

    def judge(self, game: Game, question: Question) -> tuple[Array, Array]:
        """What the net says: a logit for each move, and what each seat can expect, -1 to 1.

        One that looks at positions says it of several worlds, on average, or plans its turn where nothing is hidden.
        """
        net = self.net(game, question.players)
        if game.id in PLANNED and isinstance(net, PositionNet):
            return self._plan(game, question, net)
        settings = self.settings(game, net).but(ways=WAYS)
        looks = 1 if isinstance(net, CardNet) else LOOKS
        seed = decision_seed(game, question, self.seed)
        logits, values = np.zeros(len(question.moves)), np.zeros(question.players)
        sight = self._sight(game, net)
        with lent(game, 1) as (memory,):
            grow = self._grow(game, question, settings, net, sight, np.zeros(1, np.uint8))
            for look in range(looks):
                grow(memory, Stretch(int(mix(seed, look)), 0, 1))
                logits += sight.logits[: len(logits)] / looks
                values += sight.values[: len(values)] / looks
        return logits, values

    def _plan(self, game: Game, question: Question, net: PositionNet) -> tuple[Array, Array]:
        """The same from the best turn that the net finds for each move."""
        sight, beam = make_position_sight(game, net), Beam.of(game)
        stretch = Stretch(decision_seed(game, question, self.seed), 0, PLANNED[game.id] // question.players)
        with lent(game, 1) as (memory,):
            bundles = map(for_rules, (memory, net, sight, beam))
            PLAN_TURN.on(game)(for_rules(question), stretch, *bundles)
        chances = sight.logits[: len(question.moves)].astype(float)
        return chances / self.settings(game, net).sharpness, sight.values[: question.players].astype(float)

    def settings(self, game: Game, net: CardNet | PositionNet) -> SearchSettings:
        """How a search with this net thinks."""
        usual = POLICY_SEARCH if isinstance(net, CardNet) else POSITION_SEARCH
        return search_settings_for(game.id).but(**{**usual, **self._setting_changes})

    def _sight(self, game: Game, net: CardNet | PositionNet) -> Any:
        return make_sight(game, net) if isinstance(net, CardNet) else make_position_sight(game, net)

    def think(self, game: Game, question: Question, budget: Budget | None = None) -> Thought:
        """The search with the net, for its moves and why; within a budget of its own, if one is given."""
        net = self.net(game, question.players)
        stop = np.zeros(1, np.uint8)

        def grow(memory: Memory, stretch: Stretch) -> int:
            run = self._grow(game, question, self.settings(game, net), net, self._sight(game, net), stop)
            return run(memory, stretch)

        own_seed = decision_seed(game, question, self.seed)
        budget = budget or self.level(game, question.players).budget
        return grow_trees(game, question, own_seed, budget, grow, stop)

    def _grow(
        self,
        game: Game,
        question: Question,
        settings: SearchSettings,
        net: CardNet | PositionNet,
        sight: Any,
        stop: Array,
    ) -> Grow:
        """How a tree grows with the net."""
        run, record = GROW_WITH_NET.on(game), settings.record()
        asked, of_net, seen = for_rules(question), for_rules(net), for_rules(sight)

        def grow(memory: Memory, stretch: Stretch) -> int:
            return run(asked, stretch, record, for_rules(memory), of_net, seen, stop)

        return grow
