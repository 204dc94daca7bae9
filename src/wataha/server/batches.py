"""Many entries of the log in one transaction: how each database takes them with the fewest steps.

A SQLite batch runs in a thread of its own, from BEGIN to COMMIT. Every step there asks for the interpreter's lock anew,
which a busy event loop gives up slowly; so the rows go in as one parameter. PostgreSQL takes it all in one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import orjson
from sqlalchemy import text

from .store import BUSY_SECONDS, SQLITE_PRAGMAS, Store, Writing

Row = dict[str, Any]
Key = tuple[str, int]

LOG_COLUMNS = ("table_id", "number", "kind", "seat", "at", "by", "path", "plies", "nonce")
QUOTED = ", ".join(f'"{name}"' for name in LOG_COLUMNS)

SQLITE_ROWS = "SELECT {} FROM json_each(?)".format(
    ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in (*LOG_COLUMNS, "turn", "due"))
)
SQLITE_INSERT = f"INSERT INTO log ({QUOTED}) SELECT {QUOTED} FROM ({SQLITE_ROWS}) WHERE true ON CONFLICT DO NOTHING"
SQLITE_UPDATE = f"""
    UPDATE tables SET version = new.number, turn = new.turn, due = new.due, changed = new."at"
    FROM ({SQLITE_ROWS}) AS new WHERE tables.id = new.table_id AND tables.version < new.number
"""

POSTGRES = text(
    f"""
    WITH new AS (
        SELECT * FROM jsonb_to_recordset(CAST(:rows AS jsonb)) AS new(
            table_id text, "number" int, kind text, seat int, "at" bigint, "by" text, path text, plies int, nonce text,
            turn int, due bigint)
    ), written AS (
        INSERT INTO log ({QUOTED}) SELECT {QUOTED} FROM new ON CONFLICT DO NOTHING RETURNING table_id, "number"
    ), changed AS (
        UPDATE tables SET version = new."number", turn = new.turn, due = new.due, changed = new."at"
        FROM new JOIN written USING (table_id, "number")
        WHERE tables.id = new.table_id AND tables.version < new."number"
    )
    SELECT table_id, "number" FROM written
    """
)


async def write_postgres(writing: Writing, rows: Sequence[Row]) -> set[Key]:
    """Write the rows whose place is free; their keys."""
    written = await writing.connection.execute(POSTGRES, {"rows": orjson.dumps(rows).decode()})
    return {(table, number) for table, number in written.tuples()}


class SqliteThread:
    """A connection in a thread that does nothing but write batches."""

    def __init__(self, store: Store) -> None:
        assert store.url.database is not None
        self._file = store.url.database
        self._turn = store.turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="wataha-log")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> set[Key]:
        """Write the rows whose place is free; their keys, once they are on disk."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            return await loop.run_in_executor(self._thread, self._write, rows)

    def close(self) -> None:
        self._thread.submit(self._close).result()
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _write(self, rows: Sequence[Row]) -> set[Key]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=BUSY_SECONDS, isolation_level=None)
            for pragma in SQLITE_PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        try:
            sent = orjson.dumps(rows).decode()
            if run(SQLITE_INSERT, (sent,)).rowcount != len(rows):
                run("ROLLBACK")
                return self._write(self._free(rows)) if self._free(rows) else set()
            run(SQLITE_UPDATE, (sent,))
            run("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                run("ROLLBACK")
            raise
        return {(row["table_id"], row["number"]) for row in rows}

    def _free(self, rows: Sequence[Row]) -> list[Row]:
        """The rows whose place nobody has taken, each place once."""
        assert self._connection is not None
        taken: set[Key] = set()
        free: list[Row] = []
        for row in rows:
            key = (row["table_id"], row["number"])
            query = "SELECT 1 FROM log WHERE table_id = ? AND number = ?"
            if key not in taken and self._connection.execute(query, key).fetchone() is None:
                free.append(row)
            taken.add(key)
        return free
