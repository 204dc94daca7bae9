"""Every page: reachable, light, and fit for all."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from .conftest import ROOT, Sit
from .player import GAMES
from .tables import sit_with_bots

FIRST_LOAD = 120 * 1024
PATHS = ("/", "/new/lone_wolves", "/rules/moonlight", "/best/moonlight", "/me", "/games", "/learn/lone_wolves")
PLAYERS = {"lone_wolves": 2, "moonlight": 2, "the_wolves": 3, "wolves_and_sheep": 4}
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
def test_axe_finds_nothing_serious(sit: Sit, theme: str) -> None:
    player = sit(settings={"theme": theme})
    for path in PATHS:
        player.visit(path)
        player.page.locator("main").wait_for()
        player.page.wait_for_load_state("networkidle")
        player.rest()
        player.picture(f"page{path.replace('/', '-')}")
        assert serious(player.page) == [], path


@pytest.mark.parametrize(
    ("game", "theme"),
    [(game, theme) for theme in ("night", "day") for game in GAMES],
)
def test_axe_finds_nothing_serious_at_the_table(sit: Sit, game: str, theme: str) -> None:
    player = sit(settings={"theme": theme})
    sit_with_bots(player, game, PLAYERS[game])
    for _ in range(2):
        player.move()
    player.wait_for_turn()
    assert serious(player.page) == []
    player.page.locator(".menu").click()
    player.page.locator(".drawer").wait_for()
    player.rest()
    player.picture("drawer")
    assert serious(player.page) == []


def test_the_first_load_is_light(sit: Sit) -> None:
    player = sit()
    scripts: list[Response] = []
    player.page.on("response", lambda answer: scripts.append(answer) if ".js" in answer.url else None)
    player.visit()
    player.page.wait_for_load_state("networkidle")
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
        player.page.wait_for_load_state("networkidle")
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.play_bot("lone_wolves")
    player.wait_for_turn()
    player.picture("table")
    assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def test_a_finished_game_is_replayed(sit: Sit) -> None:
    player = sit()
    player.play_bot("moonlight")
    player.move()
    player.wait_for_turn()
    player.resign()
    player.page.locator(".ending a[href^='/replay']").click()
    player.page.locator("input[type=range]").wait_for()
    for ply in (1, 2):
        player.page.keyboard.press("ArrowRight")
        expect(player.page.locator(".controls .tabular")).to_have_text(re.compile(f"^{ply}/"))
    player.page.locator("select").first.select_option("1")
    player.page.wait_for_load_state("networkidle")
    player.rest()
    player.picture("replay")
    assert serious(player.page) == []


def test_the_live_address_names_the_table_that_is_shown(sit: Sit) -> None:
    player = sit()
    sit_with_bots(player, "lone_wolves", 2)
    player.wait_for_turn()
    table = player.page.url.partition("/t/")[2].partition("#")[0]
    with player.page.expect_websocket() as away:
        player.page.locator("header a[href='/']").click()
    assert away.value.url.endswith("/api/live")
    with player.page.expect_websocket() as back:
        player.page.go_back()
    assert back.value.url.endswith(f"/api/live?table={table}")
    player.move()
