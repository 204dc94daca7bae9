"""Being told that it is one's turn: chosen on the account page, shown by the worker, confirmed by links in mails."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.nightly import nightly
from tests.server.receivers import MailServer, token_of
from tests.server.test_accounts import PASSWORD

from .conftest import Sit, find_whole_chromium, launched
from .player import PATIENCE, Player
from .test_pages import serious

PHONE = (390, 844)
NOTICE = {
    "id": "n1",
    "title": "Your turn: Lone Wolves",
    "body": "with Ala",
    "path": "/t/abc",
    "tag": "abc",
    "waiting": 2,
}

KNOWN_BROWSER = """
PushManager.prototype.subscribe = async () => ({
  endpoint: "https://push.example.org/browser",
  getKey: (name) => new Uint8Array(name === "auth" ? 16 : 65).fill(4).buffer,
});
"""
"""Stands in for the push service of Chromium's maker alone, which the tests cannot reach."""

KEPT = """
(zone) => fetch("/api/me/notices").then((answer) => answer.json()).then((own) => own.preferences.zone === zone)
"""
"""Whether the choice that was made last is kept."""


@pytest.fixture(scope="module")
def address(mail_site: str) -> str:
    return mail_site


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched(find_whole_chromium()) as chromium:
        yield chromium


def register(player: Player, name: str) -> None:
    player.visit("/me")
    page = player.page
    page.get_by_label("Name").first.fill(name)
    page.locator("form.panel", has=page.locator("[autocomplete=new-password]")).get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Your account is created.")).to_be_visible()


def wait_for_mail(player: Player, mails: MailServer, count: int) -> Any:
    for _ in range(PATIENCE // 100):
        if len(mails.mails) >= count:
            return mails.mails[count - 1]
        player.page.wait_for_timeout(100)
    raise AssertionError("no mail came")


class Worker:
    """The page's service worker, to which Chromium delivers pushes as its push service would."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.session = player.page.context.new_cdp_session(player.page)
        self.found: list[str] = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.session.send("ServiceWorker.enable")
        for _ in range(PATIENCE // 50):
            if self.found:
                return
            player.page.wait_for_timeout(50)
        raise AssertionError("there is no worker")

    def _note(self, event: dict[str, Any]) -> None:
        self.found += [one["registrationId"] for one in event["registrations"]]

    def push(self, notice: dict[str, Any]) -> None:
        told = {"origin": self.player.address, "registrationId": self.found[0], "data": json.dumps(notice)}
        self.session.send("ServiceWorker.deliverPushMessage", told)


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map((one) => [one.title, one.body, one.tag, one.data.path]);
}"""


@nightly
def test_a_browser_is_told_and_shows_what_is_pushed(sit: Sit) -> None:
    player = sit(worker=True)
    page = player.page
    page.context.grant_permissions(["notifications"], origin=player.address)
    page.add_init_script(KNOWN_BROWSER)
    player.visit("/me")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("You will be told in this browser.")).to_be_visible()
    expect(page.get_by_role("group", name="Of these games").get_by_role("checkbox")).to_have_count(2)
    page.get_by_role("checkbox", name="Live").uncheck()
    page.get_by_role("checkbox", name="Send nothing at night").check()
    page.get_by_label("until", exact=True).fill("07:30")
    page.get_by_label("Time zone").select_option("Europe/Prague")
    expect(page.get_by_text("That is kept.")).to_be_visible()
    player.wait_until(KEPT, "Europe/Prague")
    page.reload()
    expect(page.get_by_role("checkbox", name="Live")).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="By post")).to_be_checked()
    expect(page.get_by_label("until", exact=True)).to_have_value("07:30")
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Prague")
    player.picture("guest")
    assert serious(page) == []

    worker = Worker(player)
    worker.push(NOTICE)
    player.wait_until(f"() => ({SHOWN})().then((shown) => shown.length)")
    assert page.evaluate(SHOWN) == [["Your turn: Lone Wolves", "with Ala", "abc", "/t/abc"]]
    worker.push({**NOTICE, "path": "/me", "tag": "seen"})
    worker.push({**NOTICE, "body": "with Ola"})
    player.wait_until(f"() => ({SHOWN})().then((shown) => shown[0][1] === 'with Ola')")
    assert len(page.evaluate(SHOWN)) == 1, "one a table, and none of a page that is being looked at"

    page.get_by_role("button", name="Stop telling me in this browser").click()
    expect(page.get_by_role("button", name="Tell me in this browser")).to_be_visible()


@nightly
def test_who_does_not_allow_it_is_told_why_nothing_comes(sit: Sit) -> None:
    player = sit()
    player.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    player.visit("/me")
    player.page.get_by_role("button", name="Tell me in this browser").click()
    expect(player.page.get_by_text("This browser does not allow notifications here.")).to_be_visible()


@nightly
def test_a_mailbox_is_confirmed_and_rid_of_mails_and_a_program_is_added(sit: Sit, mails: MailServer) -> None:
    player = sit("en", *PHONE)
    page = player.page
    register(player, "Ala")
    before = len(mails.mails)
    box = "ala@example.org"
    page.get_by_label("E-mail address").fill(box)
    page.locator("form", has=page.get_by_label("E-mail address")).get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text(f"A link was sent to {box}.")).to_be_visible()
    mail = wait_for_mail(player, mails, before + 1)
    assert mail["To"] == box
    player.visit(f"/confirm#{token_of(mail, 'confirm')}")
    page.get_by_role("button", name="Yes, this is my address").click()
    expect(page.get_by_text("The address is confirmed.")).to_be_visible()
    player.picture("confirmed")
    assert serious(page) == []
    page.get_by_role("link", name="You", exact=True).click()
    page.get_by_role("button", name=f"Send a test: {box}").click()
    assert wait_for_mail(player, mails, before + 2)["Subject"] == "Notices from Wataha arrive here"
    expect(page.get_by_role("checkbox", name=f"Mail {box}")).to_be_checked()
    page.get_by_role("checkbox", name=f"Mail {box}").uncheck()
    expect(page.get_by_text("That is kept.")).to_be_visible()

    page.get_by_text("A program of your own").click()
    page.get_by_label("Address, https://").fill("https://10.0.0.1/lamp")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("belongs to a private network")
    page.get_by_label("Address, https://").fill("https://lamp.invalid/turn")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_label("Requests are signed with this key.")).to_have_value(re.compile(r"whsec_\S{40,}"))
    expect(page.get_by_text("https://lamp.invalid/turn")).to_be_visible()
    for width, height in ((1440, 900), PHONE):
        player.resize(width, height)
        player.picture(f"account-{width}", whole=True)
        assert serious(page) == []
    player.errors = [error for error in player.errors if "422" not in error]


@nightly
def test_a_link_that_was_not_copied_whole_says_so(sit: Sit) -> None:
    player = sit("pl")
    player.visit("/unsubscribe#nonsense")
    player.page.get_by_role("button", name="Proszę nie przysyłać więcej listów").click()
    expect(player.page.get_by_role("alert")).to_contain_text("Ten odnośnik jest za stary")
    player.errors = [error for error in player.errors if "404" not in error]
