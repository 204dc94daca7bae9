"""Compiling the bots for a game before they are needed, and the sources that decide how they play."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from wataha.engine.code_cache import cache_directory
from wataha.engine.compiled import JIT
from wataha.engine.game import Game, Value

from .bot import legal_moves
from .evaluation import sources_for
from .flat import think_flat
from .greedy import leads_after
from .levels import NAMES, make_bot
from .net_file import check_trained
from .search_settings import search_settings_for
from .think import Budget, think
from .yardstick import yardstick_leads, yardstick_sources

if TYPE_CHECKING:
    from rich.console import Console


def sources_of_bots(game: Game) -> list[Path]:
    """Every file that decides how bots play a game."""
    here = Path(__file__).parent
    nets = (here / "nets").glob(f"{game.id}*.npz")
    return sorted({*here.glob("*.py"), *nets, *sources_for(game), *yardstick_sources(game)})


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
    """A file beside that code which stands for this processor: Numba compiles for one."""
    llvm: Any = import_module("llvmlite.binding")
    processor = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    directory = cache_directory(f"{game.id}-bots", [*game.sources, *sources_for(game)])
    return directory and directory / f"{crc32(processor.encode()):08x}"


def warm_bots(
    game: Game,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    console: Console | None = None,
    bots: Collection[str] = NAMES,
) -> None:
    """Compile what these bots call, showing on a console, if one is given, that it may take a while.

    Where legend is to play what it has not learned, a sentence says so.
    """
    legends = [bot for bot in bots if bot.partition(":")[0] == "legend"]
    if any("net=" not in bot for bot in legends):
        check_trained(game, options or {})
    if not JIT:
        return
    if console is not None:
        with console.status(f"waking the bots for {game.titles['en']} …"):
            warm_bots(game, players, options, bots=bots)
        return
    kinds = {bot.partition(":")[0] for bot in bots}
    states = game.deal(0, players, options)
    seat, count = int(game.calls.actor(states, 0)), game.read_players(players)
    moves = legal_moves(game, states, 0)
    settings, budget = search_settings_for(game.id), Budget(1)
    if kinds & {*NAMES}:
        think(game, states, 0, seat, count, 0, settings, budget)
        leads_after(game, states, 0, seat, count, 0, moves)
    if "greedy" in kinds:
        yardstick_leads(game, states, 0, seat, count, 0, moves)
    for bot in legends:
        make_bot(bot, 0).decide(game, states, 0, seat, count, moves)
    if "flat" in kinds:
        think_flat(game, states, 0, seat, count, 0, moves, settings, budget)
