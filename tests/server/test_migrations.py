"""The database grows with the program: from nothing, and from any older step."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, select, text

from tests.nightly import by_night
from tests.server.conftest import BACKENDS, ONE_BY_DAY
from wataha.server.ops.admin import verify
from wataha.server.settings import Settings
from wataha.server.storage.database import Transaction, open_database
from wataha.server.storage.migrations import head, migrate
from wataha.server.storage.schema import accounts, log, metadata
from wataha.server.timestamps import now

pytestmark = pytest.mark.anyio


OLD = Path(__file__).parent / "data" / "postgresql_0002.sql"
"""A database of the version before the log was partitioned, with games in it."""


def differences(connection: Connection) -> list[object]:
    """What the database has that the schema does not tell of, or the other way round."""

    def is_ours(_thing: object, name: str | None, kind: str, _reflected: bool, _compared: object) -> bool:
        return not (kind == "table" and name is not None and name.startswith("log_p"))

    context = MigrationContext.configure(connection, opts={"compare_type": True, "include_object": is_ours})
    return compare_metadata(context, metadata)


def step(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_an_empty_database_gets_the_whole_schema(backend: str, database: Callable[[str], dict[str, str]]) -> None:
    opened = open_database(Settings(**database(backend)).url)  # type: ignore[arg-type]
    await migrate(opened)
    await migrate(opened)
    assert await opened.read(step) == head()
    assert await opened.read(differences) == []
    await opened.close()


@pytest.mark.parametrize("backend", BACKENDS)
async def test_an_older_database_is_brought_up_to_date_with_what_is_in_it(
    backend: str, database: Callable[[str], dict[str, str]]
) -> None:
    opened = open_database(Settings(**database(backend)).url)  # type: ignore[arg-type]
    await migrate(opened, "0001")
    ala = accounts.insert().values(id="a" * 12, name="Ala", epoch=0, created=now())
    await opened.write(lambda transaction: transaction.execute(ala) and None)
    assert await opened.read(step) == "0001"
    await migrate(opened)
    assert await opened.read(differences) == []
    row = await opened.row(select(accounts))
    assert row.name == "Ala"
    await opened.close()


async def test_a_log_in_one_piece_is_partitioned_with_all_that_is_in_it(
    database: Callable[[str], dict[str, str]],
) -> None:
    opened = open_database(Settings(**database("postgresql")).url)  # type: ignore[arg-type]
    await migrate(opened, "0002")
    statements = [line for line in OLD.read_text(encoding="utf-8").splitlines() if line]

    def fill(transaction: Transaction) -> None:
        for statement in statements:
            transaction.connection.exec_driver_sql(statement)

    await opened.write(fill)
    before = [tuple(row) for row in await opened.rows(select(log).order_by(log.c.table_id, log.c.number))]
    assert len(before) > 20
    await migrate(opened)
    after = [tuple(row) for row in await opened.rows(select(log).order_by(log.c.table_id, log.c.number))]
    assert after == before
    parts = await opened.rows(text("SELECT tableoid::regclass::text AS part, count(*) FROM log GROUP BY 1"))
    assert len(parts) > 1
    wrong: list[str] = []
    assert await opened.read(lambda connection: verify(connection, wrong.append)) == 0, wrong
    await opened.close()


async def test_processes_that_start_together_migrate_once(database: Callable[[str], dict[str, str]]) -> None:
    url = Settings(**database("postgresql")).url  # type: ignore[arg-type]
    several = [open_database(url) for _ in range(4)]
    await asyncio.gather(*(migrate(opened) for opened in several))
    for opened in several:
        await opened.close()


async def test_the_sqlite_file_is_durable_and_readable_while_written(folder: Path) -> None:
    opened = open_database(Settings(data=str(folder)).url)
    await migrate(opened)
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    found = [(await opened.row(text(f"PRAGMA {name}")))[0] for name in pragmas]
    assert found == ["wal", 2, 1]
    await opened.close()


@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], by_night(["admin", "verify"]), by_night(["admin", "export", "all.jsonl"])]
)
async def test_a_database_of_a_newer_version_is_refused_in_a_sentence(folder: Path, command: list[str]) -> None:
    opened = open_database(Settings(data=str(folder)).url)
    await migrate(opened)
    later = text("UPDATE alembic_version SET version_num = '9999'")
    await opened.write(lambda transaction: transaction.execute(later) and None)
    await opened.close()
    wataha = [sys.executable, "-m", "wataha.cli", *command, "--data", str(folder)]
    done = subprocess.run(wataha, capture_output=True, text=True, timeout=60, cwd=folder)
    assert done.returncode == 2
    assert done.stderr.startswith("wataha: The database belongs to a newer version of Wataha: it is at step '9999'")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", [by_night(["serve", "--port", "0"]), ["admin", "verify"]])
async def test_a_file_that_is_no_database_is_refused_in_a_sentence(folder: Path, command: list[str]) -> None:
    letter = folder / "wataha.sqlite3"
    letter.write_bytes(b"Dear Ala, this is no database. " * 1000)
    letter.chmod(0o600)
    wataha = [sys.executable, "-m", "wataha.cli", *command, "--data", str(folder)]
    done = subprocess.run(wataha, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr == "wataha: The database cannot be used: file is not a database.\n"
