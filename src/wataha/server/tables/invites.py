"""Who may see a table, and its secret links: to a table that is not public, and to a seat that someone is invited to.

A link's key is computed from the server's secret, so none is stored anywhere; it is compared in constant time.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from wataha.server.errors import Refusal
from wataha.server.storage.schema import INVITED, TableRow

KEY_LENGTH = 22
"""Characters of six bits: beyond guessing."""


class Invites:
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

    def friend(self, account: str) -> str:
        """The key of the link by which anyone becomes someone's friend."""
        return self._key(f"friend:{account}")

    def befriends(self, account: str, key: str | None) -> bool:
        return _same(self.friend(account), key)

    def opens_table(self, table: str, key: str | None) -> bool:
        return _same(self.table(table), key)

    def opens_seat(self, table: str, seat: int, key: str | None) -> bool:
        return _same(self.seat(table, seat), key)

    def check_may_see(self, table: TableRow, account: str | None, key: str | None) -> None:
        """Public tables are for all; others for those who sit there, are awaited there, or have a link."""
        if table.public or (
            account is not None and account in {table.creator, *(seat.account for seat in table.seats)}
        ):
            return
        if self.opens_table(table.id, key) or any(
            seat.kind == INVITED and self.opens_seat(table.id, seat.seat, key) for seat in table.seats
        ):
            return
        raise Refusal("no-such-table", 404)


def _same(right: str, given: str | None) -> bool:
    return given is not None and hmac.compare_digest(right.encode(), given.encode())
