"""The deal on the page: its seal while the game is on, its proof afterwards, and an alarm where the two differ."""

from __future__ import annotations

import re

from .conftest import Sit
from .tables import sit_with_bots

FORGE = """
const kept = JSON.parse(localStorage.getItem("wataha.commitments"));
for (const table in kept) kept[table] = "0".repeat(64);
localStorage.setItem("wataha.commitments", JSON.stringify(kept));
"""
"""As if the table had shown another seal while the game was on."""


def test_the_deal_is_sealed_and_proven(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "lone_wolves", 2)
    player.open_drawer()
    seal = player.page.locator(".drawer section code").inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", seal)
    player.page.locator(".drawer .close").click()
    player.resign()
    player.page.get_by_role("button", name="Check the deal").click()
    assert player.page.locator(".drawer .verdict").inner_text() == "The deal is proven."
    assert "this browser noted" in player.page.locator(".drawer section li").nth(1).inner_text()
    player.page.locator(".drawer summary").click()
    assert f"--commitment {seal}" in player.page.locator(".drawer details pre").last.inner_text()
    player.picture("deal-proven")


def test_a_seal_that_is_not_the_one_noted_is_told(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "lone_wolves", 2)
    player.page.evaluate(FORGE)
    player.resign()
    player.page.get_by_role("button", name="Check the deal").click()
    assert player.page.locator(".drawer .verdict").inner_text() == "This deal is not what was sealed."
    assert "It is not the seal" in player.page.locator(".drawer section li.bad").inner_text()
