"""Reading an export into an empty database: every line is checked, and whatever is wrong is told with its number.

All of it happens in one transaction, so of a damaged export nothing is kept.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Any, BinaryIO, NamedTuple

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, String, Table, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from wataha.engine.errors import WatahaError, shown
from wataha.engine.outside_json import BadJson, read_json
from wataha.server.storage.database import Transaction
from wataha.server.storage.migrations import head
from wataha.server.storage.schema import (
    JsonText,
    accounts,
    chat,
    deeds,
    keys,
    leases,
    metadata,
    online,
    outbox,
    ratings,
    reports,
    results,
    seeks,
    spent_tokens,
)

AT_ONCE = 200
FORMAT = 1
LONGEST_LINE = 16 * 1024 * 1024
"""Bytes; the analysis of a long game is the largest row."""
NOT_CARRIED = {
    leases.name,
    online.name,
    outbox.name,
    ratings.name,
    results.name,
    seeks.name,
    spent_tokens.name,
}
"""Tables that are not exported: they are rebuilt, worth nothing elsewhere, or would be sent twice."""

KNOWN = {table.name: table for table in metadata.sorted_tables if table.name not in NOT_CARRIED}


class BadExport(WatahaError):
    """An export that cannot be read; the text names the line."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"The export is damaged in line {line}: {why}. Nothing was read.")


class Line(NamedTuple):
    """A row of an export."""

    number: int
    table: Table
    row: dict[str, Any]


def import_rows(transaction: Transaction, export: BinaryIO) -> int:
    """Read an export into an empty database, without what is derived; the number of rows."""
    heading = _read_line(1, export.readline(LONGEST_LINE + 1))
    if type(heading.get("wataha")) is not int or heading["wataha"] != FORMAT or heading.get("schema") != head():
        raise WatahaError("This is not an export of this version of Wataha.")
    if transaction.execute(select(func.count()).select_from(accounts)).scalar_one():
        raise WatahaError("The database is not empty. Import into a fresh one.")
    transaction.execute(keys.delete())
    count = 0
    for table, group in groupby(_read_rows(export), key=lambda line: line.table):
        while lines := list(islice(group, AT_ONCE)):
            _insert(transaction, table, lines)
            count += len(lines)
    if transaction.connection.dialect.name == "postgresql":
        for numbered in (chat, reports, deeds):
            last = select(func.coalesce(func.max(numbered.c.id), 1)).scalar_subquery()
            transaction.execute(select(func.setval(f"{numbered.name}_id_seq", last)))
    return count


def _read_rows(export: BinaryIO) -> Iterator[Line]:
    """The rows up to the last line, which tells how many there are: an export that was cut off has none."""
    number, rows = 1, 0
    while text := export.readline(LONGEST_LINE + 1):
        number += 1
        line = _read_line(number, text)
        if line.keys() == {"rows"}:
            if line["rows"] != rows:
                raise BadExport(number, f"it should have {shown(line['rows'])} rows and has {rows}")
            if export.read(1):
                raise BadExport(number + 1, "something follows after the end")
            return
        yield _read_row(number, line)
        rows += 1
    raise BadExport(number, "it was cut off: its end is missing")


def _read_line(number: int, text: bytes) -> dict[str, Any]:
    try:
        read = read_json(text, "it", LONGEST_LINE)
    except BadJson as trouble:
        raise BadExport(number, str(trouble).rstrip(".")) from trouble
    if not isinstance(read, dict):
        raise BadExport(number, "it is not an object")
    return read


def _read_row(number: int, line: dict[str, Any]) -> Line:
    name, row = line.get("table"), line.get("row")
    if not isinstance(name, str) or not isinstance(row, dict):
        raise BadExport(number, "it does not tell of a row of a table")
    if name not in KNOWN:
        raise BadExport(number, f"there is no table '{shown(name)}' in this version")
    table = KNOWN[name]
    columns = {column.key: column for column in table.c}
    if row.keys() != columns.keys():
        wrong = sorted(row.keys() ^ columns.keys())
        raise BadExport(number, f"the row of {name} has too much or too little: {shown(', '.join(wrong))}")
    for key, value in row.items():
        if not _fits(columns[key], value):
            raise BadExport(number, f"{key} of {name} cannot be {shown(repr(value))}")
    return Line(number, table, row)


def _fits(column: Column[Any], value: Any) -> bool:
    """Whether a column takes a value; SQLite itself would take anything."""
    kind = column.type
    if value is None:
        return bool(column.nullable)
    if isinstance(kind, JsonText):
        return isinstance(value, dict)
    if isinstance(kind, Boolean):
        return isinstance(value, bool)
    if isinstance(kind, Integer):
        bits = 63 if isinstance(kind, BigInteger) else 31
        return type(value) is int and -(1 << bits) <= value < 1 << bits
    if isinstance(kind, Float):
        return type(value) in (int, float) and math.isfinite(value)
    return isinstance(value, str) and (not isinstance(kind, String) or len(value) <= (kind.length or len(value)))


def _insert(transaction: Transaction, table: Table, lines: Sequence[Line]) -> None:
    """Write rows together; if that fails, one by one, to find out which is to blame."""
    try:
        with transaction.connection.begin_nested():
            transaction.execute(table.insert(), [line.row for line in lines])
    except DBAPIError as trouble:
        if len(lines) > 1:
            for line in lines:
                _insert(transaction, table, [line])
            return
        why = "it comes twice, or belongs to nothing" if isinstance(trouble, IntegrityError) else "it cannot be kept"
        raise BadExport(lines[0].number, f"the row of {table.name}: {why}") from trouble
