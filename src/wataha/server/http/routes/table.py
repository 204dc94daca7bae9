"""One table's game by HTTP: its story, its moves in words, hints, talk; and, once it is over, record and replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from wataha.server.bots.fair_queue import Asker
from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    Address,
    Limit,
    Me,
    TheAnalyses,
    TheBots,
    TheChat,
    TheDatabase,
    TheHints,
    TheRateLimits,
    TheTable,
    Visitor,
)
from wataha.server.live.messages import ChatInfo, Phrase, Sentence, Told
from wataha.server.play.replays import MOST_IN_A_LINE, proof_of, record_of, show_line, show_ply
from wataha.server.play.story import tell_story
from wataha.server.play.table_cache import CachedTable
from wataha.server.play.table_state import TableState
from wataha.server.storage.schema import BOT
from wataha.server.tables.accounts import Account
from wataha.server.tables.ratings import rating_changes

router = APIRouter(prefix="/api/tables/{table}", tags=["table"], responses=ERRORS)

PAGE = 50
EYES = r"^(all|public|[0-9]{1,2})$"


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
    """What a strong bot would do in one's place, knowing what one knows; or, while it thinks, how long the queue is."""

    version: int
    ahead: int | None = Field(description="How many hints come first: ask again. Null once the hint is there.")
    moves: list[dict[str, Any]] = Field(description="The best first: path, label, share, result, margin.")
    why: Phrase | None = Field(description="What the best move gains over the next best, or prevents, in one sentence.")
    net: Phrase | None = Field(description="Whether the net alone would do the same; null where there is none to ask.")
    line: list[dict[str, Any]] = Field(description="What is expected then: seat, path, label.")
    level: str | None = Field(description="Of the bot whose search it is; null until the hint is there.")


class World(BaseModel):
    """A position that could be the one at the table, for all that one's seat knows: what a bot decides by."""

    version: int = Field(description="As one's seat counts; a move is made on it.")
    seat: int
    game: str
    rules: int
    players: int
    options: dict[str, str | int]
    record: str = Field(description="The game's record, in base 64; `wataha.remote.world.World` reads it.")


class Messages(BaseModel):
    """Table talk, the oldest first."""

    talk: list[ChatInfo]


class Ply(BaseModel):
    """A finished game after so many moves."""

    ply: int
    plies: int
    path: str | None
    seat: int | None
    view: dict[str, Any]
    sentences: list[Sentence]
    sheet: dict[str, Any] | None


class Line(BaseModel):
    """A finished game as it could have gone on, ply by ply, as far as the moves can be made."""

    plies: list[Ply]


class DealProof(BaseModel):
    """What proves the deal; without a commitment, in games from before there were any, nothing does."""

    commitment: str | None = Field(description="The SHA-256 of the text, in hexadecimal digits.")
    text: str | None = Field(description="What the deal followed from, key and salt included; null until the end.")
    verdict: Literal["proven", "unproven", "tampered", "impossible"] | None = Field(
        description="Of the server's own check; null until the end."
    )


class RatingChange(BaseModel):
    """The rating of a seat before the game, and after it."""

    seat: int
    before: int
    after: int


class RatingChanges(BaseModel):
    """What a rated game did to the ratings of its people."""

    changes: list[RatingChange]


class Analysis(BaseModel):
    """What a strong bot thinks of every decision; null until it is done."""

    status: Literal["none", "queued", "done", "failed"]
    ahead: int | None = Field(description="How many analyses come first; null for one that does not wait.")
    progress: float | None = Field(description="How much of one that is being made is done: 0 to 1.")
    judged: dict[str, Any] | None = Field(description="decisions, curves and swings, as `wataha analyse` tells them.")


def _decided_by(table: CachedTable, me: Account) -> tuple[TableState, int]:
    """The state of a table where one is to decide, and one's seat."""
    seat = table.row.seat_of(me.id)
    if table.state is None or seat is None or not table.state.decides(seat):
        raise Refusal("not-your-turn")
    return table.state, seat


@router.get("/story")
async def read_story(table: TheTable, visitor: Visitor, after: Annotated[int, Query(ge=0, lt=2**31)] = 0) -> Story:
    """The log from an entry on, fifty entries at a time, as one's eyes saw it."""
    eyes = table.eyes_of(visitor.id if visitor else None)
    if table.state is None:
        return Story(version=0, entries=[])
    version = table.state.version_for(eyes)
    until = min(after + PAGE, version)
    return Story(version=version, entries=await tell_story(table, eyes, after, until))


@router.get("/moves")
async def read_moves(table: TheTable, me: Me) -> Labels:
    """The legal moves in words, for the seat that decides."""
    state, seat = _decided_by(table, me)
    label, view = state.match.game.table.label, state.view(seat)
    moves = [Labelled(path=path, label=label(path, view)) for path in state.match_for(seat).moves()]  # type: ignore[typeddict-item]
    return Labels(version=state.version_for(seat), moves=moves)


@router.get("/world")
async def read_world(table: TheTable, bots: TheBots, rate_limits: TheRateLimits, me: Me) -> World:
    """A world that one's seat could believe in, for the seat that decides; what it cannot know is made up by chance."""
    state, seat = _decided_by(table, me)
    rate_limits.take("world", me.id)
    version = state.version_for(seat)
    world = bots.imagine(table.row.id, state.match_for(seat), version)
    return World.model_validate({"version": version, "seat": seat, **world.write()})


@router.get("/sheet")
async def read_sheet(table: TheTable, visitor: Visitor) -> dict[str, Any]:
    """How the points are made up as things stand; where some are secret from one's eyes, only once the game is over."""
    state, eyes = table.state, table.eyes_of(visitor.id if visitor else None)
    if state is None or (not state.ended and None in state.view(eyes)["score"]):
        raise Refusal("not-over")
    return dict(state.match.sheet())


@router.post("/hint", responses={202: {"model": Hint, "description": "It waits in a queue; ask again."}})
async def ask_hint(
    table: TheTable, hints: TheHints, rate_limits: TheRateLimits, me: Me, address: Address, response: Response
) -> Hint:
    """A hint, in games against bots only. One that takes a while is asked for again, until it is there."""
    state, seat = _decided_by(table, me)
    if any(other.kind != BOT for other in table.row.seats if other.seat != seat):
        raise Refusal("hints-against-bots-only", 403)
    version = state.version_for(seat)
    answer = await hints.ask(
        table.row.id,
        state.match_for(seat),
        state.version,
        Asker(me.id, address),
        lambda: rate_limits.take("hint", me.id),
    )
    if isinstance(answer, int):
        response.status_code = 202
        return Hint(version=version, ahead=answer, moves=[], why=None, net=None, line=[], level=None)
    return Hint(version=version, ahead=None, **answer)


@router.get("/talk")
async def read_talk(
    table: TheTable,
    chat: TheChat,
    visitor: Visitor,
    before: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
    limit: Limit = 50,
) -> Messages:
    """What was said at the table, as far as one may hear it; the last messages, or those before a number."""
    return Messages(talk=await chat.read(visitor.id if visitor else None, table.row, before, limit))


@router.get("/record")
async def download(table: TheTable) -> JSONResponse:
    """A finished game as a record: `wataha replay` shows it."""
    name = f"{table.row.game}-{table.row.id}.json"
    return JSONResponse(record_of(table), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/deal")
async def read_deal(table: TheTable) -> DealProof:
    """The commitment to the deal and, once the game is over, what it is to: `wataha verify-deal` checks it, too."""
    return DealProof.model_validate(await asyncio.to_thread(proof_of, table))


@router.get("/replay")
async def replay(
    table: TheTable,
    ply: Annotated[int, Query(ge=0, le=100_000)] = 0,
    eyes: Annotated[str, Query(pattern=EYES)] = "all",
) -> Ply:
    """A finished game after so many moves, through the eyes of a seat, of the public, or all-seeing ones."""
    return Ply.model_validate(await show_ply(table, ply, eyes))


@router.get("/ratings")
async def read_ratings(table: TheTable, database: TheDatabase) -> RatingChanges:
    """What a rated game did to the ratings of its people; nothing while it goes on, or if it was not rated."""
    return RatingChanges.model_validate({"changes": await rating_changes(database, table.row.id)})


@router.get("/line")
async def read_line(
    table: TheTable,
    ply: Annotated[int, Query(ge=0, le=100_000)],
    moves: Annotated[list[str], Query(min_length=1, max_length=MOST_IN_A_LINE)],
    eyes: Annotated[str, Query(pattern=EYES)] = "all",
) -> Line:
    """What would have come of other moves after so many of a finished game, such as those an analysis thinks better."""
    return Line.model_validate({"plies": await show_line(table, ply, moves, eyes)})


@router.get("/analysis")
async def read_analysis(table: TheTable, analyses: TheAnalyses) -> Analysis:
    """What bots think of a finished game."""
    return Analysis.model_validate(await analyses.read(table))


@router.post("/analysis", status_code=202)
async def ask_analysis(
    table: TheTable, analyses: TheAnalyses, rate_limits: TheRateLimits, me: Me, address: Address
) -> Analysis:
    """Ask bots to look at a finished game; it waits in a queue, and the answer is kept."""
    rate_limits.take("analysis", me.id)
    return Analysis.model_validate(await analyses.ask(table, Asker(me.id, address)))
