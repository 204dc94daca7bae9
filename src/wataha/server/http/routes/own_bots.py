"""One's own bots, and the tokens that let programs in as them, or read as oneself."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from wataha.server.errors import Refusal
from wataha.server.http.dependencies import (
    ERRORS,
    AccountId,
    Asked,
    Me,
    TheAccounts,
    TheLobby,
    TheRateLimits,
    TheTables,
    TheTokens,
    offered,
)
from wataha.server.ids import PATTERN
from wataha.server.storage.schema import TokenRow
from wataha.server.tables.accounts import Account, Accounts
from wataha.server.tables.chat import read_text
from wataha.server.tables.leaving import leave_all_tables

router = APIRouter(prefix="/api/me", tags=["bots"], responses=ERRORS, dependencies=[offered("bots")])

MOST_BOTS = 5
"""Of one person."""

Scope = Literal["read", "play", "talk", "tables"]
TokenId = Annotated[str, Path(pattern=PATTERN)]


class NewBot(Asked):
    """The name of a bot."""

    name: str = Field(min_length=1, max_length=64)


class NewToken(Asked):
    """What a program may do, and as whom: a bot of one's own, or oneself, who may only be looked through."""

    name: str = Field(min_length=1, max_length=64, description="What it is for.")
    bot: str | None = Field(None, pattern=PATTERN)
    scopes: list[Scope] = Field(max_length=8)


class TokenInfo(BaseModel):
    """A token, without its secret."""

    id: str
    name: str
    scopes: list[str]
    created: int
    seen: int | None = Field(description="When it was shown last, to the hour.")


class MadeToken(BaseModel):
    """A new token. This is the only time that it is shown."""

    token: str
    about: TokenInfo


class BotInfo(BaseModel):
    """A bot of one's own."""

    id: str
    name: str
    tokens: list[TokenInfo]


class OwnBots(BaseModel):
    """One's bots, and the tokens to read as oneself."""

    bots: list[BotInfo]
    tokens: list[TokenInfo]
    most_bots: int


def _described(rows: list[TokenRow], account: str) -> list[TokenInfo]:
    return [
        TokenInfo(id=row.id, name=row.name, scopes=row.scopes.split(), created=row.created, seen=row.seen)
        for row in rows
        if row.account == account
    ]


async def _own_bot(accounts: Accounts, me: Account, bot: str) -> Account:
    for own in await accounts.bots_of(me.id):
        if own.id == bot:
            return own
    raise Refusal("no-such-account", 404)


@router.get("/bots")
async def list_bots(accounts: TheAccounts, tokens: TheTokens, me: Me) -> OwnBots:
    """One's bots with their tokens, and one's own tokens."""
    bots = await accounts.bots_of(me.id)
    rows = await tokens.of([me.id, *(bot.id for bot in bots)])
    return OwnBots(
        bots=[BotInfo(id=bot.id, name=bot.name, tokens=_described(rows, bot.id)) for bot in bots],
        tokens=_described(rows, me.id),
        most_bots=MOST_BOTS,
    )


@router.post("/bots", status_code=201)
async def make_bot(accounts: TheAccounts, rate_limits: TheRateLimits, me: Me, asked: NewBot) -> BotInfo:
    """An account for a program of one's own; only those who are registered may have some."""
    if not me.registered:
        raise Refusal("not-for-guests", 403)
    rate_limits.take("bot", me.id)
    bot = await accounts.bot(me, asked.name, MOST_BOTS)
    return BotInfo(id=bot.id, name=bot.name, tokens=[])


@router.delete("/bots/{account}", status_code=204)
async def delete_bot(accounts: TheAccounts, lobby: TheLobby, tables: TheTables, me: Me, account: AccountId) -> None:
    """Delete a bot of one's own with its tokens. Its games stay, nameless."""
    bot = await _own_bot(accounts, me, account)
    await leave_all_tables(lobby, tables, bot.id)
    await accounts.delete(bot)


@router.post("/tokens", status_code=201)
async def make_token(
    accounts: TheAccounts, tokens: TheTokens, rate_limits: TheRateLimits, me: Me, asked: NewToken
) -> MadeToken:
    """A token for a program. It is shown now and never again."""
    if not me.registered:
        raise Refusal("not-for-guests", 403)
    rate_limits.take("bot", me.id)
    account = await _own_bot(accounts, me, asked.bot) if asked.bot else me
    token, row = await tokens.make(account, read_text(asked.name), asked.scopes)
    return MadeToken(token=token, about=_described([row], account.id)[0])


@router.delete("/tokens/{token}", status_code=204)
async def revoke_token(accounts: TheAccounts, tokens: TheTokens, me: Me, token: TokenId) -> None:
    """Make a token void: whoever has it is let in no more, and is cut off."""
    await tokens.revoke([me.id, *(bot.id for bot in await accounts.bots_of(me.id))], token)
