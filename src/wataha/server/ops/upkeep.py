"""What is looked after now and then: clocks, bots' turns that were left lying, analyses, what was lost on the bus."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import bindparam, select

from wataha.server.bots.analyses import Analyses
from wataha.server.bots.game_warm_up import GameWarmUp
from wataha.server.bots.turns import BotTurns
from wataha.server.errors import Refusal
from wataha.server.play.clocks import Clocks
from wataha.server.play.table_cache import TableCache
from wataha.server.storage.database import Database, DatabaseAway
from wataha.server.storage.schema import PLAYING, tables
from wataha.server.tables.damage import LASTING, DamagedTables
from wataha.server.timestamps import now

MOST_AT_ONCE = 200
"""Tables taken care of in one look."""
RECONCILE_SECONDS = 1
"""How often several processes compare what they know with the database."""
TIDY_SECONDS = 3600
"""How often tables are closed that nobody sat down at for days, and sessions forgotten that nobody used for a year."""

DUE = (
    select(tables.c.id)
    .where(
        tables.c.due <= bindparam("moment"),
        tables.c.status == PLAYING,
        tables.c.id.not_in(bindparam("aside", expanding=True)),
    )
    .order_by(tables.c.due)
    .limit(MOST_AT_ONCE)
)

logger = logging.getLogger("wataha.server.upkeep")


class Upkeep:
    """Does things again and again; what goes wrong is logged, and tried again."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(_repeat(seconds, work)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except DatabaseAway as away:
            logger.warning("the database is away", extra={"trouble": str(away)})
        except Exception:
            logger.exception("upkeep failed")
        await asyncio.sleep(seconds)


class Sweep:
    """A look round: clocks that ran out, bots' turns that were left lying, analyses that wait, tables that are idle."""

    def __init__(
        self,
        database: Database,
        cache: TableCache,
        clocks: Clocks,
        bot_turns: BotTurns,
        analyses: Analyses,
        games: GameWarmUp,
        damaged: DamagedTables,
    ) -> None:
        self._database = database
        self._cache = cache
        self._clocks = clocks
        self._bot_turns = bot_turns
        self._analyses = analyses
        self._games = games
        self._damaged = damaged

    async def look(self) -> None:
        if not self._games.playable:
            self._clocks.running_since = now()
        for (table,) in await self._database.rows(DUE, {"moment": now(), "aside": self._damaged.aside()}):
            try:
                await self._look_at(table)
            except Refusal as refusal:
                logger.debug("a table was passed over", extra={"table": table, "code": refusal.code})
                if refusal.code in LASTING:
                    self._damaged.put_aside(table)
            except DatabaseAway:
                raise
            except Exception as trouble:
                logger.exception("a table cannot be looked after", extra={"table": table})
                self._damaged.tell(table, repr(trouble))
                self._damaged.put_aside(table)
        await self._analyses.look()
        self._cache.drop_idle()

    async def _look_at(self, id: str) -> None:
        table = await self._cache.find(id)
        if table.state is not None and table.state.needs_bot():
            self._bot_turns.ask(table)
        else:
            await self._clocks.look_at(table)
