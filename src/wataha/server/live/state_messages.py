"""The messages about a table's game: the whole of it, and what changed, for one pair of eyes."""

from __future__ import annotations

from wataha.engine.views import View
from wataha.server.play.table_state import TableState
from wataha.server.timestamps import now

from .messages import Clock, Situation, State, Told, Update
from .view_patch import make_patch


def whole_state(table: str, state: TableState, eyes: int, since: int, entries: list[Told]) -> State:
    """A table as these eyes see it, and what happened since a version."""
    return {"type": "state", "view": state.view(eyes), **_situation(table, state, eyes, since, entries)}  # type: ignore[typeddict-item]


def update_of(
    table: str, state: TableState, eyes: int, before: View, entries: list[Told], answers: str | None
) -> Update:
    """What changed for these eyes since the version before; `answers` is the id of what they said that did it."""
    patch = make_patch(before, state.view(eyes))
    since = state.version_for(eyes) - len(entries)
    return {"type": "update", "patch": patch, "answers": answers, **_situation(table, state, eyes, since, entries)}


def _clock(state: TableState, eyes: int) -> Clock:
    moment = now()
    clock: Clock = {
        "since": state.since,
        "deadline": state.deadline(eyes),
        "bank": list(state.bank),
        "now": moment,
    }
    stands = state.stands_until(moment)
    if stands is not None:
        clock["stands"] = stands
    return clock


def _situation(table: str, state: TableState, eyes: int, since: int, entries: list[Told]) -> Situation:
    request, outcome = state.request, state.outcome()
    return {
        "table": table,
        "version": state.version_for(eyes),
        "eyes": eyes,
        "actor": state.actor_for(eyes),
        "moves": state.match_for(eyes).moves() if state.decides(eyes) else None,
        "poll": state.poll
        and {
            "seats": list(state.poll.seats),
            "closes": state.poll.closes,
            "answer": state.poll.answers.get(eyes),
        },
        "may_undo": eyes >= 0 and state.may_undo(eyes),
        "clock": _clock(state, eyes),
        "away": sorted(state.away),
        "resigned": list(state.resigned),
        "request": request
        and {
            "kind": request.kind,  # type: ignore[typeddict-item]
            "seat": request.seat,
            "plies": request.plies,
            "waiting": sorted(state.asked()),
        },
        "result": outcome
        and {
            "how": outcome.how,  # type: ignore[typeddict-item]
            "points": outcome.points,
            "places": outcome.places,
            "winners": outcome.winners,
            "sheet": dict(state.match.sheet()),
        },
        "since": since,
        "entries": entries,
    }
