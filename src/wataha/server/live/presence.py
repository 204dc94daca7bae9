"""Who of those who play has the table before them: the seats that are watched from, here and in other processes."""

from __future__ import annotations

import time
from collections.abc import Iterable

TELL_AGAIN = 10
"""Seconds after which a process tells the others again who is here."""
FORGET_AFTER = 30
"""Seconds after which a process that tells nothing any more counts for nobody."""


class Presence:
    """The seats of one table whose people look at it."""

    def __init__(self) -> None:
        self.here: frozenset[int] = frozenset()
        """Those who look at it in this process."""
        self.told: frozenset[int] | None = None
        """Who everybody here was told of last."""
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self._published = 0.0

    @property
    def seats(self) -> frozenset[int]:
        """Those who look at it anywhere."""
        oldest = time.monotonic() - FORGET_AFTER
        return self.here.union(*(seats for seats, heard in self._elsewhere.values() if heard >= oldest))

    def hear(self, process: str, number: int) -> None:
        """Another process tells who is there."""
        self._elsewhere[process] = read_seats(number), time.monotonic()

    def is_due(self) -> bool:
        """Whether it is time to tell the other processes again."""
        return time.monotonic() - self._published >= TELL_AGAIN

    def publish(self) -> int:
        """Who is here, as a number for the bus."""
        self._published = time.monotonic()
        return write_seats(self.here)


def write_seats(seats: Iterable[int]) -> int:
    """Seats as the bits of a number.

    >>> write_seats([0, 2])
    5
    """
    return sum(1 << seat for seat in set(seats))


def read_seats(number: int) -> frozenset[int]:
    """The seats that the bits of a number stand for.

    >>> sorted(read_seats(5))
    [0, 2]
    """
    return frozenset(seat for seat in range(number.bit_length()) if number >> seat & 1)
