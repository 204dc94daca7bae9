"""Tokens: what a program shows to be let in as an account, and what each lets it do.

A token is shown once, when it is made. What is kept is a digest of its secret, from which nobody can make it again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection, Sequence

from sqlalchemy import bindparam, func, or_, select, update

from wataha.server.bus.bus import SIGNED_OUT, Bus, Message, person_subject
from wataha.server.errors import Refusal
from wataha.server.ids import LENGTH, new_id
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import TokenRow, accounts, tokens
from wataha.server.timestamps import now

from .accounts import Account
from .sessions import SEEN_EVERY, Session

READ, PLAY, TALK, TABLES = "read", "play", "talk", "tables"
SCOPES = (READ, PLAY, TALK, TABLES)
"""To look at what the account sees; to sit down and move; to talk; to set tables up."""
OF_PEOPLE = (READ,)
"""What programs may do as people: nobody's moves are made by a program in a person's name."""

MOST_TOKENS = 10
"""Of one account."""
PREFIX = "wataha_"
"""By which a token that got into a public place is found and known for what it is."""
SECRET_BYTES = 32

ONE_TOKEN = (
    select(*tokens.c, accounts.c.name.label("account_name"), accounts.c.name_key, accounts.c.epoch, accounts.c.owner)
    .join(accounts, accounts.c.id == tokens.c.account)
    .where(
        tokens.c.id == bindparam("token"),
        accounts.c.deleted.is_(None),
        or_(accounts.c.banned.is_(None), accounts.c.banned < bindparam("moment")),
    )
)
COUNT = select(func.count()).where(tokens.c.account == bindparam("account"))
LOCKED = select(accounts.c.id).where(accounts.c.id == bindparam("account")).with_for_update()
VALID = (
    select(tokens.c.id)
    .join(accounts, accounts.c.id == tokens.c.account)
    .where(
        tokens.c.id.in_(bindparam("ids", expanding=True)),
        or_(accounts.c.banned.is_(None), accounts.c.banned < bindparam("moment")),
    )
)


def digest_of(secret: str) -> str:
    """What is kept of a secret; it is random and long, so that a quick digest is as good as a slow one."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Tokens:
    """Makes tokens, finds who shows one, and makes them void."""

    def __init__(self, database: Database, bus: Bus, offered: bool) -> None:
        self._database = database
        self._bus = bus
        self._offered = offered
        """Whether this server lets programs in at all."""

    async def make(self, account: Account, name: str, scopes: Collection[str]) -> tuple[str, TokenRow]:
        """A new token, and what is kept of it; nobody sees the token again."""
        allowed = SCOPES if account.owner else OF_PEOPLE
        if not set(scopes) <= set(allowed):
            raise Refusal("scope-for-bots", 422, allowed=", ".join(allowed))
        secret = secrets.token_urlsafe(SECRET_BYTES)
        chosen = " ".join(scope for scope in SCOPES if scope == READ or scope in scopes)
        row = TokenRow(
            id=new_id(),
            account=account.id,
            name=name,
            scopes=chosen,
            digest=digest_of(secret),
            created=now(),
            seen=None,
        )

        def work(transaction: Transaction) -> None:
            transaction.row(LOCKED, {"account": account.id})  # one after the other
            if transaction.execute(COUNT, {"account": account.id}).scalar_one() >= MOST_TOKENS:
                raise Refusal("too-many-tokens", most=MOST_TOKENS)
            transaction.execute(tokens.insert(), {column.key: getattr(row, column.key) for column in tokens.c})

        await self._database.write(work)
        return f"{PREFIX}{row.id}{secret}", row

    async def of(self, people: Collection[str]) -> list[TokenRow]:
        """The tokens of some accounts, the oldest first."""
        query = select(tokens).where(tokens.c.account.in_(people)).order_by(tokens.c.created, tokens.c.id)
        return [TokenRow(**row._mapping) for row in await self._database.rows(query)]

    async def revoke(self, people: Sequence[str], token: str) -> None:
        """Make a token of one of these accounts void, everywhere and at once."""

        def work(transaction: Transaction) -> None:
            which = (tokens.c.id == token, tokens.c.account.in_(people))
            found = transaction.row(select(tokens.c.account).where(*which))
            if found is None:
                raise Refusal("no-such-token", 404)
            transaction.execute(tokens.delete().where(*which))
            transaction.after_commit(lambda: self._bus.publish(person_subject(found.account), Message(SIGNED_OUT)))

        await self._database.write(work)

    async def find(self, token: str) -> Session | None:
        """Who shows a token; None if it is void, or this server lets no programs in."""
        start = len(PREFIX) + LENGTH
        if not self._offered or not token.startswith(PREFIX) or len(token) <= start:
            return None
        row = await self._database.row(ONE_TOKEN, {"token": token[len(PREFIX) : start], "moment": now()})
        if row is None or not hmac.compare_digest(row.digest, digest_of(token[start:])):
            return None
        account = Account(row.account, row.account_name, row.name_key is not None, row.epoch, row.owner)
        session = Session(row.id, account, row.seen or 0, frozenset(row.scopes.split()))
        await self._note_seen(session)
        return session

    async def _note_seen(self, session: Session) -> None:
        if now() - session.seen >= SEEN_EVERY:
            seen = update(tokens).where(tokens.c.id == session.id).values(seen=now())
            await self._database.write(lambda transaction: transaction.execute(seen) and None)

    async def valid(self, ids: Collection[str]) -> set[str]:
        """Those of some tokens that were not made void."""
        return {id for (id,) in await self._database.rows(VALID, {"ids": list(ids), "moment": now()})}
