"""Hosts by role: reports, silence, bans, names, tables that are closed, blocked words; each deed is written down."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from tests.server.client import PATIENCE, Client, play_on, set_up, sit_down
from tests.server.conftest import Fresh
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD
from tests.server.test_bots_api import bot_of, program, register
from wataha.engine.errors import WatahaError
from wataha.server.ops.admin import run_name_host, run_verify

pytestmark = pytest.mark.anyio


async def become_host(served: Served, client: Client) -> str:
    name = await register(client)
    await asyncio.to_thread(run_name_host, served.settings, name, True)
    return name


async def deeds(host: Client) -> list[tuple[str, str | None]]:
    return [(deed["deed"], deed["account"]) for deed in (await host.get("/api/host/log"))["deeds"]]


async def test_only_hosts_see_the_hosts_page_and_no_program_does(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        name = await become_host(served, ala)
        await register(ola)
        assert (await ala.get("/api/me"))["host"]
        assert not (await ola.get("/api/me"))["host"]
        for path in ("/api/host/reports", "/api/host/log", "/api/host/words"):
            await ala.get(path)
            assert (await ola.get(path, 403))["error"]["code"] == "not-allowed"
        token = (await ala.post("/api/me/tokens", 201, name="me", scopes=["read"]))["token"]
        async with program(served, token) as http:
            assert (await http.get("/api/host/reports")).json()["error"]["code"] == "not-for-programs"
        await asyncio.to_thread(run_name_host, served.settings, name, False)
        await ala.get("/api/host/reports", 403)
        with pytest.raises(WatahaError, match="Nobody is registered"):
            await asyncio.to_thread(run_name_host, served.settings, "Nobody of that name", True)


async def test_a_message_is_reported_and_its_maker_silenced_until_freed(served: Served) -> None:
    async with Client(served.base) as host, Client(served.base) as ala, Client(served.base) as ola:
        await become_host(served, host)
        table = await sit_down([ala, ola], "lone_wolves")
        await ola.say(table, "Wrrr!")
        talk = await ala.wait(lambda: next((m for m in ala.got if m["type"] == "talk"), None))
        said = {"account": ola.account, "table": table, "number": talk["number"], "reason": "growls"}
        await ala.post("/api/reports", 204, **said)
        await ala.post("/api/reports", 404, **{**said, "account": ala.account})
        report = (await host.get("/api/host/reports"))["reports"][0]
        assert (report["account"], report["said"], report["reason"]) == (ola.account, "Wrrr!", "growls")
        await host.post(f"/api/host/people/{ola.account}", 204, deed="silence", days=1, note="growls")
        assert (await ola.say(table, "Wrrr?"))["error"]["code"] == "silenced"
        await host.post(f"/api/host/people/{ola.account}", 204, deed="free")
        assert (await ola.say(table, "Hello"))["type"] == "ack"
        await host.post(f"/api/host/reports/{report['id']}/close", 204)
        assert report["id"] not in [one["id"] for one in (await host.get("/api/host/reports"))["reports"]]
        assert report["id"] in [one["id"] for one in (await host.get("/api/host/reports", closed=True))["reports"]]
        assert (await deeds(host))[:2] == [("free", ola.account), ("silence", ola.account)]


async def test_whoever_is_banned_is_sent_out_with_their_bots_and_let_in_again_when_freed(served: Served) -> None:
    async with Client(served.base) as host, Client(served.base) as ola:
        await become_host(served, host)
        name = await register(ola)
        _, token = await bot_of(ola, "play")
        assert (await host.post(f"/api/host/people/{host.account}", 403, deed="ban"))["error"]["code"] == "not-allowed"
        await host.post(f"/api/host/people/{ola.account}", 204, deed="ban", days=30, note="cheats")
        assert ola.socket is not None
        await asyncio.wait_for(ola.socket.wait_closed(), PATIENCE)
        elsewhere = Client(served.base)
        refused = await elsewhere.post("/api/login", 403, name=name, password=PASSWORD)
        assert refused["error"]["code"] == "banned"
        async with program(served, token) as http:
            assert (await http.get("/api/me")).status_code == 401
            await host.post(f"/api/host/people/{ola.account}", 204, deed="free")
            assert (await http.get("/api/me")).status_code == 200
        await elsewhere.post("/api/login", name=name, password=PASSWORD)
        await elsewhere.http.aclose()


async def test_a_person_is_renamed_and_blocked_words_are_neither_said_nor_names(served: Served) -> None:
    async with Client(served.base) as host, Client(served.base) as ola:
        await become_host(served, host)
        name = f"Lamb {secrets.token_hex(4)}"
        await host.post(f"/api/host/people/{ola.account}", 204, deed="rename", name=name)
        assert (await ola.get("/api/me"))["account"]["name"] == name
        await host.call("PUT", "/api/host/words", 204, json={"words": ["Baad", "growl*"]})
        assert (await host.get("/api/host/words"))["words"] == ["baad", "growl*"]
        table = await set_up(ola, "lone_wolves", ["me", "open"])
        await ola.watch(table)
        assert (await ola.say(table, "a BAAD, wolf"))["error"]["code"] == "blocked-word"
        assert (await ola.say(table, "baa"))["type"] == "ack"
        refused = await ola.call("PATCH", "/api/me", 422, json={"name": "Growler"})
        assert refused["error"]["code"] == "blocked-word"
        await host.call("PUT", "/api/host/words", 204, json={"words": []})
        assert (await ola.say(table, "growl"))["type"] == "ack"


async def test_a_host_closes_tables_and_the_log_tells_so(fresh: Fresh) -> None:
    served = fresh("sqlite")
    async with Client(served.base) as host, Client(served.base) as ala, Client(served.base) as ola:
        await become_host(served, host)
        waiting = await set_up(ala, "lone_wolves", ["me", "open"])
        await host.post(f"/api/host/tables/{waiting}/close", 204)
        assert (await ala.get(f"/api/tables/{waiting}"))["table"]["status"] == "closed"
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=3)
        await ala.post(f"/api/host/tables/{table}/close", 403)
        await host.post(f"/api/host/tables/{table}/close", 204, note="quarrel")
        result = (await ola.wait(lambda: ola.states[table]["result"] and ola.states[table]))["result"]
        assert (result["how"], result["winners"]) == ("agreed", [])
        story = (await ola.get(f"/api/tables/{table}/story"))["entries"]
        assert (story[-1]["kind"], story[-1]["by"]) == ("stop", "host")
        assert (await ala.get(f"/api/tables/{table}/ratings"))["changes"] == []
        await host.post(f"/api/host/tables/{table}/close", 409)
    assert await asyncio.to_thread(run_verify, served.settings, print) == 0


async def test_new_accounts_talk_slowly(fresh: Fresh) -> None:
    served = fresh("sqlite", limits=1.0)
    async with Client(served.base) as ala:
        table = await set_up(ala, "lone_wolves", ["me", "open"])
        await ala.watch(table)
        assert (await ala.say(table, "one"))["type"] == "ack"
        refused = await ala.say(table, "two")
        assert refused["error"]["code"] == "too-fast"
        assert 1 <= refused["error"]["args"]["seconds"] <= 11
