"""Who is asking: a signed cookie that names a session, and that scripts cannot read."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from fastapi import Response
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

from wataha.server.errors import Refusal
from wataha.server.ids import LENGTH, LETTERS, new_id
from wataha.server.tables.accounts import Account, Accounts
from wataha.server.tables.sessions import LIFETIME, Browser, Session, Sessions
from wataha.server.timestamps import SECOND, now

from .last_addresses import LastAddresses
from .origins import address
from .user_agents import describe_agent

COOKIE = "wataha"
AGE = LIFETIME // SECOND
"""Seconds that a cookie lives."""


@dataclass(frozen=True)
class Found:
    """The session whose cookie came along."""

    session: Session
    renew: bool
    """Whether the browser should get its cookie anew: it is of the older form, or was not seen for a while."""


class Cookies:
    """Gives out cookies and reads them."""

    def __init__(self, secret: str, accounts: Accounts, sessions: Sessions, addresses: LastAddresses) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="session")
        self._secret = secret.encode()
        self._accounts = accounts
        self._sessions = sessions
        self._addresses = addresses

    async def sign_in(self, response: Response, request: HTTPConnection, account: Account) -> None:
        """Let the browser be this account, in a session of its own."""
        session = await self._sessions.begin(new_id(), account, self._browser(request, account.id))
        self.give(response, request, session)

    def give(self, response: Response, request: HTTPConnection, session: Session) -> None:
        """Let the browser keep the cookie of a session."""
        signed = self._signer.dumps(session.id)
        response.set_cookie(
            COOKIE,
            signed if isinstance(signed, str) else signed.decode(),
            max_age=AGE,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme in ("https", "wss"),
            path="/",
        )

    def take(self, response: Response) -> None:
        """Let the browser be nobody."""
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")

    async def find(self, request: HTTPConnection) -> Found | None:
        """The session whose cookie came along, if a valid one did; where it came from is noted."""
        found = await self._find(request)
        if found is not None:
            self._addresses.note(found.session.account.id, address(request))
        return found

    async def _find(self, request: HTTPConnection) -> Found | None:
        cookie = request.cookies.get(COOKIE)
        if not cookie:
            return None
        try:
            said, signed = self._signer.loads(cookie, return_timestamp=True)
            if now() // SECOND - signed.timestamp() > AGE:
                return None  # one that seems to be from the future is none the worse: clocks are set back
            match said:
                case str(id):
                    session = await self._sessions.find(id)
                    return session and Found(session, await self._sessions.note_seen(session))
                case [str(account), int(epoch)]:
                    return await self._exchange(request, cookie, account, epoch)
        except BadData:
            pass
        return None

    async def _exchange(self, request: HTTPConnection, cookie: str, id: str, epoch: int) -> Found | None:
        """The session of a cookie from before there were sessions.

        Its id follows from the cookie: however often the cookie comes before the browser has its new one, it is the
        same session, and once that is ended, the old cookie is void as well.
        """
        account = await self._accounts.find(id, epoch)
        if account is None:
            return None
        try:
            session = await self._sessions.begin(_id_for(cookie), account, self._browser(request, id))
        except Refusal:
            return None
        return Found(session, True)

    async def is_known(self, request: HTTPConnection, account: str) -> bool:
        """Whether an account was signed in before from where a request comes from."""
        return await self._sessions.knows(account, self._digest(request, account))

    def _browser(self, request: HTTPConnection, account: str) -> Browser:
        return Browser(describe_agent(request.headers.get("user-agent", "")), self._digest(request, account))

    def _digest(self, request: HTTPConnection, account: str) -> str:
        """Where a request comes from, told by nobody without the secret, and differently for every account."""
        text = f"address {account} {address(request)}".encode()
        return hmac.new(self._secret, text, hashlib.sha256).hexdigest()[:24]


def _id_for(cookie: str) -> str:
    """An id that only this cookie has."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in hashlib.sha256(cookie.encode()).digest()[:LENGTH])
