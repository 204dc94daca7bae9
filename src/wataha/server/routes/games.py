"""The games on offer, their rules for players, and the texts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from wataha.engine.texts import CATALOGUES, Language, rules_of
from wataha.server import minds
from wataha.server.refusal import Refusal

from .common import ERRORS, TheHouse

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)

Name = Annotated[str, Path(pattern=r"^[a-z0-9_]{1,64}$")]


class OptionInfo(BaseModel):
    """An option: a choice among values, or a number."""

    name: str
    kind: Literal["choice", "number"]
    default: str | int
    values: list[str] = []
    own_text: bool = False
    players: list[int] = []
    least: int = 0
    most: int = 0
    off: str = ""


class GameInfo(BaseModel):
    """A game."""

    id: str
    titles: dict[str, str]
    authors: str
    players: list[int]
    minutes: list[int]
    rules: int
    ready: bool
    own_clock: str | None
    options: list[OptionInfo]


class Offer(BaseModel):
    """What can be played, and against whom."""

    games: list[GameInfo]
    levels: list[str]


@router.get("/games")
async def list_games(house: TheHouse) -> Offer:
    """All games with their options, and the levels of the bots, the weakest first."""
    games: list[Any] = house.games.describe()
    return Offer(games=games, levels=minds.levels())


@router.get("/games/{game}/rules", response_model=None, responses={200: {"content": {"text/markdown": {}}}})
async def read_rules(house: TheHouse, game: Name, language: Annotated[Language, Query()] = "en") -> PlainTextResponse:
    """The rules of a game for its players, as Markdown; in English where they lack the language."""
    text = rules_of(house.games.find(game).id, language)
    if text is None:
        raise Refusal("no-rules", 404)
    return PlainTextResponse(text, media_type="text/markdown; charset=utf-8")


@router.get("/texts/{language}/{catalogue}", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def read_texts(house: TheHouse, language: Language, catalogue: Name) -> PlainTextResponse:
    """A Fluent catalogue: `wataha`, `server`, or the one of a game, wherever its package keeps it."""
    folders = [CATALOGUES]
    if catalogue in house.games.games:
        folders.append(house.games.find(catalogue).folder / "locales")
    for folder in folders:
        file = folder / language / f"{catalogue}.ftl"
        if file.exists():
            return PlainTextResponse(file.read_text(encoding="utf-8"))
    raise Refusal("no-such-page", 404)
