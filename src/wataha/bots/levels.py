"""The bots by their names: the levels, and those to compare them with."""

from __future__ import annotations

import math

from wataha.engine.errors import WatahaError
from wataha.engine.game import Game

from .agents import AgentBot, is_agent
from .bot import Bot
from .flat import think_flat
from .greedy import leads_after
from .legend import LegendBot
from .level_table import LEGEND, NAMES, Level, level_for, split_changes
from .pick import pick_searched, soft_pick
from .question import Question
from .random import RandomBot
from .search_settings import SearchSettings, search_settings_for
from .think import Thought, think
from .worlds import decision_seed
from .yardstick import yardstick_leads


class LevelBot(Bot):
    """A bot of a level: it thinks, and picks among the moves that look good, near-best ones the likelier."""

    def __init__(self, seed: int, name: str, changes: dict[str, str]) -> None:
        super().__init__(seed)
        self.name = name
        self.level_changes, self.setting_changes = split_changes(changes)
        self._for_table: dict[tuple[str, int], tuple[Level, SearchSettings]] = {}

    def for_table(self, game: Game, players: int) -> tuple[Level, SearchSettings]:
        """The level and the search as they are for a game with so many players."""
        table = game.id, players
        if table not in self._for_table:
            level = level_for(game.id, self.name, players).but(self.level_changes)
            self._for_table[table] = level, search_settings_for(game.id).but(**self.setting_changes)
        return self._for_table[table]

    def think(self, game: Game, question: Question) -> Thought:
        """The search of this level, for its moves and why."""
        level, settings = self.for_table(game, question.players)
        return think(game, question, settings, level.budget, self.seed)

    def decide(self, game: Game, question: Question) -> int:
        level, _ = self.for_table(game, question.players)
        seed = decision_seed(game, question, self.seed)
        if level.iterations == 0:
            worth = leads_after(game, question, self.seed)
            return int(question.moves[soft_pick(worth, level.temperature, seed)])
        return pick_searched(self.think(game, question), level.temperature, seed)


class GreedyBot(Bot):
    """Plays what looks best one step ahead, by the hand-made evaluation."""

    def decide(self, game: Game, question: Question) -> int:
        return int(question.moves[yardstick_leads(game, question, self.seed).argmax()])


class FlatBot(Bot):
    """Flat Monte Carlo with random playouts."""

    def __init__(self, seed: int, changes: dict[str, str]) -> None:
        super().__init__(seed)
        level = {key: value for key, value in changes.items() if key in ("iterations", "seconds")}
        self.budget = Level(20_000, seconds=math.inf).but(level).budget
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
