"""Other people's bots: accounts, tokens and their scopes, the ladder, and a bot that plays from elsewhere."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from base64 import b64decode
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.nightly import nightly
from tests.server.client import Client, pick, play_on, set_up, sit_down
from tests.server.conftest import ON_ONE_DATABASE, Fresh
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD, unique
from wataha.remote.world import World

pytestmark = pytest.mark.anyio


async def register(client: Client) -> str:
    name = unique(client.name)
    await client.post("/api/me/register", name=name, password=PASSWORD)
    return name


async def bot_of(client: Client, *scopes: str) -> tuple[str, str]:
    """A new bot of someone who is registered, and a token for it."""
    bot = await client.post("/api/me/bots", 201, name=unique("Bot"))
    made = await client.post("/api/me/tokens", 201, name="mine", bot=bot["id"], scopes=scopes)
    return bot["id"], made["token"]


def program(served: Served, token: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=served.base, headers={"Authorization": f"Bearer {token}"}, timeout=30, verify=False
    )


class Program(Client):
    """A client that shows a token instead of a cookie."""

    def __init__(self, served: Served, account: str, token: str) -> None:
        super().__init__(served.base)
        self.token = token
        self.account = account
        self.http = program(served, token)

    async def __aenter__(self) -> Program:
        await self.connect()
        return self

    async def connect(self, base: str | None = None, table: str = "") -> None:
        address = self.base.replace("http", "ws", 1) + "/api/live"
        self.socket = await websockets.connect(
            address, additional_headers={"Authorization": f"Bearer {self.token}"}, max_size=None, compression=None
        )
        self.got.clear()
        self._reader = asyncio.create_task(self._read())
        await self.wait(lambda: any(message["type"] == "welcome" for message in self.got))


async def test_a_token_is_shown_once_and_kept_as_a_digest(served: Served) -> None:
    async with Client(served.base) as ala:
        await register(ala)
        bot, token = await bot_of(ala, "play")
        assert token.startswith("wataha_")
        shown = await ala.get("/api/me/bots")
        assert [(one["id"], [each["scopes"] for each in one["tokens"]]) for one in shown["bots"]] == [
            (bot, [["read", "play"]])
        ]
        assert token[19:] not in str(shown)
        async with program(served, token) as http:
            assert (await http.get("/api/me")).json()["account"]["id"] == bot
            almost = token[:-1] + ("A" if token[-1] != "A" else "B")
            refused = await http.get("/api/me", headers={"Authorization": f"Bearer {almost}"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (401, "bad-token")


async def test_guests_have_no_bots_and_nobody_has_too_many(served: Served) -> None:
    async with Client(served.base) as ala:
        refused = await ala.post("/api/me/bots", 403, name=unique("Bot"))
        assert refused["error"]["code"] == "not-for-guests"
        await register(ala)
        for _ in range(5):
            await ala.post("/api/me/bots", 201, name=unique("Bot"))
        refused = await ala.post("/api/me/bots", 409, name=unique("Bot"))
        assert refused["error"] == {"code": "too-many-bots", "args": {"most": 5}}


@pytest.mark.parametrize("scopes", [(), ("play",), ("talk",), ("tables",), ("play", "talk", "tables")])
@ON_ONE_DATABASE
async def test_a_token_lets_a_program_do_what_its_scopes_say(served: Served, scopes: tuple[str, ...]) -> None:
    async with Client(served.base) as ala:
        await register(ala)
        bot, token = await bot_of(ala, *scopes)
        made = await ala.post("/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "invited"}])
        table, key = made["table"]["id"], made["links"]["seats"]["1"]
        async with Program(served, bot, token) as client:
            table_of_its_own = {"game": "lone_wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = await client.http.post("/api/tables", json=table_of_its_own)
            assert answer.status_code == (201 if "tables" in scopes else 403)
            answer = await client.http.post(f"/api/tables/{table}/join", json={"key": key})
            assert answer.status_code == (200 if "play" in scopes else 403)
            await client.watch(table, key=key)
            said = await client.say(table, "Hau!")
            assert said["type"] == ("ack" if "talk" in scopes else "refused")
            moved = await client.act("resign", table, version=0)
            refused = moved["error"]["code"] if moved["type"] == "refused" else ""
            assert (refused == "token-scope") == ("play" not in scopes)
            for mine in ("/api/me/tables", "/api/tables", f"/api/people/{ala.account}"):
                assert (await client.http.get(mine)).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me/sessions", None),
        ("GET", "/api/me/bots", None),
        ("GET", "/api/me/muted", None),
        ("PATCH", "/api/me", {"name": "Other"}),
        ("POST", "/api/me/tokens", {"name": "more", "scopes": ["read"]}),
        ("POST", "/api/me/register", {"name": "Other", "password": PASSWORD}),
        ("DELETE", "/api/me", {}),
    ],
)
@ON_ONE_DATABASE
async def test_no_token_lets_a_program_change_or_read_an_account(
    served: Served, method: str, path: str, body: dict[str, Any] | None
) -> None:
    async with Client(served.base) as ala:
        await register(ala)
        _, token = await bot_of(ala, "play", "talk", "tables")
        own = await ala.post("/api/me/tokens", 201, name="me", scopes=["read"])
        for each in (token, own["token"]):
            async with program(served, each) as http:
                answer = await http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-for-programs")


async def test_programs_only_look_in_a_person_s_name(served: Served) -> None:
    async with Client(served.base) as ala:
        await register(ala)
        refused = await ala.post("/api/me/tokens", 422, name="me", scopes=["play"])
        assert refused["error"]["code"] == "scope-for-bots"
        made = await ala.post("/api/me/tokens", 201, name="me", scopes=["read"])
        async with program(served, made["token"]) as http:
            assert (await http.get("/api/me/tables")).status_code == 200
            wanted = {"game": "lone_wolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert (await http.post("/api/tables", json=wanted)).json()["error"]["code"] == "token-scope"


async def test_a_revoked_token_is_void_at_once_and_its_program_cut_off(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await register(ala)
        await register(ola)
        bot, token = await bot_of(ala, "play")
        id = (await ala.get("/api/me/bots"))["bots"][0]["tokens"][0]["id"]
        async with Program(served, bot, token) as client:
            await ola.call("DELETE", f"/api/me/tokens/{id}", 404)
            await ala.call("DELETE", f"/api/me/tokens/{id}", 204)
            assert client.socket is not None
            await asyncio.wait_for(client.socket.wait_closed(), 30)
            assert client.socket.close_code == 4401
            assert (await client.http.get("/api/me")).status_code == 401


async def test_bots_are_deleted_with_their_owner_and_nobody_logs_in_as_one(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await register(ala)
        bot, token = await bot_of(ala, "play")
        name = (await ola.get(f"/api/people/{bot}"))["name"]
        assert (await ola.get(f"/api/people/{bot}"))["owner"]["id"] == ala.account
        await ola.post("/api/login", 403, name=name, password="")
        await ola.post("/api/login", 403, name=name, password=PASSWORD)
        await ala.call("DELETE", "/api/me", 204, json={"password": PASSWORD})
        await ola.get(f"/api/people/{bot}", 404)
        async with program(served, token) as http:
            assert (await http.get("/api/me")).status_code == 401


async def test_an_open_seat_at_a_person_s_table_is_for_people(served: Served) -> None:
    async with Client(served.base) as ala:
        await register(ala)
        bot, token = await bot_of(ala, "play", "tables")
        made = await ala.post("/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "open"}])
        table = made["table"]["id"]
        async with Program(served, bot, token) as client:
            refused = await client.post(f"/api/tables/{table}/join", 403)
            assert refused["error"]["code"] == "seat-for-people"
            joined = await client.post(f"/api/tables/{table}/join", key=made["links"]["key"])
            assert [seat["program"] for seat in joined["table"]["seats"]] == [False, True]
            assert not joined["table"]["rated"]
            own = await set_up(client, "lone_wolves", ["me", "open"])
            assert (await ala.post(f"/api/tables/{own}/join"))["seat"] == 1


async def test_bots_have_a_ladder_apart_from_people_s(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        await register(ala)
        await register(ola)
        players = [await bot_of(owner, "play", "tables") for owner in (ala, ola, ala)]
        async with Program(served, *players[0]) as first, Program(served, *players[1]) as second:
            table = await sit_down([first, second], "lone_wolves")
            assert first.infos[table]["rated"]
            await play_on([first, second], table)
            async with Program(served, *players[2]) as sister:
                unrated = await sit_down([first, sister], "lone_wolves")
                assert not first.infos[unrated]["rated"], "bots of one owner would rate one another"
        bots = await ala.get("/api/leaderboards/lone_wolves/2", bots=True, limit=100)
        people = await ala.get("/api/leaderboards/lone_wolves/2", limit=100)
        assert {player[0] for player in players[:2]} <= {line["account"] for line in bots["people"]}
        assert not {player[0] for player in players} & {line["account"] for line in people["people"]}


@ON_ONE_DATABASE
async def test_a_world_is_for_the_seat_that_decides_and_what_it_hides_is_made_up(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=4)
        deciding, waiting = (ala, ola) if ala.states[table]["moves"] else (ola, ala)
        refused = await waiting.get(f"/api/tables/{table}/world", 409)
        assert refused["error"]["code"] == "not-your-turn"
        told = await deciding.get(f"/api/tables/{table}/world")
        assert told == await deciding.get(f"/api/tables/{table}/world")
        state = deciding.states[table]
        assert (told["version"], told["seat"]) == (state["version"], state["eyes"])
        match = World.read(told).match()
        assert match.moves() == state["moves"]
        assert match.view(told["seat"]) == state["view"]
        answer = await deciding.act("move", table, path=pick(state["moves"], 1))
        assert answer["type"] == "ack"
        await play_on([ala, ola], table)
        record = await ala.get(f"/api/tables/{table}/record")
        assert bytes.fromhex(record["key"]) not in b64decode(told["record"])


@nightly
@pytest.mark.parametrize("level", ["scout", "random"])
async def test_a_bot_plays_a_whole_game_from_elsewhere_and_comes_back_when_cut_off(fresh: Fresh, level: str) -> None:
    served = fresh("sqlite")
    async with Client(served.base) as ala:
        await register(ala)
        _, token = await bot_of(ala, "play")
        made = await ala.post("/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "invited"}])
        table, key = made["table"]["id"], made["links"]["seats"]["1"]
        command = ["-m", "wataha.cli", "join", f"{served.base}/t/{table}#{key}", "--token", token, "--bot", level]
        joined = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        try:
            await ala.watch(table)
            await ala.wait(lambda: table in ala.states, 120)
            await play_on([ala], table, most=3)
            if level == "random":
                served.kill()
                served.start()
                await ala.connect()
                await ala.watch(table)
            await play_on([ala], table)
            assert ala.states[table]["result"]["how"] == "finished"
            output, _ = await asyncio.wait_for(joined.communicate(), 60)
            assert joined.returncode == 0, output.decode()
            assert f"table {table} is over" in output.decode()
            assert ("cut off" in output.decode()) == (level == "random")
            movers = {entry["by"] for entry in (await ala.get(f"/api/tables/{table}/story"))["entries"]}
            assert movers == {"person"}, "nobody had to stand in for it"
        finally:
            if joined.returncode is None:
                joined.kill()
                await joined.wait()


@nightly
async def test_a_bot_that_joins_a_server_accepts_challenges_and_answers_in_polls(fresh: Fresh) -> None:
    served = fresh("sqlite", games=("wolves_and_sheep",), poll=500)
    async with Client(served.base, forgetful=True) as ala:
        await register(ala)
        bot, token = await bot_of(ala, "play")
        command = ["-m", "wataha.cli", "join", served.base, "--bot", "random"]
        joined = await asyncio.create_subprocess_exec(
            sys.executable, *command, env={**os.environ, "WATAHA_TOKEN": token}, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            seats = [{"kind": "me"}, {"kind": "kept", "account": bot}]
            options = {"interrupts": "any_time"}
            made = await ala.post("/api/tables", game="wolves_and_sheep", seats=seats, options=options)
            table = made["table"]["id"]
            await ala.watch(table)
            await ala.wait(lambda: table in ala.states, 120)
            await play_on([ala], table, most=12)
            story = (await ala.get(f"/api/tables/{table}/story"))["entries"]
            moves = [entry for entry in story if entry["seat"] == 1 and entry["kind"] == "move"]
            assert {entry["by"] for entry in moves} == {"person"}
            assert moves, "it may leave the table early, as chance has it, but not before it moved"
            await ala.act("resign", table)
        finally:
            joined.kill()
            await joined.wait()


@ON_ONE_DATABASE
async def test_the_client_of_ten_lines_plays_a_whole_game(served: Served, folder: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots-api.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    script = folder / "client.py"
    script.write_text(found[1], encoding="utf-8")
    async with Client(served.base) as ala:
        await register(ala)
        _, token = await bot_of(ala, "play")
        made = await ala.post("/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "open"}])
        table = made["table"]["id"]
        environment = {"SERVER": served.base, "TABLE": table, "TOKEN": token, "KEY": made["links"]["key"]}
        client = await asyncio.create_subprocess_exec(sys.executable, script, env={**os.environ, **environment})
        try:
            await ala.watch(table)
            await ala.state(table)
            await play_on([ala], table)
            assert ala.states[table]["result"]["how"] == "finished"
            assert await asyncio.wait_for(client.wait(), 30) == 0
        finally:
            if client.returncode is None:
                client.kill()
                await client.wait()
