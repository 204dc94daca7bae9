"""Tables before and around their games: making one, sitting down, leaving, starting, once more."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, and_, bindparam, func, or_, select, update

from wataha.engine.registry import find_game
from wataha.server.bus.bus import LOBBY, ROW, TABLES, Bus, Message, person_subject, table_subject
from wataha.server.errors import Refusal
from wataha.server.ids import new_id
from wataha.server.notices.outbox import NoteTurns, Turn, note_nothing
from wataha.server.play.events import BOT as BY_BOT
from wataha.server.play.events import Event, PastMove, events_of
from wataha.server.play.table_state import TableState
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import (
    BOT,
    CLOSED,
    GATHERING,
    INVITED,
    KEPT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    UNTIMED,
    SeatRow,
    TableRow,
    accounts,
    log,
    seats,
    tables,
)
from wataha.server.timestamps import DAY, now

from .blocks import check_welcome
from .challenges import check_may_challenge
from .damage import DamagedTables, check_sound
from .deals import copy_deal, deal_of, draw_deal
from .holidays import check_at_home
from .invites import Invites
from .reliability import check_reliable
from .rows import read_table, read_tables

LONGEST_WAIT = 7 * DAY
MOST_OPEN = 20
"""Tables that one account may have waiting for people."""

STARTED = ("deal_key", "deal_salt", "commitment", "started", "status", "turn", "due", "changed")
"""Columns that tell of a start."""
OPEN_TABLES = select(func.count()).where(tables.c.creator == bindparam("account"), tables.c.status == GATHERING)
SIT_DOWN = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values({name: bindparam(f"new_{name}") for name in ("kind", "account", "level")})
)
START = (
    update(tables).where(tables.c.id == bindparam("table")).values({name: bindparam(f"new_{name}") for name in STARTED})
)
"""What every table needs; SQLAlchemy takes longer to make a statement than SQLite to run it."""

OWNERS = select(accounts.c.id, accounts.c.owner).where(accounts.c.id.in_(bindparam("ids", expanding=True)))

ORDER = {KEPT: 0, INVITED: 1, OPEN: 2}
"""In which seat someone sits down first."""


@dataclass(frozen=True)
class PlannedSeat:
    """Who is to sit in a seat."""

    kind: str
    account: str | None = None
    level: str | None = None


@dataclass(frozen=True)
class Plan:
    """A table that someone wants."""

    game: str
    options: dict[str, Any]
    seats: tuple[PlannedSeat, ...]
    public: bool
    pace: str
    seconds: int
    bank: int
    previous: str | None = None
    reliable: bool = False
    """Whether open seats are only for those who finish their games."""


@dataclass(frozen=True)
class Continuation:
    """A finished game that someone wants to play on from: its table, and what was played until then."""

    source: TableRow
    moves: tuple[PastMove, ...]
    seat: int
    """In which they want to sit."""
    level: str
    """Of the bots in all other seats."""


class Lobby:
    """What people do with tables, as transactions."""

    def __init__(
        self,
        database: Database,
        bus: Bus,
        invites: Invites,
        damaged: DamagedTables,
        note_turns: NoteTurns = note_nothing,
        marks: bool = True,
    ) -> None:
        self._database = database
        self._bus = bus
        self._invites = invites
        self._damaged = damaged
        self._note_turns = note_turns
        self._marks = marks
        """Whether this server keeps count of who finishes games."""

    async def create(self, account: str, plan: Plan) -> TableRow:
        """Set a table up; it starts at once if nobody is awaited, and those who are challenged are told."""
        game = find_game(plan.game)
        plan = replace(plan, options=game.read_options(plan.options))
        game.encode_options(game.read_players(len(plan.seats)), plan.options)
        challenged = {seat.account for seat in plan.seats if seat.kind == KEPT and seat.account}

        def work(transaction: Transaction) -> TableRow:
            check_may_challenge(transaction, account, challenged)
            if any(seat.account == account for seat in plan.seats):
                check_at_home(transaction.connection, account, plan.pace)
            return self.create_in(transaction, account, plan)

        return await self._database.write(work)

    def create_in(self, transaction: Transaction, account: str, plan: Plan) -> TableRow:
        """Set a table up as a part of a larger transaction; the plan's options have been read."""
        if transaction.execute(OPEN_TABLES, {"account": account}).scalar_one() >= MOST_OPEN:
            raise Refusal("too-many-open-tables", most=MOST_OPEN)
        check_welcome(transaction, account, [seat.account for seat in plan.seats if seat.kind == KEPT])
        table, moment = new_id(), now()
        row = TableRow(
            id=table,
            game=plan.game,
            rules=find_game(plan.game).rules_version,
            players=len(plan.seats),
            options=plan.options,
            public=plan.public,
            pace=plan.pace,
            seconds=plan.seconds,
            bank=plan.bank,
            reliable=plan.reliable,
            creator=account,
            previous=plan.previous,
            status=GATHERING,
            created=moment,
            changed=moment,
        )
        transaction.execute(tables.insert(), _columns(row))
        transaction.execute(
            seats.insert(),
            [
                {"table_id": table, "seat": number, "kind": seat.kind, "account": seat.account, "level": seat.level}
                for number, seat in enumerate(plan.seats)
            ],
        )
        for seat in plan.seats:
            if seat.kind == KEPT:
                self._tell_person(transaction, seat.account, table)
        return self._start_if_full(transaction, table)

    async def play_on(self, account: str, wanted: Continuation) -> TableRow:
        """Set a table up for someone and bots at which a finished game goes on from a position of it."""
        row, events = await asyncio.to_thread(_continued_table, account, wanted)

        def work(transaction: Transaction) -> TableRow:
            transaction.execute(tables.insert(), _columns(row))
            transaction.execute(
                seats.insert(),
                [{column.key: getattr(seat, column.key) for column in seats.c} for seat in row.seats],
            )
            if events:
                transaction.execute(log.insert(), [event.as_row(row.id) for event in events])
            self._tell(transaction, row.id)
            return read_table(transaction.connection, row.id)

        return await self._database.write(work)

    async def read(self, table: str) -> TableRow:
        """A table as it is now."""
        return await self._database.read(lambda connection: read_table(connection, table))

    async def look_up(self, account: str | None, table: str, key: str | None = None) -> TableRow:
        """A table that someone may know of; `Refusal` if there is none for them, or its row is damaged."""
        return await self._database.read(lambda connection: self._find(connection, account, table, key))

    def _find(
        self, connection: Connection, account: str | None, table: str, key: str | None = None, lock: bool = False
    ) -> TableRow:
        """Whether someone may know of a table is asked first: all else would tell that it is there."""
        found = read_table(connection, table, lock)
        self._invites.check_may_see(found, account, key)
        check_sound(found)
        return found

    async def join(self, account: str, table: str, wanted: int | None, key: str | None) -> TableRow:
        """Sit down: in the seat kept for one, in the one that a link invites to, or in an open one."""
        return await self._database.write(lambda transaction: self._join(transaction, account, table, wanted, key))

    def _join(
        self, transaction: Transaction, account: str, table: str, wanted: int | None, key: str | None
    ) -> TableRow:
        found = self._find(transaction.connection, account, table, key, lock=True)
        if found.seat_of(account) is not None:
            return found
        if found.status != GATHERING:
            raise Refusal("already-started")
        seat = self._seat_for(found, account, wanted, key)
        if found.seats[seat].kind == OPEN and not self._invites.opens_table(table, key):
            _check_same_kind(transaction, account, found.creator)
        if found.seats[seat].kind == OPEN and found.reliable and self._marks:
            check_reliable(transaction.connection, account)
        check_at_home(transaction.connection, account, found.pace)
        check_welcome(transaction, account, {found.creator, *(other.account for other in found.seats)} - {account})
        self._seat(transaction, table, seat, PERSON, account)
        return self._start_if_full(transaction, table)

    def _seat_for(self, table: TableRow, account: str, wanted: int | None, key: str | None) -> int:
        choices = self.free_seats(table, account, key)
        if wanted is not None:
            choices = [seat for seat in choices if seat == wanted]
        if not choices:
            raise Refusal("seat-taken")
        return choices[0]

    def free_seats(self, table: TableRow, account: str | None, key: str | None) -> list[int]:
        """The seats that someone may sit down in, the one that is most theirs first."""

        def free(seat: SeatRow) -> bool:
            if seat.kind == KEPT:
                return seat.account == account
            if seat.kind == INVITED:
                return self._invites.opens_seat(table.id, seat.seat, key)
            return seat.kind == OPEN

        if table.status != GATHERING or table.seat_of(account) is not None:
            return []
        return [seat.seat for seat in sorted(filter(free, table.seats), key=lambda seat: ORDER[seat.kind])]

    @staticmethod
    def _seat(
        transaction: Transaction, table: str, seat: int, kind: str, account: str | None = None, level: str | None = None
    ) -> None:
        values = {"new_kind": kind, "new_account": account, "new_level": level}
        transaction.execute(SIT_DOWN, {"table": table, "place": seat, **values})

    async def leave(self, account: str, table: str) -> None:
        """Get up before the start; a table that its people have all left is closed.

        A rematch or a challenge is among the same people or not at all: whoever declines it, or gets up again from a
        rematch, calls it off.
        """
        await self._database.write(lambda transaction: self._leave(transaction, account, table))

    def _leave(self, transaction: Transaction, account: str, table: str) -> None:
        found = self._find(transaction.connection, account, table, lock=True)
        if found.status != GATHERING:
            raise Refusal("already-started")
        left = [seat for seat in found.seats if seat.account == account]
        if not left and account != found.creator:
            raise Refusal("not-seated", 403)
        called_off = found.previous is not None or any(seat.kind == KEPT for seat in left)
        for seat in left:
            self._seat(transaction, table, seat.seat, OPEN, account if called_off else None)
        staying = [seat.account for seat in found.seats if seat.kind == PERSON and seat.account != account]
        changes: dict[str, Any] = {"changed": now()}
        if called_off or not staying:
            changes["status"] = CLOSED
        elif account == found.creator:
            changes["creator"] = staying[0]
        self._change(transaction, table, **changes)

    async def close(self, table: str) -> None:
        """Close a table that waits for people."""

        def work(transaction: Transaction) -> None:
            if read_table(transaction.connection, table, lock=True).status != GATHERING:
                raise Refusal("already-started")
            self._change(transaction, table, status=CLOSED, changed=now())

        await self._database.write(work)

    async def fill(self, account: str, table: str, seat: int, level: str) -> TableRow:
        """Let a bot sit in a seat that is still free; whoever made the table decides."""
        return await self._database.write(lambda transaction: self._fill(transaction, account, table, seat, level))

    def _fill(self, transaction: Transaction, account: str, table: str, seat: int, level: str) -> TableRow:
        found = self._find(transaction.connection, account, table, lock=True)
        if account != found.creator:
            raise Refusal("not-yours", 403)
        if found.status != GATHERING:
            raise Refusal("already-started")
        if seat >= found.players or found.seats[seat].kind == PERSON:
            raise Refusal("seat-taken")
        self._seat(transaction, table, seat, BOT, level=level)
        return self._start_if_full(transaction, table)

    def _start_if_full(self, transaction: Transaction, table: str) -> TableRow:
        found = read_table(transaction.connection, table)
        found.changed = now()
        if all(seat.kind in (PERSON, BOT) for seat in found.seats):
            draw_deal(found)
            found.started, found.status = found.changed, PLAYING
            state = TableState(deal_of(found))
            found.turn, found.due = state.actor, state.due()
        transaction.execute(START, {"table": table, **{f"new_{name}": getattr(found, name) for name in STARTED}})
        first = found.seats[found.turn].account if found.turn >= 0 else None
        if first is not None:
            self._note_turns(transaction, [Turn(first, table, found.changed)])
        self._tell(transaction, table)
        return found

    def _change(self, transaction: Transaction, table: str, **values: Any) -> None:
        """Change a table's row, and tell of it."""
        transaction.execute(update(tables).where(tables.c.id == table).values(**values))
        self._tell(transaction, table)

    def _tell(self, transaction: Transaction, table: str) -> None:
        transaction.after_commit(lambda: self._bus.publish(table_subject(table), Message(ROW)))
        transaction.after_commit(lambda: self._bus.publish(LOBBY, Message(TABLES)))

    async def rematch(self, account: str, table: str) -> TableRow:
        """Offer the same people and bots another game, everyone one seat further, or accept what another offered.

        The others' seats are kept for them, and it begins once all of them have sat down.
        """
        return await self._database.write(lambda transaction: self._rematch(transaction, account, table))

    def _rematch(self, transaction: Transaction, account: str, table: str) -> TableRow:
        found = self._find(transaction.connection, account, table, lock=True)
        if found.status != OVER:
            raise Refusal("not-over")
        if found.seat_of(account) is None:
            raise Refusal("not-seated", 403)
        offered = found.rematch and read_table(transaction.connection, found.rematch, lock=True)
        if offered and offered.status != CLOSED:
            return self._join(transaction, account, offered.id, None, None)
        check_at_home(transaction.connection, account, found.pace)
        plan = Plan(
            found.game,
            found.options,
            _rotated(found, account),
            found.public,
            found.pace,
            found.seconds,
            found.bank,
            previous=table,
        )
        fresh = self.create_in(transaction, account, plan)
        self._change(transaction, table, rematch=fresh.id)
        return fresh

    def _tell_person(self, transaction: Transaction, account: str | None, table: str) -> None:
        message = Message(TABLES, table=table)
        transaction.after_commit(lambda: self._bus.publish(person_subject(account or ""), message))

    async def close_forgotten(self) -> None:
        """Close tables that have waited for people too long."""
        forgotten = and_(tables.c.status == GATHERING, tables.c.changed < now() - LONGEST_WAIT)
        close = update(tables).where(forgotten).values(status=CLOSED)
        await self._database.write(lambda transaction: transaction.execute(close) and None)

    async def public_tables(self, status: str, game: str | None, before: int | None, limit: int) -> list[TableRow]:
        """Public tables of a status, the newest first; a rematch or challenge that waits for its people is not one."""
        query = (
            select(tables)
            .where(tables.c.public, tables.c.status == status)
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        if status == GATHERING:
            kept = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == KEPT)
            query = query.where(tables.c.previous.is_(None), ~kept.exists())
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tables.c.changed < before)
        return self._damaged.sound(await self._database.read(lambda connection: read_tables(connection, query)))

    async def own_tables(self, account: str, over: bool, before: int | None, limit: int) -> list[TableRow]:
        """Tables of an account: those where it is to decide first, then the newest."""
        statuses = (OVER,) if over else (GATHERING, PLAYING)
        decides = and_(tables.c.status == PLAYING, tables.c.turn == seats.c.seat)
        query = (
            select(tables)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.account == account, or_(*(tables.c.status == status for status in statuses)))
            .order_by(decides.desc(), tables.c.changed.desc(), tables.c.id)
            .limit(limit)
        )
        if before is not None:
            query = query.where(tables.c.changed < before)
        return self._damaged.sound(await self._database.read(lambda connection: read_tables(connection, query)))

    async def waiting_for(self, account: str, limit: int) -> list[str]:
        """The tables where someone is to decide: those whose time is up first, then those that wait longest."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.account == account, tables.c.status == PLAYING, tables.c.turn == seats.c.seat)
            .order_by(tables.c.due.is_(None), tables.c.due, tables.c.changed, tables.c.id)
            .limit(limit)
        )
        return [row.id for row in await self._database.rows(query)]

    async def newest_change(self) -> int | None:
        """When the list of public tables changed last."""
        listed = (tables.c.public, tables.c.status.in_((GATHERING, PLAYING)))
        row = await self._database.row(select(func.max(tables.c.changed)).where(*listed))
        return row[0] if row else None

    async def awaiting(self, people: Collection[str], since: int) -> list[tuple[str, str, int]]:
        """The tables that await some people or are over, of those that changed since a moment: who, where, when."""
        query = (
            select(seats.c.account, tables.c.id, tables.c.changed)
            .join(tables, seats.c.table_id == tables.c.id)
            .where(
                seats.c.account.in_(bindparam("people", expanding=True)),
                tables.c.changed >= since,
                or_(tables.c.turn == seats.c.seat, tables.c.status == OVER),
            )
        )
        rows = await self._database.rows(query, {"people": list(people)})
        return [(account, table, changed) for account, table, changed in rows]


def _columns(row: TableRow) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in tables.c}


def _continued_table(account: str, wanted: Continuation) -> tuple[TableRow, list[Event]]:
    """The table at which a finished game goes on, and its first events."""
    source, moment = wanted.source, now()
    row = TableRow(
        id=new_id(),
        game=source.game,
        rules=source.rules,
        players=source.players,
        options=source.options,
        public=False,
        pace=UNTIMED,
        seconds=0,
        bank=0,
        creator=account,
        origin=source.id,
        origin_ply=len(wanted.moves),
        status=PLAYING,
        created=moment,
        changed=moment,
        started=moment,
    )
    copy_deal(row, source)
    row.seats = tuple(
        SeatRow(table_id=row.id, seat=seat, kind=PERSON, account=account)
        if seat == wanted.seat
        else SeatRow(table_id=row.id, seat=seat, kind=BOT, level=wanted.level)
        for seat in range(row.players)
    )
    makers = [account if seat.kind == PERSON else f"{BY_BOT}{seat.level}" for seat in row.seats]
    events = events_of(wanted.moves, makers, moment)
    state = TableState.fold(deal_of(row), events)
    if state.ended:
        raise Refusal("game-over")
    row.version, row.turn, row.due = state.version, state.actor, state.due()
    return row, events


def _check_same_kind(transaction: Transaction, account: str, creator: str) -> None:
    """An open seat at a person's table is for people: a bot sits there only if it was given a link, or is awaited."""
    owner_of = {row.id: row.owner for row in transaction.rows(OWNERS, {"ids": [account, creator]})}
    if owner_of[account] is not None and owner_of[creator] is None:
        raise Refusal("seat-for-people", 403)


def _rotated(table: TableRow, account: str) -> tuple[PlannedSeat, ...]:
    """Everyone one seat further."""
    turned = (table.seats[-1], *table.seats[:-1])
    return tuple(
        PlannedSeat(KEPT if old.kind == PERSON and old.account != account else old.kind, old.account, old.level)
        for old in turned
    )
