"""A real server, a real browser: Chromium plays by clicking what is lit."""

from __future__ import annotations

import json
import os
import re
import runpy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.debian import find_program
from tests.server.serving import Served
from wataha.server.settings import Settings

from .player import Player

ROOT = Path(__file__).parents[2]
WARM_UP = 600
"""Seconds that a first start may take to compile the games and their bots."""


def find_chromium() -> str:
    """A Chromium of this machine."""
    return find_program("chromium", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def built() -> Path:
    """The built pages."""
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    build["build"]()
    return build["BUILT"]


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of its own with all games, whose bots do not dawdle, and its address."""
    server = Served(Settings(data=str(folder), limits=0, bot_pause=0, poll=1500, log_level="warning"))
    try:
        yield server.start(patience=WARM_UP).base
    finally:
        server.forget()


@pytest.fixture(scope="session")
def address(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as url:
        yield url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium; not for the whole run, for as long as Playwright runs no other test can have an event loop."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def artefacts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots of the main states are kept: WATAHA_ARTEFACTS, or the run's own folder."""
    kept = os.environ.get("WATAHA_ARTEFACTS")
    folder = Path(kept) if kept else tmp_path_factory.mktemp("screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


Sit = Callable[..., Player]


@pytest.fixture
def sit(browser: Browser, address: str, artefacts: Path, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """People before browsers of their own; afterwards none of them has seen an error or another's secrets."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []
    test = re.sub(r"\W+", "-", request.node.name).strip("-")

    def sit_down(
        language: str = "en", width: int = 1440, height: int = 900, settings: dict[str, object] | None = None
    ) -> Player:
        kept = {"pace": "instant", **(settings or {})}
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 600,
            locale=language,
            reduced_motion="reduce" if kept["pace"] == "instant" else "no-preference",
        )
        said = json.dumps(json.dumps(kept))
        context.add_init_script(
            f"localStorage.getItem('wataha.settings') ?? localStorage.setItem('wataha.settings', {said})"
        )
        contexts.append(context)
        players.append(Player(context.new_page(), address, artefacts / f"{test}-{len(players)}", touch=width < 600))
        return players[-1]

    yield sit_down
    for player in players:
        player.check()
    for context in contexts:
        context.close()
