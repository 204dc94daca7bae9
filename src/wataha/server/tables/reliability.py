"""Reliability: how many of the games that someone began with other people they saw through to the end.

A game counts if at least two people sat at it, whatever its pace and whether it was rated. It is abandoned by whoever
left, or ran out of time, and had not come back when it ended: a bot played for them. Who lost, resigned or ended it
together with the others has finished it, and so has whoever came back. What counts are the last 40 games of the last
365 days, so that an old sin is forgotten after a while. With fewer than 5 of them someone is new, and nothing is said
of them; else they are reliable if they finished nine of ten.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, case, func, select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Database
from wataha.server.storage.schema import GATHERING, PERSON, TableRow, results
from wataha.server.timestamps import YEAR, now

LAST_GAMES = 40
FEWEST_GAMES = 5
LEAST_PERCENT = 90

COUNTED = (
    select(
        results.c.account,
        results.c.abandoned,
        func.row_number()
        .over(partition_by=results.c.account, order_by=(results.c.ended.desc(), results.c.table_id))
        .label("ago"),
    )
    .where(
        results.c.account.in_(bindparam("people", expanding=True)),
        results.c.abandoned.is_not(None),
        results.c.ended > bindparam("since"),
    )
    .subquery()
)
MARKS = (
    select(COUNTED.c.account, func.count(), func.sum(case((COUNTED.c.abandoned, 0), else_=1)))
    .where(COUNTED.c.ago <= LAST_GAMES)
    .group_by(COUNTED.c.account)
)


class Mark(NamedTuple):
    """How reliable someone is."""

    games: int
    """Those that count."""
    finished: int

    @property
    def percent(self) -> int | None:
        """How many of a hundred games they finish; None of those who are new.

        >>> Mark(40, 39).percent, Mark(4, 4).percent
        (97, None)
        """
        return self.finished * 100 // self.games if self.games >= FEWEST_GAMES else None

    @property
    def reliable(self) -> bool:
        return self.percent is not None and self.percent >= LEAST_PERCENT


NEW = Mark(0, 0)


def counts(table: TableRow) -> bool:
    """Whether it matters to anybody who finishes a game: leaving a table of bots hurts nobody."""
    return sum(seat.kind == PERSON and seat.owner is None for seat in table.seats) > 1


def read_marks(connection: Connection, people: Collection[str]) -> dict[str, Mark]:
    """The marks of some people."""
    rows = connection.execute(MARKS, {"people": list(people), "since": now() - YEAR}) if people else ()
    known = {account: Mark(games, int(finished)) for account, games, finished in rows}
    return {person: known.get(person, NEW) for person in people}


def why_not(mark: Mark) -> Refusal | None:
    """Why someone may not sit in a seat for reliable people; None if they may."""
    if mark.reliable:
        return None
    if mark.percent is None:
        return Refusal("new-here", 403, games=mark.games, fewest=FEWEST_GAMES)
    return Refusal("not-reliable", 403, games=mark.games, finished=mark.finished, percent=LEAST_PERCENT)


def check_reliable(connection: Connection, account: str) -> None:
    """`Refusal` to someone who is not known to finish games."""
    refusal = why_not(read_marks(connection, [account])[account])
    if refusal is not None:
        raise refusal


async def marks_at(database: Database, shown: Sequence[TableRow]) -> dict[str, dict[int, Mark]]:
    """The marks of those who sit at tables that wait for others, by table and seat."""
    waiting = [table for table in shown if table.status == GATHERING]
    people = {seat.account for table in waiting for seat in table.seats if seat.kind == PERSON and seat.account}
    marks = await database.read(lambda connection: read_marks(connection, people))
    return {
        table.id: {seat.seat: marks[seat.account] for seat in table.seats if seat.account in marks} for table in waiting
    }
