"""Polls: several seats are asked at once, and nobody learns from how, when or whether another answers.

A poll closes at one moment for all, which is settled when it opens, by what everyone knows. Until then an answer is
known to the seat that gave it alone; who says nothing declines. Then all answers count, in the order of the rules, as
one event of the log.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from wataha.server.timestamps import SECOND

from .events import Event

LENGTH = 5 * SECOND
"""How long a poll of people lasts, unless the host says otherwise."""
BOTS_LENGTH = 2 * SECOND
"""How long a poll lasts, at most, in which only bots are asked."""
BY_POST = 12
"""In games by post a poll lasts this part of the time for a move."""
STEP = 2 * SECOND
"""A poll for which a bot thought too long closes a whole number of these later: that tells nothing of its thoughts."""
MOST_ANSWERS = 20
"""How often a seat may answer in a poll; the last answer counts."""


@dataclass(frozen=True)
class Poll:
    """A poll that is open."""

    seats: tuple[int, ...]
    """Those who are asked, in the order in which their answers count."""
    opened: int
    length: int
    """Milliseconds that it lasts, were nobody on holiday."""
    rest: int = 0
    """Milliseconds more, for those of them who are."""
    answers: Mapping[int, str] = field(default_factory=dict[int, str])
    """What was answered until now, by seat."""
    counts: Mapping[int, int] = field(default_factory=dict[int, int])
    """How often each seat has answered."""
    last_by_bot: int = 0
    """When a bot answered last."""

    def after(self, event: Event) -> Poll:
        """The poll after an answer."""
        return replace(
            self,
            answers={**self.answers, event.seat: event.path or ""},
            counts={**self.counts, event.seat: self.counts.get(event.seat, 0) + 1},
            last_by_bot=event.at if event.by_bot else self.last_by_bot,
        )

    @property
    def closes(self) -> int:
        """When it closes, as everyone is told."""
        return self.opened + self.length + self.rest

    @property
    def unanswered(self) -> list[int]:
        return [seat for seat in self.seats if seat not in self.answers]

    @property
    def ends(self) -> int:
        """When it ends, once no bot is thinking any more: then it closes, or the steps later that a slow one took."""
        late = max(0, self.last_by_bot - self.closes)
        return self.closes + -(-late // STEP) * STEP


def poll_length(pace: str, seconds: int, length: int, people: bool) -> int:
    """How long a poll lasts at a table: by its pace, the host's choice, and whether people are asked.

    >>> [poll_length(*table) for table in (("live", 60, 5000, True), ("untimed", 0, 5000, False))]
    [5000, 2000]
    >>> poll_length("days", 86_400, 5000, True) // 3_600_000
    2
    """
    if not people:
        return min(length, BOTS_LENGTH)
    return seconds * SECOND // BY_POST if pace == "days" else length
