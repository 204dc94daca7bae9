"""One source, two ways to run it: compiled by Numba, or as the plain Python it is (`WATAHA_JIT=0`).

A `@rule` is a function of the compiled contract. An `Entry` is a function that Python calls: it takes an array of
records and an index, is compiled once for each game, and keeps the machine code on disk, under a directory named after
a hash of everything that went into it. Numba alone would not notice that a rule changed below a cached function.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from .plain import plain

JIT = os.environ.get("WATAHA_JIT", "1") != "0"
"""Whether rules run compiled. Set the environment variable WATAHA_JIT=0 to debug them as plain Python."""

CACHE_DAYS = 30
"""Compiled code of sources that nobody has run for so long is removed."""

Function = TypeVar("Function", bound=Callable[..., Any])

_compiling = threading.RLock()


def rule(function: Function) -> Function:
    """Mark a function of the compiled contract: no allocation, no exception, no unbounded loop.

    It can be called from other rules, from entries and from GPU kernels alike.
    """
    return _mark(function)


def leaf(function: Function) -> Function:
    """Mark a rule that is small, or called from one place, and hot: its code is put where it is called.

    Costs time to compile wherever it is called, and saves a call there.
    """
    return _mark(function, forceinline=True)


def woven(function: Function) -> Function:
    """Mark a rule that stands between an entry and large rules: its source is woven into its caller's.

    Every compiled function is optimised together with all that it calls; so each level of calls over `apply` costs the
    time to compile `apply` once more. A woven function is no level.
    """
    return _mark(function, inline="always")


def _mark(function: Function, **more: Any) -> Function:
    if JIT:
        return _njit(function, **more)
    make_constants_plain(function.__globals__)
    return function


def make_constants_plain(module: dict[str, Any]) -> None:
    """Let interpreted rules read a module's constant arrays as Python integers, as they read records."""
    for name, value in module.items():
        if isinstance(value, np.ndarray):
            module[name] = plain(value)


def _njit(function: Function, **more: Any) -> Function:
    numba: Any = import_module("numba")
    return numba.njit(nogil=True, error_model="numpy", **more)(function)


class Entry:
    """A function that Python calls on (states, index, ...), compiled once for each game on its first call.

    Calling the entry itself finds the game by the type of the records; `on(game)` gives the bare compiled function.
    An entry outside the engine says to which `part` it belongs and what `sources` that part adds for a game: its code
    is kept apart from the game's own, so that a change there compiles nothing else anew.
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
        """This entry compiled (or, without JIT, wrapped) for one game."""
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
        return function(*(plain(argument) for argument in arguments))

    return run


def cache_root() -> Path:
    """Where compiled code is kept: WATAHA_CACHE_DIR, or the user's cache directory."""
    chosen = os.environ.get("WATAHA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("wataha", appauthor=False)


def fingerprint(sources: Iterable[Path]) -> str:
    """A hash of all that decides the machine code: the sources, Python, Numba and NumPy."""
    from importlib.metadata import version

    digest = hashlib.sha256()
    for tool in ("numba", "llvmlite", "numpy"):
        digest.update(f"{tool} {version(tool)}\n".encode())
    digest.update(sys.version.encode())
    for source in sorted(sources):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def engine_sources() -> list[Path]:
    """The engine's own modules, part of every game's machine code."""
    return sorted(Path(__file__).parent.glob("*.py"))


_directories: dict[str, Path | None] = {}


def cache_directory(name: str, sources: Iterable[Path]) -> Path | None:
    """The directory of compiled code of that name, made if need be; None, with a warning, where none can be written."""
    if name not in _directories:
        directory = cache_root() / f"{name}-{fingerprint([*engine_sources(), *sources])}"
        try:
            directory.mkdir(parents=True, exist_ok=True)
            (directory / "used").touch()
            _remove_unused(directory)
            _directories[name] = directory
        except OSError as trouble:
            warnings.warn(f"Compiled code cannot be kept ({trouble}); every start will compile anew.", stacklevel=3)
            _directories[name] = None
    return _directories[name]


def _remove_unused(current: Path) -> None:
    oldest = time.time() - CACHE_DAYS * 24 * 3600
    for used in current.parent.glob("*/used"):
        if used.parent != current and used.stat().st_mtime < oldest:
            shutil.rmtree(used.parent, ignore_errors=True)
