"""The database: SQLite in one file, or PostgreSQL.

Work on it is a plain function that is handed a connection or a transaction; it runs beside the event loop, which awaits
it. On SQLite one thread writes, and all that waits while the disk is busy is committed together (group commit).
"""

from __future__ import annotations

import asyncio
import math
import secrets
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Table, create_engine, event, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import CursorResult, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import create_async_engine

from .schema import leases
from .sqlite_file import keep_private, make_durable

SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-32000")
"""WAL, so that readers never wait; FULL, so that what was acknowledged survives a power cut."""

BUSY_SECONDS = 20
"""How long a SQLite write waits for another program, such as `wataha admin`."""

READERS = 2
"""Threads that read a SQLite file."""

MOST_TOGETHER = 256
"""Pieces of work that share a commit."""

AWAY = ("08", "53", "57")
"""Classes of PostgreSQL's error codes that say that it cannot serve now: connection, resources, operator's work."""

SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
"""SQLite's codes that say that the file cannot be used now; most often the disk is full."""

PROBE = "probe"
PROBE_SECONDS = 10
"""After so long without a write that worked, a check writes something itself."""
ROOM = 32 * 1024
"""Characters that a check writes into SQLite, and takes away again: room for some dozens of moves."""

Answer = TypeVar("Answer")


class DatabaseAway(Exception):
    """The database cannot be reached now. A transaction that was being committed may be kept, or not."""


class Transaction:
    """Work that is kept whole or not at all."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.dialect = connection.dialect.name
        self.followers: list[Callable[[], None]] = []

    def execute(self, statement: Executable, values: Any = None) -> CursorResult[Any]:
        return self.connection.execute(statement, values)  # type: ignore[return-value]

    def row(self, statement: Executable, values: Any = None) -> Any:
        return self.connection.execute(statement, values).first()

    def rows(self, statement: Executable, values: Any = None) -> Sequence[Any]:
        return self.connection.execute(statement, values).all()

    def insert(self, table: Table) -> Any:
        """An INSERT that knows ON CONFLICT in the dialect at hand."""
        return insert_into(self.dialect, table)

    def after_commit(self, follow: Callable[[], None]) -> None:
        """Do this in the event loop once everything is on disk, whether or not the writer still waits for it."""
        self.followers.append(follow)


Work = Callable[[Transaction], Answer]


DIALECTS = ("sqlite", "postgresql")


def insert_into(dialect: str, table: Table) -> Any:
    """An INSERT that knows ON CONFLICT in a dialect."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


class Database(ABC):
    """The one way to the database."""

    is_sqlite: bool
    _written = -math.inf
    """When a write worked last."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """What some reading finds; all of it sees the same moment."""

    @abstractmethod
    async def write(self, work: Work[Answer]) -> Answer:
        """Run a transaction; what it gives back, once it is on disk. If it raises, nothing of it is kept."""

    async def change_schema(self, work: Work[Answer]) -> Answer:
        """Run a transaction that changes tables themselves."""
        return await self.write(work)

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, and let the database go."""

    async def row(self, statement: Executable, values: Any = None) -> Any:
        return await self.read(lambda connection: connection.execute(statement, values).first())

    async def rows(self, statement: Executable, values: Any = None) -> Sequence[Any]:
        return await self.read(lambda connection: connection.execute(statement, values).all())

    async def check(self) -> None:
        """Fails when the database cannot be reached, or takes nothing."""
        await self.row(text("SELECT 1"))
        if time.monotonic() - self._written > PROBE_SECONDS:
            await self.write(self._probe)

    def _probe(self, transaction: Transaction) -> None:
        """Write something, and leave nothing."""
        holder = "x" * ROOM if self.is_sqlite else PROBE
        row = {"task": f"{PROBE}:{secrets.token_hex(8)}", "version": 0, "holder": holder, "until": 0}
        transaction.execute(leases.insert(), row)
        transaction.execute(leases.delete().where(leases.c.task == row["task"]))


def open_database(url: str) -> Database:
    """The database at an address as SQLAlchemy takes it."""
    return SqliteDatabase(url) if url.startswith("sqlite") else PostgresDatabase(url)


class _Job:
    """A transaction that waits for its commit."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answer: Any = None
        self.trouble: Exception | None = None
        self.followers: list[Callable[[], None]] = []

    def run(self, connection: Connection) -> None:
        """As a part of an open transaction that is undone alone; raises only if the whole transaction is lost."""
        transaction = Transaction(connection)
        part = connection.begin_nested()
        try:
            self.answer = self.work(transaction)
            part.commit()
        except Exception as trouble:
            self.trouble = trouble
            driver: Any = connection.connection.driver_connection
            if not driver.in_transaction:  # a full or broken disk undoes everybody's part
                raise
            part.rollback()
        self.followers = transaction.followers

    def finish(self) -> None:
        if self.trouble is None:
            for follow in self.followers:
                follow()
        if self.done.done():
            return  # whoever waited for it was cancelled
        if self.trouble is None:
            self.done.set_result(self.answer)
        else:
            self.done.set_exception(self.trouble)


class SqliteDatabase(Database):
    """A file that only this process writes to."""

    is_sqlite = True

    def __init__(self, url: str) -> None:
        self.file = Path(make_url(url).database or "")
        keep_private(self.file)
        make_durable(self.file)
        address = f"sqlite:///{self.file}"
        self._reading = _sqlite_engine(address, "BEGIN", READERS)
        self._writing = _sqlite_engine(address, "BEGIN IMMEDIATE", 1)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="wataha-reads")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="wataha-writes")
        self._queue: list[_Job] = []
        self._committing: asyncio.Task[None] | None = None

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except DBAPIError as trouble:
            if not _is_away(trouble):
                raise
            raise DatabaseAway(str(trouble.orig)) from trouble

    async def write(self, work: Work[Answer]) -> Answer:
        job = _Job(work)
        self._queue.append(job)
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit_queue())
        try:
            return await job.done
        except DBAPIError as trouble:
            raise self._noticed(trouble) from trouble

    def _noticed(self, trouble: DBAPIError) -> Exception:
        """The error as others know it; what goes wrong with the file is remembered until a write works again."""
        if not _is_away(trouble):
            return trouble
        self._written = -math.inf
        return DatabaseAway(str(trouble.orig))

    async def _commit_queue(self) -> None:
        """One commit after the other; each takes all that waits by then."""
        loop = asyncio.get_running_loop()
        while self._queue:
            jobs = self._queue[:MOST_TOGETHER]
            done = await loop.run_in_executor(self._writer, self._commit, jobs)
            del self._queue[:done]
            for job in jobs[:done]:
                job.finish()

    def _commit(self, jobs: list[_Job]) -> int:
        """Run jobs in one transaction; how many of them are done with, well or badly."""
        begun = 0
        try:
            with self._writing.connect() as connection, connection.begin():
                for job in jobs:
                    begun += 1
                    job.run(connection)
        except Exception as trouble:
            begun = begun or len(jobs)
            for job in jobs[:begun]:
                job.trouble = job.trouble or trouble
        else:
            self._written = time.monotonic()
        return begun

    async def change_schema(self, work: Work[Answer]) -> Answer:
        """SQLite changes a table by making it anew and dropping the old one, whatever rows of others refer to it."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._writer, self._change_schema, work)
        except DBAPIError as trouble:
            raise self._noticed(trouble) from trouble

    def _change_schema(self, work: Work[Answer]) -> Answer:
        with self._writing.connect() as connection:
            bare: Any = connection.connection.driver_connection
            bare.execute("PRAGMA foreign_keys=OFF")
            try:
                with connection.begin():
                    return work(Transaction(connection))
            finally:
                bare.execute("PRAGMA foreign_keys=ON")

    async def close(self) -> None:
        while self._committing is not None and not self._committing.done():
            await asyncio.wait({self._committing})
        for pool in (self._readers, self._writer):
            pool.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def _is_away(trouble: DBAPIError) -> bool:
    """Whether SQLite says that the file cannot be used now. The lowest byte of its code is the kind of error."""
    return (getattr(trouble.orig, "sqlite_errorcode", 0) & 0xFF) in SQLITE_AWAY


def _sqlite_engine(address: str, begin: str, connections: int) -> Engine:
    """An engine whose transactions begin as SQLite needs it; the driver's own idea of transactions is switched off."""
    engine = create_engine(address, pool_size=connections, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in SQLITE_PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class PostgresDatabase(Database):
    """A database that several processes share."""

    is_sqlite = False

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._engine = create_async_engine(
            self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
        )

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        with _noticing_absence():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[Answer]) -> Answer:
        transaction: Transaction | None = None

        def run(connection: Connection) -> Answer:
            nonlocal transaction
            transaction = Transaction(connection)
            return work(transaction)

        try:
            with _noticing_absence():
                async with self._engine.begin() as connection:
                    answer = await connection.run_sync(run)
        except DatabaseAway:
            self._written = -math.inf
            raise
        assert transaction is not None
        self._written = time.monotonic()
        for follow in transaction.followers:
            follow()
        return answer

    async def close(self) -> None:
        await self._engine.dispose()


@contextmanager
def _noticing_absence() -> Iterator[None]:
    """Let `DatabaseAway` be raised for all that says that the database is not there."""
    try:
        yield
    except (OSError, PoolTimeoutError) as trouble:
        raise DatabaseAway(type(trouble).__name__) from trouble
    except DBAPIError as trouble:
        code = getattr(trouble.orig, "sqlstate", None) or ""
        if not trouble.connection_invalidated and not code.startswith(AWAY):
            raise
        raise DatabaseAway(code or type(trouble).__name__) from trouble
