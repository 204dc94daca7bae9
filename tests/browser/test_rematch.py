"""Two people play once more: one offers, the other's screen says so at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.nightly import by_day, nightly

from .conftest import Sit
from .player import GAMES, Player
from .tables import set_up

PHONE = (390, 844)


def finish(host: Player, guest: Player, game: str) -> None:
    """A game between two people that the host has given up, both before its end."""
    host.visit(set_up(host, game, [{"kind": "open"}]))
    guest.page.goto(host.page.url)
    guest.page.locator("section .button.first").click()
    for player in (host, guest):
        player.see_table()
    host.resign()
    guest.page.locator(".ending").wait_for()


def seat_of(player: Player) -> int:
    return next(message["eyes"] for message in reversed(player.heard) if message["type"] == "state")


def begins_elsewhere(player: Player, url: str) -> None:
    player.page.wait_for_function("(url) => location.href !== url", arg=url)
    expect(player.page.locator(".ending")).to_have_count(0)
    player.see_table()


@pytest.mark.parametrize("game", by_day(GAMES, "moonlight"))
def test_an_offer_is_accepted_and_the_seats_are_turned(sit: Sit, game: str) -> None:
    host, guest = sit(), sit("en", *PHONE)
    finish(host, guest, game)
    url, seats = host.page.url, (seat_of(host), seat_of(guest))
    guest.page.locator(".rematch .button.first").click()
    expect(guest.page.locator(".rematch [role=status]")).not_to_be_empty()
    expect(host.page.locator(".rematch [role=status]")).not_to_be_empty()
    expect(host.page.locator(".rematch button")).to_have_count(2)
    host.picture("offered")
    guest.picture("waiting")
    host.page.locator(".rematch .button.first").click()
    for player in (host, guest):
        begins_elsewhere(player, url)
    assert host.page.url == guest.page.url
    assert (seat_of(guest), seat_of(host)) == seats


def test_an_offer_is_declined_and_another_may_follow_after_a_reload(sit: Sit) -> None:
    host, guest = sit(), sit("pl")
    finish(host, guest, "lone_wolves")
    url = host.page.url
    host.page.locator(".rematch .button.first").click()
    guest.page.locator(".rematch button").nth(1).click()
    expect(host.page.locator(".rematch button")).to_have_text(["Rematch"])
    expect(host.page.locator(".rematch [role=status]")).to_contain_text("declines")
    guest.page.locator(".rematch .button.first").click()
    expect(host.page.locator(".rematch button")).to_have_text(["Accept", "Decline"])
    host.page.reload()
    expect(host.page.locator(".rematch button")).to_have_text(["Accept", "Decline"])
    host.page.locator(".ending .deeds button").first.click()
    expect(host.page.locator(".offer button")).to_have_text(["Accept", "Decline"])
    host.page.locator(".offer .first").click()
    for player in (host, guest):
        begins_elsewhere(player, url)


@nightly
def test_both_press_at_once(sit: Sit) -> None:
    host, guest = sit(), sit()
    finish(host, guest, "moonlight")
    url = host.page.url
    for player in (host, guest):
        player.page.evaluate("document.querySelector('.rematch .first').click()")
    for player in (host, guest):
        begins_elsewhere(player, url)
    assert host.page.url == guest.page.url


@nightly
def test_who_waits_at_the_new_table_sits_down_there(sit: Sit) -> None:
    host, guest = sit(), sit()
    finish(host, guest, "lone_wolves")
    host.page.locator(".rematch .button.first").click()
    expect(guest.page.locator(".rematch button")).to_have_count(2)
    host.page.locator(".rematch a").click()
    host.page.locator("section h2").wait_for()
    guest.page.goto(host.page.url)
    guest.page.locator("section .button.first").click()
    for player in (host, guest):
        player.see_table()
