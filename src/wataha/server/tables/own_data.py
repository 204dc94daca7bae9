"""All that is kept of someone, for themselves: written page by page, so that a long life costs no memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Column, Table, select, tuple_

from wataha.server.storage.database import Database
from wataha.server.storage.schema import (
    accounts,
    blocks,
    channels,
    chat,
    friends,
    holidays,
    identities,
    log,
    mutes,
    passkeys,
    preferences,
    puzzle_answers,
    ratings,
    reports,
    results,
    seats,
    sessions,
    tables,
    tokens,
    tournament_entries,
)

AT_ONCE = 200
SECRET = {
    *("password", "credential", "public_key", "count", "secret", "address", "digest"),
    *("name_key", "name_skeleton", "epoch"),
}
"""Columns that are no use to their owner, or of use to a thief."""


class Part(NamedTuple):
    """Rows of someone's."""

    name: str
    table: Table
    owner: Column[Any]
    without: frozenset[str] = frozenset(SECRET)


PARTS = (
    Part("account", accounts, accounts.c.id),
    Part("bots", accounts, accounts.c.owner),
    Part("tokens", tokens, tokens.c.account),
    Part("sessions", sessions, sessions.c.account),
    Part("channels", channels, channels.c.account, frozenset({"secret"})),
    Part("passkeys", passkeys, passkeys.c.account),
    Part("identities", identities, identities.c.account),
    Part("preferences", preferences, preferences.c.account),
    Part("results", results, results.c.account),
    Part("ratings", ratings, ratings.c.account),
    Part("puzzles", puzzle_answers, puzzle_answers.c.account),
    Part("friends", friends, friends.c.account),
    Part("blocked", blocks, blocks.c.account),
    Part("holidays", holidays, holidays.c.account),
    Part("muted", mutes, mutes.c.account),
    Part("reports", reports, reports.c.reporter),
    Part("tournaments", tournament_entries, tournament_entries.c.account),
    Part("talk", chat, chat.c.account),
)
SHOWN_OF_TABLES = ("id", "game", "rules", "players", "options", "pace", "seconds", "bank", "status", "started", "ended")


async def write_own_data(database: Database, account: str) -> AsyncIterator[bytes]:
    """A JSON object: a list for each part, and the tables that they sat at with what they did there."""
    yield b"{"
    for part in PARTS:
        yield f'\n"{part.name}": ['.encode()
        async for row in _joined(_rows(database, part, account)):
            yield row
        yield b"],"
    yield b'\n"tables": ['
    async for row in _joined(_tables(database, account)):
        yield row
    yield b"]}\n"


async def _joined(rows: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    between = b"\n"
    async for row in rows:
        yield between + orjson.dumps(row)
        between = b",\n"


async def _rows(database: Database, part: Part, account: str) -> AsyncIterator[dict[str, Any]]:
    key = list(part.table.primary_key)
    shown = [column for column in part.table.c if column.key not in part.without]
    query = select(*shown, *(column for column in key if column not in shown)).where(part.owner == account)
    query = query.order_by(*key).limit(AT_ONCE)
    page = await database.rows(query)
    while page:
        for row in page:
            yield {column.key: row._mapping[column.key] for column in shown}
        last = [page[-1]._mapping[column.key] for column in key]
        page = await database.rows(query.where(tuple_(*key) > tuple_(*last))) if len(page) == AT_ONCE else []


async def _tables(database: Database, account: str) -> AsyncIterator[dict[str, Any]]:
    """Of each table what everyone there knows, and one's own entries of its log: others' may be secret."""
    query = (
        select(seats.c.seat, *(tables.c[name] for name in SHOWN_OF_TABLES))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.account == account)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    )
    own = select(log.c.number, log.c.kind, log.c.path, log.c.at).where(log.c.by == account).order_by(log.c.number)
    page = await database.rows(query)
    while page:
        for row in page:
            entries = await database.rows(own.where(log.c.table_id == row.id))
            yield {**row._mapping, "entries": [dict(entry._mapping) for entry in entries]}
        page = await database.rows(query.where(tables.c.id > page[-1].id)) if len(page) == AT_ONCE else []
