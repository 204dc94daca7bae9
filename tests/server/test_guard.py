"""What every request passes: origin, size, pace; what every answer carries; health, metrics, logs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
import websockets

from tests.server.client import Client, nonce, sit_down
from tests.server.conftest import ON_ONE_DATABASE, Fresh
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


@ON_ONE_DATABASE
async def test_foreign_pages_can_neither_post_nor_connect(served: Served) -> None:
    async with Client(served.base) as ala, httpx.AsyncClient(base_url=served.base, verify=False) as http:
        body = {"name": "Ala"}
        bare = await http.post("/api/guest", json=body)
        foreign = await http.post("/api/guest", json=body, headers={"X-Wataha": "1", "Origin": "https://evil.example"})
        assert [bare.status_code, foreign.status_code] == [403, 403]
        own = await http.post("/api/guest", json=body, headers={"X-Wataha": "1", "Origin": served.base})
        assert own.status_code == 200
        cross = {"X-Wataha": "1", "Sec-Fetch-Site": "cross-site"}
        assert (await http.post("/api/guest", json=body, headers=cross)).status_code == 403
        address = served.base.replace("http", "ws", 1) + "/api/live"
        cookie = {"Cookie": f"wataha={ala.cookie}"}
        async with websockets.connect(address, additional_headers=cookie, origin="https://evil.example") as socket:  # type: ignore[arg-type]
            assert "foreign-origin" in str(await socket.recv())
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4403
        async with websockets.connect(address) as socket:
            assert "not-signed-in" in str(await socket.recv())
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 4401


@ON_ONE_DATABASE
async def test_every_answer_carries_the_headers_that_protect_a_browser(served: Served) -> None:
    async with httpx.AsyncClient(base_url=served.base, verify=False) as http:
        for path in ("/api/me", "/api/nothing", "/healthz"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers


@ON_ONE_DATABASE
async def test_large_bodies_and_messages_are_refused(served: Served) -> None:
    async with Client(served.base) as ala:
        answer = await ala.http.post("/api/guest", content=b"{" + b" " * 70_000)
        assert answer.status_code == 413

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b" " * 8000

        answer = await ala.http.post("/api/guest", content=pieces(), headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
        assert ala.socket is not None
        await ala.socket.send('{"type": "ping", "x": "' + "x" * 9000 + '"}')
        await ala.wait(lambda: ala.got[-1]["type"] == "problem")
        await ala.send("ping")
        await ala.wait(lambda: ala.got[-1]["type"] == "pong")


async def test_who_comes_too_fast_is_told_to_wait(fresh: Fresh) -> None:
    server = fresh("sqlite", limits=0.2)
    async with Client(server.base) as ala, Client(server.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        answers = [await ala.say(table, "Auuu!") for _ in range(4)]
        assert [answer["type"] for answer in answers].count("refused") >= 1
        for _ in range(60):
            await ala.send("ping")
        await ala.wait(lambda: any(m["type"] == "problem" and m["error"]["code"] == "too-fast" for m in ala.got))
    async with httpx.AsyncClient(base_url=server.base, headers={"X-Wataha": "1"}, verify=False) as http:
        answers = [await http.post("/api/login", json={"name": "Ala", "password": "x"}) for _ in range(6)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["args"]["seconds"] >= 1
        asked = await asyncio.gather(*(http.get("/healthz") for _ in range(300)))
        assert {answer.status_code for answer in asked} == {200, 429}


@ON_ONE_DATABASE
async def test_health_readiness_and_metrics(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        mover = ala if ala.states[table]["moves"] else ola
        await mover.act("move", table, path=mover.states[table]["moves"][0])
        assert (await ala.get("/healthz"))["status"] == "alive"
        assert (await ala.get("/readyz"))["status"] == "ready"
        metrics = (await ala.http.get("/metrics")).text
        assert 'wataha_commands_total{kind="move",outcome="done"}' in metrics
        assert "wataha_connections" in metrics


async def test_metrics_are_for_whoever_shows_the_token(fresh: Fresh) -> None:
    server = fresh("sqlite", metrics_token="owls")
    async with httpx.AsyncClient(base_url=server.base, verify=False) as http:
        assert (await http.get("/metrics")).status_code == 403
        assert (await http.get("/metrics", headers={"Authorization": "Bearer mice"})).status_code == 403
        assert (await http.get("/metrics", headers={"Authorization": "Bearer owls"})).status_code == 200


async def test_logs_are_lines_of_json_without_secrets(fresh: Fresh) -> None:
    server = fresh("sqlite", log_level="debug")
    async with Client(server.base) as ala:
        password = f"very secret {nonce()}"
        await ala.post("/api/me/register", name="Ala", password=password)
        made = await ala.post(
            "/api/tables", game="lone_wolves", seats=[{"kind": "me"}, {"kind": "invited"}], public=False
        )
        key, invitation = made["links"]["key"], made["links"]["seats"]["1"]
        await ala.http.get(f"/api/tables/{made['table']['id']}?key={key}", headers={"X-Table-Key": key})
        await ala.post(f"/api/tables/{made['table']['id']}/join", key=invitation)
        cookie = ala.cookie
    text = server.log.read_text()
    assert any(line.get("route") == "/api/tables/{table}" for line in server.lines())
    for secret in (password, key, invitation, cookie):
        assert secret not in text
