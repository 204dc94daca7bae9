"""A client's connection to the live channel: what comes much at once, in pieces, too slowly or broken."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import orjson
import psutil
import pytest
import uvicorn
import websockets
from starlette.websockets import WebSocket

from tests.server.client import PATIENCE, Client, gauge, nonce, play_on, sit_down
from tests.server.conftest import ON_ONE_DATABASE
from tests.server.serving import Served
from tests.server.waiting import until
from wataha.server import serve
from wataha.server.ids import new_id
from wataha.server.live.connection import MOST_WAITING, Connection
from wataha.server.live.hub import LARGEST_MESSAGE
from wataha.server.tables.accounts import Account
from wataha.server.tables.sessions import Session

pytestmark = pytest.mark.anyio

LITTLE = 4096
"""Bytes that a socket with little room holds for a client that does not read; the kernel makes it a few more."""
LONG = 7000
"""Bytes of a message like a table's state."""


@ON_ONE_DATABASE
async def test_many_messages_at_once_are_all_answered_in_order(served: Served) -> None:
    async with Client(served.base) as ala:
        ids = [nonce() for _ in range(600)]
        nowhere = new_id()
        for id in ids:
            await ala.send("say", table=nowhere, id=id, text="Auuu!")
        await ala.answer(ids[-1])
        assert [message["id"] for message in ala.got if message["type"] == "refused"] == ids


@ON_ONE_DATABASE
async def test_a_message_may_come_in_pieces(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        said = orjson.dumps({"type": "say", "table": table, "id": nonce(), "text": "Żółw"})
        middle = said.index("Ż".encode()) + 1
        assert ala.socket is not None
        await ala.socket.send([said[:10], said[10:middle], said[middle:]], text=True)
        await ola.wait(lambda: any(message["type"] == "talk" and message["text"] == "Żółw" for message in ola.got))


@ON_ONE_DATABASE
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
@ON_ONE_DATABASE
async def test_who_breaks_the_rules_of_sockets_is_let_go_and_may_come_back(
    served: Served, said: bytes, code: int
) -> None:
    async with Client(served.base) as ala:
        assert ala.socket is not None
        await ala.socket.send(said, text=True)
        await asyncio.wait_for(ala.socket.wait_closed(), PATIENCE)
        assert ala.socket.close_code == code
        await ala.connect()


@ON_ONE_DATABASE
async def test_bytes_are_a_bad_message(served: Served) -> None:
    async with Client(served.base) as ala:
        assert ala.socket is not None
        await ala.socket.send(b'{"type": "ping"}')
        await ala.wait(lambda: ala.got[-1]["type"] == "problem")
        assert ala.got[-1]["error"]["code"] == "bad-message"


@ON_ONE_DATABASE
async def test_who_stops_reading_is_cut_off_and_delays_nobody(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola, Client(served.base) as slow:
        table = await sit_down([ala, ola], "lone_wolves")
        before = await gauge(ala, "wataha_connections")
        deaf = await stop_reading(f"{served.base}/api/live".replace("http", "ws", 1), Cookie=f"wataha={slow.cookie}")
        assert "welcome" in str(await deaf.recv())
        watch = orjson.dumps({"type": "watch", "table": table, "version": None}).decode()
        asking = asyncio.create_task(repeat(lambda: deaf.send(watch), 5000))
        waits: list[float] = []
        while (left := await gauge(ala, "wataha_connections")) > before or not waits:
            started = time.monotonic()
            await play_on([ala, ola], table, most=1)
            waits.append(time.monotonic() - started)
            assert sum(waits) < PATIENCE, f"{left} connections after {len(waits)} moves"
        await hear_out(deaf)
        assert (deaf.close_code, deaf.close_reason) == (4408, "too slow")
        assert max(waits) < 3
        await asyncio.gather(asking, return_exceptions=True)


async def test_what_a_slow_client_has_still_to_take_waits_in_order_and_goodbye_comes_last() -> None:
    count = MOST_WAITING - 10

    async def talk(connection: Connection) -> None:
        for number in range(count):
            connection.send(str(number).encode().ljust(LONG))
        connection.close(4000, "enough")
        connection.send(b"not said any more")

    async with serving(talk) as address:
        deaf = await stop_reading(address)
        heard = [int(await deaf.recv()) for _ in range(count)]
        assert heard == list(range(count))
        with pytest.raises(websockets.ConnectionClosed):
            await deaf.recv()
        assert (deaf.close_code, deaf.close_reason) == (4000, "enough")


async def test_what_a_client_said_before_it_was_cut_off_is_still_done() -> None:
    begun, may_end, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def handle(connection: Connection, _said: str) -> None:
        begun.set()
        connection.close(4000, "enough")
        await may_end.wait()
        done.set()

    async def talk(_connection: Connection) -> None:
        pass

    async with serving(talk, handle) as address, websockets.connect(address) as client:
        await client.send("last words")
        await begun.wait()
        may_end.set()
        await asyncio.wait_for(done.wait(), PATIENCE)
        await client.wait_closed()
        assert client.close_code == 4000


async def test_who_takes_nothing_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "DEAF_SECONDS", 1)
    ended = asyncio.Event()

    async def talk(connection: Connection) -> None:
        for _ in range(MOST_WAITING - 1):
            connection.send(b" " * LONG)
        connection.close(4000, "enough")

    async with serving(talk, ended=ended) as address:
        deaf = await stop_reading(address)
        await asyncio.wait_for(ended.wait(), PATIENCE)
        port = deaf.local_address[1]
        own = psutil.Process()
        await until(lambda: not [met for met in own.net_connections() if met.raddr and met.raddr.port == port])
        await hear_out(deaf)
        assert deaf.close_code == 1006


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


async def ignore(_connection: Connection, _said: str) -> None:
    pass


@asynccontextmanager
async def serving(
    talk: Callable[[Connection], Awaitable[None]],
    handle: Callable[[Connection, str], Awaitable[None]] = ignore,
    ended: asyncio.Event | None = None,
) -> AsyncIterator[str]:
    """A server in this process that does nothing but talk; its address."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        client = WebSocket(scope, receive, send)
        await client.accept()
        connection = Connection(client, Session("some session", Account("someone", "Ala", False, 0), 0))
        await talk(connection)
        await connection.hear_out(handle)
        await connection.finish()
        if ended:
            ended.set()

    with serve.listen("127.0.0.1", 0) as listening:
        server = uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None, **serve.WEBSOCKETS))
        running = asyncio.create_task(server.serve([listening]))
        yield "ws://{}:{}/".format(*listening.getsockname())
        server.should_exit = True
        await running
