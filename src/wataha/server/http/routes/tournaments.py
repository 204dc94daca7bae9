"""Tournaments: lists, setting one up, taking part, standings."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    Asked,
    Limit,
    Me,
    Sitter,
    TheGames,
    TheRateLimits,
    TheTournaments,
    Visitor,
    offered,
)
from wataha.server.ids import PATTERN
from wataha.server.live.messages import Pace
from wataha.server.storage.schema import GATHERING, UNTIMED, TournamentRow
from wataha.server.tables.accounts import Account
from wataha.server.tables.chat import read_text
from wataha.server.tournaments.rows import Tournament
from wataha.server.tournaments.standings import POINT, stand
from wataha.server.tournaments.tournaments import Wanted

from .tables import WantedPace, read_pace

router = APIRouter(
    prefix="/api/tournaments", tags=["tournaments"], responses=ERRORS, dependencies=[offered("tournaments")]
)

TournamentId = Annotated[str, Path(pattern=PATTERN)]
System = Literal["round_robin", "swiss", "tables"]
Status = Literal["gathering", "playing", "over", "closed"]


class WantedTournament(Asked):
    """A tournament to be set up: everybody meets everybody, or Swiss, for two; or rounds at tables of three to five."""

    name: str = Field(min_length=1, max_length=64)
    game: str = Field(max_length=64)
    options: dict[str, str | int] = Field(default_factory=dict, max_length=32)
    players: int = Field(2, ge=2, le=5, description="At a table.")
    system: System = "swiss"
    rounds: int = Field(5, ge=1, le=15, description="A round robin has as many as it needs.")
    pace: WantedPace
    programs: bool = Field(False, description="Whether it is for people's bots, and not for people.")


class TournamentInfo(BaseModel):
    """What is known of a tournament at a glance."""

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    players: int
    system: System
    pace: Pace
    rounds: int
    round: int = Field(description="The one that is played, or was last; 0 before the first.")
    programs: bool
    creator: str
    status: Status
    created: int
    started: int | None
    ended: int | None
    entrants: int


class StandingInfo(BaseModel):
    """Someone's line in the table, after the games that are over."""

    rank: int
    account: str
    name: str
    rating: int | None = Field(description="When it began.")
    missing: bool = Field(description="Whether they are not paired: they left, or did not come to their last game.")
    points: float
    buchholz: float
    sonneborn: float
    wins: int
    games: int


class RoundTableInfo(BaseModel):
    """A table of a round; without an id someone who was left over and has a point."""

    round: int
    table: str | None
    people: list[str]
    over: bool
    points: list[float] | None = Field(description="What the game counts for each, once it is over.")
    absent: list[str]


class OneTournament(BaseModel):
    """A tournament with its standings and all its rounds."""

    tournament: TournamentInfo
    standings: list[StandingInfo]
    tables: list[RoundTableInfo]
    joined: bool = Field(description="Whether one takes part.")


class TournamentList(BaseModel):
    """Tournaments, the newest first."""

    tournaments: list[TournamentInfo]


def _describe(row: TournamentRow, entrants: int) -> TournamentInfo:
    fields = ("id", "name", "game", "options", "players", "system", "rounds", "round", "programs", "creator", "status")
    moments = ("created", "started", "ended")
    pace = {"kind": row.pace, "seconds": row.seconds, "bank": row.bank}
    told = {name: getattr(row, name) for name in (*fields, *moments)}
    return TournamentInfo.model_validate({**told, "pace": pace, "entrants": entrants})


def _shown(found: Tournament, me: Account | None) -> OneTournament:
    about = {entrant.account: entrant for entrant in found.entrants}
    standings = [
        StandingInfo(
            account=line.person,
            name=about[line.person].name,
            rating=about[line.person].rating,
            missing=about[line.person].missing,
            rank=line.rank,
            points=line.points,
            buchholz=line.buchholz,
            sonneborn=line.sonneborn,
            wins=line.wins,
            games=line.games,
        )
        for line in stand(found.people, found.games)
    ]
    tables = [
        RoundTableInfo(
            round=table.round,
            table=table.table,
            people=list(table.people),
            over=table.over,
            points=[round(table.game.units(person) / POINT, 3) for person in table.people] if table.game else None,
            absent=sorted(table.game.absent) if table.game else [],
        )
        for table in found.tables
    ]
    return OneTournament(
        tournament=_describe(found.row, len(found.people)),
        standings=standings,
        tables=tables,
        joined=me is not None and me.id in found.people,
    )


@router.get("")
async def list_tournaments(
    tournaments: TheTournaments, status: Annotated[Status, Query()] = GATHERING, limit: Limit = 50
) -> TournamentList:
    """Tournaments that one can join, watch, or look back at."""
    rows = await tournaments.listed(status, limit)
    return TournamentList(tournaments=[_describe(row, entrants) for row, entrants in rows])


@router.post("", status_code=201)
async def create_tournament(
    tournaments: TheTournaments, games: TheGames, rate_limits: TheRateLimits, me: Me, asked: WantedTournament
) -> OneTournament:
    """Set a tournament up. It begins when whoever set it up says so."""
    if not me.registered:
        raise Refusal("not-for-guests", 403)
    rate_limits.take("table", me.id)
    await games.ready(asked.game)
    pace, seconds, bank = read_pace(asked.pace)
    if pace == UNTIMED:
        raise Refusal("bad-pace", 422)
    wanted = Wanted(
        name=read_text(asked.name),
        game=asked.game,
        options=dict(asked.options),
        players=asked.players,
        system=asked.system,
        pace=pace,
        seconds=seconds,
        bank=bank,
        rounds=asked.rounds,
        programs=asked.programs,
    )
    return _shown(await tournaments.create(me, wanted), me)


@router.get("/{tournament}")
async def read_one_tournament(tournaments: TheTournaments, visitor: Visitor, tournament: TournamentId) -> OneTournament:
    """A tournament with its standings and all its rounds."""
    return _shown(await tournaments.find(tournament), visitor)


@router.post("/{tournament}/join")
async def join_tournament(tournaments: TheTournaments, me: Sitter, tournament: TournamentId) -> OneTournament:
    """Take part; during the tournament, come back to it."""
    if not me.registered:
        raise Refusal("not-for-guests", 403)
    return _shown(await tournaments.join(me, tournament), me)


@router.post("/{tournament}/leave")
async def leave_tournament(tournaments: TheTournaments, me: Sitter, tournament: TournamentId) -> OneTournament:
    """Take part no longer; during the tournament from the next round on."""
    return _shown(await tournaments.leave(me, tournament), me)


@router.post("/{tournament}/begin")
async def begin_tournament(tournaments: TheTournaments, me: Me, tournament: TournamentId) -> OneTournament:
    """Begin with the first round; for whoever set it up."""
    return _shown(await tournaments.begin(me, tournament), me)


@router.delete("/{tournament}", status_code=204)
async def cancel_tournament(tournaments: TheTournaments, me: Me, tournament: TournamentId) -> None:
    """Call it off; for whoever set it up."""
    await tournaments.cancel(me, tournament)
