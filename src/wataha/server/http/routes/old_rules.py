"""Games that were begun by other rules: reading what can be read of them, and ending them."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from wataha.server.http.dependencies import ERRORS, Asked, Key, Me, TableId, TheOldGames, TheRateLimits, Visitor
from wataha.server.live.messages import TableInfo
from wataha.server.play.old_rules import OldGame
from wataha.server.tables.rows import describe_table

router = APIRouter(prefix="/api/tables/{table}/old-rules", tags=["table"], responses=ERRORS)

MOST_SHOWN = 200


class OldEntry(BaseModel):
    """Something that happened, without the rules that would tell what it meant."""

    kind: str
    seat: int
    at: int
    path: str | None


class OldRequest(BaseModel):
    """Someone offers to end the game together."""

    seat: int
    waiting: list[int] = Field(description="The seats that have yet to answer.")


class OldGameInfo(BaseModel):
    """A game that cannot be played on."""

    table: TableInfo
    rules: int = Field(description="The version of the rules that it was begun by.")
    rules_now: int = Field(description="The version of the rules that this server plays by.")
    seat: int | None = Field(description="One's own.")
    request: OldRequest | None
    resigned: list[int]
    entries: list[OldEntry] = Field(description="The last that one may know of: one's own moves; all, once it is over.")


class WantedAct(Asked):
    """What one does."""

    act: Literal["ask_end", "agree", "decline", "resign"] = "ask_end"


def _describe(game: OldGame, account: str | None) -> OldGameInfo:
    seat = game.row.seat_of(account)
    entries = [
        OldEntry(kind=event.kind, seat=event.seat, at=event.at, path=event.path)
        for event in game.seen_by(seat)[-MOST_SHOWN:]
    ]
    return OldGameInfo(
        table=describe_table(game.row),
        rules=game.row.rules,
        rules_now=game.rules_now,
        seat=seat,
        request=None if game.request is None else OldRequest(seat=game.request, waiting=sorted(game.waiting)),
        resigned=list(game.resigned),
        entries=entries,
    )


@router.get("")
async def read_old_game(old_games: TheOldGames, table: TableId, visitor: Visitor, key: Key = None) -> OldGameInfo:
    """A game that was begun by other rules, as far as it can be read."""
    account = visitor.id if visitor else None
    return _describe(await old_games.find(account, table, key), account)


@router.post("")
async def end_old_game(
    old_games: TheOldGames, rate_limits: TheRateLimits, table: TableId, wanted: WantedAct, me: Me, key: Key = None
) -> OldGameInfo:
    """Offer to end such a game together, answer such an offer, or resign."""
    rate_limits.take("act", me.id)
    return _describe(await old_games.act(me.id, table, key, wanted.act), me.id)
