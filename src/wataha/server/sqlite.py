"""SQLite for asyncio with few steps from thread to thread and few commits.

To SQLAlchemy a `SqliteConnection` looks like aiosqlite's. Every step to a thread waits for the interpreter's lock,
which a busy event loop gives up slowly. So what waits for the disk or for another process (queries, BEGIN and COMMIT)
goes there as one step each, and the short statements between BEGIN IMMEDIATE and COMMIT, for which all other writers
wait, run where they are. A commit waits for the disk for milliseconds; `Rounds` lets all that wait meanwhile share one.
Processes that share the file queue at a `Gate`.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Answer = TypeVar("Answer")
Work = TypeVar("Work")

THREADS = 4
AT_ONCE = 500
"""Rows that are fetched together with the first."""

_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="wataha-sqlite")


async def elsewhere(work: Callable[..., Answer], *args: Any) -> Answer:
    """Do it in a thread."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *args)


class SqliteConnection:
    """One connection; statements come one at a time, from whichever thread."""

    def __init__(self, file: str, busy_seconds: float) -> None:
        self._conn = sqlite3.connect(file, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
        self.isolation_level = None
        self.writing = False
        """Whether a transaction is open that has the file's lock."""

    @property
    def _connection(self) -> sqlite3.Connection:
        return self._conn

    @property
    def in_transaction(self) -> bool:
        return self._conn.in_transaction

    def run(self, statement: str, parameters: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Run a short statement of an open transaction where one is."""
        return self._conn.execute(statement, parameters)

    def run_each(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run it for each row of parameters."""
        self._conn.executemany(statement, rows)

    def cursor(self) -> Cursor:
        return Cursor(self, self._conn.cursor())

    async def create_function(self, *args: Any, **kwargs: Any) -> None:
        self._conn.create_function(*args, **kwargs)

    async def commit(self) -> None:
        await elsewhere(self._conn.commit)

    async def rollback(self) -> None:
        self.undo()

    def undo(self) -> None:
        """Nothing of the open transaction is kept."""
        self._conn.rollback()
        self.writing = False

    async def close(self) -> None:
        self._conn.close()

    def stop(self) -> None:
        self._conn.close()


class Gate:
    """Lets one process in at a time, and the next as soon as it leaves or dies.

    SQLite's own lock is only tried again after a pause, so who writes much would keep the others out.
    """

    def __init__(self, folder: str) -> None:
        self._folder = os.open(folder, os.O_RDONLY)

    def enter(self) -> None:
        """Wait; to be called in a thread."""
        import fcntl

        fcntl.flock(self._folder, fcntl.LOCK_EX)

    def leave(self) -> None:
        import fcntl

        fcntl.flock(self._folder, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self._folder)


@dataclass
class Round:
    """A transaction that several writers share."""

    connection: AsyncConnection
    driver: SqliteConnection
    committed: asyncio.Future[None]
    after: list[Callable[[], None]] = field(default_factory=list)
    """What is done as soon as it is on disk, whether or not the writers still wait for it."""

    def fail(self, trouble: BaseException) -> None:
        """Nothing of it is kept."""
        self.committed.set_exception(trouble)
        self.committed.exception()  # whoever was cancelled does not ask


class Rounds:
    """Writers take turns; those that wait while the disk is busy make one round, with one commit at its end."""

    def __init__(self, engine: AsyncEngine, gate: Gate | None = None) -> None:
        self._engine = engine
        self._gate = gate
        """Where other processes wait, if there are any."""
        self._turn = asyncio.Lock()
        self._writer: AsyncConnection | None = None
        """SQLAlchemy takes it for one long transaction; the real ones are the rounds."""
        self._round: Round | None = None
        self._ends: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Round]:
        """One writer's part; it is on disk when this is left, and undone if this is left by an exception."""
        async with self._turn:
            mine = self._round or await self._begin()
            mine.driver.run("SAVEPOINT part")
            try:
                yield mine
            except BaseException as trouble:
                if mine.driver.in_transaction:
                    mine.driver.run("ROLLBACK TO part")
                    mine.driver.run("RELEASE part")
                else:  # a full or broken disk undoes everybody's part
                    self._round = None
                    self._leave()
                    mine.fail(trouble)
                raise
            mine.driver.run("RELEASE part")
        await asyncio.shield(mine.committed)

    async def whole(self, gather: Callable[[], Work], write: Callable[[SqliteConnection, Work], Answer]) -> Answer:
        """Gather work when its turn comes and write it: all at once in a thread, or as a part of the open round."""
        async with self._turn:
            if self._round is None:
                _, driver = await self._connect()
                done = asyncio.ensure_future(elsewhere(self._write_whole, driver, write, gather()))
                try:
                    return await asyncio.shield(done)
                except asyncio.CancelledError:  # the thread cannot be stopped
                    await asyncio.wait({done})
                    raise
        async with self.turn() as mine:
            return write(mine.driver, gather())

    def _write_whole(
        self, driver: SqliteConnection, write: Callable[[SqliteConnection, Work], Answer], work: Work
    ) -> Answer:
        self._enter(driver)
        try:
            answer = write(driver, work)
        except BaseException:
            driver.undo()
            self._leave()
            raise
        self._commit(driver)
        return answer

    async def _connect(self) -> tuple[AsyncConnection, SqliteConnection]:
        if self._writer is None:
            self._writer = await self._engine.connect()
            await self._writer.execution_options(wataha_writes=True)
            await self._writer.begin()
        driver: Any = (await self._writer.get_raw_connection()).driver_connection
        return self._writer, driver

    async def _begin(self) -> Round:
        connection, driver = await self._connect()
        if self._gate:
            await asyncio.sleep(0)  # what is ready goes first: others wait as long as this process is inside
        begun = asyncio.ensure_future(elsewhere(self._enter, driver))
        try:
            await asyncio.shield(begun)
        except asyncio.CancelledError:  # nobody wants it any more, but the thread cannot be stopped
            await asyncio.wait({begun})
            driver.undo()
            self._leave()
            raise
        driver.writing = True
        self._round = Round(connection, driver, asyncio.get_running_loop().create_future())
        end = asyncio.create_task(self._end(self._round))  # its turn comes after all who wait already
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)
        return self._round

    def _enter(self, driver: SqliteConnection) -> None:
        if self._gate:
            self._gate.enter()
        try:
            driver.run("BEGIN IMMEDIATE")
        except BaseException:
            self._leave()
            raise

    def _commit(self, driver: SqliteConnection) -> None:
        try:
            driver.run("COMMIT")
        except BaseException:
            driver.undo()
            raise
        finally:
            self._leave()

    def _leave(self) -> None:
        if self._gate:
            self._gate.leave()

    async def _end(self, ending: Round) -> None:
        async with self._turn:
            if self._round is not ending:
                return
            self._round = None
            try:
                await elsewhere(self._commit, ending.driver)
            except BaseException as trouble:
                ending.fail(trouble)
            else:
                ending.committed.set_result(None)
                for follow in ending.after:
                    follow()
            finally:
                ending.driver.writing = False

    async def finish(self) -> None:
        """Wait for what is being written, and let the file go."""
        await asyncio.gather(*self._ends, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        if self._gate:
            self._gate.close()
            self._gate = None


class Cursor:
    """Runs a statement and holds its rows."""

    arraysize = 1

    def __init__(self, connection: SqliteConnection, cursor: sqlite3.Cursor) -> None:
        self._connection = connection
        self._cursor = cursor
        self._rows: list[Any] = []
        self._more = False

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._cursor.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        if self._connection.writing or statement == "BEGIN":
            self._run(statement, parameters)
        else:
            await elsewhere(self._run, statement, parameters)

    def _run(self, statement: str, parameters: Sequence[Any]) -> None:
        self._cursor.execute(statement, parameters)
        self._fetch()

    def _fetch(self) -> None:
        self._rows += self._cursor.fetchmany(AT_ONCE) if self._cursor.description else []
        self._more = len(self._rows) >= AT_ONCE

    async def executemany(self, statement: str, parameters: Sequence[Sequence[Any]]) -> None:
        self._cursor.executemany(statement, parameters)

    async def fetchall(self) -> list[Any]:
        if self._more:
            self._rows += await elsewhere(self._cursor.fetchall)
            self._more = False
        rows, self._rows = self._rows, []
        return rows

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        wanted = size or self.arraysize
        if self._more and len(self._rows) < wanted:
            await elsewhere(self._fetch)
        rows, self._rows = self._rows[:wanted], self._rows[wanted:]
        return rows

    async def fetchone(self) -> Any:
        rows = await self.fetchmany(1)
        return rows[0] if rows else None

    async def close(self) -> None:
        self._cursor.close()
