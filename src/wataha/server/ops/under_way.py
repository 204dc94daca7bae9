"""Games under way by the version of their rules: what a host wants to know before an update, and after it."""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from wataha.engine.errors import UnknownGame
from wataha.engine.registry import find_game
from wataha.server.storage.database import Database
from wataha.server.storage.schema import PLAYING, tables

UNDER_WAY = (
    select(tables.c.game, tables.c.rules, func.count())
    .where(tables.c.status == PLAYING)
    .group_by(tables.c.game, tables.c.rules)
    .order_by(tables.c.game, tables.c.rules)
)

logger = logging.getLogger("wataha.server.games")


class UnderWay(NamedTuple):
    """Games of one kind that go on."""

    game: str
    rules: int
    tables: int
    rules_now: int | None
    """The version of the rules that this program plays by; None if it does not know the game."""

    @property
    def stopped(self) -> bool:
        """Whether this program cannot go on with them."""
        return self.rules != self.rules_now

    def __str__(self) -> str:
        what = f"{self.game}: {self.tables} under way by version {self.rules} of the rules"
        if not self.stopped:
            return f"{what}, as now"
        if self.rules_now is None:
            return f"{what}; this program does not know the game"
        return f"{what}; this is version {self.rules_now}: they can be ended, but not played on"


def games_under_way(connection: Connection) -> list[UnderWay]:
    return [UnderWay(game, rules, number, _rules_now(game)) for game, rules, number in connection.execute(UNDER_WAY)]


def _rules_now(game: str) -> int | None:
    try:
        return find_game(game).rules_version
    except UnknownGame:
        return None


async def warn_of_old_games(database: Database) -> None:
    """Tell the host of games under way that this program cannot go on with."""
    for games in await database.read(games_under_way):
        if games.stopped:
            logger.warning("games under way have stopped", extra=games._asdict())
