"""The hub: all live connections of this process, what they say, and what they are told.

docs/protocol.md tells the protocol, message by message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket

from wataha.server.background_tasks import BackgroundTasks
from wataha.server.bus.bus import (
    CHAT,
    LOBBY,
    PRESENCE,
    SIGNED_OUT,
    TABLES,
    WHO_IS_THERE,
    Bus,
    person_subject,
    table_subject,
)
from wataha.server.bus.bus import Message as BusMessage
from wataha.server.errors import Refusal
from wataha.server.http.credentials import Credentials
from wataha.server.http.origins import address, own_origin
from wataha.server.http.rate_limits import MOST_CONNECTIONS, RateLimits
from wataha.server.ops import metrics
from wataha.server.play.commands import Command
from wataha.server.play.events import Event
from wataha.server.play.table_cache import CachedTable, TableCache
from wataha.server.play.table_state import TableState
from wataha.server.social.online import OnlineList
from wataha.server.storage.database import DatabaseAway
from wataha.server.tables.chat import Chat
from wataha.server.tables.invites import Invites
from wataha.server.tables.lobby import Lobby
from wataha.server.tables.sessions import Session
from wataha.server.tables.tokens import PLAY, TALK
from wataha.server.timestamps import MINUTE, now

from . import messages
from .audience import Audience
from .connection import (
    BAD_CLIENT,
    FOREIGN,
    GOING_AWAY,
    LAST_SECONDS,
    NOT_SIGNED_IN,
    TOO_MANY,
    TRY_LATER,
    Connection,
)

LARGEST_MESSAGE = 8 * 1024
"""Characters of what a client may say."""
MOST_WATCHED = 30
"""Tables that one connection may watch."""
MOST_PROBLEMS = 20
"""Unreadable messages before a connection is closed."""
RETRY = 1000
"""Milliseconds after which clients come back when a server stops."""
RECENT = MINUTE
"""What changed so long ago was looked at before, even if the clocks of machines differ."""
LOBBY_SECONDS = 1
"""The lobby is told at most so often that its list has changed."""

logger = logging.getLogger("wataha.server.live")


class Hub:
    """All connections of this process."""

    def __init__(
        self,
        tables: TableCache,
        lobby: Lobby,
        chat: Chat,
        invites: Invites,
        credentials: Credentials,
        online: OnlineList,
        bus: Bus,
        rate_limits: RateLimits,
        origins: tuple[str, ...],
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._chat = chat
        self._invites = invites
        self._credentials = credentials
        self._online = online
        self._bus = bus
        self._rate_limits = rate_limits
        self._origins = origins
        self._connections: set[Connection] = set()
        self._audiences: dict[str, Audience] = {}
        self._people: dict[str, _Person] = {}
        self._lobby_changed = asyncio.Event()
        self._lobby_newest: int | None = None
        self._lobby_task: asyncio.Task[None] | None = None
        self._serving: set[asyncio.Task[Any]] = set()
        self._tasks = BackgroundTasks(logger, "what was heard is looked at later")
        self._commands = 0
        tables.listen(self)
        bus.subscribe(LOBBY, lambda *_: self._lobby_changed.set())

    def start(self) -> None:
        self._lobby_task = asyncio.create_task(self._tell_lobby())

    async def stop(self) -> None:
        """Tell everyone to come back, and let them go."""
        if self._lobby_task:
            self._lobby_task.cancel()
        for connection in self._connections:
            connection.tell({"type": "bye", "retry": RETRY})
            connection.close(GOING_AWAY, "restarting")
        if self._serving:
            await asyncio.wait(self._serving, timeout=LAST_SECONDS)

    # Connections.

    async def serve(self, socket: WebSocket) -> None:
        """One connection, from its first message to its last."""
        await socket.accept()
        try:
            session = await self._admit(socket)
        except Refusal as refusal:
            problem: messages.Problem = {"type": "problem", "error": refusal.describe()}
            await socket.send_text(orjson.dumps(problem).decode())
            await socket.close(refusal.status if refusal.status >= BAD_CLIENT else TOO_MANY, refusal.code)
            return
        except DatabaseAway:
            await socket.close(TRY_LATER, "unavailable")
            return
        connection = Connection(socket, session)
        welcome: messages.Welcome = {
            "type": "welcome",
            "protocol": messages.PROTOCOL,
            "account": session.account.describe(),
            "now": now(),
        }
        connection.tell(welcome)
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        self._keep(connection)
        self._tasks.start(self._close_void([connection]))  # its session may have ended before we heard of that here
        try:
            await connection.hear_out(self._handle)
        finally:
            self._forget(connection)
            await connection.finish()
            self._serving.discard(task)

    async def _admit(self, socket: WebSocket) -> Session:
        if not own_origin(socket, self._origins):
            raise Refusal("foreign-origin", FOREIGN)
        self._rate_limits.take("connect", address(socket))
        try:
            found = await self._credentials.find(socket)
        except Refusal as refusal:
            raise Refusal("bad-token", NOT_SIGNED_IN) from refusal
        if found is None:
            raise Refusal("not-signed-in", NOT_SIGNED_IN)
        person = self._people.get(found.session.account.id)
        if person is not None and len(person.connections) >= MOST_CONNECTIONS:
            raise Refusal("too-many-connections", TOO_MANY, most=MOST_CONNECTIONS)
        return found.session

    def _keep(self, connection: Connection) -> None:
        self._connections.add(connection)
        account = connection.account.id
        if account not in self._people:
            self._people[account] = _Person(self._bus.subscribe(person_subject(account), self._hear_person))
            if connection.account.registered:
                self._online.came(account)
        self._people[account].connections.add(connection)
        metrics.connections.set(len(self._connections))

    def _forget(self, connection: Connection) -> None:
        self._connections.discard(connection)
        person = self._people[connection.account.id]
        person.connections.discard(connection)
        if not person.connections:
            person.unsubscribe()
            del self._people[connection.account.id]
            if connection.account.registered:
                self._online.left(connection.account.id)
        for table in list(connection.watching):
            self._look_away(connection, table)
        metrics.connections.set(len(self._connections))

    # What clients say.

    async def _handle(self, connection: Connection, said: str) -> None:
        """Read a message and do what it says; a bad one hurts nobody but its sender."""
        try:
            message = self._parse(connection, said)
        except Refusal as refusal:
            self._count_problem(connection, refusal)
            return
        try:
            await _HANDLERS[type(message)](self, connection, message)
        except Refusal as refusal:
            await self._refuse(connection, message, refusal)
        except DatabaseAway:
            await self._refuse(connection, message, Refusal("unavailable", 503))
        except Exception:
            logger.exception("a message could not be handled", extra={"kind": message.type})
            await self._refuse(connection, message, Refusal("unavailable", 503))

    def _parse(self, connection: Connection, said: str) -> Any:
        self._rate_limits.take("message", connection.account.id)
        if len(said) > LARGEST_MESSAGE:
            raise Refusal("bad-message", 422)
        try:
            return messages.FROM_CLIENT.validate_json(said)
        except ValidationError:
            raise Refusal("bad-message", 422) from None

    @staticmethod
    def _count_problem(connection: Connection, refusal: Refusal) -> None:
        connection.problems += 1
        connection.tell({"type": "problem", "error": refusal.describe()})
        if connection.problems >= MOST_PROBLEMS:
            connection.close(BAD_CLIENT, "too many bad messages")

    async def _refuse(self, connection: Connection, message: Any, refusal: Refusal) -> None:
        if not hasattr(message, "table"):
            connection.tell({"type": "problem", "error": refusal.describe()})
            return
        audience = self._audiences.get(message.table) if message.table in connection.watching else None
        state = audience.table.state if audience else None
        refused: messages.Refused = {
            "type": "refused",
            "table": message.table,
            "id": getattr(message, "id", None),
            "version": state.version_for(audience.eyes[connection]) if audience and state else None,
            "error": refusal.describe(),
        }
        connection.tell(refused)
        if refusal.code == "stale" and audience is not None:
            async with audience.table.lock:
                if connection in audience.eyes:
                    audience.show_whole(connection)

    async def _watch(self, connection: Connection, message: messages.Watch) -> None:
        if len(connection.watching) >= MOST_WATCHED and message.table not in connection.watching:
            raise Refusal("too-many-tables", most=MOST_WATCHED)
        table = await self._find(connection, message.table, message.key)
        self._invites.check_may_see(table.row, connection.account.id, message.key)
        if message.table not in connection.watching:
            while not self._tables.pin(table):
                table = await self._tables.find(message.table)  # it was forgotten meanwhile
            connection.watching.add(message.table)
            if connection not in self._connections:  # it left meanwhile
                self._look_away(connection, message.table)
        async with table.lock:
            if message.table in connection.watching:
                audience = await self._audience(table)
                await audience.welcome(connection, message.version)
                self._follow_presence(audience, connection)

    async def _find(self, connection: Connection, table: str, key: str | None = None) -> CachedTable:
        """A table; why one cannot be shown is for those who may know of it."""
        try:
            return await self._tables.find(table)
        except Refusal:
            await self._lobby.look_up(connection.account.id, table, key)
            raise

    async def _audience(self, table: CachedTable) -> Audience:
        """Those who watch a table; it has to be locked."""
        id = table.row.id
        if id not in self._audiences:
            last_chat = None if self._bus.alone else (await self._chat.newest([id])).get(id, 0)
            unsubscribe = self._bus.subscribe(table_subject(id), self._hear_table)
            self._audiences[id] = Audience(table, unsubscribe, last_chat)
            self._bus.publish_elsewhere(table_subject(id), BusMessage(WHO_IS_THERE))
        return self._audiences[id]

    def _follow_presence(self, audience: Audience, newcomer: Connection | None = None) -> None:
        """Someone came or went."""
        if audience.count_presence():
            self._tell_presence(audience)
        audience.show_presence(newcomer)

    def _tell_presence(self, audience: Audience) -> None:
        """Tell the other processes who is here."""
        message = BusMessage(PRESENCE, audience.presence.publish(), self._bus.process)
        self._bus.publish_elsewhere(table_subject(audience.table.row.id), message)

    def _look_away(self, connection: Connection, table: str) -> None:
        connection.watching.discard(table)
        audience = self._audiences.get(table)
        if audience is not None:
            audience.eyes.pop(connection, None)
            self._follow_presence(audience)
            if not audience.eyes:
                audience.unsubscribe()
                del self._audiences[table]
        found = self._tables.peek(table)
        assert found is not None, "what someone watches is kept"
        self._tables.unpin(found)

    async def _unwatch(self, connection: Connection, message: messages.Unwatch) -> None:
        if message.table in connection.watching:
            self._look_away(connection, message.table)

    async def _command(self, connection: Connection, message: messages.CommandMessage) -> None:
        started = time.perf_counter()
        kind: str = message.type  # type: ignore[attr-defined]
        account = connection.account.id
        try:
            connection.session.check_may(PLAY)
            self._rate_limits.take("act", account)
            table = await self._find(connection, message.table)
            seat = table.row.seat_of(account)
            if seat is None:
                known = message.table in connection.watching or table.row.public
                raise Refusal("not-seated", 403) if known else Refusal("no-such-table", 404)
            command = Command(kind, seat, account, message.version, getattr(message, "path", None), message.id)
            done = await self._tables.execute(message.table, command)
        except Refusal as refusal:
            metrics.count_command(kind, refusal.code).inc()
            raise
        except DatabaseAway:
            metrics.count_command(kind, "unavailable").inc()
            raise
        if done.again or message.table not in connection.watching:  # the update that the others see too answers it
            self._acknowledge(connection, message, done.version)
        metrics.count_command(kind, "done").inc()
        self._commands += 1
        if self._commands % metrics.TIMED == 1:
            metrics.command_seconds.observe(time.perf_counter() - started)

    @staticmethod
    def _acknowledge(connection: Connection, message: Any, version: int) -> None:
        ack: messages.Ack = {"type": "ack", "table": message.table, "id": message.id, "version": version}
        connection.tell(ack)

    async def _say(self, connection: Connection, message: messages.Say) -> None:
        connection.session.check_may(TALK)
        self._rate_limits.take("talk", connection.account.id)
        audience = self._audiences.get(message.table)
        if audience is None or connection not in audience.eyes:
            raise Refusal("not-watching", 403)
        await self._chat.say(connection.account.id, audience.table.row, message.text, message.id)
        state = audience.table.state
        eyes = audience.table.eyes_of(connection.account.id)
        self._acknowledge(connection, message, state.version_for(eyes) if state else 0)

    async def _listen_to_lobby(self, connection: Connection, message: messages.Lobby) -> None:
        connection.lobby = message.on

    async def _ping(self, connection: Connection, _message: messages.Ping) -> None:
        pong: messages.Pong = {"type": "pong", "now": now()}
        connection.tell(pong)

    # What happens at the tables.

    def on_event(self, table: CachedTable, event: Event, before: TableState) -> None:
        audience = self._audiences.get(table.row.id)
        if audience is not None:
            audience.show_event(event, before)

    def on_row(self, table: CachedTable) -> None:
        audience = self._audiences.get(table.row.id)
        if audience is not None:
            audience.show_row()
            self._follow_presence(audience)

    def on_start(self, table: CachedTable) -> None:
        audience = self._audiences.get(table.row.id)
        if audience is not None:
            audience.show_start()
            self._follow_presence(audience)

    def _hear_table(self, subject: str, message: BusMessage) -> None:
        audience = self._audiences.get(subject.partition(".")[2])
        if message.kind == CHAT and audience is not None:
            if audience.last_chat is None:
                audience.last_chat = message.number - 1
            self._tasks.start(self._pass_on_chat(audience))
        elif message.kind == PRESENCE and audience is not None:
            audience.presence.hear(message.table, message.number)
            audience.show_presence()
        elif message.kind == WHO_IS_THERE and audience is not None:
            self._tell_presence(audience)

    async def _pass_on_chat(self, audience: Audience) -> None:
        """Let those who watch a table hear what was said since the last time."""
        async with audience.chat_lock:
            for said in await self._chat.after(audience.table.row.id, audience.last_chat or 0):
                audience.pass_on(said)
                audience.last_chat = said.message["number"]

    # What happens to people and to the lobby.

    def _hear_person(self, subject: str, message: BusMessage) -> None:
        person = self._people[subject.partition(".")[2]]
        if message.kind == SIGNED_OUT:
            self._tasks.start(self._close_void(list(person.connections)))
            return
        for connection in person.connections:
            if message.table not in connection.watching:  # those who watch it see what happens there
                connection.tell({"type": "mine"})

    async def _tell_lobby(self) -> None:
        message = orjson.dumps({"type": "lobby"})
        while True:
            await self._lobby_changed.wait()
            self._lobby_changed.clear()
            for connection in list(self._connections):
                if connection.lobby:
                    connection.send(message)
            await asyncio.sleep(LOBBY_SECONDS)

    # What may not have been heard.

    async def reconcile(self) -> None:
        """Compare with the database what connections here were told; what was lost on the bus is told now."""
        await self._close_void(list(self._connections))
        for table, number in (await self._chat.newest(self._audiences)).items():
            audience = self._audiences.get(table)
            if audience is not None and number > (audience.last_chat or 0):
                await self._pass_on_chat(audience)
        for audience in self._audiences.values():
            if audience.presence.is_due():
                self._tell_presence(audience)
            audience.show_presence()
        newest = await self._lobby.newest_change()
        if newest != self._lobby_newest:
            self._lobby_newest = newest
            self._lobby_changed.set()
        await self._tell_of_own_tables()

    async def _tell_of_own_tables(self) -> None:
        """Tell people of tables that await them, or are over, since the last look."""
        people: dict[str, set[tuple[str, int]]] = {account: set() for account in self._people}
        for account, table, changed in await self._lobby.awaiting(people, now() - RECENT):
            people[account].add((table, changed))
        for account, tables in people.items():
            person = self._people.get(account)
            if person is None:
                continue
            for table, _ in tables - person.tables:
                self._hear_person(person_subject(account), BusMessage(TABLES, table=table))
            person.tables = tables

    async def _close_void(self, connections: Collection[Connection]) -> None:
        """Close those of some connections whose sessions were ended."""
        valid = await self._credentials.valid({connection.session.id for connection in connections})
        for connection in connections:
            if connection.session.id not in valid:
                connection.close(NOT_SIGNED_IN, "not-signed-in")


@dataclass
class _Person:
    """Someone with connections here."""

    unsubscribe: Callable[[], None]
    connections: set[Connection] = field(default_factory=set)
    tables: set[tuple[str, int]] = field(default_factory=set)
    """Tables that awaited them or were over at the last look, and when each changed; of those that changed lately."""


_HANDLERS: dict[type, Any] = {
    messages.Watch: Hub._watch,
    messages.Unwatch: Hub._unwatch,
    messages.Say: Hub._say,
    messages.Lobby: Hub._listen_to_lobby,
    messages.Ping: Hub._ping,
    **dict.fromkeys(messages.COMMANDS, Hub._command),
}
