"""A real server, a real browser: Chromium plays by clicking what is lit."""

from __future__ import annotations

import json
import os
import re
import runpy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.debian import find_program
from tests.server.receivers import MailServer
from tests.server.serving import Served
from wataha.server.settings import Settings

from .player import Player

ROOT = Path(__file__).parents[2]
WARM_UP = 600
"""Seconds that a first start may take to compile the games and their bots."""

expect.set_options(timeout=60_000)  # a page is given time where several tests share a core


WHOLE = ("chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str:
    """A Chromium of this machine; the one without windows is quicker by a quarter."""
    return find_program("chromium-headless-shell", *WHOLE)


def find_whole_chromium() -> str:
    """One that shows notifications, too."""
    return find_program(*WHOLE)


@pytest.fixture(scope="session")
def built() -> Path:
    """The built pages."""
    build = runpy.run_path(str(ROOT / "web" / "build.py"))
    build["build"]()
    return build["BUILT"]


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[str]:
    """A server of its own with all games, whose bots do not dawdle, and its address."""
    quick = {"bot_pause": 0, "poll": 400, "thinkers": 1}
    server = Served(Settings(data=str(folder), limits=0, log_level="warning", **quick, **changes))
    try:
        yield server.start(patience=WARM_UP).base
    finally:
        server.forget()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def address(built: Path, data: Path) -> Iterator[str]:
    with serving(data) as url:
        yield url


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with MailServer() as server:
        yield server


@pytest.fixture(scope="module")
def mail_site(built: Path, mails: MailServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site that sends mails, and no living room; two games are enough for it."""
    mail = {"smtp": mails.address, "mail_from": "Wataha <wolves@example.org>", "games": ("lone_wolves", "moonlight")}
    with serving(tmp_path_factory.mktemp("data"), site="https://wataha.example.org", **mail) as url:
        yield url


FLAGS = ["--no-sandbox", "--disable-gpu", "--in-process-gpu", "--js-flags=--no-opt --no-maglev"]
"""Without a graphics card it is cheaper to draw at once than to act as one, in a process of its own; and no page lives
so long that optimising its scripts would pay."""


@contextmanager
def launched(program: str) -> Iterator[Browser]:
    """A browser; not for the whole run, for as long as Playwright runs no other test can have an event loop."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched(find_chromium()) as chromium:
        yield chromium


@pytest.fixture(scope="session")
def artefacts() -> Path | None:
    """Where screenshots of the main states are kept: in the folder WATAHA_ARTEFACTS; without it, none are taken."""
    kept = os.environ.get("WATAHA_ARTEFACTS")
    if kept is None:
        return None
    folder = Path(kept)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


Sit = Callable[..., Player]


@pytest.fixture
def sit(browser: Browser, address: str, artefacts: Path | None, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """People before browsers of their own; afterwards none of them has seen an error or another's secrets."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []
    test = re.sub(r"\W+", "-", request.node.name).strip("-")

    def sit_down(
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        settings: dict[str, object] | None = None,
        worker: bool = False,
    ) -> Player:
        kept = {"pace": "instant", **(settings or {})}
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 600,
            locale=language,
            service_workers="allow" if worker else "block",
            reduced_motion="reduce" if kept["pace"] == "instant" else "no-preference",
        )
        said = json.dumps(json.dumps(kept))
        context.add_init_script(
            f"localStorage.getItem('wataha.settings') ?? localStorage.setItem('wataha.settings', {said})"
        )
        contexts.append(context)
        pictures = artefacts and artefacts / f"{test}-{len(players)}"
        players.append(Player(context.new_page(), address, pictures, touch=width < 600))
        return players[-1]

    yield sit_down
    for player in players:
        player.check()
    for context in contexts:
        context.close()
