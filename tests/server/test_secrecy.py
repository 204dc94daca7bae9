"""A cheater asks for everything, and gets nothing."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import ON_ONE_DATABASE
from tests.server.serving import Served
from wataha.engine.match import Match
from wataha.engine.views import PUBLIC
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import tables

pytestmark = pytest.mark.anyio


@ON_ONE_DATABASE
async def test_everyone_sees_exactly_the_view_of_their_own_eyes(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.watch(table)
        await eve.state(table)
        await play_on([ala, ola], table)
        version = ala.states[table]["version"]
        await eve.state(table, version)
        record = await eve.get(f"/api/tables/{table}/record")
        kept = {key: record[key] for key in ("game", "rules", "players", "options", "key", "moves")}
        for client, eyes in ((ala, 0), (ola, 1), (eve, PUBLIC)):
            for state in (message for message in client.got if message["type"] == "state"):
                match = Match.replay(kept, state["version"])
                assert state["eyes"] == eyes
                assert state["view"] == json.loads(json.dumps(match.view(eyes)))
                assert state["moves"] == (match.moves() if match.actor == eyes >= 0 else None)
                if state["result"] is None:
                    assert all(entry["path"] is None for entry in state["entries"] if entry["seat"] != eyes)


async def test_all_paths_are_told_once_the_game_is_over(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=4)
        story = (await eve.get(f"/api/tables/{table}/story"))["entries"]
        assert [entry["path"] for entry in story] == [None] * 4
        await ala.act("resign", table)
        story = (await eve.get(f"/api/tables/{table}/story", after=1))["entries"]
        record = await eve.get(f"/api/tables/{table}/record")
        assert [entry["path"] for entry in story] == [*record["moves"][1:], None]


@ON_ONE_DATABASE
async def test_how_the_points_stand_is_told_where_it_is_no_secret(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=6)
        sheet = await eve.get(f"/api/tables/{table}/sheet")
        assert sheet["total"] == (await ala.state(table, 6))["view"]["score"]


async def secrets_of(served: Served, table: str) -> list[str]:
    """What must not be found in anything that a cheater gets: key and salt, in any spelling."""
    database = open_database(served.settings.url)
    row = await database.row(select(tables.c.deal_key, tables.c.deal_salt).where(tables.c.id == table))
    await database.close()
    assert row is not None
    found: list[str] = []
    for digits in row:
        secret = bytes.fromhex(digits)
        found += [digits, digits.upper(), str(int(digits, 16)), b64encode(secret).decode(), repr(secret)]
        found += [str(int.from_bytes(secret[at : at + 8], "little", signed=True)) for at in (0, 8)]
    return found


async def test_a_cheater_finds_neither_key_nor_hands_nor_seats(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.watch(table)
        await play_on([ala, ola], table, most=4)
        secrets = await secrets_of(served, table)
        answers: list[Any] = [
            await eve.get(f"/api/tables/{table}"),
            await eve.get(f"/api/tables/{table}/deal"),
            await eve.get(f"/api/tables/{table}/story"),
            await eve.get(f"/api/tables/{table}/talk"),
            await eve.get(f"/api/tables/{table}/record", 409),
            await eve.get(f"/api/tables/{table}/replay", 409, ply=2, eyes="all"),
            await eve.get(f"/api/tables/{table}/replay", 409, ply=2, eyes="0"),
            await eve.get(f"/api/tables/{table}/analysis", 409),
            await eve.get(f"/api/tables/{table}/moves", 409),
            await eve.post(f"/api/tables/{table}/hint", 409),
            await eve.post(f"/api/tables/{table}/join", 409),
            await eve.post(f"/api/tables/{table}/rematch", 409),
            await eve.post(f"/api/tables/{table}/leave", 403),
            await eve.post(f"/api/tables/{table}/bot", 403, seat=0, level="pup"),
            await eve.act("move", table, version=4, path="play K2 cave"),
            await eve.act("resign", table, version=4),
            await ala.act("move", table, version=4, path="nonsense"),
            eve.got,
            ala.got,
            ola.got,
        ]
        for secret in secrets:
            assert secret not in json.dumps(answers)
            assert secret not in served.log.read_text()
            for client in (ala, ola, eve):
                assert not any(secret in message for message in client.raw)
        own = (await ala.get(f"/api/tables/{table}/story"))["entries"]
        assert {entry["path"] is None for entry in own if entry["seat"] == 1} == {True}


def another(secret: str) -> str:
    """What differs from a secret in its first letter."""
    return ("x" if secret[0] != "x" else "y") + secret[1:]


async def test_a_secret_link_lets_one_look_and_leaks_no_seat(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        made = await ala.post(
            "/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "invited"}], public=False
        )
        table, links = made["table"]["id"], made["links"]
        await eve.get(f"/api/tables/{table}", 404)
        await eve.watch(table)
        assert eve.got[-1]["error"]["code"] == "no-such-table"
        await eve.watch(table, key=another(links["seats"]["1"]))
        assert eve.got[-1]["error"]["code"] == "no-such-table"
        looked = await eve.call("GET", f"/api/tables/{table}", headers={"X-Table-Key": links["key"]})
        assert looked["links"] is None
        assert links["seats"]["1"] not in json.dumps(looked)
        refused = await eve.post(f"/api/tables/{table}/join", 409, key=links["key"])
        assert refused["error"]["code"] == "seat-taken"
        joined = await ola.post(f"/api/tables/{table}/join", key=links["seats"]["1"])
        assert (joined["seat"], joined["table"]["status"], joined["links"]) == (1, "playing", None)
        refused = await eve.post(f"/api/tables/{table}/join", 404, key=links["seats"]["1"])
        await eve.watch(table, key=links["key"])
        assert (await eve.state(table))["eyes"] == PUBLIC
        listed = await eve.get("/api/tables", status="playing", limit=100)
        assert table not in [row["id"] for row in listed["tables"]]
        stranger = Client(served.base)
        for path in ("story", "talk", "record", "replay", "analysis"):
            await stranger.get(f"/api/tables/{table}/{path}", 404)
        await stranger.http.aclose()


@ON_ONE_DATABASE
async def test_a_forged_or_foreign_cookie_is_nobody(served: Served) -> None:
    async with Client(served.base) as ala:
        account, rest = ala.cookie.split(".", 1)
        for forged in (f"{account}x.{rest}", "x", "", f"{account}.{another(rest)}", "a" * 4000):
            client = Client(served.base)
            client.http.headers["Cookie"] = f"wataha={forged}"
            assert (await client.get("/api/me"))["account"] is None
            await client.get("/api/me/tables", 401)
            await client.http.aclose()


async def test_the_record_is_open_once_the_game_is_over(served: Served) -> None:
    async with Client(served.base) as ala:
        table = await set_up(ala, "lone_wolves", ["me", "pup"])
        await ala.watch(table)
        await ala.state(table)
        await ala.get(f"/api/tables/{table}/record", 409)
        await ala.act("resign", table)
        record = await ala.get(f"/api/tables/{table}/record")
        assert bytes.fromhex(record["key"])
        assert "seed" not in record
