"""Analyses of finished games: asked for by anyone, done one at a time, kept for all."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import select, update

from wataha.server.play.replays import record_of
from wataha.server.play.table_cache import CachedTable, TableCache
from wataha.server.storage.database import Database, DatabaseAway, Transaction
from wataha.server.storage.leases import Leases
from wataha.server.storage.schema import analyses
from wataha.server.timestamps import SECOND, now

from .game_warm_up import GameWarmUp
from .service import BotService

QUEUED, DONE, FAILED = "queued", "done", "failed"
NEXT = select(analyses.c.table_id).where(analyses.c.status == QUEUED).order_by(analyses.c.asked).limit(1)

logger = logging.getLogger("wataha.server.bots")


class Analyses:
    """What bots think of finished games."""

    def __init__(
        self, database: Database, tables: TableCache, bots: BotService, leases: Leases, games: GameWarmUp
    ) -> None:
        self._database = database
        self._tables = tables
        self._bots = bots
        self._leases = leases
        self._games = games
        self._working: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self._working:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def read(self, table: CachedTable) -> dict[str, Any]:
        """What bots think of the game, as far as it has been asked for and is done."""
        record_of(table)
        row = await self._database.row(select(analyses).where(analyses.c.table_id == table.row.id))
        return {"status": row.status, "judged": row.result} if row else {"status": "none", "judged": None}

    async def ask(self, table: CachedTable) -> dict[str, Any]:
        """Ask bots to look at a finished game; whoever asked first, all get the same answer."""
        record_of(table)
        asked = {"status": QUEUED, "asked": now()}

        def work(transaction: Transaction) -> None:
            insert = transaction.insert(analyses).values(table_id=table.row.id, **asked)
            again = analyses.c.status == FAILED
            transaction.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=asked, where=again))

        await self._database.write(work)
        return await self.read(table)

    async def look(self) -> None:
        """Begin with the analysis that waits longest, unless one is being made here."""
        if self._working and not self._working.done():
            return
        row = await self._database.row(NEXT)
        if row is not None and await self._leases.take(f"analysis:{row.table_id}", 0):
            self._working = asyncio.create_task(self._analyse(row.table_id))

    async def _analyse(self, id: str) -> None:
        """Judge a finished game; one that cannot be judged holds up no other."""
        try:
            await self._keep(id, await self._judge(id))
        except DatabaseAway as away:
            logger.warning("an analysis is left for later", extra={"table": id, "trouble": str(away)})
            return
        except Exception:
            logger.exception("an analysis failed", extra={"table": id})
            await self._keep(id, None)
        await self._leases.drop(f"analysis:{id}")

    async def _judge(self, id: str) -> dict[str, Any]:
        """What a bot thinks of a game, renewing the lease as long as it takes."""
        table = await self._tables.find(id)
        record = record_of(table)
        await self._games.bots_ready(table.row.game)
        work = asyncio.create_task(self._bots.judge(id, record))
        version = 0
        while not work.done():
            await asyncio.wait({work}, timeout=self._leases.duration / SECOND / 3)
            version += 1
            await self._leases.take(f"analysis:{id}", version)
        return work.result()

    async def _keep(self, id: str, judged: dict[str, Any] | None) -> None:
        values = {"status": FAILED if judged is None else DONE, "result": judged}
        keep = update(analyses).where(analyses.c.table_id == id).values(**values)
        await self._database.write(lambda transaction: transaction.execute(keep) and None)
