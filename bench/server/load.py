"""The load: people at many tables who move at a pace, or as fast as they can, and time every acknowledgement."""

from __future__ import annotations

import asyncio
import gc
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from bench.server.fleet import Fleet
from bench.server.serving import Serving
from bench.server.wire import Http, Socket

CONNECTIONS = 20
"""Requests that are under way at once."""

WEIGHINGS = 4


class Message(msgspec.Struct):
    """What a person who moves at random reads of the server's messages; the rest is passed over."""

    type: str
    table: str = ""
    version: int | None = None
    moves: list[str] | None = None
    result: dict[str, object] | None = None
    answers: str | None = None


READ = msgspec.json.Decoder(Message)


@dataclass
class Report:
    """What came of it."""

    tables: int
    seconds: float
    delays: list[float] = field(repr=False)
    lost: int
    doubled: int
    refused: int
    memory: list[float]
    """Megabytes at the beginning, then after equal times, to the end."""
    server_cpu: float
    own_cpu: float

    @property
    def moves_a_second(self) -> float:
        return len(self.delays) / self.seconds

    def percentile(self, share: float) -> float:
        return sorted(self.delays)[min(len(self.delays) - 1, int(len(self.delays) * share))] * 1000

    def as_json(self) -> dict[str, object]:
        return {
            "tables": self.tables,
            "sockets": 2 * self.tables,
            "seconds": round(self.seconds, 1),
            "moves": len(self.delays),
            "moves_a_second": round(self.moves_a_second, 1),
            "p50_ms": round(self.percentile(0.5), 1),
            "p99_ms": round(self.percentile(0.99), 1),
            "lost": self.lost,
            "doubled": self.doubled,
            "refused": self.refused,
            "memory_mb": [round(each, 1) for each in self.memory],
            "server_cores": round(self.server_cpu / self.seconds, 2),
            "generator_cores": round(self.own_cpu / self.seconds, 2),
        }

    def in_words(self) -> str:
        return (
            f"{self.tables} tables, {self.moves_a_second:.0f} moves/s for {self.seconds:.0f} s,"
            f" p50 {self.percentile(0.5):.0f} ms, p99 {self.percentile(0.99):.0f} ms; {self.lost} lost,"
            f" {self.doubled} doubled, {self.refused} refused; {' -> '.join(f'{each:.0f}' for each in self.memory)} MB,"
            f" {self.server_cpu / self.seconds:.2f} cores, generator {self.own_cpu / self.seconds:.2f}"
        )


class Load:
    """People at tables."""

    def __init__(self, serving: Serving | Fleet, game: str, tables: int) -> None:
        self.serving = serving
        self.game = game
        self.tables = tables
        self.http = Http(serving.host, serving.port, CONNECTIONS)
        self.delays: list[float] = []
        self.refused = 0
        self.acked: dict[str, int] = {}
        """Acknowledged moves, by table."""
        self.pace: float | None = None
        self.until = float("inf")

    async def run(self, seconds: float, rate: float | None) -> Report:
        """Everyone sits down; then they move for so long."""
        self.pace = None if rate is None else self.tables / rate
        pairs = [Pair(self) for _ in range(self.tables)]
        await asyncio.gather(*(pair.sit_down() for pair in pairs))
        await asyncio.gather(*(pair.open_table() for pair in pairs))
        gc.freeze()
        started = time.perf_counter()
        cpu, own = self.serving.cpu_seconds(), time.process_time()
        self.until = started + seconds
        for pair in pairs:
            pair.begin()
        weighing = asyncio.create_task(self._weigh(seconds))
        await asyncio.gather(*(pair.done for pair in pairs))
        took = time.perf_counter() - started
        used, own = self.serving.cpu_seconds() - cpu, time.process_time() - own
        memory = await weighing
        await asyncio.gather(*(person.socket.close() for pair in pairs for person in pair.people))
        self.http.close()
        logged = await self.serving.logged()
        lost = sum(max(0, moves - logged.get(table, (0, 0))[0]) for table, moves in self.acked.items())
        doubled = sum(logged[table][0] - logged[table][1] for table in self.acked if table in logged)
        return Report(self.tables, took, self.delays, lost, doubled, self.refused, memory, used, own)

    async def _weigh(self, seconds: float) -> list[float]:
        """The server's memory now and after each part of the time."""
        memory = [self.serving.memory()]
        for _ in range(WEIGHINGS):
            await asyncio.sleep(seconds / WEIGHINGS)
            memory.append(self.serving.memory())
        return memory


class Pair:
    """Two people who play game after game until the time is up."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.people = (Person(self._go_on), Person(self._go_on))
        self.rhythm = random.Random(id(self))
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._begun = False
        self._planned = False
        self._due = 0.0
        self._opening: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        for person in self.people:
            await person.connect(self.load)

    async def open_table(self) -> None:
        first, second = self.people
        seats = [{"kind": "me"}, {"kind": "open"}]
        _, made = await self.load.http.post("/api/tables", {"game": self.load.game, "seats": seats}, first.cookie)
        table = made["table"]["id"]
        await self.load.http.post(f"/api/tables/{table}/join", {}, second.cookie)
        await asyncio.gather(first.watch(table), second.watch(table))

    def begin(self) -> None:
        self._begun = True
        self._due = time.perf_counter() + self.rhythm.random() * (self.load.pace or 0)
        self._go_on()

    def _go_on(self) -> None:
        """Something came: perhaps someone can move now, or a new table is needed."""
        if not self._begun or self._planned or self.done.done() or any(person.asking for person in self.people):
            return
        if max(self._due, time.perf_counter()) > self.load.until:
            self.done.set_result(None)
        elif any(person.moves for person in self.people):
            wait = self._due - time.perf_counter() if self.load.pace else 0
            self._planned = True
            if wait > 0:
                asyncio.get_running_loop().call_later(wait, self._move)
            else:
                self._move()
        elif all(person.over for person in self.people):
            self._planned = True
            self._opening = asyncio.create_task(self._once_more())

    async def _once_more(self) -> None:
        try:
            await self.open_table()
        except Exception as trouble:
            self.done.set_exception(trouble)
        self._planned = False
        self._go_on()

    def _move(self) -> None:
        self._planned = False
        if time.perf_counter() > self.load.until:
            self.done.set_result(None)
            return
        if self.load.pace:
            self._due += self.load.pace * (0.5 + self.rhythm.random())
        next(person for person in self.people if person.moves).move()


class Person:
    """One socket, and what came over it."""

    def __init__(self, go_on: Callable[[], None]) -> None:
        self.go_on = go_on
        self.cookie = ""
        self.table = ""
        self.moves: list[str] | None = None
        self.version = -1
        self.over = False
        self.asking = 0.0
        """When the move was sent that waits for its answer; 0 if none does."""
        self._nonce = secrets.token_hex(6)
        self._count = 0
        self._arrived = asyncio.Event()

    async def connect(self, load: Load) -> None:
        self.load = load
        headers, _ = await load.http.post("/api/guest", {"name": "Wilk"})
        self.cookie = headers["set-cookie"].split(";")[0]
        await self._dial("/api/live")

    async def _dial(self, path: str) -> None:
        serving = self.load.serving
        self.socket = await Socket.connect(serving.host, serving.port, path, self.cookie, self._heard)

    async def watch(self, table: str) -> None:
        if isinstance(self.load.serving, Fleet):
            await self.socket.close()
            await self._dial(f"/api/live?table={table}")
        elif self.table:
            self.socket.send({"type": "unwatch", "table": self.table})
        self.table, self.version, self.moves, self.over = table, -1, None, False
        self._arrived.clear()
        self.socket.send({"type": "watch", "table": table})
        await self._arrived.wait()

    def move(self) -> None:
        assert self.moves
        self._count += 1
        path = self.moves[(self.version * 7919 + self._count) % len(self.moves)]
        self.moves = None
        self.asking = time.perf_counter()
        self.socket.send(
            {
                "type": "move",
                "table": self.table,
                "id": f"{self._nonce}-{self._count}",
                "version": self.version,
                "path": path,
            }
        )

    def _heard(self, text: bytes) -> None:
        message = READ.decode(text)
        kind = message.type
        if kind in ("state", "update") and message.table == self.table:
            self.version = message.version or 0
            self.moves = message.moves
            self.over = message.result is not None
            self._arrived.set()
            if message.answers:
                self._done()
            self.go_on()
        elif kind == "ack":
            self._done()
            self.go_on()
        elif kind == "refused":
            self.load.refused += 1
            self.asking = 0.0
            self.socket.send({"type": "unwatch", "table": self.table})
            self.socket.send({"type": "watch", "table": self.table})

    def _done(self) -> None:
        """A move is acknowledged."""
        self.load.delays.append(time.perf_counter() - self.asking)
        self.load.acked[self.table] = self.load.acked.get(self.table, 0) + 1
        self.asking = 0.0
