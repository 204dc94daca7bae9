"""`wataha admin dump`: finished public games for research, and nothing of who played them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import ONE_BY_DAY, Command, Fresh
from wataha import Match

pytestmark = pytest.mark.anyio
parquet = pytest.importorskip("pyarrow.parquet")


@pytest.mark.parametrize("backend", ONE_BY_DAY)
async def test_public_games_are_written_without_names(
    backend: str, fresh: Fresh, tmp_path: Path, command: Command
) -> None:
    server = fresh(backend)
    async with Client(server.base) as ala, Client(server.base) as ola:
        await ala.post("/api/me/register", name="Bogumila", password="lone wolves")
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table)
        resigned = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], resigned, most=3)
        await ola.act("resign", resigned)
        secret = await set_up(ala, "lone_wolves", ["me", "pup"], public=False)
        await ala.watch(secret)
        await ala.state(secret)
        await ala.act("resign", secret)
        await sit_down([ala, ola], "lone_wolves")
        await set_up(ala, "lone_wolves", ["me", "open"])
        names = {(await client.get("/api/me"))["account"][key] for client in (ala, ola) for key in ("id", "name")}
        public = await ala.get(f"/api/tables/{table}/record")
    where = ["--database", server.settings.database] if backend == "postgresql" else ["--data", server.settings.data]
    folder = tmp_path / "open"
    written = await command("admin", "dump", str(folder), *where)
    assert (written.returncode, written.stdout) == (0, "2 games written; 0 cannot be replayed.\n"), written
    text = (folder / "records.jsonl").read_text(encoding="utf-8")
    records = [json.loads(line) for line in text.splitlines()]
    for kept_back in (*names, table, resigned, secret, public["commitment"], str(public["ended"])):
        assert kept_back not in text
    assert [record["how"] for record in records] == ["finished", "resigned"]
    first = records[0]
    assert Match.replay(first).score() == first["points"] == public["points"]
    assert (first["moves"], first["seats"]) == (public["moves"], ["person", "person"])
    games, decisions = (parquet.read_table(folder / f"{name}.parquet").to_pylist() for name in ("games", "decisions"))
    assert [game["of"] for game in games] == ["lone_wolves", "lone_wolves"]
    assert games[1]["won"] == [1.0, 0.0]
    assert [row["path"] for row in decisions if row["game"] == 0] == first["moves"]
    assert all(row["choices"] >= 1 and row["bot"] == "person" for row in decisions)


async def test_a_folder_that_cannot_be_is_told_of(fresh: Fresh, tmp_path: Path, command: Command) -> None:
    server = fresh("sqlite")
    answer = await command("admin", "dump", str(tmp_path / "no" / "where"), "--data", server.settings.data)
    assert answer.returncode == 2
    assert "does not exist" in answer.stderr
