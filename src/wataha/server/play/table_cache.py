"""Tables in this process's memory: each with its row, its log and the state that follows from it.

It is a cache: a table can be dropped at any time, and is built again from the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, select, update

from wataha.engine.registry import find_game
from wataha.engine.views import PUBLIC
from wataha.server.background_tasks import BackgroundTasks
from wataha.server.bus.bus import LOG, ROW, Bus, Message, table_subject
from wataha.server.errors import Refusal
from wataha.server.notices.outbox import Turn
from wataha.server.ops import metrics
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.move_log import Append, Clash, MoveLog, read_events
from wataha.server.storage.schema import OVER, PLAYING, SeatRow, TableRow, seats, tables
from wataha.server.tables.damage import DamagedTables
from wataha.server.tables.deals import deal_of
from wataha.server.tables.ratings import settle
from wataha.server.tables.rows import read_table

from .commands import Command, decide, declines_first
from .events import DECLINE, HOLIDAY, Event
from .holidays import read_until
from .polls import LENGTH
from .table_state import TableState

logger = logging.getLogger("wataha.server.tables")

TRIES = 5
"""How often a command is tried again after someone else was faster."""

IDLE_SECONDS = 60
"""A table that nobody watches is dropped after so long."""

CHECKPOINT_EVERY = 64
"""So many events apart a table's state is kept."""

LONG_LOG = 512
"""Events from which on a log is folded in a thread: the event loop has others to serve."""

TOLD = ("status", "changed", "rematch")
"""Columns by which a row differs when anything in it has changed that no event of the log tells of."""

NEWEST = select(tables.c.id, tables.c.version, *(tables.c[name] for name in TOLD)).where(
    tables.c.id.in_(bindparam("ids", expanding=True))
)


NOTE_HOLIDAY = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values(rests=bindparam("new_rests"))
)


class CachedTable:
    """One table."""

    def __init__(self, row: TableRow, poll: int = LENGTH) -> None:
        self.row = row
        self.poll = poll
        """Milliseconds that a poll of people lasts."""
        self.lock = asyncio.Lock()
        self.state: TableState | None = None
        self.events: list[Event] = []
        self.checkpoints: list[TableState] = []
        """The state after every so many events, from which a part of the story is told."""
        self.nonces: dict[tuple[str, str], int] = {}
        """(who, nonce): the event it made, so that a message sent twice is done once."""
        self.pins = 0
        """How many watch it here."""
        self.used = time.monotonic()
        self.unsubscribe: Callable[[], None] | None = None

    @property
    def version(self) -> int:
        return self.state.version if self.state else 0

    @property
    def in_use(self) -> bool:
        """Whether someone watches, or is doing something here."""
        return bool(self.pins) or self.lock.locked()

    def eyes_of(self, account: str | None) -> int:
        seat = None if account is None else self.row.seat_of(account)
        return PUBLIC if seat is None else seat

    def replay(self, events: list[Event]) -> None:
        """The state from its log."""
        state = TableState(deal_of(self.row, self.poll))
        checkpoints = [state]
        for first in range(0, len(events), CHECKPOINT_EVERY):
            state = state.after_all(events[first : first + CHECKPOINT_EVERY])
            if state.version == first + CHECKPOINT_EVERY:
                checkpoints.append(state)
        self.state = state.after_all([])
        self.checkpoints = checkpoints
        self.events = events
        self.nonces = {(event.by, event.nonce): event.number for event in events if event.nonce}

    def checkpoint(self, number: int) -> TableState:
        """The last state kept from before an event or at it."""
        return self.checkpoints[number // CHECKPOINT_EVERY]

    def advance(self, event: Event, state: TableState) -> None:
        """An event is in the log for good, and has led to a state."""
        self.state = state
        self.events.append(event)
        if state.version % CHECKPOINT_EVERY == 0:
            self.checkpoints.append(state.after_all([]))
        if event.nonce:
            self.nonces[event.by, event.nonce] = event.number
        row = self.row
        row.version, row.turn, row.changed = state.version, state.actor, changed_by(event, state, row)
        if state.ended:
            row.status, row.ended, row.how = OVER, state.ended_at, state.ended


def changed_by(event: Event, state: TableState, row: TableRow) -> int:
    """When a table changed last, as everyone may know it."""
    return row.changed if state.is_hidden(event.number, PUBLIC) else event.at


class Done(NamedTuple):
    """What was asked for is in the log for good."""

    version: int
    """The table's version by it, as its maker counts."""
    again: bool
    """Whether it was done before: the same message came twice."""


def awaited_after(event: Event, state: TableState, row: TableRow) -> tuple[str, ...]:
    """The accounts that are to decide after an event; nobody learns of one that others do not see."""
    if state.actor < 0 or state.is_hidden(event.number, PUBLIC):
        return ()
    deciding = state.poll.seats if state.poll else (state.actor,)
    return tuple(account for seat in deciding if (account := row.seats[seat].account) and account != event.by)


def turns_after(event: Event, state: TableState, row: TableRow) -> tuple[Turn, ...]:
    """The turns that began with an event, of people who play themselves."""
    if state.since != event.at:
        return ()
    awaited = awaited_after(event, state, row)
    there = {row.seats[seat].account for seat in state.present}
    return tuple(Turn(account, row.id, state.since) for account in awaited if account in there)


class TableListener(Protocol):
    """Whoever follows what happens at the tables in memory; called in order, while the table is locked."""

    def on_event(self, table: CachedTable, event: Event, before: TableState) -> None:
        """Something happened."""

    def on_row(self, table: CachedTable) -> None:
        """Who sits there, or how the table stands, has changed."""

    def on_start(self, table: CachedTable) -> None:
        """The game has begun."""


class TableCache:
    """All tables that this process holds."""

    def __init__(
        self,
        database: Database,
        move_log: MoveLog,
        bus: Bus,
        game_ready: Callable[[str], Awaitable[None]],
        damaged: DamagedTables,
        poll: int = LENGTH,
    ) -> None:
        self._poll = poll
        self._database = database
        self._log = move_log
        self._bus = bus
        self._game_ready = game_ready
        self._damaged = damaged
        self._tables: dict[str, CachedTable] = {}
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._listeners: list[TableListener] = []
        self._tasks = BackgroundTasks(logger, "tables are refreshed later")
        bus.when_lost(lambda: self._tasks.start(self.reconcile_watched()))

    def listen(self, listener: TableListener) -> None:
        self._listeners.append(listener)

    # Finding tables.

    def peek(self, table: str) -> CachedTable | None:
        """A table that is in memory."""
        return self._tables.get(table)

    async def find(self, table: str) -> CachedTable:
        """A table, loaded if need be."""
        found = self._tables.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table))
            found = await asyncio.shield(task)
        elif not found.pins and not self._bus.alone:
            await self.reconcile([table])  # nobody told of what other processes did there
        found.used = time.monotonic()
        return found

    async def _load(self, table: str) -> CachedTable:
        def work(connection: Connection) -> tuple[TableRow, list[Event]]:
            row = read_table(connection, table)
            return row, read_events(connection, table) if row.version else []

        row, events = await self._database.read(work)
        if not self._damaged.sound([row]):
            raise Refusal("damaged-log")
        found = CachedTable(row, self._poll)
        if row.dealt:
            await self._replay(found, events)
            if found.version < row.version:
                self._damaged.tell(table, f"its log ends at entry {found.version} of {row.version}")
                raise Refusal("damaged-log")
        self._tables[table] = found
        if self._bus.alone:
            self._follow(found)
        metrics.tables_in_memory.set(len(self._tables))
        return found

    async def _replay(self, table: CachedTable, events: list[Event]) -> None:
        """Build the state from the log; `Refusal` if today's rules cannot."""
        await self._game_ready(table.row.game)
        if table.row.rules != find_game(table.row.game).rules_version:
            raise Refusal("old-rules")
        with self._folding(table):
            if len(events) < LONG_LOG:
                table.replay(events)
            else:
                await asyncio.to_thread(table.replay, events)

    @contextmanager
    def _folding(self, table: CachedTable) -> Iterator[None]:
        """Whatever goes wrong while a log is folded is the log's fault; only its kind is told: it may name a hand."""
        try:
            yield
        except Exception as trouble:
            self._damaged.tell(table.row.id, f"its log cannot be replayed: {type(trouble).__name__}")
            raise Refusal("damaged-log") from trouble

    async def find_fresh(self, table: str) -> CachedTable:
        """A table with all that other processes wrote until now."""
        found = await self.find(table)
        if found.pins and not self._bus.alone:  # one that nobody watches was compared just now
            await self.reconcile([table])
        return found

    # The way of a command: decide, write, show.

    async def execute(self, table: str, command: Command) -> Done:
        """Do something at a table."""
        found = await self.find(table)
        async with found.lock:
            for _ in range(TRIES):
                if found.state is None:
                    raise Refusal("not-started")
                if command.nonce and (command.by, command.nonce) in found.nonces:
                    number = found.nonces[command.by, command.nonce]
                    return Done(found.state.version_for(command.seat, number), again=True)
                try:
                    if declines_first(found.state, command):
                        await self._do(found, Command(DECLINE, command.seat, command.by))
                    return await self._do(found, command)
                except Clash:
                    metrics.clashes.inc()
                    await self._catch_up(found)
        raise Refusal("stale")

    async def _do(self, table: CachedTable, command: Command) -> Done:
        """Decide, write, and show; `Clash` if another process was faster."""
        assert table.state is not None
        event, action = decide(table.state, command)
        state = table.state.after(event, action)
        await self._write(table, event, state)
        self._advance(table, event, state)
        return Done(state.version_for(command.seat), again=False)

    async def _write(self, table: CachedTable, event: Event, state: TableState) -> None:
        row = table.row
        append = Append(
            row.id,
            event,
            state.actor,
            state.due(),
            changed_by(event, state, row),
            awaited_after(event, state, row),
            turns_after(event, state, row),
            also=self._consequence(row, event, state),
        )
        try:
            await self._log.append(append)
        except asyncio.CancelledError:
            self._tasks.start(self._refresh(table))  # perhaps it is on disk all the same
            raise

    def _consequence(self, row: TableRow, event: Event, state: TableState) -> Callable[[Transaction], None] | None:
        """What belongs into the transaction of an event, besides."""
        if state.ended:
            return lambda transaction: settle(transaction, self._bus, row, state)
        if event.kind == HOLIDAY:
            known = {"table": row.id, "place": event.seat, "new_rests": read_until(event.path)}
            return lambda transaction: transaction.execute(NOTE_HOLIDAY, known) and None
        return None

    def _advance(self, table: CachedTable, event: Event, state: TableState) -> None:
        """Take an event in that is on disk, and let everyone know."""
        before = table.state
        assert before is not None
        table.advance(event, state)
        for listener in self._listeners:
            listener.on_event(table, event, before)
        if state.ended:
            self._tell_of_row(table)

    def _tell_of_row(self, table: CachedTable) -> None:
        for listener in self._listeners:
            listener.on_row(table)

    async def _catch_up(self, table: CachedTable) -> None:
        """Take in what other processes wrote."""
        if table.state is None:
            return
        after = table.version
        events = await self._database.read(lambda connection: read_events(connection, table.row.id, after))
        for event in events:
            assert table.state is not None
            with self._folding(table):
                state = table.state.after(event)
            self._advance(table, event, state)

    # Who watches, and what is forgotten.

    def pin(self, table: CachedTable) -> bool:
        """Keep a table in memory, and follow what other processes do there; False if it was just forgotten."""
        if self._tables.get(table.row.id) is not table:
            return False
        table.pins += 1
        if table.pins == 1 and not self._bus.alone:
            self._follow(table)
            self._tasks.start(self._refresh(table))  # what came before is not heard of any more
        return True

    def unpin(self, table: CachedTable) -> None:
        table.pins -= 1
        table.used = time.monotonic()
        if table.pins == 0 and not self._bus.alone:
            self._unfollow(table)
        self._drop_if_over(table)

    def _follow(self, table: CachedTable) -> None:
        """Hear what is told of a table: all that is in memory here, or, of other processes, only what is watched."""
        table.unsubscribe = self._bus.subscribe(table_subject(table.row.id), self._hear)

    @staticmethod
    def _unfollow(table: CachedTable) -> None:
        if table.unsubscribe is not None:
            table.unsubscribe()
            table.unsubscribe = None

    def pinned(self) -> list[str]:
        """The tables that someone watches here."""
        return [id for id, table in self._tables.items() if table.pins]

    def drop_idle(self) -> None:
        """Forget tables that nobody looks at."""
        oldest = time.monotonic() - IDLE_SECONDS
        for table in list(self._tables.values()):
            if table.used < oldest and not table.in_use:
                self._drop(table)

    def _drop_if_over(self, table: CachedTable) -> None:
        if table.row.status == OVER and not table.in_use and self._tables.get(table.row.id) is table:
            self._drop(table)

    def _drop(self, table: CachedTable) -> None:
        self._unfollow(table)
        del self._tables[table.row.id]
        metrics.tables_in_memory.set(len(self._tables))

    # What others changed.

    def _hear(self, subject: str, message: Message) -> None:
        table = self._tables.get(subject.partition(".")[2])
        if table is None:
            return
        if (message.kind == LOG and message.number > table.version) or (
            message.kind == ROW and not (message.number and message.number == table.row.version)
        ):
            self._tasks.start(self._refresh(table))

    async def reconcile(self, ids: Collection[str]) -> None:
        """Refresh those of some tables that the database knows more of."""
        for table in await self._behind(ids):
            await self._refresh(table)

    async def reconcile_watched(self) -> None:
        """Refresh those that someone watches here; one that cannot be keeps no other from it."""
        for table in await self._behind(self.pinned()):
            try:
                await self._refresh(table)
            except Refusal as refusal:
                logger.warning("a table was passed over", extra={"table": table.row.id, "code": refusal.code})

    async def _behind(self, ids: Collection[str]) -> list[CachedTable]:
        """Those of some tables that the database knows more of."""
        rows = await self._database.rows(NEWEST, {"ids": list(ids)})
        known = ((self._tables.get(row.id), row) for row in rows)
        return [table for table, row in known if table is not None and _is_behind(table, row)]

    async def _refresh(self, table: CachedTable) -> None:
        """Take in what changed: the row, and the log."""
        async with table.lock:
            row = await self._database.read(lambda connection: read_table(connection, table.row.id))
            before, table.row = table.row, row
            if _tells_more(row, before):
                self._tell_of_row(table)
            if table.state is None and row.status in (PLAYING, OVER):
                await self._start(table)
            if row.version > table.version:
                await self._catch_up(table)
        self._drop_if_over(table)

    async def _start(self, table: CachedTable) -> None:
        """The game begins for everyone who is waiting at the table."""
        await self._replay(table, [])
        for listener in self._listeners:
            listener.on_start(table)


def _is_behind(table: CachedTable, row: Any) -> bool:
    """Whether a row read from the database knows more than a table in memory."""
    return row.version > table.version or (
        row.version == table.version and any(getattr(row, name) != getattr(table.row, name) for name in TOLD)
    )


def _tells_more(row: TableRow, known: TableRow) -> bool:
    """Whether a row says anything that follows from no event of its log."""
    return any(getattr(row, name) != getattr(known, name) for name in ("status", "creator", "rematch")) or [
        _shown_of(seat) for seat in row.seats
    ] != [_shown_of(seat) for seat in known.seats]


def _shown_of(seat: SeatRow) -> tuple[object, ...]:
    return seat.kind, seat.account, seat.level, seat.holiday, seat.discreet
