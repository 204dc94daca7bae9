"""For the host: check every table against its log, rebuild what is derived, and carry everything elsewhere."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, TextIO, TypeVar

from sqlalchemy import Connection, select, update

from wataha.engine.commitment import commit_to
from wataha.engine.errors import WatahaError, shown
from wataha.engine.registry import find_game
from wataha.server.play.table_state import TableState
from wataha.server.settings import Settings
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.migrations import head
from wataha.server.storage.move_log import read_events
from wataha.server.storage.schema import OVER, PLAYING, TableRow, accounts, metadata, ratings, results, seats, tables
from wataha.server.tables.damage import damage_of
from wataha.server.tables.deals import deal_of, text_of
from wataha.server.tables.names import name_key
from wataha.server.tables.ratings import settle_result
from wataha.server.tables.rows import read_tables

from .importing import FORMAT, NOT_CARRIED, import_rows
from .maintenance import with_database
from .under_way import UnderWay, games_under_way

AT_ONCE = 200
Tell = Callable[[str], None]
Result = TypeVar("Result")


def all_tables(connection: Connection) -> Iterator[TableRow]:
    """Every table, in the order in which they ended, those that go on last."""
    order = (tables.c.ended.is_(None), tables.c.ended, tables.c.id)
    ids = iter(connection.execute(select(tables.c.id).order_by(*order)).scalars().all())
    while chunk := list(islice(ids, AT_ONCE)):
        found = {row.id: row for row in read_tables(connection, select(tables).where(tables.c.id.in_(chunk)))}
        for table in chunk:
            yield found[table]


def replay(connection: Connection, table: TableRow) -> TableState | None:
    """A table's state from its log, None if it never had a game; `WatahaError` says what is damaged."""
    damage = damage_of(table)
    if damage is not None:
        raise WatahaError(damage)
    if table.status not in (PLAYING, OVER):
        return None
    rules = find_game(table.game).rules_version
    if table.rules != rules:
        raise WatahaError(f"it was played under version {table.rules} of the rules; this is version {rules}")
    if table.commitment is not None and commit_to(text_of(table)) != table.commitment:
        raise WatahaError("it was not dealt as its commitment says")
    state = TableState(deal_of(table))
    for event in read_events(connection, table.id):
        try:
            state = state.after(event)
        except Exception as trouble:  # whatever goes wrong in a log that makes no sense
            reason = str(trouble) if isinstance(trouble, WatahaError | ValueError) else repr(trouble)
            raise WatahaError(f"its log breaks at entry {shown(event.number)}: {reason}") from trouble
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
    for table in all_tables(connection):
        try:
            state = replay(connection, table)
            trouble = _compare(connection, table, state) if state else ""
        except WatahaError as mistake:
            trouble = str(mistake)
        if trouble:
            wrong += 1
            tell(f"table {table.id}: {trouble}")
    return wrong


def _compare(connection: Connection, table: TableRow, state: TableState) -> str:
    wrong = [name for name, value in _derived(state).items() if getattr(table, name) != value]
    if state.poll and "due" in wrong:
        wrong.remove("due")  # the server's settings say how long polls last
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
    for table in all_tables(transaction.connection):
        try:
            state = replay(transaction.connection, table)
            if state is not None:
                played.append((table, state))
        except WatahaError as mistake:
            tell(f"table {table.id} is left as it is: {mistake}")
    for table, state in sorted(played, key=lambda pair: (pair[1].ended_at or 0, pair[0].id)):
        transaction.execute(update(tables).where(tables.c.id == table.id).values(**_derived(state)))
        for seat, _, ends in state.holidays:
            resting = update(seats).where(seats.c.table_id == table.id, seats.c.seat == seat)
            transaction.execute(resting.values(rests=ends))
        outcome = state.outcome()
        if outcome is not None:
            assert state.ended_at is not None
            settle_result(transaction, table, outcome, state.ended_at)
    return len(played)


def export(connection: Connection, out: TextIO) -> int:
    """Write everything as JSON lines: accounts, tables, logs, chat; the number of rows, which the last line tells."""
    count = 0
    out.write(json.dumps({"wataha": FORMAT, "schema": head()}) + "\n")
    for table in metadata.sorted_tables:
        if table.name in NOT_CARRIED:
            continue
        order = [tables.c.created, tables.c.id] if table is tables else list(table.primary_key)
        for row in connection.execute(select(table).order_by(*order)).yield_per(AT_ONCE):
            out.write(json.dumps({"table": table.name, "row": dict(row._mapping)}, ensure_ascii=False) + "\n")
            count += 1
    out.write(json.dumps({"rows": count}) + "\n")
    return count


def run_name_host(settings: Settings, name: str, host: bool) -> None:
    """Make a registered account a host, or one no longer; `WatahaError` if there is none of that name."""

    async def work(database: Database) -> int:
        change = update(accounts).where(accounts.c.name_key == name_key(name)).values(host=host)
        return await database.write(lambda transaction: transaction.execute(change).rowcount)

    if not asyncio.run(with_database(settings, work)):
        raise WatahaError(f"Nobody is registered by the name '{shown(name)}'.")


def run_verify(settings: Settings, tell: Tell) -> int:
    return asyncio.run(
        with_database(settings, lambda database: database.read(lambda connection: verify(connection, tell)))
    )


def run_with(settings: Settings, work: Callable[[Connection], Result]) -> Result:
    """Do something that only reads."""
    return asyncio.run(with_database(settings, lambda database: database.read(work)))


def run_under_way(settings: Settings) -> list[UnderWay]:
    """The games under way by the version of their rules."""
    found: list[UnderWay] = []

    async def look(database: Database) -> int:
        found.extend(await database.read(games_under_way))
        return len(found)

    asyncio.run(with_database(settings, look))
    return found


def run_rebuild(settings: Settings, tell: Tell) -> int:
    return asyncio.run(
        with_database(settings, lambda database: database.write(lambda transaction: rebuild(transaction, tell)))
    )


def run_export(settings: Settings, file: Path) -> int:
    """Export to a file that nobody else may read: it holds the signing secret and the hashes of passwords."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        return asyncio.run(
            with_database(settings, lambda database: database.read(lambda connection: export(connection, out)))
        )


def run_import(settings: Settings, file: Path, tell: Tell) -> int:
    def work(transaction: Transaction) -> int:
        with file.open("rb") as export:
            count = import_rows(transaction, export)
        rebuild(transaction, tell)
        return count

    return asyncio.run(with_database(settings, lambda database: database.write(work)))
