"""Round robin: everybody meets everybody once, by the circle method, in which the seats alternate."""

from __future__ import annotations

from collections.abc import Sequence

NOBODY = ""
"""Whom one meets who is left over."""


def rounds_of(count: int) -> int:
    """How many rounds so many people need.

    >>> rounds_of(4), rounds_of(5)
    (3, 5)
    """
    return count - 1 if count % 2 == 0 else count


def pair_round(people: Sequence[str], number: int) -> list[tuple[str, ...]]:
    """The pairs of a round, counted from 1, each in the order of its seats; one who is left over stands alone.

    >>> [pair_round("abcd", number) for number in (1, 2, 3)]
    [[('a', 'd'), ('b', 'c')], [('d', 'c'), ('a', 'b')], [('b', 'd'), ('c', 'a')]]
    >>> pair_round("abc", 1)
    [('b', 'c'), ('a',)]
    """
    circle = [*people, *([NOBODY] if len(people) % 2 else [])]
    fixed, turning = circle[-1], circle[:-1]
    turn = ((number - 1) * (len(circle) // 2)) % len(turning)
    turning = turning[turn:] + turning[:turn]
    first = (turning[0], fixed) if number % 2 else (fixed, turning[0])
    pairs = [first, *zip(turning[1 : len(circle) // 2], reversed(turning[len(circle) // 2 :]), strict=True)]
    paired = [pair for pair in pairs if NOBODY not in pair]
    return paired + [tuple(person for person in pair if person != NOBODY) for pair in pairs if NOBODY in pair]
