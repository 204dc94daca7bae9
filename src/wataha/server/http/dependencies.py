"""What routes share: who asks, which table, and the errors that can come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Header, Path, Query, Request, Response, Security
from fastapi.security import SecurityScopes
from pydantic import BaseModel, ConfigDict

from wataha.server.bots.analyses import Analyses
from wataha.server.bots.game_warm_up import GameWarmUp
from wataha.server.bots.hints import Hints
from wataha.server.bots.service import BotService
from wataha.server.errors import Refusal
from wataha.server.ids import PATTERN
from wataha.server.live.messages import Error
from wataha.server.moderation.moderation import Moderation
from wataha.server.notices.service import Notices
from wataha.server.play.holiday_entries import HolidayEntries
from wataha.server.play.old_rules import OldGames
from wataha.server.play.table_cache import CachedTable, TableCache
from wataha.server.services import Services
from wataha.server.settings import Settings
from wataha.server.social.friends import Friends
from wataha.server.social.pairing import Pairing
from wataha.server.storage.database import Database
from wataha.server.tables.accounts import Account, Accounts
from wataha.server.tables.blocks import Blocks
from wataha.server.tables.chat import Chat
from wataha.server.tables.holidays import Holidays
from wataha.server.tables.identities import Identities
from wataha.server.tables.invites import Invites
from wataha.server.tables.lobby import Lobby
from wataha.server.tables.passkeys import Passkeys
from wataha.server.tables.puzzles import Puzzles
from wataha.server.tables.sessions import Session, Sessions
from wataha.server.tables.tokens import PLAY, READ, TABLES, Tokens
from wataha.server.tournaments.tournaments import Tournaments

from .cookies import Cookies
from .credentials import Credentials
from .login_limits import LoginLimits
from .middleware import SAFE
from .oidc import OpenIdConnect
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
TheCredentials = Annotated[Credentials, provided(lambda services: services.credentials)]
TheTokens = Annotated[Tokens, provided(lambda services: services.tokens)]
TheBots = Annotated[BotService, provided(lambda services: services.bots)]
TheFriends = Annotated[Friends, provided(lambda services: services.friends)]
TheBlocks = Annotated[Blocks, provided(lambda services: services.blocks)]
TheHolidays = Annotated[Holidays, provided(lambda services: services.holidays)]
TheHolidayEntries = Annotated[HolidayEntries, provided(lambda services: services.holiday_entries)]
ThePairing = Annotated[Pairing, provided(lambda services: services.pairing)]
TheTournaments = Annotated[Tournaments, provided(lambda services: services.tournaments)]
TheModeration = Annotated[Moderation, provided(lambda services: services.moderation)]
TheLoginLimits = Annotated[LoginLimits, provided(lambda services: services.login_limits)]
TheInvites = Annotated[Invites, provided(lambda services: services.invites)]
TheLobby = Annotated[Lobby, provided(lambda services: services.lobby)]
TheChat = Annotated[Chat, provided(lambda services: services.chat)]
TheTables = Annotated[TableCache, provided(lambda services: services.tables)]
TheOldGames = Annotated[OldGames, provided(lambda services: services.old_games)]
TheHints = Annotated[Hints, provided(lambda services: services.hints)]
ThePuzzles = Annotated[Puzzles, provided(lambda services: services.puzzles)]
AnyNotices = Annotated[Notices | None, provided(lambda services: services.notices)]


async def find_notices(notices: AnyNotices) -> Notices:
    """What tells people things; `Refusal` in a living room, which has none of it."""
    if notices is None:
        raise Refusal("not-offered", 404)
    return notices


TheNotices = Annotated[Notices, Depends(find_notices)]
AnyPasskeys = Annotated[Passkeys | None, provided(lambda services: services.passkeys)]


async def find_passkeys(passkeys: AnyPasskeys) -> Passkeys:
    """Those of a site that has them."""
    if passkeys is None:
        raise Refusal("not-offered", 404)
    return passkeys


ThePasskeys = Annotated[Passkeys, Depends(find_passkeys)]
AnyOpenIdConnect = Annotated[OpenIdConnect | None, provided(lambda services: services.oidc)]


async def find_oidc(oidc: AnyOpenIdConnect) -> OpenIdConnect:
    """The host's provider, if there is one."""
    if oidc is None:
        raise Refusal("not-offered", 404)
    return oidc


TheOpenIdConnect = Annotated[OpenIdConnect, Depends(find_oidc)]
TheIdentities = Annotated[Identities, provided(lambda services: services.identities)]
TheAnalyses = Annotated[Analyses, provided(lambda services: services.analyses)]


async def find_session(
    request: Request, response: Response, scopes: SecurityScopes, credentials: TheCredentials, cookies: TheCookies
) -> Session | None:
    """The session of whoever asks, if they have one; a program may do what its token says and the route offers."""
    found = await credentials.find(request)
    if found is None:
        return None
    if found.session.scopes is not None:
        _check_program(request, found.session, scopes.scopes)
    if found.renew:
        cookies.give(response, request, found.session)
    return found.session


def _check_program(request: Request, session: Session, scopes: list[str]) -> None:
    """Programs may look at what is not an account's own; anything else only where the route names a scope for it."""
    private = request.method not in SAFE or request.url.path.startswith(("/api/me/", "/api/host/"))
    if private and not scopes:
        raise Refusal("not-for-programs", 403)
    for scope in scopes:
        session.check_may(scope)


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
Reader = Annotated[Account, Security(find_person, scopes=[READ])]
Sitter = Annotated[Account, Security(find_person, scopes=[PLAY])]
TableMaker = Annotated[Account, Security(find_person, scopes=[TABLES])]
"""Whoever asks, who may be a program with a token for that."""


async def find_host(me: Me, moderation: TheModeration) -> Account:
    """Whoever asks; they must be a host."""
    if not await moderation.is_host(me.id):
        raise Refusal("not-allowed", 403)
    return me


Host = Annotated[Account, Depends(find_host)]


def offered(feature: str) -> Any:
    """A dependency of routes that a host can switch off."""

    async def check(settings: TheSettings) -> None:
        if not settings.offers(feature):
            raise Refusal("switched-off", 404)

    return Depends(check)


TableId = Annotated[str, Path(pattern=PATTERN)]
SessionId = Annotated[str, Path(pattern=PATTERN)]
AccountId = Annotated[str, Path(pattern=PATTERN)]
ChannelId = Annotated[str, Path(pattern=PATTERN)]
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
