"""Who is asking: the token that a program shows, or else the cookie of a browser."""

from __future__ import annotations

from collections.abc import Collection

from starlette.requests import HTTPConnection

from wataha.server.errors import Refusal
from wataha.server.tables.sessions import Sessions
from wataha.server.tables.tokens import Tokens

from .cookies import Cookies, Found
from .last_addresses import LastAddresses
from .origins import address, bearer_token


class Credentials:
    """Finds the session of whoever asks."""

    def __init__(self, cookies: Cookies, sessions: Sessions, tokens: Tokens, addresses: LastAddresses) -> None:
        self._cookies = cookies
        self._sessions = sessions
        self._tokens = tokens
        self._addresses = addresses

    async def find(self, request: HTTPConnection) -> Found | None:
        """The session whose token or cookie came along; `Refusal` if the token is none of ours, or void."""
        token = bearer_token(request)
        if token is None:
            return await self._cookies.find(request)
        session = await self._tokens.find(token)
        if session is None:
            raise Refusal("bad-token", 401)
        self._addresses.note(session.account.id, address(request))
        return Found(session, False)

    async def valid(self, ids: Collection[str]) -> set[str]:
        """Those of some sessions, of browsers and of programs, that were not ended."""
        return await self._sessions.valid(ids) | await self._tokens.valid(ids)
