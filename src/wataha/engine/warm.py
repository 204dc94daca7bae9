"""Compiling a game's entry points before they are needed, with progress; in milliseconds when they are kept on disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from .code_cache import cache_directory, processor_mark
from .compiled import JIT
from .contract import ACTION, POINTS, SEEN
from .entry_points import EntryPoints
from .game import Game

if TYPE_CHECKING:
    from rich.console import Console

MATCH_ENTRIES = ("setup", "actor", "legal", "apply", "survey")
"""What a `Match` calls."""


def _calls(game: Game) -> dict[str, Callable[[], Any]]:
    """A small call of every entry point, with arguments of the types that it will be called with."""
    calls = EntryPoints(game, compiled=True)
    options = game.encode_options(min(game.players), {})
    states = game.states(3)
    out = np.zeros((2, game.most_choices), ACTION)
    points = np.zeros((1, game.seats), POINTS)
    lengths = np.zeros(1, np.int32)
    parts = np.zeros(game.breakdown_size, POINTS)
    surveyed = np.zeros(1 + 2 * game.seats + game.breakdown_size, POINTS)
    seen = np.zeros(game.observation_size, SEEN)

    def first_action() -> int:
        calls.legal(states, 0, out[0])
        return int(out[0, 0])

    return {
        "setup": lambda: calls.setup(states, 0, 1, options),
        "actor": lambda: calls.actor(states, 0),
        "legal": lambda: calls.legal(states, 0, out[0]),
        "apply": lambda: calls.apply(states, 0, first_action()),
        "step": lambda: calls.step(states, 0, first_action(), out[0]),
        "score": lambda: calls.score(states, 0, points[0]),
        "standing": lambda: calls.standing(states, 0, points[0]),
        "break_down": lambda: calls.break_down(states, 0, parts),
        "survey": lambda: calls.survey(states, 0, game.seats, surveyed),
        "redeal": lambda: calls.redeal(states, 0, 0, 1),
        "observe": lambda: calls.observe(states, 0, 0, seen),
        "perft": lambda: calls.perft(states, 1, out),
        "playout": lambda: calls.playout(states, 0, 1),
        "playout_range": lambda: calls.playout_range(states, 0, 1, 1),
        "simulate_range": lambda: calls.simulate_range(states, 0, 1, 1, 0, options, points, points, lengths),
    }


def are_rules_compiled(game: Game) -> bool:
    """Whether the code of a game's rules is known to be on disk, so that to load it is a matter of a second."""
    directory = cache_directory(game.id, game.sources)
    return not JIT or (directory is not None and processor_mark(directory).exists())


def note_rules_compiled(game: Game) -> None:
    """Remember that the code of a game's rules is on disk now."""
    directory = cache_directory(game.id, game.sources)
    if directory is not None:
        processor_mark(directory).touch()


def compile_call(entry: Any, *arguments: Any) -> None:
    """Compile an entry point for arguments of these types, without running it."""
    numba: Any = import_module("numba")
    entry.compile(tuple(numba.typeof(argument) for argument in arguments))


def compile_entries(game: Game, names: tuple[str, ...] = MATCH_ENTRIES) -> Iterator[str]:
    """Compile the named entry points one by one, telling each name before it is done."""
    calls = _calls(game)
    yield "setup"
    calls["setup"]()
    for name in names:
        if name != "setup":
            yield name
            calls[name]()


def warm(game: Game, console: Console, names: tuple[str, ...] = MATCH_ENTRIES) -> None:
    """Compile the named entry points, showing progress on a terminal."""
    if not JIT:
        return
    with console.status(f"getting {game.titles['en']} ready …") as status:
        for number, name in enumerate(compile_entries(game, names)):
            status.update(f"getting {game.titles['en']} ready: {name} ({number + 1} of {len({'setup', *names})})")
