"""One client's WebSocket: what it says is handled one by one, what it is told waits in a queue of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from wataha.server.tables.sessions import Session

MOST_WAITING = 200
"""Messages that may wait for a slow client before it is cut off; it comes back and is told what it missed."""
LAST_SECONDS = 3
"""How long a client is given to hear why it is cut off."""

BAD_CLIENT = 4400
NOT_SIGNED_IN = 4401
FOREIGN = 4403
TOO_SLOW = 4408
TOO_MANY = 4429
GOING_AWAY = 1012
TRY_LATER = 1013

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What a socket raises that is no longer there."""


class Connection:
    """One client, as the hub knows it."""

    def __init__(self, socket: WebSocket, session: Session) -> None:
        self.session = session
        self.account = session.account
        self.watching: set[str] = set()
        self.lobby = False
        """Whether it wants to hear of the list of tables."""
        self.problems = 0
        self._socket = socket
        self._queue: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._farewell: tuple[int, str] | None = None
        self._closing = asyncio.Event()
        self._handling = False

    @property
    def closing(self) -> bool:
        return self._farewell is not None

    def send(self, message: bytes) -> None:
        """Put a message on its way; a client that does not keep up is cut off."""
        if self._farewell:
            return
        if len(self._queue) >= MOST_WAITING:
            self._queue.clear()
            self.close(TOO_SLOW, "too slow")
        else:
            self._queue.append(message)
            self._news.set()

    def tell(self, message: Any) -> None:
        self.send(orjson.dumps(message))

    def close(self, code: int, reason: str) -> None:
        """Close after what is on its way."""
        if self._farewell is None:
            self._farewell = code, reason
            self._closing.set()
            self._news.set()

    async def hear_out(self, handle: Callable[[Connection, str], Awaitable[None]]) -> None:
        """Let the client speak, and be spoken to, until it leaves or is cut off."""
        self._writing = asyncio.create_task(self._write())
        self._reading = asyncio.create_task(self._read(handle))
        closing = asyncio.create_task(self._closing.wait())
        await asyncio.wait({self._reading, closing}, return_when=asyncio.FIRST_COMPLETED)
        closing.cancel()
        self.close(GOING_AWAY, "gone")

    async def finish(self) -> None:
        """Do what the client said last, and send what is on its way."""
        if not self._handling:
            self._reading.cancel()
        await asyncio.wait({self._reading, self._writing}, timeout=LAST_SECONDS)
        for task in (self._reading, self._writing):
            task.cancel()

    async def _read(self, handle: Callable[[Connection, str], Awaitable[None]]) -> None:
        while not self.closing:
            try:
                said = await self._socket.receive()
            except GONE:
                return
            if said["type"] != "websocket.receive":
                return
            self._handling = True
            await handle(self, said.get("text") or "")
            self._handling = False
            await asyncio.sleep(0)  # who says much at once leaves others their turn, and hears the answers

    async def _write(self) -> None:
        """Send what waits, and then goodbye."""
        try:
            while True:
                while self._queue:
                    await self._socket.send({"type": "websocket.send", "text": self._queue.popleft().decode()})
                if self._farewell:
                    await self._socket.close(*self._farewell)
                    return
                self._news.clear()
                await self._news.wait()
        except GONE:
            self.close(GOING_AWAY, "gone")
