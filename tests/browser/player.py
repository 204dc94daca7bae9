"""Someone who plays in a browser, knows no rule, and clicks what is lit."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

PATIENCE = 120_000
"""Milliseconds for another's move; on a busy machine the bots compile first."""

LIT = "[data-thing].lit"

POINT = """
(element) => {
  const box = element.getBoundingClientRect();
  for (const [x, y] of [[.5, .5], [.25, .3], [.2, .12], [.12, .5], [.5, .15], [.85, .5], [.5, .9], [.1, .9]]) {
    const point = [box.x + box.width * x, box.y + box.height * y];
    const top = document.elementFromPoint(...point)?.closest("[data-thing]");
    if (top === element) return point;
  }
  return null;
}
"""
"""A point where nothing covers an element."""


class Player:
    """A person before a browser of their own."""

    def __init__(self, page: Page, address: str, pictures: Path, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.pictures = pictures
        self.touch = touch
        self.chance = random.Random(7)
        self.errors: list[str] = []
        self.heard: list[dict[str, Any]] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)

    def _listen(self, channel: WebSocket) -> None:
        channel.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def picture(self, state: str) -> None:
        """Keep a screenshot of a main state."""
        self.page.screenshot(path=f"{self.pictures}-{state}.png")

    def play_bot(self, game: str) -> None:
        """From the home page to a table with one click."""
        self.visit()
        self.page.locator("article").nth(("lone_wolves", "moonlight").index(game)).locator(".button.first").click()
        expect(self.page.locator(".stage .piece").first).to_be_visible(timeout=PATIENCE)

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def wait_for_turn(self) -> bool:
        """Until something is lit; false when the game is over."""
        self.page.locator(f"{LIT}, .answers .first, .ending").first.wait_for(timeout=PATIENCE)
        return not self.over

    def click_lit(self) -> None:
        """Click something that is lit, where nothing covers it."""
        if self.page.locator(".answers .first").count() and not self.page.locator(LIT).count():
            self.page.locator(".answers .first").first.click()
            return
        lit = self.page.locator(LIT).element_handles()
        self.chance.shuffle(lit)
        for element in lit:
            point = element.evaluate(POINT)
            if point is None:
                continue
            if self.touch:
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)
            return
        raise AssertionError(f"Everything that is lit is covered: {[e.get_attribute('data-thing') for e in lit]}")

    def version(self) -> int:
        """The table's version that this browser heard last."""
        return max((message["version"] for message in self.heard if message["type"] == "state"), default=-1)

    def move(self) -> bool:
        """Make one move; false when the game is over instead."""
        if not self.wait_for_turn():
            return False
        before = self.version()
        for _ in range(8):
            if self.version() > before or not self.page.locator(f"{LIT}, .answers .first").count():
                break
            self.click_lit()
            self.page.wait_for_timeout(60)
        return True

    def play_to_the_end(self, most: int = 200) -> None:
        for _ in range(most):
            if not self.move():
                return
        raise AssertionError("The game does not end.")

    def check(self) -> None:
        """No error was seen, and nothing of another seat's secrets was heard."""
        assert self.errors == []
        for message in self.heard:
            if message["type"] == "state" and message["result"] is None:
                check_secrets(message)


def check_secrets(message: dict[str, Any]) -> None:
    """A state of a running game names no card of another hand, of a deck or of the box, and no seed."""
    eyes = message["eyes"]
    assert message["view"]["seat"] == eyes
    assert '"seed"' not in json.dumps(message)
    assert message["moves"] is None or message["actor"] == eyes
    for piece in message["view"]["pieces"]:
        place, _, seat = piece["at"].partition("/")
        if place in ("box", "deck") or (place == "hand" and seat != str(eyes)):
            assert not {"suit", "value", "kind"} & piece.get("facts", {}).keys(), piece
            assert "word" not in piece, piece
    for entry in message["entries"]:
        assert entry["path"] is None or entry["seat"] == eyes
