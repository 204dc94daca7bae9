"""The bus: small messages about what changed, by subject, to whoever subscribed in any process.

A message says where to look, never what is there: whoever hears it reads the database. So one that is lost does no harm
for long: versions are compared every second (`Upkeep`), and whoever is behind looks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import orjson

LOBBY = "lobby"
"""The subject for the list of public tables."""


def table_subject(table: str) -> str:
    """The subject of one table."""
    return f"table.{table}"


def person_subject(account: str) -> str:
    """The subject of one account."""
    return f"person.{account}"


class Message(NamedTuple):
    """What kind of thing changed."""

    kind: str
    number: int = 0
    """Of the event, or of what was said, that it changed with; of presence, the seats."""
    table: str = ""
    """The table at which it did, where the subject is another; of presence, the process that tells it."""


LOG = "log"
"""Of a table: its log has grown to a number."""
ROW = "row"
"""Of a table: who sits there or how it stands has changed; by the event of a number, or by none."""
CHAT = "chat"
"""Of a table: something was said."""
PRESENCE = "presence"
"""Of a table: which of those who play look at it in a process."""
WHO_IS_THERE = "who-is-there"
"""Of a table: a process begins to watch it, and wants to know who is there."""
TABLES = "tables"
"""Of a person: one of their tables awaits them, or is over. Of the lobby: its list has changed."""
SIGNED_OUT = "signed-out"
"""Of a person: sessions of theirs were ended."""

Hear = Callable[[str, Message], None]


def write_message(subject: str, message: Message, origin: str) -> bytes:
    """A message for other processes, with the one that it comes from.

    >>> write_message("lobby", Message("tables"), "me")
    b'["me","lobby","tables",0,""]'
    """
    return orjson.dumps((origin, subject, *message))


class Bus:
    """Delivers to the subscribers in this process at once, and to those in others as soon as it can."""

    def __init__(self, process: str) -> None:
        self.process = process
        """A name that no other process has."""
        self._subscribers: dict[str, list[Hear]] = {}
        self._gap_listeners: list[Callable[[], None]] = []

    def subscribe(self, subject: str, hear: Hear) -> Callable[[], None]:
        """Hear what is published about a subject; what is given back ends that."""
        subscribers = self._subscribers.setdefault(subject, [])
        if not subscribers:
            self._follow(subject)
        subscribers.append(hear)

        def unsubscribe() -> None:
            subscribers.remove(hear)
            if not subscribers:
                del self._subscribers[subject]
                self._unfollow(subject)

        return unsubscribe

    def when_lost(self, listener: Callable[[], None]) -> None:
        """Be called after messages may have been lost."""
        self._gap_listeners.append(listener)

    def publish(self, subject: str, message: Message) -> None:
        """Tell everyone, in this process and in all others."""
        self.publish_elsewhere(subject, message)
        self._deliver(subject, message)

    # What differs from bus to bus; a process that is alone has nobody else to tell or to hear.

    alone = True
    """Whether there are no other processes."""

    async def start(self) -> None:
        """Begin to hear the other processes."""

    async def stop(self) -> None:
        """Hear no more."""

    def publish_elsewhere(self, subject: str, message: Message) -> None:
        """Tell everyone in other processes."""

    def _follow(self, subject: str) -> None:
        """Someone in this process wants to hear of a subject."""

    def _unfollow(self, subject: str) -> None:
        """Nobody in this process wants to hear of it any more."""

    def _deliver(self, subject: str, message: Message) -> None:
        for hear in list(self._subscribers.get(subject, ())):
            hear(subject, message)

    def hear_elsewhere(self, origin: str, subject: str, *message: Any) -> None:
        """Deliver what another process said, as `write_message` wrote it."""
        if origin != self.process:
            self._deliver(subject, Message(*message))

    def _lost(self) -> None:
        for listener in self._gap_listeners:
            listener()
