"""Blocks: whoever is blocked is not heard, finds no seat at one's tables, and cannot challenge or befriend one."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, bindparam, func, or_, select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import accounts, blocks, friends, mutes

MOST_BLOCKED = 500

BLOCKED_BY = select(blocks.c.account).where(
    blocks.c.blocked == bindparam("account"), blocks.c.account.in_(bindparam("others", expanding=True))
)


def has_been_blocked(connection: Connection, account: str, others: Collection[str | None]) -> bool:
    """Whether any of some others has blocked someone."""
    named = [other for other in others if other is not None]
    return connection.execute(BLOCKED_BY, {"account": account, "others": named}).first() is not None


def check_welcome(transaction: Transaction, account: str, others: Collection[str | None]) -> None:
    """`Refusal` to someone whom one of those blocked at whose table they want to sit, or whom they challenge."""
    if has_been_blocked(transaction.connection, account, others):
        raise Refusal("not-welcome", 403)


class Blocks:
    """Whom people want nothing to do with."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, account: str) -> list[tuple[str, str]]:
        """Ids and names of those whom someone blocks."""
        query = (
            select(accounts.c.id, accounts.c.name)
            .join(blocks, blocks.c.blocked == accounts.c.id)
            .where(blocks.c.account == account)
            .order_by(accounts.c.name, accounts.c.id)
        )
        return [(row.id, row.name) for row in await self._database.rows(query)]

    async def block(self, account: str, other: str) -> None:
        """Hear someone no longer, give them no seat, and be no friend of theirs."""

        def work(transaction: Transaction) -> None:
            if other == account or transaction.row(select(accounts.c.id).where(accounts.c.id == other)) is None:
                raise Refusal("no-such-account", 404)
            if (
                transaction.execute(select(func.count()).where(blocks.c.account == account)).scalar_one()
                >= MOST_BLOCKED
            ):
                raise Refusal("too-many-blocked", most=MOST_BLOCKED)
            insert = transaction.insert(blocks).values(account=account, blocked=other)
            transaction.execute(insert.on_conflict_do_nothing())
            mute = transaction.insert(mutes).values(account=account, muted=other)
            transaction.execute(mute.on_conflict_do_nothing())
            transaction.execute(friends.delete().where(between(account, other)))

        await self._database.write(work)

    async def unblock(self, account: str, other: str) -> None:
        def work(transaction: Transaction) -> None:
            transaction.execute(blocks.delete().where(blocks.c.account == account, blocks.c.blocked == other))
            transaction.execute(mutes.delete().where(mutes.c.account == account, mutes.c.muted == other))

        await self._database.write(work)


def between(one: str, other: str) -> ColumnElement[bool]:
    """What there is of a friendship between two, whoever wished for it."""
    return or_(
        and_(friends.c.account == one, friends.c.friend == other),
        and_(friends.c.account == other, friends.c.friend == one),
    )
