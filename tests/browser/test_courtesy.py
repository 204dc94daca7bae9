"""What a table owes to those who sit at it: answers, a clear view, and to know who is there."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.nightly import nightly

from .conftest import Sit
from .player import Player
from .tables import LEAVE, set_up, sit_with_bots

WIDE, PHONE = (1440, 900), (390, 844)

OVERLAP = """
([one, other]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((element) => element.getBoundingClientRect());
  return boxes(one).some((a) => boxes(other).some((b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1));
}
"""


def meet(host: Player, guest: Player, game: str = "lone_wolves") -> None:
    """Two people at a table."""
    host.visit(set_up(host, game, [{"kind": "open"}]))
    guest.page.goto(host.page.url)
    guest.page.locator("section .button.first").click()
    for player in (host, guest):
        player.see_table()


def overlap(player: Player, one: str, other: str) -> bool:
    return bool(player.page.evaluate(OVERLAP, [one, other]))


@nightly
def test_what_was_taken_back_is_told_no_longer(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    for _ in range(40):
        assert player.wait_for_turn()
        if player.page.locator(".choice.kind").count() and player.page.locator("[data-thing=MOVE].lit").count():
            break
        player.move()
    player.click_thing("MOVE")
    player.settle()
    expect(player.page.locator(".said")).to_have_text(re.compile("Move"))
    player.page.get_by_label("Take back").click()
    expect(player.page.locator(".said")).to_have_text(re.compile("takes back"))


@nightly
def test_take_back_goes_over_what_followed_by_itself(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    page = player.page
    for _ in range(80):
        assert player.wait_for_turn()
        if page.locator(".choice.kind").count() and page.locator("[data-thing=MOVE].lit").count():
            page.locator("[data-thing=MOVE]").click()
            expect(page.locator(".choice.terrain")).to_be_visible()
            player.settle()
            page.locator(".choice .lit").first.click()
            player.wait_for_turn()
            if page.locator(".choice.wolf").count():
                break
        player.move()
    page.get_by_label("Take back").click()
    expect(page.locator(".choice.terrain")).to_be_visible()


@nightly
def test_a_hint_covers_nothing_of_the_board(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 2)
    player.wait_for_turn()
    player.page.get_by_label("Hint").click()
    player.page.locator(".hint").wait_for()
    for size in (WIDE, PHONE):
        player.resize(*size)
        player.picture(f"hint-{size[0]}")
        assert player.page.locator(".hint").is_visible()
        assert not overlap(player, ".hint", ".calendar, .row button, .dock"), size


@nightly
def test_the_board_is_in_sight_when_a_round_is_decided_and_the_mountain_covers_no_deck(sit: Sit) -> None:
    player = sit()
    for _ in range(4):
        sit_with_bots(player, "moonlight", 2)
        for _ in range(60):
            if not player.wait_for_turn() or player.page.locator(".decided").count():
                break
            player.move()
        if player.page.locator(".decided").count():
            break
    for size in (WIDE, PHONE, (844, 390), (1180, 820)):
        player.resize(*size)
        player.picture(f"decided-{size[0]}")
        assert player.page.locator(".piece.lit").count() > 1
        assert not overlap(player, ".piece.lit", ".spot, .sum, .decided span"), size
        assert not overlap(player, ".piece.bare", ".pile"), size


def test_no_star_lies_on_the_words(sit: Sit) -> None:
    player = sit()
    player.visit()
    player.page.locator(".hero p").wait_for()
    for size in (WIDE, PHONE, (820, 1180), (1024, 768)):
        player.resize(*size)
        assert not overlap(player, ".stars circle", ".hero p, .hero h1"), size


def test_the_end_takes_the_focus(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    player.wait_for_turn()
    player.resign()
    player.page.wait_for_function("() => document.activeElement?.closest('.ending') !== null")


def test_a_declined_offer_answers_its_sender(sit: Sit) -> None:
    host, guest = sit(), sit()
    meet(host, guest)
    host.open_drawer()
    host.page.locator(".deeds .button").nth(1).click()
    expect(host.page.locator(".request")).to_contain_text("Waiting")
    guest.page.locator(".request .button").last.click()
    expect(host.page.locator(".request")).to_contain_text("declines")
    host.page.locator(".request .button").click()
    expect(host.page.locator(".request")).to_have_count(0)


def test_who_closes_the_page_is_shown_as_away_until_they_are_back(sit: Sit) -> None:
    host, guest = sit(), sit("en", *PHONE)
    meet(host, guest)
    seat = host.page.locator(".seats li").nth(1)
    expect(seat).not_to_have_class(re.compile("away"))
    url = guest.page.url
    guest.visit("/games")
    expect(seat).to_have_class(re.compile("away"))
    expect(seat).to_contain_text("not here")
    guest.page.goto(url)
    expect(seat).not_to_have_class(re.compile("away"))


def test_a_bot_plays_for_who_left_and_nothing_is_asked_of_them_until_they_are_back(sit: Sit) -> None:
    host, guest = sit(), sit("en", *PHONE)
    meet(host, guest)
    begins, waits = (host, guest) if host.is_asked() else (guest, host)
    begins.page.evaluate(LEAVE)
    expect(begins.page.get_by_text("A bot is playing for you.")).to_be_visible()
    assert waits.wait_for_turn(), "the bot has moved"
    expect(begins.page.locator("[data-thing].lit")).to_have_count(0)
    begins.picture("left")
    begins.page.get_by_role("button", name="I’m back").click()
    expect(begins.page.get_by_text("A bot is playing for you.")).to_have_count(0)


@nightly
def test_the_analysis_has_a_legend_and_the_axis_of_the_slider(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    for _ in range(2):
        player.move()
    player.wait_for_turn()
    player.resign()
    player.page.locator(".ending a[href^='/replay']").click()
    page = player.page
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator(".chart .line")).to_have_count(2)
    expect(page.locator(".legend span")).to_have_count(2)
    signs = page.locator(".legend path[stroke]").evaluate_all("(all) => all.map((one) => one.getAttribute('stroke'))")
    lines = page.locator(".chart .line").evaluate_all("(all) => all.map((one) => one.getAttribute('stroke'))")
    assert signs == lines
    assert len(set(lines)) == 2
    for end in ("Home", "End"):
        page.keyboard.press(end)
        page.wait_for_load_state("networkidle")
        here = page.locator(".chart .here").bounding_box()
        slider = page.locator("input[type=range]").bounding_box()
        assert here
        assert slider
        thumb = slider["x"] + (8 if end == "Home" else slider["width"] - 8)
        assert abs(here["x"] + here["width"] / 2 - thumb) < 3
    player.picture("analysis")


@nightly
def test_the_frame_is_drawn_before_any_script_has_come(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.route("**/assets/**", lambda route: route.abort())
    page.goto(address)
    frame = page.locator("#frame")
    expect(frame).to_be_visible()
    box = frame.bounding_box()
    assert box
    assert (box["x"], box["y"], box["width"]) == (0, 0, 1280)
    context.close()
