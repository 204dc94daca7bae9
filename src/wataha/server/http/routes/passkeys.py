"""Passkeys: making them, listing them, coming back by one."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from wataha.server.http.dependencies import (
    ERRORS,
    Address,
    AnySession,
    Asked,
    Me,
    TheCookies,
    ThePasskeys,
    TheRateLimits,
    TheSessions,
)
from wataha.server.http.user_agents import describe_agent
from wataha.server.ids import PATTERN
from wataha.server.live.messages import Person
from wataha.server.storage.schema import PasskeyRow
from wataha.server.tables.passkeys import LONGEST_TOKEN

router = APIRouter(prefix="/api", tags=["passkeys"], responses=ERRORS)


class Challenge(BaseModel):
    """What the browser is asked to do: `options` as WebAuthn's JSON has them."""

    token: str
    options: dict[str, Any]


class Answered(Asked):
    """What the browser answered, as WebAuthn's JSON has it."""

    token: str = Field(max_length=LONGEST_TOKEN)
    credential: dict[str, Any] = Field(max_length=16)


class PasskeyInfo(BaseModel):
    """A passkey."""

    id: str
    label: str = Field(description="The browser that it was made in, in words.")
    created: int
    used: int | None = Field(description="When it was used last.")


class OwnPasskeys(BaseModel):
    """One's passkeys."""

    passkeys: list[PasskeyInfo]


def _describe(row: PasskeyRow) -> PasskeyInfo:
    return PasskeyInfo(id=row.id, label=row.label, created=row.created, used=row.used)


@router.get("/me/passkeys")
async def list_passkeys(passkeys: ThePasskeys, me: Me) -> OwnPasskeys:
    """One's passkeys, the oldest first."""
    return OwnPasskeys(passkeys=[_describe(row) for row in await passkeys.of(me.id)])


@router.post("/me/passkeys/challenge")
async def ask_for_new(passkeys: ThePasskeys, rate_limits: TheRateLimits, me: Me) -> Challenge:
    """What the browser has to make a passkey of."""
    rate_limits.take("channel", me.id)
    token, options = await passkeys.ask_for_new(me)
    return Challenge(token=token, options=options)


@router.post("/me/passkeys", status_code=201)
async def add_passkey(passkeys: ThePasskeys, request: Request, me: Me, asked: Answered) -> PasskeyInfo:
    """Keep a passkey that the browser has made."""
    label = describe_agent(request.headers.get("user-agent", ""))
    return _describe(await passkeys.add(me, asked.token, asked.credential, label))


@router.delete("/me/passkeys/{passkey}", status_code=204)
async def remove_passkey(passkeys: ThePasskeys, me: Me, passkey: Annotated[str, Path(pattern=PATTERN)]) -> None:
    """Let a passkey open nothing any more."""
    await passkeys.remove(me.id, passkey)


@router.post("/passkeys/challenge")
async def ask_for_one(passkeys: ThePasskeys, rate_limits: TheRateLimits, where: Address) -> Challenge:
    """What the browser has to sign with a passkey."""
    rate_limits.take("login-address", where)
    token, options = passkeys.ask_for_one()
    return Challenge(token=token, options=options)


@router.post("/passkeys/login")
async def log_in(
    passkeys: ThePasskeys,
    sessions: TheSessions,
    cookies: TheCookies,
    rate_limits: TheRateLimits,
    request: Request,
    response: Response,
    where: Address,
    before: AnySession,
    asked: Answered,
) -> Person:
    """Be the account of a passkey again."""
    rate_limits.take("login-address", where)
    account = await passkeys.log_in(asked.token, asked.credential)
    await cookies.sign_in(response, request, account)
    if before is not None:
        await sessions.end_if_running(before)
    return account.describe()
