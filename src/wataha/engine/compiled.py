"""One source, two ways to run it: compiled by Numba, or as the plain Python it is (`WATAHA_JIT=0`).

A `@rule` is a function of the compiled contract. An `EntryPoint` is a function that Python calls: it takes an array of
records and an index, is compiled once for each game, and keeps the machine code on disk (`code_cache`). What many of
them call is `linked`: compiled by itself, and not with each of its callers.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numpy as np

from .code_cache import cache_directory
from .interpreted import as_interpreted
from .twins import entry_twin

JIT = os.environ.get("WATAHA_JIT", "1") != "0"
"""Whether rules run compiled. Set the environment variable WATAHA_JIT=0 to debug them as plain Python."""

Function = TypeVar("Function", bound=Callable[..., Any])

NO_WAY_IN_FROM_C = {"no_cfunc_wrapper": True}
"""Told to Numba of everything: C never calls it. The way in from Python stays: a call without it ends the process."""

_compiling = threading.RLock()

_interpreted: set[np.dtype[Any]] = set()
"""The records of games that are played interpreted for now."""


def rule(function: Function) -> Function:
    """Mark a function of the compiled contract: no allocation, no exception, no unbounded loop.

    It can be called from other rules, from entry points and from GPU kernels alike.
    """
    return _mark(function, **NO_WAY_IN_FROM_C)


def inlined(function: Function) -> Function:
    """Mark a rule that is small, or called from one place, and hot: its code is put where it is called.

    Costs time to compile wherever it is called, and saves a call there.
    """
    return _mark(function, forceinline=True, **NO_WAY_IN_FROM_C)


def source_inlined(function: Function) -> Function:
    """Mark a rule that stands between an entry point and large rules: its source is put into its caller's.

    Every compiled function is optimised together with all that it calls; so each level of calls over `apply` costs the
    time to compile `apply` once more. A function whose source is inlined is no level.
    """
    return _mark(function, inline="always", **NO_WAY_IN_FROM_C)


def _mark(function: Function, **more: Any) -> Function:
    if JIT:
        return _njit(function, **more)
    interpret_constants(function.__globals__)
    return function


def interpret_constants(module: dict[str, Any]) -> None:
    """Let interpreted rules read a module's constant arrays as Python integers, as they read records."""
    for name, value in module.items():
        if isinstance(value, np.ndarray):
            module[name] = as_interpreted(value)


def _njit(function: Function, **more: Any) -> Function:
    numba: Any = import_module("numba")
    return numba.njit(nogil=True, error_model="numpy", **more)(function)


class Linked(Protocol):
    """A rule that is compiled by itself (see `linked`)."""

    def link(self, game: Any) -> None:
        """Let what is compiled find the game's rule."""


class EntryPoint:
    """A function that Python calls on (states, index, ...), compiled once for each game on its first call.

    Calling it finds the game by the type of the records; `on(game)` gives the bare compiled function. One outside the
    engine says to which `part` it belongs and what `sources` that part adds for a game: its code is kept apart from the
    game's own, so that a change there compiles nothing else anew. What it `calls` of linked rules is made ready first.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        part: str = "",
        sources: Callable[[Any], Iterable[Path]] = lambda _: (),
        calls: Sequence[Linked] = (),
    ) -> None:
        self.function = function
        self.part = part
        self.sources = sources
        self.calls = calls
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._by_dtype: dict[np.dtype[Any], Callable[..., Any]] = {}
        self._interpreted: Callable[..., Any] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Another process compiles or loads for itself, linked rules first."""
        return {**vars(self), "_by_dtype": {}, "_interpreted": None}

    def __call__(self, states: np.ndarray[Any, Any], *arguments: Any) -> Any:
        run = self._by_dtype.get(states.dtype)
        if run is None:
            from .registry import game_of_dtype

            run = self.on(game_of_dtype(states.dtype))
        return run(states, *arguments)

    def on(self, game: Any) -> Callable[..., Any]:
        """This entry point for one game: compiled, unless the game is played interpreted."""
        if not JIT or game.dtype in _interpreted:
            if self._interpreted is None:
                self._interpreted = _interpret(entry_twin(self.function) if JIT else self.function)
            return self._interpreted
        return self.compiled(game)

    def compiled(self, game: Any) -> Callable[..., Any]:
        """This entry point compiled for one game, however that is played now."""
        if not JIT:
            return self.on(game)
        run = self._by_dtype.get(game.dtype)
        if run is None:
            for rule in self.calls:
                rule.link(game)
            with _compiling:
                run = self._by_dtype.get(game.dtype)
                if run is None:
                    run = kept_in(code_directory(game, self.part, self.sources), self.function)
                    self._by_dtype[game.dtype] = run
        return run


def interpret(game: Any) -> None:
    """Let a game be played by interpreted rules until `run_compiled`: at once, and a hundred times slower."""
    _interpreted.add(game.dtype)
    game.calls.forget()


def run_compiled(game: Any) -> None:
    """Let a game be played by machine code from now on."""
    _interpreted.discard(game.dtype)
    game.calls.forget()


def is_interpreted(game: Any) -> bool:
    """Whether a game is played by interpreted rules now."""
    return not JIT or game.dtype in _interpreted


def code_directory(game: Any, part: str, sources: Callable[[Any], Iterable[Path]]) -> Path | None:
    """Where the compiled code of a part of a game is kept; None where none can be."""
    return cache_directory(f"{game.id}-{part}" if part else game.id, [*game.sources, *sources(game)])


def kept_in(directory: Path | None, function: Callable[..., Any]) -> Any:
    """A function that is compiled when it is first called, or loaded from where it is kept."""
    if directory is None:
        return _njit(function)
    config: Any = import_module("numba.core.config")
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    locator = "wataha.engine.content_cache.ContentLocator"
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(directory), locator  # read at decoration, so put back
    try:
        return _njit(function, cache=True, **NO_WAY_IN_FROM_C)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def _interpret(function: Callable[..., Any]) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        return function(*map(_as_seen, arguments))

    return run


def _as_seen(argument: Any) -> Any:
    """An argument as interpreted rules see it; of a named tuple, each of its values."""
    if hasattr(argument, "_make"):
        return argument._make(map(as_interpreted, argument))
    return as_interpreted(argument)
