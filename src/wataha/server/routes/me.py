"""One's own account: be a guest, register, log in and out, change, delete; one's tables; whom one does not hear."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from wataha.server.accounts import LONGEST_PASSWORD, SHORTEST_PASSWORD, Account
from wataha.server.acts import Act
from wataha.server.course import AWAY
from wataha.server.messages import Person, TableInfo
from wataha.server.refusal import Refusal
from wataha.server.tables import GATHERING, PLAYING

from .common import ERRORS, MOST_LISTED, AccountId, Address, Asked, Before, Limit, Me, TheHouse, Visitor

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
    """The old password, and a new one."""

    old: AnyPassword
    new: Password


class Farewell(Asked):
    """The password, from those who have one."""

    password: AnyPassword | None = None


class Whoami(BaseModel):
    """Who one is; nobody yet, if null."""

    account: Person | None


class Listed(BaseModel):
    """Tables."""

    tables: list[TableInfo]


class Muted(BaseModel):
    """Accounts that one does not hear."""

    muted: list[str]


def _shown(account: Account) -> Person:
    return Person(id=account.id, name=account.name, registered=account.registered)


@router.get("/me")
async def who_am_i(visitor: Visitor) -> Whoami:
    """Who the cookie says one is."""
    return Whoami(account=visitor and _shown(visitor))


@router.post("/guest")
async def be_guest(
    house: TheHouse, request: Request, response: Response, where: Address, visitor: Visitor, asked: Named
) -> Person:
    """Be a guest by a name; who already has an account keeps it."""
    if visitor is None:
        house.limits.take("guest", where)
        visitor = await house.accounts.guest(asked.name)
    house.sessions.give(response, request, visitor)
    return _shown(visitor)


@router.patch("/me")
async def rename(house: TheHouse, me: Me, asked: Named) -> Person:
    """Go by another name."""
    return _shown(await house.accounts.rename(me, asked.name))


@router.post("/me/register")
async def register(house: TheHouse, me: Me, where: Address, asked: NameAndPassword) -> Person:
    """Keep everything under a name and a password."""
    house.limits.take("password", where)
    return _shown(await house.accounts.register(me, asked.name, asked.password))


@router.post("/login")
async def log_in(house: TheHouse, request: Request, response: Response, where: Address, asked: Login) -> Person:
    """Be the registered account again, from anywhere."""
    house.limits.take("password", where, f"name:{asked.name.casefold()}")
    account = await house.accounts.log_in(asked.name, asked.password)
    house.sessions.give(response, request, account)
    return _shown(account)


@router.post("/logout", status_code=204)
async def log_out(house: TheHouse, response: Response) -> None:
    """Be nobody in this browser."""
    house.sessions.take(response)


@router.post("/me/password")
async def change_password(
    house: TheHouse, request: Request, response: Response, me: Me, where: Address, asked: NewPassword
) -> Person:
    """Change the password, and be logged out everywhere else."""
    house.limits.take("password", where, me.id)
    account = await house.accounts.change_password(me, asked.old, asked.new)
    house.sessions.give(response, request, account)
    return _shown(account)


@router.delete("/me", status_code=204)
async def delete_account(house: TheHouse, response: Response, me: Me, where: Address, asked: Farewell) -> None:
    """Delete the account. Games stay, nameless; in running ones a bot takes over."""
    if me.registered:
        house.limits.take("password", where, me.id)
        await house.accounts.check_password(me, asked.password or "")
    for table in await house.tables.own_tables(me.id, False, None, MOST_LISTED):
        try:
            if table.status == GATHERING:
                await house.tables.leave(me.id, table.id)
            elif table.status == PLAYING:
                seat = table.seat_of(me.id)
                if seat is not None:
                    await house.rooms.act(table.id, Act(AWAY, seat, me.id))
        except Refusal:
            continue  # it ended, or they were away already
    await house.accounts.delete(me)
    house.sessions.take(response)


@router.get("/me/tables")
async def list_own(
    house: TheHouse, me: Me, over: Annotated[bool, Query()] = False, before: Before = None, limit: Limit = 50
) -> Listed:
    """One's tables: those that wait for one's move first, then the newest; or those that are over."""
    rows = await house.tables.own_tables(me.id, over, before, limit)
    return Listed(tables=[TableInfo.model_validate(row.as_json()) for row in rows])


@router.get("/me/muted")
async def list_muted(house: TheHouse, me: Me) -> Muted:
    """Whom one does not hear."""
    return Muted(muted=await house.talk.muted(me.id))


@router.put("/me/muted/{account}", status_code=204)
async def mute(house: TheHouse, me: Me, account: AccountId) -> None:
    """Hear someone no longer."""
    await house.talk.mute(me.id, account, True)


@router.delete("/me/muted/{account}", status_code=204)
async def unmute(house: TheHouse, me: Me, account: AccountId) -> None:
    """Hear someone again."""
    await house.talk.mute(me.id, account, False)
