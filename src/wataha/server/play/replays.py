"""Finished games: their records, and any ply through any eyes. All is open by then."""

from __future__ import annotations

import asyncio
from typing import Any

from wataha.engine.match import Match
from wataha.engine.views import EVERYTHING, PUBLIC, Eyes
from wataha.lab.verify_deal import check_deal
from wataha.server.errors import Refusal
from wataha.server.tables.deals import text_of

from .table_cache import CachedTable


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
    if ply > len(record["moves"]):
        raise Refusal("no-such-ply", 404, plies=len(record["moves"]))
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


def _show_ply(record: dict[str, Any], ply: int, eyes: Eyes) -> dict[str, Any]:
    match = Match.replay(record, ply)
    sentences: list[Any] = []
    if ply:
        before = Match.replay(record, ply - 1).view(eyes)
        sentences = match.game.table.tell(match.paths[-1], before, match.view(eyes))
    return {
        "ply": ply,
        "plies": len(record["moves"]),
        "path": match.paths[-1] if ply else None,
        "seat": match.movers[-1] if ply else None,
        "view": match.view(eyes),
        "sentences": sentences,
        "sheet": match.sheet() if ply == len(record["moves"]) else None,
    }
