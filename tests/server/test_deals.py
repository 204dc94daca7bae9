"""Deals over real sockets: committed to before the first move, secret until the last, and proven then."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import ON_ONE_DATABASE, Command, Fresh
from tests.server.serving import Served
from wataha.engine.match import Match
from wataha.lab.verify_deal import check_deal
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import tables

pytestmark = pytest.mark.anyio


async def change(served: Served, table: str, **values: Any) -> None:
    """What a dishonest host does to a table, while no server runs: older SQLite does not bear two that write."""
    database = open_database(served.settings.url)
    statement = update(tables).where(tables.c.id == table).values(**values)
    await database.write(lambda transaction: transaction.execute(statement) and None)
    await database.close()


def first_of(client: Client, table: str, type: str) -> int:
    return next(at for at, message in enumerate(client.got) if message["type"] == type and message["table"] == table)


async def test_the_commitment_is_there_before_the_first_state_and_stays(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await set_up(ala, "lone_wolves", ["me", "open"])
        for client in (ala, eve):
            await client.watch(table)
            assert client.infos[table]["commitment"] is None
        joined = await ola.post(f"/api/tables/{table}/join")
        await ola.watch(table)
        commitment = joined["table"]["commitment"]
        assert len(bytes.fromhex(commitment)) == 32
        for client in (ala, ola, eve):
            await client.state(table)
            told = [
                message["info"]["commitment"]
                for message in client.got[: first_of(client, table, "state")]
                if message["type"] == "table"
            ]
            assert told[-1] == commitment
        await play_on([ala, ola], table)
        assert ala.infos[table]["commitment"] == commitment
        assert (await eve.get(f"/api/tables/{table}"))["table"]["commitment"] == commitment


async def test_key_and_salt_are_shown_at_the_end_and_not_before(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        commitment = ala.infos[table]["commitment"]
        await play_on([ala, ola], table, most=4)
        closed = await ola.get(f"/api/tables/{table}/deal")
        assert closed == {"commitment": commitment, "text": None, "verdict": None}
        await ala.act("resign", table)
        shown = await ola.get(f"/api/tables/{table}/deal")
        assert hashlib.sha256(shown["text"].encode()).hexdigest() == shown["commitment"] == commitment
        assert shown["verdict"] == "proven"
        record = await ola.get(f"/api/tables/{table}/record")
        assert f"key {record['key']}\nsalt {record['salt']}\n" in shown["text"]
        assert check_deal(record, commitment).verdict == "proven"


async def test_no_two_tables_are_dealt_from_one_key(served: Served) -> None:
    async with Client(served.base) as ala:
        seen: set[str] = set()
        for _ in range(3):
            table = await set_up(ala, "lone_wolves", ["me", "pup"])
            await ala.watch(table)
            await ala.state(table)
            await ala.act("resign", table)
            record = await ala.get(f"/api/tables/{table}/record")
            seen |= {record["key"], record["salt"], record["commitment"]}
        assert len(seen) == 9


@ON_ONE_DATABASE
async def test_the_command_proves_a_table_by_its_address_and_by_its_record(
    served: Served, tmp_path: Path, command: Command
) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        page = f"{served.base}/t/{table}"
        running = await command("verify-deal", page)
        assert (running.returncode, running.stdout) == (2, "")
        assert "not over yet" in running.stderr
        await play_on([ala, ola], table)
        noted = ala.infos[table]["commitment"]
        found = await command("verify-deal", page, "--commitment", noted, "--json")
        assert found.returncode == 0, found.stderr
        assert json.loads(found.stdout)["verdict"] == "proven"
        file = tmp_path / "record.json"
        file.write_text(json.dumps(await ala.get(f"/api/tables/{table}/record")), encoding="utf-8")
        assert (await command("verify-deal", str(file))).returncode == 0
        assert (await command("verify-deal", f"{served.base}/t/nosuchtable12")).returncode == 2


async def test_a_host_who_deals_anew_is_found_out(fresh: Fresh, command: Command) -> None:
    """A key that is changed during the game leaves the commitment behind, or changes it under everyone's eyes."""
    server = fresh("sqlite")
    async with Client(server.base) as ala, Client(server.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves", public=True)
        noted = ala.infos[table]["commitment"]
        other = await sit_down([ala, ola], "lone_wolves", public=True)
        server.kill()
        await change(server, table, deal_key="ab" * 16)
        await change(server, other, commitment="cd" * 32)
        server.start()
    async with Client(server.base) as eve:
        verified = await command("admin", "verify", "--data", server.settings.data)
        assert verified.returncode != 0
        assert (verified.stdout + verified.stderr).count("it was not dealt as its commitment says") == 2
        assert (await eve.get(f"/api/tables/{other}"))["table"]["commitment"] == "cd" * 32
        assert (await eve.get(f"/api/tables/{table}"))["table"]["commitment"] == noted


async def test_a_game_from_before_there_were_keys_goes_on_and_says_that_it_has_no_proof(
    fresh: Fresh, command: Command
) -> None:
    server = fresh("sqlite")
    async with Client(server.base) as ala, Client(server.base) as ola:
        table = await set_up(ala, "lone_wolves", ["me", "open"])
        await ola.post(f"/api/tables/{table}/join")
        before = Match("lone_wolves", seed=7)
        server.stop()
        await change(server, table, seed=7, deal_key=None, deal_salt=None, commitment=None, turn=before.actor)
        server.start()
        for client in (ala, ola):
            await client.disconnect()
            await client.connect()
            await client.watch(table)
        state = await [ala, ola][before.actor].state(table)
        assert state["moves"] == before.moves()
        await play_on([ala, ola], table)
        record = await ala.get(f"/api/tables/{table}/record")
        assert record["seed"] == 7
        assert Match.replay(record).over
        assert await ala.get(f"/api/tables/{table}/deal") == {"commitment": None, "text": None, "verdict": None}
        assert (await command("verify-deal", f"{server.base}/t/{table}")).returncode == 3
