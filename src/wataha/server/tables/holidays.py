"""Holidays: people let their clocks in games by post stand still, so many days a year.

Days that were begun count as whole ones, so that nobody stops a clock for minutes at no cost; those that were planned
and not begun are given back to whoever returns early. What someone took counts for 365 days from when it began.

What an account has taken is kept here; what a table knows of it is in its log, where `play.holiday_entries` enters it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, func, select, update

from wataha.server.bus.bus import ROW, Bus, Message, table_subject
from wataha.server.errors import Refusal
from wataha.server.play.commands import LAST_HOUR
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import DAYS, GATHERING, PLAYING, accounts, holidays, seats, tables
from wataha.server.timestamps import DAY, YEAR, now

TAKEN = select(holidays).where(holidays.c.account == bindparam("account"), holidays.c.began > bindparam("since"))
RUNNING = select(func.max(holidays.c.until)).where(holidays.c.account == bindparam("account"))
LOCKED = select(accounts.c.id).where(accounts.c.id == bindparam("account")).with_for_update()
SITTING = (
    select(tables.c.id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.account == bindparam("account"), tables.c.status.in_((GATHERING, PLAYING)))
)
PRESSING = (
    select(tables.c.id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        seats.c.account == bindparam("account"),
        tables.c.status == PLAYING,
        tables.c.pace == DAYS,
        tables.c.turn == seats.c.seat,
        tables.c.due < bindparam("soon"),
    )
    .order_by(tables.c.due, tables.c.id)
)


class OwnHoliday(NamedTuple):
    """How someone's holidays stand."""

    until: int | None
    """None if they are not on holiday."""
    left: int
    """Days that they may still take."""
    most: int
    """Days that everyone may take within a year."""
    pressing: list[str]
    """Tables whose clocks have less than an hour left: a holiday does not stop them."""


def days_of(began: int, until: int) -> int:
    """Days that a holiday costs.

    >>> days_of(0, 60_000), days_of(0, 86_400_000), days_of(0, 86_400_001)
    (1, 1, 2)
    """
    return max(1, -(-(until - began) // DAY))


def check_at_home(connection: Connection, account: str, pace: str) -> None:
    """`Refusal` to someone on holiday who would begin another game by post."""
    if pace == DAYS and holiday_of(connection, account) is not None:
        raise Refusal("on-holiday")


def holiday_of(connection: Connection, account: str) -> int | None:
    """Until when someone is on holiday; None if they are not."""
    until = connection.execute(RUNNING, {"account": account}).scalar_one()
    return until if until is not None and until > now() else None


def tell_own_tables(transaction: Transaction, bus: Bus, account: str) -> None:
    """Let the tables that someone sits at show what has changed about them."""
    sitting = [row.id for row in transaction.rows(SITTING, {"account": account})]

    def tell() -> None:
        for table in sitting:
            bus.publish(table_subject(table), Message(ROW))

    transaction.after_commit(tell)


class Holidays:
    """Who is on holiday, and how many days they have left."""

    def __init__(self, database: Database, bus: Bus, most: int) -> None:
        self._database = database
        self._bus = bus
        self._most = most

    async def of(self, account: str) -> OwnHoliday:
        return await self._database.read(lambda connection: self._of(connection, account))

    def _of(self, connection: Connection, account: str) -> OwnHoliday:
        pressing = connection.execute(PRESSING, {"account": account, "soon": now() + LAST_HOUR}).scalars().all()
        until = holiday_of(connection, account)
        return OwnHoliday(until, max(0, self._most - _spent(connection, account)), self._most, list(pressing))

    async def take(self, account: str, days: int) -> OwnHoliday:
        """Be on holiday for so many days; who already is changes until when, and the day that is on is the first."""

        def work(transaction: Transaction) -> OwnHoliday:
            transaction.row(LOCKED, {"account": account})  # one after the other
            running, moment = _running(transaction, account), now()
            began = running.began if running else moment
            until = began + ((moment - began) // DAY + days) * DAY
            left = self._most - _spent(transaction.connection, account, besides=began)
            if days_of(began, until) > left:
                raise Refusal("no-holidays-left", left=left, most=self._most)
            self._end_at(transaction, account, began, until)
            return self._of(transaction.connection, account)

        return await self._database.write(work)

    async def come_back(self, account: str) -> OwnHoliday:
        """Be on holiday no longer."""

        def work(transaction: Transaction) -> OwnHoliday:
            transaction.row(LOCKED, {"account": account})
            running = _running(transaction, account)
            if running is not None:
                self._end_at(transaction, account, running.began, now())
            return self._of(transaction.connection, account)

        return await self._database.write(work)

    def _end_at(self, transaction: Transaction, account: str, began: int, until: int) -> None:
        mine = update(holidays).where(holidays.c.account == account, holidays.c.began == began)
        if not transaction.execute(mine.values(until=until)).rowcount:
            transaction.execute(holidays.insert(), {"account": account, "began": began, "until": until})
        tell_own_tables(transaction, self._bus, account)


def _running(transaction: Transaction, account: str) -> Any:
    """The holiday that someone is on."""
    mine = select(holidays).where(holidays.c.account == account, holidays.c.until > now())
    return transaction.row(mine)


def _spent(connection: Connection, account: str, besides: int | None = None) -> int:
    """Days of holiday within a year, besides those of one that began at a moment."""
    taken = connection.execute(TAKEN, {"account": account, "since": now() - YEAR})
    return sum(days_of(row.began, row.until) for row in taken if row.began != besides)
