"""One source, two ways to run it: compiled by Numba, or as the plain Python it is (`WATAHA_JIT=0`).

A `@rule` is a function of the compiled contract. An `EntryPoint` is a function that Python calls: it takes an array of
records and an index, is compiled once for each game, and keeps the machine code on disk (`code_cache`).
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from .code_cache import cache_directory
from .interpreted import as_interpreted

JIT = os.environ.get("WATAHA_JIT", "1") != "0"
"""Whether rules run compiled. Set the environment variable WATAHA_JIT=0 to debug them as plain Python."""

Function = TypeVar("Function", bound=Callable[..., Any])

_compiling = threading.RLock()


def rule(function: Function) -> Function:
    """Mark a function of the compiled contract: no allocation, no exception, no unbounded loop.

    It can be called from other rules, from entry points and from GPU kernels alike.
    """
    return _mark(function)


def inlined(function: Function) -> Function:
    """Mark a rule that is small, or called from one place, and hot: its code is put where it is called.

    Costs time to compile wherever it is called, and saves a call there.
    """
    return _mark(function, forceinline=True)


def source_inlined(function: Function) -> Function:
    """Mark a rule that stands between an entry point and large rules: its source is put into its caller's.

    Every compiled function is optimised together with all that it calls; so each level of calls over `apply` costs the
    time to compile `apply` once more. A function whose source is inlined is no level.
    """
    return _mark(function, inline="always")


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


class EntryPoint:
    """A function that Python calls on (states, index, ...), compiled once for each game on its first call.

    Calling it finds the game by the type of the records; `on(game)` gives the bare compiled function. One outside the
    engine says to which `part` it belongs and what `sources` that part adds for a game: its code is kept apart from the
    game's own, so that a change there compiles nothing else anew.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        part: str = "",
        sources: Callable[[Any], Iterable[Path]] = lambda _: (),
    ) -> None:
        self.function = function
        self.part = part
        self.sources = sources
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._by_dtype: dict[np.dtype[Any], Callable[..., Any]] = {}

    def __call__(self, states: np.ndarray[Any, Any], *arguments: Any) -> Any:
        run = self._by_dtype.get(states.dtype)
        if run is None:
            from .registry import game_of_dtype

            run = self.on(game_of_dtype(states.dtype))
        return run(states, *arguments)

    def on(self, game: Any) -> Callable[..., Any]:
        """This entry point compiled (or, without JIT, wrapped) for one game."""
        run = self._by_dtype.get(game.dtype)
        if run is None:
            with _compiling:
                run = self._by_dtype.get(game.dtype)
                if run is None:
                    run = self._compile(game) if JIT else _interpret(self.function)
                    self._by_dtype[game.dtype] = run
        return run

    def _compile(self, game: Any) -> Callable[..., Any]:
        name = f"{game.id}-{self.part}" if self.part else game.id
        directory = cache_directory(name, [*game.sources, *self.sources(game)])
        if directory is None:
            return rule(self.function)
        config: Any = import_module("numba.core.config")
        before = config.CACHE_DIR
        config.CACHE_DIR = str(directory)  # read at decoration; put back, for it is the whole process's setting
        try:
            return _njit(self.function, cache=True)
        finally:
            config.CACHE_DIR = before


def _interpret(function: Callable[..., Any]) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        return function(*(as_interpreted(argument) for argument in arguments))

    return run
