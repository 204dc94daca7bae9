"""What people read: texts and never keys, pictures of what sentences name, and why a hint is best."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.nightly import by_day

from .conftest import Sit
from .player import GAMES
from .tables import sit_with_bots
from .test_pages import KEY

PLAYERS = {"lone_wolves": 2, "moonlight": 2, "the_wolves": 2, "wolves_and_sheep": 2}


@pytest.mark.parametrize("game", by_day(GAMES, "moonlight"))
def test_pointing_at_a_picture_in_the_log_lights_the_real_thing(sit: Sit, game: str) -> None:
    player = sit()
    sit_with_bots(player, game, PLAYERS[game])
    for _ in range(3):
        player.move()
    player.wait_for_turn()
    page = player.page
    page.locator(".menu").click()
    pictures = page.locator(".drawer li .thing")
    expect(pictures.last).to_be_visible()
    for number in range(pictures.count()):
        pictures.nth(number).hover()
        if page.locator(".stage .about").count() > 0:
            return
    raise AssertionError("No picture lights anything on the table.")


@pytest.mark.parametrize("game", by_day(GAMES, "wolves_and_sheep"))
def test_a_hint_says_what_and_why(sit: Sit, game: str) -> None:
    player = sit()
    sit_with_bots(player, game, PLAYERS[game])
    player.move()
    player.wait_for_turn()
    page = player.page
    page.get_by_label("Hint", exact=True).click()
    hint = page.locator(".hint")
    expect(hint).to_contain_text(re.compile("(Alpha|Legend) would play:"))
    expect(hint.locator("small").first).to_contain_text(re.compile(r"games in 100|points? more|as good|no other move"))
    assert not KEY.search(hint.inner_text())
