"""Compiling the bots for a game before they are needed, and the sources that decide how they play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from wataha.engine.code_cache import cache_directory, processor_mark
from wataha.engine.compiled import JIT
from wataha.engine.contract import ACTION, SEEN
from wataha.engine.game import Game, Value
from wataha.engine.warm import compile_call

from .equilibrium.endgame import compile_endgame, endgame_sources
from .evaluation import sources_for
from .flat import think_flat
from .greedy import WEIGH, WORLDS, leads_after
from .legend import LegendBot
from .level_table import LEGEND, NAMES
from .levels import make_bot
from .memory import Memory
from .net_file import has_nets
from .net_search import sources_with_net
from .question import Question, Stretch
from .search import GROW
from .search_settings import search_settings_for
from .think import Budget, think
from .yardstick import yardstick_leads, yardstick_sources

if TYPE_CHECKING:
    from rich.console import Console


def sources_of_bots(game: Game) -> list[Path]:
    """Every file that decides how bots play a game."""
    here = Path(__file__).parent
    nets = (here / "nets").glob(f"{game.id}*.npz")
    return sorted({*here.glob("*.py"), *endgame_sources(), *nets, *sources_for(game), *yardstick_sources(game)})


def are_bots_compiled(game: Game) -> bool:
    """Whether the code of a game's bots is known to be on disk, so that to load it is a matter of a second."""
    mark = _compiled_mark(game)
    return not JIT or (mark is not None and mark.exists())


def note_bots_compiled(game: Game) -> None:
    """Remember that the code of a game's bots is on disk now."""
    mark = _compiled_mark(game)
    if mark is not None:
        mark.touch()


def _compiled_mark(game: Game) -> Path | None:
    directory = cache_directory(f"{game.id}-bots", [*game.sources, *sources_for(game)])
    return directory and processor_mark(directory)


def is_legend_compiled(game: Game) -> bool:
    """The same of legend, which is compiled by itself; there is nothing to compile where no net was trained."""
    mark = _legend_mark(game)
    return not JIT or not has_nets(game) or (mark is not None and mark.exists())


def compile_legend(game: Game) -> None:
    """Compile what legend calls, and remember that."""
    warm_bots(game, bots=[LEGEND])
    mark = _legend_mark(game)
    if mark is not None:
        mark.touch()


def _legend_mark(game: Game) -> Path | None:
    directory = cache_directory(f"{game.id}-legend", [*game.sources, *sources_with_net(game), *endgame_sources()])
    return directory and processor_mark(directory)


def bot_compilations(game: Game) -> dict[str, Callable[[], None]]:
    """What the levels call, each to be compiled by itself; the rules that they are linked with come first."""
    states, stretch, memory = game.states(1), Stretch(0, 0, WORLDS), Memory.of(game, nodes=1)
    question = Question(states, 0, 0, min(game.players), np.zeros(1, ACTION))
    settings, stop = search_settings_for(game.id).record(), np.zeros(1, np.uint8)
    seen = np.zeros(game.observation_size, SEEN)

    return {
        "observe": lambda: compile_call(game.calls.observe, states, 0, 0, seen),
        "grow": lambda: compile_call(GROW.on(game), question, stretch, settings, memory, stop),
        "weigh": lambda: compile_call(WEIGH.on(game), question, stretch, memory, np.zeros(1)),
    }


def warm_bots(
    game: Game,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    console: Console | None = None,
    bots: Collection[str] = NAMES,
) -> None:
    """Compile what these bots call, showing on a console, if one is given, that it may take a while."""
    legends = [bot for bot in bots if bot.partition(":")[0] == LEGEND]
    if not JIT:
        return
    if console is not None:
        with console.status(f"waking the bots for {game.titles['en']} …"):
            warm_bots(game, players, options, bots=bots)
        return
    kinds = {bot.partition(":")[0] for bot in bots}
    question = Question.at(game, game.deal(0, players, options), 0, game.read_players(players))
    settings, budget = search_settings_for(game.id), Budget(1)
    if kinds & {*NAMES}:
        think(game, question, settings, budget, 0)
        leads_after(game, question, 0)
    if "greedy" in kinds:
        yardstick_leads(game, question, 0)
    for bot in legends:
        legend = make_bot(bot, 0)
        assert isinstance(legend, LegendBot)
        legend.think(game, question, budget)
        legend.judge(game, question)
        if legend.solves(game, question.players):
            compile_endgame(game, question)
    if "flat" in kinds:
        think_flat(game, question, settings, budget, 0)
