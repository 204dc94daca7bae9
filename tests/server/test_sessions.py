"""Sessions: where one is signed in, and how each of them ends."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
import websockets
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import update

from tests.nightly import nightly
from tests.server.client import PATIENCE, Client
from tests.server.conftest import Fresh, Two
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD, unique
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import sessions
from wataha.server.tables.sessions import SEEN_EVERY

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
)
SECRET = "an owl hoots twice before midnight"


async def signed_in_as(base: str, cookie: str) -> str | None:
    """Who a cookie says one is."""
    async with httpx.AsyncClient(base_url=base, headers={"Cookie": f"wataha={cookie}"}, verify=False) as http:
        account = (await http.get("/api/me")).json()["account"]
        return account and account["id"]


async def log_in(base: str, name: str, agent: str = CHROME) -> Client:
    client = Client(base)
    client.http.headers["User-Agent"] = agent
    await client.post("/api/login", name=name, password=PASSWORD)
    return client


async def is_closed(client: Client) -> None:
    """Wait until the server has closed a socket because its session was ended."""
    assert client.socket is not None
    await asyncio.wait_for(client.socket.wait_closed(), PATIENCE)
    assert (client.socket.close_code, client.socket.close_reason) == (4401, "not-signed-in")


async def own_sessions(client: Client) -> list[Any]:
    return (await client.get("/api/me/sessions"))["sessions"]


async def test_a_cookie_that_was_copied_is_void_once_its_owner_logs_out(served: Served) -> None:
    async with Client(served.base) as ala:
        copied = ala.cookie
        thief = Client(served.base)
        thief.http.cookies.set("wataha", copied)
        await thief.connect()
        assert await signed_in_as(served.base, copied) == ala.account
        await ala.post("/api/logout", 204)
        await is_closed(thief)
        assert await signed_in_as(served.base, copied) is None
        with pytest.raises((websockets.ConnectionClosed, ConnectionError)):
            await thief.connect()
        await thief.disconnect()
        await thief.http.aclose()


async def test_sessions_are_listed_and_ended_one_by_one_or_all_others(served: Served) -> None:
    name = unique("Ala")
    async with Client(served.base) as ala:
        await ala.post("/api/me/register", name=name, password=PASSWORD)
        phone, desk = await log_in(served.base, name), await log_in(served.base, name, FIREFOX)
        for client in (phone, desk):
            await client.connect()
        listed = await own_sessions(desk)
        assert {row["agent"]: row["current"] for row in listed} == {
            "Firefox, Linux": True,
            "Chrome, Android": False,
            ala.http.headers["user-agent"]: False,
        }
        (on_phone,) = (row["id"] for row in listed if row["agent"] == "Chrome, Android")
        await desk.call("DELETE", f"/api/me/sessions/{on_phone}", 204)
        await is_closed(phone)
        await phone.get("/api/me/sessions", 401)
        assert not desk.closed
        assert not ala.closed

        await desk.call("DELETE", "/api/me/sessions", 204)
        await is_closed(ala)
        assert not desk.closed
        assert [row["current"] for row in await own_sessions(desk)] == [True]
        for client in (phone, desk):
            await client.disconnect()
            await client.http.aclose()


async def test_nobody_ends_a_session_of_another(served: Served) -> None:
    async with Client(served.base) as ala, Client(served.base) as ola:
        (session,) = await own_sessions(ala)
        refused = await ola.call("DELETE", f"/api/me/sessions/{session['id']}", 404)
        assert refused["error"]["code"] == "no-such-session"
        await ola.call("DELETE", "/api/me/sessions", 204)
        assert await signed_in_as(served.base, ala.cookie) == ala.account


async def test_who_logs_in_again_leaves_no_session_behind(served: Served) -> None:
    name = unique("Ala")
    async with Client(served.base) as ala:
        await ala.post("/api/me/register", name=name, password=PASSWORD)
        before = ala.cookie
        await ala.post("/api/login", name=name, password=PASSWORD)
        assert len(await own_sessions(ala)) == 1
        assert await signed_in_as(served.base, before) is None


async def test_a_session_in_use_is_noted_and_its_cookie_renewed_now_and_then(fresh: Fresh, backend: str) -> None:
    server = fresh(backend)
    async with Client(server.base) as ala:
        (before,) = await own_sessions(ala)
        assert "set-cookie" not in (await ala.http.get("/api/me")).headers
        server.stop()
        database = open_database(server.settings.url)
        long_ago = update(sessions).values(seen=before["seen"] - SEEN_EVERY)
        await database.write(lambda transaction: transaction.execute(long_ago) and None)
        await database.close()
        server.start()
        assert "set-cookie" in (await ala.http.get("/api/me")).headers
        (after,) = await own_sessions(ala)
        assert after["seen"] >= before["seen"]
        assert "set-cookie" not in (await ala.http.get("/api/me")).headers


async def test_a_cookie_from_before_there_were_sessions_is_exchanged_and_ends_like_any_other(
    fresh: Fresh, backend: str
) -> None:
    server = fresh(backend, before=f"import os; os.environ['WATAHA_SECRET'] = {SECRET!r}")
    signer = URLSafeTimedSerializer(SECRET, salt="session")
    async with Client(server.base) as ala:
        old, void = str(signer.dumps([ala.account, 0])), str(signer.dumps([ala.account, 1]))
        assert await signed_in_as(server.base, void) is None
        browser = Client(server.base)
        browser.http.cookies.set("wataha", old)
        await browser.connect()
        at_once = await asyncio.gather(*(signed_in_as(server.base, old) for _ in range(5)))
        assert at_once == [ala.account] * 5
        assert len(await own_sessions(ala)) == 2, "it is one session, however often the old cookie comes"

        response = await browser.http.get("/api/me")
        browser.http.cookies.clear()
        browser.http.cookies.set("wataha", response.cookies["wataha"])
        assert browser.cookie != old
        assert len(await own_sessions(browser)) == 2
        await browser.post("/api/logout", 204)
        await is_closed(browser)
        assert await signed_in_as(server.base, old) is None
        assert await signed_in_as(server.base, ala.cookie) == ala.account
        await browser.disconnect()
        await browser.http.aclose()


async def test_a_new_password_voids_cookies_from_before_there_were_sessions(fresh: Fresh, backend: str) -> None:
    server = fresh(backend, before=f"import os; os.environ['WATAHA_SECRET'] = {SECRET!r}")
    async with Client(server.base) as ala:
        old = str(URLSafeTimedSerializer(SECRET, salt="session").dumps([ala.account, 0]))
        assert await signed_in_as(server.base, old) == ala.account
        await ala.post("/api/me/register", name="Ala", password=PASSWORD)
        await ala.post("/api/me/password", old=PASSWORD, new=PASSWORD * 2)
        assert await signed_in_as(server.base, old) is None
        assert len(await own_sessions(ala)) == 1


async def test_a_clock_that_is_set_back_signs_nobody_out(fresh: Fresh) -> None:
    """A cookie from the future is none the worse; found by `python -m bench.faults`."""
    server = fresh("sqlite")
    async with Client(server.base) as ala:
        server.kill()
        server.before = "import time; ahead = time.time; time.time = lambda: ahead() - 7 * 24 * 3600"
        server.start("/healthz")
        assert (await ala.get("/api/me"))["account"]["id"] == ala.account


@nightly
@pytest.mark.parametrize("before", ["", "from tests.server.losing import lose_one_in; lose_one_in(1)"])
async def test_logging_out_closes_sockets_in_other_processes_even_if_the_bus_loses_it(two: Two, before: str) -> None:
    first, second = two(before=before)
    async with Client(first.base) as ala:
        elsewhere = Client(second.base)
        elsewhere.http.cookies.set("wataha", ala.cookie)
        await elsewhere.connect()
        await ala.post("/api/logout", 204)
        await is_closed(elsewhere)
        await elsewhere.disconnect()
        await elsewhere.http.aclose()
