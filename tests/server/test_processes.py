"""Several processes on one database: what happens in one is seen in the others, over every bus, and survives kills."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import psutil
import pytest

from tests.nightly import nightly
from tests.server.client import Client, gauge, play_on, set_up, sit_down
from tests.server.conftest import Fresh, Two
from tests.server.pairs import Pair, check_log, come_back_when_possible, play_until
from tests.server.serving import Served
from tests.server.waiting import until, until_told
from wataha.engine.errors import WatahaError
from wataha.server.bus.bus import Message
from wataha.server.bus.in_process import InProcessBus
from wataha.server.ops.admin import verify
from wataha.server.settings import Settings
from wataha.server.storage.database import open_database
from wataha.server.storage.leases import Leases
from wataha.server.storage.migrations import migrate

NEVER = 3_600_000
"""No look round happens in a test: what arrives was told by the other process."""


def test_sqlite_means_one_process() -> None:
    for settings in ({"workers": 2}, {"bus": "nats://127.0.0.1:4222"}):
        with pytest.raises(WatahaError, match="SQLite means one process"):
            Settings(**settings)  # type: ignore[arg-type]


def test_the_bus_of_one_process_delivers_at_once_to_those_who_subscribed() -> None:
    bus, heard = InProcessBus("here"), list[tuple[str, int]]()
    unsubscribe = bus.subscribe("table.a", lambda subject, message: heard.append((subject, message.number)))
    bus.publish("table.a", Message("log", 1))
    bus.publish("table.b", Message("log", 2))
    unsubscribe()
    bus.publish("table.a", Message("log", 3))
    assert heard == [("table.a", 1)]


@pytest.mark.anyio
async def test_moves_chat_and_news_reach_whoever_is_connected_to_another_process(bus: str, two: Two) -> None:
    first, second = two(sweep=NEVER, bus=bus)
    async with Client(first.base, "Ala") as ala, Client(second.base, "Ola") as ola, Client(second.base) as eve:
        await eve.send("lobby", on=True)
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.wait(lambda: {"type": "lobby"} in eve.got)
        for person in (ala, ola):
            await person.wait(lambda person=person: {"type": "presence", "table": table, "here": [0, 1]} in person.got)
        assert await play_on([ala, ola], table, most=12) == 12
        await ala.say(table, "Dobry ruch")
        await ola.say(table, "Twój też")
        for person in (ala, ola):
            await person.wait(lambda person=person: sum(m["type"] == "talk" for m in person.got) == 2)
            assert [m["text"] for m in person.got if m["type"] == "talk"] == ["Dobry ruch", "Twój też"]
        await ola.send("unwatch", table=table)
        await ala.act("resign", table)
        await ola.wait(lambda: {"type": "mine"} in ola.got)
        await ala.wait(lambda: {"type": "presence", "table": table, "here": [0]} in ala.got)


@nightly
@pytest.mark.anyio
async def test_a_process_follows_only_what_someone_watches_there(bus: str, two: Two) -> None:
    first, second = two(bus=bus)
    async with Client(first.base) as eve, Client(second.base) as ala, Client(second.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await eve.get(f"/api/tables/{table}/story")
        await play_on([ala, ola], table, most=2)
        assert (await eve.get(f"/api/tables/{table}/story"))["version"] == 2
        await eve.watch(table)
        assert (await eve.state(table))["version"] == 2
        await play_on([ala, ola, eve], table, most=2)
        await ala.act("resign", table)
        for person in (ala, ola, eve):
            await person.wait(lambda person=person: person.states[table]["result"])
            await person.send("unwatch", table=table)
        for person in (eve, ala):
            await until_told(lambda person=person: is_zero(person, "wataha_tables_in_memory"))
        assert (await eve.get(f"/api/tables/{table}/story"))["entries"]


async def is_zero(client: Client, name: str) -> bool:
    return await gauge(client, name) == 0


@pytest.mark.anyio
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
    database = open_database(server.settings.url)
    wrong: list[str] = []
    assert await database.read(lambda connection: verify(connection, wrong.append)) == 0, wrong
    await database.close()


@pytest.mark.anyio
async def test_of_two_processes_one_is_killed_and_everything_goes_on_at_the_other(bus: str, two: Two) -> None:
    first, second = two(bus=bus)
    pairs = [Pair([first.base, second.base]) for _ in range(4)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    solo = Client(first.base)
    await solo.post("/api/guest", name="Iza")
    bots = await set_up(solo, "lone_wolves", ["me", "pup"], options={"first_leader": "1"})
    await play_until(pairs, moves=40, then=first.kill)
    await asyncio.gather(*(pair.come_back([second.base] * 2) for pair in pairs))
    assert await check_log(second, pairs) >= 40
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


@pytest.mark.anyio
async def test_only_the_holder_of_a_lease_takes_care_until_it_runs_out(
    database: Callable[[str], dict[str, str]],
) -> None:
    opened = open_database(Settings(**database("sqlite")).url)  # type: ignore[arg-type]
    await migrate(opened)
    ala, ola = Leases(opened, "ala", 60_000), Leases(opened, "ola", 60_000)
    assert await ala.take("turn:a-table", 1)
    assert not await ola.take("turn:a-table", 1)
    assert await ola.take("turn:a-table", 2)
    await ala.drop("turn:a-table")
    assert not await ala.take("turn:a-table", 2)
    await ola.drop("turn:a-table")
    assert await Leases(opened, "iza", 0).take("turn:a-table", 2)
    assert await ala.take("turn:a-table", 2)
    await ola.drop_all()
    assert await ola.take("turn:a-table", 1)
    await opened.close()


@nightly
@pytest.mark.anyio
async def test_a_killed_worker_is_replaced_and_nothing_acknowledged_is_missing_or_doubled(fresh: Fresh) -> None:
    server = fresh("postgresql", workers=2)
    pairs = [Pair([server.base]) for _ in range(6)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    for _ in range(2):
        before = workers(server)
        await play_until(pairs, moves=30, then=busiest(before).kill)
        await asyncio.gather(*(come_back_when_possible(pair, [server.base] * 2) for pair in pairs))
        await until(lambda before=before: set(workers(server)) - set(before))
    assert await check_log(server, pairs) >= 60
    for pair in pairs:
        await play_on(pair.people, pair.table, most=2)
        await pair.leave()
    assert await asyncio.to_thread(server.stop) == 0


def workers(server: Served) -> list[psutil.Process]:
    """The processes that serve; multiprocessing has one of its own besides."""
    assert server.process is not None
    children = psutil.Process(server.process.pid).children()
    alive = [child for child in children if child.status() != psutil.STATUS_ZOMBIE]
    return [child for child in alive if "spawn_main" in " ".join(child.cmdline())]


def busiest(processes: list[psutil.Process]) -> psutil.Process:
    return max(processes, key=lambda process: len(process.net_connections()))
