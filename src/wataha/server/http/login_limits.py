"""How often passwords may be guessed.

Guesses count by the address, by the address and the name together, and slowly by the name alone. The last is for
strangers only: whoever was signed in from an address before, or still is in their browser, cannot be locked out by what
others guess elsewhere.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from wataha.server.tables.accounts import Accounts
from wataha.server.tables.names import name_key
from wataha.server.tables.sessions import Session

from .cookies import Cookies
from .origins import address
from .rate_limits import RateLimits


class LoginLimits:
    """Counts attempts to log in."""

    def __init__(self, rate_limits: RateLimits, accounts: Accounts, cookies: Cookies) -> None:
        self._rate_limits = rate_limits
        self._accounts = accounts
        self._cookies = cookies

    async def take(self, request: HTTPConnection, name: str, session: Session | None) -> None:
        """Count an attempt to log in by a name; `Refusal` if there were too many."""
        key, where = name_key(name), address(request)
        account = await self._accounts.id_of(name)
        if session is not None and session.account.id == account:
            self._rate_limits.take("password", f"session {session.id}")
            return
        self._rate_limits.take("login-address", where)
        self._rate_limits.take("password", f"login {where} {key}")
        if account is None or not await self._cookies.is_known(request, account):
            self._rate_limits.take("login-name", key)
