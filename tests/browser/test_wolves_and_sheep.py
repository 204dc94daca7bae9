"""Wolves and Sheep in the browser: strangers play by clicking, turn tiles, interrupt, and leave."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Sit, serving
from .player import PATIENCE, Player
from .tables import press_on, sit_with_bots
from .test_pages import serious

WIDE, PHONE = (1440, 900), (390, 844)


@pytest.fixture(scope="module")
def address(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), "wolves_and_sheep") as url:
        yield url


def wait_for_main(player: Player) -> bool:
    """Until one's turn begins: a tile can be laid, or one can leave. False when the game ends before."""
    for _ in range(60):
        if not player.wait_for_turn():
            return False
        if player.page.locator(".hand .tile.lit").count() and player.page.locator(".rest button").count():
            return True
        player.move()
        player.page.wait_for_timeout(200)
    raise AssertionError("It never is one's turn.")


def begin(player: Player) -> None:
    """A table for two at one's own turn; where nobody has a village tile to begin with, another table."""
    for _ in range(5):
        sit_with_bots(player, "wolves_and_sheep", 2)
        if wait_for_main(player):
            return
    raise AssertionError("No game gets going.")


@pytest.mark.parametrize(
    ("players", "language", "size"),
    [(2, "en", WIDE), (4, "cs", WIDE), (2, "de", PHONE), (4, "pl", PHONE)],
)
def test_a_stranger_plays_with_the_expansion(sit: Sit, players: int, language: str, size: tuple[int, int]) -> None:
    player = sit(language, *size)
    sit_with_bots(player, "wolves_and_sheep", players, big_fish="on")
    player.picture("start")
    for _ in range(20):
        if not player.move():
            break
    player.picture("middle")
    assert player.page.locator(".piece.laid").count() > 3


def test_leaving_asks_once_more_and_the_game_goes_to_its_end(sit: Sit) -> None:
    player = sit()
    begin(player)
    player.page.locator(".rest button").first.click()
    player.page.locator(".rest .danger").click()
    expect(player.page.locator(".ending table").first).to_be_visible(timeout=2 * PATIENCE)
    player.picture("end")


def test_a_tile_turns_over_and_around(sit: Sit) -> None:
    player = sit()
    begin(player)
    slot = player.page.locator(".slot").first
    slot.hover()
    before = slot.locator(".tile").inner_html()
    player.page.keyboard.press("f")
    turned_over = slot.locator(".tile").inner_html()
    assert turned_over != before
    player.page.keyboard.press("f")
    player.page.mouse.wheel(0, 120)
    player.page.wait_for_timeout(100)
    turned = slot.locator(".tile").inner_html()
    for _ in range(3):
        player.page.keyboard.press("r")
    assert slot.locator(".tile").inner_html() == before or turned == before


def test_a_place_takes_the_tile_as_it_is_held(sit: Sit) -> None:
    player = sit()
    begin(player)
    laid = player.page.locator(".piece.laid").count()
    player.page.locator(".slot", has=player.page.locator(".tile.lit")).first.hover()
    player.page.locator(".could").first.click()
    for _ in range(10):
        if player.page.locator(".piece.laid").count() > laid:
            break
        if player.page.locator(".ghost.ask").count():
            player.page.locator(".ghost.ask").click()
        player.page.wait_for_timeout(200)
    assert player.page.locator(".piece.laid").count() > laid


def test_the_keyboard_alone_plays(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "wolves_and_sheep", 2)
    press_on(player, 12)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_axe_finds_nothing_serious(sit: Sit, theme: str) -> None:
    player = sit(settings={"theme": theme})
    sit_with_bots(player, "wolves_and_sheep", 4, big_fish="on")
    for _ in range(5):
        player.move()
    player.page.wait_for_timeout(500)
    assert serious(player.page) == []


def test_when_to_be_asked_is_private(sit: Sit) -> None:
    player = sit()
    sent: list[str] = []
    player.page.on("websocket", lambda channel: channel.on("framesent", lambda frame: sent.append(str(frame))))
    begin(player)
    player.page.locator(".dock select").select_option("never")
    wait_for_main(player)
    player.move()
    player.move()
    player.page.wait_for_timeout(2500)
    assert player.page.evaluate("localStorage.getItem('wataha.interrupts')") == "never"
    assert not any("never" in frame for frame in sent)
    assert "never" not in json.dumps(player.heard)


def test_pointing_at_a_meadow_tells_of_it(sit: Sit) -> None:
    player = sit()
    begin(player)
    for _ in range(30):
        if player.page.locator(".piece.laid").count() > 1:
            break
        player.move()
        player.page.wait_for_timeout(200)
    for tile in player.page.locator(".piece.laid").all():
        box = tile.bounding_box()
        assert box
        for x, y in ((0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.1, 0.5)):
            player.page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
            player.page.wait_for_timeout(50)
            if player.page.locator(".card[role=status]").count():
                assert player.page.locator(".shine path").count() > 0
                return
    raise AssertionError("No meadow, forest or pond tells of itself.")
