"""Passkeys, with the authenticator that Chromium simulates: made, used, removed, and never good for a second use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Request, expect

from tests.nightly import nightly
from tests.server.serving import Served
from wataha.server.settings import Settings

from .conftest import WARM_UP, Sit
from .player import Player
from .test_notices import register
from .test_pages import serious

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(scope="module")
def address(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site by a name: passkeys belong to names, never to addresses."""
    server = Served(Settings(data=str(tmp_path_factory.mktemp("data")), limits=0, games=("lone_wolves",)))
    server.settings = replace(server.settings, site=f"http://localhost:{server.settings.port}")
    try:
        server.start(patience=WARM_UP)
        yield server.settings.site
    finally:
        server.forget()


class Device:
    """What holds someone's passkeys."""

    def __init__(self, player: Player) -> None:
        self.session = player.page.context.new_cdp_session(player.page)
        self.session.send("WebAuthn.enable")
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self.id = added["authenticatorId"]

    def verify(self, willing: bool) -> None:
        """Let the finger fit, or not."""
        self.session.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": willing})


@nightly
def test_a_passkey_is_made_lets_one_in_once_for_each_time_and_is_removed(sit: Sit) -> None:
    player = sit()
    page = player.page
    device = Device(player)
    register(player, "Ola")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("The passkey is made.")).to_be_visible()
    expect(page.get_by_role("button", name="Remove: Chrome, Linux")).to_be_visible()
    player.picture("made")
    assert serious(page) == []
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url(f"{player.address}/")

    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.url.endswith("/passkeys/login") else None)
    player.visit("/me")
    device.verify(False)
    page.get_by_role("button", name="Log in by a passkey").click()
    expect(page.get_by_text("No passkey was chosen.")).to_be_visible()
    device.verify(True)
    page.get_by_role("button", name="Log in by a passkey").click()
    expect(page.get_by_text("Welcome back.")).to_be_visible()
    expect(page.get_by_label("Name").first).to_have_value("Ola")
    (login,) = sent
    body: dict[str, Any] = login.post_data_json or {}
    again = httpx.post(login.url, json=body, headers={"X-Wataha": "1"})
    assert (again.status_code, again.json()["error"]["code"]) == (403, "bad-passkey")
    for changed in ({**body, "token": "x" + body["token"]}, {**body, "credential": {"id": body["credential"]["id"]}}):
        refused = httpx.post(login.url, json=changed, headers={"X-Wataha": "1"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "bad-passkey")

    page.get_by_role("button", name="Remove: Chrome, Linux").click()
    expect(page.get_by_text("That passkey opens nothing any more.")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url(f"{player.address}/")
    player.visit("/me")
    page.get_by_role("button", name="Log in by a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey was not accepted.")
    player.errors = [error for error in player.errors if "403" not in error]


def test_guests_make_no_passkeys(sit: Sit) -> None:
    player = sit()
    player.visit("/me")
    expect(player.page.get_by_role("button", name="Log in by a passkey")).to_be_visible()
    expect(player.page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    answer = player.page.evaluate(
        "fetch('/api/me/passkeys/challenge', { method: 'POST', headers: { 'X-Wataha': '1' } }).then((it) => it.status)"
    )
    assert answer == 409
    player.errors = [error for error in player.errors if "409" not in error]
