"""Records and arrays as rules see them that run interpreted.

Numba computes in 64-bit integers whatever the width of a field; a NumPy scalar would wrap around at the width of the
field it was read from. So interpreted rules read Python integers, and a value too large for its field is an error here.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np


class InterpretedRecord:
    """One record: fields are attributes, read as Python integers or interpreted arrays."""

    __slots__ = ("record",)

    record: np.void

    def __init__(self, record: np.void) -> None:
        object.__setattr__(self, "record", record)

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.record.dtype

    def __getattr__(self, field: str) -> Any:
        return as_interpreted(self.record[field])

    def __setattr__(self, field: str, value: Any) -> None:
        self.record[field] = value


class InterpretedArray:
    """An array: items are Python integers, interpreted records or interpreted arrays."""

    __slots__ = ("array",)

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __getitem__(self, index: Any) -> Any:
        return as_interpreted(self.array[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self.array[index] = value.record if isinstance(value, InterpretedRecord) else value

    def __len__(self) -> int:
        return len(self.array)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name)


def as_interpreted(value: Any) -> Any:
    """An array, a record or a NumPy scalar as interpreted rules see it; anything else as it is."""
    if isinstance(value, np.void):
        return InterpretedRecord(value)
    if isinstance(value, np.ndarray):
        return InterpretedArray(cast(Any, value))
    if isinstance(value, np.generic):
        return cast(Any, value).item()
    return value
