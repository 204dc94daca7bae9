"""Links in mails: what they say is signed, so that nothing has to be kept until someone follows one."""

from __future__ import annotations

from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer

from wataha.server.errors import Refusal
from wataha.server.timestamps import DAY, MINUTE, SECOND

LONGEST_TOKEN = 400
LASTS = {"confirm": 3 * DAY, "unsubscribe": 400 * DAY, "recover": 60 * MINUTE}
"""How long a link of a kind can be followed."""


class SignedLinks:
    """Makes links to pages of the site, and reads their tokens, which stand where no server logs them."""

    def __init__(self, secret: str, site: str) -> None:
        self._secret = secret
        self._site = site

    def page(self, path: str) -> str:
        return f"{self._site}{path}"

    def token(self, kind: str, *said: str) -> str:
        signed = self._signer(kind).dumps(said)
        return signed if isinstance(signed, str) else signed.decode()

    def link(self, kind: str, *said: str) -> str:
        return self.page(f"/{kind}#{self.token(kind, *said)}")

    def read(self, kind: str, token: str) -> list[str]:
        """What a token says; `Refusal` if it was not made here, or too long ago."""
        try:
            said: Any = self._signer(kind).loads(token, max_age=LASTS[kind] // SECOND)
        except BadData:
            raise Refusal("bad-link", 404) from None
        return said

    def _signer(self, kind: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt=f"link-{kind}")
