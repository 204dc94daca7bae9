"""SQLite's writers: each part whole or not at all, several in one commit, and nobody hurt by another's mistake."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, Table, bindparam, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError

from wataha.server.often import Often, insert_if_free
from wataha.server.store import Store
from wataha.server.words import Word

pytestmark = pytest.mark.anyio

NEVER = 99
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


async def test_who_reads_a_file_that_someone_has_to_himself_waits_without_stopping_the_others(store: Store) -> None:
    await lay(store, 1)
    await store.close()
    held = sqlite3.connect(str(store.url.database), isolation_level=None, check_same_thread=False)
    for statement in ("PRAGMA locking_mode=EXCLUSIVE", "BEGIN IMMEDIATE", "INSERT INTO stones VALUES (2)"):
        held.execute(statement)
    reading = asyncio.create_task(store.often(Often(text("SELECT number FROM stones")), {}))
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert not reading.done()
    held.execute("ROLLBACK")
    held.close()
    assert await reading == [(1,)]


async def test_a_statement_that_is_run_often_is_the_same_as_by_sqlalchemy(store: Store) -> None:
    found = Table("stones", MetaData(), Column("number", Integer, primary_key=True))
    put = insert_if_free(found, found.c.number)
    turn_over = Often(update(found).where(found.c.number == bindparam("old")), ("number",))
    above = Often(select(found.c.number).where(found.c.number > bindparam("least"), found.c.number != NEVER))
    async with store.write() as writing:
        assert await writing.often(put, {"number": 1}) == [(1,)]
        assert await writing.often(put, {"number": 1}) == []
        await writing.often(put, [{"number": 2}, {"number": 3}])
        await writing.often(turn_over, {"old": 3, "number": -3})
        assert await writing.often(above, {"least": 0}) == [(1,), (2,)]
        assert await store.often(above, {"least": 0}) == []
    assert await store.often(above, {"least": 1}) == [(2,)]
    assert await stones(store) == [-3, 1, 2]


async def test_who_writes_without_pause_does_not_keep_another_process_out(folder: Path) -> None:
    stores = [Store(f"sqlite+aiosqlite:///{folder}/stones.sqlite3", neighbours=str(folder)) for _ in range(2)]
    async with stores[0].write() as writing:
        await writing.run(text("CREATE TABLE stones (number INTEGER PRIMARY KEY)"))
    end = time.monotonic() + 0.5

    async def lay_on(store: Store, number: int) -> int:
        rounds = 0
        while time.monotonic() < end:
            await lay(store, number + 2 * rounds)
            rounds += 1
        return rounds

    laid = await asyncio.gather(*(lay_on(store, number) for number, store in enumerate(stores)))
    assert len(await stones(stores[0])) == sum(laid)
    assert min(laid) > max(laid) / 4
    for store in stores:
        await store.close()


async def test_others_are_told_of_what_is_on_disk_even_if_its_writer_waits_no_longer(store: Store) -> None:
    told: list[Word] = []
    store.wake.listen(told.append)
    word = Word("table", "a-table", 1)
    written = asyncio.Event()

    async def write() -> None:
        async with store.write() as writing:
            await writing.run(LAY, {"number": 1})
            writing.tell(word)
            written.set()

    writer = asyncio.create_task(write())
    await written.wait()
    assert told == []
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)
    await lay(store, 2)
    assert await stones(store) == [1, 2]
    assert told == [word]
