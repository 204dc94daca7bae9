"""Tables whose rows or logs make no sense: found out before anything is built on them, told of once, and put aside.

A disk, a program or a person can spoil a row. Whoever comes to it is refused; everybody else plays on.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game
from wataha.server.errors import Refusal
from wataha.server.live.messages import TableInfo
from wataha.server.storage.schema import BOT, INVITED, KEPT, OPEN, OVER, PERSON, PLAYING, TableRow

from .deals import is_whole
from .rows import describe_table

ASIDE_SECONDS = 600
"""For so long the sweep does not come back to a table that cannot be played."""
LASTING = {"damaged-log", "old-rules", "no-such-game"}
"""Refusals of a table that will be the same at the next look."""
MOST_REMEMBERED = 1000
"""Tables of which it is remembered that they were told of, or put aside."""

KINDS = (OPEN, INVITED, KEPT, PERSON, BOT)
INFO = TypeAdapter(TableInfo)
Value = TypeVar("Value")
NUMBERS = ("rules", "players", "version", "turn")

logger = logging.getLogger("wataha.server.tables")


def damage_of(row: TableRow) -> str | None:
    """What makes no sense in a table's row, in words; None if all of it does."""
    if not isinstance(row.options, dict):
        return "its options are unreadable"
    if any(type(getattr(row, name)) is not int for name in NUMBERS):
        return "a number of it is none"
    if [seat.seat for seat in row.seats] != list(range(row.players)):
        return f"it has {len(row.seats)} seats for {row.players} players"
    if any(seat.kind not in KINDS or (seat.kind == PERSON and seat.account is None) for seat in row.seats):
        return "somebody sits there who is nobody"
    try:
        INFO.validate_python(describe_table(row), strict=True)
    except ValidationError as trouble:
        return f"it cannot be described: {', '.join(str(error['loc'][0]) for error in trouble.errors())}"
    if row.status in (PLAYING, OVER) and not is_whole(row):
        return "it was never started"
    return _damage_of_game(row)


def _damage_of_game(row: TableRow) -> str | None:
    try:
        game = find_game(row.game)
        if row.rules == game.rules_version:  # what older rules allowed nobody knows any more
            game.encode_options(game.read_players(row.players), row.options)
    except WatahaError as trouble:
        return str(trouble)
    return None


def check_sound(row: TableRow) -> None:
    """`Refusal` if a table's row makes no sense."""
    if damage_of(row) is not None:
        raise Refusal("damaged-log")


class DamagedTables:
    """What this process knows of tables that cannot be used."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[str, str] = {}
        self._aside: dict[str, float] = {}

    def tell(self, table: str, why: str) -> None:
        """Tell the host of a damaged table, once."""
        if self._told.get(table) == why:
            return
        _remember(self._told, table, why)
        logger.warning("a table is damaged", extra={"table": table, "why": why})

    def sound(self, rows: Iterable[TableRow]) -> list[TableRow]:
        """Those of some tables that make sense; of the others the host is told."""
        kept: list[TableRow] = []
        for row in rows:
            why = damage_of(row)
            if why is None:
                kept.append(row)
            else:
                self.tell(row.id, why)
        return kept

    def put_aside(self, table: str, seconds: float = ASIDE_SECONDS) -> None:
        """Do not come back to a table by oneself for a while."""
        _remember(self._aside, table, self._clock() + seconds)

    def aside(self) -> Sequence[str]:
        """The tables that are put aside now."""
        moment = self._clock()
        for table in [table for table, until in self._aside.items() if until <= moment]:
            del self._aside[table]
        return list(self._aside)


def _remember(kept: dict[str, Value], table: str, value: Value) -> None:
    kept.pop(table, None)
    if len(kept) >= MOST_REMEMBERED:
        del kept[next(iter(kept))]
    kept[table] = value
