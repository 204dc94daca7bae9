"""The games on offer, their rules for players, and the texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from wataha.engine.game import Choice, Game, Supply
from wataha.engine.texts import CATALOGUES, Language, rules_of
from wataha.server.bots.game_warm_up import GameWarmUp
from wataha.server.bots.service import levels
from wataha.server.errors import Refusal
from wataha.server.http.dependencies import ERRORS, TheGames, TheSettings
from wataha.server.settings import FEATURES

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)

NAME = r"^[a-z0-9_]{1,64}$"
Name = Annotated[str, Path(pattern=NAME)]


class OptionInfo(BaseModel):
    """An option: a choice among values, or a number."""

    name: str
    kind: Literal["choice", "number"]
    default: str | int
    values: list[str] = []
    own_text: bool = False
    players: list[int] = []
    players_of: Annotated[
        dict[str, list[int]], Field(description="Of values that not every number of players can choose.")
    ] = {}
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
    progress: Annotated[float, Field(description="How far it is on its way to be played against bots; 1 at the end.")]
    levels: Annotated[list[str], Field(description="The levels of the bots that can be met in it, the weakest first.")]
    own_clock: str | None
    options: list[OptionInfo]


class Offer(BaseModel):
    """What can be played, and against whom."""

    games: list[GameInfo]
    levels: list[str]
    features: list[str] = Field(description="What this server offers besides, of all that a host can switch off.")


@router.get("/games")
async def list_games(games: TheGames, settings: TheSettings) -> Offer:
    """All games with their options, and the levels of the bots, the weakest first."""
    described = [_describe(game, games) for game in games.games.values()]
    features = list(filter(settings.offers, FEATURES))
    return Offer(games=described, levels=levels(), features=features)


def _describe(game: Game, games: GameWarmUp) -> GameInfo:
    """A game for someone who wants to set a table up."""
    return GameInfo(
        id=game.id,
        titles=dict(game.titles),
        authors=game.authors,
        players=list(game.players),
        minutes=list(game.minutes),
        rules=game.rules_version,
        ready=games.is_ready(game.id),
        progress=games.progress(game.id),
        levels=games.levels(game.id),
        own_clock=game.time_limit,
        options=[_describe_option(option, game.players) for option in game.options],
    )


def _describe_option(option: Any, players: Sequence[int]) -> OptionInfo:
    if isinstance(option, Choice):
        suited = {value: [number for number in players if option.suits(number, value)] for value in option.values}
        return OptionInfo(
            name=option.name,
            kind="choice",
            default=option.default,
            values=list(option.values),
            own_text=isinstance(option, Supply),
            players=list(option.players),
            players_of={value: numbers for value, numbers in suited.items() if 0 < len(numbers) < len(players)},
        )
    return OptionInfo(
        name=option.name, kind="number", default=option.default, least=option.least, most=option.most, off=option.off
    )


@router.get("/games/{game}/rules", response_model=None, responses={200: {"content": {"text/markdown": {}}}})
async def read_rules(games: TheGames, game: Name, language: Annotated[Language, Query()] = "en") -> PlainTextResponse:
    """The rules of a game for its players, as Markdown; in English where they lack the language."""
    text = rules_of(games.find(game).id, language)
    if text is None:
        raise Refusal("no-rules", 404)
    return PlainTextResponse(text, media_type="text/markdown; charset=utf-8")


@router.get("/texts/{language}/{catalogue}", response_model=None, responses={200: {"content": {"text/plain": {}}}})
async def read_texts(games: TheGames, language: Language, catalogue: Name) -> PlainTextResponse:
    """A Fluent catalogue: `wataha`, `server`, or the one of a game, wherever its package keeps it."""
    folders = [CATALOGUES]
    if catalogue in games.games:
        folders.append(games.find(catalogue).folder / "locales")
    for folder in folders:
        file = folder / language / f"{catalogue}.ftl"
        if file.exists():
            return PlainTextResponse(file.read_text(encoding="utf-8"))
    raise Refusal("no-such-page", 404)
