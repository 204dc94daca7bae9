"""A fleet: two servers on PostgreSQL and NATS behind Caddy. Each part is killed in turn, in the middle of play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.nightly import nightly
from tests.server.client import Client, Message, play_on, set_up
from tests.server.conftest import QUICK
from tests.server.fleets import Fleet
from tests.server.pairs import Crowd, Pair, check_log
from tests.server.proxies import Caddy
from tests.server.serving import Nats, Postgres, Served
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, nightly]


@pytest.fixture(scope="module")
def fleet() -> Iterator[Fleet]:
    started = Fleet(QUICK)
    yield started
    started.stop()


Part = Served | Nats | Postgres | Caddy
PARTS: dict[str, Callable[[Fleet], Part]] = {
    "a server": lambda fleet: fleet.servers[0],
    "NATS": lambda fleet: fleet.nats,
    "the proxy": lambda fleet: fleet.proxy,
    "PostgreSQL": lambda fleet: fleet.postgres,
}
SPARED = ("a server", "NATS")
"""Parts without which play goes on."""


@pytest.mark.parametrize("part", PARTS)
async def test_play_goes_on_when_a_part_is_killed_and_started_again(fleet: Fleet, part: str) -> None:
    crowd = Crowd(fleet.proxy.base, 4)
    await crowd.start()
    await crowd.make_moves(5)
    killed = PARTS[part](fleet)
    await asyncio.to_thread(killed.kill)
    if part in SPARED:
        await crowd.make_moves(5)
    await asyncio.to_thread(killed.start)
    await crowd.make_moves(10)
    await crowd.stop()
    assert await check_log(fleet.servers[0], crowd.pairs) >= 4 * 15
    for pair in crowd.pairs:
        for server in fleet.servers:
            await check_agreement(server, pair)
    await crowd.leave()
    await check_bus(fleet.servers)
    await check_bots(fleet)


async def check_agreement(server: Served, pair: Pair) -> None:
    """The two players and someone who has just come see the same game."""
    async with Client(server.base, "Ewa") as ewa:
        await ewa.watch(pair.table)
        shown = await ewa.state(pair.table)
        for player in pair.people:
            assert common(player.states[pair.table]) == common(shown)


def common(state: Message) -> Message:
    """What everyone may know of a game."""
    return {name: state[name] for name in ("version", "actor", "result")}


async def check_bus(servers: list[Served]) -> None:
    """Servers hear each other at once: of moves that are only found by comparing versions, two take a second."""
    pair = Pair([server.base for server in servers])
    await pair.start()
    started = time.monotonic()
    assert await play_on(pair.people, pair.table, most=20) == 20
    assert time.monotonic() - started < 5
    await pair.leave()


async def check_bots(fleet: Fleet) -> None:
    """Bots take their turns."""
    async with Client(fleet.proxy.base) as ala:
        table = await set_up(ala, "lone_wolves", ["me", "pup"])
        await ala.watch(table)
        await ala.state(table)
        assert await play_on([ala], table, most=4) == 4


async def test_the_bus_over_postgresql_is_there_again_after_the_database_was(fleet: Fleet) -> None:
    settings = replace(QUICK, database=fleet.postgres.database())
    servers = [Served(settings).start(), Served(settings).start()]
    try:
        await check_bus(servers)
        fleet.postgres.kill()
        fleet.postgres.start()
        await until(lambda: all("the bus is back" in server.log.read_text() for server in servers))
        await check_bus(servers)
    finally:
        for server in servers:
            server.forget()
