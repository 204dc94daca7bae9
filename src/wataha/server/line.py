"""The line of the live channel: messages go straight between a client's socket and whoever handles them.

uvicorn shakes hands, keeps the connection alive and takes frames apart. Its own way from there would stop reading and
start again for every message that comes, and wake a task for every one that goes.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections import deque
from functools import cache
from typing import Any

import uvicorn
from starlette.requests import HTTPConnection
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

LARGEST_MESSAGE = 8 * 1024
"""Of those that a client may say; much larger ones are not even read."""

MOST_AT_ONCE = 8
"""Messages that are sent together; a client that does not keep up shall not be given many more."""

MOST_UNREAD = 50
"""Messages that may wait to be handled before no more are read from a client."""

LAST_WORDS = 3
"""Seconds that a client gets to hear why it is cut off."""

EXTENSION = "wataha.line"

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message; the second is its length."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say that two or eight bytes with the real one follow."""


def line_of(connection: HTTPConnection) -> Line:
    """The line of a WebSocket that was accepted."""
    return connection.scope["extensions"][EXTENSION]


class Inbox:
    """What came and was not taken yet, for one taker; it stands in for uvicorn's queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._came: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

    async def get(self) -> Any:
        if self._items:
            await asyncio.sleep(0)  # who says much at once leaves others their turn
        else:
            self._came = self._loop.create_future()
            await self._came
        return self._items.popleft()


class Line(WebSocketsSansIOProtocol):
    """A client's connection as uvicorn has it, with a short way to write and to read."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inbox = Inbox(self.loop)
        self.queue = self.inbox  # type: ignore[assignment]
        self.waiting: deque[bytes] = deque()
        """Messages that the client has still to take."""
        self._goodbye: tuple[int, str] | None = None
        self._half_read = 0
        """Bytes that came and do not make up a frame yet."""

    @classmethod
    async def take_over(cls, client: socket.socket) -> Line:
        """The line of a client whom another process let go."""
        line = cls(config=_config(), server_state=_left_behind(), app_state={})
        line.conn = ServerProtocol(max_size=line.conn.max_message_size, state=State.OPEN, logger=line.logger)
        line.handshake_initiated = line.handshake_complete = True
        await line.loop.connect_accepted_socket(lambda: line, client)
        line.start_keepalive()
        return line

    def let_go(self) -> socket.socket | None:
        """The client's socket for another process, unless something is on its way between us; `abandon` follows."""
        self._flow()
        on_its_way = self.waiting or len(self.inbox) or self._half_read or self.frames
        if on_its_way or self._goodbye or self._over or self.transport.get_write_buffer_size():
            return None
        self.transport.pause_reading()
        return socket.socket(fileno=os.dup(self.transport.get_extra_info("socket").fileno()))

    def keep(self) -> None:
        """Nobody took the client over."""
        self.transport.resume_reading()

    def abandon(self) -> None:
        """Forget the client, who is another process's now."""
        self.stop_keepalive()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._half_read += len(data)
        super().data_received(data)

    def handle_events(self) -> None:
        for event in self.conn.events:
            self._half_read = self._half_read - _size(event) if isinstance(event, Frame) else 0
        super().handle_events()

    def write(self, message: bytes) -> None:
        """Send a text message as soon as the client takes it; nothing once the connection is closed."""
        if self._goodbye or self._over:
            return
        self.waiting.append(message)
        if len(self.waiting) == 1 and self.writable.is_set():
            self.loop.call_soon(self._flow)  # together with what is said until then: every write costs a system call

    async def read(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        said: Any = await self.receive()
        return said if isinstance(said, str | bytes) else None

    def hang_up(self, code: int, reason: str) -> None:
        """Close after what waits; who does not take it in time is cut off."""
        if self._goodbye or self._over:
            return
        self._goodbye = (code, reason)
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
        self._flow()

    @property
    def _over(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def _flow(self) -> None:
        """Send what waits, as long as the client takes it, and then goodbye."""
        if self._over:
            return
        while self.waiting and self.writable.is_set():
            some = min(len(self.waiting), MOST_AT_ONCE)
            self.transport.write(b"".join([_frame(self.waiting.popleft()) for _ in range(some)]))
        if self._goodbye and not self.waiting:
            self._say_goodbye(*self._goodbye)

    def _say_goodbye(self, code: int, reason: str) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:  # the client's own goodbye is still to be heard
            self.read_paused = False
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._flow()

    def keepalive_timeout(self) -> None:
        """A client that answers no ping is let go, also one that takes nothing any more."""
        super().keepalive_timeout()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]  # type: ignore[assignment]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Keep a whole message until it is read."""
        data, self.frames = b"".join(self.frames), []
        if self._goodbye or self.close_sent:
            return
        try:
            self.inbox.put_nowait(data.decode() if self.curr_msg_data_type == "text" else data)
        except UnicodeDecodeError:
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if len(self.inbox) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


OPTIONS: dict[str, Any] = {"ws": Line, "ws_max_size": 4 * LARGEST_MESSAGE, "ws_per_message_deflate": False}
"""What uvicorn is told about WebSockets."""


@cache
def _config() -> uvicorn.Config:
    """uvicorn's settings for clients whom another process let go: they have shaken hands already."""
    config = uvicorn.Config(_nobody, log_config=None, **OPTIONS)
    config.load()
    return config


async def _nobody(scope: Any, receive: Any, send: Any) -> None:
    """What would shake hands with them."""


@cache
def _left_behind() -> ServerState:
    """uvicorn's list of such clients."""
    return ServerState()


def _size(frame: Frame) -> int:
    """The bytes of a client's frame: its head, its mask, its message."""
    size = len(frame.data)
    return size + 6 + (0 if size < TWO_BYTES else 2 if size < 1 << 16 else 8)


def _frame(message: bytes) -> bytes:
    """A frame with a text message; what a server sends is not masked."""
    size = len(message)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + message
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + message
