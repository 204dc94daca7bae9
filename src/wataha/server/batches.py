"""Many entries of the log in one transaction: how each database takes them with the fewest steps.

SQLite gets the rows as one parameter of two statements. PostgreSQL takes it all in one statement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import text

from .sqlite import SqliteConnection
from .store import Writing

Row = dict[str, Any]
Key = tuple[str, int]

LOG_COLUMNS = ("table_id", "number", "kind", "seat", "at", "by", "path", "plies", "nonce")
QUOTED = ", ".join(f'"{name}"' for name in LOG_COLUMNS)

SQLITE_ROWS = "SELECT {} FROM json_each(?)".format(
    ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in (*LOG_COLUMNS, "turn", "due"))
)
SQLITE_INSERT = f"INSERT INTO log ({QUOTED}) SELECT {QUOTED} FROM ({SQLITE_ROWS}) WHERE true ON CONFLICT DO NOTHING"
SQLITE_INSERT += " RETURNING table_id, number"
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


def write_sqlite(driver: SqliteConnection, rows: Sequence[Row]) -> set[Key]:
    """Write the rows whose place is free; their keys."""
    written: set[Key] = set(driver.run(SQLITE_INSERT, (orjson.dumps(rows).decode(),)).fetchall())
    if len(written) < len(rows):
        free = {(row["table_id"], row["number"]): row for row in reversed(rows)}
        rows = [free[key] for key in written]
    driver.run(SQLITE_UPDATE, (orjson.dumps(rows).decode(),))
    return written
