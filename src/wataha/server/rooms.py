"""Tables in this process's memory: the course of each, who is watching, and what every pair of eyes is shown.

A room is a cache. It can be dropped at any time and is built again from the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Protocol

from sqlalchemy import bindparam, select

from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game
from wataha.engine.views import PUBLIC, View

from . import metrics
from .acts import Act, decide
from .course import MOVE, TIME_OUT, Course, Entry
from .log import Append, Clash, Log, follows, read_entries
from .moment import now
from .often import Often
from .ratings import settle
from .refusal import Refusal
from .schema import tables
from .store import Store, Writing
from .tables import OVER, PLAYING, TableRow, read_table
from .words import Word
from .written import write

logger = logging.getLogger("wataha.server.rooms")

TRIES = 5
"""How often an act is tried again after someone else was faster."""

LONGEST_STORY = 40
"""Entries that a reconnecting client is told; it fetches older ones if it wants them."""

IDLE_SECONDS = 60
"""A room that nobody watches is dropped after so long."""

NEWEST = Often(select(tables.c.version, tables.c.status).where(tables.c.id == bindparam("table")))


class Watcher(Protocol):
    """A live connection, as a room sees it."""

    account: str

    def send(self, message: bytes) -> None: ...


class Room:
    """One table."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.course: Course | None = None
        self.entries: list[Entry] = []
        self.nonces: dict[tuple[str, str], int] = {}
        """(who, nonce): the entry it made, so that a message sent twice is done once."""
        self.watchers: dict[Watcher, int] = {}
        """Live connections and the eyes they look through."""
        self.seen: dict[int, View] = {}
        """What each pair of eyes sees at the course's version."""
        self.used = time.monotonic()

    def rebuild(self, entries: list[Entry]) -> None:
        """The course from its log."""
        self.course = Course.of(self.row.deal(), entries)
        self.entries = entries
        self.nonces = {(entry.by, entry.nonce): entry.number for entry in entries if entry.nonce}
        self.seen.clear()

    @property
    def version(self) -> int:
        return self.course.version if self.course else 0

    @property
    def in_use(self) -> bool:
        """Whether someone watches, or is doing something here."""
        return bool(self.watchers) or self.lock.locked()

    def eyes_of(self, account: str) -> int:
        seat = self.row.seat_of(account)
        return PUBLIC if seat is None else seat

    def view(self, eyes: int) -> View:
        """The table as these eyes see it now."""
        assert self.course is not None
        if eyes not in self.seen:
            self.seen[eyes] = self.course.match.view(eyes)
        return self.seen[eyes]

    def look(self) -> dict[int, View]:
        """What those who watch see now."""
        return {eyes: self.view(eyes) for eyes in set(self.watchers.values())}

    def told(self, eyes: int, entry: Entry, path: str | None, before: View, after: View) -> dict[str, Any]:
        """An entry as these eyes may know it."""
        sentences = self.row_table.tell(path, before, after) if path is not None else []
        return tell_entry(entry, sentences, own=entry.seat == eyes or self.row.status == OVER)

    @property
    def row_table(self) -> Any:
        assert self.course is not None
        return self.course.match.game.table

    def state(self, eyes: int, since: int, entries: list[dict[str, Any]]) -> bytes:
        """The message `state` for these eyes."""
        course = self.course
        assert course is not None
        decides = course.actor == eyes
        standing = course.standing()
        request = course.request
        return write(
            {
                "type": "state",
                "table": self.row.id,
                "version": course.version,
                "eyes": eyes,
                "actor": course.actor,
                "view": self.view(eyes),
                "moves": course.match.moves() if decides else None,
                "may_undo": not course.ended and eyes >= 0 and course.match.may_undo(eyes),
                "clock": {
                    "since": course.since,
                    "deadline": course.deadline(),
                    "bank": course.bank,
                    "now": now(),
                },
                "away": sorted(course.away),
                "resigned": course.resigned,
                "request": request
                and {
                    "kind": request.kind,
                    "seat": request.seat,
                    "plies": request.plies,
                    "waiting": sorted(course.asked()),
                },
                "result": standing
                and {
                    "how": standing.how,
                    "points": standing.points,
                    "places": standing.places,
                    "winners": standing.winners,
                    "sheet": course.match.sheet(),
                },
                "since": since,
                "entries": entries,
            }
        )

    def info(self) -> bytes:
        """The message `table`."""
        return write({"type": "table", "table": self.row.id, "info": self.row.as_json()})

    def take(self, entry: Entry) -> str | None:
        """Fold an entry in; the path of the move it made, if it made one."""
        assert self.course is not None
        self.course.take(entry)
        self.seen.clear()
        return self.course.match.paths[-1] if entry.kind in (MOVE, TIME_OUT) else None

    def keep(self, entry: Entry) -> None:
        """The entry is in the log for good, and the row says so."""
        self.entries.append(entry)
        if entry.nonce:
            self.nonces[entry.by, entry.nonce] = entry.number
        course = self.course
        assert course is not None
        if course.ended:
            over = {"status": OVER, "ended": course.ended_at, "how": course.ended}
            self.row = replace(self.row, version=course.version, turn=-1, changed=entry.at, **over)

    def show(self, entry: Entry, path: str | None, before: dict[int, View]) -> None:
        """Tell everyone who watches."""
        messages: dict[int, bytes] = {}
        for watcher, eyes in list(self.watchers.items()):
            if eyes not in messages:
                after = self.view(eyes)
                told = self.told(eyes, entry, path, before.get(eyes, after), after)
                messages[eyes] = self.state(eyes, entry.number - 1, [told])
            watcher.send(messages[eyes])

    def send_info(self) -> None:
        message = self.info()
        for watcher in list(self.watchers):
            watcher.send(message)

    async def story(self, eyes: int, after: int, until: int) -> list[dict[str, Any]]:
        """The entries after one and up to another as these eyes saw them."""
        told = Room(self.row)
        told.course = Course(self.row.deal())
        story: list[dict[str, Any]] = []
        for entry in self.entries[:until]:
            if entry.number <= after:
                told.course.take(entry)
                continue
            before = told.view(eyes)
            path = told.take(entry)
            story.append(told.told(eyes, entry, path, before, told.view(eyes)))
            await asyncio.sleep(0)
        return story


def tell_entry(entry: Entry, sentences: list[Any], own: bool) -> dict[str, Any]:
    """An entry as JSON, its path only for those who may know it."""
    by = "clock" if entry.by == "clock" else "bot" if entry.by.startswith("bot:") else "person"
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": by,
        "at": entry.at,
        "plies": entry.plies,
        "path": entry.path if own else None,
        "sentences": sentences,
    }


class Rooms:
    """All tables that this process holds."""

    def __init__(self, store: Store, log: Log, ready: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        self.store = store
        self.log = log
        self.ready = ready
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._behind: set[str] = set()
        """Tables that changed while they were being loaded."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_bot_turn: Callable[[str], None] = lambda _: None
        store.wake.listen(self._heard)
        store.wake.when_lost(self._refresh_all)

    async def find(self, table: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.rooms.get(table)
        if room is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loaded(table))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    def _loaded(self, table: str) -> None:
        """A room was loaded, or could not be; what came meanwhile is taken in."""
        del self._loading[table]
        if table in self._behind:
            self._behind.discard(table)
            if table in self.rooms:
                self._soon(self._refresh(self.rooms[table], row=True))

    async def _load(self, table: str) -> Room:
        row = await read_table(self.store, table)
        room = Room(row)
        if row.seed is not None:
            await self._read_course(room)
        self.rooms[table] = room
        metrics.rooms.set(len(self.rooms))
        return room

    async def find_fresh(self, table: str) -> Room:
        """The room of a table with all that other processes wrote until now."""
        room = await self.find(table)
        if not self.store.alone:
            for version, status in await self.store.often(NEWEST, {"table": table}):
                if version > room.version or status != room.row.status:
                    await self._refresh(room, row=status != room.row.status)
        return room

    async def _read_course(self, room: Room) -> None:
        """Build the course from the log; `Refusal` if today's rules cannot."""
        await self.ready(room.row.game)
        if room.row.rules != find_game(room.row.game).rules_version:
            raise Refusal("old-rules")
        entries = await read_entries(self.store, room.row.id) if room.row.version else []
        try:
            room.rebuild(entries)
        except (WatahaError, ValueError, KeyError) as trouble:
            logger.exception("a log cannot be replayed", extra={"table": room.row.id})
            raise Refusal("damaged-log", 500) from trouble

    async def act(self, table: str, act: Act, acked: Callable[[int], None] = lambda _: None) -> None:
        """Do something at a table. `acked` is told the number of its entry once it is in the log, before all others."""
        room = await self.find(table)
        async with room.lock:
            for _ in range(TRIES):
                if act.nonce and (act.by, act.nonce) in room.nonces:
                    acked(room.nonces[act.by, act.nonce])
                    return
                if room.course is None:
                    raise Refusal("not-started")
                entry = decide(room.course, act)
                try:
                    await self._append(room, entry, acked)
                except Clash:
                    metrics.clashes.inc()
                    await self._catch_up(room)
                else:
                    return
        raise Refusal("stale")

    async def _append(self, room: Room, entry: Entry, acked: Callable[[int], None]) -> None:
        """Fold the entry in, write it, and show it; if it cannot be written, all is as it was."""
        assert room.course is not None
        before = room.look()
        path = room.take(entry)
        course = room.course
        turn, due = follows(course)

        async def end(writing: Writing) -> None:
            await settle(writing, room.row, course)

        try:
            await self.log.append(
                Append(room.row.id, entry, turn, due, self._awaited(room, turn), end if course.ended else None)
            )
        except BaseException:
            room.rebuild(room.entries)
            raise
        room.keep(entry)
        acked(entry.number)
        room.show(entry, path, before)
        if course.ended:
            room.send_info()
        elif course.needs_bot():
            self.on_bot_turn(room.row.id)

    @staticmethod
    def _awaited(room: Room, turn: int) -> str | None:
        """The account that is to decide."""
        return room.row.seats[turn].account if turn >= 0 else None

    async def _catch_up(self, room: Room) -> None:
        """Take in what other processes wrote."""
        if room.course is None:
            return
        for entry in await read_entries(self.store, room.row.id, room.version):
            before = room.look()
            path = room.take(entry)
            room.keep(entry)
            room.show(entry, path, before)

    async def _read_row(self, room: Room) -> None:
        room.row = await read_table(self.store, room.row.id)

    async def watch(self, watcher: Watcher, room: Room, version: int | None) -> None:
        """Begin to show a table to someone: who sits there, and the game from the version they know."""
        while True:
            async with room.lock:
                if self.rooms.get(room.row.id) is room:
                    await self._welcome(watcher, room, version)
                    return
            room = await self.find(room.row.id)  # it was forgotten while this one waited

    @staticmethod
    async def _welcome(watcher: Watcher, room: Room, version: int | None) -> None:
        eyes = room.eyes_of(watcher.account)
        room.watchers[watcher] = eyes
        room.used = time.monotonic()
        watcher.send(room.info())
        if room.course is not None:
            until = room.version
            known = until if version is None else min(version, until)
            after = max(known, until - LONGEST_STORY)
            entries = await room.story(eyes, after, until) if after < until else []
            watcher.send(room.state(eyes, after, entries))

    async def resend(self, watcher: Watcher, table: str) -> None:
        """Show someone the table as it is, after they acted on an old one."""
        room = await self.find(table)
        async with room.lock:
            if watcher in room.watchers and room.course is not None:
                watcher.send(room.state(room.watchers[watcher], room.version, []))

    def unwatch(self, watcher: Watcher, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.watchers.pop(watcher, None)
            if room.watchers:
                kept = set(room.watchers.values())
                room.seen = {eyes: view for eyes, view in room.seen.items() if eyes in kept}
            room.used = time.monotonic()
            self._let_rest(room)

    def drop_idle(self) -> None:
        """Forget tables that nobody looks at."""
        oldest = time.monotonic() - IDLE_SECONDS
        for table, room in list(self.rooms.items()):
            if room.used < oldest and not room.in_use:
                self._forget(table)

    def _let_rest(self, room: Room) -> None:
        """Forget a table whose game is over, if nobody looks at it any more."""
        if room.row.status == OVER and not room.in_use and self.rooms.get(room.row.id) is room:
            self._forget(room.row.id)

    def _forget(self, table: str) -> None:
        del self.rooms[table]
        metrics.rooms.set(len(self.rooms))

    def _heard(self, word: Word) -> None:
        room = self.rooms.get(word.which)
        if room is None:
            if word.which in self._loading:
                self._behind.add(word.which)
            return
        if word.what == "log" and word.number > room.version:
            if room.in_use:
                self._soon(self._refresh(room, row=False))
            else:
                self._forget(word.which)  # nobody here needs to follow it
        elif word.what == "table":
            self._soon(self._refresh(room, row=True, entry=word.number))

    def _refresh_all(self) -> None:
        for room in list(self.rooms.values()):
            self._soon(self._refresh(room, row=True))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _refresh(self, room: Room, row: bool, entry: int = 0) -> None:
        """Take in what changed: of the log, and of the row unless an entry changed it that was made here."""
        async with room.lock:
            if row and not (entry and entry == room.row.version):
                await self._read_row(room)
                room.send_info()
                if room.course is None and room.row.status in (PLAYING, OVER):
                    await self._begin(room)
            await self._catch_up(room)
        self._let_rest(room)

    async def _begin(self, room: Room) -> None:
        """The game starts for everyone who is waiting at the table."""
        await self._read_course(room)
        for watcher in list(room.watchers):
            room.watchers[watcher] = room.eyes_of(watcher.account)
            watcher.send(room.state(room.watchers[watcher], room.version, []))
        assert room.course is not None
        if room.course.needs_bot():
            self.on_bot_turn(room.row.id)
