"""Those who watch one table here, by the eyes that they look through: what they see is computed and written once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import orjson

from wataha.server.play.events import Event
from wataha.server.play.story import tell_event, tell_story
from wataha.server.play.table_cache import CachedTable
from wataha.server.play.table_state import TableState
from wataha.server.storage.schema import LIVE
from wataha.server.tables.chat import Said, may_hear
from wataha.server.tables.rows import describe_table

from .connection import Connection
from .messages import Presence as PresenceMessage
from .messages import TableMessage, Talk
from .presence import Presence
from .state_messages import update_of, whole_state

LONGEST_STORY = 40
"""Entries that a reconnecting client is told; it fetches older ones if it wants them."""


class Audience:
    """The connections at one table."""

    def __init__(self, table: CachedTable, unsubscribe: Callable[[], None], last_chat: int | None) -> None:
        self.table = table
        self.unsubscribe = unsubscribe
        """Ends that the hub hears of the table."""
        self.eyes: dict[Connection, int] = {}
        self.presence = Presence()
        self.chat_lock = asyncio.Lock()
        self.last_chat = last_chat
        """The number of the last message that was passed on, or need not be."""

    async def welcome(self, connection: Connection, version: int | None) -> None:
        """Show the table to someone new: who sits there, and the game, with what happened since a version."""
        table = self.table
        eyes = self.eyes[connection] = table.eyes_of(connection.account.id)
        connection.send(self._info())
        state = table.state
        if state is not None:
            newest = state.version_for(eyes)
            known = newest if version is None else min(version, newest)
            since = max(known, newest - LONGEST_STORY)
            story = await tell_story(table, eyes, since, newest) if since < newest else []
            connection.tell(whole_state(table.row.id, state, eyes, since, story))

    def show_whole(self, connection: Connection) -> None:
        """The table as it is, to someone who acted on an old one."""
        state, eyes = self.table.state, self.eyes[connection]
        if state is not None:
            connection.tell(whole_state(self.table.row.id, state, eyes, state.version_for(eyes), []))

    def show_event(self, event: Event, before: TableState) -> None:
        """Tell everyone who may know of it what happened."""
        table, state = self.table, self.table.state
        assert state is not None
        messages: dict[int, bytes | None] = {}
        for connection, eyes in self.eyes.items():
            if eyes not in messages:
                messages[eyes] = self._update(table.row.id, event, before, state, eyes)
            message = messages[eyes]
            if message is not None:
                connection.send(message)

    @staticmethod
    def _update(table: str, event: Event, before: TableState, state: TableState, eyes: int) -> bytes | None:
        if state.is_hidden(event.number, eyes):
            return None
        told = tell_event(event, before, state, eyes, over=state.ended is not None)
        answers = event.nonce if eyes == event.seat else None
        return orjson.dumps(update_of(table, state, eyes, before.view(eyes), [told], answers))

    def show_start(self) -> None:
        """The game has begun: those who waited have seats now."""
        for connection in self.eyes:
            self.eyes[connection] = self.table.eyes_of(connection.account.id)
            self.show_whole(connection)

    def count_presence(self) -> bool:
        """See which seats are looked from here; whether that has changed.

        In a live game all wait for each other, and know who is there; elsewhere who is discreet is not told of.
        """
        before, row = self.presence.here, self.table.row
        hidden = {seat.seat for seat in row.seats if seat.discreet} if row.pace != LIVE else set[int]()
        self.presence.here = frozenset(eyes for eyes in self.eyes.values() if eyes >= 0) - hidden
        return self.presence.here != before

    def show_presence(self, newcomer: Connection | None = None) -> None:
        """Tell everyone who is there, if that has changed; and a newcomer in any case."""
        seats = self.presence.seats
        known, self.presence.told = self.presence.told, seats
        message: PresenceMessage = {"type": "presence", "table": self.table.row.id, "here": sorted(seats)}
        for connection in self.eyes:
            if seats != known or connection is newcomer:
                connection.tell(message)

    def show_row(self) -> None:
        message = self._info()
        for connection in self.eyes:
            connection.send(message)

    def _info(self) -> bytes:
        row = self.table.row
        message: TableMessage = {"type": "table", "table": row.id, "info": describe_table(row)}
        return orjson.dumps(message)

    def pass_on(self, said: Said) -> None:
        """Let everyone hear what was said who may, and wants to."""
        row, message = self.table.row, said.message
        talk: Talk = {"type": "talk", **message}
        written = orjson.dumps(talk)
        for connection in self.eyes:
            account = connection.account.id
            if account not in said.muted_by and may_hear(row, row.seat_of(account), message["room"]):
                connection.send(written)
