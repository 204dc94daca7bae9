"""Reading tables with their seats, and telling of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, select

from wataha.engine.errors import UnknownGame
from wataha.engine.game import Supply
from wataha.engine.registry import find_game
from wataha.server.errors import Refusal
from wataha.server.live.messages import TableInfo
from wataha.server.storage.schema import SeatRow, TableRow, accounts, holidays, seats, tables
from wataha.server.timestamps import now

OWN = "own"
"""Stands for a part of the box that a table brought itself."""

LAST_HOLIDAY = (
    select(func.max(holidays.c.until)).where(holidays.c.account == seats.c.account).scalar_subquery().label("holiday")
)
SEATS = (
    select(*seats.c, accounts.c.name, accounts.c.owner, accounts.c.discreet, LAST_HOLIDAY)
    .outerjoin(accounts, accounts.c.id == seats.c.account)
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
ONE_TABLE = select(tables).where(tables.c.id == bindparam("table"))


def read_tables(connection: Connection, query: Select[Any], values: Any = None) -> list[TableRow]:
    """The tables that a query over all their columns finds, with their seats."""
    found = {row.id: TableRow(**row._mapping) for row in connection.execute(query, values)}
    sitting: dict[str, list[SeatRow]] = {table: [] for table in found}
    if found:
        for row in connection.execute(SEATS, {"ids": list(found)}):
            sitting[row.table_id].append(SeatRow(**row._mapping))
    for table in found.values():
        table.seats = tuple(sitting[table.id])
    return list(found.values())


def read_table(connection: Connection, table: str, lock: bool = False) -> TableRow:
    """One table; `Refusal` if there is none."""
    query = ONE_TABLE.with_for_update() if lock else ONE_TABLE
    for row in read_tables(connection, query, {"table": table}):
        return row
    raise Refusal("no-such-table", 404)


def options_shown(table: TableRow) -> dict[str, Any]:
    """The options of a table for lists and messages: a part of the box of the table's own, which is long, by a word.

    The record of the finished game has it whole.
    """
    try:
        game = find_game(table.game)
    except UnknownGame:
        return table.options
    shown = dict(table.options)
    for option in game.options:
        if isinstance(option, Supply) and shown.get(option.name, option.default) not in option.values:
            shown[option.name] = OWN
    return shown


def describe_table(table: TableRow) -> TableInfo:
    """What everybody may know who may look at the table."""
    moment = now()
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "players": table.players,
        "options": options_shown(table),
        "public": table.public,
        "pace": {"kind": table.pace, "seconds": table.seconds, "bank": table.bank},  # type: ignore[typeddict-item]
        "reliable": table.reliable,
        "creator": table.creator,
        "previous": table.previous,
        "origin": table.origin,
        "origin_ply": table.origin_ply,
        "rematch": table.rematch,
        "status": table.status,  # type: ignore[typeddict-item]
        "created": table.created,
        "started": table.started,
        "ended": table.ended,
        "how": table.how,
        "turn": table.turn,
        "changed": table.changed,
        "rated": table.rated,
        "commitment": table.commitment,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,  # type: ignore[typeddict-item]
                "account": seat.account,
                "name": seat.name,
                "level": seat.level,
                "program": seat.owner is not None,
                "holiday": seat.holiday if seat.holiday is not None and seat.holiday > moment else None,
                "discreet": bool(seat.discreet),
            }
            for seat in table.seats
        ],
    }
