"""Whoever says too much, too slowly or nothing at all is let go, and nobody else notices."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
import uvicorn

from tests.server.client import Client
from tests.server.conftest import QUICK
from tests.server.serving import Served
from tests.server.waiting import until
from wataha.server import serve
from wataha.server.http import connection_guard, middleware
from wataha.server.http.connection_guard import MOST_OF_ADDRESS, ConnectionGuard

pytestmark = pytest.mark.anyio

ELSEWHERE = "127.0.0.2"
"""Another address of this machine."""
EMPTY_PONG = bytes((0x8A, 0x80, 0, 0, 0, 0))
PIECE_OF_A_MESSAGE = bytes((0x00, 0x80, 0, 0, 0, 0))
PING = bytes((0x89, 0x80, 0, 0, 0, 0))


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with all its limits, that believes no proxy."""
    folder = str(tmp_path_factory.mktemp("guarded"))
    server = Served(replace(QUICK, data=folder, limits=1.0, proxies="")).start()
    yield server
    server.forget()


def dial(server: Served, address: str = ELSEWHERE) -> socket.socket:
    """A connection from an address of our choice."""
    line = socket.socket()
    line.bind((address, 0))
    line.connect(("127.0.0.1", server.settings.port))
    return line


def dial_live(server: Served, cookie: str) -> socket.socket:
    """A live connection from elsewhere."""
    line = dial(server)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: wataha={cookie}\r\n\r\n".encode()
    )
    assert b"101" in line.recv(4096)
    return line


def is_closed(line: socket.socket) -> bool:
    """Whether the server has let a connection go."""
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize("frame", [EMPTY_PONG, PING, PIECE_OF_A_MESSAGE], ids=["pongs", "pings", "pieces"])
async def test_a_flood_of_frames_is_cut_off_and_delays_nobody(guarded: Served, frame: bytes) -> None:
    async with Client(guarded.base) as ala, Client(guarded.base) as eve:
        flood = [await asyncio.to_thread(dial_live, guarded, eve.cookie) for _ in range(3)]

        def pour(line: socket.socket) -> int:
            sent = 0
            line.settimeout(10)
            try:
                while sent < 50_000_000:
                    line.sendall(frame * 10_000)
                    sent += len(frame) * 10_000
            except OSError:
                pass
            return sent

        pouring = [asyncio.create_task(asyncio.to_thread(pour, line)) for line in flood]
        waits: list[float] = []
        while not all(task.done() for task in pouring):
            started = time.monotonic()
            seen = len(ala.got)
            await ala.send("ping")
            await ala.wait(lambda seen=seen: any(m["type"] == "pong" for m in ala.got[seen:]))
            waits.append(time.monotonic() - started)
            await asyncio.sleep(0.05)
        assert max(await asyncio.gather(*pouring)) < 20_000_000
        assert max(waits) < 5
        await until(lambda: all(is_closed(line) for line in flood))
        for line in flood:
            line.close()


async def test_silent_connections_of_one_address_shut_nobody_out(guarded: Served) -> None:
    lines = [dial(guarded) for _ in range(300)]
    await until(lambda: sum(is_closed(line) for line in lines) >= len(lines) - MOST_OF_ADDRESS)
    async with Client(guarded.base) as ala:
        assert (await ala.get("/healthz"))["status"] == "alive"
    assert any(line["message"] == "too many connections of an address" for line in guarded.lines())
    for line in lines:
        line.close()


async def test_a_flood_of_requests_is_cut_off(guarded: Served) -> None:
    line = dial(guarded)
    request = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{guarded.settings.port}\r\n\r\n".encode()

    def pour() -> None:
        line.settimeout(10)
        try:
            for _ in range(2000):
                line.sendall(request * 50)
                line.recv(1 << 20)
        except OSError:
            pass

    await asyncio.to_thread(pour)
    await until(lambda: is_closed(line))
    assert httpx.get(f"{guarded.base}/healthz").is_success


@asynccontextmanager
async def serving(guard: ConnectionGuard, app: Any) -> AsyncIterator[int]:
    """A server in this process behind a guard; its port."""
    with serve.listen("127.0.0.1", 0) as listening:
        config = uvicorn.Config(app, lifespan="off", log_config=None, http=guard, **serve.WEBSOCKETS)  # type: ignore[arg-type]
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve([listening]))
        yield listening.getsockname()[1]
        server.should_exit = True
        await running


async def is_dropped(reader: asyncio.StreamReader) -> bool:
    """Whether the other end lets a connection go without a word."""
    try:
        return await asyncio.wait_for(reader.read(), 10) == b""
    except ConnectionError:
        return True


async def answer(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def test_headers_that_never_end_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_guard, "HEADER_SECONDS", 0.3)
    guard = ConnectionGuard(1.0, frozenset(), most=100)
    async with serving(guard, answer) as port:
        for beginning in (b"", b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: "):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(beginning)
            assert await is_dropped(reader)
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            assert (await reader.readuntil(b"ok")).endswith(b"ok")
        writer.close()
        await until(lambda: guard.connections == 0)
        assert not guard.of_address


async def test_no_more_connections_are_taken_than_there_is_room_for() -> None:
    guard = ConnectionGuard(0, frozenset(), most=3)
    async with serving(guard, answer) as port:
        kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await until(lambda: guard.connections == 3)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await is_dropped(reader)
        writer.close()
        for _, each in kept:
            each.close()
        await until(lambda: guard.connections == 0)


async def test_a_body_that_comes_too_slowly_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.05)

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(60)
        return {}

    with pytest.raises(middleware.Refusal, match="too-slow"):
        await middleware.receive_in_time(receive)()
