"""The interpreted twin of a compiled rule: the Python that it was made of, among the twins of all that it calls.

A game whose machine code is not there yet is played by them (`compiled.interpret`).
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from types import CellType, FunctionType
from typing import Any

import numpy as np

from .interpreted import as_interpreted

_making = RLock()
"""Nobody sees a module of which only some names are twins yet."""

_twins: dict[Any, Callable[..., Any]] = {}
_worlds: dict[int, dict[str, Any]] = {}
"""Of each module its names as twins see them, by the identity of its own names."""


def let_twin(compiled: Any, twin: Callable[..., Any]) -> None:
    """Say what stands for a compiled rule that is not written as Python would run it."""
    _twins[compiled] = twin


def twin_of(value: Any) -> Any:
    """What interpreted rules see instead of a compiled rule or of an array; all else, plain functions too, is itself.

    Interpreted from the beginning (`WATAHA_JIT=0`), rules are their own twins.
    """
    if isinstance(value, np.ndarray):
        return as_interpreted(value)
    if not hasattr(value, "py_func"):
        return value
    with _making:
        if value not in _twins:
            _twins[value] = entry_twin(value.py_func)
        return _twins[value]


def entry_twin(function: Any) -> Callable[..., Any]:
    """A plain function among the twins of the rules that it calls."""
    with _making:
        cells = tuple(CellType(twin_of(cell.cell_contents)) for cell in function.__closure__ or ())
        return FunctionType(function.__code__, _world(function.__globals__), function.__name__, None, cells or None)


def _world(names: dict[str, Any]) -> dict[str, Any]:
    if id(names) not in _worlds:
        _worlds[id(names)] = world = dict(names)
        world.update({name: twin_of(value) for name, value in names.items()})
    return _worlds[id(names)]
