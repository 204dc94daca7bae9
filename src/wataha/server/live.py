"""The live channel: one WebSocket a browser, over which it watches tables, acts at them and talks.

docs/protocol.md tells the protocol, message by message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from . import messages, metrics
from .accounts import Account
from .acts import Act
from .guard import address, own_origin
from .limits import MOST_SOCKETS
from .moment import now
from .refusal import Refusal
from .tables import check_may_see
from .words import Word

if TYPE_CHECKING:
    from .app import House

LARGEST_MESSAGE = 8 * 1024
MOST_WATCHED = 30
"""Tables that one connection may watch."""
MOST_WAITING = 200
"""Messages that may wait for a slow client before it is cut off; it comes back and is told what it missed."""
MOST_PROBLEMS = 20
"""Unreadable messages before a connection is closed."""

NOT_SIGNED_IN = 4401
FOREIGN = 4403
TOO_MANY = 4429
BAD_CLIENT = 4400
TOO_SLOW = 4408
GOING_AWAY = 1012

LAST_WORDS = 3
"""Seconds that a client gets to hear why it is cut off."""

RETRY = 1000
"""Milliseconds after which clients come back when a server stops."""

logger = logging.getLogger("wataha.server.live")


class Connection:
    """One client."""

    def __init__(self, socket: WebSocket, account: Account, house: House) -> None:
        self.socket = socket
        self.account = account.id
        self.person = account
        self.house = house
        self.watching: set[str] = set()
        self.lobby = False
        self.problems = 0
        self.closing: tuple[int, str] | None = None
        self._outbox: deque[bytes | None] = deque()
        self._came = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    def send(self, message: bytes) -> None:
        """Put a message on its way; a client that does not keep up is cut off."""
        if self.closing:
            return
        if len(self._outbox) < MOST_WAITING:
            self._outbox.append(message)
            self._came.set()
        else:
            self.close(TOO_SLOW, "too slow")

    def tell(self, type: str, **fields: Any) -> None:
        self.send(orjson.dumps({"type": type, **fields}))

    def close(self, code: int, reason: str) -> None:
        """Close after what is on its way, as far as it fits."""
        if self.closing:
            return
        self.closing = (code, reason)
        if code == TOO_SLOW:
            self._writer.cancel()
            asyncio.get_running_loop().create_task(_close(self.socket, code, reason))
        elif len(self._outbox) < MOST_WAITING:
            self._outbox.append(None)
            self._came.set()
        else:
            self._writer.cancel()

    async def _write(self) -> None:
        send = self.socket.send
        try:
            while True:
                await self._came.wait()
                self._came.clear()
                while self._outbox:
                    message = self._outbox.popleft()
                    if message is None:
                        assert self.closing is not None
                        await self.socket.close(*self.closing)
                        return
                    await send({"type": "websocket.send", "text": message.decode()})
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closing = self.closing or (1006, "gone")

    async def finish(self) -> None:
        """Say what is still to be said, if we closed the connection, and stop."""
        if self.closing:
            await asyncio.wait({self._writer}, timeout=LAST_WORDS)
        self.closing = self.closing or (1000, "gone")
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    try:
        await asyncio.wait_for(socket.close(code, reason), 5)
    except (WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        logger.debug("a client was gone before it was cut off")


class Live:
    """All connections of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connections: set[Connection] = set()
        self.by_account: dict[str, set[Connection]] = {}
        self._lobby_changed = asyncio.Event()
        self._lobby_task: asyncio.Task[None] | None = None
        house.store.wake.listen(self._heard)

    def start(self) -> None:
        self._lobby_task = asyncio.create_task(self._tell_lobby())

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from its first message to its last."""
        await socket.accept()
        connection = await self._admit(socket)
        if connection is None:
            return
        self._keep(connection)
        try:
            connection.tell("welcome", protocol=messages.PROTOCOL, account=connection.person.as_json(), now=now())
            while connection.closing is None:
                event = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    break
                await self._take(connection, event)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone; it comes back if it likes
        finally:
            self._forget(connection)
            for table in connection.watching:
                self.house.rooms.unwatch(connection, table)
            await connection.finish()

    def _keep(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.by_account.setdefault(connection.account, set()).add(connection)
        metrics.sockets.set(len(self.connections))

    def _forget(self, connection: Connection) -> None:
        self.connections.discard(connection)
        others = self.by_account.get(connection.account, set())
        others.discard(connection)
        if not others:
            self.by_account.pop(connection.account, None)
        metrics.sockets.set(len(self.connections))

    async def _admit(self, socket: WebSocket) -> Connection | None:
        house = self.house
        try:
            if not own_origin(socket, house.settings.origins):
                raise Refusal("foreign-origin", FOREIGN)
            house.limits.take("connect", address(socket))
            account = await house.sessions.who(socket)
            if account is None:
                raise Refusal("not-signed-in", NOT_SIGNED_IN)
            if len(self.by_account.get(account.id, ())) >= MOST_SOCKETS:
                raise Refusal("too-many-connections", TOO_MANY, most=MOST_SOCKETS)
        except Refusal as refusal:
            code = refusal.status if refusal.status >= BAD_CLIENT else TOO_MANY
            await socket.send_text(orjson.dumps({"type": "problem", "error": refusal.as_json()}).decode())
            await socket.close(code, refusal.code)
            return None
        return Connection(socket, account, house)

    async def _take(self, connection: Connection, event: Any) -> None:
        """Read a message and do what it says; a bad one hurts nobody but its sender."""
        text = event.get("text")
        message: Any = None
        try:
            if text is None or len(text) > LARGEST_MESSAGE:
                raise Refusal("bad-message", 422)
            self.house.limits.take("message", connection.account)
            message = messages.FROM_CLIENT.validate_json(text)
            await _HANDLERS[type(message)](self, connection, message)
        except (ValidationError, ValueError):
            self._problem(connection, Refusal("bad-message", 422))
        except Refusal as refusal:
            if message is None or not hasattr(message, "table"):
                self._problem(connection, refusal)
            else:
                await self._refuse(connection, message, refusal)
        except Exception:
            logger.exception("a message could not be handled", extra={"kind": getattr(message, "type", None)})
            unavailable = Refusal("unavailable", 503)
            if hasattr(message, "table"):
                await self._refuse(connection, message, unavailable)
            else:
                connection.tell("problem", error=unavailable.as_json())

    @staticmethod
    def _problem(connection: Connection, refusal: Refusal) -> None:
        connection.problems += 1
        connection.tell("problem", error=refusal.as_json())
        if connection.problems >= MOST_PROBLEMS:
            connection.close(BAD_CLIENT, "too many bad messages")

    async def _refuse(self, connection: Connection, message: Any, refusal: Refusal) -> None:
        nonce = getattr(message, "id", None)
        watched = message.table in connection.watching
        room = self.house.rooms.rooms.get(message.table) if watched else None
        connection.tell(
            "refused",
            table=message.table,
            id=nonce,
            version=room.version if room else None,
            error=refusal.as_json(),
        )
        if refusal.code == "stale" and watched:
            await self.house.rooms.resend(connection, message.table)

    async def _watch(self, connection: Connection, message: messages.Watch) -> None:
        if len(connection.watching) >= MOST_WATCHED and message.table not in connection.watching:
            raise Refusal("too-many-tables", most=MOST_WATCHED)
        room = await self.house.rooms.find(message.table)
        check_may_see(room.row, connection.account, message.key, self.house.links)
        connection.watching.add(message.table)
        await self.house.rooms.watch(connection, room, message.version)
        if connection.closing:
            self.house.rooms.unwatch(connection, message.table)

    async def _unwatch(self, connection: Connection, message: messages.Unwatch) -> None:
        connection.watching.discard(message.table)
        self.house.rooms.unwatch(connection, message.table)

    async def _act(self, connection: Connection, message: messages.ActMessage) -> None:
        started = time.perf_counter()
        kind: str = message.type  # type: ignore[attr-defined]
        try:
            self.house.limits.take("act", connection.account)
            room = await self.house.rooms.find(message.table)
            seat = room.row.seat_of(connection.account)
            if seat is None:
                known = message.table in connection.watching or room.row.public
                raise Refusal("not-seated", 403) if known else Refusal("no-such-table", 404)
            act = Act(kind, seat, connection.account, message.version, getattr(message, "path", None), message.id)
            await self.house.rooms.act(message.table, act, lambda number: self._ack(connection, message, number))
        except Refusal as refusal:
            metrics.count_act(kind, refusal.code).inc()
            raise
        metrics.count_act(kind, "done").inc()
        metrics.act_seconds.observe(time.perf_counter() - started)

    @staticmethod
    def _ack(connection: Connection, message: Any, number: int) -> None:
        connection.tell("ack", table=message.table, id=message.id, version=number)

    async def _say(self, connection: Connection, message: messages.Say) -> None:
        self.house.limits.take("talk", connection.account)
        if message.table not in connection.watching:
            raise Refusal("not-watching", 403)
        room = await self.house.rooms.find(message.table)
        await self.house.talk.say(connection.person, room.row, message.text, message.id)
        connection.tell("ack", table=message.table, id=message.id, version=room.version)

    async def _lobby(self, connection: Connection, message: messages.Lobby) -> None:
        connection.lobby = message.on

    async def _ping(self, connection: Connection, _message: messages.Ping) -> None:
        connection.tell("pong", now=now())

    def _heard(self, word: Word) -> None:
        if word["what"] == "mine":
            for connection in self.by_account.get(word["which"], ()):
                connection.tell("mine")
        elif word["what"] == "account":
            for connection in list(self.by_account.get(word["which"], ())):
                connection.close(NOT_SIGNED_IN, "not-signed-in")
        elif word["what"] == "table":
            self._lobby_changed.set()
        elif word["what"] == "talk":
            self.house.talk.heard(word)

    async def _tell_lobby(self) -> None:
        """At most once a second: the list of tables has changed."""
        message = orjson.dumps({"type": "lobby"})
        while True:
            await self._lobby_changed.wait()
            self._lobby_changed.clear()
            for connection in list(self.connections):
                if connection.lobby:
                    connection.send(message)
            await asyncio.sleep(1)

    async def stop(self) -> None:
        """Tell everyone to come back, and let them go."""
        if self._lobby_task:
            self._lobby_task.cancel()
        for connection in list(self.connections):
            connection.tell("bye", retry=RETRY)
            connection.close(GOING_AWAY, "restarting")
        for _ in range(40):
            if not self.connections:
                break
            await asyncio.sleep(0.05)


_HANDLERS: dict[type, Any] = {
    messages.Watch: Live._watch,
    messages.Unwatch: Live._unwatch,
    messages.Say: Live._say,
    messages.Lobby: Live._lobby,
    messages.Ping: Live._ping,
    **dict.fromkeys(
        (
            messages.Move,
            messages.Undo,
            messages.AskUndo,
            messages.AskEnd,
            messages.Agree,
            messages.Decline,
            messages.Resign,
            messages.Away,
            messages.Back,
        ),
        Live._act,
    ),
}
