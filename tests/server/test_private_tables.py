"""To those without its link a private table is not there: nothing tells it from one that never was."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.nightly import nightly
from tests.server.client import Client, nonce, play_on, set_up
from tests.server.conftest import ON_ONE_DATABASE, Fresh
from tests.server.serving import Served
from tests.server.test_damage import damage
from wataha.server.app import make_app
from wataha.server.ids import new_id
from wataha.server.live.messages import CLIENT_MODELS, type_of
from wataha.server.settings import Settings

pytestmark = pytest.mark.anyio

BODIES: dict[str, list[dict[str, Any]]] = {
    "join": [{}, {"seat": 0}, {"seat": 1, "key": "x" * 22}, {"key": ""}],
    "bot": [{"seat": 0, "level": "pup"}, {"seat": 15, "level": "genius"}],
}
FIELDS: dict[str, Any] = {"version": 0, "path": "play K2 cave", "text": "Auuu!", "key": "x" * 22}
"""What messages about a table say besides."""


@cache
def routes() -> list[tuple[str, str]]:
    """Every call over HTTP that names a table."""
    paths = make_app(Settings()).openapi()["paths"]
    return [(method.upper(), path) for path, calls in paths.items() if "{table}" in path for method in calls]


async def secret_tables(ala: Client, ola: Client) -> dict[str, str]:
    """Private tables in all their states."""
    tables = {"gathering": await set_up(ala, "lone_wolves", ["me", "open"], public=False)}
    tables["invited"] = await set_up(ala, "lone_wolves", ["me", "invited"], public=False)
    tables["closed"] = await set_up(ala, "lone_wolves", ["me", "open"], public=False)
    await ala.post(f"/api/tables/{tables['closed']}/leave", 204)
    for what in ("playing", "over"):
        made = await ala.post("/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "open"}], public=False)
        tables[what] = made["table"]["id"]
        await ola.post(f"/api/tables/{tables[what]}/join", key=made["links"]["key"])
        for client in (ala, ola):
            await client.watch(tables[what])
            await client.state(tables[what])
        await play_on([ala, ola], tables[what], most=2)
    await ala.act("resign", tables["over"])
    return tables


async def answers_by_http(stranger: Client, table: str) -> dict[str, tuple[int, Any, list[str]]]:
    answers: dict[str, tuple[int, Any, list[str]]] = {}
    for method, route in routes():
        path = route.replace("{table}", table)
        bodies = BODIES.get(route.rpartition("/")[2], [{}]) if method != "GET" else [None]
        for number, body in enumerate(bodies):
            for key in (None, "", "x" * 22):
                headers = {} if key is None else {"X-Table-Key": key}
                answer = await stranger.http.request(method, path, json=body, headers=headers)
                names = sorted(name for name in answer.headers if name != "date")
                answers[f"{method} {route} {number} {key}"] = answer.status_code, answer.json(), names
    return answers


async def answers_live(stranger: Client, table: str) -> dict[str, Any]:
    answers: dict[str, Any] = {}
    for model in CLIENT_MODELS:
        known = TypeAdapter(model).json_schema()["properties"]
        if "table" not in known or type_of(model) == "unwatch":
            continue
        more = {name: value for name, value in FIELDS.items() if name in known}
        id = {"id": nonce()} if "id" in known else {}
        seen = len(stranger.got)
        await stranger.send(type_of(model), table=table, **more, **id)
        await stranger.wait(lambda seen=seen: len(stranger.got) > seen)
        answers[type_of(model)] = {**stranger.got[seen], "table": "", "id": ""}
    await stranger.send("unwatch", table=table)
    seen = len(stranger.got)
    await stranger.send("ping")
    await stranger.wait(lambda: len(stranger.got) > seen)
    answers["unwatch"] = stranger.got[seen]["type"]
    return answers


async def test_a_stranger_cannot_tell_a_private_table_from_none(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        tables = await secret_tables(ala, ola)
        nowhere = await answers_by_http(eve, new_id())
        assert len(nowhere) > 30
        told = {call: answer for call, answer in nowhere.items() if "/api/host/" not in call}  # that is for hosts alone
        assert {answer[0] for answer in told.values()} == {404}
        assert {answer[1]["error"]["code"] for answer in told.values()} == {"no-such-table"}
        silence = await answers_live(eve, new_id())
        assert len(silence) > 10
        for what, table in tables.items():
            assert await answers_by_http(eve, table) == nowhere, what
            assert await answers_live(eve, table) == silence, what
        listed = [await eve.get("/api/tables", status=status, limit=100) for status in ("gathering", "playing", "over")]
        assert not {table["id"] for some in listed for table in some["tables"]} & set(tables.values())


@ON_ONE_DATABASE
async def test_nobody_at_all_cannot_either(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as eve:
        tables = await secret_tables(ala, ola)
        eve.http.cookies.clear()
        nowhere = await answers_by_http(eve, new_id())
        for what, table in tables.items():
            assert await answers_by_http(eve, table) == nowhere, what


@nightly
async def test_a_private_table_of_a_game_that_is_not_on_offer_or_damaged_is_hidden_too(fresh: Fresh) -> None:
    server = fresh("sqlite")
    async with Client(server.base) as ala:
        tables = [await set_up(ala, "lone_wolves", ["me", "open"], public=False) for _ in range(3)]
    await damage(server, "UPDATE tables SET game = 'moonlight', options = '{}' WHERE id = :table", tables[0])
    await damage(server, "UPDATE tables SET options = '{' WHERE id = :table", tables[1])
    await damage(
        server, "UPDATE tables SET rules = 99, status = 'playing', seed = 1, started = 1 WHERE id = :table", tables[2]
    )
    async with Client(server.base) as eve:
        nowhere = await answers_by_http(eve, new_id())
        silence = await answers_live(eve, new_id())
        for table in tables:
            assert await answers_by_http(eve, table) == nowhere
            assert await answers_live(eve, table) == silence
