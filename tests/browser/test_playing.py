"""Strangers play whole games by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.nightly import by_night, nightly

from .conftest import Sit
from .player import LIT, Player
from .tables import ON_THE_MAP, let_all_see, play_together, press_on

WIDE, PHONE = (1440, 900), (390, 844)
WHOLE = 400
"""More moves than a game for two has."""


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("lone_wolves", "pl", PHONE),
        by_night("moonlight", "de", WIDE),
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


def meet(host: Player, guest: Player, game: str) -> None:
    """A table made with the table maker, and somebody who follows the link to it."""
    host.visit(f"/new/{game}")
    host.page.locator("form").wait_for()
    host.picture("maker")
    host.page.locator("form .button.first").click()
    link = host.page.locator(".share input").input_value()
    host.picture("waiting")
    guest.page.goto(link)
    guest.page.locator("section .button.first").click()
    for player in (host, guest):
        player.see_table()


def test_the_own_address_of_the_host_lets_a_friend_sit_down(sit: Sit) -> None:
    host, guest = sit(), sit()
    host.visit("/new/lone_wolves")
    host.page.locator("form .button.first").click()
    host.page.locator(".share input").wait_for()
    guest.page.goto(host.page.url)
    guest.page.locator("section .button.first").click()
    for player in (host, guest):
        player.see_table()


def test_a_seat_for_whoever_has_the_link_says_so(sit: Sit) -> None:
    host, guest = sit(), sit()
    host.visit("/new/lone_wolves")
    let_all_see(host)
    host.page.locator("form .button.first").click()
    host.page.locator(".share input").wait_for()
    guest.page.goto(host.page.url)
    expect(guest.page.locator("section small", has_text="invitation link")).to_be_visible()
    expect(guest.page.locator("section .button.first")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "language", "size"), [by_night("lone_wolves", "cs", WIDE), ("moonlight", "pl", PHONE)]
)
def test_two_people_play_by_a_link(sit: Sit, game: str, language: str, size: tuple[int, int]) -> None:
    host, guest = sit(language, *size), sit("en")
    meet(host, guest, game)
    play_together([host, guest], WHOLE)
    expect(host.page.locator(".ending")).to_be_visible()
    expect(guest.page.locator(".ending")).to_be_visible()
    assert host.page.locator("tfoot .won").inner_text() == guest.page.locator("tfoot .won").inner_text()


@pytest.mark.parametrize(
    ("game", "language", "size", "moves"),
    [("the_wolves", "de", PHONE, 12), by_night("wolves_and_sheep", "pl", WIDE, 16)],
)
def test_two_people_see_the_same_map(sit: Sit, game: str, language: str, size: tuple[int, int], moves: int) -> None:
    host, guest = sit(language, *size), sit("en")
    at_first = here = ""
    for _ in range(5):  # a game in which nobody can begin is over at once
        meet(host, guest, game)
        at_first = host.page.evaluate(ON_THE_MAP)
        play_together([host, guest], moves)
        host.settle()
        here = host.page.evaluate(ON_THE_MAP)
        if here != at_first:
            break
    assert here != at_first
    guest.page.wait_for_function(f"(here) => {ON_THE_MAP} === here", arg=here)
    host.picture("host")
    guest.picture("guest")


@nightly
def test_the_keyboard_alone_plays(sit: Sit) -> None:
    player = sit()
    player.visit()
    page = player.page
    page.locator("article .button.first").first.focus()
    page.keyboard.press("Enter")
    player.see_table()
    press_on(player, WHOLE)
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
    before = player.frame
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
    page.wait_for_function("(before) => Number(document.querySelector('.stage').dataset.frame) > before", arg=before)
    expect(page.locator(".recent").first).to_be_visible()


def test_a_lost_connection_loses_nothing(sit: Sit) -> None:
    player = sit(settings={"pace": "brisk"})
    player.play_bot("lone_wolves")
    player.move()
    chosen = player.choose()
    player.page.context.set_offline(True)
    expect(player.page.locator(".offline")).to_be_visible()
    player.picture("offline")
    player.page.context.set_offline(False)
    expect(player.page.locator(".offline")).to_have_count(0)
    assert player.chosen == chosen
    for _ in range(2):
        assert player.move()
    player.errors = [error for error in player.errors if "ERR_INTERNET_DISCONNECTED" not in error]


@nightly
def test_two_tabs_show_the_same_table(sit: Sit) -> None:
    player = sit()
    player.play_bot("lone_wolves")
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.locator(".stage .piece").first.wait_for()
    for _ in range(2):
        player.move()
    player.wait_for_turn()
    same = f"""() => [...document.querySelectorAll(".piece, {LIT}")]
        .map((piece) => `${{piece.dataset.thing}} ${{piece.classList.contains("lit")}}`).sort().join()"""
    other.wait_for_function(f"(here) => ({same})() === here", arg=player.page.evaluate(same))


def test_a_language_is_switched_without_losing_the_place(sit: Sit) -> None:
    player = sit()
    player.play_bot("lone_wolves")
    chosen = player.choose()
    url = player.page.url
    player.open_drawer()
    player.page.locator(".drawer select").first.select_option("pl")
    expect(player.page.locator("html")).to_have_attribute("lang", "pl")
    assert player.page.url == url
    assert player.chosen == chosen
    player.picture("drawer")


def test_a_move_can_be_confirmed_or_cancelled(sit: Sit) -> None:
    player = sit(settings={"confirm": True})
    player.play_bot("moonlight")
    player.wait_for_turn()
    before = player.frame
    page = player.page
    player.choose()
    player.click_lit()
    expect(page.locator(".answers .first")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".answers")).to_have_count(0)
    player.click_lit()
    expect(page.locator(".answers .first")).to_be_visible()
    assert player.frame == before
    page.keyboard.press("Enter")
    expect(page.locator(".answers")).to_have_count(0)
    assert player.wait_for_turn()
    assert player.frame > before


def test_a_spectator_sees_the_table_and_no_hand(sit: Sit) -> None:
    host, spectator = sit(), sit("de")
    host.visit("/new/lone_wolves")
    host.page.locator("fieldset").first.locator("select").nth(1).select_option("bot")
    let_all_see(host)
    host.page.locator("form .button.first").click()
    for _ in range(2):
        host.move()
    spectator.page.goto(host.page.url)
    spectator.see_table()
    assert spectator.page.locator(LIT).count() == 0
    assert spectator.page.locator("[data-thing^='unseen/0/']").count() > 0
    spectator.picture("spectator")


def test_a_rematch_follows(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    player.wait_for_turn()
    player.resign()
    url = player.page.url
    player.page.locator(".ending .button.first").click()
    player.page.wait_for_function("(url) => location.href !== url", arg=url)
    expect(player.page.locator(".ending")).to_have_count(0)
    assert player.move()


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("lone_wolves", WIDE),
        by_night("moonlight", PHONE),
        by_night("the_wolves", PHONE),
        by_night("wolves_and_sheep", WIDE),
    ],
)
def test_a_lesson_is_done_by_clicking(sit: Sit, game: str, size: tuple[int, int]) -> None:
    player = sit("en", *size)
    player.visit(f"/learn/{game}")
    page = player.page
    player.see_table()
    steps = int(page.locator("main > header .tabular").inner_text().split("/")[1])
    for _ in range(6 * steps):
        page.wait_for_function("() => wataha.isMine() || document.querySelector('main > header .first')")
        if page.locator("main > header .tabular").inner_text() == f"{steps}/{steps}":
            break
        if page.locator("main > header .first").count():
            page.locator("main > header .first").click()
        else:
            player.click_lit()
    assert page.locator("main > header .tabular").inner_text() == f"{steps}/{steps}"
    page.locator("main > header .first").click()
    expect(page.locator("header .seats")).to_be_visible()


@nightly
def test_a_lesson_goes_back_step_by_step(sit: Sit) -> None:
    player = sit()
    player.visit("/learn/the_wolves")
    player.see_table()
    page = player.page
    back, at = page.get_by_role("button", name="One step back"), page.locator("main > header .tabular")
    expect(back).to_be_disabled()
    page.locator("main > header .first").click()
    page.locator("main > header .first").click()
    said = page.locator("main > header p").inner_text()
    player.click_lit()
    page.locator("main > header p", has_text="second pair").wait_for()
    back.click()
    assert at.inner_text().startswith("3/")
    assert page.locator("main > header p").inner_text() == said
    player.click_lit()
    page.locator("main > header p", has_text="second pair").wait_for()
    for _ in range(3):
        back.click()
    assert at.inner_text().startswith("1/")
    expect(back).to_be_disabled()
