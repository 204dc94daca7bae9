"""For the host: check every table against its log, rebuild what is derived, and carry everything elsewhere."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Iterable
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import func, select, update

from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game

from .course import Course
from .log import follows, read_entries
from .migrations import head, migrate
from .ratings import settle_result
from .schema import leases, metadata, ratings, results, tables
from .settings import Settings
from .store import Store, Writing
from .tables import COLUMNS, OVER, PLAYING, TableRow, read_tables

AT_ONCE = 200
FORMAT = 1
NOT_CARRIED = {leases.name, results.name, ratings.name}
"""Tables that are not exported: they are rebuilt, or worth nothing elsewhere."""

Tell = Callable[[str], None]


async def _played(store: Store) -> AsyncIterator[TableRow]:
    """Every table with a game, in the order in which they ended, those that go on last."""
    order = (tables.c.ended.is_(None), tables.c.ended, tables.c.id)
    query = select(tables.c.id).where(tables.c.status.in_((PLAYING, OVER))).order_by(*order)
    ids = iter([row.id for row in await store.rows(query)])
    while chunk := list(islice(ids, AT_ONCE)):
        async with store.read() as connection:
            rows = list(await connection.execute(select(*COLUMNS).where(tables.c.id.in_(chunk))))
            found = {row.id: row for row in await read_tables(connection, rows)}
        for table in chunk:
            yield found[table]


async def replay(store: Store, table: TableRow) -> Course:
    """A table's course from its log; `WatahaError` says where it breaks."""
    rules = find_game(table.game).rules_version
    if table.rules != rules:
        raise WatahaError(f"it was played under version {table.rules} of the rules; this is version {rules}")
    entries = await read_entries(store, table.id)
    course = Course(table.deal())
    for entry in entries:
        try:
            course.take(entry)
        except (WatahaError, ValueError, KeyError) as trouble:
            raise WatahaError(f"its log breaks at entry {entry.number}: {trouble}") from trouble
    return course


def _derived(course: Course) -> dict[str, Any]:
    """What the tables' row says of a course."""
    turn, due = follows(course)
    over = course.ended is not None
    return {
        "version": course.version,
        "turn": turn,
        "due": None if over else due,
        "status": OVER if over else PLAYING,
        "how": course.ended,
        "ended": course.ended_at,
    }


async def verify(store: Store, tell: Tell) -> int:
    """Replay every table and compare; the number of tables with something wrong, each of which is told."""
    wrong = 0
    async for table in _played(store):
        try:
            course = await replay(store, table)
            trouble = await _compare(store, table, course)
        except WatahaError as mistake:
            trouble = str(mistake)
        if trouble:
            wrong += 1
            tell(f"table {table.id}: {trouble}")
    return wrong


async def _compare(store: Store, table: TableRow, course: Course) -> str:
    row = await store.row(select(tables).where(tables.c.id == table.id))
    assert row is not None
    wrong = [name for name, value in _derived(course).items() if row._mapping[name] != value]
    standing = course.standing()
    lines = await store.rows(select(results).where(results.c.table_id == table.id).order_by(results.c.seat))
    kept = [(line.points, line.place) for line in lines]
    right = list(zip(standing.points, standing.places, strict=True)) if standing else []
    if kept != right:
        wrong.append("results")
    return f"its log says otherwise of: {', '.join(wrong)}" if wrong else ""


async def rebuild(store: Store, tell: Tell) -> int:
    """Compute everything derived again from the logs, in one transaction; the number of tables."""
    done = 0
    async with store.write() as writing:
        await writing.run(ratings.delete())
        await writing.run(results.delete())
        courses: list[tuple[TableRow, Course]] = []
        async for table in _played(store):
            try:
                courses.append((table, await replay(store, table)))
            except WatahaError as mistake:
                tell(f"table {table.id} is left as it is: {mistake}")
        for table, course in sorted(courses, key=lambda pair: (pair[1].ended_at or 0, pair[0].id)):
            await _rebuild_one(writing, table, course)
            done += 1
    return done


async def _rebuild_one(writing: Writing, table: TableRow, course: Course) -> None:
    await writing.run(update(tables).where(tables.c.id == table.id).values(**_derived(course)))
    standing = course.standing()
    if standing is not None:
        assert course.ended_at is not None
        await settle_result(writing, table, standing, course.ended_at)


async def export(store: Store, out: TextIO) -> int:
    """Write everything as JSON lines: accounts, tables, logs, talk; the number of rows."""
    count = 0
    out.write(json.dumps({"wataha": FORMAT, "schema": head()}) + "\n")
    async with store.read() as connection:
        for table in metadata.sorted_tables:
            if table.name in NOT_CARRIED:
                continue
            order = [tables.c.created, tables.c.id] if table is tables else list(table.primary_key)
            async for row in await connection.stream(select(table).order_by(*order)):
                out.write(json.dumps({"table": table.name, "row": dict(row._mapping)}, ensure_ascii=False) + "\n")
                count += 1
    return count


async def import_(store: Store, lines: Iterable[str]) -> int:
    """Read an export into an empty database, and rebuild what is derived; the number of rows."""
    lines = iter(lines)
    heading = _read_line(next(lines, ""))
    if heading.get("wataha") != FORMAT or heading.get("schema") != head():
        raise WatahaError("This is not an export of this version of Wataha.")
    known = {table.name: table for table in metadata.sorted_tables if table.name not in NOT_CARRIED}
    count = 0
    async with store.write() as writing:
        occupied = await writing.row(select(func.count()).select_from(known["accounts"]))
        if occupied is None or occupied[0]:
            raise WatahaError("The database is not empty. Import into a fresh one.")
        await writing.run(known["keys"].delete())
        batch: list[dict[str, Any]] = []
        name = ""
        for line in lines:
            read = _read_line(line)
            if read["table"] not in known:
                raise WatahaError(f"The export has a table '{read['table']}' that this version does not know.")
            if read["table"] != name or len(batch) >= AT_ONCE:
                await _insert(writing, known, name, batch)
                name, batch = read["table"], []
            batch.append(read["row"])
            count += 1
        await _insert(writing, known, name, batch)
        if not store.on_sqlite:
            last = select(func.coalesce(func.max(known["talk"].c.id), 1)).scalar_subquery()
            await writing.run(select(func.setval("talk_id_seq", last)))
    return count


def _read_line(line: str) -> dict[str, Any]:
    try:
        read = json.loads(line)
    except json.JSONDecodeError as trouble:
        raise WatahaError(f"The export is damaged: {trouble.msg}.") from trouble
    if not isinstance(read, dict):
        raise WatahaError("The export is damaged: a line is not an object.")
    return read


async def _insert(writing: Writing, known: dict[str, Any], name: str, batch: list[dict[str, Any]]) -> None:
    if batch:
        await writing.run(known[name].insert(), batch)


async def _with_store(settings: Settings, work: Callable[[Store], Any]) -> Any:
    store = Store(settings.url)
    try:
        await migrate(store)
        return await work(store)
    finally:
        await store.close()


def run_verify(settings: Settings, tell: Tell) -> int:
    return asyncio.run(_with_store(settings, lambda store: verify(store, tell)))


def run_rebuild(settings: Settings, tell: Tell) -> int:
    return asyncio.run(_with_store(settings, lambda store: rebuild(store, tell)))


def run_export(settings: Settings, file: Path) -> int:
    """Export to a file that nobody else may read: it holds the signing secret and the hashes of passwords."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        return asyncio.run(_with_store(settings, lambda store: export(store, out)))


def run_import(settings: Settings, file: Path, tell: Tell) -> int:
    async def work(store: Store) -> int:
        with file.open(encoding="utf-8") as lines:
            count = await import_(store, lines)
        await rebuild(store, tell)
        return count

    return asyncio.run(_with_store(settings, work))
