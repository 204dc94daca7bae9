"""Enters people's holidays into the logs of their games by post: when one begins, changes or ends early, and when a
game begins meanwhile.

What accounts say and what logs know is compared, again and again and in every process. So it does not matter who is
killed when: what is missing is found, and what is there is not entered again. Tables of tournaments are left out, as a
whole round would wait.
"""

from __future__ import annotations

import logging

from sqlalchemy import bindparam, func, select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Database
from wataha.server.storage.schema import DAYS, PERSON, PLAYING, holidays, seats, tables, tournament_tables
from wataha.server.tables.damage import LASTING, DamagedTables
from wataha.server.timestamps import now

from .commands import Command
from .events import HOLIDAY
from .holidays import write_until
from .table_cache import TableCache

LOOK_SECONDS = 5

AFFECTED = (
    seats.c.kind == PERSON,
    tables.c.status == PLAYING,
    tables.c.pace == DAYS,
    tables.c.id.not_in(bindparam("aside", expanding=True)),
    ~select(tournament_tables.c.round).where(tournament_tables.c.table_id == tables.c.id).exists(),
)
BEGUN = (
    select(tables.c.id, seats.c.seat, seats.c.account, holidays.c.until)
    .join(seats, seats.c.account == holidays.c.account)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(holidays.c.until > bindparam("moment"), func.coalesce(seats.c.rests, 0) != holidays.c.until, *AFFECTED)
)
LAST = select(func.max(holidays.c.until)).where(holidays.c.account == seats.c.account).scalar_subquery()
ENDED = (
    select(tables.c.id, seats.c.seat, seats.c.account, LAST.label("until"))
    .join(tables, tables.c.id == seats.c.table_id)
    .where(seats.c.rests > bindparam("moment"), bindparam("moment") >= LAST, *AFFECTED)
)

logger = logging.getLogger("wataha.server.holidays")


class HolidayEntries:
    """Lets logs know of holidays."""

    def __init__(self, database: Database, tables: TableCache, damaged: DamagedTables) -> None:
        self._database = database
        self._tables = tables
        self._damaged = damaged

    async def look(self) -> None:
        """Enter what logs do not know yet."""
        for query in (BEGUN, ENDED):
            for row in await self._database.rows(query, {"moment": now(), "aside": self._damaged.aside()}):
                await self._enter(row.id, Command(HOLIDAY, row.seat, row.account, path=write_until(row.until)))

    async def _enter(self, table: str, command: Command) -> None:
        try:
            await self._tables.execute(table, command)
        except Refusal as refusal:
            logger.debug("a holiday was not entered", extra={"table": table, "code": refusal.code})
            if refusal.code in LASTING:
                self._damaged.put_aside(table)
