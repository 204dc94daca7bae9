"""The move log: the truth of every game. An entry's key is (table, number), so of two that come at once one clashes.

Entries that wait while the disk is busy are committed together: one flush of the disk serves many tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select, update

from . import metrics
from .batches import Key, SqliteThread, write_postgres
from .course import Course, Entry
from .schema import log, tables
from .store import Store, Writing
from .wake import Word

MOST_TOGETHER = 256


class Clash(Exception):
    """Someone else wrote that entry first."""


@dataclass(frozen=True)
class Append:
    """An entry to be written, and what follows from it."""

    table: str
    entry: Entry
    turn: int
    due: int | None
    awaited: str | None = None
    """The account that is to decide next."""
    also: Callable[[Writing], Awaitable[None]] | None = None
    """What else belongs into the same transaction."""

    @property
    def key(self) -> Key:
        return self.table, self.entry.number

    def row(self) -> dict[str, Any]:
        """Everything that is written, in one line."""
        return {"table_id": self.table, **self.entry.columns(), "turn": self.turn, "due": self.due}

    @property
    def words(self) -> list[Word]:
        """What others are told once it is written."""
        words: list[Word] = [{"what": "log", "which": self.table, "number": self.entry.number}]
        if self.awaited and self.awaited != self.entry.by:
            words.append({"what": "mine", "which": self.awaited, "number": 0})
        return words


class Log:
    """Appends entries; many tables share a transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._committing = False
        self._came = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thread = SqliteThread(store) if store.on_sqlite else None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self._waiting or self._committing:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._thread is not None:
            self._thread.close()

    async def append(self, append: Append) -> None:
        """Returns once the entry is on disk; `Clash` if its place in the log is taken."""
        if append.also is not None:
            await self._write_alone(append)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._came.set()
        await done

    async def _write_alone(self, append: Append) -> None:
        async with self.store.write() as writing:
            if not await self._write(writing, append):
                raise Clash
            assert append.also is not None
            await append.also(writing)
            for word in append.words:
                writing.tell(word)

    async def _write(self, writing: Writing, append: Append) -> bool:
        entry = self.store.insert(log).values(table_id=append.table, **append.entry.columns())
        written = await writing.run(entry.on_conflict_do_nothing().returning(log.c.number))
        if written.first() is None:
            return False
        await writing.run(
            update(tables)
            .where(tables.c.id == append.table)
            .values(version=append.entry.number, turn=append.turn, due=append.due, changed=append.entry.at)
        )
        return True

    async def _work(self) -> None:
        while True:
            await self._came.wait()
            self._came.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                self._committing = True
                await self._commit(batch)
                self._committing = False

    async def _commit(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        metrics.together.observe(len(batch))
        try:
            written = await self._write_together([append for append, _ in batch])
        except Exception as trouble:
            for _, done in batch:
                if not done.done():
                    done.set_exception(trouble)
            return
        for append, done in batch:
            if done.done():
                continue
            if append.key in written:
                done.set_result(None)
            else:
                done.set_exception(Clash())

    async def _write_together(self, batch: list[Append]) -> set[Key]:
        rows = [append.row() for append in batch]
        if self._thread is not None:
            written = await self._thread.write(rows)
            for append in batch:
                for word in append.words if append.key in written else ():
                    self.store.wake.deliver(word)
            return written
        async with self.store.write() as writing:
            written = await write_postgres(writing, rows)
            writing.words = [word for append in batch if append.key in written for word in append.words]
        return written


COLUMNS = (log.c.number, log.c.kind, log.c.seat, log.c.at, log.c.by, log.c.path, log.c.plies, log.c.nonce)


def entries_after(table: str, number: int) -> Any:
    """The query for the entries of a table after a number, in order."""
    return select(*COLUMNS).where(log.c.table_id == table, log.c.number > number).order_by(log.c.number)


async def read_entries(store: Store, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after a number."""
    return [Entry(*row) for row in await store.rows(entries_after(table, after))]


def follows(course: Course) -> tuple[int, int | None]:
    """What the tables' row says of a course: whose turn it is, and when something is due."""
    return course.actor, course.due()
