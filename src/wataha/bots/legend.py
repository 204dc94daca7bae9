"""Legend: a net that learned by playing itself, in a search or alone."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from wataha.engine.entry_points import SEEN
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game

from .bot import Bot
from .card_net import JUDGE_DECISION, CardNet, make_sight
from .hex_net import HexNet
from .memory import Memory, for_rules
from .net_file import find_net, read_net
from .net_search import GROW_WITH_NET, Question, Stretch
from .search_settings import SearchSettings, search_settings_for
from .think import Budget, Thought, grow_trees
from .worlds import decision_seed

Array = np.ndarray[Any, Any]

BUDGET = Budget(20_000, 1.8, trees=2)
"""How long legend thinks; without iterations the net decides alone. One that sees a map always does."""

NET_SEARCH = {"explore": 0.0, "lean": 0.8, "first_try": 0.1, "margin_weight": 0.2, "margin_scale": 6.0}
"""The settings of a search with a net that differ from alpha's."""


class LegendBot(Bot):
    """Plays what a search with the net finds best, or what the net likes best.

    The net is that of the package, or the one in the file that the change `net` names.
    """

    def __init__(self, seed: int, changes: dict[str, str]) -> None:
        super().__init__(seed)
        changes = dict(changes)
        self._file = Path(changes.pop("net")) if "net" in changes else None
        kinds = {field.name: type(getattr(BUDGET, field.name)) for field in fields(Budget)}
        try:
            own = {name: kinds[name](changes.pop(name)) for name in [*changes] if name in kinds}
        except ValueError as trouble:
            raise WatahaError(f"A bot's setting is not a number: {trouble}.") from trouble
        self.budget = replace(BUDGET, **own)
        SearchSettings().but(**changes)
        self._setting_changes = {**NET_SEARCH, **changes}

    def net(self, game: Game, players: int) -> CardNet | HexNet:
        """The net that plays; without one for that game and so many players, a sentence that says so."""
        return read_net(self._file or find_net(game.id, players), game.observation_size)

    def decide(self, game: Game, states: Array, i: int, seat: int, players: int, moves: Array) -> int:
        if self.budget.iterations == 0 or not isinstance(self.net(game, players), CardNet):
            logits, _ = self.judge(game, states, i, seat, players, moves)
            return int(moves[logits.argmax()])
        return self.think(game, states, i, seat, players, moves).best

    def judge(self, game: Game, states: Array, i: int, seat: int, players: int, moves: Array) -> tuple[Array, Array]:
        """What the net says: a logit for each of these moves, and what each seat can expect, -1 to 1."""
        net = self.net(game, players)
        if isinstance(net, CardNet):
            sight = make_sight(game, net)
            JUDGE_DECISION.on(game)(states, i, seat, players, moves, for_rules(net), for_rules(sight))
            return sight.logits[: len(moves)], sight.values[:players]
        seen = np.empty(game.observation_size, SEEN)
        game.calls.observe(states, i, seat, seen)
        logits, values = net.judge(seen)
        return logits[moves], np.roll(values, seat)

    def think(self, game: Game, states: Array, i: int, seat: int, players: int, moves: Array) -> Thought:
        """The search with a plain net, for its moves and why."""
        net = self.net(game, players)
        assert isinstance(net, CardNet)
        record = search_settings_for(game.id).but(**self._setting_changes).record()
        stop = np.zeros(1, np.uint8)
        question = for_rules(Question(states, i, seat, players, moves))
        run = GROW_WITH_NET.on(game)

        def grow(memory: Memory, seed: int, first: int, count: int) -> int:
            sight = for_rules(make_sight(game, net))
            return run(question, Stretch(seed, first, count), record, for_rules(memory), for_rules(net), sight, stop)

        own_seed = decision_seed(game, states, i, seat, self.seed)
        return grow_trees(game, seat, moves, own_seed, self.budget, grow, stop)
