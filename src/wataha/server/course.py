"""The course of a game: its log folded, entry by entry, into a match and all that the table knows besides.

Everything here follows from the deal and the entries alone, moments included; so every process that reads the log
comes to the same table, and a table can be rebuilt from it at any time.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np

from wataha.engine.entry_points import ACTION
from wataha.engine.errors import IllegalMove
from wataha.engine.match import Match
from wataha.engine.position import Fields
from wataha.engine.table import Clock

from .moment import SECOND

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

CHANGES_POSITION = {MOVE, TIME_OUT, UNDO}

CLOCK = "clock"
"""Who made an entry, when the clock did."""


class Entry(NamedTuple):
    """A line of the log."""

    number: int
    kind: str
    seat: int
    at: int
    by: str
    path: str | None = None
    plies: int = 0
    nonce: str | None = None

    def columns(self) -> dict[str, Any]:
        """The entry by the names of the log's columns."""
        return self._asdict()


@dataclass(frozen=True)
class Deal:
    """What is settled before the first entry."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    people: frozenset[int]
    """The seats of people; bots sit in the others."""
    started: int
    pace: str = "untimed"
    seconds: int = 0
    bank: int = 0


@dataclass
class Request:
    """What a seat asks the others to agree to."""

    kind: str
    seat: int
    plies: int
    number: int
    """The entry that asked."""
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Standing:
    """How a game ended."""

    how: str
    """finished, resigned or agreed."""
    points: list[int]
    places: list[int]
    """1 is the best; ties share a place. All are 1 when the game was ended together."""

    @property
    def winners(self) -> list[int]:
        return [] if self.how == "agreed" else [seat for seat, place in enumerate(self.places) if place == 1]


class Course:
    """A table's game up to some entry."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.match = Match(deal.game, deal.seed, deal.players, **deal.options)
        self.version = 0
        self.position = 0
        """The last entry that changed the position."""
        self.away: set[int] = set()
        """Seats whose people are away: bots play for them."""
        self.resigned: list[int] = []
        """Seats that were given up, the first one first; bots play on in them."""
        self.request: Request | None = None
        self.ended: str | None = None
        self.ended_at: int | None = None
        self.since = deal.started
        """When the seat that decides began to."""
        self.bank = [deal.bank * SECOND] * deal.players
        """Milliseconds left to each seat besides those for the move."""
        self.clocks: list[Clock] = []
        """The game's own clock, if it is on, at every decision up to the one at hand."""
        self.spent: dict[int, int] = {}
        """Milliseconds that were taken of each time of that clock, by the ply at which it began."""
        self._decision: Fields | None = None
        self.actor = self.match.actor
        """The seat that decides; -1 when the game is over."""
        self._wind_clock()

    @classmethod
    def of(cls, deal: Deal, entries: Iterable[Entry]) -> Course:
        course = cls(deal)
        timed = course.own_clock is not None
        for made, stretch in groupby(entries, key=lambda entry: entry.kind == MOVE and not timed):
            if made:
                course._take_moves(list(stretch))
            else:
                for entry in stretch:
                    course.take(entry)
        return course

    def _take_moves(self, entries: list[Entry]) -> None:
        """Fold a stretch of moves in at once; the same as taking them one by one, but faster."""
        if entries[0].number != self.version + 1 or entries[-1].number != self.version + len(entries) or self.ended:
            raise ValueError(f"entries {entries[0].number} to {entries[-1].number} do not follow {self.version}")
        for entry, mover in zip(entries, fast_forward(self.match, entries), strict=True):
            self._welcome_back(entry)
            self._turn(entry, mover)
        self.version = entries[-1].number
        self.request = None
        self._pass_on(entries[-1])

    def _pass_on(self, entry: Entry) -> None:
        """See who decides after an entry, or that the game is over."""
        self.actor = self.match.actor
        if self.actor < 0 and not self.ended:
            self._end("finished", entry)
        if self.ended:
            self.actor = -1

    @property
    def present(self) -> frozenset[int]:
        """The seats of people who are playing themselves."""
        if not self.away and not self.resigned:
            return self.deal.people
        return self.deal.people - self.away - set(self.resigned)

    def needs_bot(self) -> bool:
        """Whether a bot is to decide now."""
        return self.actor >= 0 and self.actor not in self.present

    def asked(self) -> frozenset[int]:
        """The seats that have yet to answer the request."""
        if self.request is None:
            return frozenset()
        return self.present - self.request.agreed - {self.request.seat}

    @property
    def own_clock(self) -> int | None:
        """The seconds of the game's own clock, where its options have one."""
        game = self.match.game
        if game.time_out is None or game.time_limit is None:
            return None
        limit = self.match.options[game.time_limit]
        return limit if isinstance(limit, int) else None

    def deadline(self) -> int | None:
        """When the time of the seat that decides is up; None without a clock, or for a bot."""
        if (self.deal.pace == "untimed" and not self.clocks) or self.actor not in self.present:
            return None
        if self.clocks:
            clock = self.clocks[-1]
            return self.since + clock.seconds * SECOND - self.spent.get(clock.began, 0)
        return self.since + self.deal.seconds * SECOND + self.bank[self.actor]

    def due(self) -> int | None:
        """When someone who is not a person has to do something here."""
        return self.since if self.needs_bot() else self.deadline()

    def take(self, entry: Entry) -> None:
        """Fold the next entry in."""
        if entry.number != self.version + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.version}")
        actor = self.actor
        _TAKE[entry.kind](self, entry)
        self.version = entry.number
        if entry.kind in CHANGES_POSITION:
            self.request = None
            self._turn(entry, actor)
        elif self.request and not self.asked():
            self._grant(entry, actor)
        self._pass_on(entry)

    def _wind_clock(self) -> None:
        """The game's own clock for the decision at hand; those of moves that were taken back are forgotten."""
        limit = self.own_clock
        if limit is None:
            return
        ply = self.match.ply
        before = (self._decision, self.clocks[-1]) if self._decision and len(self.clocks) == ply else None
        self._decision = self.match.fields()
        del self.clocks[ply + 1 :]
        if len(self.clocks) == ply:
            self.clocks.append(self.match.game.table.clock(limit, ply, before, self._decision))

    def _spend(self, moment: int) -> None:
        """The time until now is taken of the game's own clock."""
        if self.clocks:
            began = self.clocks[-1].began
            self.spent[began] = self.spent.get(began, 0) + moment - self.since

    def _turn(self, entry: Entry, actor: int) -> None:
        """A decision was made: what it took beyond the time for a move comes from the bank, and the next one begins."""
        self.position = entry.number
        present = actor in self.present
        if present:
            self._spend(entry.at)
        self._wind_clock()
        if present and self.deal.pace == "live":
            over = entry.at - self.since - self.deal.seconds * SECOND
            self.bank[actor] = max(0, self.bank[actor] - max(0, over))
        self.since = entry.at

    def _grant(self, entry: Entry, actor: int) -> None:
        request = self.request
        assert request is not None
        self.request = None
        if request.kind == ASK_END:
            self._end("agreed", entry)
        else:
            self.match.undo(min(request.plies, self.match.ply))
            self._turn(entry, actor)

    def _end(self, how: str, entry: Entry) -> None:
        self.ended = how
        self.ended_at = entry.at
        self.request = None

    def _move(self, entry: Entry) -> None:
        self.match.play(entry.path or "")
        self._welcome_back(entry)

    def _welcome_back(self, entry: Entry) -> None:
        """Whoever moves is back."""
        if entry.seat in self.away and not entry.by.startswith("bot:"):
            self.away.discard(entry.seat)

    def _time_out(self, _entry: Entry) -> None:
        self.match.time_out()

    def _undo(self, entry: Entry) -> None:
        self.match.undo(entry.plies)

    def _ask(self, entry: Entry) -> None:
        self.request = Request(entry.kind, entry.seat, entry.plies, entry.number)

    def _agree(self, entry: Entry) -> None:
        if self.request:
            self.request.agreed.add(entry.seat)

    def _decline(self, _entry: Entry) -> None:
        self.request = None

    def _resign(self, entry: Entry) -> None:
        self.resigned.append(entry.seat)
        playing = self.deal.players - len(self.resigned)
        people = self.deal.people - set(self.resigned)
        if playing < 2 or not people:
            self._end("resigned", entry)
        elif entry.seat == self.match.actor:
            self.since = entry.at

    def _away(self, entry: Entry) -> None:
        self.away.add(entry.seat)
        if entry.seat == self.match.actor:
            self._spend(entry.at)
            self.since = entry.at

    def _back(self, entry: Entry) -> None:
        self.away.discard(entry.seat)
        if entry.seat == self.match.actor:
            self.since = entry.at

    def standing(self) -> Standing | None:
        """The result; None while the game goes on."""
        if self.ended is None:
            return None
        points = self.match.score()
        if self.ended == "agreed":
            return Standing(self.ended, points, [1] * self.deal.players)
        order = [self._rank(seat, strength) for seat, strength in enumerate(self.match.standing())]
        return Standing(self.ended, points, [1 + sum(other > rank for other in order) for rank in order])

    def _rank(self, seat: int, strength: int) -> tuple[int, int]:
        """Those who stayed come before those who left, who come before those who resigned, the first one last."""
        if seat in self.resigned:
            return (self.resigned.index(seat) - self.deal.players, 0)
        return (0 if seat in self.away else 1, strength)


def fast_forward(match: Match, entries: list[Entry]) -> list[int]:
    """Play the moves of a log on a match, each checked; the seats that made them. `IllegalMove` if one is not legal."""
    states, choices = match.states, np.empty(match.game.most_choices, ACTION)
    step, actor, find = match.game.calls.step, match.game.calls.actor, match.game.table.action
    count = match.game.calls.legal(states, 0, choices)
    movers: list[int] = []
    for entry in entries:
        action = find(entry.path or "")
        place = count if action is None else bisect_left(choices, action, 0, count)
        if place == count or choices[place] != action:
            raise IllegalMove(entry.path, match.moves())
        movers.append(actor(states, 0))
        count = step(states, 0, action, choices)
    match.paths += [entry.path or "" for entry in entries]
    match.movers += movers
    return movers


_TAKE = {
    MOVE: Course._move,
    TIME_OUT: Course._time_out,
    UNDO: Course._undo,
    ASK_UNDO: Course._ask,
    ASK_END: Course._ask,
    AGREE: Course._agree,
    DECLINE: Course._decline,
    RESIGN: Course._resign,
    AWAY: Course._away,
    BACK: Course._back,
}
