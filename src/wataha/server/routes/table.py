"""One table's game by HTTP: its story, its moves in words, hints, talk; and, once it is over, record and replay."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from wataha.engine.match import Match
from wataha.engine.views import PUBLIC
from wataha.server import minds
from wataha.server.messages import Phrase, Sentence, Told
from wataha.server.refusal import Refusal
from wataha.server.tables import BOT

from .common import ERRORS, Limit, Me, TheHouse, TheRoom, Visitor

router = APIRouter(prefix="/api/tables/{table}", tags=["table"], responses=ERRORS)

PAGE = 50


class Story(BaseModel):
    """Entries of the log as one's eyes saw them."""

    version: int
    entries: list[Told]


class Labelled(BaseModel):
    """A legal move in words."""

    path: str
    label: Phrase


class Labels(BaseModel):
    """The legal moves in words, for the seat that decides."""

    version: int
    moves: list[Labelled]


class Hint(BaseModel):
    """What a strong bot would do in one's place, knowing what one knows."""

    version: int
    moves: list[dict[str, Any]] = Field(description="The best first: path, label, share, result, margin.")
    line: list[dict[str, Any]] = Field(description="What is expected then: seat, path, label.")


class Message(BaseModel):
    """Something that was said."""

    table: str
    number: int
    room: Literal["seats", "spectators"]
    seat: int | None
    account: str
    name: str
    text: str
    at: int


class Messages(BaseModel):
    """Table talk, the oldest first."""

    talk: list[Message]


class Ply(BaseModel):
    """A finished game after so many moves."""

    ply: int
    plies: int
    path: str | None
    seat: int | None
    view: dict[str, Any]
    sentences: list[Sentence]
    sheet: dict[str, Any] | None


class Analysis(BaseModel):
    """What a strong bot thinks of every decision; null until it is done."""

    status: Literal["none", "queued", "done", "failed"]
    judged: dict[str, Any] | None = Field(description="decisions, curves and swings, as `wataha analyse` tells them.")


@router.get("/story")
async def read_story(room: TheRoom, visitor: Visitor, after: Annotated[int, Query(ge=0, lt=2**31)] = 0) -> Story:
    """The log from an entry on, fifty entries at a time, as one's eyes saw it."""
    eyes = PUBLIC if visitor is None else room.eyes_of(visitor.id)
    until = min(after + PAGE, room.version)
    entries = await room.story(eyes, after, until) if room.course else []
    return Story(version=room.version, entries=[Told.model_validate(entry) for entry in entries])


@router.get("/moves")
async def read_moves(room: TheRoom, me: Me) -> Labels:
    """The legal moves in words, for the seat that decides."""
    course = room.course
    seat = room.row.seat_of(me.id)
    if course is None or seat is None or course.actor != seat:
        raise Refusal("not-your-turn")
    view = room.view(seat)
    moves = [
        Labelled(path=path, label=Phrase.model_validate(course.match.game.table.label(path, view)))
        for path in course.match.moves()
    ]
    return Labels(version=course.version, moves=moves)


@router.get("/sheet")
async def read_sheet(room: TheRoom, visitor: Visitor) -> dict[str, Any]:
    """How the points are made up as things stand; where some are secret from one's eyes, only once the game is over."""
    eyes = PUBLIC if visitor is None else room.eyes_of(visitor.id)
    course = room.course
    if course is None or (not course.ended and None in room.view(eyes)["score"]):
        raise Refusal("not-over")
    return dict(course.match.sheet())


@router.post("/hint")
async def ask_hint(house: TheHouse, room: TheRoom, me: Me) -> Hint:
    """A hint, in games against bots only."""
    course = room.course
    seat = room.row.seat_of(me.id)
    if course is None or seat is None or course.actor != seat:
        raise Refusal("not-your-turn")
    if any(other.kind != BOT for other in room.row.seats if other.seat != seat):
        raise Refusal("hints-against-bots-only", 403)
    house.limits.take("hint", me.id)
    record, version = course.match.record(), course.version
    seed = minds.seed_for(room.row.id, version)
    advice = await house.bots.think(lambda: minds.advise(seed, Match.replay(record)))
    return Hint(version=version, **advice)


@router.get("/talk")
async def read_talk(
    house: TheHouse,
    room: TheRoom,
    visitor: Visitor,
    before: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
    limit: Limit = 50,
) -> Messages:
    """What was said at the table, as far as one may hear it; the last messages, or those before a number."""
    said = await house.talk.read(visitor.id if visitor else None, room.row, before, limit)
    return Messages(talk=[Message.model_validate(message) for message in said])


@router.get("/record")
async def download(house: TheHouse, room: TheRoom) -> JSONResponse:
    """A finished game as a record: `wataha replay` shows it."""
    name = f"{room.row.game}-{room.row.id}.json"
    return JSONResponse(house.replays.record(room), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/replay")
async def replay(
    house: TheHouse,
    room: TheRoom,
    ply: Annotated[int, Query(ge=0, le=100_000)] = 0,
    eyes: Annotated[str, Query(pattern=r"^(all|public|[0-9]{1,2})$")] = "all",
) -> Ply:
    """A finished game after so many moves, through the eyes of a seat, of the public, or all-seeing ones."""
    return Ply.model_validate(await house.replays.show(room, ply, eyes))


@router.get("/analysis")
async def read_analysis(house: TheHouse, room: TheRoom) -> Analysis:
    """What bots think of a finished game."""
    return Analysis.model_validate(await house.replays.analysis(room))


@router.post("/analysis", status_code=202)
async def ask_analysis(house: TheHouse, room: TheRoom, me: Me) -> Analysis:
    """Ask bots to look at a finished game; it waits in a queue, and the answer is kept."""
    house.limits.take("analysis", me.id)
    return Analysis.model_validate(await house.replays.ask_analysis(room))
