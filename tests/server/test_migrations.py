"""The database grows with the program: from nothing, and from any older step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, select

from tests.server.conftest import BACKENDS
from wataha.server.migrations import head, migrate
from wataha.server.moment import now
from wataha.server.schema import accounts, metadata
from wataha.server.settings import Settings
from wataha.server.store import Store

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return compare_metadata(context, metadata)


def step(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


@pytest.mark.parametrize("backend", BACKENDS)
async def test_an_empty_database_gets_the_whole_schema(backend: str, database: Callable[[str], dict[str, str]]) -> None:
    store = Store(Settings(**database(backend)).url)  # type: ignore[arg-type]
    await migrate(store)
    await migrate(store)
    async with store.read() as connection:
        assert await connection.run_sync(step) == head()
        assert await connection.run_sync(differences) == []
    await store.close()


@pytest.mark.parametrize("backend", BACKENDS)
async def test_an_older_database_is_brought_up_to_date_with_what_is_in_it(
    backend: str, database: Callable[[str], dict[str, str]]
) -> None:
    store = Store(Settings(**database(backend)).url)  # type: ignore[arg-type]
    await migrate(store, "0001")
    async with store.write() as writing:
        await writing.run(accounts.insert().values(id="a" * 12, name="Ala", epoch=0, created=now()))
    async with store.read() as connection:
        assert await connection.run_sync(step) == "0001"
    await migrate(store)
    async with store.read() as connection:
        assert await connection.run_sync(differences) == []
    row = await store.row(select(accounts))
    assert row is not None
    assert row.name == "Ala"
    await store.close()


async def test_processes_that_start_together_migrate_once(database: Callable[[str], dict[str, str]]) -> None:
    import asyncio

    url = Settings(**database("postgresql")).url  # type: ignore[arg-type]
    stores = [Store(url) for _ in range(4)]
    await asyncio.gather(*(migrate(store) for store in stores))
    for store in stores:
        await store.close()


async def test_the_sqlite_file_is_durable_and_readable_while_written(folder: Path) -> None:
    store = Store(Settings(data=str(folder)).url)
    await migrate(store)
    async with store.read() as connection:
        found = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]
    await store.close()
