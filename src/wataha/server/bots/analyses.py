"""Analyses of finished games: asked for by anyone, done one at a time, kept for all.

That one is asked for is in the database, so that it is not forgotten; who asked is known to this process alone, which
lets addresses and people take turns.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

from sqlalchemy import bindparam, func, select, update

from wataha.server.errors import Refusal
from wataha.server.play.replays import record_of
from wataha.server.play.table_cache import CachedTable, TableCache
from wataha.server.storage.database import Database, DatabaseAway, Transaction
from wataha.server.storage.leases import Leases
from wataha.server.storage.schema import analyses
from wataha.server.timestamps import SECOND, now

from .fair_queue import Asker, FairQueue, QueueFull
from .game_warm_up import GameWarmUp
from .service import BotService

QUEUED, DONE, FAILED = "queued", "done", "failed"
OLDEST = (
    select(analyses.c.table_id)
    .where(analyses.c.status == QUEUED, analyses.c.table_id.not_in(bindparam("known", expanding=True)))
    .order_by(analyses.c.asked)
    .limit(1)
)
WAITS = select(analyses.c.table_id).where(analyses.c.status == QUEUED, analyses.c.table_id == bindparam("table"))
EARLIER = (
    select(func.count()).select_from(analyses).where(analyses.c.status == QUEUED, analyses.c.asked < bindparam("asked"))
)
NOBODY = Asker("", "")
"""Who asked for an analysis that another process, or an earlier one, was asked for."""

logger = logging.getLogger("wataha.server.bots")


class Analyses:
    """What bots think of finished games."""

    def __init__(
        self,
        database: Database,
        tables: TableCache,
        bots: BotService,
        leases: Leases,
        games: GameWarmUp,
        most: int,
    ) -> None:
        self._database = database
        self._tables = tables
        self._bots = bots
        self._leases = leases
        self._games = games
        self._waiting: FairQueue[str] = FairQueue(most)
        self._askers: dict[str, Asker] = {}
        self._progress: dict[str, float] = {}
        """How much is done of those that are made here; the row tells the others, now and then."""
        self._working: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self._working:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def read(self, table: CachedTable) -> dict[str, Any]:
        """What bots think of the game, as far as it has been asked for and is done."""
        record_of(table)
        row = await self._database.row(select(analyses).where(analyses.c.table_id == table.row.id))
        if row is None:
            return {"status": "none", "ahead": None, "progress": None, "judged": None}
        if row.status != QUEUED:
            return {"status": row.status, "ahead": None, "progress": None, "judged": row.result}
        ahead = await self._ahead(table.row.id, row.asked)
        progress = self._progress.get(table.row.id, (row.result or {}).get("progress"))
        return {"status": QUEUED, "ahead": ahead, "progress": progress, "judged": None}

    async def _ahead(self, id: str, asked: int) -> int:
        """How many come before one that waits; by when it was asked for, if another process was asked."""
        place = self._waiting.ahead(id)
        if place is not None:
            return place + self._busy
        if id in self._askers:
            return 0
        row = await self._database.row(EARLIER, {"asked": asked})
        return row[0] if row else 0

    @property
    def _busy(self) -> bool:
        return self._working is not None and not self._working.done()

    async def ask(self, table: CachedTable, asker: Asker) -> dict[str, Any]:
        """Ask bots to look at a finished game; whoever asked first, all get the same answer."""
        known = await self.read(table)
        if known["status"] in (QUEUED, DONE) or table.row.id in self._waiting:
            return known
        try:
            dropped = self._waiting.add(asker, table.row.id)
        except QueueFull:
            raise Refusal("queue-full", 503) from None
        self._askers[table.row.id] = asker
        if dropped is not None:
            await self._drop(dropped)
        asked = {"status": QUEUED, "asked": now(), "result": None}

        def work(transaction: Transaction) -> None:
            insert = transaction.insert(analyses).values(table_id=table.row.id, **asked)
            again = analyses.c.status == FAILED
            transaction.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=asked, where=again))

        await self._database.write(work)
        return await self.read(table)

    async def _drop(self, id: str) -> None:
        """One that had to give way was never asked for."""
        self._askers.pop(id, None)
        row = analyses.delete().where(analyses.c.table_id == id, analyses.c.status == QUEUED)
        await self._database.write(lambda transaction: transaction.execute(row) and None)

    async def look(self) -> None:
        """Begin with the analysis whose turn it is, unless one is being made here."""
        if self._busy:
            return
        row = await self._database.row(OLDEST, {"known": list(self._askers)})
        if row is not None and len(self._waiting) < self._waiting.most:
            self._waiting.add(NOBODY, row.table_id)
            self._askers[row.table_id] = NOBODY
        while len(self._waiting):
            id = self._waiting.pop()
            asker = self._askers.pop(id)
            if await self._is_queued(id) and await self._leases.take(f"analysis:{id}", 0):
                self._askers[id] = asker
                self._working = asyncio.create_task(self._analyse(id))
                return

    async def _is_queued(self, id: str) -> bool:
        """Whether an analysis was not made meanwhile, by another process."""
        return await self._database.row(WAITS, {"table": id}) is not None

    async def _analyse(self, id: str) -> None:
        """Judge a finished game; one that cannot be judged holds up no other."""
        try:
            await self._keep(id, await self._judge(id, self._askers[id]))
        except DatabaseAway as away:
            logger.warning("an analysis is left for later", extra={"table": id, "trouble": str(away)})
            return
        except Exception:
            logger.exception("an analysis failed", extra={"table": id})
            await self._keep(id, None)
        finally:
            del self._askers[id]
            self._progress.pop(id, None)
        await self._leases.drop(f"analysis:{id}")

    async def _judge(self, id: str, asker: Asker) -> dict[str, Any]:
        """What a bot thinks of a game, renewing the lease as long as it takes."""
        table = await self._tables.find(id)
        record = record_of(table)
        await self._games.bots_ready(table.row.game)
        self._progress[id] = 0.0
        adviser, advance = self._games.adviser(table.row.game), partial(self._progress.__setitem__, id)
        work = asyncio.create_task(self._bots.judge(adviser, id, record, asker, advance))
        version = 0
        while not work.done():
            await asyncio.wait({work}, timeout=self._leases.duration / SECOND / 3)
            version += 1
            await self._leases.take(f"analysis:{id}", version)
            await self._change(id, result={"progress": self._progress[id]})
        return work.result()

    async def _keep(self, id: str, judged: dict[str, Any] | None) -> None:
        await self._change(id, status=FAILED if judged is None else DONE, result=judged)

    async def _change(self, id: str, **values: Any) -> None:
        change = update(analyses).where(analyses.c.table_id == id).values(**values)
        await self._database.write(lambda transaction: transaction.execute(change) and None)
