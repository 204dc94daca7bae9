"""Where people can be told things: their browsers, their mailbox, programs of their own."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import func, select, update

from wataha.server.errors import Refusal
from wataha.server.ids import new_id
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import ChannelRow, accounts, channels, sessions
from wataha.server.tables.accounts import Account
from wataha.server.tables.sessions import Session
from wataha.server.timestamps import now

from .outbox import CONFIRM, EMAIL, PUSH, RECOVER, TEST, WEBHOOK, Outbox, forget_channel
from .webhooks import new_secret

MOST = {PUSH: 10, EMAIL: 2, WEBHOOK: 3}
"""Channels of a kind that an account may have: of mailboxes, one that is theirs and one that has yet to prove it."""
MOST_FAILURES = 30
"""After so many in a row nothing is sent any more until its owner switches it on again."""
MOST_RECOVERED = 5
"""Accounts of one mailbox that are sent links."""
LONGEST_MAILBOX = 200
MAILBOX = re.compile(r"[!-?A-~]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+")


def read_mailbox(text: str) -> str:
    """An e-mail address; `Refusal` if it is none.

    >>> read_mailbox(" ala@example.org ")
    'ala@example.org'
    """
    text = text.strip()
    if len(text) > LONGEST_MAILBOX or not MAILBOX.fullmatch(text):
        raise Refusal("bad-mailbox", 422)
    return text


class Channels:
    """Keeps people's channels."""

    def __init__(self, database: Database, outbox: Outbox) -> None:
        self._database = database
        self._outbox = outbox

    async def of(self, account: str) -> list[ChannelRow]:
        """Someone's channels, the oldest first."""
        query = select(channels).where(channels.c.account == account).order_by(channels.c.created, channels.c.id)
        return [ChannelRow(**row._mapping) for row in await self._database.rows(query)]

    async def find(self, id: str) -> tuple[ChannelRow, Account] | None:
        """A channel and its owner; None for one that may not be used any more, as its browser was signed out."""
        query = (
            select(channels, accounts.c.name, accounts.c.name_key, accounts.c.epoch)
            .join(accounts, accounts.c.id == channels.c.account)
            .outerjoin(sessions, sessions.c.id == channels.c.session)
            .where(channels.c.id == id, accounts.c.deleted.is_(None), sessions.c.ended.is_(None))
        )
        row = await self._database.row(query)
        if row is None:
            return None
        channel = ChannelRow(**{column.key: row._mapping[column.key] for column in channels.c})
        return channel, Account(channel.account, row.name, row.name_key is not None, row.epoch)

    async def add_push(self, session: Session, label: str, address: str, keys: dict[str, Any]) -> ChannelRow:
        """A browser; whoever subscribes in it last has it."""
        fresh = _fresh(session.account.id, PUSH, address, keys, session=session.id, label=label)

        def work(transaction: Transaction) -> ChannelRow:
            before = select(channels.c.id).where(channels.c.kind == PUSH, channels.c.address == address)
            for row in transaction.rows(before):
                forget_channel(transaction, row.id)
            return self._add(transaction, fresh)

        return await self._database.write(work)

    async def add_webhook(self, account: str, address: str) -> ChannelRow:
        """A program; it is sent a test at once."""
        fresh = _fresh(account, WEBHOOK, address, {"key": new_secret()})

        def work(transaction: Transaction) -> ChannelRow:
            added = self._add(transaction, fresh)
            self._outbox.add(transaction, added.id, TEST)
            return added

        return await self._database.write(work)

    async def add_mailbox(self, account: str, mailbox: str) -> ChannelRow:
        """A mailbox, which is sent a link that proves it to be theirs; the one before stays until then."""
        fresh = _fresh(account, EMAIL, mailbox, {})

        def work(transaction: Transaction) -> ChannelRow:
            unproven = (channels.c.account == account, channels.c.kind == EMAIL, channels.c.confirmed.is_(None))
            for row in transaction.rows(select(channels.c.id).where(*unproven)):
                forget_channel(transaction, row.id)
            added = self._add(transaction, fresh)
            self._outbox.add(transaction, added.id, CONFIRM)
            return added

        return await self._database.write(work)

    def _add(self, transaction: Transaction, fresh: ChannelRow) -> ChannelRow:
        alike = (channels.c.account == fresh.account, channels.c.kind == fresh.kind)
        if transaction.execute(select(func.count()).where(*alike)).scalar_one() >= MOST[fresh.kind]:
            raise Refusal("too-many-channels", most=MOST[fresh.kind])
        transaction.execute(channels.insert(), {column.key: getattr(fresh, column.key) for column in channels.c})
        return fresh

    async def confirm(self, id: str) -> ChannelRow:
        """A mailbox has proven to be its owner's; it takes the place of the one before."""

        def work(transaction: Transaction) -> ChannelRow:
            row = transaction.row(select(channels).where(channels.c.id == id, channels.c.kind == EMAIL))
            if row is None:
                raise Refusal("bad-link", 404)
            others = (channels.c.account == row.account, channels.c.kind == EMAIL, channels.c.id != id)
            for other in transaction.rows(select(channels.c.id).where(*others)):
                forget_channel(transaction, other.id)
            proven = update(channels).where(channels.c.id == id).values(confirmed=row.confirmed or now())
            transaction.execute(proven)
            return ChannelRow(**row._mapping)

        return await self._database.write(work)

    async def recover(self, mailbox: str) -> None:
        """Send a link for a new password to a mailbox, for every account that it has proven to belong to."""
        proven = (channels.c.kind == EMAIL, channels.c.confirmed.is_not(None))
        theirs = select(channels.c.id).where(func.lower(channels.c.address) == mailbox.lower(), *proven)

        def work(transaction: Transaction) -> None:
            for row in transaction.rows(theirs.order_by(channels.c.id).limit(MOST_RECOVERED)):
                self._outbox.add(transaction, row.id, RECOVER)

        await self._database.write(work)

    async def unsubscribe(self, id: str) -> None:
        """Send no notices there any more."""
        stop = update(channels).where(channels.c.id == id).values(active=False)
        await self._database.write(lambda transaction: transaction.execute(stop) and None)

    async def switch(self, account: str, id: str, active: bool) -> None:
        """Let notices go to one of someone's channels, or not."""
        mine = update(channels).where(channels.c.id == id, channels.c.account == account)
        await self._change(lambda transaction: transaction.execute(mine.values(active=active, failures=0)).rowcount)

    async def test(self, account: str, id: str) -> None:
        """Send something to one of someone's channels."""

        def work(transaction: Transaction) -> int:
            mine = select(channels.c.id).where(channels.c.id == id, channels.c.account == account)
            found = transaction.row(mine.where((channels.c.kind != EMAIL) | channels.c.confirmed.is_not(None)))
            if found is not None:
                self._outbox.add(transaction, id, TEST)
            return found is not None

        await self._change(work)

    async def remove(self, account: str, id: str) -> None:
        """Forget one of someone's channels, and what was to be sent there."""

        def work(transaction: Transaction) -> int:
            mine = select(channels.c.id).where(channels.c.id == id, channels.c.account == account)
            return transaction.row(mine) is not None and forget_channel(transaction, id)

        await self._change(work)

    async def _change(self, work: Any) -> None:
        if not await self._database.write(work):
            raise Refusal("no-such-channel", 404)

    async def drop(self, id: str) -> None:
        """Forget a channel that does not exist any more at its other end."""
        await self._database.write(lambda transaction: forget_channel(transaction, id))

    async def mailed(self, id: str) -> int:
        """When notices were mailed to a mailbox last; 0 if never."""
        row = await self._database.row(select(channels.c.mailed).where(channels.c.id == id))
        return row.mailed if row else 0

    async def note_mailed(self, id: str) -> None:
        done = update(channels).where(channels.c.id == id).values(mailed=now())
        await self._database.write(lambda transaction: transaction.execute(done) and None)

    async def note_success(self, channel: ChannelRow) -> None:
        """Something was sent."""
        if channel.failures:
            done = update(channels).where(channels.c.id == channel.id).values(failures=0)
            await self._database.write(lambda transaction: transaction.execute(done) and None)

    async def note_failure(self, channel: ChannelRow) -> None:
        """Something could not be sent."""
        failures = channels.c.failures + 1
        values = {"failures": failures, "active": channels.c.active & (failures < MOST_FAILURES)}
        failed = update(channels).where(channels.c.id == channel.id).values(**values)
        await self._database.write(lambda transaction: transaction.execute(failed) and None)


def _fresh(account: str, kind: str, address: str, secret: dict[str, Any], **more: Any) -> ChannelRow:
    return ChannelRow(
        id=new_id(),
        account=account,
        kind=kind,
        address=address,
        secret=secret,
        active=True,
        created=now(),
        **more,
    )
