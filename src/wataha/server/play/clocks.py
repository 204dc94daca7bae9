"""Clocks that ran out: whoever is late is away, or moves as the game's rules say; and polls that close."""

from __future__ import annotations

import asyncio
import logging

from wataha.server.background_tasks import BackgroundTasks
from wataha.server.storage.leases import Leases
from wataha.server.timestamps import SECOND, now

from .commands import Command
from .events import AWAY, CLOCK, CLOSE, TIME_OUT, Event
from .table_cache import CachedTable, TableCache
from .table_state import TableState

GRACE = 10 * SECOND
"""A clock that ran out while no server was there waits so long once games can be played: people have to come back."""

logger = logging.getLogger("wataha.server.clocks")


class Clocks:
    """The clocks of all tables. Polls close on time; for the rest, and whatever goes wrong, there are looks round."""

    def __init__(self, tables: TableCache, leases: Leases) -> None:
        self._tables = tables
        self._leases = leases
        self.running_since = now()
        """Since when people can play."""
        self._closing: dict[str, asyncio.TimerHandle] = {}
        """What closes the polls of tables in memory."""
        self._tasks = BackgroundTasks(logger, "a poll is closed later", logging.INFO)
        tables.listen(self)

    async def stop(self) -> None:
        for timer in self._closing.values():
            timer.cancel()
        self._closing.clear()
        await self._tasks.finish()

    def on_event(self, table: CachedTable, event: Event, before: TableState) -> None:
        """Wind the clock of a poll; an answer moves it only where a bot's came late."""
        id, state = table.row.id, table.state
        timer = self._closing.pop(id, None)
        if timer is not None:
            timer.cancel()
        if state is not None and state.poll and not state.needs_bot():
            seconds = (state.poll.ends + 1 - now()) / SECOND
            self._closing[id] = asyncio.get_running_loop().call_later(seconds, self._time_is_up, table)

    def on_start(self, table: CachedTable) -> None:
        pass

    def on_row(self, table: CachedTable) -> None:
        pass

    def _time_is_up(self, table: CachedTable) -> None:
        self._closing.pop(table.row.id, None)
        self._tasks.start(self.look_at(table), table=table.row.id)

    async def look_at(self, table: CachedTable) -> None:
        """Let the clock of a table act, if its time is up."""
        state, moment = table.state, now()
        due = state.due() if state and not state.needs_bot() else None
        if state is None or due is None or due > moment:
            return
        if due < self.running_since and moment < self.running_since + GRACE:
            return
        kind = CLOSE if state.poll else AWAY if state.own_clock is None else TIME_OUT
        if await self._leases.take(f"turn:{table.row.id}", state.version):
            await self._tables.execute(table.row.id, Command(kind, state.actor, CLOCK))
