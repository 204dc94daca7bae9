"""What lies on the disk, and who may read it: the database with its secrets, and the log without."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.client import Client, nonce
from tests.server.conftest import Fresh
from tests.server.waiting import until
from wataha.server.storage.database import open_database
from wataha.server.storage.migrations import migrate
from wataha.server.storage.sqlite_file import keep_private, keeps_wal_whole, make_durable

pytestmark = pytest.mark.anyio

WARNING = "this SQLite can, in rare cases, corrupt a database; docs/hosting.md tells what to do"


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_database_is_made_for_nobody_else_to_read(folder: Path) -> None:
    file = folder / "new" / "wataha.sqlite3"
    database = open_database(f"sqlite:///{file}")
    await migrate(database)
    found = {path.name: rights(path) for path in (file.parent, *file.parent.iterdir())}
    await database.close()
    assert found == {"new": 0o700, "wataha.sqlite3": 0o600, "wataha.sqlite3-wal": 0o600, "wataha.sqlite3-shm": 0o600}


async def test_what_others_could_read_is_closed_to_them_with_a_warning(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = folder / "data" / "wataha.sqlite3"
    writing = open_database(f"sqlite:///{file}")
    await migrate(writing)
    paths = (file.parent, file, Path(f"{file}-wal"), Path(f"{file}-shm"))
    for path in paths:
        path.chmod(0o755 if path.is_dir() else 0o644)
    with caplog.at_level(logging.WARNING, "wataha.server.storage"):
        opened = open_database(f"sqlite:///{file}")
    assert [rights(path) for path in paths] == [0o700, 0o600, 0o600, 0o600]
    assert [getattr(record, "path", "") for record in caplog.records] == [str(path) for path in paths]
    assert (await opened.row(text("SELECT 1")))[0] == 1
    caplog.clear()
    keep_private(file)
    assert not caplog.records
    await opened.close()
    await writing.close()


@pytest.mark.parametrize(("mode", "neighbour"), [(0o755, "letters.txt"), (0o1777, "wataha.sqlite3")])
def test_a_folder_that_is_not_for_the_database_alone_is_left_as_it_is(
    folder: Path, caplog: pytest.LogCaptureFixture, mode: int, neighbour: str
) -> None:
    shared = folder / "shared"
    shared.mkdir()
    (shared / neighbour).touch(0o644)
    shared.chmod(mode)
    keep_private(shared / "wataha.sqlite3")
    assert rights(shared) == mode
    assert rights(shared / "wataha.sqlite3") == 0o600
    assert "others may look into the folder of the database" in caplog.messages


async def test_what_a_failed_statement_was_to_write_is_not_logged(fresh: Fresh, backend: str) -> None:
    server = fresh(backend, before="from wataha.server.tables import accounts; accounts.now = lambda: None")
    name = f"Wilk {nonce()}"
    client = Client(server.base)
    response = await client.http.post("/api/guest", json={"name": name})
    assert response.status_code == 500
    await client.http.aclose()
    await until(lambda: "trouble" in (logged := server.log.read_text()) and logged.endswith("\n"))
    logged = server.log.read_text()
    assert "IntegrityError INSERT INTO accounts" in logged
    assert name not in logged
    assert all(line["message"] for line in server.lines())


@pytest.mark.parametrize(
    ("version", "whole"),
    [
        ((3, 40, 1), False),
        ((3, 44, 5), False),
        ((3, 44, 6), True),
        ((3, 45, 0), False),
        ((3, 50, 6), False),
        ((3, 50, 7), True),
        ((3, 51, 2), False),
        ((3, 51, 3), True),
        ((3, 52, 0), True),
        ((4, 0, 0), True),
    ],
)
def test_which_sqlite_keeps_its_log_whole(version: tuple[int, int, int], whole: bool) -> None:
    assert keeps_wal_whole(version) is whole


@pytest.mark.parametrize(("version", "times"), [((3, 51, 2), 1), ((3, 51, 3), 0)])
async def test_an_old_sqlite_is_warned_of_once_at_the_start(
    fresh: Fresh, version: tuple[int, int, int], times: int
) -> None:
    server = fresh("sqlite", before=f"import sqlite3; sqlite3.sqlite_version_info = {version}")
    assert [line["message"] for line in server.lines()].count(WARNING) == times


async def test_postgresql_needs_no_newer_sqlite(fresh: Fresh) -> None:
    server = fresh("postgresql", before="import sqlite3; sqlite3.sqlite_version_info = (3, 40, 1)")
    assert WARNING not in [line["message"] for line in server.lines()]


def test_what_a_killed_server_had_not_synced_is_synced_before_anybody_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a move could be shown, or acknowledged when it is sent again, and be gone after a power cut."""
    file = tmp_path / "wataha.sqlite3"
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", lambda descriptor: synced.append(os.fstat(descriptor).st_ino))
    make_durable(file)
    assert synced == []
    for ending in ("", "-wal"):
        Path(f"{file}{ending}").write_bytes(b"moves")
    make_durable(file)
    assert synced == [Path(f"{file}{ending}").stat().st_ino for ending in ("", "-wal")]
