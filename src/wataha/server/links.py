"""Secret links: to a table that is not public, and to a seat that someone is invited to.

A link's key is computed from the server's secret, so none is stored anywhere; it is compared in constant time.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

KEY_LENGTH = 22
"""Characters of six bits: beyond guessing."""


class Links:
    """Makes and checks the keys of links."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def _key(self, what: str) -> str:
        digest = hmac.digest(self._secret, what.encode(), hashlib.sha256)
        return urlsafe_b64encode(digest).decode()[:KEY_LENGTH]

    def table(self, table: str) -> str:
        """The key that lets someone look at a table, and sit down in an open seat."""
        return self._key(f"table:{table}")

    def seat(self, table: str, seat: int) -> str:
        """The key that lets someone sit down in a seat kept for whoever has the link."""
        return self._key(f"seat:{table}:{seat}")

    def opens_table(self, table: str, key: str | None) -> bool:
        return _same(self.table(table), key)

    def opens_seat(self, table: str, seat: int, key: str | None) -> bool:
        return _same(self.seat(table, seat), key)


def _same(right: str, given: str | None) -> bool:
    return given is not None and hmac.compare_digest(right.encode(), given.encode())
