"""Other people: profiles and leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from wataha.server.http.dependencies import ERRORS, AccountId, Limit, TheDatabase, TheGames, ThePuzzles
from wataha.server.tables import profiles

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


class Profile(BaseModel):
    """Someone."""

    id: str
    name: str
    registered: bool
    since: int
    statistics: list[Statistics]
    ladder: list[Rung]
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
    """Registered people by rating."""

    people: list[Ranked]


@router.get("/people/{account}")
async def read_profile(database: TheDatabase, puzzles: ThePuzzles, account: AccountId) -> Profile:
    """Someone's games and puzzles in numbers."""
    found = await profiles.profile(database, account)
    solved = await puzzles.overview(account)
    record = {"solved": sum(len(game["right"]) for game in solved["games"]), **solved["streak"]}
    return Profile.model_validate({**found, "puzzles": record})


@router.get("/leaderboards/{game}/{players}")
async def read_leaderboard(
    database: TheDatabase,
    games: TheGames,
    game: Name,
    players: Annotated[int, Path(ge=1, le=20)],
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
    limit: Limit = 50,
) -> Leaderboard:
    """The best, by game and number of players."""
    rows = await profiles.leaderboard(database, games.find(game).id, players, page, limit)
    return Leaderboard.model_validate({"people": rows})
