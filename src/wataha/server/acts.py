"""What a seat may do at a table, and when: every act becomes one entry of the log, or a refusal."""

from __future__ import annotations

from typing import NamedTuple

from .course import (
    AGREE,
    ASK_END,
    ASK_UNDO,
    AWAY,
    BACK,
    CLOCK,
    DECLINE,
    MOVE,
    RESIGN,
    TIME_OUT,
    UNDO,
    Course,
    Entry,
)
from .moment import now
from .refusal import Refusal


class Act(NamedTuple):
    """What someone wants to do."""

    kind: str
    seat: int
    by: str
    """An account's id, bot:LEVEL or clock."""
    version: int | None = None
    """The version of the table that they saw; None for acts that do not depend on it."""
    path: str | None = None
    nonce: str | None = None


def decide(course: Course, act: Act) -> Entry:
    """The entry that an act makes; `Refusal` says why it makes none."""
    if course.ended:
        raise Refusal("game-over")
    if act.kind in (MOVE, UNDO) and act.version is not None and not course.position <= act.version <= course.version:
        raise Refusal("stale")
    plies = _PLIES[act.kind](course, act)
    return Entry(
        number=course.version + 1,
        kind=act.kind,
        seat=act.seat,
        at=max(now(), course.since),
        by=act.by,
        path=" ".join((act.path or "").split()) if act.kind == MOVE else None,
        plies=plies,
        nonce=act.nonce,
    )


def _move(course: Course, act: Act) -> int:
    if course.actor != act.seat:
        raise Refusal("not-your-turn")
    if act.seat in course.resigned and not act.by.startswith("bot:"):
        raise Refusal("resigned")
    match = course.match
    action = match.game.table.action(" ".join((act.path or "").split()))
    if action is None or action not in match.actions():
        raise Refusal("illegal-move")
    return 0


def _time_out(course: Course, act: Act) -> int:
    deadline = course.deadline()
    if act.by != CLOCK or course.own_clock is None or deadline is None or deadline > now():
        raise Refusal("time-left")
    return 0


def _undo(course: Course, act: Act) -> int:
    if not course.match.may_undo(act.seat):
        raise Refusal("undo-needs-consent" if act.seat in course.match.movers else "nothing-to-undo")
    return 1


def _ask_undo(course: Course, act: Act) -> int:
    _no_request(course)
    movers = course.match.movers
    if act.seat not in movers:
        raise Refusal("nothing-to-undo")
    return movers[::-1].index(act.seat) + 1


def _ask_end(course: Course, _act: Act) -> int:
    _no_request(course)
    return 0


def _no_request(course: Course) -> None:
    if course.request is not None:
        raise Refusal("request-pending")


def _agree(course: Course, act: Act) -> int:
    if act.seat not in course.asked():
        raise Refusal("nothing-asked")
    _same_request(course, act)
    return 0


def _decline(course: Course, act: Act) -> int:
    if course.request is None or act.seat not in course.asked() | {course.request.seat}:
        raise Refusal("nothing-asked")
    _same_request(course, act)
    return 0


def _same_request(course: Course, act: Act) -> None:
    """Nobody agrees to a request that they have not seen."""
    if act.version is not None and course.request and act.version < course.request.number:
        raise Refusal("stale")


def _resign(course: Course, act: Act) -> int:
    if course.deal.players < 2:
        raise Refusal("no-winner")
    if act.seat in course.resigned:
        raise Refusal("resigned")
    return 0


def _away(course: Course, act: Act) -> int:
    if act.seat not in course.present:
        raise Refusal("away-already")
    deadline = course.deadline()
    if act.by == CLOCK and (course.actor != act.seat or deadline is None or deadline > now()):
        raise Refusal("time-left")
    return 0


def _back(course: Course, act: Act) -> int:
    if act.seat not in course.away or act.seat in course.resigned:
        raise Refusal("not-away")
    return 0


_PLIES = {
    MOVE: _move,
    TIME_OUT: _time_out,
    UNDO: _undo,
    ASK_UNDO: _ask_undo,
    ASK_END: _ask_end,
    AGREE: _agree,
    DECLINE: _decline,
    RESIGN: _resign,
    AWAY: _away,
    BACK: _back,
}
