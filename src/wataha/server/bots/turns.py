"""Bots' turns at the tables, fair between those who set the tables up.

A turn is taken by the process that sees it first and gets its lease. The log's key decides in any case: a choice that
comes late clashes and is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from wataha.server.errors import Refusal
from wataha.server.ops import metrics
from wataha.server.play.commands import Command
from wataha.server.play.events import BOT, MOVE, Event
from wataha.server.play.table_cache import CachedTable, TableCache
from wataha.server.play.table_state import TableState
from wataha.server.storage.database import DatabaseAway
from wataha.server.storage.leases import Leases
from wataha.server.tables.damage import DamagedTables
from wataha.server.timestamps import SECOND, now

from .fair_queue import Asker
from .game_warm_up import GameWarmUp
from .service import STAND_IN, BotService, levels
from .thinkers import Turn

TOO_LATE = {"stale", "not-your-turn", "game-over", "illegal-move"}
"""Refusals that say that someone was faster: they came back, or another process moved."""

PAUSE_SECONDS = 60
"""How long a table waits after a bot could not decide there."""

logger = logging.getLogger("wataha.server.bots")


class BotTurns:
    """The turns that this process takes care of."""

    def __init__(
        self,
        tables: TableCache,
        bots: BotService,
        leases: Leases,
        games: GameWarmUp,
        damaged: DamagedTables,
        address_of: Callable[[str], str],
        pause: int,
    ) -> None:
        self._tables = tables
        self._bots = bots
        self._leases = leases
        self._games = games
        self._damaged = damaged
        self._address_of = address_of
        self._pause = pause
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._stopping = False
        tables.listen(self)

    async def stop(self) -> None:
        """Let go of everything; other processes, or the next start, take it up."""
        self._stopping = True
        tasks = list(self._turns.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def on_event(self, table: CachedTable, event: Event, before: TableState) -> None:
        self.on_start(table)

    def on_start(self, table: CachedTable) -> None:
        if table.state is not None and table.state.needs_bot():
            self.ask(table)

    def on_row(self, table: CachedTable) -> None:
        pass

    def ask(self, table: CachedTable) -> None:
        """A bot is to decide at this table; if it cannot think yet, a later look round finds it."""
        id, seat = table.row.id, table.state.bot_seat() if table.state else None
        if id in self._turns or self._stopping or seat is None or not self._can_think(table, seat):
            return
        task = asyncio.create_task(self._take_turns(id))
        self._turns[id] = task
        metrics.bot_queue.set(len(self._turns))
        task.add_done_callback(lambda done: self._finished(id, done))

    def _finished(self, table: str, done: asyncio.Task[None]) -> None:
        self._turns.pop(table, None)
        metrics.bot_queue.set(len(self._turns))
        trouble = None if done.cancelled() else done.exception()
        if isinstance(trouble, DatabaseAway) or (isinstance(trouble, Refusal) and trouble.code == "queue-full"):
            logger.warning("a bot's turn is left for later", extra={"table": table, "trouble": str(trouble)})
        elif trouble is not None:
            logger.error("a bot's turn failed", exc_info=trouble, extra={"table": table})
            self._damaged.put_aside(table, PAUSE_SECONDS)

    async def _take_turns(self, id: str) -> None:
        """Decide for as long as bots are to decide at this table."""
        table = await self._tables.find(id)
        while table.state is not None and table.state.needs_bot():
            host = table.row.creator
            async with self._bots.line_up("turn", Asker(host, self._address_of(host))) as turn:
                state = table.state
                seat = state.bot_seat()
                if seat is None or not self._can_think(table, seat):
                    return
                if not await self._leases.take(f"turn:{id}", state.version):
                    return
                command = await self._choose(turn, table, state, seat)
            if state.poll is None:
                await asyncio.sleep(max(0, state.since + self._pause - now()) / SECOND)
            try:
                await self._tables.execute(id, command)
            except Refusal as refusal:
                if refusal.code not in TOO_LATE:
                    raise
                return
            table = await self._tables.find(id)

    def _can_think(self, table: CachedTable, seat: int) -> bool:
        return self._games.can_play(table.row.game, self._level(table, seat))

    def _level(self, table: CachedTable, seat: int) -> str:
        level = table.row.seats[seat].level
        return level if level in levels() else STAND_IN

    async def _choose(self, turn: Turn, table: CachedTable, state: TableState, seat: int) -> Command:
        level = self._level(table, seat)
        interpreted = not self._games.are_bots_ready(table.row.game)
        path = await self._bots.choose(turn, level, table.row.id, state.match_for(seat), state.version, interpreted)
        return Command(MOVE, seat, f"{BOT}{level}", state.version_for(seat), path)
