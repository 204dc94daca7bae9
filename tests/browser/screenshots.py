"""Takes the pictures of docs/playing.md: `make screenshots`, or with the address of a server that runs already."""

from __future__ import annotations

import runpy
import sys
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from .conftest import ROOT, find_chromium, launched, serving
from .player import Player
from .tables import sit_with_bots

PICTURES = ROOT / "docs" / "pictures"
QUALITY = 82
WIDE, PHONE = (1440, 900), (390, 844)
GAMES: tuple[tuple[str, int, int, dict[str, object]], ...] = (
    ("lone_wolves", 2, 8, {}),
    ("moonlight", 2, 7, {}),
    ("the_wolves", 3, 26, {}),
    ("wolves_and_sheep", 4, 24, {"big_fish": "on"}),
)
"""Each game with its players, the moves before the picture, and its options."""


def take(browser: Browser, address: str) -> None:
    """Home, then every game at a desk and on a phone."""
    player = sit(browser, address, WIDE)
    player.visit()
    player.page.locator("article").first.wait_for()
    keep(player, "home")
    for size, suffix in ((WIDE, ""), (PHONE, "-phone")):
        for game, players, moves, options in GAMES:
            player = sit(browser, address, size)
            sit_with_bots(player, game, players, **options)
            for _ in range(moves):
                if not player.move():
                    break
            player.wait_for_turn()
            keep(player, f"{game}{suffix}")


def sit(browser: Browser, address: str, size: tuple[int, int]) -> Player:
    """Somebody new before a browser, with quick bots and an English table."""
    width, height = size
    shape: Any = {"width": width, "height": height}
    context = browser.new_context(viewport=shape, has_touch=size == PHONE, locale="en")
    context.add_init_script("localStorage.setItem('wataha.settings', JSON.stringify({ pace: 'instant' }))")
    return Player(context.new_page(), address, PICTURES, touch=size == PHONE)


def keep(player: Player, name: str) -> None:
    """Away from everything with the pointer, and a moment for what still moves."""
    player.page.mouse.move(0, 0)
    player.page.wait_for_timeout(900)
    player.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
    player.page.context.close()


def main() -> None:
    """Build the pages, serve them, and take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    runpy.run_path(str(ROOT / "web" / "build.py"))["build"]()
    with TemporaryDirectory() as folder:
        running = nullcontext(sys.argv[1]) if len(sys.argv) > 1 else serving(Path(folder))
        with running as address, launched(find_chromium()) as browser:
            take(browser, address)


if __name__ == "__main__":
    main()
