"""Signing in by OpenID Connect, at a provider that checks its side: new people, known ones, guests, and liars."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from joserfc.jwk import RSAKey

from tests.server.client import PATIENCE, Client
from tests.server.conftest import ON_ONE_DATABASE, QUICK
from tests.server.oidc_provider import CLIENT, SECRET, Provider
from tests.server.serving import Served
from tests.server.test_accounts import PASSWORD, unique

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    with Provider() as running:
        yield running


@pytest.fixture(scope="module")
def site(provider: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(replace(QUICK, data=str(tmp_path_factory.mktemp("data"))))
    settings = {"oidc_issuer": provider.issuer, "oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": "The Den"}
    server.settings = replace(server.settings, site=server.base, **settings)
    yield server.start()
    server.forget()


def browser(site: Served) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=site.base, headers={"X-Wataha": "1"}, follow_redirects=True, timeout=PATIENCE, verify=False
    )


async def enter(http: httpx.AsyncClient, provider: Provider, **claims: Any) -> Any:
    """Go to the provider and back; who one is then, or why not."""
    provider.claims = claims
    back = await http.get("/api/oidc/login")
    if back.url.fragment:
        return back.url.fragment
    return (await http.get("/api/me")).json()["account"]


async def test_someone_new_gets_an_account_by_their_name_and_comes_back_to_it(site: Served, provider: Provider) -> None:
    name = unique("Ola")
    async with browser(site) as first, browser(site) as second, browser(site) as third:
        assert (await first.get("/api/features")).json()["oidc"] == "The Den"
        ola = await enter(first, provider, sub="one", preferred_username=name)
        assert (ola["name"], ola["registered"]) == (name, True)
        assert await enter(second, provider, sub="one", preferred_username="Somebody Else") == ola
        namesake = await enter(third, provider, sub="two", preferred_username=name)
        assert namesake["id"] != ola["id"]
        assert namesake["name"] == f"{name} 2"


async def test_a_guest_keeps_everything_and_a_registered_person_has_one_more_way_in(
    site: Served, provider: Provider
) -> None:
    async with browser(site) as guest, browser(site) as person, browser(site) as elsewhere:
        before = (await guest.post("/api/guest", json={"name": "Wolf"})).json()
        after = await enter(guest, provider, sub="guest", name=unique("Iza"))
        assert (after["id"], after["registered"]) == (before["id"], True)
        known = (await person.post("/api/guest", json={"name": "Wolf"})).json()
        name = unique("Jan")
        await person.post("/api/me/register", json={"name": name, "password": PASSWORD})
        assert (await enter(person, provider, sub="jan", name="Other"))["name"] == name
        assert (await enter(elsewhere, provider, sub="jan", name="Other"))["id"] == known["id"]


async def test_who_has_no_password_chooses_one_or_leaves_without(site: Served, provider: Provider) -> None:
    name = unique("Ewa")
    async with browser(site) as http:
        await enter(http, provider, sub="ewa", preferred_username=name)
        assert (await http.get("/api/me/password")).json() == {"known": False}
        nobody = await http.post("/api/login", json={"name": name, "password": ""})
        assert nobody.json()["error"]["code"] == "wrong-password"
        assert (await http.post("/api/me/password", json={"old": "", "new": PASSWORD})).is_success
        assert (await http.get("/api/me/password")).json() == {"known": True}
        wrong = await http.post("/api/me/password", json={"old": "", "new": PASSWORD})
        assert wrong.status_code == 403
        assert (await http.post("/api/login", json={"name": name, "password": PASSWORD})).is_success
    async with browser(site) as http:
        jan = await enter(http, provider, sub="leaving", preferred_username=unique("Jan"))
        assert (await http.request("DELETE", "/api/me", json={})).status_code == 204
        again = await enter(http, provider, sub="leaving", preferred_username=unique("Jan"))
        assert again["id"] != jan["id"]


@pytest.mark.parametrize(
    "lie", [{"aud": "another"}, {"iss": "http://elsewhere"}, {"nonce": "old"}, {"exp": int(time.time()) - 600}]
)
async def test_a_token_that_is_for_another_or_from_another_is_not_believed(
    site: Served, provider: Provider, lie: dict[str, Any]
) -> None:
    async with browser(site) as http:
        assert await enter(http, provider, sub="liar", preferred_username="Liar", **lie) == "bad-oidc"
        assert (await http.get("/api/me")).json()["account"] is None


async def test_a_token_of_another_key_is_not_believed(
    site: Served, provider: Provider, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provider, "signs_with", RSAKey.generate_key(2048, {"kid": "one"}))
    async with browser(site) as http:
        assert await enter(http, provider, sub="liar") == "bad-oidc"


async def test_an_answer_is_good_for_the_browser_that_asked_and_once(site: Served, provider: Provider) -> None:
    provider.claims = {"sub": "mallory", "preferred_username": unique("Mallory")}
    async with browser(site) as mallory, browser(site) as victim:
        mallory.follow_redirects = False
        there = (await mallory.get("/api/oidc/login")).headers["location"]
        back = httpx.get(there).headers["location"]
        assert (await victim.get(back)).url.fragment == "bad-oidc"
        await victim.get("/api/oidc/login")
        assert (await victim.get(back)).url.fragment == "bad-oidc"
        assert (await mallory.get(back)).headers["location"] == "/me"
        assert (await mallory.get(back)).headers["location"] == "/me#bad-oidc"


@ON_ONE_DATABASE
async def test_it_is_off_unless_the_host_says_otherwise(served: Served) -> None:
    async with Client(served.base) as ala:
        assert (await ala.get("/api/features"))["oidc"] is None
        for path in ("login", "callback"):
            assert (await ala.get(f"/api/oidc/{path}", 404))["error"]["code"] == "not-offered"


def test_settings_of_a_provider_are_whole(folder: Path) -> None:
    with pytest.raises(Exception, match="needs --site and --oidc-client"):
        replace(QUICK, data=str(folder), oidc_issuer="https://id.example.org")
