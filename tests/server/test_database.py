"""Transactions: each whole or not at all, several in one commit, and nobody hurt by another's mistake."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from wataha.server.storage.database import DatabaseAway, SqliteDatabase, Transaction

pytestmark = pytest.mark.anyio

LAY = text("INSERT INTO stones VALUES (:number)")


@pytest.fixture
async def database(folder: Path) -> AsyncIterator[SqliteDatabase]:
    database = SqliteDatabase(f"sqlite:///{folder}/stones.sqlite3")
    await run(database, "CREATE TABLE stones (number INTEGER PRIMARY KEY)")
    yield database
    await database.close()


async def run(database: SqliteDatabase, statement: str) -> None:
    await database.write(lambda transaction: transaction.execute(text(statement)) and None)


async def lay(database: SqliteDatabase, *numbers: int) -> None:
    def work(transaction: Transaction) -> None:
        for number in numbers:
            transaction.execute(LAY, {"number": number})

    await database.write(work)


async def stones(database: SqliteDatabase) -> list[int]:
    return [row.number for row in await database.rows(text("SELECT number FROM stones ORDER BY number"))]


async def test_what_was_written_can_be_read_as_soon_as_the_writer_is_done(database: SqliteDatabase) -> None:
    await lay(database, 1)
    assert await stones(database) == [1]


async def test_writers_who_wait_share_commits(database: SqliteDatabase) -> None:
    before = commits(database)
    await asyncio.gather(*(lay(database, number) for number in range(100)))
    assert await stones(database) == list(range(100))
    assert 1 <= commits(database) - before <= 3


def commits(database: SqliteDatabase) -> int:
    """How many commits the write-ahead log holds: frames whose header tells the size of the database after them."""
    frames, size = Path(f"{database.file}-wal").read_bytes(), 24 + 4096
    return sum(frames[at + 4 : at + 8] != bytes(4) for at in range(32, len(frames), size))


async def test_one_writer_s_mistake_undoes_only_that_writer_s_part(database: SqliteDatabase) -> None:
    answers = await asyncio.gather(
        lay(database, 1),
        lay(database, 2, 3, 2),
        lay(database, 4),
        lay(database, 1),
        lay(database, 5),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), IntegrityError, type(None), IntegrityError, type(None)]
    assert await stones(database) == [1, 4, 5]


async def test_a_writer_that_waits_no_longer_blocks_nobody(database: SqliteDatabase) -> None:
    held = threading.Event()

    def dawdle(transaction: Transaction) -> None:
        transaction.execute(LAY, {"number": 1})
        assert held.wait(30)

    slow = asyncio.create_task(database.write(dawdle))
    waiting = asyncio.create_task(lay(database, 2))
    await asyncio.sleep(0)
    slow.cancel()
    waiting.cancel()
    await asyncio.gather(slow, waiting, return_exceptions=True)
    held.set()
    await lay(database, 3)
    assert await stones(database) == [1, 2, 3]


async def test_a_full_disk_fails_all_who_share_the_commit_and_nobody_after_them(database: SqliteDatabase) -> None:
    """SQLite undoes the whole transaction then, so nobody whose part was in it may be told that it is kept."""

    def limit(transaction: Transaction) -> None:
        transaction.execute(text("CREATE TABLE loads (stone INTEGER PRIMARY KEY, weight BLOB)"))
        pages = transaction.execute(text("PRAGMA page_count")).scalar_one()
        transaction.execute(text(f"PRAGMA max_page_count = {pages + 4}"))

    await database.write(limit)

    async def heave(weight: int) -> None:
        insert = text("INSERT INTO loads (weight) VALUES (:weight)")
        await database.write(lambda transaction: transaction.execute(insert, {"weight": bytes(weight)}) and None)

    answers = await asyncio.gather(lay(database, 1), heave(1_000_000), return_exceptions=True)
    assert [type(answer) for answer in answers] == [DatabaseAway, DatabaseAway]
    assert await stones(database) == []
    answers = await asyncio.gather(heave(1_000_000), lay(database, 2), return_exceptions=True)
    assert [type(answer) for answer in answers] == [DatabaseAway, type(None)]
    assert await stones(database) == [2]


async def test_what_follows_a_commit_is_done_even_if_its_writer_waits_no_longer(database: SqliteDatabase) -> None:
    told: list[str] = []

    def work(transaction: Transaction) -> None:
        transaction.execute(LAY, {"number": 1})
        transaction.after_commit(lambda: told.append("kept"))

    def fail(transaction: Transaction) -> None:
        transaction.after_commit(lambda: told.append("lost"))
        raise ValueError("a mistake")

    writer = asyncio.create_task(database.write(work))
    await asyncio.sleep(0)
    writer.cancel()
    with pytest.raises(ValueError, match="mistake"):
        await database.write(fail)
    await lay(database, 2)
    assert await stones(database) == [1, 2]
    assert told == ["kept"]
