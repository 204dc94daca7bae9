"""Wolves and Sheep in the browser: strangers play by clicking, turn tiles, interrupt, and leave."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.nightly import by_night, nightly
from wataha.engine.texts import LANGUAGES

from .conftest import Sit
from .player import PATIENCE, Player
from .tables import press_on, sit_with_bots

WIDE, PHONE, SMALL_PHONE = (1440, 900), (390, 844), (360, 640)


def wait_for_main(player: Player) -> bool:
    """Until one's turn begins: a tile can be laid, or one can leave. False when the game ends before."""
    for _ in range(60):
        if not player.wait_for_turn():
            return False
        if player.page.locator(".hand .tile.lit").count() and player.page.locator(".rest button").count():
            return True
        player.move()
    raise AssertionError("It never is one's turn.")


def begin(player: Player, players: int = 2, interrupts: str = "own_turn", **options: object) -> None:
    """A table at one's own turn; where nobody has a village tile to begin with, another table."""
    for _ in range(5):
        sit_with_bots(player, "wolves_and_sheep", players, interrupts=interrupts, **options)
        if wait_for_main(player):
            return
    raise AssertionError("No game gets going.")


def lay(player: Player, tiles: int) -> None:
    """Play on until so many tiles lie on the meadow."""
    for _ in range(20 * tiles):
        if player.page.locator(".piece.laid").count() >= tiles:
            return
        player.move()
    raise AssertionError("Nothing is laid.")


@pytest.mark.parametrize(("players", "language", "size"), [by_night(2, "de", WIDE), (4, "pl", PHONE)])
def test_a_stranger_plays_with_the_expansion(sit: Sit, players: int, language: str, size: tuple[int, int]) -> None:
    player = sit(language, *size)
    begin(player, players, "any_time", big_fish="on")
    player.picture("start")
    lay(player, 3 * players)
    player.picture("middle")


@nightly
def test_a_whole_game_ends_with_its_sheet(sit: Sit) -> None:
    player = sit()
    begin(player)
    player.play_to_the_end(300)
    expect(player.page.locator(".ending table").first).to_be_visible()
    player.picture("end")


@nightly
def test_leaving_asks_once_more_and_the_game_goes_to_its_end(sit: Sit) -> None:
    player = sit()
    begin(player)
    player.page.locator(".rest button").first.click()
    player.page.locator(".rest .danger").click()
    expect(player.page.locator(".ending table").first).to_be_visible(timeout=2 * PATIENCE)


def test_a_tile_turns_over_and_around(sit: Sit) -> None:
    player = sit()
    begin(player)
    slot = player.page.locator(".slot").first
    slot.hover()
    face = "() => document.querySelector('.slot .tile').innerHTML"
    before = player.page.evaluate(face)
    player.page.keyboard.press("f")
    player.page.wait_for_function(f"(before) => ({face})() !== before", arg=before)
    player.page.keyboard.press("f")
    player.page.wait_for_function(f"(before) => ({face})() === before", arg=before)
    player.page.mouse.wheel(0, 120)
    for _ in range(3):
        player.page.keyboard.press("r")
    player.page.wait_for_function(f"(before) => ({face})() === before", arg=before)


def test_a_place_takes_the_tile_as_it_is_held(sit: Sit) -> None:
    player = sit()
    begin(player)
    laid = player.page.locator(".piece.laid").count()
    player.page.locator(".slot", has=player.page.locator(".tile.lit")).first.hover()
    player.page.locator(".could").first.click()
    player.settle()
    if player.page.locator(".ghost.ask").count():
        player.page.locator(".ghost.ask").click()
        player.settle()
    assert player.page.locator(".piece.laid").count() > laid


def test_the_keyboard_alone_plays(sit: Sit) -> None:
    player = sit()
    begin(player)
    press_on(player, 8)


ROW = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const row = document.querySelector(".dock .answers");
  if (!row.querySelector(".poll button")) return null;
  const shown = [...row.querySelectorAll(".poll > *, button")].map(box).filter(({ width }) => width > 0);
  const line = parseFloat(getComputedStyle(row).fontSize);
  const text = box(row.querySelector(".poll .text")).height / line;
  const middles = shown.map(({ top, height }) => Math.round((top + height / 2) / 12));
  return { rows: new Set(middles).size, lines: Math.round(text / 1.1), hidden: row.scrollWidth - row.clientWidth };
}
"""
"""How the row of a poll lies: its rows of things, the lines of its question, and how much of it is out of sight."""


def row_of_poll(player: Player) -> dict[str, int] | None:
    """Play on until one is asked whether to interrupt, and look, before the poll closes; None when the game ends."""
    for _ in range(40):
        seen = player.page.wait_for_function(f"() => ({ROW})() ?? wataha.isMine()").json_value()
        if isinstance(seen, dict):
            return seen
        if not player.move():
            return None
    return None


@nightly
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_poll_is_one_row_on_a_phone(sit: Sit, language: str) -> None:
    player = sit(language, *SMALL_PHONE)
    player.visit("/games")
    player.page.evaluate("localStorage.setItem('wataha.interrupts', 'always')")
    row = None
    for _ in range(5):
        begin(player, 3, "any_time")
        if row := row_of_poll(player):
            break
    assert row, "Nobody is asked."
    assert (row["rows"], row["hidden"]) == (1, 0), row
    assert row["lines"] <= 2, row


@nightly
def test_when_to_be_asked_is_private(sit: Sit) -> None:
    player = sit()
    sent: list[str] = []
    player.page.on("websocket", lambda channel: channel.on("framesent", lambda frame: sent.append(str(frame))))
    begin(player, interrupts="any_time")
    player.page.locator(".dock select").select_option("never")
    wait_for_main(player)
    for _ in range(3):
        player.move()
    assert player.page.evaluate("localStorage.getItem('wataha.interrupts')") == "never"
    assert not any("never" in frame for frame in sent)
    assert "never" not in json.dumps(player.heard)


@nightly
def test_pointing_at_a_meadow_tells_of_it(sit: Sit) -> None:
    player = sit()
    begin(player)
    lay(player, 2)
    player.wait_for_turn()
    for tile in player.page.locator(".piece.laid").all():
        box = tile.bounding_box()
        assert box
        for x, y in ((0.5, 0.1), (0.9, 0.5), (0.5, 0.9), (0.1, 0.5)):
            player.page.mouse.move(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
            player.next_frame()
            if player.page.locator(".card[role=status]").count():
                assert player.page.locator(".shine path").count() > 0
                return
    raise AssertionError("No meadow, forest or pond tells of itself.")
