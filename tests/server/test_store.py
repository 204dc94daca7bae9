"""SQLite's writers: each part whole or not at all, several in one commit, and nobody hurt by another's mistake."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from wataha.server.store import Store

pytestmark = pytest.mark.anyio

LAY = text("INSERT INTO stones VALUES (:number)")


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite+aiosqlite:///{folder}/stones.sqlite3")
    async with store.write() as writing:
        await writing.run(text("CREATE TABLE stones (number INTEGER PRIMARY KEY)"))
    yield store
    await store.close()


async def lay(store: Store, *numbers: int) -> None:
    async with store.write() as writing:
        for number in numbers:
            await writing.run(LAY, {"number": number})


async def stones(store: Store) -> list[int]:
    return [row.number for row in await store.rows(text("SELECT number FROM stones ORDER BY number"))]


async def test_what_was_written_can_be_read_as_soon_as_the_writer_is_done(store: Store) -> None:
    await lay(store, 1)
    assert await stones(store) == [1]


async def test_writers_who_wait_share_commits(store: Store) -> None:
    before = commits(store)
    await asyncio.gather(*(lay(store, number) for number in range(100)))
    assert await stones(store) == list(range(100))
    assert 1 <= commits(store) - before <= 3


def commits(store: Store) -> int:
    """How many commits the write-ahead log holds: frames whose header tells the size of the database after them."""
    file = Path(f"{store.url.database}-wal")
    frames, size = file.read_bytes(), 24 + 4096
    return sum(frames[at + 4 : at + 8] != bytes(4) for at in range(32, len(frames), size))


async def test_one_writer_s_mistake_undoes_only_that_writer_s_part(store: Store) -> None:
    answers = await asyncio.gather(
        lay(store, 1), lay(store, 2, 3, 2), lay(store, 4), lay(store, 1), lay(store, 5), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [type(None), IntegrityError, type(None), IntegrityError, type(None)]
    assert await stones(store) == [1, 4, 5]


async def test_a_writer_that_is_cancelled_leaves_nothing_and_blocks_nobody(store: Store) -> None:
    async def dawdle() -> None:
        async with store.write() as writing:
            await writing.run(LAY, {"number": 1})
            await asyncio.sleep(60)

    for pause in (0, 0.001, 0.05):
        slow = asyncio.create_task(dawdle())
        waiting = asyncio.create_task(lay(store, 2))
        await asyncio.sleep(pause)
        slow.cancel()
        waiting.cancel()
        await asyncio.gather(slow, waiting, return_exceptions=True)
        async with asyncio.timeout(10), store.write() as writing:
            await writing.run(text("DELETE FROM stones"))
            await writing.run(LAY, {"number": 3})
        assert await stones(store) == [3]


async def test_a_full_disk_fails_all_who_share_the_commit_and_nobody_after_them(store: Store) -> None:
    """SQLite undoes the whole transaction then, so nobody whose part was in it may be told that it is kept."""
    async with store.write() as writing:
        await writing.run(text("CREATE TABLE loads (stone INTEGER PRIMARY KEY, weight BLOB)"))
        pages = (await writing.connection.execute(text("PRAGMA page_count"))).scalar_one()
        await writing.connection.execute(text(f"PRAGMA max_page_count = {pages + 4}"))

    async def heave(weight: int) -> None:
        async with store.write() as writing:
            await writing.run(text("INSERT INTO loads (weight) VALUES (:weight)"), {"weight": bytes(weight)})

    answers = await asyncio.gather(lay(store, 1), heave(1_000_000), return_exceptions=True)
    assert [type(answer) for answer in answers] == [OperationalError, OperationalError]
    assert await stones(store) == []
    answers = await asyncio.gather(heave(1_000_000), lay(store, 2), return_exceptions=True)
    assert [type(answer) for answer in answers] == [OperationalError, type(None)]
    assert await stones(store) == [2]


async def test_long_answers_come_whole(store: Store) -> None:
    await lay(store, *range(2_000))
    assert await stones(store) == list(range(2_000))
    async with store.read() as connection:
        result = await connection.stream(text("SELECT number FROM stones ORDER BY number"))
        assert [row.number async for row in result] == list(range(2_000))
