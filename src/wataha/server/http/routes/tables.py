"""Tables before and after the game: lists, setting up, joining, leaving, once more."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    Asked,
    Before,
    Key,
    Limit,
    Me,
    Sitter,
    TableId,
    TableMaker,
    TheDatabase,
    TheGames,
    TheInvites,
    TheLobby,
    TheRateLimits,
    TheSettings,
    TheTable,
    TheTables,
    TheTournaments,
    Visitor,
)
from wataha.server.ids import PATTERN
from wataha.server.live.messages import Error, TableInfo
from wataha.server.play.commands import Command
from wataha.server.play.events import AWAY
from wataha.server.play.replays import MOST_IN_A_LINE, moves_until
from wataha.server.storage.schema import (
    BOT,
    DAYS,
    GATHERING,
    INVITED,
    KEPT,
    LIVE,
    OPEN,
    PERSON,
    PLAYING,
    UNTIMED,
    TableRow,
)
from wataha.server.tables.accounts import Account
from wataha.server.tables.company import company_at
from wataha.server.tables.invites import Invites
from wataha.server.tables.lobby import Continuation, Plan, PlannedSeat
from wataha.server.tables.rows import describe_table

from .account import Listed, MarkInfo, describe_mark, listed
from .games import NAME

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

LONGEST_MOVE = 3600
LONGEST_BANK = 24 * 3600
MOST_DAYS = 30
DAY = 24 * 3600


class WantedSeat(Asked):
    """Who is to sit there: oneself, anyone, whoever gets the link, one whom one challenges, or a bot."""

    kind: Literal["me", "open", "invited", "kept", "bot"]
    level: str | None = Field(None, max_length=24)
    account: str | None = Field(None, pattern=PATTERN, description="Whom one challenges: a friend, or somebody's bot.")


class WantedPace(Asked):
    """How much time there is: none set; seconds for a move and a bank besides; or days for a move."""

    kind: Literal["untimed", "live", "days"] = "untimed"
    seconds: int = Field(default=0, ge=0, le=LONGEST_MOVE)
    bank: int = Field(default=0, ge=0, le=LONGEST_BANK)
    days: int = Field(default=0, ge=0, le=MOST_DAYS)


class WantedTable(Asked):
    """A table to be set up."""

    game: str = Field(max_length=64)
    options: dict[str, str | int] = Field(default_factory=dict, max_length=32)
    seats: list[WantedSeat] = Field(min_length=1, max_length=16, description="As many as play.")
    public: bool = True
    reliable: bool = Field(False, description="Whether open seats are only for those who finish their games.")
    pace: WantedPace = Field(default_factory=lambda: WantedPace(kind=UNTIMED))


class TableLinks(BaseModel):
    """The keys of secret links, for whoever set the table up."""

    key: str
    seats: dict[int, str]


class OneTable(BaseModel):
    """A table; with the keys of its links, to whoever set it up."""

    table: TableInfo
    links: TableLinks | None = None
    seat: int | None = None
    free: list[int] = Field(description="The seats that one may sit down in.")
    tournament: str | None = Field(default=None, description="The tournament that the table is of.")


class Companion(BaseModel):
    """Someone who sits at a table."""

    seat: int
    seen: int | None = Field(description="When they were here last, to the hour, for those who sit there with them.")
    mark: MarkInfo | None


class TableCompany(BaseModel):
    """Those who sit at a table."""

    people: list[Companion]
    barred: Error | None = Field(description="Why one may not sit down in its open seats; null if one may.")


class Joining(Asked):
    """Which seat, if it matters, and the key of the link, if there is one."""

    seat: int | None = Field(None, ge=0, le=15)
    key: str | None = Field(None, max_length=64)


class Filling(Asked):
    """A bot for a seat that is still free."""

    seat: int = Field(ge=0, le=15)
    level: str = Field(max_length=24)


class PlayingOn(Asked):
    """From which position of a finished game, in which seat, and against bots of which level."""

    ply: int = Field(ge=0, le=100_000, description="After so many moves.")
    moves: list[str] = Field(
        default_factory=list, max_length=MOST_IN_A_LINE, description="Others than those that were made then."
    )
    seat: int = Field(ge=0, le=15)
    level: str = Field(max_length=24)


def _shown(invites: Invites, row: TableRow, me: Account | None, free: list[int] | None = None) -> OneTable:
    mine = me is not None and row.creator == me.id
    links = None
    if mine:
        seats = {seat.seat: invites.seat(row.id, seat.seat) for seat in row.seats if seat.kind == INVITED}
        links = TableLinks(key=invites.table(row.id), seats=seats)
    seat = row.seat_of(me.id) if me else None
    return OneTable(table=describe_table(row), links=links, seat=seat, free=free or [])


def _read_seats(asked: WantedTable, me: str, levels: list[str]) -> tuple[PlannedSeat, ...]:
    kinds = {"me": PERSON, "open": OPEN, "invited": INVITED, "kept": KEPT, "bot": BOT}
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise Refusal("one-seat-each", 422)
    if all(seat.kind == "bot" for seat in asked.seats):
        raise Refusal("nobody-plays", 422)
    challenged = [seat.account for seat in asked.seats if seat.kind == "kept"]
    if None in challenged or len(set(challenged)) < len(challenged):
        raise Refusal("no-such-account", 404)
    return tuple(
        PlannedSeat(
            kinds[seat.kind],
            me if seat.kind == "me" else seat.account if seat.kind == "kept" else None,
            _read_level(seat.level, levels) if seat.kind == "bot" else None,
        )
        for seat in asked.seats
    )


def _read_level(level: str | None, levels: list[str]) -> str:
    if level not in levels:
        raise Refusal("no-such-level", 422, levels=", ".join(levels))
    return level


def read_pace(pace: WantedPace) -> tuple[str, int, int]:
    """A pace as it is kept: its kind, the seconds for a move, and those for the whole game."""
    if pace.kind == LIVE:
        if pace.seconds + pace.bank < 5:
            raise Refusal("bad-pace", 422)
        return LIVE, pace.seconds, pace.bank
    if pace.kind == DAYS:
        if pace.days < 1:
            raise Refusal("bad-pace", 422)
        return DAYS, pace.days * DAY, 0
    return UNTIMED, 0, 0


@router.get("")
async def list_tables(
    lobby: TheLobby,
    database: TheDatabase,
    settings: TheSettings,
    status: Annotated[Literal["gathering", "playing", "over"], Query()] = GATHERING,
    game: Annotated[str | None, Query(pattern=NAME)] = None,
    before: Before = None,
    limit: Limit = 50,
) -> Listed:
    """Public tables: those one can join, those one can watch, those one can look back at."""
    rows = await lobby.public_tables(status, game, before, limit)
    return await listed(database, settings, rows)


@router.post("", status_code=201)
async def create_table(
    lobby: TheLobby,
    games: TheGames,
    invites: TheInvites,
    rate_limits: TheRateLimits,
    settings: TheSettings,
    me: TableMaker,
    asked: WantedTable,
) -> OneTable:
    """Set a table up. It starts when every seat is taken."""
    rate_limits.take("table", me.id)
    if not settings.offers("friends") and any(seat.kind == "kept" for seat in asked.seats):
        raise Refusal("switched-off", 404)
    if asked.reliable and not settings.offers("reliability"):
        raise Refusal("switched-off", 404)
    await games.ready(asked.game)
    pace, seconds, bank = read_pace(asked.pace)
    seats = _read_seats(asked, me.id, games.levels(asked.game))
    plan = Plan(asked.game, dict(asked.options), seats, asked.public, pace, seconds, bank, reliable=asked.reliable)
    return _shown(invites, await lobby.create(me.id, plan), me)


@router.get("/{table}")
async def read_one(
    lobby: TheLobby,
    invites: TheInvites,
    tournaments: TheTournaments,
    table: TheTable,
    visitor: Visitor,
    key: Key = None,
) -> OneTable:
    """Who sits at a table, how it stands, and where one may sit down."""
    row = await lobby.read(table.row.id)
    shown = _shown(invites, row, visitor, lobby.free_seats(row, visitor and visitor.id, key))
    shown.tournament = await tournaments.of_table(row.id)
    return shown


@router.get("/{table}/company")
async def read_company(database: TheDatabase, settings: TheSettings, table: TheTable, visitor: Visitor) -> TableCompany:
    """What is known of those who sit at a table, and whether one may sit down with them."""
    marks = settings.offers("reliability")
    found = await database.read(lambda connection: company_at(connection, table.row, visitor and visitor.id, marks))
    people = [
        Companion(seat=one.seat, seen=one.seen, mark=one.mark and describe_mark(one.mark)) for one in found.people
    ]
    return TableCompany(people=people, barred=found.barred and found.barred.describe())


@router.post("/{table}/join")
async def join(
    lobby: TheLobby, games: TheGames, invites: TheInvites, me: Sitter, table: TableId, asked: Joining
) -> OneTable:
    """Sit down."""
    await games.ready((await lobby.look_up(me.id, table, asked.key)).game)
    return _shown(invites, await lobby.join(me.id, table, asked.seat, asked.key), me)


@router.post("/{table}/leave", status_code=204)
async def leave(lobby: TheLobby, tables: TheTables, me: Sitter, table: TableId) -> None:
    """Get up: before the start for good; during the game a bot plays on until one is back."""
    row = await lobby.look_up(me.id, table)
    if row.status == PLAYING:
        seat = row.seat_of(me.id)
        if seat is None:
            raise Refusal("not-seated", 403)
        await tables.execute(table, Command(AWAY, seat, me.id))
    else:
        await lobby.leave(me.id, table)


@router.post("/{table}/bot")
async def fill(
    lobby: TheLobby, games: TheGames, invites: TheInvites, me: TableMaker, table: TableId, asked: Filling
) -> OneTable:
    """Give a free seat to a bot; whoever set the table up decides."""
    game = (await lobby.look_up(me.id, table)).game
    await games.ready(game)
    return _shown(invites, await lobby.fill(me.id, table, asked.seat, _read_level(asked.level, games.levels(game))), me)


@router.post("/{table}/rematch")
async def rematch(
    lobby: TheLobby, games: TheGames, invites: TheInvites, rate_limits: TheRateLimits, me: Sitter, table: TableId
) -> OneTable:
    """Once more, seats rotated; the first to ask sets the table up, the others sit down at it, or leave it: a no."""
    rate_limits.take("table", me.id)
    await games.ready((await lobby.look_up(me.id, table)).game)
    return _shown(invites, await lobby.rematch(me.id, table), me)


@router.post("/{table}/play-on", status_code=201)
async def play_on(
    lobby: TheLobby,
    games: TheGames,
    invites: TheInvites,
    rate_limits: TheRateLimits,
    me: Me,
    table: TheTable,
    asked: PlayingOn,
) -> OneTable:
    """Play on from a position of a finished game, against bots; it counts for nothing."""
    rate_limits.take("table", me.id)
    moves = await asyncio.to_thread(moves_until, table, asked.ply, asked.moves)
    if asked.seat >= table.row.players:
        raise Refusal("no-such-seat", 404)
    wanted = Continuation(table.row, moves, asked.seat, _read_level(asked.level, games.levels(table.row.game)))
    return _shown(invites, await lobby.play_on(me.id, wanted), me)
