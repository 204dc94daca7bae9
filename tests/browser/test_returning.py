"""What people come back for: puzzles, the ladder of bots, playing on from a finished game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.nightly import nightly
from wataha.lab.puzzles import shipped_puzzles
from wataha.server.tables.puzzles import show_puzzle

from .conftest import Sit
from .player import Player

PHONE = (390, 844)
GAME = "lone_wolves"


def things_of(number: int, path: str) -> list[str]:
    """The ids of what a move names, in the order of its words."""
    view = show_puzzle(shipped_puzzles(GAME)[number - 1])["view"]
    things = [*view["pieces"], *view["places"]]
    return [
        next(thing["id"] for thing in things if thing.get("word", thing["id"]) == word) for word in path.split()[1:]
    ]


def answer(player: Player, number: int, path: str) -> None:
    for thing in things_of(number, path):
        if thing not in player.chosen:
            player.click_thing(thing)
    expect(player.page.locator("[data-right]")).to_be_visible()


def test_a_puzzle_is_solved_and_the_next_one_missed(sit: Sit) -> None:
    player = sit()
    first = shipped_puzzles(GAME)[0]
    player.visit(f"/puzzle/{GAME}#1")
    player.page.locator(".stage").wait_for()
    answer(player, 1, first.best)
    expect(player.page.locator("[data-right]")).to_have_attribute("data-right", "true")
    player.page.get_by_role("button", name="Look at it again").click()
    player.page.get_by_role("link", name="Next puzzle").click()
    expect(player.page.locator("h1")).to_contain_text(re.compile("Puzzle 2|Puzzle of the day"))
    second = shipped_puzzles(GAME)[1]
    wrong = next(move for move in second.match().moves() if move != second.best)
    answer(player, 2, wrong)
    expect(player.page.locator("[data-right]")).to_have_attribute("data-right", "false")
    expect(player.page.locator("[data-right]")).to_contain_text("The best move")
    player.page.get_by_role("link", name="All puzzles").click()
    expect(player.page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    expect(player.page.get_by_role("link", name="Puzzle 2, missed")).to_be_visible()
    player.picture("puzzles")


def test_home_offers_the_next_rung_and_the_puzzles_of_the_day(sit: Sit) -> None:
    for size in ((1440, 900), PHONE):
        player = sit("en", *size)
        player.visit()
        expect(player.page.get_by_role("button", name="Play Pup")).to_have_count(4)
        daily = player.page.locator(".lobby a[href^='/puzzle/']")
        expect(daily.first).to_be_in_viewport()
        player.picture("home")


@nightly
def test_a_finished_game_is_played_on_from_the_middle(sit: Sit) -> None:
    player = sit()
    player.play_bot(GAME)
    for _ in range(3):
        player.move()
    player.wait_for_turn()
    player.resign()
    page = player.page
    page.locator(".ending a[href^='/replay']").click()
    page.locator("input[type=range]").wait_for()
    page.keyboard.press("ArrowRight")
    before = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Against").select_option("hunter")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    assert page.url != before
    player.see_table()
    expect(page.locator(".seats")).to_contain_text("Hunter")
    assert player.move()
