"""One press leads to the host's OpenID Connect provider, and back as whom it vouches for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.nightly import nightly
from tests.server.oidc_provider import CLIENT, SECRET, Provider
from tests.server.serving import Served
from wataha.server.settings import Settings

from .conftest import WARM_UP, Sit


@pytest.fixture(scope="module")
def provider() -> Iterator[Provider]:
    with Provider() as running:
        yield running


@pytest.fixture(scope="module")
def address(built: Path, provider: Provider, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Served(Settings(data=str(tmp_path_factory.mktemp("data")), limits=0, games=("lone_wolves",)))
    settings = {"oidc_issuer": provider.issuer, "oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": "The Den"}
    server.settings = replace(server.settings, site=server.base, **settings)
    try:
        yield server.start(patience=WARM_UP).base
    finally:
        server.forget()


def test_the_provider_vouches_for_someone_who_then_needs_no_password(sit: Sit, provider: Provider) -> None:
    player = sit()
    page = player.page
    provider.claims = {"sub": "ola-1", "preferred_username": "Ola"}
    player.visit("/me")
    page.get_by_role("link", name="Log in by The Den").click()
    expect(page.get_by_label("Name").first).to_have_value("Ola")
    expect(page.get_by_label("New password")).to_be_visible()
    expect(page.get_by_label("Old password")).to_have_count(0)
    player.picture("account")
    page.get_by_role("button", name="Delete this account").click()
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url(f"{player.address}/")


@nightly
def test_whom_it_does_not_vouch_for_is_told_so(sit: Sit, provider: Provider) -> None:
    player = sit()
    provider.claims = {"sub": "ola-1", "aud": "another site"}
    player.visit("/me")
    player.page.get_by_role("link", name="Log in by The Den").click()
    expect(player.page.get_by_role("alert")).to_contain_text("The other site did not vouch for you")
