"""The state of a table's game: its log folded, event by event, into a match and all that the table knows besides.

Everything here follows from the deal and the events alone, moments included; so every process that reads the log
comes to the same state, and a table can be rebuilt from it at any time. A state is never changed once it is shown:
`after` makes the next one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from wataha.engine.match import Match
from wataha.engine.position import Fields
from wataha.engine.table import Clock, Table
from wataha.engine.views import View
from wataha.server.timestamps import SECOND

from .events import (
    AGREE,
    ANSWER,
    ASK_END,
    ASK_UNDO,
    AWAY,
    BACK,
    CHANGES_POSITION,
    CLOSE,
    DECLINE,
    HOLIDAY,
    MOVE,
    RESIGN,
    STOP,
    TIME_OUT,
    UNDO,
    Event,
)
from .holidays import Holiday, read_until, rested, taken
from .polls import LENGTH, Poll, poll_length


@dataclass(frozen=True)
class Deal:
    """What is settled before the first event."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int | None = field(repr=False)
    people: frozenset[int]
    """The seats of people; bots sit in the others."""
    started: int
    pace: str = "untimed"
    seconds: int = 0
    bank: int = 0
    poll: int = LENGTH
    """Milliseconds that a poll of people lasts; the host's choice, of which nothing but the moment hangs."""
    key: str | None = field(default=None, repr=False)
    """In place of the seed; None in games from before there were keys."""


@dataclass(frozen=True)
class Request:
    """What a seat asks the others to agree to."""

    kind: str
    seat: int
    plies: int
    number: int
    """The event that asked."""
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    how: str
    """finished, resigned or agreed."""
    points: list[int]
    places: list[int]
    """1 is the best; ties share a place. All are 1 when the game was ended together."""
    abandoned: frozenset[int] = frozenset()
    """Seats whose people had left, or run out of time, and had not come back by then; who resigned is none of them."""

    @property
    def winners(self) -> list[int]:
        return [] if self.how == "agreed" else [seat for seat, place in enumerate(self.places) if place == 1]


class TableState:
    """A table's game after some event."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.match = Match(deal.game, deal.seed, deal.players, deal.key, **deal.options)
        self.version = 0
        self.position = 0
        """The last event that changed the position."""
        self.away: frozenset[int] = frozenset()
        """Seats whose people are away: bots play for them."""
        self.resigned: tuple[int, ...] = ()
        """Seats that were given up, the first one first; bots play on in them."""
        self.request: Request | None = None
        self.ended: str | None = None
        self.ended_at: int | None = None
        self.since = deal.started
        """When the seat that decides began to, as far as everyone knows."""
        self.bank = (deal.bank * SECOND,) * deal.players
        """Milliseconds left to each seat besides those for the move."""
        self.clocks: tuple[Clock, ...] = ()
        """The game's own clock, if it is on, at every decision up to the one at hand."""
        self.spent: dict[int, int] = {}
        """Milliseconds that were taken of each time of that clock, by the ply at which it began."""
        self.hidden: tuple[tuple[int, int], ...] = ()
        """Events that only the seat that made them knows of: their numbers, and the seats."""
        self.undone: dict[int, int] = {}
        """How often moves were taken back to each ply."""
        self.poll: Poll | None = None
        """The seats that are asked at once, if the decision at hand is of that kind."""
        self.holidays: tuple[Holiday, ...] = ()
        """Times in which the clocks of seats stand still, of games by post."""
        self.sealed = 0
        """So many moves were made when the last poll closed: all know of them, and nobody takes them back alone."""
        self._has_hidden_steps = type(self.match.game.table).half_made is not Table.half_made
        self._half_made: tuple[bool, ...] = ()
        """After every ply, whether it is a step that only its maker sees; empty in games without such steps."""
        self._hidden_since: int | None = None
        """When a time began that only the seat that decides knows of."""
        self._fields: Fields | None = None
        self._views: dict[int, View] = {}
        self.actor = self.match.actor
        """The seat that decides; -1 when the game is over."""
        self._follow_position()
        self._ask_together(deal.started)

    @classmethod
    def fold(cls, deal: Deal, events: Iterable[Event]) -> TableState:
        """The state after a whole log; `IllegalMove` or ValueError if it cannot be."""
        return cls(deal).after_all(events)

    def after_all(self, events: Iterable[Event]) -> TableState:
        """The state after many more events, in far less time than one by one."""
        state = self._copy()
        plain = not state._has_hidden_steps and state.own_clock is None
        for moves, stretch in groupby(events, key=lambda event: event.kind == MOVE and plain):
            if moves:
                state._take_moves(list(stretch))
            else:
                for event in stretch:
                    state._take(event)
        return state

    def after(self, event: Event, action: int | None = None) -> TableState:
        """The state after one more event. `action` is its move's, if that is known to be legal."""
        state = self._copy()
        state._take(event, action)
        return state

    def _copy(self) -> TableState:
        state = TableState.__new__(TableState)
        state.__dict__.update(self.__dict__)
        state.match = self.match.copy()
        state._views = {}
        return state

    def view(self, eyes: int) -> View:
        """The table as these eyes see it; who is asked together with others decides, in their own eyes."""
        if eyes not in self._views:
            view, actor = self.match.view(eyes), self.actor_for(eyes)
            self._views[eyes] = view if view["actor"] == actor or self.ended else {**view, "actor": actor}
        return self._views[eyes]

    # What a pair of eyes may count.

    def is_hidden(self, number: int, eyes: int) -> bool:
        """Whether these eyes know nothing of an event."""
        return bool(self.hidden) and any(number == hidden and seat != eyes for hidden, seat in self.hidden)

    def version_for(self, eyes: int, number: int | None = None) -> int:
        """The table's version after an event, the last one if none is named, as these eyes count events."""
        number = self.version if number is None else number
        if not self.hidden:
            return number
        return number - sum(hidden <= number and seat != eyes for hidden, seat in self.hidden)

    def number_for(self, eyes: int, version: int) -> int:
        """The last event that these eyes, or nobody but its maker, knew of at a version as they count."""
        for hidden, seat in self.hidden:
            if seat != eyes and hidden <= version + 1:
                version += 1
        return version

    def deadline(self, eyes: int | None = None) -> int | None:
        """When the time of the seat that decides is up, as these eyes may know; None without a clock, or for a bot."""
        if self.poll:
            return self.poll.closes
        if (self.deal.pace == "untimed" and not self.clocks) or self.actor not in self.present:
            return None
        if not self.clocks:
            time = self.deal.seconds * SECOND + self.bank[self.actor]
            return self.since + time + rested(self.holidays, self.actor, self.since)
        if eyes is None or eyes == self.actor:
            clock, begun = self.clocks[-1], self._begun
        else:
            clock, begun = self.clocks[self._public_ply], self.since
        return begun + clock.seconds * SECOND - self.spent.get(clock.began, 0)

    def holiday_of(self, seat: int, moment: int) -> int | None:
        """Until when a seat is on holiday; None if it is not at a moment."""
        return next((one.ends for one in self.holidays if one.seat == seat and one.ends > moment), None)

    def stands_until(self, moment: int) -> int | None:
        """Until when the clock of the seat that decides stands still; None if it runs, or there is none."""
        if self.poll or self.clocks or self.deadline() is None:
            return None
        return self.holiday_of(self.actor, moment)

    # Who is there, and who decides.

    @property
    def present(self) -> frozenset[int]:
        """The seats of people who are playing themselves."""
        if not self.away and not self.resigned:
            return self.deal.people
        return self.deal.people - self.away - set(self.resigned)

    def decides(self, seat: int) -> bool:
        """Whether the person in a seat is to decide now, perhaps as one of several who are asked."""
        return seat in self.poll.seats and seat in self.present if self.poll else seat >= 0 and seat == self.actor

    def actor_for(self, eyes: int) -> int:
        """The seat that decides, as these eyes see it: of several who are asked oneself, or else the first."""
        return eyes if self.decides(eyes) else self.actor

    def match_for(self, seat: int) -> Match:
        """The match as a seat decides in it: if it is asked with others, as though those before it had said nothing."""
        if self.poll is None or seat not in self.poll.seats:
            return self.match
        asked = self.match.copy()
        while asked.actor != seat:
            asked.play(asked.game.table.silence)
        return asked

    def bot_seat(self) -> int | None:
        """The seat that a bot is to decide for now; None if it is people that all wait for."""
        waiting = self.poll.unanswered if self.poll else [self.actor] if self.actor >= 0 else []
        return next((seat for seat in waiting if seat not in self.present), None)

    def needs_bot(self) -> bool:
        """Whether a bot is to decide now."""
        return self.bot_seat() is not None

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take the last move back without asking."""
        return not self.ended and self.match.ply > self.sealed and self.match.may_undo(seat)

    def due(self) -> int | None:
        """When someone who is not a person has to do something here."""
        if self.needs_bot():
            return self.since
        return self.poll.ends if self.poll else self.deadline()

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

    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""
        if self.ended is None:
            return None
        points, abandoned = self.match.score(), self.away - set(self.resigned)
        if self.ended == "agreed":
            return Outcome(self.ended, points, [1] * self.deal.players, abandoned)
        order = [self._rank(seat, strength) for seat, strength in enumerate(self.match.standing())]
        return Outcome(self.ended, points, [1 + sum(other > rank for other in order) for rank in order], abandoned)

    def _rank(self, seat: int, strength: int) -> tuple[int, int]:
        """Those who stayed come before those who left, who come before those who resigned, the first one last."""
        if seat in self.resigned:
            return (self.resigned.index(seat) - self.deal.players, 0)
        return (0 if seat in self.away else 1, strength)

    # Folding events in; only ever on a state that nobody has seen yet.

    def _take(self, event: Event, action: int | None = None) -> None:
        if event.number != self.version + 1:
            raise ValueError(f"event {event.number} does not follow {self.version}")
        if not 0 <= event.seat < self.deal.players:
            raise ValueError(f"event {event.number} is of seat {event.seat}, which is none")
        mover, public, clock = self.actor, self._public_ply, self._clock
        if event.kind == CLOSE:
            mover, clock = -1, None  # the time of a poll is nobody's
        if event.kind == MOVE and action is not None:
            self.match.make(action)
            self._welcome_back(event)
        else:
            _TAKE[event.kind](self, event)
        self.version = event.number
        if event.kind in CHANGES_POSITION:
            self._follow_position()
            if self._half_made and public == self._public_ply and not self._was_away(event):
                self._hide(event)
            else:
                self.request = None
                self._turn(event, mover, clock)
            self._ask_together(event.at)
        elif self.request and not self.asked():
            self._grant(event, mover)
        self._pass_on(event)

    def _take_moves(self, events: list[Event]) -> None:
        """Fold a stretch of moves in at once; the same as taking them one by one, but faster."""
        if events[0].number != self.version + 1 or events[-1].number != self.version + len(events) or self.ended:
            raise ValueError(f"events {events[0].number} to {events[-1].number} do not follow {self.version}")
        ply = self.match.ply
        self.match.play_all([event.path or "" for event in events])
        for event, mover in zip(events, self.match.movers[ply:], strict=True):
            if event.seat != mover:
                raise ValueError(f"event {event.number} is of seat {event.seat}, and it was the turn of {mover}")
            self._welcome_back(event)
            self._turn(event, mover, None)
        self.version = events[-1].number
        self.request = None
        self._pass_on(events[-1])

    def _pass_on(self, event: Event) -> None:
        """See who decides after an event, or that the game is over."""
        self.actor = self.match.actor
        if self.actor < 0 and not self.ended:
            self._end("finished", event)
        if self.ended:
            self.actor = -1

    @property
    def _public_ply(self) -> int:
        """So many moves everyone has seen."""
        ply = self.match.ply if not self._half_made else len(self._half_made) - 1
        while ply > self.sealed and self._half_made and self._half_made[ply]:
            ply -= 1
        return ply

    def _ask_together(self, moment: int) -> None:
        """Open a poll, if the decision at hand is one."""
        seats = self.match.game.table.asked_together(self.match.state)
        deal, people = self.deal, any(seat in self.present for seat in seats)
        length = poll_length(deal.pace, deal.seconds, deal.poll, people)
        self.poll = Poll(seats, moment, length, self._longest_rest(seats, moment)) if seats else None

    def _longest_rest(self, seats: Iterable[int], since: int) -> int:
        """How long a poll waits for those of its people who are on holiday."""
        return max((rested(self.holidays, seat, since) for seat in seats if seat in self.present), default=0)

    def _follow_position(self) -> None:
        """Wind the game's own clock for the decision at hand, and see whether it is in the middle of a hidden step.

        What belongs to moves that were taken back is forgotten.
        """
        table, ply, limit = self.match.game.table, self.match.ply, self.own_clock
        if self._has_hidden_steps:
            self._half_made = (*self._half_made[:ply], table.half_made(self.match.state))
        if limit is not None:
            fields = self.match.fields()
            if len(self.clocks) <= ply:
                before = (self._fields, self.clocks[-1]) if self._fields and self.clocks else None
                self.clocks = (*self.clocks, table.clock(limit, ply, before, fields))
            self.clocks = self.clocks[: ply + 1]
            self._fields = fields

    @property
    def _clock(self) -> Clock | None:
        """The game's own clock for the decision at hand, if it has one."""
        return self.clocks[-1] if self.clocks else None

    @property
    def _begun(self) -> int:
        """When the time of the seat that decides began to run, as only that seat may know."""
        return self.since if self._hidden_since is None else self._hidden_since

    def _hide(self, event: Event) -> None:
        """A step that others do not see: nothing of theirs changes, and the clock that they see runs on."""
        self.position = event.number
        self.hidden = (*self.hidden, (event.number, event.seat))
        if not self.clocks or self.clocks[-1].began == self.clocks[self._public_ply].began:
            self._hidden_since = None
        elif self._hidden_since is None:
            self._hidden_since = event.at

    def _spend(self, clock: Clock | None, moment: int) -> None:
        """The time until now is taken of the game's own clock."""
        if clock is not None:
            self.spent = {**self.spent, clock.began: self.spent.get(clock.began, 0) + moment - self._begun}

    def _turn(self, event: Event, actor: int, clock: Clock | None) -> None:
        """A decision was made: what it took beyond the time for a move comes from the bank, and the next one begins."""
        self.position = event.number
        if actor in self.present:
            self._spend(clock, event.at)
            if self.deal.pace == "live":
                over = event.at - self.since - self.deal.seconds * SECOND
                left = max(0, self.bank[actor] - max(0, over))
                self.bank = (*self.bank[:actor], left, *self.bank[actor + 1 :])
        self.since = event.at
        self._hidden_since = None

    def _grant(self, event: Event, actor: int) -> None:
        request = self.request
        assert request is not None
        self.request = None
        if request.kind == ASK_END:
            self._end("agreed", event)
        else:
            clock = self._clock
            self.match.undo(min(request.plies, self.match.ply))
            self.sealed = min(self.sealed, self.match.ply)
            self._follow_position()
            self._turn(event, actor, clock)
            self._ask_together(event.at)

    def _end(self, how: str, event: Event) -> None:
        self.ended = how
        self.ended_at = event.at
        self.request = None
        self.poll = None

    def _move(self, event: Event) -> None:
        self.match.play(event.path or "")
        self._welcome_back(event)

    def _was_away(self, event: Event) -> bool:
        return event.seat in self.away and not event.by_bot

    def _welcome_back(self, event: Event) -> None:
        """Whoever moves is back."""
        if self._was_away(event):
            self.away -= {event.seat}

    def _time_out(self, _event: Event) -> None:
        self.match.time_out()

    def _answer(self, event: Event) -> None:
        """A seat answers in a poll: others see nothing of it before the poll closes."""
        if self.poll is None or event.seat not in self.poll.seats:
            raise ValueError(f"event {event.number} answers what nobody asked seat {event.seat}")
        self.poll = self.poll.after(event)
        self.hidden = (*self.hidden, (event.number, event.seat))

    def _close(self, event: Event) -> None:
        """A poll closes: answers count in their order, until one changes what the others were asked about."""
        if self.poll is None:
            raise ValueError(f"event {event.number} closes a poll, and none is open")
        table, seats = self.match.game.table, self.poll.seats
        for place, seat in enumerate(seats, 1):
            self.match.play(self.poll.answers.get(seat, table.silence))
            self._follow_position()
            if table.asked_together(self.match.state) != seats[place:]:
                break
        self.sealed = self.match.ply

    def _undo(self, event: Event) -> None:
        self.match.undo(event.plies)
        self.undone = {**self.undone, self.match.ply: self.undone.get(self.match.ply, 0) + 1}

    def _ask(self, event: Event) -> None:
        self.request = Request(event.kind, event.seat, event.plies, event.number)

    def _agree(self, event: Event) -> None:
        if self.request:
            self.request = replace(self.request, agreed=self.request.agreed | {event.seat})

    def _decline(self, _event: Event) -> None:
        self.request = None

    def _resign(self, event: Event) -> None:
        self.resigned = (*self.resigned, event.seat)
        playing = self.deal.players - len(self.resigned)
        people = self.deal.people - set(self.resigned)
        if playing < 2 or not people:
            self._end("resigned", event)
        elif event.seat == self.match.actor and not self.poll:
            self._begin_again(event)

    def _stop(self, event: Event) -> None:
        """The host has closed the table: nobody wins."""
        self._end("agreed", event)

    def _away(self, event: Event) -> None:
        if event.seat == self.match.actor and not self.poll:
            self._spend(self._clock, event.at)
            self._begin_again(event)
        self.away |= {event.seat}

    def _back(self, event: Event) -> None:
        self.away -= {event.seat}
        if event.seat == self.match.actor and not self.poll:
            self._begin_again(event)

    def _holiday(self, event: Event) -> None:
        self.holidays = taken(self.holidays, event.seat, event.at, read_until(event.path))
        if self.poll:
            self.poll = replace(self.poll, rest=self._longest_rest(self.poll.seats, self.poll.opened))

    def _begin_again(self, event: Event) -> None:
        self.since = event.at
        self._hidden_since = None


_TAKE = {
    MOVE: TableState._move,
    TIME_OUT: TableState._time_out,
    UNDO: TableState._undo,
    ASK_UNDO: TableState._ask,
    ASK_END: TableState._ask,
    AGREE: TableState._agree,
    DECLINE: TableState._decline,
    RESIGN: TableState._resign,
    AWAY: TableState._away,
    BACK: TableState._back,
    ANSWER: TableState._answer,
    CLOSE: TableState._close,
    STOP: TableState._stop,
    HOLIDAY: TableState._holiday,
}
