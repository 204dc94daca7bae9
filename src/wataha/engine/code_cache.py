"""Compiled code on disk, under a directory named after a hash of everything that went into it.

Numba alone would not notice that a rule changed below a cached function.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
import warnings
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any
from zlib import crc32

CACHE_DAYS = 30
"""Compiled code of sources that nobody has run for so long is removed."""


def cache_root() -> Path:
    """Where compiled code is kept: WATAHA_CACHE_DIR, or the user's cache directory."""
    chosen = os.environ.get("WATAHA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("wataha", appauthor=False)


def shipped_root() -> Path | None:
    """Where compiled code was put that came with the package: WATAHA_SHIPPED_CACHE; only images have any."""
    shipped = os.environ.get("WATAHA_SHIPPED_CACHE")
    return Path(shipped) if shipped else None


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
            _take_shipped(directory)
            directory.mkdir(parents=True, exist_ok=True)
            (directory / "used").touch()
            _remove_unused(directory)
            _directories[name] = directory
        except OSError as trouble:
            warnings.warn(f"Compiled code cannot be kept ({trouble}); every start will compile anew.", stacklevel=3)
            _directories[name] = None
    return _directories[name]


def _take_shipped(directory: Path) -> None:
    """Begin with what was compiled of these very sources elsewhere; for another processor, Numba adds to it."""
    shipped = shipped_root()
    if shipped is None or directory.exists() or not (shipped / directory.name).exists():
        return
    beside = directory.with_name(f"{directory.name}.{os.getpid()}")
    shutil.copytree(shipped / directory.name, beside)
    try:
        beside.rename(directory)
    except OSError:
        shutil.rmtree(beside)  # another process was faster


def processor_mark(directory: Path) -> Path:
    """A file that says, once it is there, that all is compiled for this processor: Numba compiles for one."""
    config: Any = import_module("numba.core.config")
    llvm: Any = import_module("llvmlite.binding")
    name = config.CPU_NAME or llvm.get_host_cpu_name()
    features = llvm.get_host_cpu_features().flatten() if config.CPU_FEATURES is None else config.CPU_FEATURES
    return directory / f"{crc32(f'{name} {features}'.encode()):08x}"


def _remove_unused(current: Path) -> None:
    oldest = time.time() - CACHE_DAYS * 24 * 3600
    for used in current.parent.glob("*/used"):
        if used.parent != current and used.stat().st_mtime < oldest:
            shutil.rmtree(used.parent, ignore_errors=True)
