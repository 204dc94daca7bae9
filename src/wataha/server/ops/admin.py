"""For the host: check every table against its log, rebuild what is derived, and carry everything elsewhere."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, func, select, update

from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game
from wataha.server.play.table_state import TableState
from wataha.server.settings import Settings
from wataha.server.storage.database import Database, Transaction, open_database
from wataha.server.storage.migrations import head, migrate
from wataha.server.storage.move_log import read_events
from wataha.server.storage.schema import (
    OVER,
    PLAYING,
    TableRow,
    accounts,
    chat,
    keys,
    leases,
    metadata,
    ratings,
    results,
    tables,
)
from wataha.server.tables.ratings import settle_result
from wataha.server.tables.rows import deal_of, read_tables

AT_ONCE = 200
FORMAT = 1
NOT_CARRIED = {leases.name, results.name, ratings.name}
"""Tables that are not exported: they are rebuilt, or worth nothing elsewhere."""

Tell = Callable[[str], None]


def _played(connection: Connection) -> Iterator[TableRow]:
    """Every table with a game, in the order in which they ended, those that go on last."""
    order = (tables.c.ended.is_(None), tables.c.ended, tables.c.id)
    query = select(tables.c.id).where(tables.c.status.in_((PLAYING, OVER))).order_by(*order)
    ids = iter(connection.execute(query).scalars().all())
    while chunk := list(islice(ids, AT_ONCE)):
        found = {row.id: row for row in read_tables(connection, select(tables).where(tables.c.id.in_(chunk)))}
        for table in chunk:
            yield found[table]


def replay(connection: Connection, table: TableRow) -> TableState:
    """A table's state from its log; `WatahaError` says where it breaks."""
    rules = find_game(table.game).rules_version
    if table.rules != rules:
        raise WatahaError(f"it was played under version {table.rules} of the rules; this is version {rules}")
    state = TableState(deal_of(table))
    for event in read_events(connection, table.id):
        try:
            state = state.after(event)
        except (WatahaError, ValueError, KeyError) as trouble:
            raise WatahaError(f"its log breaks at entry {event.number}: {trouble}") from trouble
    return state


def _derived(state: TableState) -> dict[str, Any]:
    """What the tables' row says of a state."""
    over = state.ended is not None
    return {
        "version": state.version,
        "turn": state.actor,
        "due": None if over else state.due(),
        "status": OVER if over else PLAYING,
        "how": state.ended,
        "ended": state.ended_at,
    }


def verify(connection: Connection, tell: Tell) -> int:
    """Replay every table and compare; the number of tables with something wrong, each of which is told."""
    wrong = 0
    for table in _played(connection):
        try:
            trouble = _compare(connection, table, replay(connection, table))
        except WatahaError as mistake:
            trouble = str(mistake)
        if trouble:
            wrong += 1
            tell(f"table {table.id}: {trouble}")
    return wrong


def _compare(connection: Connection, table: TableRow, state: TableState) -> str:
    wrong = [name for name, value in _derived(state).items() if getattr(table, name) != value]
    outcome = state.outcome()
    lines = connection.execute(select(results).where(results.c.table_id == table.id).order_by(results.c.seat))
    right = list(zip(outcome.points, outcome.places, strict=True)) if outcome else []
    if [(line.points, line.place) for line in lines] != right:
        wrong.append("results")
    return f"its log says otherwise of: {', '.join(wrong)}" if wrong else ""


def rebuild(transaction: Transaction, tell: Tell) -> int:
    """Compute everything derived again from the logs; the number of tables."""
    transaction.execute(ratings.delete())
    transaction.execute(results.delete())
    played: list[tuple[TableRow, TableState]] = []
    for table in _played(transaction.connection):
        try:
            played.append((table, replay(transaction.connection, table)))
        except WatahaError as mistake:
            tell(f"table {table.id} is left as it is: {mistake}")
    for table, state in sorted(played, key=lambda pair: (pair[1].ended_at or 0, pair[0].id)):
        transaction.execute(update(tables).where(tables.c.id == table.id).values(**_derived(state)))
        outcome = state.outcome()
        if outcome is not None:
            assert state.ended_at is not None
            settle_result(transaction, table, outcome, state.ended_at)
    return len(played)


def export(connection: Connection, out: TextIO) -> int:
    """Write everything as JSON lines: accounts, tables, logs, chat; the number of rows."""
    count = 0
    out.write(json.dumps({"wataha": FORMAT, "schema": head()}) + "\n")
    for table in metadata.sorted_tables:
        if table.name in NOT_CARRIED:
            continue
        order = [tables.c.created, tables.c.id] if table is tables else list(table.primary_key)
        for row in connection.execute(select(table).order_by(*order)).yield_per(AT_ONCE):
            out.write(json.dumps({"table": table.name, "row": dict(row._mapping)}, ensure_ascii=False) + "\n")
            count += 1
    return count


def import_(transaction: Transaction, lines: Iterable[str]) -> int:
    """Read an export into an empty database, without what is derived; the number of rows."""
    lines = iter(lines)
    heading = _read_line(next(lines, ""))
    if heading.get("wataha") != FORMAT or heading.get("schema") != head():
        raise WatahaError("This is not an export of this version of Wataha.")
    known = {table.name: table for table in metadata.sorted_tables if table.name not in NOT_CARRIED}
    if transaction.execute(select(func.count()).select_from(accounts)).scalar_one():
        raise WatahaError("The database is not empty. Import into a fresh one.")
    transaction.execute(keys.delete())
    count = 0
    for name, group in groupby(map(_read_line, lines), key=itemgetter("table")):
        if name not in known:
            raise WatahaError(f"The export has a table '{name}' that this version does not know.")
        while rows := [line["row"] for line in islice(group, AT_ONCE)]:
            transaction.execute(known[name].insert(), rows)
            count += len(rows)
    if transaction.connection.dialect.name == "postgresql":
        last = select(func.coalesce(func.max(chat.c.id), 1)).scalar_subquery()
        transaction.execute(select(func.setval("talk_id_seq", last)))
    return count


def _read_line(line: str) -> dict[str, Any]:
    try:
        read = json.loads(line)
    except json.JSONDecodeError as trouble:
        raise WatahaError(f"The export is damaged: {trouble.msg}.") from trouble
    if not isinstance(read, dict):
        raise WatahaError("The export is damaged: a line is not an object.")
    return read


async def _with_database(settings: Settings, work: Callable[[Database], Awaitable[int]]) -> int:
    database = open_database(settings.url)
    try:
        await migrate(database)
        return await work(database)
    finally:
        await database.close()


def run_verify(settings: Settings, tell: Tell) -> int:
    return asyncio.run(
        _with_database(settings, lambda database: database.read(lambda connection: verify(connection, tell)))
    )


def run_rebuild(settings: Settings, tell: Tell) -> int:
    return asyncio.run(
        _with_database(settings, lambda database: database.write(lambda transaction: rebuild(transaction, tell)))
    )


def run_export(settings: Settings, file: Path) -> int:
    """Export to a file that nobody else may read: it holds the signing secret and the hashes of passwords."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        return asyncio.run(
            _with_database(settings, lambda database: database.read(lambda connection: export(connection, out)))
        )


def run_import(settings: Settings, file: Path, tell: Tell) -> int:
    def work(transaction: Transaction) -> int:
        with file.open(encoding="utf-8") as lines:
            count = import_(transaction, lines)
        rebuild(transaction, tell)
        return count

    return asyncio.run(_with_database(settings, lambda database: database.write(work)))
