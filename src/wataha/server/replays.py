"""Finished games: their records, any ply through any eyes, and what bots think of them. All is open by then."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update

from wataha.engine.match import Match
from wataha.engine.views import EVERYTHING, PUBLIC, Eyes

from .moment import now
from .refusal import Refusal
from .rooms import Room
from .schema import analyses
from .tables import OVER

if TYPE_CHECKING:
    from .app import House


def read_eyes(eyes: str, players: int) -> Eyes:
    """The eyes that a word names: a seat's number, `public` or `all`."""
    if eyes == "all":
        return EVERYTHING
    if eyes == "public":
        return PUBLIC
    if eyes.isdecimal() and int(eyes) < players:
        return int(eyes)
    raise Refusal("no-such-seat", 404)


def show_ply(record: dict[str, Any], ply: int, eyes: Eyes) -> dict[str, Any]:
    """The table after so many moves, and what the last of them did."""
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


class Replays:
    """Looking back at games."""

    def __init__(self, house: House) -> None:
        self.house = house

    def record(self, room: Room) -> dict[str, Any]:
        """A finished game, whole; `Refusal` while it is being played."""
        if room.row.status != OVER or room.course is None:
            raise Refusal("not-over")
        standing = room.course.standing()
        assert standing is not None
        return {
            **room.course.match.record(),
            "table": room.row.id,
            "how": standing.how,
            "points": standing.points,
            "places": standing.places,
            "names": [seat.name or seat.level or "" for seat in room.row.seats],
            "started": room.row.started,
            "ended": room.row.ended,
        }

    async def show(self, room: Room, ply: int, eyes: str) -> dict[str, Any]:
        record = self.record(room)
        if ply > len(record["moves"]):
            raise Refusal("no-such-ply", 404, plies=len(record["moves"]))
        return await asyncio.to_thread(show_ply, record, ply, read_eyes(eyes, record["players"]))

    async def analysis(self, room: Room) -> dict[str, Any]:
        """What bots think of the game, as far as it has been asked for and is done."""
        self.record(room)
        row = await self.house.store.row(select(analyses).where(analyses.c.table_id == room.row.id))
        if row is None:
            return {"status": "none", "judged": None}
        return {"status": row.status, "judged": json.loads(row.result) if row.result else None}

    async def ask_analysis(self, room: Room) -> dict[str, Any]:
        """Ask bots to look at a finished game; whoever asked first, all get the same answer."""
        self.record(room)
        asked = {"status": "queued", "asked": now()}
        insert = self.house.store.insert(analyses).values(table_id=room.row.id, **asked)
        again = insert.on_conflict_do_update(
            index_elements=["table_id"], set_=asked, where=analyses.c.status == "failed"
        )
        async with self.house.store.write() as writing:
            await writing.run(again)
        return await self.analysis(room)

    async def keep_analysis(self, table: str, judged: Any) -> None:
        values = {"status": "failed" if judged is None else "done", "result": judged and json.dumps(judged)}
        async with self.house.store.write() as writing:
            await writing.run(update(analyses).where(analyses.c.table_id == table).values(**values))
