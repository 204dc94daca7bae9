"""`wataha admin`: verify, rebuild, export, import."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import ONE_BY_DAY, Command, Fresh
from wataha.server.storage.database import Transaction, open_database
from wataha.server.storage.schema import metadata, ratings, results, tables

pytestmark = pytest.mark.anyio


async def contents(url: str, *names: str) -> dict[str, list[dict[str, Any]]]:
    opened = open_database(url)
    found: dict[str, list[dict[str, Any]]] = {}
    for table in metadata.sorted_tables:
        if not names or table.name in names:
            rows = await opened.rows(select(table).order_by(*table.primary_key))
            found[table.name] = [dict(row._mapping) for row in rows]
    await opened.close()
    return found


@pytest.mark.parametrize("command", [["serve"], ["admin", "verify"]])
async def test_without_the_packages_of_a_fleet_the_command_says_how_to_get_them(command: list[str]) -> None:
    without = "import sys; sys.modules['asyncpg'] = None; from wataha.cli import main; main()"
    database = ["--database", "postgresql://wataha@localhost/wataha"]
    answer = subprocess.run([sys.executable, "-c", without, *command, *database], capture_output=True, text=True)
    assert answer.returncode != 0
    assert "pip install 'wataha[fleet]'" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_what_is_derived_is_verified_rebuilt_exported_and_imported(
    backend: str, fresh: Fresh, folder: Path, database: Callable[[str], dict[str, str]], command: Command
) -> None:
    server = fresh(backend)
    async with Client(server.base) as ala, Client(server.base) as ola:
        await ala.post("/api/me/register", name="Ala", password="lone wolves")
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table)
        await ala.say(table, "Jeszcze raz?")
        again = (await ala.post(f"/api/tables/{table}/rematch"))["table"]["id"]
        await ola.post(f"/api/tables/{again}/join")
        for client in (ala, ola):
            await client.watch(again)
            await client.state(again)
        await play_on([ala, ola], again, most=3)
        await ola.act("resign", again)
        await set_up(ala, "lone_wolves", ["me", "open"])
    server.stop()
    where = ["--database", server.settings.database] if backend == "postgresql" else ["--data", server.settings.data]
    url = server.settings.url
    checked = await command("admin", "verify", *where)
    assert (checked.returncode, checked.stdout) == (0, "Everything agrees with the logs.\n"), checked
    before = await contents(url)
    assert len(before["ratings"]) == 2

    def spoil(transaction: Transaction) -> None:
        transaction.execute(update(tables).where(tables.c.id == table).values(how="agreed", turn=1))
        transaction.execute(update(ratings).values(mu=99.0))
        transaction.execute(results.delete().where(results.c.table_id == again))

    opened = open_database(url)
    await opened.write(spoil)
    await opened.close()
    checked = await command("admin", "verify", *where)
    assert checked.returncode == 1
    assert f"table {table}: its log says otherwise of: turn, how" in checked.stdout
    assert (await command("admin", "rebuild", *where)).returncode == 0
    assert await contents(url) == before

    file = folder / "all.jsonl"
    assert (await command("admin", "export", str(file), *where)).returncode == 0
    assert file.stat().st_mode & 0o077 == 0
    assert all(json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    elsewhere = database("sqlite")
    read = await command("admin", "import", str(file), "--data", elsewhere["data"])
    assert read.returncode == 0, read
    after = await contents(f"sqlite:///{elsewhere['data']}/wataha.sqlite3")
    assert {name: rows for name, rows in after.items() if name != "leases"} == {
        name: rows for name, rows in before.items() if name != "leases"
    }
    refused = await command("admin", "import", str(file), "--data", elsewhere["data"])
    assert (refused.returncode, "not empty" in refused.stderr) == (2, True)
