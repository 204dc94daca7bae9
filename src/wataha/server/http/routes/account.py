"""One's own account: be a guest, register, log in and out, change, delete; sessions; tables; whom one does not hear."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from wataha.server.http.dependencies import (
    ERRORS,
    MOST_LISTED,
    AccountId,
    Address,
    AnySession,
    Asked,
    Before,
    Limit,
    Me,
    MySession,
    Reader,
    SessionId,
    TheAccounts,
    TheChat,
    TheCookies,
    TheDatabase,
    TheLobby,
    TheLoginLimits,
    TheModeration,
    TheRateLimits,
    TheSessions,
    TheSettings,
    TheTables,
    Visitor,
)
from wataha.server.live.messages import Person, TableInfo
from wataha.server.settings import Settings
from wataha.server.storage.database import Database
from wataha.server.storage.schema import TableRow
from wataha.server.tables.accounts import LONGEST_PASSWORD, SHORTEST_PASSWORD
from wataha.server.tables.leaving import leave_all_tables
from wataha.server.tables.own_data import write_own_data
from wataha.server.tables.profiles import ratings_at, results_at
from wataha.server.tables.reliability import Mark, marks_at
from wataha.server.tables.rows import describe_table

router = APIRouter(prefix="/api", tags=["me"], responses=ERRORS)

Name = Annotated[str, Field(min_length=1, max_length=64)]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
AnyPassword = Annotated[str, Field(max_length=LONGEST_PASSWORD)]


class Named(Asked):
    """A name."""

    name: Name


class NameAndPassword(Asked):
    """A name, and a password to keep it by."""

    name: Name
    password: Password


class Login(Asked):
    """A registered name and its password."""

    name: Name
    password: AnyPassword


class NewPassword(Asked):
    """The old password, from those who have one, and a new one."""

    old: AnyPassword
    new: Password


class PasswordInfo(BaseModel):
    """Whether there is a password."""

    known: bool


class Farewell(Asked):
    """The password, from those who have one."""

    password: AnyPassword | None = None


class Whoami(BaseModel):
    """Who one is; nobody yet, if null."""

    account: Person | None
    host: bool = Field(description="Whether one looks after the others: `/api/host/` is for those.")


class SessionInfo(BaseModel):
    """A browser in which one is signed in."""

    id: str
    created: int
    seen: int
    """To the hour."""
    agent: str
    current: bool
    """Whether it is the one that asks."""


class OwnSessions(BaseModel):
    """Where one is signed in."""

    sessions: list[SessionInfo]


class SeatResult(BaseModel):
    """What a seat came to: 1 is the best place."""

    seat: int
    points: int
    place: int


class MarkInfo(BaseModel):
    """How reliably someone finishes games with people, of the last 40 within a year."""

    games: int
    finished: int
    percent: int | None = Field(description="How many of a hundred they finish; null of those who are new.")
    reliable: bool


def describe_mark(mark: Mark) -> MarkInfo:
    return MarkInfo(games=mark.games, finished=mark.finished, percent=mark.percent, reliable=mark.reliable)


class Listed(BaseModel):
    """Tables, with what is known of those who sit there."""

    tables: list[TableInfo]
    results: dict[str, list[SeatResult]] = Field(description="Of tables that are over, by table.")
    ratings: dict[str, dict[int, int]] = Field(description="In games of the table's kind, by table and seat.")
    marks: dict[str, dict[int, MarkInfo]] = Field(description="At tables that wait for others, by table and seat.")


async def listed(database: Database, settings: Settings, rows: list[TableRow]) -> Listed:
    """Tables as a list shows them."""
    marks = await marks_at(database, rows) if settings.offers("reliability") else {}
    return Listed.model_validate(
        {
            "tables": [describe_table(row) for row in rows],
            "results": await results_at(database, rows),
            "ratings": await ratings_at(database, rows),
            "marks": {
                table: {seat: describe_mark(mark) for seat, mark in seats.items()} for table, seats in marks.items()
            },
        }
    )


class Waiting(BaseModel):
    """The ids of tables that wait for one's move."""

    tables: list[str]


class Muted(BaseModel):
    """Accounts that one does not hear."""

    muted: list[str]


@router.get("/me")
async def who_am_i(moderation: TheModeration, visitor: Visitor) -> Whoami:
    """Who the cookie says one is."""
    host = visitor is not None and visitor.registered and await moderation.is_host(visitor.id)
    return Whoami(account=visitor and visitor.describe(), host=host)


@router.post("/guest")
async def be_guest(
    accounts: TheAccounts,
    cookies: TheCookies,
    rate_limits: TheRateLimits,
    request: Request,
    response: Response,
    where: Address,
    session: AnySession,
    asked: Named,
) -> Person:
    """Be a guest by a name; who already has an account keeps it."""
    if session is not None:
        cookies.give(response, request, session)
        return session.account.describe()
    rate_limits.take("guest", where)
    guest = await accounts.guest(asked.name)
    await cookies.sign_in(response, request, guest)
    return guest.describe()


@router.patch("/me")
async def rename(accounts: TheAccounts, me: Me, asked: Named) -> Person:
    """Go by another name."""
    return (await accounts.rename(me, asked.name)).describe()


@router.post("/me/register")
async def register(
    accounts: TheAccounts, rate_limits: TheRateLimits, me: Me, where: Address, asked: NameAndPassword
) -> Person:
    """Keep everything under a name and a password."""
    rate_limits.take("password", where)
    return (await accounts.register(me, asked.name, asked.password)).describe()


@router.post("/login")
async def log_in(
    accounts: TheAccounts,
    sessions: TheSessions,
    cookies: TheCookies,
    login_limits: TheLoginLimits,
    request: Request,
    response: Response,
    before: AnySession,
    asked: Login,
) -> Person:
    """Be the registered account again, from anywhere."""
    await login_limits.take(request, asked.name, before)
    account = await accounts.log_in(asked.name, asked.password)
    await cookies.sign_in(response, request, account)
    if before is not None:
        await sessions.end_if_running(before)
    return account.describe()


@router.post("/logout", status_code=204)
async def log_out(sessions: TheSessions, cookies: TheCookies, response: Response, session: AnySession) -> None:
    """Be nobody in this browser; its cookie is void, wherever it was copied to."""
    if session is not None:
        await sessions.end_if_running(session)
    cookies.take(response)


@router.get("/me/sessions")
async def list_sessions(sessions: TheSessions, session: MySession) -> OwnSessions:
    """Where one is signed in, the browser last seen first."""
    rows = await sessions.of(session.account.id)
    return OwnSessions(
        sessions=[
            SessionInfo(id=row.id, created=row.created, seen=row.seen, agent=row.agent, current=row.id == session.id)
            for row in rows
        ]
    )


@router.delete("/me/sessions/{session}", status_code=204)
async def end_session(
    sessions: TheSessions, cookies: TheCookies, response: Response, current: MySession, session: SessionId
) -> None:
    """Be nobody in one of one's browsers."""
    await sessions.end(current.account.id, session)
    if session == current.id:
        cookies.take(response)


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(sessions: TheSessions, session: MySession) -> None:
    """Be nobody in all of one's browsers but this one."""
    await sessions.end_others(session.account.id, session.id)


@router.get("/me/password")
async def read_password(accounts: TheAccounts, me: Me) -> PasswordInfo:
    """Whether one has a password; who comes by OpenID Connect has none until they choose one."""
    return PasswordInfo(known=await accounts.has_password(me))


@router.post("/me/password")
async def change_password(
    accounts: TheAccounts,
    cookies: TheCookies,
    rate_limits: TheRateLimits,
    request: Request,
    response: Response,
    me: Me,
    where: Address,
    asked: NewPassword,
) -> Person:
    """Change the password, and be logged out everywhere else."""
    rate_limits.take("password", where, me.id)
    account = await accounts.change_password(me, asked.old, asked.new)
    await cookies.sign_in(response, request, account)
    return account.describe()


@router.get("/me/data", response_model=None, responses={200: {"content": {"application/json": {}}}})
async def download_data(database: TheDatabase, rate_limits: TheRateLimits, me: Me) -> StreamingResponse:
    """All that is kept of oneself, for download."""
    rate_limits.take("data", me.id)
    headers = {"Content-Disposition": 'attachment; filename="wataha.json"'}
    return StreamingResponse(write_own_data(database, me.id), media_type="application/json", headers=headers)


@router.delete("/me", status_code=204)
async def delete_account(
    accounts: TheAccounts,
    cookies: TheCookies,
    lobby: TheLobby,
    tables: TheTables,
    rate_limits: TheRateLimits,
    response: Response,
    me: Me,
    where: Address,
    asked: Farewell,
) -> None:
    """Delete the account. Games stay, nameless; in running ones a bot takes over."""
    if me.registered:
        rate_limits.take("password", where, me.id)
        await accounts.check_password(me, asked.password or "")
    for leaving in (me, *await accounts.bots_of(me.id)):
        await leave_all_tables(lobby, tables, leaving.id)
    await accounts.delete(me)
    cookies.take(response)


@router.get("/me/tables")
async def list_own(
    lobby: TheLobby,
    database: TheDatabase,
    settings: TheSettings,
    me: Reader,
    over: Annotated[bool, Query()] = False,
    before: Before = None,
    limit: Limit = 50,
) -> Listed:
    """One's tables: those that wait for one's move first, then the newest; or those that are over."""
    rows = await lobby.own_tables(me.id, over, before, limit)
    return await listed(database, settings, rows)


@router.get("/me/waiting")
async def list_waiting(lobby: TheLobby, me: Me) -> Waiting:
    """The tables where one is to decide, the most urgent first."""
    return Waiting(tables=await lobby.waiting_for(me.id, MOST_LISTED))


@router.get("/me/muted")
async def list_muted(chat: TheChat, me: Me) -> Muted:
    """Whom one does not hear."""
    return Muted(muted=await chat.muted(me.id))


@router.put("/me/muted/{account}", status_code=204)
async def mute(chat: TheChat, me: Me, account: AccountId) -> None:
    """Hear someone no longer."""
    await chat.mute(me.id, account, True)


@router.delete("/me/muted/{account}", status_code=204)
async def unmute(chat: TheChat, me: Me, account: AccountId) -> None:
    """Hear someone again."""
    await chat.mute(me.id, account, False)
