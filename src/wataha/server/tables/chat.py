"""Table talk: short messages, stored, seats and spectators apart. Nobody hears those whom they muted."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, bindparam, func, select

from wataha.server.bus.bus import CHAT, Bus, Message, table_subject
from wataha.server.errors import Refusal
from wataha.server.live.messages import ChatInfo
from wataha.server.moderation.words import check_words
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import OVER, TableRow, accounts, chat, mutes, tables
from wataha.server.timestamps import DAY, SECOND, now

SEATS = "seats"
SPECTATORS = "spectators"
MOST_REMEMBERED = 10_000
"""Messages of which it is remembered that they were said, in case they are sent again."""

SAID = select(chat, accounts.c.name).join(accounts, accounts.c.id == chat.c.account)

NEW_FOR = DAY
PAUSE_OF_THE_NEW = 10 * SECOND
"""Accounts that are no older than a day say one thing in so long."""

SPEAKER = select(accounts.c.silenced, accounts.c.created).where(accounts.c.id == bindparam("account"))
LAST_SAID = (
    select(chat.c.at)
    .where(chat.c.table_id == bindparam("table"), chat.c.account == bindparam("account"))
    .order_by(chat.c.id.desc())
    .limit(1)
)
LOCKED = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update(key_share=True)
"""Lets those who speak at a table do so one after the other, in the order of their messages' numbers: who reads on from
the last number that was heard misses nobody."""


def read_text(text: str) -> str:
    """What was said, without what cannot be seen; `Refusal` if nothing is left."""
    clean = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    clean = " ".join(clean.split())
    if not clean:
        raise Refusal("empty-talk", 422)
    return clean


def may_hear(table: TableRow, seat: int | None, room: str) -> bool:
    """Spectators hear all; those who play hear one another, and the spectators once the game is over."""
    return seat is None or room == SEATS or table.status == OVER


class Said(NamedTuple):
    """A message, and who does not hear it."""

    message: ChatInfo
    muted_by: frozenset[str]


class Chat:
    """What is said at the tables."""

    def __init__(self, database: Database, bus: Bus, slow: bool) -> None:
        self._database = database
        self._bus = bus
        self._slow = slow
        """Whether those who are new talk slowly."""
        self._said: set[tuple[str, str]] = set()

    async def say(self, account: str, table: TableRow, text: str, nonce: str) -> None:
        """Write a message down and let everyone who may hear it know; sent again, it is said once."""
        if (account, nonce) in self._said:
            return
        seat = table.seat_of(account)
        values = {
            "table_id": table.id,
            "room": SPECTATORS if seat is None else SEATS,
            "account": account,
            "seat": seat,
            "text": read_text(text),
            "at": now(),
        }

        def work(transaction: Transaction) -> None:
            transaction.row(LOCKED, {"table": table.id})
            self._check_may_talk(transaction, account, table.id)
            check_words(transaction, values["text"])
            number = transaction.execute(chat.insert().values(**values).returning(chat.c.id)).scalar_one()
            transaction.after_commit(lambda: self._bus.publish(table_subject(table.id), Message(CHAT, number)))

        await self._database.write(work)
        if len(self._said) > MOST_REMEMBERED:
            self._said.clear()
        self._said.add((account, nonce))

    def _check_may_talk(self, transaction: Transaction, account: str, table: str) -> None:
        """Whoever is silenced does not talk; whoever is new talks slowly."""
        speaker, moment = transaction.row(SPEAKER, {"account": account}), now()
        if speaker.silenced is not None and speaker.silenced > moment:
            raise Refusal("silenced", 403)
        if self._slow and moment - speaker.created < NEW_FOR:
            last = transaction.row(LAST_SAID, {"account": account, "table": table})
            if last is not None and moment - last.at < PAUSE_OF_THE_NEW:
                raise Refusal("too-fast", 429, seconds=1 + (PAUSE_OF_THE_NEW - moment + last.at) // SECOND)

    async def after(self, table: str, number: int) -> list[Said]:
        """What was said at a table after a message."""

        def work(connection: Connection) -> list[Said]:
            query = SAID.where(chat.c.table_id == table, chat.c.id > number).order_by(chat.c.id)
            rows = connection.execute(query).all()
            speakers = {row.account for row in rows}
            muting: dict[str, set[str]] = {speaker: set() for speaker in speakers}
            for row in connection.execute(select(mutes).where(mutes.c.muted.in_(speakers))) if speakers else ():
                muting[row.muted].add(row.account)
            return [Said(describe_message(row), frozenset(muting[row.account])) for row in rows]

        return await self._database.read(work)

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last message at each of some tables."""
        query = (
            select(chat.c.table_id, func.max(chat.c.id))
            .where(chat.c.table_id.in_(bindparam("tables", expanding=True)))
            .group_by(chat.c.table_id)
        )
        rows = await self._database.rows(query, {"tables": list(tables)})
        return dict(map(tuple, rows))

    async def read(self, account: str | None, table: TableRow, before: int | None, limit: int) -> list[ChatInfo]:
        """The last messages that an account may hear, the oldest first."""
        query = SAID.where(chat.c.table_id == table.id).order_by(chat.c.id.desc()).limit(limit)
        seat = table.seat_of(account) if account else None
        if not may_hear(table, seat, SPECTATORS):
            query = query.where(chat.c.room == SEATS)
        if account:
            query = query.where(chat.c.account.not_in(select(mutes.c.muted).where(mutes.c.account == account)))
        if before is not None:
            query = query.where(chat.c.id < before)
        return [describe_message(row) for row in reversed(await self._database.rows(query))]

    async def mute(self, account: str, other: str, on: bool) -> None:
        """Hear someone no longer, or again."""

        def work(transaction: Transaction) -> None:
            if not on:
                transaction.execute(mutes.delete().where(mutes.c.account == account, mutes.c.muted == other))
                return
            if transaction.row(select(accounts.c.id).where(accounts.c.id == other)) is None:
                raise Refusal("no-such-account", 404)
            insert = transaction.insert(mutes).values(account=account, muted=other)
            transaction.execute(insert.on_conflict_do_nothing())

        await self._database.write(work)

    async def muted(self, account: str) -> list[str]:
        rows = await self._database.rows(select(mutes.c.muted).where(mutes.c.account == account))
        return [row.muted for row in rows]


def describe_message(row: Row[Any]) -> ChatInfo:
    return {
        "table": row.table_id,
        "number": row.id,
        "room": row.room,
        "seat": row.seat,
        "account": row.account,
        "name": row.name,
        "text": row.text,
        "at": row.at,
    }
