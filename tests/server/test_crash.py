"""Servers that are killed: nothing acknowledged is missing, nothing is doubled, clocks go on."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx
import pytest
import websockets
from sqlalchemy import select

from tests.server.client import Client, nonce, pick, play_on, set_up, sit_down
from tests.server.conftest import BACKENDS, Fresh
from tests.server.serving import Served
from wataha.server.admin import verify
from wataha.server.schema import log
from wataha.server.store import Store

pytestmark = pytest.mark.anyio


class Pair:
    """Two people who play game after game, and note every acknowledgement. A move without an answer is sent again."""

    def __init__(self, bases: list[str]) -> None:
        self.bases = bases
        self.people = [Client(bases[0], "Ala"), Client(bases[-1], "Ola")]
        self.acked: list[tuple[str, str, int]] = []
        """Tables, ids of messages, versions."""
        self.table = ""
        self.pending: tuple[Client, str, int, str] | None = None

    async def start(self) -> None:
        for person in self.people:
            await person.post("/api/guest", name=person.name)
            await person.connect()
        self.table = await sit_down(self.people, "lone_wolves")

    async def play(self) -> None:
        """Move as fast as possible, until the connection breaks."""
        while True:
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
            person.http = httpx.AsyncClient(base_url=base, headers={"X-Wataha": "1"}, timeout=30)
            person.http.cookies.set("wataha", cookie)
            await person.connect()
            version = person.states[self.table]["version"] if self.table in person.states else None
            await person.watch(self.table, version)
            await person.wait(lambda person=person: any(m["type"] == "state" for m in person.got))
        if self.pending:
            await self.move(*self.pending)

    async def leave(self) -> None:
        for person in self.people:
            await person.disconnect()
            await person.http.aclose()


async def until_broken(pair: Pair) -> None:
    try:
        await pair.play()
    except (ConnectionError, websockets.ConnectionClosed, httpx.TransportError, TimeoutError):
        return


async def check_log(served: Served, pairs: list[Pair]) -> int:
    """Every acknowledged move is in the log once, where it was said to be; and every log replays."""
    store = Store(served.settings.url)
    rows = await store.rows(select(log.c.table_id, log.c.number, log.c.nonce))
    wrong: list[str] = []
    assert await verify(store, wrong.append) == 0, wrong
    await store.close()
    written = Counter((row.table_id, row.nonce) for row in rows if row.nonce)
    assert max(written.values()) == 1
    places = {(row.table_id, row.nonce): row.number for row in rows}
    acked = [move for pair in pairs for move in pair.acked]
    assert [move for move in acked if places.get(move[:2]) != move[2]] == []
    return len(acked)


@pytest.mark.parametrize("backend", BACKENDS)
async def test_after_kill_9_in_the_middle_of_moves_nothing_acknowledged_is_missing_or_doubled(
    backend: str, fresh: Fresh
) -> None:
    server = fresh(backend)
    pairs = [Pair([server.base]) for _ in range(6)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    for _ in range(2):
        playing = [asyncio.create_task(until_broken(pair)) for pair in pairs]
        await asyncio.sleep(1.0)
        server.kill()
        await asyncio.gather(*playing)
        server.start()
        await asyncio.gather(*(pair.come_back([server.base] * 2) for pair in pairs))
    assert await check_log(server, pairs) > 20
    for pair in pairs:
        await play_on(pair.people, pair.table, most=2)
        await pair.leave()


async def test_of_two_processes_one_is_killed_and_everything_goes_on_at_the_other(fresh: Fresh) -> None:
    first = fresh("postgresql")
    second = fresh(like=first)
    pairs = [Pair([first.base, second.base]) for _ in range(4)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    solo = Client(first.base)
    await solo.post("/api/guest", name="Iza")
    bots = await set_up(solo, "lone_wolves", ["me", "pup"], options={"first_leader": "1"})
    playing = [asyncio.create_task(until_broken(pair)) for pair in pairs]
    await asyncio.sleep(1.5)
    first.kill()
    await asyncio.sleep(0.5)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(pair.come_back([second.base] * 2) for pair in pairs))
    assert await check_log(second, pairs) > 10
    cookie = solo.cookie
    await solo.http.aclose()
    solo = Client(second.base)
    solo.http.cookies.set("wataha", cookie)
    await solo.connect()
    await solo.watch(bots)
    await solo.state(bots, 1)
    await play_on([solo], bots, most=3)
    await solo.disconnect()
    for pair in pairs:
        await play_on(pair.people, pair.table, most=2)
        await pair.leave()


async def test_several_workers_take_every_bot_turn_once(fresh: Fresh) -> None:
    server = fresh("postgresql", workers=2)
    async with Client(server.base) as ala, Client(server.base) as ola:
        tables = [await set_up(ala, "lone_wolves", ["me", "pup"]) for _ in range(3)]
        for table in tables:
            await ala.watch(table)
            await ala.state(table)
            await ola.watch(table)
        await asyncio.gather(*(play_on([ala], table) for table in tables))
        for table in tables:
            version = ala.states[table]["version"]
            assert (await ola.state(table, version))["result"] == ala.states[table]["result"]
    store = Store(server.settings.url)
    assert await verify(store, print) == 0
    await store.close()


@pytest.mark.parametrize("backend", BACKENDS)
async def test_clocks_run_on_over_a_restart_and_a_bot_takes_over(backend: str, fresh: Fresh) -> None:
    server = fresh(backend)
    pace = {"kind": "live", "seconds": 8, "bank": 0}
    ala, ola = Client(server.base, "Ala"), Client(server.base, "Ola")
    for person in (ala, ola):
        await person.post("/api/guest", name=person.name)
        await person.connect()
    table = await sit_down([ala, ola], "lone_wolves", pace=pace)
    deadline = ala.states[table]["clock"]["deadline"]
    mover = ala.states[table]["actor"]
    server.kill()
    server.start("/healthz")
    await ala.disconnect()
    await ala.connect()
    await ala.watch(table, 0)
    await ala.wait(lambda: any(m["type"] == "state" for m in ala.got))
    assert ala.states[table]["clock"]["deadline"] == deadline
    state = await ala.state(table, 2)
    told = [entry for m in ala.got if m["type"] == "state" for entry in m["entries"]]
    assert [(entry["kind"], entry["by"], entry["seat"]) for entry in told[:2]] == [
        ("away", "clock", mover),
        ("move", "bot", mover),
    ]
    assert told[0]["at"] >= deadline
    assert mover in state["away"]
    for person in (ala, ola):
        await person.disconnect()
        await person.http.aclose()


async def test_a_server_that_stops_tells_clients_to_come_back(fresh: Fresh) -> None:
    server = fresh("sqlite")
    async with Client(server.base) as ala:
        table = await set_up(ala, "lone_wolves", ["me", "pup"])
        await ala.watch(table)
        await asyncio.to_thread(server.stop)
        assert ala.got[-1] == {"type": "bye", "retry": 1000}
        assert ala.socket is not None
        assert ala.socket.close_code == 1012
