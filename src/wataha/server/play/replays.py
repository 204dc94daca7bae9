"""Finished games: their records, and any ply through any eyes. All is open by then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from wataha.engine.match import Match
from wataha.engine.views import EVERYTHING, PUBLIC, Eyes, View
from wataha.lab.verify_deal import check_deal
from wataha.server.errors import Refusal
from wataha.server.tables.deals import text_of

from .events import PastMove
from .table_cache import CachedTable

MOST_IN_A_LINE = 12
"""Moves other than those that were made, which one may ask for at once."""


def record_of(table: CachedTable) -> dict[str, Any]:
    """A finished game, whole; `Refusal` while it is being played."""
    outcome = table.state.outcome() if table.state else None
    if table.state is None or outcome is None:
        raise Refusal("not-over")
    return {
        **table.state.match.record(),
        "options": table.row.options,  # as they were committed to
        "table": table.row.id,
        "how": outcome.how,
        "points": outcome.points,
        "places": outcome.places,
        "names": [seat.name or seat.level or "" for seat in table.row.seats],
        "started": table.row.started,
        "ended": table.row.ended,
        **({"salt": table.row.deal_salt, "commitment": table.row.commitment} if table.row.deal_salt else {}),
    }


def moves_until(table: CachedTable, ply: int, others: Sequence[str] = ()) -> tuple[PastMove, ...]:
    """The first moves of a finished game, and then others than those that were made."""
    record = record_of(table)
    check_ply(record, ply)
    match = Match.replay(record, ply)
    time_out = None if match.game.time_out is None else match.game.table.path(match.game.time_out)
    for path in others:
        if path not in match.moves():
            raise Refusal("illegal-move", 422)
        match.play(path)
    made = zip(match.movers, match.paths, strict=True)
    return tuple(PastMove(seat, path, path == time_out) for seat, path in made)


def check_ply(record: dict[str, Any], ply: int) -> None:
    """`Refusal` where a game has fewer moves."""
    if ply > len(record["moves"]):
        raise Refusal("no-such-ply", 404, plies=len(record["moves"]))


def proof_of(table: CachedTable) -> dict[str, Any]:
    """The commitment to a table's deal; once the game is over, also what it is to, and whether the game followed it."""
    over = table.state is not None and table.state.ended is not None
    if table.row.commitment is None or not over:
        return {"commitment": table.row.commitment, "text": None, "verdict": None}
    verdict = check_deal(record_of(table)).verdict
    return {"commitment": table.row.commitment, "text": text_of(table.row), "verdict": verdict}


async def show_ply(table: CachedTable, ply: int, eyes: str) -> dict[str, Any]:
    """A finished game after so many moves, through the eyes that a word names."""
    record = record_of(table)
    check_ply(record, ply)
    return await asyncio.to_thread(_show_ply, record, ply, _read_eyes(eyes, record["players"]))


def _read_eyes(eyes: str, players: int) -> Eyes:
    """The eyes that a word names: a seat's number, `public` or `all`."""
    if eyes == "all":
        return EVERYTHING
    if eyes == "public":
        return PUBLIC
    if eyes.isdecimal() and int(eyes) < players:
        return int(eyes)
    raise Refusal("no-such-seat", 404)


async def show_line(table: CachedTable, ply: int, moves: list[str], eyes: str) -> list[dict[str, Any]]:
    """Other moves than those that were made after a ply of a finished game, as far as they can be made."""
    record = record_of(table)
    check_ply(record, ply)
    return await asyncio.to_thread(_show_line, record, ply, moves, _read_eyes(eyes, record["players"]))


def _show_line(record: dict[str, Any], ply: int, moves: list[str], eyes: Eyes) -> list[dict[str, Any]]:
    match, shown = Match.replay(record, ply), list[dict[str, Any]]()
    for path in moves:
        if path not in match.moves():
            break
        before = match.view(eyes)
        match.play(path)
        shown.append(_shown(match, before, eyes, len(record["moves"])))
    return shown


def _show_ply(record: dict[str, Any], ply: int, eyes: Eyes) -> dict[str, Any]:
    before = Match.replay(record, ply - 1).view(eyes) if ply else None
    return _shown(Match.replay(record, ply), before, eyes, len(record["moves"]))


def _shown(match: Match, before: View | None, eyes: Eyes, plies: int) -> dict[str, Any]:
    """A position, and what led to it from the one before."""
    view = match.view(eyes)
    return {
        "ply": match.ply,
        "plies": plies,
        "path": match.paths[-1] if before else None,
        "seat": match.movers[-1] if before else None,
        "view": view,
        "sentences": match.game.table.tell(match.paths[-1], before, view) if before else [],
        "sheet": match.sheet() if match.over or match.ply == plies else None,
    }
