"""Table talk: short messages, stored, seats and spectators apart. Nobody hears those whom they muted."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import select

from .accounts import Account
from .moment import now
from .refusal import Refusal
from .schema import accounts, mutes, talk
from .tables import OVER, TableRow
from .words import Word

if TYPE_CHECKING:
    from .app import House

SEATS = "seats"
SPECTATORS = "spectators"


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


class Talk:
    """What is said at the tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._said: dict[tuple[str, str], int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def say(self, person: Account, table: TableRow, text: str, nonce: str) -> None:
        """Write a message down and let everyone who may hear it know; sent again, it is said once."""
        if (person.id, nonce) in self._said:
            return
        seat = table.seat_of(person.id)
        async with self.house.store.write() as writing:
            row = await writing.row(
                talk.insert()
                .values(
                    table_id=table.id,
                    room=SPECTATORS if seat is None else SEATS,
                    account=person.id,
                    seat=seat,
                    text=read_text(text),
                    at=now(),
                )
                .returning(talk.c.id)
            )
            assert row is not None
            writing.tell(Word("talk", table.id, row.id))
        if len(self._said) > 10_000:
            self._said.clear()
        self._said[person.id, nonce] = row.id

    def heard(self, word: Word) -> None:
        """Someone said something, perhaps in another process."""
        room = self.house.rooms.rooms.get(word.which)
        if room is not None and room.watchers:
            task = asyncio.create_task(self._pass_on(word))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, word: Word) -> None:
        room = self.house.rooms.rooms[word.which]
        async with self.house.store.read() as connection:
            said = (await connection.execute(_query().where(talk.c.id == word.number))).one()
            muting = {
                row.account
                for row in await connection.execute(select(mutes.c.account).where(mutes.c.muted == said.account))
            }
        message = orjson.dumps({"type": "talk", **as_json(said)})
        for watcher in list(room.watchers):
            seat = room.row.seat_of(watcher.account)
            if watcher.account not in muting and may_hear(room.row, seat, said.room):
                watcher.send(message)

    async def read(self, account: str | None, table: TableRow, before: int | None, limit: int) -> list[dict[str, Any]]:
        """The last messages that an account may hear, the oldest first."""
        query = _query().where(talk.c.table_id == table.id).order_by(talk.c.id.desc()).limit(limit)
        seat = table.seat_of(account) if account else None
        if not may_hear(table, seat, SPECTATORS):
            query = query.where(talk.c.room == SEATS)
        if account:
            query = query.where(talk.c.account.not_in(select(mutes.c.muted).where(mutes.c.account == account)))
        if before is not None:
            query = query.where(talk.c.id < before)
        return [as_json(row) for row in reversed(await self.house.store.rows(query))]

    async def mute(self, account: str, other: str, on: bool) -> None:
        """Hear someone no longer, or again."""
        async with self.house.store.write() as writing:
            if not on:
                await writing.run(mutes.delete().where(mutes.c.account == account, mutes.c.muted == other))
                return
            if await writing.row(select(accounts.c.id).where(accounts.c.id == other)) is None:
                raise Refusal("no-such-account", 404)
            insert = self.house.store.insert(mutes).values(account=account, muted=other)
            await writing.run(insert.on_conflict_do_nothing())

    async def muted(self, account: str) -> list[str]:
        rows = await self.house.store.rows(select(mutes.c.muted).where(mutes.c.account == account))
        return [row.muted for row in rows]


def _query() -> Any:
    return select(talk, accounts.c.name).join(accounts, accounts.c.id == talk.c.account)


def as_json(row: Any) -> dict[str, Any]:
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
