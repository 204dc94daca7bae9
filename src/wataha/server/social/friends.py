"""Friends: two people who both would like to be. Who has another's link is wished for already."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select, update

from wataha.server.bus.bus import TABLES, Bus, Message, person_subject
from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import accounts, blocks, friends
from wataha.server.tables.accounts import Account
from wataha.server.tables.blocks import between, has_been_blocked
from wataha.server.tables.holidays import tell_own_tables
from wataha.server.tables.invites import Invites
from wataha.server.timestamps import now

from .online import online_among

MOST_FRIENDS = 200
"""Whom one person may wish for."""


class Friend(NamedTuple):
    """A friend, or someone who would like to be one."""

    id: str
    name: str
    program: bool
    online: bool | None
    """None where they do not let it be known, or are no friends."""


class Company(NamedTuple):
    """Someone's friends, those who would like to be, and those whom they would like to be."""

    friends: list[Friend]
    asking: list[Friend]
    asked: list[Friend]
    discreet: bool


class Friends:
    """Who would like to be whose friend."""

    def __init__(self, database: Database, bus: Bus, invites: Invites) -> None:
        self._database = database
        self._bus = bus
        self._invites = invites

    async def of(self, account: str) -> Company:
        """Someone's friends and wishes."""

        def work(connection: Connection) -> Company:
            wished = set(connection.execute(select(friends.c.friend).where(friends.c.account == account)).scalars())
            wishing = set(connection.execute(select(friends.c.account).where(friends.c.friend == account)).scalars())
            wishing -= set(connection.execute(select(blocks.c.blocked).where(blocks.c.account == account)).scalars())
            query = select(accounts).where(accounts.c.id.in_(wished | wishing), accounts.c.deleted.is_(None))
            rows = connection.execute(query.order_by(accounts.c.name, accounts.c.id)).all() if wished | wishing else []
            here = online_among(connection, wished & wishing)
            own = connection.execute(select(accounts.c.discreet).where(accounts.c.id == account)).scalar_one()

            def told(which: set[str], mutual: bool) -> list[Friend]:
                return [_describe(row, row.id in here if mutual else None) for row in rows if row.id in which]

            return Company(
                told(wished & wishing, True), told(wishing - wished, False), told(wished - wishing, False), own
            )

        return await self._database.read(work)

    async def add(self, account: Account, other: str, key: str | None = None) -> None:
        """Wish for a friend. Whoever asked first, or whose link it is, agrees; a bot agrees at once."""

        def work(transaction: Transaction) -> None:
            person = transaction.row(select(accounts).where(accounts.c.id == other, accounts.c.deleted.is_(None)))
            if person is None or person.name_key is None or other == account.id:
                raise Refusal("no-such-account", 404)
            if (
                transaction.execute(select(func.count()).where(friends.c.account == account.id)).scalar_one()
                >= MOST_FRIENDS
            ):
                raise Refusal("too-many-friends", most=MOST_FRIENDS)
            _wish(transaction, account.id, other)
            if has_been_blocked(transaction.connection, account.id, [other]):
                return  # they are not told, and neither is it known to whoever asks
            if person.owner is not None or self._invites.befriends(other, key):
                _wish(transaction, other, account.id)
            transaction.after_commit(lambda: self._bus.publish(person_subject(other), Message(TABLES)))

        await self._database.write(work)

    async def remove(self, account: str, other: str) -> None:
        """Be friends no longer; or decline, or withdraw, the wish to be."""
        gone = friends.delete().where(between(account, other))
        await self._database.write(lambda transaction: transaction.execute(gone) and None)

    async def be_discreet(self, account: str, on: bool) -> None:
        """Let others know no longer when one is online, or again."""

        def work(transaction: Transaction) -> None:
            transaction.execute(update(accounts).where(accounts.c.id == account).values(discreet=on))
            tell_own_tables(transaction, self._bus, account)

        await self._database.write(work)

    def link_key(self, account: str) -> str:
        """The key of the link by which anyone becomes someone's friend."""
        return self._invites.friend(account)


def _wish(transaction: Transaction, account: str, other: str) -> None:
    wish = transaction.insert(friends).values(account=account, friend=other, at=now())
    transaction.execute(wish.on_conflict_do_nothing())


def _describe(row: Any, here: bool | None) -> Friend:
    return Friend(row.id, row.name, row.owner is not None, None if row.discreet else here)
