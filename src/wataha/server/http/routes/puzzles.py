"""Puzzles: find the best move. The day's is the same for everyone; the streak counts days."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from wataha.server.http.dependencies import ERRORS, Asked, Me, TheGames, ThePuzzles, TheRateLimits, Visitor
from wataha.server.live.messages import Phrase, Sentence
from wataha.server.tables.puzzles import find_puzzle, judge_answer, show_puzzle, todays_number

from .games import Name

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=ERRORS)

Number = Annotated[int, Path(ge=1, le=100_000)]


class StreakInfo(BaseModel):
    """Days in a row on which one solved a puzzle of the day."""

    days: int
    longest: int
    today: bool = Field(description="Whether one of today's is solved.")


class GamePuzzles(BaseModel):
    """The puzzles of a game, numbered from 1 on, and one's answers to them."""

    game: str
    count: int
    daily: int = Field(description="The number of the puzzle of the day.")
    daily_right: bool | None = Field(description="Whether one solved it today; null before one has answered.")
    right: list[int]
    wrong: list[int]


class PuzzleOverview(BaseModel):
    """All puzzles; the day is counted from 1970 on, and changes at midnight UTC."""

    day: int
    streak: StreakInfo
    games: list[GamePuzzles]


class PuzzleInfo(BaseModel):
    """A position to find the best move in, as the seat that decides sees it."""

    game: str
    number: int
    daily: bool
    players: int
    seat: int
    ply: int
    easy: bool = Field(description="Whether one look at each move finds the best.")
    view: dict[str, Any]
    moves: list[str]


class Attempt(Asked):
    """The move that one thinks is the best."""

    path: str = Field(max_length=200)


class KeptSolution(BaseModel):
    """Which move is the best, and why."""

    best: str
    label: Phrase
    why: Phrase
    after: dict[str, Any] = Field(description="The table after the best move, as its seat sees it.")
    sentences: list[Sentence]


class Solution(KeptSolution):
    """Whether one found it, and how one's streak is now."""

    right: bool
    streak: StreakInfo


@router.get("")
async def list_puzzles(puzzles: ThePuzzles, visitor: Visitor) -> PuzzleOverview:
    """Every game's puzzles, those of the day, one's answers and one's streak."""
    return PuzzleOverview.model_validate(await puzzles.overview(visitor and visitor.id))


@router.get("/{game}/{number}")
async def read_puzzle(games: TheGames, game: Name, number: Number) -> PuzzleInfo:
    """A puzzle."""
    await games.ready(game)
    shown = await asyncio.to_thread(show_puzzle, find_puzzle(game, number))
    return PuzzleInfo(game=game, number=number, daily=number == todays_number(game), **shown)


@router.get("/{game}/{number}/solution")
async def read_solution(games: TheGames, game: Name, number: Number) -> KeptSolution:
    """The solution, for an app that is going to be without a connection and will judge the answer itself."""
    await games.ready(game)
    puzzle = find_puzzle(game, number)
    return KeptSolution.model_validate(await asyncio.to_thread(judge_answer, puzzle, puzzle.best))


@router.post("/{game}/{number}")
async def answer_puzzle(
    games: TheGames, puzzles: ThePuzzles, rate_limits: TheRateLimits, me: Me, game: Name, number: Number, asked: Attempt
) -> Solution:
    """Answer a puzzle: one's first answer counts, and the solution is told."""
    rate_limits.take("act", me.id)
    await games.ready(game)
    judged = await asyncio.to_thread(judge_answer, find_puzzle(game, number), asked.path)
    await puzzles.answer(me.id, game, number, judged["right"])
    streak = (await puzzles.overview(me.id))["streak"]
    return Solution.model_validate({**judged, "streak": streak})
