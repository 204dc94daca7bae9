"""Moments are shown, the end is counted on the board, and nobody has to wait for any of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.nightly import by_day, nightly

from .conftest import Sit
from .player import PATIENCE, Player
from .tables import LEAVE, sit_with_bots

NOTE = """
() => new MutationObserver(() => { if (document.querySelector(".counting")) window.hasCounted = true; })
  .observe(document.body, { childList: true, subtree: true })
"""
WATCH = """
() => {
  window.seen = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll(".moments svg")) window.seen.add(one.classList[0]);
  }).observe(document.body, { childList: true, subtree: true });
}
"""
"""Notes the moments that are shown."""

OVER = """
async () => {
  const id = location.pathname.split("/")[2];
  const answer = await fetch(`/api/tables/${id}`, { headers: { "X-Table-Key": location.hash.slice(1) } });
  return (await answer.json()).table.status === "over";
}
"""
SKIP = """
() => {
  if (document.querySelector(".counting, .ending")) return true;
  [...document.querySelectorAll(".actions .button")].find((one) => one.textContent.includes("Skip"))?.click();
  return false;
}
"""
"""Goes to the present until the game is seen to end: its last moves may be on their way."""

OPTIONS: dict[str, dict[str, object]] = {"wolves_and_sheep": {"interrupts": "own_turn"}}
"""A poll takes its time, whoever is asked."""
PLAYERS = {"lone_wolves": 2, "moonlight": 2, "the_wolves": 2, "wolves_and_sheep": 3}
SIZES = {"lone_wolves": (1440, 900), "moonlight": (390, 844), "the_wolves": (390, 844), "wolves_and_sheep": (1440, 900)}


def let_bots_finish(player: Player, game: str) -> None:
    """A table whose game bots play to its end before the player's eyes."""
    sit_with_bots(player, game, PLAYERS[game], **OPTIONS.get(game, {}))
    player.page.evaluate(NOTE)
    player.page.evaluate(LEAVE)
    player.wait_until(OVER)
    player.page.wait_for_function(SKIP, polling=200)


def count_at_leisure(player: Player) -> None:
    """The count from its beginning; on a busy machine the first one may be over."""
    if player.page.locator(".counting").count() > 0:
        player.page.keyboard.press("Escape")
    player.page.get_by_role("button", name="Count again on the board").click()
    player.page.locator(".counting").wait_for()


@pytest.mark.parametrize("game", by_day(PLAYERS, "lone_wolves"))
def test_the_points_are_counted_on_the_board_and_a_key_goes_on(sit: Sit, game: str) -> None:
    player = sit("en", *SIZES[game], settings={"pace": "calm"})
    let_bots_finish(player, game)
    page = player.page
    assert page.evaluate("() => window.hasCounted"), "It is counted without being asked for."
    count_at_leisure(player)
    page.locator(".counted:visible").first.wait_for()
    expect(page.locator(".ending")).to_have_count(0)
    player.picture("counting")
    page.keyboard.press("Escape")
    expect(page.locator(".ending table")).to_be_visible()
    expect(page.locator(".counting, .counted")).to_have_count(0)
    player.rest()
    player.picture("ending")
    if game == "lone_wolves":
        goes_on_by_a_click_or_the_button(player)


def goes_on_by_a_click_or_the_button(player: Player) -> None:
    """The count can be seen again, and be left in other ways than by a key."""
    page = player.page
    count_at_leisure(player)
    page.locator(".stage").click(position={"x": 200, "y": 300})
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("button", name="Count again on the board").click()
    page.locator(".counting").wait_for()
    page.get_by_role("button", name="Straight to the result").click()
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".explanation")).to_have_count(0)


def test_who_wants_no_motion_gets_the_sheet_at_once_and_it_leaves_zeros_out(sit: Sit) -> None:
    player = sit()
    let_bots_finish(player, "lone_wolves")
    expect(player.page.locator(".ending")).to_be_visible()
    assert not player.page.evaluate("() => window.hasCounted")
    expect(player.page.get_by_role("button", name="Count again on the board")).to_have_count(0)
    rows = player.page.locator(".ending tbody tr")
    rows.first.wait_for()
    for number in range(rows.count()):
        assert any(int(points) for points in rows.nth(number).locator("b").all_inner_texts())


@nightly
def test_a_count_that_nobody_skips_ends_with_the_sheet_and_the_turning_point_opens_the_replay(sit: Sit) -> None:
    player = sit(settings={"pace": "brisk"})
    let_bots_finish(player, "moonlight")
    count_at_leisure(player)
    page = player.page
    page.locator(".ending").wait_for(timeout=PATIENCE)
    assert page.locator(".ending tfoot .won").inner_text() == "2"
    page.get_by_role("button", name="Find the turning point").click()
    page.locator(".turning a").wait_for(timeout=PATIENCE)
    move = int(page.locator(".turning a").inner_text().split()[-1])
    page.locator(".turning a").click()
    expect(page.locator("input[type=range]")).to_have_value(str(move - 1))


def test_a_lost_trick_shows_its_claws_and_a_click_goes_on(sit: Sit) -> None:
    player = sit(settings={"pace": "calm"})
    sit_with_bots(player, "lone_wolves", 2)
    page = player.page
    page.evaluate(WATCH)
    for _ in range(2):
        player.move()
        page.wait_for_function("() => window.seen.size > 0 || wataha.isMine()")
    page.wait_for_function("() => window.seen.has('claws')")
    page.mouse.click(5, 400)
    expect(page.locator(".moments")).to_have_count(0)


@nightly
def test_who_wants_no_motion_sees_no_moments(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "lone_wolves", 2)
    player.page.evaluate(WATCH)
    for _ in range(6):
        player.move()
    player.wait_for_turn()
    assert player.page.evaluate("() => window.seen.size") == 0


LOOPS = """
() => document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === Infinity)
  .map((one) => [one.animationName, one.effect.getKeyframes()[0].easing])
"""
"""What never comes to rest, and how it goes on from frame to frame."""


@pytest.mark.parametrize("game", by_day(PLAYERS, "lone_wolves"))
def test_a_table_at_rest_is_painted_a_few_times_a_second(sit: Sit, game: str) -> None:
    """A glow that changed at every frame kept a core busy for as long as somebody thought."""
    player = sit(settings={"pace": "normal"})
    sit_with_bots(player, game, PLAYERS[game])
    player.wait_for_turn()
    loops = player.page.evaluate(LOOPS)
    if not loops:  # tiles in hand have a frame; what glows is where one that is chosen may lie
        player.click_lit()
        player.rest()
        loops = player.page.evaluate(LOOPS)
    assert loops
    assert all(easing.startswith("steps(") for _, easing in loops), loops
