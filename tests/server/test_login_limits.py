"""Guessing passwords: it is slowed down, and locks nobody out of their own account."""

from __future__ import annotations

from itertools import cycle

import httpx
import pytest

from tests.server.client import Client
from tests.server.conftest import Fresh
from tests.server.test_accounts import PASSWORD
from wataha.server.http.rate_limits import LIMITS

pytestmark = pytest.mark.anyio

LITTLE = 0.2
"""The limits' scale: hashing hundreds of guesses would take long."""
HOME, WORK = "192.0.2.1", "192.0.2.2"


async def guess(base: str, name: str, address: str, password: str = "wrong password") -> int:
    """The status of an attempt to log in from an address, without a cookie."""
    headers = {"X-Wataha": "1", "X-Forwarded-For": address}
    async with httpx.AsyncClient(base_url=base, headers=headers, timeout=30, verify=False) as http:
        return (await http.post("/api/login", json={"name": name, "password": password})).status_code


async def register(base: str, name: str) -> Client:
    ala = Client(base)
    ala.http.headers["X-Forwarded-For"] = HOME
    await ala.post("/api/guest", name=name)
    await ala.post("/api/me/register", name=name, password=PASSWORD)
    return ala


async def test_guesses_from_elsewhere_never_lock_the_owner_out(fresh: Fresh, backend: str) -> None:
    server = fresh(backend, limits=LITTLE)
    ala = await register(server.base, "Ala")
    answers = [await guess(server.base, "Ala", f"198.51.100.{number}") for number in range(20)]
    assert answers[0] == 403
    assert answers[-1] == 429, "many addresses together guess slowly, too"
    assert await guess(server.base, "Ala", "198.51.100.99", PASSWORD) == 429

    assert await guess(server.base, "Ala", HOME, PASSWORD) == 200, "one signed in from here before"
    ala.http.headers["X-Forwarded-For"] = WORK
    await ala.post("/api/login", 200, name="Ala", password=PASSWORD)  # the browser is signed in still
    assert await guess(server.base, "Ala", WORK, PASSWORD) == 200, "now this is a known place as well"
    await ala.http.aclose()


async def test_who_guesses_next_door_does_not_lock_a_browser_out_that_is_signed_in(fresh: Fresh) -> None:
    server = fresh("sqlite", limits=LITTLE)
    ala = await register(server.base, "Ala")
    assert [await guess(server.base, "Ala", HOME) for _ in range(5)][-1] == 429
    await ala.post("/api/login", 200, name="Ala", password=PASSWORD)
    await ala.http.aclose()


async def test_other_spellings_of_a_name_count_as_the_name(fresh: Fresh) -> None:
    server = fresh("sqlite", limits=LITTLE)
    ala = await register(server.base, "Ala")
    await ala.http.aclose()
    spellings = ("Ala", "ALA", "Ａｌａ", " ala ", "A\u200bla")
    burst = int(LIMITS["login-name"].burst * LITTLE)
    answers = [
        await guess(server.base, name, f"198.51.100.{number}")
        for number, name in zip(range(burst + 3), cycle(spellings), strict=False)
    ]
    assert answers == [403] * burst + [429] * 3
    server = fresh("sqlite", limits=LITTLE)
    assert [await guess(server.base, name, WORK) for name in spellings[:3]] == [403, 403, 429]


async def test_one_address_cannot_try_a_password_with_many_names(fresh: Fresh) -> None:
    server = fresh("sqlite", limits=LITTLE)
    assert [await guess(server.base, f"Wilk {number}", WORK) for number in range(12)][-1] == 429
    assert await guess(server.base, "Wilk 0", HOME) == 403


async def test_a_network_of_addresses_is_one_household_however_it_is_written(fresh: Fresh) -> None:
    server = fresh("sqlite", limits=LITTLE)
    written = ("2001:db8::1", "2001:db8::2", "2001:0db8:0:0:3::")
    assert [await guess(server.base, "Ala", address) for address in written] == [403, 403, 429]
