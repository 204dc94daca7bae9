"""Whom one sits down with: what is known of those at a table, and why they may be out of one's reach."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from wataha.server.errors import Refusal
from wataha.server.storage.schema import GATHERING, PERSON, TableRow, sessions

from .holidays import check_at_home
from .reliability import Mark, read_marks, why_not

SEEN = (
    select(sessions.c.account, func.max(sessions.c.seen))
    .where(sessions.c.account.in_(bindparam("people", expanding=True)))
    .group_by(sessions.c.account)
)


class Companion(NamedTuple):
    """Someone who sits at a table."""

    seat: int
    seen: int | None
    """When they were here last, to the hour; None where that is not told."""
    mark: Mark | None


class Company(NamedTuple):
    """Those who sit at a table."""

    people: list[Companion]
    barred: Refusal | None
    """Why someone may not sit down in its open seats."""


def company_at(connection: Connection, table: TableRow, account: str | None, marks: bool) -> Company:
    """Who sits at a table, for someone who looks.

    When others were here last is for those who play with them; of who is discreet it is never told.
    """
    people = {seat.seat: seat for seat in table.seats if seat.kind == PERSON}
    names = {seat.account for seat in people.values() if seat.account}
    known = read_marks(connection, names | {account or ""}) if marks else {}
    telling = {seat.account for seat in people.values() if not seat.discreet} if account in names else set[str | None]()
    seen = dict(connection.execute(SEEN, {"people": list(telling)}).tuples().all()) if telling else {}
    companions = [
        Companion(seat.seat, seen.get(seat.account or ""), known.get(seat.account or "")) for seat in people.values()
    ]
    return Company(companions, _barred(connection, table, account, known.get(account or "")))


def _barred(connection: Connection, table: TableRow, account: str | None, mark: Mark | None) -> Refusal | None:
    if table.status != GATHERING or table.seat_of(account) is not None:
        return None
    if account is not None:
        try:
            check_at_home(connection, account, table.pace)
        except Refusal as refusal:
            return refusal
    return why_not(mark) if table.reliable and mark is not None else None
