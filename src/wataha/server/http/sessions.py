"""Who is asking: a signed cookie that scripts cannot read."""

from __future__ import annotations

from collections.abc import Collection

from fastapi import Response
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from wataha.server.tables.accounts import Account, Accounts

COOKIE = "wataha"
AGE = 400 * 24 * 3600
"""Seconds that a cookie lives; browsers allow no more."""


class Sessions:
    """Gives out cookies and reads them."""

    def __init__(self, secret: str, accounts: Accounts) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="session")
        self._accounts = accounts

    def sign(self, account: Account) -> str:
        signed = self._signer.dumps([account.id, account.epoch])
        return signed if isinstance(signed, str) else signed.decode()

    def give(self, response: Response, request: HTTPConnection, account: Account) -> None:
        """Let the browser be this account."""
        response.set_cookie(
            COOKIE,
            self.sign(account),
            max_age=AGE,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme in ("https", "wss"),
            path="/",
        )

    def take(self, response: Response) -> None:
        """Let the browser be nobody."""
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")

    async def who(self, request: HTTPConnection) -> Account | None:
        """The account whose cookie came along, if a valid one did."""
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            account, epoch = self._signer.loads(cookie, max_age=AGE)
        except (BadData, ValueError, TypeError):
            return None
        return await self._accounts.find(account, epoch)

    async def epochs(self, ids: Collection[str]) -> dict[str, int]:
        """Of which epoch cookies have to be, for each of some accounts that are not deleted."""
        return await self._accounts.epochs(ids)
