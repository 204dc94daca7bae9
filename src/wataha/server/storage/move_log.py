"""The move log: the truth of every game. An event's key is (table, number), so of two that come at once one clashes.

Events that wait while others are being written are written together: one commit serves many tables.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select, update

from wataha.server.bus.bus import LOG, TABLES, Bus, Message, person_subject, table_subject
from wataha.server.notices.outbox import NoteTurns, Turn, note_nothing
from wataha.server.ops import metrics
from wataha.server.play.events import Event

from .database import DIALECTS, Database, Transaction, insert_into
from .schema import log, tables

MOST_TOGETHER = 256
FARTHEST = 4_102_444_800_000
"""The year 2100: no event was written later."""

EVENTS = (
    select(*(log.c[name] for name in Event._fields))
    .where(log.c.table_id == bindparam("table"), log.c.number > bindparam("after"))
    .order_by(log.c.number)
)
INSERT = {
    dialect: insert_into(dialect, log).on_conflict_do_nothing().returning(log.c.table_id, log.c.number)
    for dialect in DIALECTS
}
CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("version", "turn", "due", "changed")})
)


class Clash(Exception):
    """Someone else wrote that event first."""


class Append(NamedTuple):
    """An event to be written, and what the tables' row says after it."""

    table: str
    event: Event
    turn: int
    due: int | None
    changed: int
    awaited: tuple[str, ...] = ()
    """The accounts that are to decide next, and may not know it."""
    turns: tuple[Turn, ...] = ()
    """Of those who are to decide from now on, and are there."""
    also: Callable[[Transaction], None] | None = None
    """What else belongs into the same transaction."""

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.event.number

    def columns(self) -> dict[str, object]:
        """What changes in the tables' row, as `CHANGE` takes it."""
        return {
            "table": self.table,
            "new_version": self.event.number,
            "new_turn": self.turn,
            "new_due": self.due,
            "new_changed": self.changed,
        }


class MoveLog:
    """Appends events, and tells other processes of them."""

    def __init__(self, database: Database, bus: Bus, note_turns: NoteTurns = note_nothing) -> None:
        self._database = database
        self._bus = bus
        self._note_turns = note_turns
        self._queue: deque[tuple[Append, asyncio.Future[None]]] = deque()
        self._writing: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Returns once the event is on disk; `Clash` if its place in the log is taken."""
        if append.also is not None:
            if not await self._database.write(lambda transaction: self._insert(transaction, [append])):
                raise Clash
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((append, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_queue())
        await done

    async def _write_queue(self) -> None:
        """One batch after the other; each takes all that waits when its turn has come."""
        while self._queue:
            batch: list[tuple[Append, asyncio.Future[None]]] = []
            try:
                written = await self._database.write(lambda transaction, batch=batch: self._write(transaction, batch))
            except Exception as trouble:
                for _, done in batch or self._take():
                    if not done.done():
                        done.set_exception(trouble)
                continue
            metrics.log_batch.observe(len(batch))
            for append, done in batch:
                if not done.done():
                    done.set_result(None) if append.key in written else done.set_exception(Clash())

    def _take(self) -> list[tuple[Append, asyncio.Future[None]]]:
        return [self._queue.popleft() for _ in range(min(len(self._queue), MOST_TOGETHER))]

    def _write(
        self, transaction: Transaction, batch: list[tuple[Append, asyncio.Future[None]]]
    ) -> set[tuple[str, int]]:
        """Write what waits, in the order of the tables, so that processes cannot deadlock."""
        batch += self._take()
        return self._insert(transaction, sorted((append for append, _ in batch), key=lambda append: append.key))

    def _insert(self, transaction: Transaction, appends: Sequence[Append]) -> set[tuple[str, int]]:
        """Write the events whose place is free; their keys."""
        rows = [append.event.as_row(append.table) for append in appends]
        written = {(table, number) for table, number in transaction.rows(INSERT[transaction.dialect], rows)}
        kept = appends if len(written) == len(appends) else [each for each in appends if each.key in written]
        if kept:
            transaction.execute(CHANGE, [append.columns() for append in kept])
        turns = [turn for append in kept for turn in append.turns]
        if turns:
            self._note_turns(transaction, turns)
        for append in kept:
            if append.also is not None:
                append.also(transaction)
        transaction.after_commit(lambda: self._tell(kept))
        return written

    def _tell(self, appends: Sequence[Append]) -> None:
        for append in appends:
            self._bus.publish_elsewhere(table_subject(append.table), Message(LOG, append.event.number))
            for account in append.awaited:
                self._bus.publish(person_subject(account), Message(TABLES, table=append.table))


async def newest_moment(database: Database) -> int:
    """When the last event was written that anybody saw; a damaged row does not carry everyone off into the future."""
    row = await database.row(select(func.max(tables.c.changed)).where(tables.c.changed < FARTHEST))
    return row[0] or 0


def read_events(connection: Connection, table: str, after: int = 0) -> list[Event]:
    """The events of a table after a number, in order."""
    return [Event(*row) for row in connection.execute(EVENTS, {"table": table, "after": after})]
