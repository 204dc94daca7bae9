"""A bounded queue that is fair: addresses take turns, and at an address its people do.

So sixty guests of one address wait for one another, and whoever asks from elsewhere is next but a few. A full queue
keeps room for those who have little in it: whoever has most gives way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Asker(NamedTuple):
    """Who asks, and where from."""

    person: str
    address: str


class QueueFull(Exception):
    """Too many wait, and nobody has more in the queue than who asks."""


class FairQueue(Generic[Item]):
    """What waits, each thing once.

    >>> queue: FairQueue[str] = FairQueue(most=4)
    >>> for item in ("a1", "a2", "a3"):
    ...     queue.add(Asker("ala", "here"), item)
    >>> queue.add(Asker("ola", "there"), "b1")
    >>> list(queue), queue.ahead("b1")
    (['a1', 'b1', 'a2', 'a3'], 1)
    >>> queue.add(Asker("ewa", "there"), "b2")
    'a3'
    >>> queue.pop(), queue.pop(), queue.pop()
    ('a1', 'b1', 'a2')
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._waiting: dict[str, dict[str, deque[Item]]] = {}
        """Addresses, their people and what these wait for, those whose turn is next first."""

    def __len__(self) -> int:
        return sum(_size(people) for people in self._waiting.values())

    def __contains__(self, item: object) -> bool:
        return any(item in items for people in self._waiting.values() for items in people.values())

    def __iter__(self) -> Iterator[Item]:
        """All that waits, in the order in which it would be taken."""
        rest = {
            address: {person: deque(items) for person, items in people.items()}
            for address, people in self._waiting.items()
        }
        while rest:
            yield _take(rest)

    def add(self, asker: Asker, item: Item) -> Item | None:
        """Let something wait; in a full queue the last of whoever has most gives way, and is returned."""
        dropped = self._make_room(asker) if len(self) >= self.most else None
        self._waiting.setdefault(asker.address, {}).setdefault(asker.person, deque()).append(item)
        return dropped

    def _make_room(self, asker: Asker) -> Item:
        """Take out the last item of the person with most of the address with most, unless that is who asks."""
        own = self._waiting.get(asker.address, {})
        address = max(self._waiting, key=lambda each: (_size(self._waiting[each]), each != asker.address))
        people = self._waiting[address]
        person = max(reversed(people), key=lambda each: len(people[each]))
        if address == asker.address:
            if len(people[person]) <= len(own.get(asker.person, ())) + 1:
                raise QueueFull
        elif _size(people) <= _size(own) + 1:
            raise QueueFull
        dropped = people[person][-1]
        self.remove(dropped)
        return dropped

    def pop(self) -> Item:
        """Take what is next; there has to be something."""
        return _take(self._waiting)

    def remove(self, item: Item) -> None:
        """Whoever asked does not wait any more."""
        for address, people in self._waiting.items():
            for person, items in people.items():
                if item in items:
                    items.remove(item)
                    if not items:
                        del people[person]
                    if not people:
                        del self._waiting[address]
                    return

    def ahead(self, item: Item) -> int | None:
        """How many come before something that waits; None if it does not wait."""
        return next((place for place, each in enumerate(self) if each == item), None)


def _size(people: dict[str, deque[Item]]) -> int:
    return sum(map(len, people.values()))


def _take(waiting: dict[str, dict[str, deque[Item]]]) -> Item:
    """The next item; its address and its person go to the end."""
    address = next(iter(waiting))
    people = waiting.pop(address)
    person = next(iter(people))
    items = people.pop(person)
    item = items.popleft()
    if items:
        people[person] = items
    if people:
        waiting[address] = people
    return item
