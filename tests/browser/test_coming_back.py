"""Coming back: a new password by a link in a mail, another password, one's data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.nightly import nightly
from tests.server.receivers import MailServer, token_of
from tests.server.test_accounts import PASSWORD

from .conftest import Sit
from .test_notices import register, wait_for_mail
from .test_pages import serious

NEW = "nad ciemnym lasem"


@pytest.fixture(scope="module")
def address(mail_site: str) -> str:
    return mail_site


@nightly
def test_who_forgot_their_password_comes_back_by_mail(sit: Sit, mails: MailServer) -> None:
    owner = sit()
    register(owner, "Ola")
    page = owner.page
    page.get_by_label("E-mail address").fill("ola@example.org")
    page.locator("form", has=page.get_by_label("E-mail address")).get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Send me a link").click()
    owner.visit(f"/confirm#{token_of(wait_for_mail(owner, mails, 1), 'confirm')}")
    page.get_by_role("button", name="Yes, this is my address").click()
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()

    elsewhere = sit("en", 390, 844)
    page = elsewhere.page
    elsewhere.visit("/me")
    page.get_by_role("link", name="Forgot your password?").click()
    page.get_by_label("E-mail address").fill("ola@example.org")
    elsewhere.picture("recover")
    assert serious(page) == []
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text("If an account has this address, a link is on its way.")).to_be_visible()
    elsewhere.visit(f"/recover#{token_of(wait_for_mail(elsewhere, mails, 2), 'recover')}")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change the password").click()
    page.wait_for_url("**/me")
    expect(page.get_by_label("Name").first).to_have_value("Ola")


@nightly
def test_the_password_is_changed_and_all_data_downloaded(sit: Sit) -> None:
    player = sit()
    register(player, "Iza")
    page = player.page
    page.get_by_label("Old password").fill("wrong password")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Old password").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("Your password is changed")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all my data").click()
    assert download.value.suggested_filename == "wataha.json"
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["account"][0]["name"] == "Iza"
    player.picture("account")
    assert serious(page) == []
    player.errors = [error for error in player.errors if "403" not in error]
