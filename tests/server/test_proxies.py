"""Two processes behind a reverse proxy, with the recipes in deploy/: everyone at a table meets in one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace

import httpx
import pytest
import websockets

from tests.nightly import nightly
from tests.server.client import Client, gauge, play_on, set_up, sit_down
from tests.server.conftest import QUICK, Front, Two
from tests.server.pairs import Pair, check_log, come_back_when_possible, play_until
from tests.server.proxies import Caddy, HaProxy, Proxy
from tests.server.serving import Served
from tests.server.waiting import until_told
from wataha.server.http.rate_limits import LIMITS

pytestmark = [pytest.mark.anyio, nightly]

PROXIES = (Caddy, HaProxy)
GUESTS = round(LIMITS["guest"].burst)
"""As many guests may come from one address at once, to each process."""


@pytest.fixture(scope="module")
def servers(database: Callable[[str], dict[str, str]]) -> Iterator[tuple[Served, Served]]:
    """Two processes with ordinary rate limits, shared by those tests that kill nobody."""
    settings = replace(QUICK, limits=1, **database("postgresql"))
    first, second = Served(settings).start(), Served(settings).start()
    yield first, second
    first.forget()
    second.forget()


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request: pytest.FixtureRequest, servers: tuple[Served, Served]) -> Iterator[Proxy]:
    started: Proxy = request.param(*servers).start()
    yield started
    started.forget()


async def connections(servers: tuple[Served, Served]) -> tuple[int, int]:
    """How many live connections each process has, as it says itself."""
    first, second = (Client(server.base) for server in servers)
    counts = await gauge(first, "wataha_connections"), await gauge(second, "wataha_connections")
    await first.http.aclose()
    await second.http.aclose()
    return counts


async def until_nobody_is_connected(servers: tuple[Served, Served]) -> None:
    async def nobody() -> bool:
        return await connections(servers) == (0, 0)

    await until_told(nobody)


async def test_all_who_watch_a_table_meet_in_one_process_and_tables_are_spread(
    servers: tuple[Served, Served], proxy: Proxy
) -> None:
    homes: set[int] = set()
    async with Client(proxy.base, "Ala") as ala, Client(proxy.base, "Ola") as ola, Client(proxy.base, "Ewa") as ewa:
        for _ in range(30):
            for person in (ala, ola, ewa):
                await person.disconnect()
            await until_nobody_is_connected(servers)
            if homes == {0, 1}:
                break
            table = await set_up(ala, "lone_wolves", ["me", "open"])
            await ola.post(f"/api/tables/{table}/join")
            for person in (ala, ola, ewa):
                await person.connect(table=table)
                await person.watch(table)
            here = await connections(servers)
            assert sorted(here) == [0, 3]
            homes.add(here.index(3))
            assert await play_on([ala, ola, ewa], table, most=4) == 4
    assert homes == {0, 1}


@pytest.mark.parametrize("named", [True, False])
async def test_both_processes_get_their_share(servers: tuple[Served, Served], proxy: Proxy, named: bool) -> None:
    await until_nobody_is_connected(servers)
    async with Client(proxy.base) as ala, AsyncExitStack() as stack:
        address = proxy.base.replace("http", "ws") + "/api/live"
        for number in range(18):
            query = f"?table=Table{number}" if named else ""
            cookie = {"Cookie": f"wataha={ala.cookie}"}
            socket = await stack.enter_async_context(websockets.connect(address + query, additional_headers=cookie))
            assert '"welcome"' in str(await socket.recv())
        assert min(await connections(servers)) >= 2


async def test_people_play_through_the_proxy_and_foreign_pages_cannot(proxy: Proxy) -> None:
    own, foreign = {"Origin": proxy.base}, {"Origin": "http://elsewhere.example"}
    async with Client(proxy.base, "Ala") as ala, Client(proxy.base, "Ola") as ola:
        await ala.call("PATCH", "/api/me", json={"name": "Alicja"}, headers=own)
        await ala.call("PATCH", "/api/me", 403, json={"name": "Mallory"}, headers=foreign)
        assert (await ala.get("/api/me"))["account"]["name"] == "Alicja"
        table = await sit_down([ala, ola], "lone_wolves")
        assert await play_on([ala, ola], table, most=10) == 10
        live = proxy.base.replace("http", "ws") + f"/api/live?table={table}"
        for headers, answer in ((own, '"welcome"'), (foreign, '"foreign-origin"')):
            cookie = {"Cookie": f"wataha={ala.cookie}"}
            async with websockets.connect(live, additional_headers=cookie | headers) as socket:
                assert answer in str(await socket.recv())


async def test_figures_stay_inside(proxy: Proxy) -> None:
    async with httpx.AsyncClient(base_url=proxy.base, verify=False) as stranger:
        assert (await stranger.get("/healthz")).status_code == 200
        for path in ("/metrics", "/%6Detrics", "/metrics/"):
            assert (await stranger.get(path)).status_code == 403, path


async def test_the_server_learns_from_the_proxy_alone_where_a_request_comes_from(proxy: Proxy) -> None:
    lies = {"X-Wataha": "1", "X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
    elsewhere = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{PROXIES.index(type(proxy)) + 1}")
    async with (
        httpx.AsyncClient(base_url=proxy.base, headers=lies, transport=elsewhere) as stranger,
        httpx.AsyncClient(base_url=proxy.base, headers=lies, verify=False) as neighbour,
    ):
        answer = await stranger.post("/api/guest", json={"name": "Ewa"})
        assert answer.status_code == 200
        assert "Secure" not in answer.headers["set-cookie"]
        for _ in range(4 * GUESTS):
            stranger.cookies.clear()
            answer = await stranger.post("/api/guest", json={"name": "Ewa"})
        assert answer.status_code == 429
        assert (await neighbour.post("/api/guest", json={"name": "Ala"})).status_code == 200


async def in_twos(servers: tuple[Served, Served]) -> bool:
    return all(count % 2 == 0 for count in await connections(servers))


@pytest.mark.parametrize("kind", PROXIES)
async def test_who_was_at_a_process_that_is_killed_goes_on_at_the_other(
    kind: type[Proxy], two: Two, front: Front
) -> None:
    first, second = two()
    proxy = front(kind, first, second)
    pairs = [Pair([proxy.base]) for _ in range(6)]
    await asyncio.gather(*(pair.start() for pair in pairs))
    await asyncio.gather(*(pair.come_back([proxy.base] * 2) for pair in pairs))
    await until_told(lambda: in_twos((first, second)))
    for killed in (first, second):
        await play_until(pairs, moves=30, then=killed.kill)
        await asyncio.gather(*(come_back_when_possible(pair, [proxy.base] * 2) for pair in pairs))
        await play_until(pairs, moves=30, then=killed.start)
    assert await check_log(first, pairs) >= 120
    for pair in pairs:
        await pair.leave()
