"""The load: people at many tables who move at a pace, or as fast as they can, and time every acknowledgement."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field

import httpx
import orjson
import websockets

from bench.server.serving import Serving

CONNECT_AT_ONCE = 40


@dataclass
class Report:
    """What came of it."""

    tables: int
    seconds: float
    delays: list[float] = field(repr=False)
    lost: int
    doubled: int
    refused: int
    memory: tuple[float, float]
    server_cpu: float

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
        }

    def in_words(self) -> str:
        return (
            f"{self.tables} tables, {self.moves_a_second:.0f} moves/s for {self.seconds:.0f} s,"
            f" p50 {self.percentile(0.5):.0f} ms, p99 {self.percentile(0.99):.0f} ms; {self.lost} lost,"
            f" {self.doubled} doubled, {self.refused} refused; {self.memory[0]:.0f} -> {self.memory[1]:.0f} MB,"
            f" {self.server_cpu / self.seconds:.2f} cores"
        )


class Load:
    """People at tables."""

    def __init__(self, serving: Serving, game: str, tables: int) -> None:
        self.serving = serving
        self.game = game
        self.tables = tables
        self.delays: list[float] = []
        self.refused = 0
        self.acked: dict[str, int] = {}
        """Acknowledged moves, by table."""
        self.pace: float | None = None
        self.until = float("inf")

    async def run(self, seconds: float, rate: float | None) -> Report:
        """Everyone sits down; then they move for so long."""
        self.pace = None if rate is None else self.tables / rate
        limits = httpx.Limits(max_connections=20)
        headers = {"X-Wataha": "1"}
        async with httpx.AsyncClient(base_url=self.serving.base, timeout=120, headers=headers, limits=limits) as http:
            gate = asyncio.Semaphore(CONNECT_AT_ONCE)
            pairs = await asyncio.gather(*(self._sit_down(http, gate) for _ in range(self.tables)))
            first = await asyncio.gather(*(self._new_table(http, pair) for pair in pairs))
            started = time.perf_counter()
            before, cpu = self.serving.memory(), self.serving.cpu_seconds()
            self.until = started + seconds
            await asyncio.gather(*(self._play(http, pair, at) for pair, at in zip(pairs, first, strict=True)))
            took = time.perf_counter() - started
            after, used = self.serving.memory(), self.serving.cpu_seconds() - cpu
            await asyncio.gather(*(person.leave() for pair in pairs for person in pair))
        logged = await self.serving.logged()
        lost = sum(max(0, moves - logged.get(table, (0, 0))[0]) for table, moves in self.acked.items())
        doubled = sum(logged[table][0] - logged[table][1] for table in self.acked if table in logged)
        return Report(self.tables, took, self.delays, lost, doubled, self.refused, (before, after), used)

    async def _sit_down(self, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> tuple[Person, Person]:
        async with gate:
            pair = (Person(self.serving.base), Person(self.serving.base))
            for person in pair:
                await person.connect(http)
            return pair

    async def _play(self, http: httpx.AsyncClient, pair: tuple[Person, Person], table: str) -> None:
        """Game after game, until the time is up."""
        rhythm = random.Random(id(pair))
        due = time.perf_counter() + (rhythm.random() * self.pace if self.pace else 0)
        while time.perf_counter() < self.until:
            while time.perf_counter() < self.until:
                mover = next((person for person in pair if person.moves), None)
                if mover is None:
                    if pair[0].over:
                        table = await self._new_table(http, pair)
                        break
                    await asyncio.sleep(0.01)
                    continue
                if self.pace:
                    if due > self.until:
                        return
                    await asyncio.sleep(max(0, due - time.perf_counter()))
                    due += self.pace * (0.5 + rhythm.random())
                if await self._move(mover, table):
                    await asyncio.gather(*(person.reach(mover.acked) for person in pair))

    async def _move(self, mover: Person, table: str) -> bool:
        sent = time.perf_counter()
        done = await mover.move(table)
        if done:
            self.delays.append(time.perf_counter() - sent)
            self.acked[table] = self.acked.get(table, 0) + 1
        else:
            self.refused += 1
        return done

    async def _new_table(self, http: httpx.AsyncClient, pair: tuple[Person, Person]) -> str:
        first, second = pair
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await http.post("/api/tables", json={"game": self.game, "seats": seats}, headers=first.headers)
        made.raise_for_status()
        table = made.json()["table"]["id"]
        joined = await http.post(f"/api/tables/{table}/join", json={}, headers=second.headers)
        joined.raise_for_status()
        await asyncio.gather(first.watch(table), second.watch(table))
        return table


class Person:
    """One socket."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.headers: dict[str, str] = {}
        self.table = ""
        self.nonce = secrets.token_hex(6)
        self.moves: list[str] | None = None
        self.version = -1
        self.acked = 0
        self.over = False
        self._answer: asyncio.Future[bool] | None = None
        self._news = asyncio.Event()
        self._count = 0

    async def connect(self, http: httpx.AsyncClient) -> None:
        made = await http.post("/api/guest", json={"name": "Wilk"}, headers={"Cookie": ""})
        made.raise_for_status()
        self.headers = {"Cookie": f"wataha={made.cookies['wataha']}"}
        http.cookies.clear()
        address = self.base.replace("http", "ws", 1) + "/api/live"
        self.socket = await websockets.connect(
            address, additional_headers=self.headers, compression=None, max_size=None, open_timeout=60
        )
        self.reader = asyncio.create_task(self._read())

    async def leave(self) -> None:
        await self.socket.close()
        await asyncio.gather(self.reader, return_exceptions=True)

    async def watch(self, table: str) -> None:
        if self.table:
            await self.socket.send(orjson.dumps({"type": "unwatch", "table": self.table}).decode())
        self.table, self.version, self.moves, self.over = table, -1, None, False
        await self.socket.send(orjson.dumps({"type": "watch", "table": table}).decode())
        await self.reach(0)

    async def move(self, table: str) -> bool:
        assert self.moves
        self._count += 1
        path = self.moves[(self.version * 7919 + self._count) % len(self.moves)]
        self._answer = asyncio.get_running_loop().create_future()
        message = {
            "type": "move",
            "table": table,
            "id": f"{self.nonce}-{self._count}",
            "version": self.version,
            "path": path,
        }
        await self.socket.send(orjson.dumps(message).decode())
        return await self._answer

    async def reach(self, version: int) -> None:
        """Wait until this version has been seen."""
        while self.version < version:
            self._news.clear()
            await self._news.wait()

    async def _read(self) -> None:
        async for text in self.socket:
            message = orjson.loads(text)
            kind = message["type"]
            if kind == "state" and message["table"] == self.table:
                self.version = message["version"]
                self.moves = message["moves"]
                self.over = message["result"] is not None
                self._news.set()
            elif kind in ("ack", "refused") and self._answer and not self._answer.done():
                if kind == "ack":
                    self.acked = message["version"]
                self._answer.set_result(kind == "ack")
