"""Reading tournaments: who takes part, the tables of every round, and the games that are over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, select

from wataha.server.errors import Refusal
from wataha.server.play.events import MOVE, TIME_OUT
from wataha.server.storage.schema import (
    CLOSED,
    OVER,
    TournamentRow,
    TournamentTableRow,
    accounts,
    log,
    results,
    seats,
    tables,
    tournament_entries,
    tournament_tables,
    tournaments,
)

from .standings import Game


@dataclass(frozen=True)
class Entrant:
    """Someone who takes part."""

    account: str
    name: str
    rating: int | None
    missing: bool


@dataclass(frozen=True)
class RoundTable:
    """A table of a round, or someone who is left over in it."""

    round: int
    table: str | None
    people: tuple[str, ...]
    over: bool
    game: Game | None
    """Once it is over; one that was closed or ended without a result counts for nobody."""


@dataclass(frozen=True)
class Tournament:
    """All that there is to know of a tournament."""

    row: TournamentRow
    entrants: tuple[Entrant, ...]
    """In the order of their ratings, once it has begun."""
    tables: tuple[RoundTable, ...]

    @property
    def people(self) -> list[str]:
        return [entrant.account for entrant in self.entrants]

    @property
    def missing(self) -> set[str]:
        return {entrant.account for entrant in self.entrants if entrant.missing}

    @property
    def games(self) -> list[Game]:
        return [table.game for table in self.tables if table.game is not None]

    @property
    def round_is_over(self) -> bool:
        return all(table.over for table in self.tables if table.round == self.row.round)


def read_tournament(connection: Connection, id: str, lock: bool = False) -> Tournament:
    """A tournament as it stands; `Refusal` if there is none."""
    query = select(tournaments).where(tournaments.c.id == id)
    found = connection.execute(query.with_for_update() if lock else query).first()
    if found is None:
        raise Refusal("no-such-tournament", 404)
    row = TournamentRow(**found._mapping)
    entries = (
        select(tournament_entries, accounts.c.name)
        .join(accounts, accounts.c.id == tournament_entries.c.account)
        .where(tournament_entries.c.tournament == id)
        .order_by(tournament_entries.c.rating.desc(), tournament_entries.c.joined, tournament_entries.c.account)
    )
    entrants = tuple(Entrant(e.account, e.name, e.rating, e.missing) for e in connection.execute(entries))
    return Tournament(row, entrants, tuple(_read_tables(connection, row)))


def _read_tables(connection: Connection, row: TournamentRow) -> list[RoundTable]:
    query = (
        select(tournament_tables, tables.c.status, tables.c.how)
        .outerjoin(tables, tables.c.id == tournament_tables.c.table_id)
        .where(tournament_tables.c.tournament == row.id)
        .order_by(tournament_tables.c.round, tournament_tables.c.number)
    )
    found = connection.execute(query).all()
    ids = [each.table_id for each in found if each.table_id]
    sitting = _seats(connection, ids)
    return [_read_table(each, sitting.get(each.table_id, [])) for each in found]


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[Any]]:
    """Who sits at some tables, how they came in, and whether others moved for them and they never did."""
    in_seat = select(log.c.number).where(
        log.c.table_id == seats.c.table_id, log.c.seat == seats.c.seat, log.c.kind.in_((MOVE, TIME_OUT))
    )
    moved, helped = in_seat.where(log.c.by == seats.c.account), in_seat.where(log.c.by != seats.c.account)
    absent = and_(helped.exists(), ~moved.exists()).label("absent")
    query = (
        select(seats.c.table_id, seats.c.account, results.c.place, absent)
        .outerjoin(results, and_(results.c.table_id == seats.c.table_id, results.c.seat == seats.c.seat))
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[Any]] = {}
    for row in connection.execute(query) if ids else ():
        found.setdefault(row.table_id, []).append(row)
    return found


def _read_table(row: Any, sitting: Sequence[Any]) -> RoundTable:
    if row.table_id is None:
        return RoundTable(row.round, None, (row.left_over,), True, Game(row.round, (row.left_over,), (1,)))
    people, game = tuple(seat.account for seat in sitting), None
    if row.status == OVER and all(seat.place is not None for seat in sitting):
        places = tuple(1 if row.how == "agreed" else seat.place for seat in sitting)
        game = Game(row.round, people, places, frozenset(seat.account for seat in sitting if seat.absent))
    return RoundTable(row.round, row.table_id, people, row.status in (OVER, CLOSED), game)


def write_table(tournament: str, round: int, number: int, table: str | None, left_over: str | None) -> dict[str, Any]:
    """The row of a table of a round."""
    row = TournamentTableRow(tournament=tournament, round=round, number=number, table_id=table, left_over=left_over)
    return {column.key: getattr(row, column.key) for column in tournament_tables.c}
