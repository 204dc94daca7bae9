"""A record as plain Python reads it: its fields as numbers and tuples, with what the rules compute from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from .interpreted import InterpretedRecord

Made = TypeVar("Made")


class Fields:
    """The fields of a record as attributes: numbers, and tuples of them that are nested as the record's arrays are.

    Plain Python reads these much faster than arrays, and can use any row as a key.
    """

    def __init__(self, record: np.void) -> None:
        values = [_tuples(value) if isinstance(value, np.ndarray) else value for value in record.item()]
        vars(self).update(zip(record.dtype.names or (), values, strict=True))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


def _tuples(array: Any) -> tuple[Any, ...]:
    """An array as nested tuples of Python numbers.

    >>> _tuples(np.array([[1, 2], [3, 4]]))
    ((1, 2), (3, 4))
    """
    if array.ndim == 1:
        return tuple(array.tolist())
    return tuple(map(tuple, array.tolist())) if array.ndim == 2 else tuple(map(_tuples, array))


def read_fields(record: bytes, dtype: np.dtype[Any]) -> Fields:
    """The fields of a record.

    >>> fields = read_fields(bytes((7, 1, 2)), np.dtype([("moons", "i1"), ("hand", "i1", (2,))]))
    >>> fields.moons, fields.hand
    (7, (1, 2))
    """
    return Fields(np.frombuffer(record, dtype)[0])


class Position:
    """A record with the numbers that its game's rules compute from it, ready for plain Python to look at."""

    def __init__(
        self,
        record: bytes,
        dtype: np.dtype[Any],
        players: int,
        actor: int,
        score: list[int],
        standing: list[int],
        parts: dict[str, list[int]],
    ) -> None:
        self._record = record
        self._dtype = dtype
        self.players = players
        self.actor = actor
        self.score = score
        self.standing = standing
        self.parts = parts
        """The breakdown of the score, by the names of the game's layout."""
        self.fields: Any = read_fields(record, dtype)
        """The record's fields as numbers and tuples, which plain Python reads much faster than arrays."""
        self._made: dict[Any, Any] = {}

    @cached_property
    def state(self) -> InterpretedRecord:
        """The record as interpreted rules read it."""
        return InterpretedRecord(np.frombuffer(self._record, self._dtype)[0])

    def once(self, make: Callable[[Position], Made]) -> Made:
        """What a function makes of this position; made once, for all eyes that see the same of it."""
        if make not in self._made:
            self._made[make] = make(self)
        return self._made[make]
