"""The database: SQLite in one file or PostgreSQL, reads and writes, and word of what changed."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Executable, event, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import CursorResult, Row, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.schema import Table

from .often import Found, Often, Values
from .sqlite import Gate, Rounds, SqliteConnection
from .wake import Wake
from .words import Word

logger = logging.getLogger("wataha.server.store")

SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-32000")
"""WAL, so that readers never wait; FULL, so that what was acknowledged survives a power cut."""

BUSY_SECONDS = 20
"""How long a SQLite write waits for another process, such as `wataha admin`."""


@dataclass
class Writing:
    """A transaction that changes something, and the words about it that others get once it is committed."""

    connection: AsyncConnection
    driver: SqliteConnection | None = None
    """What the connection is made of, on SQLite."""
    words: list[Word] = field(default_factory=list)

    async def often(self, statement: Often, values: Values | Sequence[Values]) -> Found:
        """Run a statement that is run often."""
        return statement.run(self.driver, values) if self.driver else await statement.execute(self.connection, values)

    async def run(self, statement: Executable, rows: Any = None) -> CursorResult[Any]:
        return await self.connection.execute(statement, rows)  # type: ignore[return-value]

    async def row(self, statement: Executable) -> Row[Any] | None:
        return (await self.connection.execute(statement)).first()

    async def rows(self, statement: Executable) -> list[Row[Any]]:
        return list((await self.connection.execute(statement)).all())

    def tell(self, word: Word) -> None:
        """Say this to every process, this one included, after the commit."""
        self.words.append(word)


class Store:
    """The one way to the database."""

    def __init__(self, url: str, neighbours: str = "") -> None:
        self.url = make_url(url)
        self.wake = Wake()
        self.on_sqlite = self.url.get_backend_name() == "sqlite"
        self.alone = self.on_sqlite and not neighbours
        """Whether no other process of the server writes to the database."""
        self._insert = sqlite_dialect.insert if self.on_sqlite else postgresql.insert
        if self.on_sqlite:
            file = self.url.database
            assert file is not None
            Path(file).parent.mkdir(parents=True, exist_ok=True)

            async def connect() -> Any:
                return self._connect(BUSY_SECONDS)

            self._connect = partial(SqliteConnection, file)
            self._reader: SqliteConnection | None = None
            self.engine = create_async_engine(self.url, async_creator=connect)
            _prepare_sqlite(self.engine)
            self.rounds = Rounds(self.engine, Gate(neighbours) if neighbours else None)
        else:
            self.engine = create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    def insert(self, table: Table) -> Any:
        """An INSERT that knows ON CONFLICT in the dialect at hand."""
        return self._insert(table)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def often(self, statement: Often, values: Values) -> Found:
        """Read what is read often. On SQLite at once: a few rows by their keys are found sooner than a thread is."""
        if self.on_sqlite:
            try:
                if self._reader is None:
                    self._reader = self._connect(0)
                return statement.run(self._reader, values)
            except sqlite3.OperationalError:  # someone has the file to himself for a moment: wait in a thread
                logger.info("read again in a thread")
        async with self.read() as connection:
            return await statement.execute(connection, values)

    async def row(self, statement: Executable, values: Any = None) -> Row[Any] | None:
        async with self.read() as connection:
            return (await connection.execute(statement, values)).first()

    async def rows(self, statement: Executable, values: Any = None) -> list[Row[Any]]:
        async with self.read() as connection:
            return list((await connection.execute(statement, values)).all())

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Writing]:
        """A transaction. On SQLite one writer at a time; several may share a commit."""
        if self.on_sqlite:
            async with self.rounds.turn() as mine:
                writing = Writing(mine.connection, mine.driver)
                yield writing
                mine.after.append(lambda: self.wake.spread(writing.words))
        else:
            async with self.engine.begin() as connection:
                writing = Writing(connection)
                yield writing
                if writing.words:
                    await self.wake.notify(connection, writing.words)
            self.wake.spread(writing.words)

    async def check(self) -> None:
        """Fails when the database cannot be reached."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        if self.on_sqlite:
            await self.rounds.finish()
            if self._reader is not None:
                self._reader.stop()
        await self.engine.dispose()


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        if not connection.get_execution_options().get("wataha_writes"):
            connection.exec_driver_sql("BEGIN")
