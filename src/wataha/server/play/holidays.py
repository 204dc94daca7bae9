"""Holidays at a table: times in which the clock of a seat stands still, as the log tells of them.

An event says until when its seat is on holiday from then on. A later one changes that; one that says a moment that is
not to come ends it.
"""

from __future__ import annotations

from typing import NamedTuple

UNTIL = "until"


class Holiday(NamedTuple):
    """A time in which the clock of a seat stands still."""

    seat: int
    begins: int
    ends: int


def write_until(moment: int) -> str:
    """What an event says.

    >>> write_until(5), read_until("until 5")
    ('until 5', 5)
    """
    return f"{UNTIL} {moment}"


def read_until(said: str | None) -> int:
    """The moment that an event says; ValueError if it says none."""
    word, _, moment = (said or "").partition(" ")
    if word != UNTIL:
        raise ValueError("a holiday has no end")
    return int(moment)


def taken(holidays: tuple[Holiday, ...], seat: int, at: int, until: int) -> tuple[Holiday, ...]:
    """The holidays at a table once it is known, at a moment, until when a seat's lasts.

    >>> first = taken((), 0, 10, 50)
    >>> [holiday[1:] for holiday in (*taken(first, 0, 20, 90), *taken(first, 0, 20, 20), *taken(first, 0, 60, 70))]
    [(10, 90), (10, 20), (10, 50), (60, 70)]
    """
    running = next((one for one in holidays if one.seat == seat and one.ends > at), None)
    changed = Holiday(seat, running.begins if running else at, max(at, until))
    return (*(one for one in holidays if one is not running), changed)


def rested(holidays: tuple[Holiday, ...], seat: int, since: int) -> int:
    """Milliseconds that the clock of a seat stands still since a moment, those to come included.

    >>> rested((Holiday(0, 10, 50), Holiday(1, 0, 99), Holiday(0, 70, 80)), 0, 20)
    40
    """
    return sum(max(0, one.ends - max(one.begins, since)) for one in holidays if one.seat == seat)
