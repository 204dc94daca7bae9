"""Quick pairing with anyone near one's rating."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    Asked,
    Me,
    TheGames,
    ThePairing,
    TheRateLimits,
    TheSettings,
    offered,
)
from wataha.server.social.pairing import Waiting

router = APIRouter(prefix="/api/pairing", tags=["pairing"], responses=ERRORS, dependencies=[offered("pairing")])


class WantedGame(Asked):
    """The game that one wants to play, live, against one other."""

    game: str = Field(max_length=64)
    reliable: bool = Field(False, description="Whether only an opponent will do who is known to finish games.")


class Search(BaseModel):
    """How one's search for an opponent stands."""

    game: str
    since: int
    rating: int
    range: int = Field(description="How far the opponent's rating may be from one's own by now; it grows.")
    others: int = Field(description="Who wait for the same game.")
    table: str | None = Field(description="At which one sits with the opponent, once there is one.")


def _shown(waiting: Waiting) -> Search:
    return Search(**waiting._asdict())


@router.post("")
async def seek(
    pairing: ThePairing,
    games: TheGames,
    rate_limits: TheRateLimits,
    settings: TheSettings,
    me: Me,
    asked: WantedGame,
) -> Search:
    """Wait for an opponent; whoever waits asks every few seconds how it stands, or waits no longer."""
    if asked.reliable and not settings.offers("reliability"):
        raise Refusal("switched-off", 404)
    rate_limits.take("table", me.id)
    await games.ready(asked.game)
    return _shown(await pairing.seek(me, asked.game, asked.reliable))


@router.get("")
async def look(pairing: ThePairing, me: Me) -> Search:
    """How it stands."""
    return _shown(await pairing.look(me.id))


@router.delete("", status_code=204)
async def give_up(pairing: ThePairing, me: Me) -> None:
    """Wait no longer."""
    await pairing.give_up(me.id)
