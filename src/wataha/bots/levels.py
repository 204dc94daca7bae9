"""The levels, the same for all games: how far a bot looks, and how surely it picks the best of what it sees."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np

from wataha.engine.chance import mix, pick
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game

from .agents import AgentBot, is_agent
from .bot import Bot
from .flat import think_flat
from .greedy import leads_after
from .legend import LegendBot
from .playout import UNIT
from .question import Question
from .random import RandomBot
from .search_settings import SearchSettings, search_settings_for
from .think import Budget, Thought, think
from .worlds import decision_seed
from .yardstick import yardstick_leads

NAMES = ("pup", "scout", "hunter", "alpha")
"""From the weakest to the strongest, for every game."""

LEGEND = "legend"
"""The level above, for games whose nets were trained."""

SECONDS = 1.8
"""No level thinks longer; on a usual machine the iterations end much sooner."""

CHOICE_SALT = 0x3C6EF372FE94F82B


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    iterations: int
    """Of the search, over all trees; 0 for one glance at each move by the evaluation."""
    temperature: float = 0.0
    """How much worse a move may look and still be picked, in units of how far the moves lie apart; 0: only the best."""
    trees: int = 1
    seconds: float = SECONDS

    @property
    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds, self.trees)


LEVELS: dict[str, dict[str, Level]] = {
    "": {
        "pup": Level(0, 1.0),
        "scout": Level(0, 0.2),
        "hunter": Level(1_000, 0.1),
        "alpha": Level(24_000, trees=2),
    },
    "moonlight": {
        "pup": Level(0, 0.8),
        "scout": Level(0, 0.3),
        "hunter": Level(150, 0.2),
        "alpha": Level(40_000, trees=2),
    },
    "the_wolves": {
        "pup": Level(0, 0.6),
        "scout": Level(0, 0.15),
        "hunter": Level(36, 0.1),
        "alpha": Level(400, trees=2),
    },
    "wolves_and_sheep": {
        "pup": Level(0, 1.0),
        "scout": Level(0, 0.6),
        "hunter": Level(120, 0.4),
        "alpha": Level(40_000, trees=2),
    },
}
"""The levels by game, where one needs its own; else those under no name."""

AMONG_MORE: dict[str, dict[str, Level]] = {
    "the_wolves": {
        "pup": Level(0, 0.9),
        "scout": Level(0, 0.5),
    },
}
"""The levels that are others at a table for more than two."""


def level_for(game_id: str, name: str, players: int = 2) -> Level:
    """How a level thinks about a game with so many players."""
    usual = LEVELS.get(game_id, LEVELS[""])[name]
    return AMONG_MORE.get(game_id, {}).get(name, usual) if players > 2 else usual


def is_quick(game_id: str, name: str) -> bool:
    """Whether a level only glances at each move: it decides within seconds also where rules run interpreted."""
    return name in NAMES and level_for(game_id, name).iterations == 0


class LevelBot(Bot):
    """A bot of a level: it thinks, and picks among the moves that look good, near-best ones the likelier."""

    def __init__(self, seed: int, name: str, changes: dict[str, str]) -> None:
        super().__init__(seed)
        self.name = name
        own = {field.name for field in fields(Level)}
        self.level_changes = {key: value for key, value in changes.items() if key in own}
        self.setting_changes = {key: value for key, value in changes.items() if key not in own}
        self._for_table: dict[tuple[str, int], tuple[Level, SearchSettings]] = {}

    def for_table(self, game: Game, players: int) -> tuple[Level, SearchSettings]:
        """The level and the search as they are for a game with so many players."""
        table = game.id, players
        if table not in self._for_table:
            level = _changed(level_for(game.id, self.name, players), self.level_changes)
            self._for_table[table] = level, search_settings_for(game.id).but(**self.setting_changes)
        return self._for_table[table]

    def think(self, game: Game, question: Question) -> Thought:
        """The search of this level, for its moves and why."""
        level, settings = self.for_table(game, question.players)
        return think(game, question, settings, level.budget, self.seed)

    def decide(self, game: Game, question: Question) -> int:
        level, _ = self.for_table(game, question.players)
        moves = question.moves
        if level.iterations == 0:
            worth = leads_after(game, question, self.seed)
        else:
            thought = self.think(game, question)
            if level.temperature == 0:
                return thought.best
            tried = [move for move in thought.moves if move.visits * 20 >= thought.moves[0].visits]
            moves = np.array([move.action for move in tried])
            worth = np.array([move.reward for move in tried])
        return int(moves[soft_pick(worth, level.temperature, decision_seed(game, question, self.seed))])


def soft_pick(worth: np.ndarray[Any, Any], temperature: float, seed: int) -> int:
    """Which of these to pick: the best, or, with a temperature, now and then one that is nearly as good.

    >>> import numpy as np
    >>> picked = [soft_pick(np.array([0.1, 0.9, 0.8]), 0.3, seed) for seed in range(100)]
    >>> [picked.count(move) for move in range(3)]
    [0, 77, 23]
    """
    spread = float(worth.std())
    if temperature == 0 or spread == 0:
        return int(worth.argmax())
    odds = np.exp((worth - worth.max()) / (temperature * spread)).cumsum()
    drawn = pick(mix(seed ^ CHOICE_SALT, 0), 0, UNIT) / UNIT * odds[-1]
    return min(int(np.searchsorted(odds, drawn, side="right")), len(worth) - 1)


def _changed(level: Level, changes: dict[str, str]) -> Level:
    try:
        return replace(level, **{key: type(getattr(level, key))(value) for key, value in changes.items()})
    except ValueError as trouble:
        raise WatahaError(f"A bot's setting is not a number: {trouble}.") from trouble


class GreedyBot(Bot):
    """Plays what looks best one step ahead, by the hand-made evaluation."""

    def decide(self, game: Game, question: Question) -> int:
        return int(question.moves[yardstick_leads(game, question, self.seed).argmax()])


class FlatBot(Bot):
    """Flat Monte Carlo with random playouts."""

    def __init__(self, seed: int, changes: dict[str, str]) -> None:
        super().__init__(seed)
        level = {key: value for key, value in changes.items() if key in ("iterations", "seconds")}
        self.budget = _changed(Level(20_000, seconds=math.inf), level).budget
        self.settings = SearchSettings().but(**{key: value for key, value in changes.items() if key not in level})

    def decide(self, game: Game, question: Question) -> int:
        return think_flat(game, question, self.settings, self.budget, self.seed).best


class UnknownBot(WatahaError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no bot '{name}'. Bots: {', '.join((*NAMES, *OTHERS))}.")


OTHERS = ("random", "greedy", "flat", LEGEND)


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, perhaps with changes: `alpha`, `greedy`, `alpha:iterations=500,explore=1`, `module:Agent`.

    Equal seeds make equal choices.
    """
    kind, _, rest = name.partition(":")
    if kind not in (*NAMES, *OTHERS) and is_agent(name):
        return AgentBot(seed, name)
    changes: dict[str, str] = {}
    for pair in filter(None, rest.split(",")):
        key, sign, value = pair.partition("=")
        if not sign:
            raise WatahaError(f"'{pair}' in '{name}' is not of the form NAME=VALUE.")
        changes[key.strip()] = value.strip()
    if kind in NAMES:
        bot = LevelBot(seed, kind, changes)
        SearchSettings().but(**bot.setting_changes)
        return bot
    if kind == "flat":
        return FlatBot(seed, changes)
    if kind == LEGEND:
        return LegendBot(seed, changes)
    if changes or kind not in OTHERS:
        raise UnknownBot(name)
    return RandomBot(seed) if kind == "random" else GreedyBot(seed)


def with_budget(name: str, game_id: str, budget: str | None) -> str:
    """The name of a bot for an arena: with so many iterations ("500") or seconds ("0.2s") for those that search.

    Without a budget in seconds no clock is looked at, so that every game can be repeated. Against a clock every bot has
    one tree, for arenas give each game one core.

    >>> with_budget("alpha", "lone_wolves", "0.2s"), with_budget("greedy", "lone_wolves", "500")
    ('alpha:iterations=1000000000,seconds=0.2,trees=1', 'greedy')
    """
    kind, _, rest = name.partition(":")
    if kind not in ("flat", LEGEND) and (kind not in NAMES or level_for(game_id, kind).iterations == 0):
        return name
    changes = ["seconds=inf"]
    if budget and budget.endswith("s"):
        changes = ["iterations=1000000000", f"seconds={budget[:-1]}"] + (["trees=1"] if kind != "flat" else [])
    elif budget:
        changes = [f"iterations={budget}", "seconds=inf"]
    given = [pair for pair in rest.split(",") if pair]
    names = [pair.partition("=")[0] for pair in given]
    return f"{kind}:" + ",".join(given + [change for change in changes if change.partition("=")[0] not in names])
