"""Statements that every table and every game needs: compiled once, and on SQLite handed to the driver as they are.

SQLAlchemy takes about ten times as long over a short statement as SQLite itself. Everything else goes through it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import Column, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .sqlite import SqliteConnection

Values = Mapping[str, Any]
Found = list[tuple[Any, ...]]


class Often:
    """A statement with named parameters; for INSERT without VALUES and UPDATE without SET, `columns` names them."""

    def __init__(self, statement: Any, columns: Sequence[str] | None = None, on_sqlite: Any = None) -> None:
        self.statement = statement
        self._on_sqlite = statement if on_sqlite is None else on_sqlite
        self._columns = columns

    @cached_property
    def _plain(self) -> tuple[str, list[str], Values]:
        """The text, the parameters in their order, and those with a value of their own."""
        keys = self._columns and list(self._columns)
        compiled = self._on_sqlite.compile(dialect=sqlite.dialect(paramstyle="qmark"), column_keys=keys)
        return compiled.string, compiled.positiontup or [], compiled.params

    def run(self, driver: SqliteConnection, values: Values | Sequence[Values]) -> Found:
        """On SQLite, where one is; a sequence of values runs it for each."""
        text, names, own = self._plain
        if isinstance(values, Mapping):
            return driver.run(text, [values.get(name, own[name]) for name in names]).fetchall()
        driver.run_each(text, [[each.get(name, own[name]) for name in names] for each in values])
        return []

    async def execute(self, connection: AsyncConnection, values: Values | Sequence[Values]) -> Found:
        """On PostgreSQL, by SQLAlchemy."""
        result: Any = await connection.execute(self.statement, values)
        return [tuple(row) for row in result] if result.returns_rows else []


def insert_if_free(table: Table, *returning: Column[Any]) -> Often:
    """A whole new row, unless one with its key is there; of a written one it gives what is wanted back."""
    statements = [insert(table).on_conflict_do_nothing() for insert in (postgresql.insert, sqlite.insert)]
    on_postgres, on_sqlite = (each.returning(*returning) if returning else each for each in statements)
    return Often(on_postgres, [column.key for column in table.c], on_sqlite)
