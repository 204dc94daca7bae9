"""The line between a client's socket and the live channel: what comes much at once, in pieces, too slowly or broken."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
import pytest
import uvicorn
import websockets
from starlette.websockets import WebSocket

from tests.server.client import PATIENCE, Client, gauge, nonce, play_on, sit_down
from tests.server.serving import Served
from wataha.server import line as lines
from wataha.server.ids import new_id
from wataha.server.line import Line, line_of
from wataha.server.live import LARGEST_MESSAGE

pytestmark = pytest.mark.anyio

LITTLE = 4096
"""Bytes that a socket with little room holds for a client that does not read; the kernel makes it a few more."""
LONG = 7000
"""Bytes of a message like a table's state."""


async def test_many_messages_at_once_are_all_answered_in_order(served: Served) -> None:
    async with Client(served.base) as ala:
        ids = [nonce() for _ in range(600)]
        nowhere = new_id()
        for id in ids:
            await ala.send("say", table=nowhere, id=id, text="Auuu!")
        await ala.answer(ids[-1])
        assert [message["id"] for message in ala.got if message["type"] == "refused"] == ids


async def test_a_message_may_come_in_pieces(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        said = orjson.dumps({"type": "say", "table": table, "id": nonce(), "text": "Żółw"})
        middle = said.index("Ż".encode()) + 1
        assert ala.socket is not None
        await ala.socket.send([said[:10], said[10:middle], said[middle:]], text=True)
        await ola.wait(lambda: any(message["type"] == "talk" and message["text"] == "Żółw" for message in ola.got))


async def test_what_is_said_right_before_leaving_is_heard(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await ala.send("say", table=table, id=nonce(), text="Dobranoc")
        await ala.disconnect()
        await ola.wait(lambda: any(message["type"] == "talk" and message["text"] == "Dobranoc" for message in ola.got))


@pytest.mark.parametrize(
    ("said", "code"),
    [(b'{"type": "ping\xff"}', 1007), (b" " * (4 * LARGEST_MESSAGE + 1), 1009)],
    ids=["not UTF-8", "too long"],
)
async def test_who_breaks_the_rules_of_sockets_is_let_go_and_may_come_back(
    served: Served, said: bytes, code: int
) -> None:
    async with Client(served.base) as ala:
        assert ala.socket is not None
        await ala.socket.send(said, text=True)
        await asyncio.wait_for(ala.socket.wait_closed(), PATIENCE)
        assert ala.socket.close_code == code
        await ala.connect()


async def test_bytes_are_a_bad_message(served: Served) -> None:
    async with Client(served.base) as ala:
        assert ala.socket is not None
        await ala.socket.send(b'{"type": "ping"}')
        await ala.wait(lambda: ala.got[-1]["type"] == "problem")
        assert ala.got[-1]["error"]["code"] == "bad-message"


async def test_who_stops_reading_is_cut_off_and_delays_nobody(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as slow:
        table = await sit_down([ala, ola], "lone_wolves")
        before = await gauge(ala, "wataha_sockets")
        deaf = await stop_reading(f"{served.base}/api/live".replace("http", "ws", 1), Cookie=f"wataha={slow.cookie}")
        assert "welcome" in str(await deaf.recv())
        watch = orjson.dumps({"type": "watch", "table": table, "version": None}).decode()
        asking = asyncio.create_task(repeat(lambda: deaf.send(watch), 5000))
        waits: list[float] = []
        while (left := await gauge(ala, "wataha_sockets")) > before or not waits:
            started = time.monotonic()
            await play_on([ala, ola], table, most=1)
            waits.append(time.monotonic() - started)
            assert sum(waits) < PATIENCE, f"{left} connections after {len(waits)} moves"
        await hear_out(deaf)
        assert (deaf.close_code, deaf.close_reason) == (4408, "too slow")
        assert max(waits) < 3
        await asyncio.gather(asking, return_exceptions=True)


async def test_what_a_slow_client_has_still_to_take_waits_in_order_and_goodbye_comes_last() -> None:
    waited: list[int] = []

    async def talk(line: Line) -> None:
        for number in range(500):
            line.write(str(number).encode().ljust(LONG))
            await asyncio.sleep(0)
        waited.append(len(line.waiting))
        line.hang_up(4000, "enough")
        line.write(b"not said any more")

    async with serving(talk) as address:
        deaf = await stop_reading(address)
        await until(lambda: waited)
        assert waited[0] > 100
        heard = [int(await deaf.recv()) for _ in range(500)]
        assert heard == list(range(500))
        with pytest.raises(websockets.ConnectionClosed):
            await deaf.recv()
        assert (deaf.close_code, deaf.close_reason) == (4000, "enough")


@pytest.mark.parametrize(
    ("hangs_up", "options"),
    [(True, {}), (False, {"ws_ping_interval": 0.2, "ws_ping_timeout": 0.2})],
    ids=["last words", "pings"],
)
async def test_who_takes_nothing_is_dropped(
    monkeypatch: pytest.MonkeyPatch, hangs_up: bool, options: dict[str, float]
) -> None:
    monkeypatch.setattr(lines, "LAST_WORDS", 0.3)
    met: list[Line] = []

    async def talk(line: Line) -> None:
        met.append(line)
        for _ in range(500):
            line.write(b" " * LONG)
        if hangs_up:
            line.hang_up(4000, "enough")
        assert await line.read() is None

    async with serving(talk, **options) as address:
        deaf = await stop_reading(address)
        await until(lambda: met and met[0].disconnected)
        await hear_out(deaf)
        assert deaf.close_code == 1006


async def test_no_more_is_read_from_a_client_than_is_handled() -> None:
    most = 0
    read: list[Any] = []

    async def talk(line: Line) -> None:
        nonlocal most
        await asyncio.sleep(0.5)
        while (said := await line.read()) is not None:
            most = max(most, len(line.inbox))
            read.append(said)

    async with serving(talk) as address:
        async with websockets.connect(address, compression=None) as client:
            for number in range(3000):
                await client.send(str(number).ljust(LONG))
        await until(lambda: len(read) == 3000)
        assert [int(said) for said in read] == list(range(3000))
        assert most < 500


async def stop_reading(address: str, **headers: str) -> websockets.ClientConnection:
    """Connect with little room for what comes, and take nothing until it is asked for."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    host, port = address.split("/")[2].split(":")
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    return await websockets.connect(
        address, sock=narrow, additional_headers=headers, max_queue=1, ping_interval=None, compression=None
    )


async def hear_out(client: websockets.ClientConnection) -> None:
    with suppress(websockets.ConnectionClosed):
        while True:
            await client.recv()


async def repeat(do: Callable[[], Awaitable[None]], times: int) -> None:
    for _ in range(times):
        await do()


async def until(happened: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(talk: Callable[[Line], Awaitable[None]], **options: Any) -> AsyncIterator[str]:
    """A server in this process that does nothing but talk; its address."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        client = WebSocket(scope, receive, send)
        await client.accept()
        line = line_of(client)
        line.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
        await talk(line)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        settings = {**lines.OPTIONS, "lifespan": "off", "log_config": None, **options}
        config = uvicorn.Config(app, **settings)
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve([listening]))
        yield "ws://{}:{}/".format(*listening.getsockname())
        server.should_exit = True
        await running
