"""Connections that cost little: the load generator shares two cores with the server it measures."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any

import orjson

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
OPCODE, LENGTH, LAST, MASKED = 0x0F, 0x7F, 0x80, 0x80
SHORT, LONG = 126, 127
"""Lengths that say that two or eight bytes with the real one follow."""
NO_MASK = bytes(4)
"""Clients must mask what they send; by zeros it stays as it is."""


class Socket(asyncio.Protocol):
    """A WebSocket client that hands every text message to a function."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting = b""
        self._transport: Any = None

    @classmethod
    async def connect(cls, host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Socket:
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(heard), host, port)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}",
        ]
        socket._transport.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
        await socket.open
        return socket

    def send(self, message: Any) -> None:
        self._frame(TEXT, orjson.dumps(message))

    async def close(self) -> None:
        self._frame(CLOSE, (1000).to_bytes(2, "big"))
        await self.gone

    def _frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((LAST | opcode, MASKED | size)) if size < SHORT else bytes((LAST | opcode, MASKED | SHORT))
        length = b"" if size < SHORT else size.to_bytes(2, "big")
        self._transport.write(head + length + NO_MASK + payload)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the server hung up"))
        self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        if self._waiting:
            data = self._waiting + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        read = 0
        while (frame := _first_frame(data, read)) is not None:
            opcode, start, read = frame
            if opcode == TEXT:
                self.heard(data[start:read])
            elif opcode == PING:
                self._frame(PONG, data[start:read])
            elif opcode == CLOSE:
                self._transport.close()
        self._waiting = data[read:]


def _first_frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The opcode of the frame at a place and where its payload begins and ends; None if it has not come yet."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & LENGTH, at + 2
    if size >= SHORT:
        start += 2 if size == SHORT else 8
        if len(data) < start:
            return None
        size = int.from_bytes(data[at + 2 : start], "big")
    return (data[at] & OPCODE, start, start + size) if len(data) >= start + size else None


class Http:
    """Requests over a few connections that are kept open."""

    def __init__(self, host: str, port: int, connections: int) -> None:
        self.host = host
        self.port = port
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[dict[str, str], Any]:
        """The headers and the body of the answer."""
        connection = await self._free.get()
        if connection is None or connection[0].at_eof():  # the server closes those that were not used for a while
            connection = await asyncio.open_connection(self.host, self.port)
        try:
            return await self._ask(*connection, path, orjson.dumps(body), cookie)
        finally:
            self._free.put_nowait(connection)

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, body: bytes, cookie: str
    ) -> tuple[dict[str, str], Any]:
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "X-Wataha: 1",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            f"Cookie: {cookie}",
        ]
        writer.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode() + body)
        status, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest if line)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if status.split()[1][0] != "2":
            raise RuntimeError(f"{path}: {status}: {answer.decode()}")
        return headers, orjson.loads(answer)

    def close(self) -> None:
        while not self._free.empty():
            connection = self._free.get_nowait()
            if connection is not None:
                connection[1].close()
