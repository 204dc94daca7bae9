"""Sessions: in which browsers someone is signed in, until each of them is ended."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, bindparam, select, update

from wataha.server.bus.bus import SIGNED_OUT, Bus, Message, person_subject
from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import SessionRow, accounts, sessions
from wataha.server.timestamps import DAY, MINUTE, now

from .accounts import Account

LIFETIME = 400 * DAY
"""How long a session lasts that nobody uses; browsers keep no cookie for longer."""
SEEN_EVERY = 60 * MINUTE
"""A session is noted as seen at most so often: a write for every request would be dear."""
MOST_LISTED = 100


@dataclass(frozen=True)
class Session:
    """A browser in which someone is signed in, or a program with a token."""

    id: str
    account: Account
    seen: int
    scopes: frozenset[str] | None = None
    """What a program may do; None for a browser, in which one may do everything."""

    def check_may(self, scope: str) -> None:
        """`Refusal` to a program whose token does not let it do such a thing."""
        if self.scopes is not None and scope not in self.scopes:
            raise Refusal("token-scope", 403, scope=scope)


@dataclass(frozen=True)
class Browser:
    """Where a session begins."""

    agent: str
    """Which program it is, in words."""
    address: str
    """A keyed digest of where it is, which tells nothing but can be compared."""


ONE_SESSION = (
    select(sessions.c.ended, sessions.c.seen, accounts.c.id, accounts.c.name, accounts.c.name_key, accounts.c.epoch)
    .join(accounts, accounts.c.id == sessions.c.account)
    .where(sessions.c.id == bindparam("session"), accounts.c.deleted.is_(None))
)
VALID = (
    select(sessions.c.id)
    .join(accounts, accounts.c.id == sessions.c.account)
    .where(
        sessions.c.id.in_(bindparam("ids", expanding=True)), sessions.c.ended.is_(None), accounts.c.deleted.is_(None)
    )
)
KNOWN = (
    select(sessions.c.id)
    .where(sessions.c.account == bindparam("account"), sessions.c.address == bindparam("address"))
    .limit(1)
)


class Sessions:
    """Begins sessions, finds them and ends them."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus

    async def find(self, id: str) -> Session | None:
        """The session of an id, unless it was ended."""
        row = await self._database.row(ONE_SESSION, {"session": id})
        if row is None or row.ended is not None:
            return None
        return Session(id, Account(row.id, row.name, row.name_key is not None, row.epoch), row.seen)

    async def begin(self, id: str, account: Account, browser: Browser) -> Session:
        """A session of this id, which may have begun already; `Refusal` if it, or all of the account, were ended."""
        moment = now()
        values = {"id": id, "account": account.id, "created": moment, "seen": moment, **vars(browser)}
        current = select(accounts.c.epoch, accounts.c.banned).where(
            accounts.c.id == account.id, accounts.c.deleted.is_(None)
        )

        def work(transaction: Transaction) -> bool:
            row = transaction.row(current.with_for_update())  # whoever ends all sessions waits, and ends this one too
            if row is None or row.epoch != account.epoch:
                return False
            if row.banned is not None and row.banned > moment:
                raise Refusal("banned", 403)
            transaction.execute(transaction.insert(sessions).values(**values).on_conflict_do_nothing())
            return transaction.row(select(sessions.c.ended).where(sessions.c.id == id)).ended is None

        if not await self._database.write(work):
            raise Refusal("not-signed-in", 401)
        return Session(id, account, moment)

    async def note_seen(self, session: Session) -> bool:
        """Note that a session is in use; whether that was worth noting."""
        moment = now()
        if moment - session.seen < SEEN_EVERY:
            return False
        seen = update(sessions).where(sessions.c.id == session.id).values(seen=moment)
        await self._database.write(lambda transaction: transaction.execute(seen) and None)
        return True

    async def of(self, account: str) -> list[SessionRow]:
        """Someone's sessions, the one last seen first."""
        query = select(sessions).where(
            sessions.c.account == account, sessions.c.ended.is_(None), sessions.c.seen > now() - LIFETIME
        )
        rows = await self._database.rows(query.order_by(sessions.c.seen.desc(), sessions.c.id).limit(MOST_LISTED))
        return [SessionRow(**row._mapping) for row in rows]

    async def knows(self, account: str, address: str) -> bool:
        """Whether someone was ever signed in from an address."""
        return await self._database.row(KNOWN, {"account": account, "address": address}) is not None

    async def valid(self, ids: Collection[str]) -> set[str]:
        """Those of some sessions that were not ended."""
        return {id for (id,) in await self._database.rows(VALID, {"ids": list(ids)})}

    async def end(self, account: str, session: str) -> None:
        """End one of someone's sessions, everywhere and at once."""
        if not await self._end(account, sessions.c.id == session):
            raise Refusal("no-such-session", 404)

    async def end_if_running(self, session: Session) -> None:
        """End a session, unless someone else has just done so."""
        await self._end(session.account.id, sessions.c.id == session.id)

    async def end_others(self, account: str, kept: str) -> None:
        """End all of someone's sessions but one."""
        await self._end(account, sessions.c.id != kept)

    async def _end(self, account: str, which: ColumnElement[bool]) -> int:
        ending = update(sessions).where(sessions.c.account == account, sessions.c.ended.is_(None), which)

        def work(transaction: Transaction) -> int:
            count = transaction.execute(ending.values(ended=now())).rowcount
            if count:
                transaction.after_commit(lambda: self._bus.publish(person_subject(account), Message(SIGNED_OUT)))
            return count

        return await self._database.write(work)

    async def forget_expired(self) -> None:
        """Forget sessions whose cookies no browser has any more."""
        old = sessions.delete().where(sessions.c.seen < now() - LIFETIME - DAY)
        await self._database.write(lambda transaction: transaction.execute(old) and None)
