"""What routes share: who asks, which table, and the errors that can come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict

from wataha.server.bots.analyses import Analyses
from wataha.server.bots.game_warm_up import GameWarmUp
from wataha.server.bots.hints import Hints
from wataha.server.errors import Refusal
from wataha.server.ids import PATTERN
from wataha.server.live.messages import Error
from wataha.server.play.old_rules import OldGames
from wataha.server.play.table_cache import CachedTable, TableCache
from wataha.server.services import Services
from wataha.server.settings import Settings
from wataha.server.storage.database import Database
from wataha.server.tables.accounts import Account, Accounts
from wataha.server.tables.chat import Chat
from wataha.server.tables.invites import Invites
from wataha.server.tables.lobby import Lobby
from wataha.server.tables.puzzles import Puzzles
from wataha.server.tables.sessions import Session, Sessions

from .cookies import Cookies
from .login_limits import LoginLimits
from .origins import address
from .rate_limits import RateLimits

MOST_LISTED = 100


class Asked(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid")


class Failed(BaseModel):
    """The answer to what cannot be done: clients say `refused-CODE` of the catalogue `server`."""

    error: Error


ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Failed, "description": meaning}
    for status, meaning in {
        400: "Unreadable.",
        401: "Nobody is signed in.",
        403: "Not allowed.",
        404: "There is no such thing, or not for you.",
        409: "Not now.",
        413: "Too large.",
        422: "Not of the right form.",
        429: "Too fast.",
        503: "Not available at the moment.",
    }.items()
}


def provided(pick: Callable[[Services], Any]) -> Any:
    """A dependency: one of the services. What is not asynchronous, FastAPI would call in a thread."""

    async def find(request: Request) -> Any:
        return pick(request.app.state.services)

    return Depends(find)


async def find_settings(request: Request) -> Settings:
    return request.app.state.settings


TheSettings = Annotated[Settings, Depends(find_settings)]
TheDatabase = Annotated[Database, provided(lambda services: services.database)]
TheRateLimits = Annotated[RateLimits, provided(lambda services: services.rate_limits)]
TheGames = Annotated[GameWarmUp, provided(lambda services: services.games)]
TheAccounts = Annotated[Accounts, provided(lambda services: services.accounts)]
TheSessions = Annotated[Sessions, provided(lambda services: services.sessions)]
TheCookies = Annotated[Cookies, provided(lambda services: services.cookies)]
TheLoginLimits = Annotated[LoginLimits, provided(lambda services: services.login_limits)]
TheInvites = Annotated[Invites, provided(lambda services: services.invites)]
TheLobby = Annotated[Lobby, provided(lambda services: services.lobby)]
TheChat = Annotated[Chat, provided(lambda services: services.chat)]
TheTables = Annotated[TableCache, provided(lambda services: services.tables)]
TheOldGames = Annotated[OldGames, provided(lambda services: services.old_games)]
TheHints = Annotated[Hints, provided(lambda services: services.hints)]
ThePuzzles = Annotated[Puzzles, provided(lambda services: services.puzzles)]
TheAnalyses = Annotated[Analyses, provided(lambda services: services.analyses)]


async def find_session(request: Request, response: Response, cookies: TheCookies) -> Session | None:
    """The session of whoever asks, if they have one."""
    found = await cookies.find(request)
    if found is None:
        return None
    if found.renew:
        cookies.give(response, request, found.session)
    return found.session


AnySession = Annotated[Session | None, Depends(find_session)]


async def find_own_session(session: AnySession) -> Session:
    """The session of whoever asks; they must have one."""
    if session is None:
        raise Refusal("not-signed-in", 401)
    return session


MySession = Annotated[Session, Depends(find_own_session)]


async def find_visitor(session: AnySession) -> Account | None:
    """Whoever asks, if they have an account."""
    return session and session.account


Visitor = Annotated[Account | None, Depends(find_visitor)]


async def find_person(session: MySession) -> Account:
    """Whoever asks; they must have an account, a guest's at least."""
    return session.account


Me = Annotated[Account, Depends(find_person)]
TableId = Annotated[str, Path(pattern=PATTERN)]
SessionId = Annotated[str, Path(pattern=PATTERN)]
AccountId = Annotated[str, Path(pattern=PATTERN)]
Key = Annotated[str | None, Header(alias="X-Table-Key", max_length=64, description="The key of a secret link.")]
Before = Annotated[
    int | None, Query(ge=0, lt=2**53, description="Only what changed before this moment: the next page.")
]
Limit = Annotated[int, Query(ge=1, le=MOST_LISTED)]


async def find_table(
    tables: TheTables, invites: TheInvites, lobby: TheLobby, table: TableId, visitor: Visitor, key: Key = None
) -> CachedTable:
    """A table that whoever asks may see."""
    account = visitor.id if visitor else None
    try:
        found = await tables.find_fresh(table)
    except Refusal:
        await lobby.look_up(account, table, key)  # why it cannot be shown is for those who may know of it
        raise
    invites.check_may_see(found.row, account, key)
    return found


TheTable = Annotated[CachedTable, Depends(find_table)]


async def where_from(request: Request) -> str:
    return address(request)


Address = Annotated[str, Depends(where_from)]
