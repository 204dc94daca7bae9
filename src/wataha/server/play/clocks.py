"""Clocks that ran out: whoever is late is away, or moves as the game's rules say."""

from __future__ import annotations

from wataha.server.storage.leases import Leases
from wataha.server.timestamps import SECOND, now

from .commands import Command
from .events import AWAY, CLOCK, TIME_OUT
from .table_cache import CachedTable, TableCache

GRACE = 10 * SECOND
"""A clock that ran out while no server was there waits so long once games can be played: people have to come back."""


class Clocks:
    """The clocks of all tables."""

    def __init__(self, tables: TableCache, leases: Leases) -> None:
        self._tables = tables
        self._leases = leases
        self.running_since = now()
        """Since when people can play."""

    async def look_at(self, table: CachedTable) -> None:
        """Let the clock of a table act, if its time is up."""
        state, moment = table.state, now()
        deadline = state.deadline() if state else None
        if state is None or deadline is None or deadline > moment:
            return
        if deadline < self.running_since and moment < self.running_since + GRACE:
            return
        kind = AWAY if state.own_clock is None else TIME_OUT
        if await self._leases.take(f"turn:{table.row.id}", state.version):
            await self._tables.execute(table.row.id, Command(kind, state.actor, CLOCK))
