"""The outbox: what is to be sent, written in the transaction that causes it, and sent by whichever process claims it.

A row is claimed for a while, sent, and marked; a process that dies leaves its rows to others. What is sent carries an
id that stays the same however often it is tried: should a process be killed after sending and before marking, whoever
gets it again can tell, and a browser shows it once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    String,
    bindparam,
    case,
    cast,
    literal,
    null,
    or_,
    select,
    update,
)

from wataha.server.storage.database import DIALECTS, Database, Transaction, insert_into
from wataha.server.storage.schema import OutboxRow, channels, outbox, preferences
from wataha.server.timestamps import DAY, MINUTE, now

PUSH, EMAIL, WEBHOOK = "push", "email", "webhook"
"""Kinds of channels."""

TURN, TEST, CONFIRM, RECOVER = "turn", "test", "confirm", "recover"
"""What can be sent: that it is someone's turn; that a channel works; links that prove a mailbox to be theirs, and that
let them have a new password."""

HELD = 2 * MINUTE
"""How long a row is a process's own; longer than any attempt takes."""
KEPT = 40 * DAY
"""How long it is known what was sent: longer than any turn lasts."""


class Turn(NamedTuple):
    """Someone is to decide at a table since a moment."""

    account: str
    table: str
    since: int


NoteTurns = Callable[[Transaction, Sequence[Turn]], None]
"""Takes down, as a part of a transaction, whose turn it is."""


def note_nothing(_transaction: Transaction, _turns: Sequence[Turn]) -> None:
    """For sites without notices."""


class Outbox:
    """What this process puts in, takes out and marks."""

    def __init__(self, database: Database, process: str, after: int, mail_after: int) -> None:
        self._database = database
        self._process = process
        self._note = {dialect: _insert_turns(dialect, after, mail_after) for dialect in DIALECTS}

    def note_turns(self, transaction: Transaction, turns: Sequence[Turn]) -> None:
        """For every channel of those whose turn it is; those who have none cost an index lookup."""
        rows = [{"person": turn.account, "place": turn.table, "begun": turn.since} for turn in turns]
        transaction.execute(self._note[transaction.dialect], rows)

    def add(self, transaction: Transaction, channel: str, what: str) -> None:
        """Something to be sent to a channel at once."""
        row = {"channel": channel, "what": what, "since": now(), "created": now(), "due": now()}
        transaction.execute(outbox.insert(), {**row, "attempts": 0, "until": 0})

    async def claim(self, most: int) -> list[OutboxRow]:
        """What is due, the oldest first; nobody else sends it for a while."""
        return await self._claim(outbox.c.due <= now(), most)

    async def claim_waiting(self, channel: str, most: int) -> list[OutboxRow]:
        """What waits for a channel and is not due yet: it may go along with what is."""
        waiting = (outbox.c.channel == channel) & (outbox.c.what == TURN) & outbox.c.due.is_not(None)
        return await self._claim(waiting, most)

    async def _claim(self, which: ColumnElement[bool], most: int) -> list[OutboxRow]:
        moment = now()
        free = select(outbox.c.id).where(which, outbox.c.until <= moment).order_by(outbox.c.due).limit(most)
        claim = (
            update(outbox)
            .where(outbox.c.id.in_(free.with_for_update(skip_locked=True).scalar_subquery()))
            .values(holder=self._process, until=moment + HELD)
            .returning(*outbox.c)
        )
        rows = await self._database.write(lambda transaction: transaction.rows(claim))
        return [OutboxRow(**row._mapping) for row in rows]

    async def finish(self, rows: Sequence[OutboxRow]) -> None:
        """They are sent, or not worth sending any more."""
        await self._mark(rows, due=None)

    async def postpone(self, rows: Sequence[OutboxRow], due: int) -> None:
        """They have to wait."""
        await self._mark(rows, due=due, until=0)

    async def retry(self, rows: Sequence[OutboxRow], due: int) -> None:
        """They could not be sent."""
        await self._mark(rows, due=due, until=0, attempts=outbox.c.attempts + 1)

    async def _mark(self, rows: Sequence[OutboxRow], **values: Any) -> None:
        mine = (outbox.c.holder == self._process, outbox.c.due.is_not(None))
        mark = update(outbox).where(outbox.c.id.in_([row.id for row in rows]), *mine).values(**values)
        await self._database.write(lambda transaction: transaction.execute(mark) and None)

    async def release_all(self) -> None:
        """Forget what an earlier process held that was the only one, as this one is."""
        held = update(outbox).where(outbox.c.until > 0).values(until=0)
        await self._database.write(lambda transaction: transaction.execute(held) and None)

    async def forget_old(self) -> None:
        """Forget what was sent long ago."""
        old = outbox.delete().where(outbox.c.due.is_(None), outbox.c.created < now() - KEPT)
        await self._database.write(lambda transaction: transaction.execute(old) and None)


def _insert_turns(dialect: str, after: int, mail_after: int) -> Any:
    """Takes down a turn for every channel of someone; for one that is known already it does nothing."""
    begun = bindparam("begun", type_=BigInteger)
    delay = case((channels.c.kind == EMAIL, mail_after), else_=after)
    found = select(
        channels.c.id,
        literal(TURN, String),
        cast(bindparam("place", type_=String), String),
        cast(begun, BigInteger),
        cast(begun, BigInteger),
        cast(begun, BigInteger) + cast(delay, BigInteger),
        literal(0, Integer),
        null(),
        literal(0, BigInteger),
    ).where(
        channels.c.account == bindparam("person", type_=String),
        channels.c.active,
        or_(channels.c.kind != EMAIL, channels.c.confirmed.is_not(None)),
    )
    names = ["channel", "what", "table_id", "since", "created", "due", "attempts", "holder", "until"]
    return insert_into(dialect, outbox).from_select(names, found).on_conflict_do_nothing()


def forget_channel(transaction: Transaction, id: str) -> int:
    """Forget a channel, and what was to be sent there; how many were forgotten."""
    transaction.execute(outbox.delete().where(outbox.c.channel == id))
    return transaction.execute(channels.delete().where(channels.c.id == id)).rowcount


def forget_person(transaction: Transaction, account: str) -> None:
    """Forget where and when someone wanted to be told things."""
    for row in transaction.rows(select(channels.c.id).where(channels.c.account == account)):
        forget_channel(transaction, row.id)
    transaction.execute(preferences.delete().where(preferences.c.account == account))
