"""Accounts of people whom an OpenID Connect provider vouches for."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import identities
from wataha.server.timestamps import now

from .accounts import Account, Accounts
from .names import LONGEST_NAME

STAND_IN = "Wolf"
"""The name of someone whom the provider calls nothing that could be a name here."""
NUMBERS = 9
"""So many of one name are told apart by a digit; the others by larger numbers."""


class Identity(NamedTuple):
    """Whom a provider vouches for."""

    issuer: str
    subject: str
    names: tuple[str, ...]
    """How the provider calls them, the best first."""


class Identities:
    """Finds the accounts of identities, and makes them."""

    def __init__(self, database: Database, accounts: Accounts) -> None:
        self._database = database
        self._accounts = accounts

    async def enter(self, identity: Identity, visitor: Account | None) -> Account:
        """The account of an identity; a new one becomes the visitor's, or gets an account of its own.

        The account is there before it is linked, and linked before it has its name: what is left undone by a crash is
        done the next time.
        """
        known = await self._find(identity)
        if known is None:
            visitor = visitor or await self._accounts.guest(f"{STAND_IN} {secrets.randbelow(10**9)}")
            known = await self._link(identity, visitor)
        return known if known.registered else await self._name(known, identity.names)

    async def _find(self, identity: Identity) -> Account | None:
        whose = select(identities.c.account).where(
            identities.c.issuer == identity.issuer, identities.c.subject == identity.subject
        )
        row = await self._database.row(whose)
        return row and await self._accounts.find(row.account)

    async def _link(self, identity: Identity, account: Account) -> Account:
        """Of two browsers that come at once with the same identity, both get the same account."""
        row = {"issuer": identity.issuer, "subject": identity.subject, "account": account.id, "created": now()}

        def work(transaction: Transaction) -> None:
            transaction.execute(transaction.insert(identities).values(**row).on_conflict_do_nothing())

        await self._database.write(work)
        found = await self._find(identity)
        assert found is not None, "it was linked just now"
        return found

    async def _name(self, account: Account, names: Sequence[str]) -> Account:
        for name in _candidates(names):
            try:
                return await self._accounts.take_name(account, name)
            except Refusal as refusal:
                if refusal.code not in ("name-taken", "bad-name"):
                    raise
        raise Refusal("name-taken")


def _candidates(names: Sequence[str]) -> Iterator[str]:
    """Names to try: as they are, then with numbers.

    >>> list(_candidates(["Ala"]))[:3]
    ['Ala', 'Ala 2', 'Ala 3']
    """
    for name in (*names, STAND_IN):
        short = " ".join(name.split())[: LONGEST_NAME - 10]
        yield short
        yield from (f"{short} {number}" for number in range(2, NUMBERS + 1))
        yield f"{short} {secrets.randbelow(10**9)}"
