"""What a seat may do at a table, and when: every command becomes one event of the log, or a refusal."""

from __future__ import annotations

from typing import NamedTuple

from wataha.server.errors import Refusal
from wataha.server.storage.schema import DAYS
from wataha.server.timestamps import MINUTE, now

from .events import (
    AGREE,
    ANSWER,
    ASK_END,
    ASK_UNDO,
    AWAY,
    BACK,
    BOT,
    CLOCK,
    CLOSE,
    DECLINE,
    HOLIDAY,
    HOST,
    MOVE,
    RESIGN,
    STOP,
    TIME_OUT,
    UNDO,
    Event,
)
from .holidays import read_until
from .polls import MOST_ANSWERS
from .table_state import TableState

MOST_UNDOS = 20
"""How often moves can be taken back to the same decision."""

LAST_HOUR = 60 * MINUTE
"""A clock that has no more left is not stopped by a holiday that begins now; the next turn's is."""


class Command(NamedTuple):
    """What someone wants to do."""

    kind: str
    seat: int
    by: str
    """An account's id, bot:LEVEL or clock."""
    version: int | None = None
    """The version of the table that they saw, as they count; None for what does not depend on it."""
    path: str | None = None
    nonce: str | None = None


class Decision(NamedTuple):
    """A command that was granted: the event that it makes, and the action of its move."""

    event: Event
    action: int | None


def decide(state: TableState, command: Command) -> Decision:
    """The event that a command makes; `Refusal` says why it makes none."""
    if state.ended:
        raise Refusal("game-over")
    known = _known(state, command)
    if command.kind in (MOVE, UNDO) and known is not None and not state.position <= known <= state.version:
        raise Refusal("stale")
    path = " ".join(command.path.split()) if command.path else None
    action = _find_action(state, command, path or "") if command.kind == MOVE else None
    event = Event(
        number=state.version + 1,
        kind=ANSWER if command.kind == MOVE and state.poll else command.kind,
        seat=command.seat,
        at=max(now(), state.since),
        by=command.by,
        path=path,
        plies=0 if command.kind == MOVE else _PLIES[command.kind](state, command),
        nonce=command.nonce,
    )
    return Decision(event, action)


def _known(state: TableState, command: Command) -> int | None:
    """The last event that whoever commands may have known of."""
    return None if command.version is None else state.number_for(command.seat, command.version)


def _find_action(state: TableState, command: Command, path: str) -> int:
    if command.by.startswith(BOT):
        if state.bot_seat() != command.seat:
            raise Refusal("not-your-turn")  # its person came back while it thought
    elif command.seat in state.resigned:
        raise Refusal("resigned")
    elif not state.decides(command.seat):
        raise Refusal("not-your-turn")
    elif state.poll and state.poll.counts.get(command.seat, 0) >= MOST_ANSWERS:
        raise Refusal("too-many-answers", most=MOST_ANSWERS)
    match = state.match_for(command.seat)
    action = match.game.table.action(path)
    if action is None or action not in match.actions():
        raise Refusal("illegal-move")
    return action


def _time_out(state: TableState, command: Command) -> int:
    if command.by != CLOCK or state.own_clock is None or state.poll or not _is_late(state):
        raise Refusal("time-left")
    return 0


def _close(state: TableState, command: Command) -> int:
    if command.by != CLOCK or state.poll is None or state.needs_bot() or state.poll.ends > now():
        raise Refusal("time-left")
    return 0


def _is_late(state: TableState) -> bool:
    deadline = state.deadline()
    return deadline is not None and deadline <= now()


def _undo(state: TableState, command: Command) -> int:
    if not state.may_undo(command.seat):
        raise Refusal("undo-needs-consent" if command.seat in state.match.movers else "nothing-to-undo")
    if state.undone.get(state.match.ply - 1, 0) >= MOST_UNDOS:
        raise Refusal("too-many-undos", most=MOST_UNDOS)
    return 1


def _ask_undo(state: TableState, command: Command) -> int:
    _may_ask(state, command)
    movers = state.match.movers
    if command.seat not in movers:
        raise Refusal("nothing-to-undo")
    return movers[::-1].index(command.seat) + 1


def _ask_end(state: TableState, command: Command) -> int:
    _may_ask(state, command)
    return 0


def _may_ask(state: TableState, command: Command) -> None:
    """Everyone else who has not resigned has to be there to answer: neither silence nor a bot ever agrees."""
    if state.request is not None:
        raise Refusal("request-pending")
    if set(range(state.deal.players)) - {command.seat, *state.resigned} - state.present:
        raise Refusal("nobody-to-ask")


def declines_first(state: TableState, command: Command) -> bool:
    """Whether someone who is asked for consent leaves: that is a no."""
    return command.kind in (AWAY, RESIGN) and command.seat in state.asked()


def _agree(state: TableState, command: Command) -> int:
    if command.seat not in state.asked():
        raise Refusal("nothing-asked")
    _has_seen_request(state, command)
    return 0


def _decline(state: TableState, command: Command) -> int:
    if state.request is None or command.seat not in state.asked() | {state.request.seat}:
        raise Refusal("nothing-asked")
    _has_seen_request(state, command)
    return 0


def _has_seen_request(state: TableState, command: Command) -> None:
    """Nobody agrees to a request that they have not seen."""
    known = _known(state, command)
    if known is not None and state.request and known < state.request.number:
        raise Refusal("stale")


def _stop(_state: TableState, command: Command) -> int:
    if not command.by.startswith(HOST):
        raise Refusal("not-allowed", 403)
    return 0


def _resign(state: TableState, command: Command) -> int:
    if state.deal.players < 2:
        raise Refusal("no-winner")
    if command.seat in state.resigned:
        raise Refusal("resigned")
    return 0


def _away(state: TableState, command: Command) -> int:
    if command.seat not in state.present:
        raise Refusal("away-already")
    if command.by == CLOCK and (state.actor != command.seat or state.poll or not _is_late(state)):
        raise Refusal("time-left")
    return 0


def _back(state: TableState, command: Command) -> int:
    if command.seat not in state.away or command.seat in state.resigned:
        raise Refusal("not-away")
    return 0


def _holiday(state: TableState, command: Command) -> int:
    """Holidays stop the clocks of games by post alone, and none that is about to run out."""
    moment, until = now(), read_until(command.path)
    known = state.holiday_of(command.seat, moment)
    deadline = state.deadline() if state.decides(command.seat) and not state.clocks else None
    begins_too_late = deadline is not None and known is None and deadline - moment < LAST_HOUR
    if state.deal.pace != DAYS or begins_too_late or known == (until if until > moment else None):
        raise Refusal("no-holiday-now")
    return 0


_PLIES = {
    TIME_OUT: _time_out,
    UNDO: _undo,
    ASK_UNDO: _ask_undo,
    ASK_END: _ask_end,
    AGREE: _agree,
    DECLINE: _decline,
    RESIGN: _resign,
    AWAY: _away,
    BACK: _back,
    CLOSE: _close,
    STOP: _stop,
    HOLIDAY: _holiday,
}
"""Whether a command that is no move is granted, and how many plies it is about."""
