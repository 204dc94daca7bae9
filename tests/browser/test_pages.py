"""Every page: reachable, light, and fit for all."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from .conftest import ROOT, Sit

FIRST_LOAD = 120 * 1024
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[dict[str, Any]]:
    """What axe-core finds serious or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # The figures on cards and tokens are pictures; the names of the pieces say them in words.
    rules = {"label-content-name-mismatch": {"enabled": False}}
    found = page.evaluate("(rules) => axe.run(document, { resultTypes: ['violations'], rules })", rules)
    return [
        {"rule": rule["id"], "where": [node["target"] for node in rule["nodes"][:4]]}
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize(
    "path", ["/", "/new/lone_wolves", "/rules/moonlight", "/best/moonlight", "/me", "/games", "/learn/lone_wolves"]
)
def test_axe_finds_nothing_serious(sit: Sit, path: str, theme: str) -> None:
    player = sit(settings={"theme": theme})
    player.visit(path)
    player.page.locator("main").wait_for()
    player.page.wait_for_timeout(700)
    player.picture("page")
    assert serious(player.page) == []


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("game", ["lone_wolves", "moonlight"])
def test_axe_finds_nothing_serious_at_the_table(sit: Sit, game: str, theme: str) -> None:
    player = sit(settings={"theme": theme})
    player.play_bot(game)
    for _ in range(3):
        player.move()
    player.wait_for_turn()
    player.page.wait_for_timeout(500)
    assert serious(player.page) == []
    player.page.locator(".menu").click()
    player.page.wait_for_timeout(300)
    player.picture("drawer")
    assert serious(player.page) == []


def test_the_first_load_is_light(sit: Sit) -> None:
    player = sit()
    scripts: list[Response] = []
    player.page.on("response", lambda answer: scripts.append(answer) if ".js" in answer.url else None)
    player.visit()
    player.page.wait_for_timeout(1000)
    weight = sum(len(gzip.compress(script.body(), 9)) for script in scripts)
    assert 0 < weight <= FIRST_LOAD


def test_boards_load_on_demand(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    assert "moonlight" not in page
    assert "lone_wolves" not in page


@pytest.mark.parametrize("width", [360, 768, 1920, 3840])
def test_nothing_spills_over_the_edge(sit: Sit, width: int) -> None:
    player = sit(width=width, height=780 if width < 600 else width * 9 // 16)
    for path in ("/", "/new/moonlight", "/rules/lone_wolves"):
        player.visit(path)
        player.page.locator("main").wait_for()
        player.page.wait_for_timeout(400)
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.play_bot("lone_wolves")
    player.page.wait_for_timeout(500)
    player.picture("table")
    assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def test_a_finished_game_is_replayed(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    player.page.locator(".menu").click()
    player.page.locator(".drawer [role=tab]").last.click()
    player.move()
    player.wait_for_turn()
    player.page.locator(".drawer .deeds .button").last.click()
    player.page.locator(".drawer .danger").click()
    player.page.locator(".ending").wait_for()
    player.page.locator(".ending a[href^='/replay']").click()
    player.page.locator("input[type=range]").wait_for()
    for _ in range(2):
        player.page.keyboard.press("ArrowRight")
        player.page.wait_for_timeout(400)
    assert player.page.locator(".controls .tabular").inner_text().startswith("2/")
    player.page.locator("select").first.select_option("1")
    player.page.wait_for_timeout(400)
    player.picture("replay")
    assert serious(player.page) == []
