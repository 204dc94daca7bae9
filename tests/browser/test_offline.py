"""Without a connection: the pages open and say so; rules, lessons and puzzles work; a new version announces itself."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.nightly import nightly
from tests.server.serving import Served
from wataha.server.settings import Settings

from .conftest import WARM_UP, Sit
from .player import PATIENCE, Player

UNTIL = """
async () => {
  const last = Date.now() + 120_000;
  while (!(await (%s)())) {
    if (Date.now() > last) throw new Error("It does not come.");
    await new Promise((go) => setTimeout(go, 100));
  }
}
"""
"""Waits for something that the page has to ask for itself."""

KEPT = """
async () => {
  if (!(await caches.has("wataha-offline"))) return false;
  const kept = await (await caches.open("wataha-offline")).keys();
  return kept.filter(({ url }) => url.endsWith("/solution")).length >= 16;
}
"""
"""Whether the puzzles of four games are kept for the way, four of each."""

ANSWERED = """
async () => {
  const { games } = await fetch("/api/puzzles").then((answer) => answer.json());
  return games.some(({ game, right, wrong }) => game === "moonlight" && right.length + wrong.length === 1);
}
"""
"""Whether the server knows of one's only answer."""

ACTIVE = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"


def go_offline(sit: Sit) -> Player:
    """Somebody who was here once, and now has no connection."""
    player = sit(worker=True)
    player.visit()
    player.page.evaluate(UNTIL % KEPT)
    player.page.context.set_offline(True)
    player.visit()
    return player


def forget_offline(player: Player) -> None:
    """A browser tells of every request that finds no connection."""
    player.errors = [error for error in player.errors if "ERR_INTERNET_DISCONNECTED" not in error]


@nightly
def test_pages_open_without_a_connection_and_say_so(sit: Sit) -> None:
    player = go_offline(sit)
    page = player.page
    expect(page.locator("article")).to_have_count(4)
    expect(page.get_by_text("No connection.")).to_be_visible()
    player.picture("home")
    player.visit("/rules/moonlight")
    expect(page.get_by_role("heading", name="Leader abilities")).to_be_visible()
    page.locator("article img").last.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.querySelectorAll('article img')].at(-1).naturalWidth > 0")
    player.visit("/learn/lone_wolves")
    player.see_table()
    page.locator("header .button.first").click()
    player.visit("/t/abcdefghijkm")
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    page.context.set_offline(False)
    forget_offline(player)


@nightly
def test_a_puzzle_is_solved_without_a_connection_and_counts_later(sit: Sit) -> None:
    player = go_offline(sit)
    page = player.page
    player.visit("/puzzles")
    expect(page.locator("section")).to_have_count(4)
    page.locator("a[href^='/puzzle/moonlight']").first.click()
    player.see_table()
    for _ in range(12):
        if page.locator("[data-right]").count():
            break
        player.click_lit()
        page.wait_for_function("() => wataha.isMine() || document.querySelector('[data-right]')")
    expect(page.locator("[data-right]")).to_be_visible()
    page.context.set_offline(False)
    page.evaluate(UNTIL % ANSWERED)
    forget_offline(player)


def version_of(page: Page) -> str:
    return str(page.evaluate("document.querySelector('meta[name=release]')?.content ?? 'first'"))


@pytest.fixture
def changing(built: Path, tmp_path: Path) -> Path:
    """Pages that a host is going to replace by newer ones."""
    folder = tmp_path / "pages"
    shutil.copytree(built, folder)
    return folder


def release(folder: Path) -> None:
    """Put a newer version of the pages there."""
    page, worker = folder / "index.html", folder / "sw.js"
    html = page.read_text(encoding="utf-8").replace("<title>", '<meta name="release" content="second" /><title>')
    for packed in (*folder.glob("index.html.*"), *folder.glob("sw.js.*")):
        packed.unlink()
    page.write_text(html, encoding="utf-8")
    script = worker.read_text(encoding="utf-8")
    revision = script.split('url:"index.html",revision:"')[1].split('"')[0]
    worker.write_text(script.replace(revision, "second"), encoding="utf-8")


@nightly
def test_a_new_version_announces_itself(browser: Browser, changing: Path, tmp_path: Path) -> None:
    games = ("lone_wolves",)
    server = Served(
        Settings(data=str(tmp_path / "data"), web=str(changing), games=games, limits=0, log_level="warning")
    )
    try:
        address = server.start(patience=WARM_UP).base
        page = browser.new_context(locale="en").new_page()
        page.goto(address)
        page.evaluate(UNTIL % ACTIVE)
        release(changing)
        page.reload()
        page.get_by_text("A new version is ready.").wait_for(timeout=PATIENCE)
        assert version_of(page) == "first"
        page.get_by_role("button", name="Load it").click()
        page.wait_for_function("() => document.querySelector('meta[name=release]')", timeout=PATIENCE)
        assert version_of(page) == "second"
        page.context.close()
    finally:
        server.forget()
