"""Several processes on one database: whoever sits at a table need not know which of them serves the others."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import httpx
import psutil
import pytest
import websockets

from tests.server.client import Client, gauge, play_on, set_up, sit_down
from tests.server.conftest import BACKENDS, Fresh, Two
from tests.server.pairs import Pair, check_log, until_broken
from tests.server.serving import Served
from wataha.server.admin import verify
from wataha.server.leases import Leases
from wataha.server.migrations import migrate
from wataha.server.settings import Settings
from wataha.server.store import Store

pytestmark = pytest.mark.anyio

NEVER = 3_600_000
"""Milliseconds between looks round: what arrives was told by the other process."""


@pytest.mark.parametrize("backend", BACKENDS)
async def test_moves_and_talk_reach_whoever_sits_at_the_table_in_another_process(backend: str, two: Two) -> None:
    first, second = two(backend, sweep=NEVER)
    async with Client(first.base, "Ala") as ala, Client(second.base, "Ola") as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        assert await play_on([ala, ola], table, most=12) == 12
        await ala.say(table, "Dobry ruch")
        await ola.say(table, "Twój też")
        for person in (ala, ola):
            await person.wait(lambda person=person: sum(m["type"] == "talk" for m in person.got) == 2)
            assert [m["text"] for m in person.got if m["type"] == "talk"] == ["Dobry ruch", "Twój też"]


async def test_a_process_follows_only_what_someone_watches_there(two: Two) -> None:
    first, second = two("postgresql", sweep=NEVER)
    async with Client(first.base) as eve, Client(second.base) as ala, Client(second.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.get(f"/api/tables/{table}/story")
        assert [await gauge(person, "wataha_tables_in_memory") for person in (eve, ala)] == [1, 1]
        await play_on([ala, ola], table, most=2)
        async with asyncio.timeout(20):
            while await gauge(eve, "wataha_tables_in_memory"):
                await asyncio.sleep(0.05)
        await eve.watch(table)
        assert (await eve.state(table))["version"] == 2
        await play_on([ala, ola, eve], table, most=2)
        await ala.act("resign", table)
        for person in (ala, ola, eve):
            await person.wait(lambda person=person: person.states[table]["result"])
            await person.send("unwatch", table=table)
        async with asyncio.timeout(20):
            while await gauge(eve, "wataha_tables_in_memory") + await gauge(ala, "wataha_tables_in_memory"):
                await asyncio.sleep(0.05)
        assert (await eve.get(f"/api/tables/{table}/story"))["entries"]


@pytest.mark.parametrize("backend", BACKENDS)
async def test_several_workers_take_every_bot_turn_once(backend: str, fresh: Fresh) -> None:
    server = fresh(backend, workers=2)
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
async def test_of_two_processes_one_is_killed_and_everything_goes_on_at_the_other(backend: str, two: Two) -> None:
    first, second = two(backend)
    pairs = [Pair([first.base, second.base]) for _ in range(4)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    solo = Client(first.base)
    await solo.post("/api/guest", name="Iza")
    bots = await set_up(solo, "lone_wolves", ["me", "pup"], options={"first_leader": "1"})
    playing = [asyncio.create_task(until_broken(pair)) for pair in pairs]
    await asyncio.sleep(1.5)
    first.kill()
    await asyncio.sleep(0.5)
    await stop(pairs, playing)
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


async def test_who_starts_drops_the_leases_of_the_dead_and_not_those_of_its_neighbours(folder: Path) -> None:
    url = Settings(data=str(folder)).url
    with tempfile.TemporaryDirectory(prefix="wataha-") as neighbours:
        stores = [Store(url, neighbours) for _ in range(3)]
        await migrate(stores[0])
        ala, ola, iza = (Leases(store, duration=60_000) for store in stores)
        assert await ola.take("turn:left-by-the-dead", 1)
        stores[0].wake.join(Path(neighbours))
        assert await ala.take("turn:in-good-hands", 1)
        stores[2].wake.join(Path(neighbours))
        await iza.drop_those_of_the_dead()
        assert await iza.take("turn:left-by-the-dead", 1)
        assert not await iza.take("turn:in-good-hands", 1)
        for store in stores:
            await store.close()
            await store.wake.stop()


async def test_a_killed_worker_is_replaced_and_nothing_acknowledged_is_missing_or_doubled(fresh: Fresh) -> None:
    server = fresh("sqlite", workers=2)
    pairs = [Pair([server.base]) for _ in range(6)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    for _ in range(2):
        before = workers(server)
        playing = [asyncio.create_task(until_broken(pair)) for pair in pairs]
        await asyncio.sleep(1.0)
        busiest(before).kill()
        await asyncio.sleep(0.3)
        await stop(pairs, playing)
        await asyncio.gather(*(come_back(pair, server) for pair in pairs))
        async with asyncio.timeout(60):
            while not any(worker.net_connections() for worker in set(workers(server)) - set(before)):
                await asyncio.sleep(0.05)
    assert await check_log(server, pairs) > 20
    for pair in pairs:
        await play_on(pair.people, pair.table, most=2)
        await pair.leave()
    assert server.stop() == 0


async def stop(pairs: list[Pair], playing: list[asyncio.Task[None]]) -> None:
    for pair in pairs:
        pair.stopping = True
    await asyncio.gather(*playing)


def workers(server: Served) -> list[psutil.Process]:
    """The processes that serve; multiprocessing has one of its own besides."""
    assert server.process is not None
    children = psutil.Process(server.process.pid).children()
    alive = [child for child in children if child.status() != psutil.STATUS_ZOMBIE]
    return [child for child in alive if "spawn_main" in " ".join(child.cmdline())]


def busiest(processes: list[psutil.Process]) -> psutil.Process:
    return max(processes, key=lambda process: len(process.net_connections()))


async def come_back(pair: Pair, server: Served) -> None:
    """Connect again, and again where the worker that accepted was the dead one's successor and not yet awake."""
    for _ in range(100):
        try:
            await pair.come_back([server.base] * 2)
        except (ConnectionError, websockets.WebSocketException, httpx.TransportError):
            await asyncio.sleep(0.2)
        else:
            return
    raise AssertionError("the server did not let them come back")
