"""What an oracle may ask of chance; the fuzz gives it the very draws that the compiled rules make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Chance:
    """A source of uniform draws below n, and the shuffle that every game of the project uses."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self.below = below

    def shuffle(self, items: Sequence[Item]) -> list[Item]:
        """A shuffled copy: from the last place down, swap with a random place at or before it."""
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled
