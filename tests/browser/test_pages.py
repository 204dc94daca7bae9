"""Every page: reachable, light, and fit for all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.nightly import by_day, by_night, nightly
from wataha.engine.texts import LANGUAGES

from .conftest import ROOT, Sit
from .player import GAMES, Player
from .tables import let_all_see, set_up, sit_with_bots

FIRST_PAGE, TABLE = 60 * 1024, 120 * 1024
"""Bytes of JavaScript, packed, that a page may need."""
PATHS = (
    "/",
    "/best/moonlight",
    "/me",
    "/friends",
    "/tournaments",
    "/tournament/abcdefghijkm",
    "/games",
    "/nowhere",
    "/puzzles",
    "/puzzles/lone_wolves",
    "/puzzle/lone_wolves#1",
    "/people/abcdefghijkm",
    "/t/abcdefghijkm",
    "/new/the_wolves",
    "/rules/wolves_and_sheep",
    "/learn/moonlight",
)
"""One page of each kind."""
OF_EVERY_GAME = tuple(f"/{page}/{game}" for page in ("new", "rules", "learn") for game in GAMES)
PLAYERS = {"lone_wolves": 2, "moonlight": 2, "the_wolves": 3, "wolves_and_sheep": 4}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe-core that look at colours; everything else is the same by day and by night."""


def serious(page: Page, *only: str) -> list[dict[str, Any]]:
    """What axe-core finds serious or worse, by all its rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # The figures on cards and tokens are pictures; the names of the pieces say them in words.
    rules = {"label-content-name-mismatch": {"enabled": False}}
    options = {"resultTypes": ["violations"], **({"runOnly": only} if only else {"rules": rules})}
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        {"rule": rule["id"], "where": [node["target"] for node in rule["nodes"][:4]]}
        for rule in found["violations"]
        if rule["impact"] in ("serious", "critical")
    ]


def serious_by_night_and_day(player: Player) -> list[dict[str, Any]]:
    """What axe-core finds serious on a page as it is shown now, in one theme and in the other."""
    found = serious(player.page)
    for theme in ("day", "night"):
        player.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        player.rest()
        if theme == "day":
            found += serious(player.page, *COLOURS)
            player.picture("day")
    return found


@pytest.mark.parametrize("paths", [PATHS, by_night(OF_EVERY_GAME)])
def test_axe_finds_nothing_serious(sit: Sit, paths: tuple[str, ...]) -> None:
    player = sit()
    for path in paths:
        player.arrive(path)
        player.picture(f"page{path.replace('/', '-')}")
        assert serious_by_night_and_day(player) == [], path
    player.errors = [error for error in player.errors if "404" not in error]


CUT = """
() => [...document.querySelectorAll("h1, h2, th, td, .button, label, input[type=radio]")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    const isCut = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    return box.width > 1 && (box.right > innerWidth + 1 || isCut);
  })
  .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`)
"""
"""Words that do not fit into their box or onto the screen."""


KEY = re.compile(r"\b(?:web|lwb?|mlb?|twb?|wsb?|bot|refused|why)-[a-z]")


@pytest.mark.parametrize("paths", [PATHS, by_night(OF_EVERY_GAME)])
def test_no_word_of_a_page_is_cut_on_a_phone_and_none_is_a_key(sit: Sit, paths: tuple[str, ...]) -> None:
    player = sit("en", 360, 640)
    page = player.page
    for path in paths:
        if path.startswith(("/puzzle/", "/learn/", "/rules/", "/t/", "/people/", "/tournament/", "/nowhere")):
            continue
        player.arrive(path)
        if path.startswith("/new/"):
            expect(page.locator(".option").first).to_be_visible()
        for language in LANGUAGES:
            page.locator("header.bar select").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            player.next_frame()
            assert page.evaluate(CUT) == [], (path, language)
            words = page.locator("main").text_content() or ""
            assert not KEY.search(words), (path, language, KEY.search(words))


def test_the_list_of_tables_says_only_what_is_unusual_and_in_words(sit: Sit) -> None:
    host, guest = sit("de"), sit("de")
    host.visit("/new/wolves_and_sheep")
    let_all_see(host)
    host.page.locator(".first[type=submit], form .button.first").click()
    host.page.locator(".share input").wait_for()
    guest.visit()
    row = guest.page.locator(".lobby li", has_text="Meine Schafe Deine Schafe").first
    expect(row).to_contain_text("Ohne Uhr")
    expect(row).not_to_contain_text("Sekunden")


@nightly
def test_axe_finds_nothing_serious_before_and_after_a_game(sit: Sit) -> None:
    player = sit()
    page = player.page
    player.visit("/new/moonlight")
    page.locator("form .button.first").click()
    page.locator(".share input").wait_for()
    player.rest()
    assert serious_by_night_and_day(player) == []
    player.play_bot("moonlight")
    player.move()
    player.wait_for_turn()
    player.resign()
    player.rest()
    player.picture("end")
    assert serious_by_night_and_day(player) == []
    account = page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.account.id)")
    for path in (page.locator(".ending a[href^='/replay']").get_attribute("href"), f"/people/{account}", "/me"):
        player.arrive(str(path))
        assert serious_by_night_and_day(player) == [], path


@pytest.mark.parametrize("game", by_day(GAMES, "lone_wolves"))
def test_axe_finds_nothing_serious_at_the_table(sit: Sit, game: str) -> None:
    player = sit()
    sit_with_bots(player, game, PLAYERS[game])
    for _ in range(2):
        player.move()
    player.wait_for_turn()
    assert serious_by_night_and_day(player) == []
    player.page.locator(".menu").click()
    player.page.locator(".drawer").wait_for()
    player.rest()
    player.picture("drawer")
    assert serious_by_night_and_day(player) == []


def scripts_of(player: Player, path: str, shown: str) -> int:
    """The bytes of JavaScript that a page needs, as they are sent to somebody who has nothing of it yet."""
    scripts: list[Request] = []
    player.page.on("requestfinished", lambda request: scripts.append(request) if ".js" in request.url else None)
    player.visit(path)
    player.page.locator(shown).first.wait_for()
    player.page.wait_for_load_state("networkidle")
    return sum(script.sizes()["responseBodySize"] for script in scripts)


def test_the_first_page_is_light(sit: Sit) -> None:
    assert 0 < scripts_of(sit(worker=True), "/", "article") <= FIRST_PAGE


@pytest.mark.parametrize("game", by_day(GAMES, "the_wolves"))
def test_a_table_is_light(sit: Sit, game: str) -> None:
    host, guest = sit(), sit(worker=True)
    path = set_up(host, game, [{"kind": "bot", "level": "pup"}] * (PLAYERS[game] - 1))
    assert 0 < scripts_of(guest, path, ".stage .piece") <= TABLE


def test_boards_load_on_demand(built: Path) -> None:
    page = (built / "index.html").read_text(encoding="utf-8")
    assert "moonlight" not in page
    assert "lone_wolves" not in page


@pytest.mark.parametrize("sizes", [((360, 780), (1920, 1080)), by_night(((768, 432), (3840, 2160)))])
def test_nothing_spills_over_the_edge(sit: Sit, sizes: tuple[tuple[int, int], ...]) -> None:
    player = sit()
    for path in ("/", "/new/moonlight", "/rules/lone_wolves"):
        player.arrive(path)
        for width, height in sizes:
            player.resize(width, height)
            assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
    player.play_bot("lone_wolves")
    player.wait_for_turn()
    for width, height in sizes:
        player.resize(width, height)
        player.picture(f"table-{width}")
        assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), width


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


@nightly
def test_only_those_who_sit_at_the_table_can_begin(sit: Sit) -> None:
    player = sit()
    player.visit("/new/the_wolves")
    first = player.page.locator("label", has_text="Who starts").locator("select")
    players = player.page.locator("label.line select").first
    for number in (2, 5, 3):
        players.select_option(str(number))
        expect(first.locator("option")).to_have_count(number + 1)
        first.select_option(str(number - 1))
    players.select_option("2")
    expect(first).to_have_value("random")
