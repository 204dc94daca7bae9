"""The Wolves in the browser: strangers play by clicking, zoom, take back, and find every board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Sit, serving
from .player import Player
from .tables import press_on, sit_with_bots, world
from .test_pages import serious

WIDE, PHONE = (1440, 900), (390, 844)


@pytest.fixture(scope="module")
def address(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), "the_wolves") as url:
        yield url


def decide(player: Player, decision: str) -> None:
    """Click on until a decision is to be made."""
    for _ in range(80):
        assert player.wait_for_turn()
        if player.page.locator(f".choice.{decision}").count() and player.page.locator("[data-thing].lit").count():
            return
        player.move()
    raise AssertionError(f"No {decision} in sight.")


@pytest.mark.parametrize(
    ("players", "language", "size"),
    [(2, "en", WIDE), (4, "pl", PHONE), (5, "de", WIDE), (5, "cs", PHONE)],
)
def test_a_stranger_plays_by_clicking(sit: Sit, players: int, language: str, size: tuple[int, int]) -> None:
    player = sit(language, *size)
    sit_with_bots(player, "the_wolves", players, pack_assignment="chosen")
    player.picture("start")
    for _ in range(16):
        player.move()
    player.wait_for_turn()
    player.picture("middle")
    assert player.page.locator(".stage .piece").count() > 4 * players


def test_a_whole_game_ends_with_its_sheet(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 2, stall_rounds=1)
    player.play_to_the_end(600)
    expect(player.page.locator(".ending table").first).to_be_visible()
    player.picture("end")


def test_wheel_keys_and_buttons_zoom_and_fit(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    fitted = world(player)
    player.page.mouse.move(500, 400)
    player.page.mouse.wheel(0, -400)
    expect(player.page.locator(".world")).not_to_have_attribute("style", f"transform: {fitted};")
    player.page.mouse.down()
    player.page.mouse.move(600, 460, steps=4)
    player.page.mouse.up()
    player.page.keyboard.press("Home")
    player.page.wait_for_timeout(400)
    assert world(player) == fitted
    player.page.keyboard.press("+")
    player.page.wait_for_timeout(400)
    assert world(player) != fitted
    player.page.locator(".lens button").last.click()
    player.page.wait_for_timeout(400)
    assert world(player) == fitted


def test_a_step_is_taken_back_with_escape(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    decide(player, "kind")
    page = player.page
    page.locator("[data-thing=MOVE]").click()
    expect(page.locator(".choice.terrain")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing=MOVE].lit")).to_be_visible()


def test_the_only_way_to_pay_is_taken(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 3)
    page = player.page
    decide(player, "kind")
    page.locator("[data-thing=MOVE]").click()
    expect(page.locator(".choice.terrain")).to_be_visible()
    home = page.locator(".dock .badge path").get_attribute("d")
    others = [tile for tile in page.locator(".choice .lit").all() if tile.locator("path").get_attribute("d") != home]
    others[0].click()
    expect(page.locator(".choice.wolf")).to_be_visible()


def test_the_keyboard_alone_plays(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 2)
    press_on(player, 14)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_serious(sit: Sit, theme: str) -> None:
    player = sit(settings={"theme": theme})
    sit_with_bots(player, "the_wolves", 3)
    for _ in range(5):
        player.move()
    player.wait_for_turn()
    player.page.wait_for_timeout(500)
    assert serious(player.page) == []


def test_a_phone_shows_every_pack(sit: Sit) -> None:
    player = sit("en", *PHONE)
    sit_with_bots(player, "the_wolves", 5)
    signs = player.page.locator(".row button[aria-expanded]")
    expect(signs).to_have_count(4)
    for number in range(4):
        signs.nth(number).click()
        expect(player.page.locator(".sheet .pack")).to_be_visible()
        signs.nth(number).click()
    player.picture("phone")


def test_pointing_at_a_region_tells_who_leads(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "the_wolves", 2)
    player.page.locator(".land .spot").nth(20).hover(force=True)
    expect(player.page.locator(".card[role=status]")).to_be_visible()
