"""Other people: profiles and leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from wataha.server.http.dependencies import (
    ERRORS,
    AccountId,
    Limit,
    TheDatabase,
    TheGames,
    ThePuzzles,
    TheSettings,
)
from wataha.server.tables import profiles
from wataha.server.tables.holidays import holiday_of
from wataha.server.tables.reliability import Mark, read_marks

from .account import MarkInfo, describe_mark
from .games import Name

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)


class Statistics(BaseModel):
    """Someone's games of one kind."""

    game: str
    players: int
    games: int
    wins: int
    draws: int
    points: float
    best: int
    rating: int | None
    rated_games: int


class Rung(BaseModel):
    """Someone's games against bots of a level: who beats one meets the next."""

    game: str
    level: str
    games: int
    wins: int


class PuzzleRecord(BaseModel):
    """The puzzles that someone has solved, and their days in a row."""

    solved: int
    days: int
    longest: int


class Owner(BaseModel):
    """Whose bot it is."""

    id: str
    name: str


class Profile(BaseModel):
    """Someone, or someone's bot."""

    id: str
    name: str
    registered: bool
    since: int
    owner: Owner | None
    statistics: list[Statistics]
    ladder: list[Rung]
    mark: MarkInfo | None = Field(description="Null where the host keeps no count.")
    holiday: int | None = Field(description="Until then they are on holiday; null if they are not.")
    puzzles: PuzzleRecord


class Ranked(BaseModel):
    """A line of a leaderboard. The rating is 1000 + 25 (mu - 3 sigma): 1,000 at first, about 2,000 for the best."""

    rank: int
    account: str
    name: str
    rating: int
    mu: float
    sigma: float
    games: int


class Leaderboard(BaseModel):
    """Registered people, or people's bots, by rating."""

    people: list[Ranked]


@router.get("/people/{account}")
async def read_profile(
    database: TheDatabase, puzzles: ThePuzzles, settings: TheSettings, account: AccountId
) -> Profile:
    """Someone's games and puzzles in numbers."""
    found = await profiles.profile(database, account)
    solved = await puzzles.overview(account)
    found["puzzles"] = {"solved": sum(len(game["right"]) for game in solved["games"]), **solved["streak"]}

    def work(connection: Connection) -> tuple[int | None, dict[str, Mark]]:
        counted = [account] if settings.offers("reliability") else []
        return holiday_of(connection, account), read_marks(connection, counted)

    found["holiday"], marks = await database.read(work)
    found["mark"] = describe_mark(marks[account]) if marks else None
    return Profile.model_validate(found)


@router.get("/leaderboards/{game}/{players}")
async def read_leaderboard(
    database: TheDatabase,
    games: TheGames,
    game: Name,
    players: Annotated[int, Path(ge=1, le=20)],
    bots: Annotated[bool, Query(description="The ladder of people's bots, apart from that of people.")] = False,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
    limit: Limit = 50,
) -> Leaderboard:
    """The best, by game and number of players."""
    rows = await profiles.leaderboard(database, games.find(game).id, players, bots, page, limit)
    return Leaderboard.model_validate({"people": rows})
