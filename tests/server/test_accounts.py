"""Accounts: guests, names, passwords, and their end."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import websockets

from tests.server.client import PATIENCE, Client, nonce, play_on, sit_down
from tests.server.conftest import ON_ONE_DATABASE
from tests.server.serving import Served
from wataha.server.tables.accounts import password_hasher

pytestmark = pytest.mark.anyio

PASSWORD = "pod jasnym księżycem"


def unique(name: str) -> str:
    return f"{name} {nonce()[:6]}"


async def test_a_guest_registers_keeps_everything_and_logs_in_elsewhere(served: Served) -> None:
    name = unique("Ala")
    async with Client(served.base) as ala, Client(served.base) as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await ala.post("/api/me/register", name=name, password=PASSWORD)
        again = await ala.post("/api/me/register", 409, name=name, password=PASSWORD)
        assert again["error"]["code"] == "already-registered"
        taken = await ola.post("/api/me/register", 409, name=name.upper(), password=PASSWORD)
        assert taken["error"]["code"] == "name-taken"
        elsewhere = Client(served.base)
        wrong = await elsewhere.post("/api/login", 403, name=name, password="wrong password")
        nobody = await elsewhere.post("/api/login", 403, name=unique("Nobody"), password=PASSWORD)
        assert wrong == nobody
        person = await elsewhere.post("/api/login", name=f" {name.upper()} ".strip(), password=PASSWORD)
        assert person == {"id": ala.account, "name": name, "registered": True}
        mine = await elsewhere.get("/api/me/tables")
        assert [row["id"] for row in mine["tables"]] == [table]
        await elsewhere.http.aclose()


@ON_ONE_DATABASE
async def test_the_cookie_is_kept_from_scripts_and_foreign_pages(served: Served) -> None:
    client = Client(served.base)
    response = await client.http.post("/api/guest", json={"name": "Ala"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "secure" not in cookie.lower()
    secure = await client.http.post("/api/guest", json={"name": "Ala"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in secure.headers["set-cookie"].lower()
    assert "max-age" in secure.headers["strict-transport-security"]
    await client.http.aclose()


@pytest.mark.parametrize("name", ["", " ", "\u202eevil", "a" * 25, "tab\there\u0000", "\u200b"])
@ON_ONE_DATABASE
async def test_names_that_cannot_be_seen_or_are_too_long_are_refused(served: Served, name: str) -> None:
    client = Client(served.base)
    response = await client.http.post("/api/guest", json={"name": name})
    assert response.status_code == 422
    await client.http.aclose()


async def test_a_new_password_closes_the_sockets_of_every_other_place(served: Served) -> None:
    name = unique("Ala")
    async with Client(served.base) as ala, Client(served.base) as ola:
        await ala.post("/api/me/register", name=name, password=PASSWORD)
        elsewhere = Client(served.base)
        await elsewhere.post("/api/login", name=name, password=PASSWORD)
        await elsewhere.connect()
        await ala.post("/api/me/password", old=PASSWORD, new=PASSWORD * 2)
        for client in (ala, elsewhere):
            assert client.socket is not None
            await asyncio.wait_for(client.socket.wait_closed(), PATIENCE)
            assert (client.socket.close_code, client.socket.close_reason) == (4401, "not-signed-in")
        with pytest.raises((websockets.ConnectionClosed, ConnectionError)):
            await elsewhere.connect()
        await ala.connect()
        assert not ola.closed
        await elsewhere.disconnect()
        await elsewhere.http.aclose()


async def test_a_new_password_logs_out_everywhere_else(served: Served) -> None:
    async with Client(served.base) as ala:
        name = unique("Ala")
        await ala.post("/api/me/register", name=name, password=PASSWORD)
        old = ala.cookie
        await ala.post("/api/me/password", 403, old="not this one", new=PASSWORD * 2)
        await ala.post("/api/me/password", old=PASSWORD, new=PASSWORD * 2)
        assert (await ala.get("/api/me"))["account"]["id"] == ala.account
        async with httpx.AsyncClient(base_url=served.base, headers={"Cookie": f"wataha={old}"}, verify=False) as stale:
            assert (await stale.get("/api/me")).json()["account"] is None


async def test_a_deleted_account_leaves_its_games_without_a_name(served: Served) -> None:
    name = unique("Ola")
    async with Client(served.base) as ala, Client(served.base, "Ola") as ola:
        table = await sit_down([ala, ola], "lone_wolves")
        await play_on([ala, ola], table, most=2)
        await ola.post("/api/me/register", name=name, password=PASSWORD)
        await ola.call("DELETE", "/api/me", 403, json={"password": "wrong"})
        await ola.call("DELETE", "/api/me", 204, json={"password": PASSWORD})
        seats = (await ala.get(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ala", ""]
        await ala.wait(lambda: 1 in ala.states[table]["away"])
        await play_on([ala], table)
        assert ala.states[table]["result"]["how"] == "finished"
        await ala.get(f"/api/people/{ola.account}", 404)
        await ola.post("/api/login", 403, name=name, password=PASSWORD)
        await ala.wait(lambda: ola.closed)


async def test_a_name_can_be_changed(served: Served) -> None:
    async with Client(served.base, "Ala") as ala:
        renamed = await ala.call("PATCH", "/api/me", json={"name": "  Alicja   z lasu "})
        assert renamed["name"] == "Alicja z lasu"


def test_passwords_cost_a_guesser_what_argon2_is_meant_to_cost() -> None:
    """Servers of the tests hash cheaply; those of people do as pwdlib recommends."""
    kind, _, cost = password_hasher().hash(PASSWORD).split("$")[1:4]
    assert kind == "argon2id"
    assert int(cost.split(",")[0].removeprefix("m=")) >= 64 * 1024
