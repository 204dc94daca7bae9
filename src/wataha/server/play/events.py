"""What happens at a table: events, each a row of the move log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

MOVE = "move"
TIME_OUT = "time_out"
UNDO = "undo"
ASK_UNDO = "ask_undo"
ASK_END = "ask_end"
AGREE = "agree"
DECLINE = "decline"
RESIGN = "resign"
AWAY = "away"
BACK = "back"
ANSWER = "answer"
CLOSE = "close"
STOP = "stop"
HOLIDAY = "holiday"

CHANGES_POSITION = {MOVE, TIME_OUT, UNDO, CLOSE}

CLOCK = "clock"
"""Who made an event, when the clock did."""

HOST = "host:"
"""What the names of hosts begin with, as makers of events at tables that are not theirs."""

BOT = "bot:"
"""What the names of bots begin with, as makers of events."""


class Event(NamedTuple):
    """Something that happened, by the names of the log's columns."""

    number: int
    kind: str
    seat: int
    at: int
    by: str
    """An account's id, bot:LEVEL, host:ID or clock."""
    path: str | None = None
    """The move; of a holiday, until when."""
    plies: int = 0
    nonce: str | None = None

    @property
    def by_bot(self) -> bool:
        return self.by.startswith(BOT)

    def as_row(self, table: str) -> dict[str, Any]:
        return {"table_id": table, **self._asdict()}


class PastMove(NamedTuple):
    """A move of another table's game."""

    seat: int
    path: str
    timed_out: bool
    """Whether the clock made it."""


def events_of(moves: Iterable[PastMove], makers: Sequence[str], moment: int) -> list[Event]:
    """Moves as the first events of a log, each by the one who sits in its seat now."""
    return [
        Event(number, TIME_OUT if timed_out else MOVE, seat, moment, CLOCK if timed_out else makers[seat], path)
        for number, (seat, path, timed_out) in enumerate(moves, 1)
    ]
