"""The live channel: one WebSocket a browser, over which it watches tables, acts at them and talks.

docs/protocol.md tells the protocol, message by message.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson
from fastapi import WebSocket
from pydantic import ValidationError

from . import messages, metrics
from .accounts import Account
from .acts import Act
from .guard import address, own_origin
from .homes import Homes
from .limits import MOST_SOCKETS
from .line import LARGEST_MESSAGE, Line, line_of
from .moment import now
from .refusal import Refusal
from .tables import check_may_see
from .words import Word

if TYPE_CHECKING:
    from .app import House

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

RETRY = 1000
"""Milliseconds after which clients come back when a server stops."""

logger = logging.getLogger("wataha.server.live")


class Connection:
    """One client."""

    def __init__(self, line: Line, account: Account, house: House) -> None:
        self.line = line
        self.account = account.id
        self.person = account
        self.house = house
        self.watching: set[str] = set()
        self.lobby = False
        self.problems = 0
        self.was_brought = False
        """Whether another worker handed the client over, to watch a table that they do not watch yet."""
        self.closing = False

    def send(self, message: bytes) -> None:
        """Put a message on its way; a client that does not keep up is cut off."""
        if self.closing:
            return
        if len(self.line.waiting) < MOST_WAITING:
            self.line.write(message)
        else:
            self.close(TOO_SLOW, "too slow")

    def tell(self, type: str, **fields: Any) -> None:
        self.send(orjson.dumps({"type": type, **fields}))

    def as_note(self, message: messages.Watch) -> bytes:
        """What another worker has to know to go on with this client, who said this last."""
        return orjson.dumps(
            {
                "account": self.account,
                "epoch": self.person.epoch,
                "lobby": self.lobby,
                "problems": self.problems,
                "said": message.model_dump_json(),
            }
        )

    def close(self, code: int, reason: str) -> None:
        """Close after what is on its way; who was too slow for that hears only why."""
        if self.closing:
            return
        self.closing = True
        if code == TOO_SLOW:
            self.line.waiting.clear()
        self.line.hang_up(code, reason)


class Live:
    """All connections of this process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.connections: set[Connection] = set()
        self.by_account: dict[str, set[Connection]] = {}
        self._lobby_changed = asyncio.Event()
        self._lobby_task: asyncio.Task[None] | None = None
        self._homes: Homes | None = None
        self._acts = 0
        house.store.wake.listen(self._heard)

    def start(self) -> None:
        self._lobby_task = asyncio.create_task(self._tell_lobby())
        if self.house.settings.homes:
            self._homes = Homes(Path(self.house.settings.homes), self.house.store.wake.process, self._arrived)
            self._homes.start()

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from its first message to its last."""
        await socket.accept()
        connection = await self._admit(socket)
        if connection is None:
            return
        connection.tell("welcome", protocol=messages.PROTOCOL, account=connection.person.as_json(), now=now())
        await self._attend(connection)

    async def _attend(self, connection: Connection) -> None:
        """Do what a client says, until it or we have had enough."""
        self._keep(connection)
        try:
            while not connection.closing and (said := await connection.line.read()) is not None:
                await self._take(connection, said)
        finally:
            connection.closing = True
            self._forget(connection)
            for table in connection.watching:
                self.house.rooms.unwatch(connection, table)

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
        house, line = self.house, line_of(socket)
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
            line.write(orjson.dumps({"type": "problem", "error": refusal.as_json()}))
            line.hang_up(code, refusal.code)
            return None
        return Connection(line, account, house)

    async def _take(self, connection: Connection, said: str | bytes) -> None:
        """Read a message and do what it says; a bad one hurts nobody but its sender."""
        message: Any = None
        try:
            if isinstance(said, bytes) or len(said) > LARGEST_MESSAGE:
                raise Refusal("bad-message", 422)
            self.house.limits.take("message", connection.account)
            message = messages.FROM_CLIENT.validate_json(said)
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
        if self._hand_over(connection, message):
            return
        room = await self.house.rooms.find(message.table)
        check_may_see(room.row, connection.account, message.key, self.house.links)
        connection.watching.add(message.table)
        await self.house.rooms.watch(connection, room, message.version)
        if connection.closing:
            self.house.rooms.unwatch(connection, message.table)

    def _hand_over(self, connection: Connection, message: messages.Watch) -> bool:
        """Bring a client who watches nothing here to the worker where a table is at home; whether that worked."""
        if self._homes is None or connection.watching or connection.was_brought:
            connection.was_brought = False
            return False
        home = self._homes.of(message.table)
        client = connection.line.let_go() if home != self._homes.name else None
        if client is None:
            return False
        with client:
            gone = self._homes.hand_over(client, connection.as_note(message), home)
        if gone:
            connection.closing = True
            connection.line.abandon()
        else:
            connection.line.keep()
        return gone

    def _arrived(self, client: socket.socket, note: bytes) -> None:
        self.house.later(self._take_over(client, orjson.loads(note)))

    async def _take_over(self, client: socket.socket, note: dict[str, Any]) -> None:
        """Go on with a client who was brought here to watch a table."""
        account = await self.house.accounts.find(note["account"], note["epoch"])
        if account is None:
            client.close()
            return
        connection = Connection(await Line.take_over(client), account, self.house)
        connection.lobby, connection.problems, connection.was_brought = note["lobby"], note["problems"], True
        connection.line.inbox.put_nowait(note["said"])
        try:
            await self._attend(connection)
        finally:
            connection.line.hang_up(GOING_AWAY, "gone")

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
        self._acts += 1
        if self._acts % metrics.TIMED == 1:
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
        if word.what == "log":
            for connection in self.by_account.get(word.whom or "", ()):
                if word.which not in connection.watching:  # those who watch it see the move itself
                    connection.tell("mine")
        elif word.what == "mine":
            for connection in self.by_account.get(word.which, ()):
                connection.tell("mine")
        elif word.what == "account":
            for connection in list(self.by_account.get(word.which, ())):
                connection.close(NOT_SIGNED_IN, "not-signed-in")
        elif word.what == "table":
            self._lobby_changed.set()
        elif word.what == "talk":
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
        if self._homes:
            self._homes.stop()
            self._homes = None
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
