"""Pairs of people who play while servers are killed, and a look at what is left of it in the log."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from sqlalchemy import select

from tests.server.client import Client, Heard, nonce, pick, sit_down, visitor
from tests.server.serving import Served
from tests.server.waiting import until, until_told
from wataha.server.ops.admin import verify
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import log


class Pair:
    """Two people who play game after game, and note every acknowledgement. A move without an answer is sent again."""

    def __init__(self, bases: list[str], heard: Heard | None = None) -> None:
        self.bases = bases
        forgetful = heard is not None
        self.people = [Client(bases[0], "Ala", forgetful, heard), Client(bases[-1], "Ola", forgetful, heard)]
        self.acked: list[tuple[str, str, int]] = []
        """Tables, ids of messages, versions."""
        self.table = ""
        self.pending: tuple[Client, str, int, str] | None = None
        self.stopping = False

    async def start(self) -> None:
        for person in self.people:
            await person.post("/api/guest", name=person.name)
            await person.connect()
        self.table = await sit_down(self.people, "lone_wolves")

    async def play(self) -> None:
        """Move as fast as possible, until the connection breaks or it is enough."""
        self.stopping = False
        while not self.stopping:
            version = max(person.states[self.table]["version"] for person in self.people)
            states = [await person.state(self.table, version) for person in self.people]
            if states[0]["result"]:
                self.table = await sit_down(self.people, "lone_wolves")
                continue
            mover = next(p for p, state in zip(self.people, states, strict=True) if state["moves"])
            state = mover.states[self.table]
            await self.move(mover, nonce(), state["version"], pick(state["moves"], state["version"]))

    async def move(self, mover: Client, id: str, version: int, path: str) -> None:
        self.pending = (mover, id, version, path)
        answer = await mover.act("move", self.table, id=id, version=version, path=path)
        if answer["type"] == "refused" and answer["error"]["code"] == "unavailable":
            raise ConnectionError("the server cannot reach its database")
        assert answer["type"] == "ack", answer
        self.acked.append((self.table, id, answer["version"]))
        self.pending = None
        for person in self.people:
            await person.state(self.table, answer["version"])

    async def come_back(self, bases: list[str]) -> None:
        """Connect again, say what was seen last, and send again what was not answered."""
        for person, base in zip(self.people, bases, strict=True):
            await person.disconnect()
            person.base = base
            cookie = person.cookie
            await person.http.aclose()
            person.http = visitor(base)
            person.http.cookies.set("wataha", cookie, domain=person.http.base_url.host)
            await person.connect(table=self.table)
            version = person.states[self.table]["version"] if self.table in person.states else None
            await person.watch(self.table, version)
            await person.wait(lambda person=person: any(m["type"] == "state" for m in person.got))
        if self.pending:
            await self.move(*self.pending)

    async def leave(self) -> None:
        for person in self.people:
            await person.disconnect()
            await person.http.aclose()


async def play_until(pairs: list[Pair], moves: int, then: Callable[[], Any]) -> None:
    """Let pairs play until they have made so many moves together; then something happens in the middle of it."""
    before = sum(len(pair.acked) for pair in pairs)
    playing = [asyncio.create_task(until_broken(pair)) for pair in pairs]
    await until(lambda: sum(len(pair.acked) for pair in pairs) >= before + moves)
    await asyncio.to_thread(then)
    for pair in pairs:
        pair.stopping = True
    await asyncio.gather(*playing)


async def come_back_when_possible(pair: Pair, bases: list[str]) -> None:
    """Connect again, as often as it takes."""

    async def came() -> bool:
        try:
            await pair.come_back(bases)
        except (ConnectionError, websockets.WebSocketException, httpx.TransportError, OSError):
            return False
        return True

    await until_told(came, 60)


async def until_broken(pair: Pair) -> None:
    try:
        await pair.play()
    except (ConnectionError, websockets.ConnectionClosed, httpx.TransportError, TimeoutError):
        return


class Crowd:
    """Pairs who play on and on, whatever breaks: who is cut off comes back."""

    def __init__(self, base: str, size: int, heard: Heard | None = None) -> None:
        self.base = base
        self.pairs = [Pair([base], heard) for _ in range(size)]
        self._playing: list[asyncio.Task[None]] = []
        self._enough = False

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(len(pair.acked) for pair in self.pairs)

    async def start(self) -> None:
        await asyncio.gather(*(pair.start() for pair in self.pairs))
        self._playing = [asyncio.create_task(self._play_on(pair)) for pair in self.pairs]

    async def _play_on(self, pair: Pair) -> None:
        while not self._enough:
            await come_back_when_possible(pair, [self.base] * 2)
            await until_broken(pair)

    async def make_moves(self, count: int) -> None:
        """Wait until each pair has made so many moves more."""
        wanted = [len(pair.acked) + count for pair in self.pairs]

        def made() -> bool:
            self.check()
            return all(len(pair.acked) >= number for pair, number in zip(self.pairs, wanted, strict=True))

        await until(made, 60)

    def check(self) -> None:
        """Nobody has given up."""
        for task in self._playing:
            if task.done():
                task.result()
                raise AssertionError("someone plays no more")

    async def stop(self) -> None:
        """Let everyone finish the move that they are at."""
        self._enough = True
        for pair in self.pairs:
            pair.stopping = True
        await asyncio.gather(*self._playing)

    async def leave(self) -> None:
        for pair in self.pairs:
            await pair.leave()


async def check_log(served: Served, pairs: list[Pair]) -> int:
    """Every acknowledged move is in the log once, where it was said to be; and every log replays."""
    database = open_database(served.settings.url)
    rows = await database.rows(select(log.c.table_id, log.c.number, log.c.nonce))
    wrong: list[str] = []
    assert await database.read(lambda connection: verify(connection, wrong.append)) == 0, wrong
    await database.close()
    written = Counter((row.table_id, row.nonce) for row in rows if row.nonce)
    assert max(written.values()) == 1
    places = {(row.table_id, row.nonce): row.number for row in rows}
    acked = [move for pair in pairs for move in pair.acked]
    assert [move for move in acked if places.get(move[:2]) != move[2]] == []
    return len(acked)
