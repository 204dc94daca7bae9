"""The move log: the truth of every game. An entry's key is (table, number), so of two that come at once one clashes.

Entries that wait while the disk is busy are committed together: one flush of the disk serves many tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import bindparam, select, update

from . import metrics
from .batches import Key, write_postgres, write_sqlite
from .course import Course, Entry
from .often import Often, insert_if_free
from .schema import log, tables
from .store import Store, Writing
from .words import Word

MOST_TOGETHER = 256


WRITE = insert_if_free(log, log.c.number)
CHANGE = Often(update(tables).where(tables.c.id == bindparam("table")), ("version", "turn", "due", "changed"))


class Clash(Exception):
    """Someone else wrote that entry first."""


class Append(NamedTuple):
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
    def word(self) -> Word:
        """What others are told once it is written."""
        awaited = self.awaited if self.awaited != self.entry.by else None
        return Word("log", self.table, self.entry.number, awaited)


class Log:
    """Appends entries; many tables share a transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._together: list[tuple[Append, asyncio.Future[None]]] = []
        self._committing = False
        self._came = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self._waiting or self._committing:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

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
            writing.tell(append.word)

    async def _write(self, writing: Writing, append: Append) -> bool:
        if not await writing.often(WRITE, {"table_id": append.table, **append.entry.columns()}):
            return False
        changes = {"version": append.entry.number, "turn": append.turn, "due": append.due, "changed": append.entry.at}
        await writing.often(CHANGE, {"table": append.table, **changes})
        return True

    async def _work(self) -> None:
        while True:
            await self._came.wait()
            self._came.clear()
            while self._waiting:
                self._committing = True
                await self._commit()
                self._committing = False

    async def _commit(self) -> None:
        """Write those who wait together. On SQLite that is whoever has come by the time that it is the log's turn."""
        try:
            if self.store.on_sqlite:
                written = await self.store.rounds.whole(self._gather, write_sqlite)
                self.store.wake.spread(self._words(written))
            else:
                async with self.store.write() as writing:
                    written = await write_postgres(writing, self._gather())
                    writing.words = self._words(written)
        except Exception as trouble:
            for _, done in self._together or self._take():
                if not done.done():
                    done.set_exception(trouble)
        else:
            metrics.together.observe(len(self._together))
            for append, done in self._together:
                if not done.done():
                    done.set_result(None) if append.key in written else done.set_exception(Clash())
        self._together = []

    def _take(self) -> list[tuple[Append, asyncio.Future[None]]]:
        taken, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        return taken

    def _gather(self) -> list[dict[str, Any]]:
        self._together = self._take()
        return [append.row() for append, _ in self._together]

    def _words(self, written: set[Key]) -> list[Word]:
        """What others are told of those that were written."""
        return [append.word for append, _ in self._together if append.key in written]


COLUMNS = (log.c.number, log.c.kind, log.c.seat, log.c.at, log.c.by, log.c.path, log.c.plies, log.c.nonce)


ENTRIES = Often(
    select(*COLUMNS)
    .where(log.c.table_id == bindparam("table"), log.c.number > bindparam("after"))
    .order_by(log.c.number)
)


async def read_entries(store: Store, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after a number, in order."""
    return [Entry(*row) for row in await store.often(ENTRIES, {"table": table, "after": after})]


def follows(course: Course) -> tuple[int, int | None]:
    """What the tables' row says of a course: whose turn it is, and when something is due."""
    return course.actor, course.due()
