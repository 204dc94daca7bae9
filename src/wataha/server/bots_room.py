"""Where bots think: threads beside the event loop, with a bounded queue; and the clocks, which are looked at here.

A bot turn is taken by the process that sees it first and gets its lease. The log's key decides in any case: a choice
that comes late clashes and is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import bindparam, select

from wataha.engine.match import Match

from . import metrics, minds
from .acts import Act
from .course import AWAY, CLOCK, MOVE, TIME_OUT, Course
from .moment import SECOND, now
from .refusal import Refusal
from .schema import analyses, tables
from .tables import PLAYING, TableRow

if TYPE_CHECKING:
    from .app import House

AT_A_LOOK = 200
"""Tables taken care of in one look round."""

GRACE = 10 * SECOND
"""A clock that ran out while no server was there waits so long once games can be played: people have to come back."""

TIDY_SECONDS = 3600
"""How often tables are closed that nobody sat down at for days."""

DUE = (
    select(tables.c.id)
    .where(tables.c.due <= bindparam("moment"), tables.c.status == PLAYING)
    .order_by(tables.c.due)
    .limit(AT_A_LOOK)
)
NEXT_ANALYSIS = select(analyses.c.table_id).where(analyses.c.status == "queued").order_by(analyses.c.asked).limit(1)

Answer = TypeVar("Answer")

logger = logging.getLogger("wataha.server.bots")


class BotsRoom:
    """The bots of this process, and its look at the clocks."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.started = now()
        self._threads = ThreadPoolExecutor(house.settings.bot_threads, thread_name_prefix="wataha-bot")
        self._thinkers = asyncio.Semaphore(house.settings.bot_threads)
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="wataha-analysis")
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._analyses: dict[str, asyncio.Task[None]] = {}
        self._look: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self.started = now()
        self._look = asyncio.create_task(self._look_round())

    async def stop(self) -> None:
        """Let go of everything; other processes, or the next start, take it up."""
        self._stopping = True
        tasks = [task for task in (self._look, *self._turns.values(), *self._analyses.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._slow.shutdown(wait=False, cancel_futures=True)

    def ask(self, table: str) -> None:
        """A bot is to decide at this table; if too many wait already, a later look round finds it."""
        if table in self._turns or len(self._turns) >= self.house.settings.bot_queue or self._stopping:
            return
        task = asyncio.create_task(self._take_turns(table))
        self._turns[table] = task
        metrics.bot_queue.set(len(self._turns))
        task.add_done_callback(lambda done: self._finished(table, done))

    def _finished(self, table: str, done: asyncio.Task[None]) -> None:
        self._turns.pop(table, None)
        metrics.bot_queue.set(len(self._turns))
        if not done.cancelled() and done.exception():
            logger.error("a bot's turn failed", exc_info=done.exception(), extra={"table": table})

    async def _take_turns(self, table: str) -> None:
        """Decide for as long as bots are to decide at this table."""
        room = await self.house.rooms.find(table)
        await self.house.games.bots_awake(room.row.game)
        while room.course is not None and room.course.needs_bot():
            async with self._thinkers:
                version = room.version
                if not room.course.needs_bot() or not await self.house.leases.take(f"turn:{table}", version):
                    return
                act = await self._choose(room.row, room.course)
            await asyncio.sleep(max(0, room.course.since + self.house.settings.bot_pause - now()) / SECOND)
            if room.version == version:
                try:
                    await self.house.rooms.act(table, act)
                except Refusal as refusal:
                    if refusal.code not in ("stale", "not-your-turn", "game-over", "illegal-move"):
                        raise
                    return  # someone was faster: they came back, or another process moved
            room = await self.house.rooms.find(table)

    async def _choose(self, row: TableRow, course: Course) -> Act:
        seat = course.actor
        level = row.seats[seat].level or minds.STAND_IN
        record, version = course.match.record(), course.version
        seed = minds.seed_for(row.id, version)
        started = time.perf_counter()
        path = await self.think(lambda: minds.choose(level, seed, Match.replay(record)))
        metrics.bot_seconds.labels(level).observe(time.perf_counter() - started)
        return Act(MOVE, seat, f"bot:{level}", version, path)

    async def think(self, thought: Callable[[], Answer]) -> Answer:
        """Run a bot's thought in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, thought)

    async def _look_round(self) -> None:
        """Now and then: clocks that ran out, bot turns that were left lying, analyses that wait."""
        tidy = 0.0
        while True:
            await asyncio.sleep(self.house.settings.sweep / SECOND)
            if not self.house.games.playable:
                self.started = now()
            try:
                await self._look_at_tables()
                await self._look_at_analyses()
                self.house.rooms.drop_idle()
                if time.monotonic() > tidy:
                    tidy = time.monotonic() + TIDY_SECONDS
                    await self.house.tables.close_forgotten()
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("a look round failed")

    async def _look_at_tables(self) -> None:
        for (table,) in await self.house.store.rows(DUE, {"moment": now()}):
            try:
                await self._look_at_table(table)
            except Refusal as refusal:
                logger.debug("a table was passed over", extra={"table": table, "code": refusal.code})

    async def _look_at_table(self, table: str) -> None:
        room = await self.house.rooms.find(table)
        if room.course is None:
            return
        if room.course.needs_bot():
            self.ask(table)
        else:
            await self._look_at_clock(table, room.course)

    async def _look_at_clock(self, table: str, course: Course) -> None:
        deadline = course.deadline()
        moment = now()
        if deadline is None or deadline > moment:
            return
        if deadline < self.started and moment < self.started + GRACE:
            return
        kind = AWAY if course.own_clock is None else TIME_OUT
        if await self.house.leases.take(f"turn:{table}", course.version):
            await self.house.rooms.act(table, Act(kind, course.actor, CLOCK, course.version))

    async def _look_at_analyses(self) -> None:
        if self._analyses:
            return
        row = await self.house.store.row(NEXT_ANALYSIS)
        if row is not None and await self.house.leases.take(f"analysis:{row.table_id}", 0):
            table: str = row.table_id
            task = asyncio.create_task(self._analyse(table))
            self._analyses[table] = task
            task.add_done_callback(lambda _: self._analyses.pop(table, None))

    async def _analyse(self, table: str) -> None:
        """Judge a finished game, renewing the lease as long as it takes."""
        room = await self.house.rooms.find(table)
        assert room.course is not None
        await self.house.games.bots_awake(room.row.game)
        record = room.course.match.record()
        loop = asyncio.get_running_loop()
        work: asyncio.Future[Any] = loop.run_in_executor(self._slow, minds.analyse, minds.seed_for(table, 0), record)
        version = 0
        while not work.done():
            await asyncio.wait({work}, timeout=self.house.settings.lease / SECOND / 3)
            version += 1
            await self.house.leases.take(f"analysis:{table}", version)
        try:
            await self.house.replays.keep_analysis(table, work.result())
        except Exception:
            logger.exception("an analysis failed", extra={"table": table})
            await self.house.replays.keep_analysis(table, None)
        await self.house.leases.drop(f"analysis:{table}")
