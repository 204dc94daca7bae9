"""Tables before and around their games: making one, sitting down, leaving, starting, once more."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Row, and_, bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wataha.engine.chance import SEEDS
from wataha.engine.registry import find_game

from .course import Course, Deal
from .ids import new_id
from .links import Links
from .log import follows
from .moment import DAY, now
from .often import Often
from .refusal import Refusal
from .schema import accounts, seats, tables
from .store import Store, Writing
from .words import Word

OPEN = "open"
INVITED = "invited"
KEPT = "kept"
PERSON = "person"
BOT = "bot"

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"

UNTIMED = "untimed"
LIVE = "live"
DAYS = "days"


LONGEST_WAIT = 7 * DAY
MOST_OPEN = 20
"""Tables that one account may have waiting for people."""


@dataclass(frozen=True)
class Seat:
    """Who sits where, or may."""

    seat: int
    kind: str
    account: str | None = None
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class TableRow:
    """A table as the database knows it, with its seats."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int | None = field(repr=False)
    public: bool
    pace: str
    seconds: int
    bank: int
    creator: str
    previous: str | None
    rematch: str | None
    status: str
    created: int
    started: int | None
    ended: int | None
    how: str | None
    version: int
    turn: int
    changed: int
    seats: tuple[Seat, ...] = ()

    @property
    def people(self) -> frozenset[int]:
        return frozenset(seat.seat for seat in self.seats if seat.kind == PERSON)

    @property
    def rated(self) -> bool:
        """Games among people count; those with bots are for practice."""
        return self.players > 1 and len(self.people) == self.players

    def deal(self) -> Deal:
        assert self.seed is not None
        assert self.started is not None
        return Deal(
            self.game,
            self.players,
            self.options,
            self.seed,
            self.people,
            self.started,
            self.pace,
            self.seconds,
            self.bank,
        )

    def seat_of(self, account: str) -> int | None:
        """The seat that an account sits in."""
        for seat in self.seats:
            if seat.kind == PERSON and seat.account == account:
                return seat.seat
        return None

    def as_json(self) -> dict[str, Any]:
        """What everybody may know who may look at the table."""
        return {
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "public": self.public,
            "pace": {"kind": self.pace, "seconds": self.seconds, "bank": self.bank},
            "creator": self.creator,
            "previous": self.previous,
            "rematch": self.rematch,
            "status": self.status,
            "created": self.created,
            "started": self.started,
            "ended": self.ended,
            "how": self.how,
            "version": self.version,
            "turn": self.turn,
            "changed": self.changed,
            "rated": self.rated,
            "seats": [
                {
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "account": seat.account,
                    "name": seat.name,
                    "level": seat.level,
                }
                for seat in self.seats
            ],
        }


COLUMNS = [tables.c[name] for name in TableRow.__dataclass_fields__ if name != "seats"]
SET_LATER = {"seed", "rematch", "started", "ended", "how"}
"""Columns that a table has no value for when it is set up."""


async def read_tables(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    """Rows of the tables' table, with their seats."""
    ids = [row.id for row in rows]
    sitting: dict[str, list[Seat]] = {table: [] for table in ids}
    if ids:
        query = (
            select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.account, seats.c.level, accounts.c.name)
            .outerjoin(accounts, accounts.c.id == seats.c.account)
            .where(seats.c.table_id.in_(ids))
            .order_by(seats.c.seat)
        )
        for table, *seat in await connection.execute(query):
            sitting[table].append(Seat(*seat))
    return [
        TableRow(**{**row._mapping, "options": json.loads(row.options)}, seats=tuple(sitting[row.id])) for row in rows
    ]


_ONE_TABLE = (
    select(*COLUMNS, seats.c.seat, seats.c.kind, seats.c.account, seats.c.level, accounts.c.name)
    .join(seats, seats.c.table_id == tables.c.id)
    .outerjoin(accounts, accounts.c.id == seats.c.account)
    .where(tables.c.id == bindparam("table"))
    .order_by(seats.c.seat)
)
ONE_TABLE = Often(_ONE_TABLE)
ONE_TABLE_LOCKED = Often(_ONE_TABLE.with_for_update(of=tables))
GAME = Often(select(tables.c.game).where(tables.c.id == bindparam("table")))
OPEN_TABLES = Often(
    select(func.count()).where(tables.c.creator == bindparam("account"), tables.c.status == bindparam("status"))
)
NEW_TABLE = Often(tables.insert(), [column.key for column in COLUMNS if column.key not in SET_LATER])
NEW_SEATS = Often(seats.insert(), ("table_id", "seat", "kind", "account", "level"))
SIT_DOWN = Often(
    update(seats).where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place")), ("kind", "account")
)
START = Often(
    update(tables).where(tables.c.id == bindparam("table")), ("seed", "started", "status", "turn", "changed", "due")
)


async def read_table(source: Store | Writing, table: str, lock: bool = False) -> TableRow:
    """One table; `Refusal` if there is none."""
    rows = await source.often(ONE_TABLE_LOCKED if lock else ONE_TABLE, {"table": table})
    if not rows:
        raise Refusal("no-such-table", 404)
    own = len(COLUMNS)
    sitting = tuple(Seat(*row[own:]) for row in rows)
    found = dict(zip(TableRow.__dataclass_fields__, rows[0][:own], strict=False))
    read = {"options": json.loads(found["options"]), "public": bool(found["public"]), "seats": sitting}
    return TableRow(**{**found, **read})


def check_may_see(table: TableRow, account: str | None, key: str | None, links: Links) -> None:
    """Public tables are for all; others for those who sit there, are awaited there, or have the link."""
    if table.public or (account is not None and account in {table.creator, *(seat.account for seat in table.seats)}):
        return
    if links.opens_table(table.id, key) or any(
        seat.kind == INVITED and links.opens_seat(table.id, seat.seat, key) for seat in table.seats
    ):
        return
    raise Refusal("no-such-table", 404)


@dataclass(frozen=True)
class Plan:
    """A table that someone wants."""

    game: str
    players: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    public: bool
    pace: str
    seconds: int
    bank: int
    previous: str | None = None


class Tables:
    """What people do with tables, as transactions."""

    def __init__(self, store: Store, links: Links) -> None:
        self.store = store
        self.links = links

    async def create(self, account: str, plan: Plan) -> TableRow:
        """Set a table up; it starts at once if nobody is awaited."""
        game = find_game(plan.game)
        options = game.read_options(plan.options)
        game.encode_options(game.read_players(plan.players), options)
        async with self.store.write() as writing:
            return await self._create(writing, account, plan, game.rules_version, options)

    async def _create(
        self, writing: Writing, account: str, plan: Plan, rules: int, options: dict[str, Any]
    ) -> TableRow:
        ((waiting,),) = await writing.often(OPEN_TABLES, {"account": account, "status": GATHERING})
        if waiting >= MOST_OPEN:
            raise Refusal("too-many-open-tables", most=MOST_OPEN)
        moment = now()
        table = new_id()
        await writing.often(
            NEW_TABLE,
            {
                "id": table,
                "game": plan.game,
                "rules": rules,
                "players": plan.players,
                "options": json.dumps(options),
                "public": plan.public,
                "pace": plan.pace,
                "seconds": plan.seconds,
                "bank": plan.bank,
                "creator": account,
                "previous": plan.previous,
                "status": GATHERING,
                "created": moment,
                "version": 0,
                "turn": -1,
                "changed": moment,
            },
        )
        rows = [
            {"table_id": table, "seat": seat.seat, "kind": seat.kind, "account": seat.account, "level": seat.level}
            for seat in plan.seats
        ]
        await writing.often(NEW_SEATS, rows)
        return await self._start_if_full(writing, table)

    async def game_of(self, table: str) -> str:
        """Which game is played at a table."""
        for (game,) in await self.store.often(GAME, {"table": table}):
            return game
        raise Refusal("no-such-table", 404)

    async def join(self, account: str, table: str, wanted: int | None, key: str | None) -> TableRow:
        """Sit down: in the seat kept for one, in the one that a link invites to, or in an open one."""
        async with self.store.write() as writing:
            found = await read_table(writing, table, lock=True)
            check_may_see(found, account, key, self.links)
            if found.seat_of(account) is not None:
                return found
            if found.status != GATHERING:
                raise Refusal("already-started")
            seat = self._seat_for(found, account, wanted, key)
            await writing.often(SIT_DOWN, {"table": table, "place": seat, "kind": PERSON, "account": account})
            return await self._start_if_full(writing, table)

    def _seat_for(self, table: TableRow, account: str, wanted: int | None, key: str | None) -> int:
        def free(seat: Seat) -> bool:
            if seat.kind == KEPT:
                return seat.account == account
            if seat.kind == INVITED:
                return self.links.opens_seat(table.id, seat.seat, key)
            return seat.kind == OPEN

        order = {KEPT: 0, INVITED: 1, OPEN: 2}
        choices = sorted((seat for seat in table.seats if free(seat)), key=lambda seat: order[seat.kind])
        if wanted is not None:
            choices = [seat for seat in choices if seat.seat == wanted]
        if not choices:
            raise Refusal("seat-taken")
        return choices[0].seat

    async def leave(self, account: str, table: str) -> None:
        """Get up before the start; a table that its people have all left is closed."""
        async with self.store.write() as writing:
            found = await read_table(writing, table, lock=True)
            if found.status != GATHERING:
                raise Refusal("already-started")
            kept = [seat for seat in found.seats if seat.account == account]
            if not kept and account != found.creator:
                raise Refusal("not-seated", 403)
            for seat in kept:
                await writing.run(
                    update(seats)
                    .where(seats.c.table_id == table, seats.c.seat == seat.seat)
                    .values(kind=OPEN, account=None)
                )
            staying = [seat.account for seat in found.seats if seat.kind == PERSON and seat.account != account]
            if not staying:
                await writing.run(update(tables).where(tables.c.id == table).values(status=CLOSED, changed=now()))
            elif account == found.creator:
                await writing.run(update(tables).where(tables.c.id == table).values(creator=staying[0]))
            _tell(writing, table)

    async def fill(self, account: str, table: str, seat: int, level: str) -> TableRow:
        """Let a bot sit in a seat that is still free; whoever made the table decides."""
        async with self.store.write() as writing:
            found = await read_table(writing, table, lock=True)
            if account != found.creator:
                raise Refusal("not-yours", 403)
            if found.status != GATHERING:
                raise Refusal("already-started")
            if seat >= found.players or found.seats[seat].kind == PERSON:
                raise Refusal("seat-taken")
            await writing.run(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(kind=BOT, account=None, level=level)
            )
            return await self._start_if_full(writing, table)

    async def _start_if_full(self, writing: Writing, table: str) -> TableRow:
        _tell(writing, table)
        found = await read_table(writing, table)
        if any(seat.kind not in (PERSON, BOT) for seat in found.seats):
            return found
        moment = now()
        dealt = {"seed": secrets.randbelow(SEEDS), "started": moment}
        turn, due = follows(Course(replace(found, **dealt).deal()))
        values = {**dealt, "status": PLAYING, "turn": turn, "changed": moment}
        await writing.often(START, {"table": table, **values, "due": due})
        return replace(found, **values)

    async def rematch(self, account: str, table: str) -> TableRow:
        """The same people and bots once more, everyone one seat further; the others' seats are kept for them."""
        async with self.store.write() as writing:
            found = await read_table(writing, table, lock=True)
            if found.status != OVER:
                raise Refusal("not-over")
            if found.seat_of(account) is None:
                raise Refusal("not-seated", 403)
            if found.rematch is None:
                plan = Plan(
                    found.game,
                    found.players,
                    found.options,
                    _rotated(found, account),
                    found.public,
                    found.pace,
                    found.seconds,
                    found.bank,
                    previous=table,
                )
                rules = find_game(found.game).rules_version
                fresh = await self._create(writing, account, plan, rules, found.options)
                await writing.run(update(tables).where(tables.c.id == table).values(rematch=fresh.id))
                _tell(writing, table)
                return fresh
        return await self.join(account, found.rematch, None, None)

    async def close_forgotten(self) -> None:
        """Close tables that have waited for people too long."""
        forgotten = and_(tables.c.status == GATHERING, tables.c.changed < now() - LONGEST_WAIT)
        async with self.store.write() as writing:
            await writing.run(update(tables).where(forgotten).values(status=CLOSED))

    async def public_tables(self, status: str, game: str | None, before: int | None, limit: int) -> list[TableRow]:
        """Public tables of a status, the newest first."""
        query = (
            select(*COLUMNS)
            .where(tables.c.public, tables.c.status == status)
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tables.c.changed < before)
        async with self.store.read() as connection:
            return await read_tables(connection, list(await connection.execute(query)))

    async def own_tables(self, account: str, over: bool, before: int | None, limit: int) -> list[TableRow]:
        """Tables of an account: those where it is to decide first, then the newest."""
        statuses = (OVER,) if over else (GATHERING, PLAYING)
        decides = and_(tables.c.status == PLAYING, tables.c.turn == seats.c.seat)
        query = (
            select(*COLUMNS)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.account == account, or_(*(tables.c.status == status for status in statuses)))
            .order_by(decides.desc(), tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        if before is not None:
            query = query.where(tables.c.changed < before)
        async with self.store.read() as connection:
            return await read_tables(connection, list(await connection.execute(query)))


def _rotated(table: TableRow, account: str) -> tuple[Seat, ...]:
    fresh: list[Seat] = []
    for old in table.seats:
        seat = (old.seat + 1) % table.players
        kind = KEPT if old.kind == PERSON and old.account != account else old.kind
        fresh.append(Seat(seat, kind, old.account, old.level))
    return tuple(sorted(fresh, key=lambda seat: seat.seat))


def _tell(writing: Writing, table: str) -> None:
    writing.tell(Word("table", table))
