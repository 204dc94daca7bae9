"""Servers that are killed: nothing acknowledged is missing, nothing is doubled, clocks go on."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Client, play_on, set_up, sit_down
from tests.server.conftest import BACKENDS, ONE_BY_DAY, Fresh
from tests.server.pairs import Pair, check_log, play_until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("backend", BACKENDS)
async def test_after_kill_9_in_the_middle_of_moves_nothing_acknowledged_is_missing_or_doubled(
    backend: str, fresh: Fresh
) -> None:
    server = fresh(backend)
    pairs = [Pair([server.base]) for _ in range(6)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    for _ in range(2):
        await play_until(pairs, moves=30, then=server.kill)
        server.start()
        await asyncio.gather(*(pair.come_back([server.base] * 2) for pair in pairs))
    assert await check_log(server, pairs) >= 60
    for pair in pairs:
        await play_on(pair.people, pair.table, most=2)
        await pair.leave()


@pytest.mark.parametrize("backend", ONE_BY_DAY)
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
