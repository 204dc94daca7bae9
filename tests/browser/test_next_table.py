"""One press goes to the next table where it is one's turn; the tab shows how many wait."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.nightly import nightly

from .conftest import Sit
from .player import Player
from .tables import set_up

NEXT = re.compile("tables? that waits? for you")


def icon_of(player: Player) -> str:
    return unquote(str(player.page.locator("link[rel=icon]").get_attribute("href")))


@nightly
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_one_press_goes_round_all_tables_that_wait(sit: Sit, size: tuple[int, int]) -> None:
    player = sit("en", *size)
    page = player.page
    tables = {set_up(player, "lone_wolves", [{"kind": "bot", "level": "pup"}], first_leader="0") for _ in range(3)}
    player.visit()
    expect(page).to_have_title("(3) Wataha")
    page.wait_for_function("() => document.querySelector('link[rel=icon]').href.startsWith('data:')")
    assert ">3</text>" in icon_of(player)
    seen: list[str] = []
    for press in range(3):
        if press == 1:
            page.keyboard.press("n")
        else:
            page.get_by_role("button", name=NEXT).click()
        page.wait_for_function("(before) => location.pathname !== before", arg=seen[-1] if seen else "/")
        seen.append(page.evaluate("location.pathname"))
        player.see_table()
        expect(page).to_have_title(re.compile(r"^\(3\) ● Your turn"))
    assert set(seen) == {path.partition("#")[0] for path in tables}
    player.picture("table")
    player.wait_for_turn()
    player.resign()
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    player.visit("/me")
    expect(page.get_by_role("button", name=NEXT)).to_have_text("2")
    page.get_by_label("Name").first.fill("Anna")
    page.get_by_label("Name").first.press("n")
    assert page.evaluate("location.pathname") == "/me", "who writes is not sent elsewhere"
    player.picture("header")


def test_nothing_waits_for_a_newcomer(sit: Sit) -> None:
    player = sit()
    player.visit()
    player.page.wait_for_load_state("networkidle")
    expect(player.page).to_have_title("Wataha")
    expect(player.page.get_by_role("button", name=NEXT)).to_have_count(0)
    assert icon_of(player) == "/icon.svg"
