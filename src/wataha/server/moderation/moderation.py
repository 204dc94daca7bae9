"""Reports about people, and what hosts do about them; each of their deeds is written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import select, update

from wataha.server.errors import Refusal
from wataha.server.play.commands import Command
from wataha.server.play.events import HOST, STOP
from wataha.server.play.table_cache import TableCache
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import (
    GATHERING,
    PLAYING,
    accounts,
    blocked_words,
    chat,
    deeds,
    reports,
)
from wataha.server.tables.accounts import Account, Accounts
from wataha.server.tables.lobby import Lobby
from wataha.server.tables.names import name_key
from wataha.server.timestamps import DAY, now

MOST_SHOWN = 200

Deed = Literal["silence", "ban", "rename", "free", "close", "words"]


class Complaint(NamedTuple):
    """What someone tells the hosts about another."""

    account: str
    reason: str
    table: str | None = None
    number: int | None = None
    """Of the message at the table."""


class Moderation:
    """Takes reports, and does what hosts decide."""

    def __init__(self, database: Database, accounts: Accounts, lobby: Lobby, tables: TableCache) -> None:
        self._database = database
        self._accounts = accounts
        self._lobby = lobby
        self._tables = tables

    async def is_host(self, account: str) -> bool:
        row = await self._database.row(select(accounts.c.host).where(accounts.c.id == account))
        return row is not None and row.host

    # Reports.

    async def report(self, reporter: str, complaint: Complaint) -> None:
        """Take a report; the message that it is about is kept with it."""

        def work(transaction: Transaction) -> None:
            if transaction.row(select(accounts.c.id).where(accounts.c.id == complaint.account)) is None:
                raise Refusal("no-such-account", 404)
            said = None
            if complaint.number is not None:
                of = (chat.c.id == complaint.number, chat.c.account == complaint.account)
                said = transaction.row(select(chat.c.text).where(*of, chat.c.table_id == complaint.table))
                if said is None:
                    raise Refusal("no-such-message", 404)
            values = {
                "reporter": reporter,
                "account": complaint.account,
                "table_id": complaint.table if said else None,
                "said": said and said.text,
                "reason": complaint.reason,
                "at": now(),
            }
            transaction.execute(reports.insert().values(**values))

        await self._database.write(work)

    async def reports(self, closed: bool) -> Sequence[Any]:
        """Reports that wait, or those that were dealt with, the newest first."""
        about = accounts.alias("about")
        query = (
            select(reports, accounts.c.name.label("reporter_name"), about.c.name.label("name"))
            .join(accounts, accounts.c.id == reports.c.reporter)
            .join(about, about.c.id == reports.c.account)
            .where(reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None))
            .order_by(reports.c.id.desc())
            .limit(MOST_SHOWN)
        )
        return await self._database.rows(query)

    async def close_report(self, report: int) -> None:
        """A report was dealt with."""
        close = update(reports).where(reports.c.id == report, reports.c.closed.is_(None)).values(closed=now())
        await self._database.write(lambda transaction: transaction.execute(close) and None)

    # Deeds.

    async def log(self) -> Sequence[Any]:
        """What hosts did, the newest first."""
        about = accounts.alias("about")
        query = (
            select(deeds, accounts.c.name.label("host_name"), about.c.name.label("name"))
            .join(accounts, accounts.c.id == deeds.c.host)
            .outerjoin(about, about.c.id == deeds.c.account)
            .order_by(deeds.c.id.desc())
            .limit(MOST_SHOWN)
        )
        return await self._database.rows(query)

    async def silence(self, host: Account, other: str, days: int, note: str) -> None:
        """Let someone talk no more for some days."""
        await self._other(host, other)
        change = update(accounts).where(accounts.c.id == other).values(silenced=now() + days * DAY)

        def work(transaction: Transaction) -> None:
            transaction.execute(change)
            _note(transaction, host, "silence", note, account=other)

        await self._database.write(work)

    async def ban(self, host: Account, other: str, days: int, note: str) -> None:
        """Let someone, and their bots, in no more for some days, and send them out now."""
        account = await self._other(host, other)
        for banned in (account, *await self._accounts.bots_of(other)):
            await self._accounts.ban(banned, now() + days * DAY)
        await self._database.write(lambda transaction: _note(transaction, host, "ban", note, account=other))

    async def free(self, host: Account, other: str, note: str) -> None:
        """Let someone, and their bots, talk and come in again."""
        people = [other, *(bot.id for bot in await self._accounts.bots_of(other))]

        def work(transaction: Transaction) -> None:
            transaction.execute(update(accounts).where(accounts.c.id.in_(people)).values(silenced=None, banned=None))
            _note(transaction, host, "free", note, account=other)

        await self._database.write(work)

    async def rename(self, host: Account, other: str, name: str, note: str) -> None:
        """Give someone another name."""
        account = await self._other(host, other)
        await self._accounts.rename(account, name)
        said = f"{account.name} → {name}. {note}".strip()
        await self._database.write(lambda transaction: _note(transaction, host, "rename", said, account=other))

    async def close_table(self, host: Account, table: str, note: str) -> None:
        """Close a table that waits; end a game under way without a winner."""
        row = await self._lobby.read(table)
        if row.status == PLAYING:
            await self._tables.execute(table, Command(STOP, 0, f"{HOST}{host.id}"))
        elif row.status == GATHERING:
            await self._lobby.close(table)
        else:
            raise Refusal("game-over")
        await self._database.write(lambda transaction: _note(transaction, host, "close", note, table=table))

    async def _other(self, host: Account, other: str) -> Account:
        account = await self._accounts.find(other)
        if account is None:
            raise Refusal("no-such-account", 404)
        if other == host.id or await self.is_host(other):
            raise Refusal("not-allowed", 403)
        return account

    # Words.

    async def words(self) -> list[str]:
        rows = await self._database.rows(select(blocked_words).order_by(blocked_words.c.word))
        return [row.word for row in rows]

    async def block_words(self, host: Account, words: Sequence[str]) -> None:
        """Let these words be the blocked ones, and no others."""
        chosen = sorted({name_key(word) for word in words} - {"", "*"})

        def work(transaction: Transaction) -> None:
            transaction.execute(blocked_words.delete())
            if chosen:
                transaction.execute(blocked_words.insert(), [{"word": word} for word in chosen])
            _note(transaction, host, "words", "")

        await self._database.write(work)


def _note(
    transaction: Transaction, host: Account, deed: Deed, note: str, account: str | None = None, table: str | None = None
) -> None:
    values = {"host": host.id, "deed": deed, "account": account, "table_id": table, "note": note, "at": now()}
    transaction.execute(deeds.insert().values(**values))
