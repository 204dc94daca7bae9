"""Getting up from every table at once, before an account is deleted."""

from __future__ import annotations

from wataha.server.errors import Refusal
from wataha.server.play.commands import Command
from wataha.server.play.events import AWAY
from wataha.server.play.table_cache import TableCache
from wataha.server.storage.schema import GATHERING, PLAYING

from .lobby import Lobby

MOST_LEFT = 100


async def leave_all_tables(lobby: Lobby, tables: TableCache, account: str) -> None:
    """Leave the tables that wait, and let a bot take over in the games that go on."""
    for table in await lobby.own_tables(account, False, None, MOST_LEFT):
        seat = table.seat_of(account)
        try:
            if table.status == GATHERING:
                await lobby.leave(account, table.id)
            elif table.status == PLAYING and seat is not None:
                await tables.execute(table.id, Command(AWAY, seat, account))
        except Refusal:
            continue  # it ended, or they were away already
