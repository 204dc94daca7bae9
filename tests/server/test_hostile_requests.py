"""Requests that nobody's browser sends: each is answered as the sender's mistake, and nothing breaks."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace

import httpx
import pytest

from tests.hostile import NOT_JSON, NOT_THIS, WRONG
from tests.nightly import nightly
from tests.server.client import Client, play_on, set_up, sit_down, visitor
from tests.server.conftest import ON_ONE_DATABASE, QUICK
from tests.server.serving import Served
from tests.test_hostile_files import hostile_tiles
from wataha.engine.match import Match
from wataha.games.wolves_and_sheep.tiles import HOUSE_FILE

pytestmark = pytest.mark.anyio

ORIGINS = (
    "http://[",
    "http://[::1",
    "http://]",
    "//",
    "http://" + "x" * 20_000,
    "null",
    "",
    "\x7f",
    "http://a\tb",
    "é",
)


@pytest.fixture(scope="module")
def flock(database: Callable[[str], dict[str, str]]) -> Iterator[Served]:
    """A server with the game that takes tiles of one's own."""
    server = Served(replace(QUICK, games=("wolves_and_sheep",), **database("sqlite"))).start("/healthz")
    yield server
    server.forget()


@nightly
async def test_hostile_tiles_are_the_senders_mistake(flock: Served) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    async with Client(flock.base) as ala:
        for what, content in hostile_tiles():
            if len(content) > 60_000:
                continue
            tiles = content.decode("utf-8", "replace")
            body = {"game": "wolves_and_sheep", "seats": seats, "options": {"tiles": tiles}}
            answer = await ala.http.post("/api/tables", content=json.dumps(body))
            assert 400 <= answer.status_code < 500, (what, answer.text)
            assert len(answer.content) < 2000, what
        for value in WRONG:
            body = {"game": "wolves_and_sheep", "seats": seats, "options": {"tiles": value}}
            answer = await ala.http.post("/api/tables", content=json.dumps(body))
            assert 400 <= answer.status_code < 500, (value, answer.text)
            body = {"game": "wolves_and_sheep", "seats": seats, "options": {str(value): "house"}}
            answer = await ala.http.post("/api/tables", content=json.dumps(body))
            assert 400 <= answer.status_code < 500, (value, answer.text)
        assert (await ala.get("/api/tables"))["tables"] == []


@ON_ONE_DATABASE
async def test_bodies_that_say_nothing_are_the_senders_mistake(served: Served) -> None:
    async with Client(served.base) as ala:
        for path in ("/api/tables", "/api/guest", "/api/login", "/api/me/register"):
            for what, content in (NOT_JSON | NOT_THIS).items():
                answer = await ala.http.post(path, content=content, headers={"Content-Type": "application/json"})
                assert 400 <= answer.status_code < 500, (path, what, answer.text)
                assert answer.json()["error"]["code"] in ("bad-request", "too-large"), (path, what)


@ON_ONE_DATABASE
async def test_names_that_cannot_be_written_are_the_senders_mistake(served: Served) -> None:
    async with Client(served.base) as ala:
        for text in ("\\ud800", "a\\u0000b", "\\udfff\\ud800"):
            for path, name in (("/api/login", "name"), ("/api/login", text), ("/api/guest", text)):
                body = f'{{"{name}": "{text}", "password": "{text}"}}'
                answer = await ala.http.post(path, content=body.encode())
                assert answer.status_code == 422, answer.text
        for path in ("/api/tables?game=%00", "/api/tables?game=%ff", "/api/tables?before=9e9", "/api/tables?limit=-1"):
            assert (await ala.http.get(path)).status_code == 422, path


@ON_ONE_DATABASE
async def test_an_origin_that_is_none_is_foreign(served: Served) -> None:
    async with visitor(served.base) as http:
        for origin in ORIGINS:
            header = {"Origin": origin.encode()}
            answer = await http.post("/api/guest", json={"name": "Ala"}, headers=header)  # type: ignore[arg-type]
            assert 400 <= answer.status_code < 500, (origin[:20], answer.text)
        own = {"Origin": served.base.upper().replace("HTTP", "http")}
        assert (await http.post("/api/guest", json={"name": "Ala"}, headers=own)).status_code == 200


def status_of(server: Served, request: bytes) -> int:
    """The status of the answer to bytes as they are; 0 if the connection was just closed."""
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=10) as raw:
        raw.sendall(request)
        answer = raw.recv(1000)
    return int(answer.split(b" ")[1]) if answer.startswith(b"HTTP/") else 0


def test_headers_that_no_library_sends_break_nothing(served: Served) -> None:
    lines = (
        b"Origin: http://[\r\n",
        b"Origin: http://[v1.x]\r\n",
        b"Origin: \xff\xfe\r\n",
        b"Content-Length: " + b"9" * 5000 + b"\r\n",
        b"Content-Length: -1\r\n",
        b"Content-Length: \xb2\r\n",
        b"Cookie: wataha=" + b"\xff" * 100 + b"\r\n",
        b"Cookie: wataha=" + b"." * 5000 + b"\r\n",
        b"X-Table-Key: \xff\r\n",
    )
    for line in lines:
        for path in (b"/api/me", b"/api/tables", b"/api/live", b"/api/tables/aaaaaaaaaaaa"):
            for upgrade in (b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"):
                key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" if upgrade else b""
                request = b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n" + line + upgrade + key + b"\r\n"
                assert status_of(served, request) < 500, (path, line[:40], upgrade)
    assert httpx.get(served.base + "/healthz").status_code == 200


async def test_tiles_of_a_table_s_own_are_told_by_a_word_and_recorded_whole(flock: Served) -> None:
    tiles = HOUSE_FILE.read_text(encoding="utf-8").replace("[", " [")
    async with Client(flock.base) as ala, Client(flock.base) as ola:
        table = await sit_down([ala, ola], "wolves_and_sheep", options={"tiles": tiles})
        assert ala.infos[table]["options"]["tiles"] == "own"
        assert (await ala.get(f"/api/tables/{table}"))["table"]["options"]["tiles"] == "own"
        for path in ("/api/tables?status=playing", "/api/me/tables"):
            listed = await ala.http.get(path)
            assert [found["options"]["tiles"] for found in listed.json()["tables"]] == ["own"]
            assert len(listed.content) < 2000
        await play_on([ala, ola], table, most=3)
        await ala.act("resign", table)
        await ala.wait(lambda: ala.states[table]["result"])
        record = await ola.get(f"/api/tables/{table}/record")
        assert record["options"]["tiles"] == tiles
        assert Match.replay(record).paths == record["moves"]
        assert (await ola.get(f"/api/tables/{table}/replay", ply=2))["plies"] == len(record["moves"])
        again = (await ola.post(f"/api/tables/{table}/rematch"))["table"]
        assert again["options"]["tiles"] == "own"
        house = await set_up(ala, "wolves_and_sheep", ["me", "open"])
        assert (await ala.get(f"/api/tables/{house}"))["table"]["options"]["tiles"] == "house"
