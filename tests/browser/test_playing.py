"""Strangers play whole games by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Sit

WIDE, PHONE = (1440, 900), (390, 844)


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("lone_wolves", "en", WIDE),
        ("lone_wolves", "pl", PHONE),
        ("moonlight", "de", WIDE),
        ("moonlight", "cs", PHONE),
    ],
)
def test_a_stranger_plays_a_bot_to_the_end(sit: Sit, game: str, language: str, size: tuple[int, int]) -> None:
    player = sit(language, *size)
    player.play_bot(game)
    assert player.page.locator("html").get_attribute("lang") == language
    player.picture("start")
    for _ in range(6):
        player.move()
    player.picture("middle")
    player.play_to_the_end()
    expect(player.page.locator(".ending table").first).to_be_visible()
    player.picture("end")


@pytest.mark.parametrize(("game", "language", "size"), [("lone_wolves", "cs", WIDE), ("moonlight", "pl", PHONE)])
def test_two_people_play_by_a_link(sit: Sit, game: str, language: str, size: tuple[int, int]) -> None:
    host, guest = sit(language, *size), sit("en")
    host.visit(f"/new/{game}")
    host.picture("maker")
    host.page.locator("form .button.first").click()
    link = host.page.locator(".share input").input_value()
    host.picture("waiting")
    guest.page.goto(link)
    guest.page.locator("section .button.first").click()
    for _ in range(200):
        playing = [player for player in (host, guest) if not player.over]
        if not playing:
            break
        for player in playing:
            player.page.wait_for_timeout(40)
            if player.page.locator("[data-thing].lit, .answers .first").count():
                player.move()
    expect(host.page.locator(".ending")).to_be_visible()
    expect(guest.page.locator(".ending")).to_be_visible()
    assert host.page.locator("tfoot .won").inner_text() == guest.page.locator("tfoot .won").inner_text()


def test_the_keyboard_alone_plays(sit: Sit) -> None:
    player = sit()
    player.visit()
    page = player.page
    page.locator("article .button.first").first.focus()
    page.keyboard.press("Enter")
    page.locator(".stage .piece").first.wait_for()
    for _ in range(60):
        if not player.wait_for_turn():
            break
        before = player.version()
        for key in ("ArrowRight", "Enter", "ArrowUp", "Enter", "ArrowLeft", "Enter"):
            if player.version() > before:
                break
            page.keyboard.press(key)
            page.wait_for_timeout(80)
        page.keyboard.press("Escape")
    assert player.over
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


def test_a_number_key_picks_a_card_and_escape_lets_it_go(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    player.wait_for_turn()
    player.page.keyboard.press("1")
    expect(player.page.locator(".piece.chosen")).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".piece.chosen")).to_have_count(0)


def test_dragging_a_card_plays_it(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    player.wait_for_turn()
    before = player.version()
    page = player.page
    card = page.locator(".piece.raise.lit").first.bounding_box()
    assert card
    page.mouse.move(card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(card["x"], card["y"] - 40, steps=4)
    target = page.locator(".spot.lit").first.bounding_box()
    assert target
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6)
    page.mouse.up()
    page.wait_for_function("() => document.querySelectorAll('.recent').length > 0")
    assert player.version() > before


def test_a_lost_connection_loses_nothing(sit: Sit) -> None:
    player = sit(settings={"pace": "brisk"})
    player.play_bot("lone_wolves")
    player.move()
    player.wait_for_turn()
    player.click_lit()
    chosen = player.page.locator(".chosen").first.get_attribute("data-thing")
    player.page.context.set_offline(True)
    expect(player.page.locator(".offline")).to_be_visible()
    player.picture("offline")
    player.page.context.set_offline(False)
    expect(player.page.locator(".offline")).to_have_count(0, timeout=30_000)
    if chosen and player.page.locator(".chosen").count():
        assert player.page.locator(".chosen").first.get_attribute("data-thing") == chosen
    for _ in range(3):
        assert player.move()
    player.errors = [error for error in player.errors if "ERR_INTERNET_DISCONNECTED" not in error]


def test_two_tabs_show_the_same_table(sit: Sit) -> None:
    player = sit()
    player.play_bot("lone_wolves")
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.locator(".stage .piece").first.wait_for()
    for _ in range(3):
        player.move()
    player.wait_for_turn()
    ids = "() => [...document.querySelectorAll('.piece')].map((piece) => piece.dataset.thing).sort().join()"
    here = player.page.evaluate(ids)
    other.wait_for_function(f"(here) => ({ids})() === here", arg=here)
    assert other.locator("[data-thing].lit").count() == player.page.locator("[data-thing].lit").count()


def test_a_language_is_switched_without_losing_the_place(sit: Sit) -> None:
    player = sit()
    player.play_bot("lone_wolves")
    player.wait_for_turn()
    player.click_lit()
    chosen = player.page.locator(".chosen").first.get_attribute("data-thing")
    url = player.page.url
    player.page.locator(".menu").click()
    player.page.locator(".drawer [role=tab]").last.click()
    player.page.locator(".drawer select").first.select_option("pl")
    expect(player.page.locator("html")).to_have_attribute("lang", "pl")
    assert player.page.url == url
    assert player.page.locator(".chosen").first.get_attribute("data-thing") == chosen
    player.picture("drawer")


def test_a_move_can_be_confirmed_or_cancelled(sit: Sit) -> None:
    player = sit(settings={"confirm": True})
    player.play_bot("moonlight")
    player.wait_for_turn()
    before = player.version()
    page = player.page
    for _ in range(2):
        player.click_lit()
    expect(page.locator(".answers .first")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".answers")).to_have_count(0)
    player.click_lit()
    assert player.version() == before
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.answers')")
    assert player.wait_for_turn()
    assert player.version() > before


def test_a_spectator_sees_the_table_and_no_hand(sit: Sit) -> None:
    host, spectator = sit(), sit("de")
    host.visit("/new/lone_wolves")
    host.page.locator("fieldset").first.locator("select").nth(1).select_option("bot")
    host.page.locator("input[type=checkbox]").check()
    host.page.locator("form .button.first").click()
    for _ in range(3):
        host.move()
    spectator.page.goto(host.page.url)
    spectator.page.locator(".stage .piece").first.wait_for()
    assert spectator.page.locator("[data-thing].lit").count() == 0
    assert spectator.page.locator("[data-thing^='unseen/0/']").count() > 0
    spectator.picture("spectator")


def test_a_rematch_follows(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    player.wait_for_turn()
    player.page.locator(".menu").click()
    player.page.locator(".drawer [role=tab]").last.click()
    player.page.locator(".drawer .deeds .button").last.click()
    player.page.locator(".drawer .danger").click()
    url = player.page.url
    player.page.locator(".ending .button.first").click()
    player.page.wait_for_function("(url) => location.href !== url", arg=url)
    assert player.move()


@pytest.mark.parametrize("game", ["lone_wolves", "moonlight"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_lesson_is_done_by_clicking(sit: Sit, game: str, size: tuple[int, int]) -> None:
    player = sit("en", *size)
    player.visit(f"/learn/{game}")
    page = player.page
    page.locator(".stage .piece").first.wait_for()
    steps = int(page.locator("header .tabular").inner_text().split("/")[1])
    for _ in range(6 * steps):
        at = int(page.locator("header .tabular").inner_text().split("/")[0])
        if at == steps:
            break
        if page.locator("[data-thing].lit").count():
            player.click_lit()
        elif page.locator("header .first").count():
            page.locator("header .first").click()
        page.wait_for_timeout(150)
    assert page.locator("header .tabular").inner_text() == f"{steps}/{steps}"
    page.locator("header .first").click()
    expect(page.locator(".seats")).to_be_visible(timeout=60_000)
