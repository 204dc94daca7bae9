"""What happened at a table, event by event, as a pair of eyes may know it."""

from __future__ import annotations

import asyncio
from typing import Literal

from wataha.engine.views import Sentence
from wataha.server.live.messages import Told

from .events import CLOCK, CLOSE, HOLIDAY, HOST, MOVE, TIME_OUT, Event
from .holidays import read_until
from .table_cache import CachedTable
from .table_state import TableState


def tell_event(event: Event, before: TableState, state: TableState, eyes: int, over: bool) -> Told:
    """An event that led to a state, for eyes that may know of it; another's path only once the game is over."""
    if event.kind == CLOSE:
        told = _tell_answers(before, state, eyes)
    elif event.kind in (MOVE, TIME_OUT):
        told = state.match.game.table.tell(state.match.paths[-1], before.view(eyes), state.view(eyes))
    else:
        told = []
    return {
        "number": state.version_for(eyes, event.number),
        "kind": event.kind,  # type: ignore[typeddict-item]
        "seat": event.seat,
        "by": _maker(event),
        "at": event.at,
        "plies": event.plies,
        "path": event.path if event.seat == eyes or over else None,
        "sentences": told,  # type: ignore[typeddict-item]
        **({"until": read_until(event.path)} if event.kind == HOLIDAY else {}),
    }


def _tell_answers(before: TableState, state: TableState, eyes: int) -> list[Sentence]:
    """What came of a poll that has closed."""
    match, told = before.match.copy(), list[Sentence]()
    table = match.game.table
    for path in state.match.paths[match.ply :]:
        was = match.view(eyes)
        match.play(path)
        told += table.tell(path, was, match.view(eyes)) if path != table.silence else []
    return told


async def tell_story(table: CachedTable, eyes: int, after: int, until: int) -> list[Told]:
    """What these eyes saw at a table whose game has begun, from a version to another as they count."""
    state, events = table.state, table.events
    assert state is not None
    first = min(state.number_for(eyes, after), state.version)
    kept = table.checkpoint(first)
    told = kept.after_all(events[kept.version : first])
    story: list[Told] = []
    for event in events[first:]:
        if len(story) == until - after:
            break
        before = told
        told = told.after(event)
        if not told.is_hidden(event.number, eyes):
            story.append(tell_event(event, before, told, eyes, over=state.ended is not None))
            await asyncio.sleep(0)
    return story


def _maker(event: Event) -> Literal["person", "bot", "clock", "host"]:
    if event.by.startswith(HOST):
        return "host"
    return "clock" if event.by == CLOCK else "bot" if event.by_bot else "person"
