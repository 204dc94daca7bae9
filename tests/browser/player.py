"""Someone who plays in a browser, knows no rule, and clicks what is lit."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from wataha.server.live.view_patch import apply_patch

PATIENCE = 120_000
"""Milliseconds for another's move; on a busy machine the bots compile first."""

ANSWER = 4_000
"""Milliseconds in which the page shows that it has heard a click."""

CLICKS = 12
"""More than any move takes."""

LIT = "[data-thing].lit"
GAMES = ("lone_wolves", "moonlight", "the_wolves", "wolves_and_sheep")

PAGE = """
(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const stage = () => document.querySelector(".stage")?.dataset ?? {};
  const moves = (motion) => motion.playState === "running" && motion.effect.getComputedTiming().iterations !== Infinity;
  const isMoving = () => document.getAnimations().some(moves);
  const isAsked = () => stage().turn === "mine" && all(".chooser button, [data-thing].lit, .answers .first").length > 0;
  const isOver = () => all(".ending").length > 0;
  const places = [[.5, .5], [.25, .3], [.2, .12], [.12, .5], [.5, .15], [.85, .5], [.5, .9], [.1, .9]];
  const point = (element) => {
    const box = element.getBoundingClientRect();
    const points = places.map(([x, y]) => [box.x + box.width * x, box.y + box.height * y]);
    return points.find((at) => document.elementFromPoint(...at)?.closest("[data-thing], button") === element);
  };
  window.wataha = {
    /* What changes with every click that means something. */
    mark: () => JSON.stringify([{ ...stage() }, all(".answers, .chooser, .ending").map((one) => one.textContent)]),
    chosen: () => (stage().turn === "mine" ? stage().chosen : ""),
    isAtRest: () => !isMoving(),
    isOver,
    isMine: () => isOver() || (isAsked() && !isMoving()),
    isSettled: () => isOver() || ((isAsked() || stage().turn === "theirs") && !isMoving()),
    /* Where a thing can be clicked, if nothing covers it. */
    pointOf: (id) => all(`[data-thing="${id}"]`).map(point).find((at) => at),
    /* Points to click: a choice that is asked, else things that are lit, else answers. */
    points: () => {
      for (const what of [".chooser button", "[data-thing].lit", ".answers .first"]) {
        const points = all(what).map(point).filter((at) => at);
        if (points.length > 0) return points;
      }
      return [];
    },
    /* All of it at one moment: between two questions a poll may close, or somebody else may move. */
    look: () => ({ mark: wataha.mark(), isAsked: isAsked(), points: wataha.points() }),
    covers: () => {
      const above = (one, box) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.outerHTML;
      return all(".chooser button, [data-thing].lit, .answers .first")
        .map((one) => `${one.outerHTML.slice(0, 80)} under ${above(one, one.getBoundingClientRect())?.slice(0, 80)}`);
    },
  };
})();
"""
"""How a player looks at the page: the stage says whose turn it shows, how many views it has shown, what is chosen."""


class Player:
    """A person before a browser of their own."""

    def __init__(self, page: Page, address: str, pictures: Path | None, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.pictures = pictures
        self.touch = touch
        self.chance = random.Random(7)
        self.errors: list[str] = []
        self.heard: list[dict[str, Any]] = []
        page.set_default_timeout(PATIENCE)
        page.add_init_script(PAGE)
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)

    def _listen(self, channel: WebSocket) -> None:
        channel.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        """Keep a message; an update as the whole state that it makes."""
        if message["type"] == "update":
            before = next(m for m in reversed(self.heard) if m["type"] == "state" and m["table"] == message["table"])
            message = {**message, "type": "state", "view": apply_patch(before["view"], message["patch"])}
        self.heard.append(message)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def arrive(self, path: str) -> None:
        """Visit a page, and wait until it has all that it asks the server for, shows it, and rests."""
        asking: set[Request] = set()

        def ask(request: Request) -> None:
            asking.add(request)

        def hear(request: Request) -> None:
            asking.discard(request)

        self.page.on("request", ask)
        self.page.on("requestfinished", hear)
        self.page.on("requestfailed", hear)
        self.visit(path)
        self.page.locator("main").wait_for()
        quiet = 0
        while quiet < 3:  # what an answer makes the page ask next, it asks within a frame or two
            self.next_frame()
            quiet = 0 if asking else quiet + 1
        self.page.remove_listener("request", ask)
        self.page.remove_listener("requestfinished", hear)
        self.page.remove_listener("requestfailed", hear)
        self.rest()

    def next_frame(self) -> None:
        """Until the page has drawn what it was told."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def resize(self, width: int, height: int) -> None:
        """Look at the page on another screen."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.next_frame()
        self.rest()

    def picture(self, state: str, whole: bool = False) -> None:
        """Keep a screenshot of a main state, where screenshots are kept."""
        if self.pictures is not None:
            self.page.screenshot(path=f"{self.pictures}-{state}.png", full_page=whole)

    def wait_until(self, question: str, arg: object = None) -> None:
        """Ask the page until it answers yes; wait_for_function takes the promise of an answer for a yes."""
        for _ in range(PATIENCE // 100):
            if self.page.evaluate(question, arg):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"Never true: {question}")

    def play_bot(self, game: str) -> None:
        """From the home page to a table with one click."""
        self.visit()
        self.page.locator("article").nth(GAMES.index(game)).locator(".button.first").click()
        self.see_table()

    def see_table(self) -> None:
        expect(self.page.locator(".stage .piece").first).to_be_visible(timeout=PATIENCE)

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("wataha.isOver()"))

    @property
    def frame(self) -> int:
        """How many views the page has shown."""
        return int(self.page.locator(".stage").get_attribute("data-frame") or 0)

    @property
    def chosen(self) -> str:
        """The ids of what is chosen while a move is not whole yet."""
        return str(self.page.evaluate("wataha.chosen()"))

    def choose(self) -> str:
        """Click on until something is chosen, and the move is not whole yet; its ids."""
        for _ in range(20):
            assert self.wait_for_turn()
            if not self.click_if_asked():
                continue
            if chosen := self.chosen:
                return chosen
            self.settle()
        raise AssertionError("Every click is a whole move.")

    def rest(self) -> None:
        """Until nothing moves on the page any more."""
        self.page.wait_for_function("() => wataha.isAtRest()")

    def wait_for_turn(self) -> bool:
        """Until the page rests and something can be clicked; false when the game is over."""
        self.page.wait_for_function("() => wataha.isMine()")
        return not self.over

    def settle(self) -> None:
        """Until the server has answered what was sent, and the page shows it."""
        self.page.wait_for_function("() => wataha.isSettled()")

    def is_asked(self) -> bool:
        """Whether it is this player's turn, and the page shows it."""
        return bool(self.page.evaluate("wataha.isMine() && !wataha.isOver()"))

    def click_lit(self) -> None:
        """Click something that is lit, where nothing covers it, and see the page answer."""
        assert self.click_if_asked(), "Nothing is lit."

    def click_if_asked(self) -> bool:
        """Click something that is lit, and see the page answer; false when the question is gone: polls close."""
        for _ in range(3):
            self.close_explanation()
            seen = self.look()
            if not seen["isAsked"]:
                return False
            self.click(*self.chance.choice(seen["points"]))
            if self.answers(seen["mark"]):
                self.close_explanation()
                return True
        raise AssertionError(f"The page does not answer a click: {self.page.evaluate('wataha.mark()')}")

    def look(self) -> dict[str, Any]:
        """What is asked and where it can be clicked, once the page has made room for it or asks nothing any more."""
        ready = "() => { const seen = wataha.look(); return (!seen.isAsked || seen.points.length > 0) && seen; }"
        try:
            return self.page.wait_for_function(ready, timeout=ANSWER).json_value()
        except TooLate:
            covers = "\n".join(self.page.evaluate("wataha.covers()"))
            raise AssertionError(f"Everything that is lit is covered:\n{covers}") from None

    def close_explanation(self) -> None:
        """A click that came after the question was gone is told what lies there; nobody plays on under that."""
        if self.page.evaluate("document.querySelector('.stage .explained') !== null"):
            self.page.keyboard.press("Escape")

    def shows(self, thing: str) -> bool:
        """Whether a thing can be clicked, because nothing covers it."""
        return self.page.evaluate("(id) => wataha.pointOf(id) !== undefined", thing)

    def click_thing(self, thing: str) -> None:
        """Click a thing, and see the page answer."""
        mark = self.page.evaluate("wataha.mark()")
        self.click(*self.page.evaluate("(id) => wataha.pointOf(id)", thing))
        assert self.answers(mark), f"The page does not answer a click on {thing}."

    def click(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, *keys: str) -> bool:
        """Press keys, and let the page show what they meant; whether they meant anything."""
        mark = self.page.evaluate("wataha.mark()")
        for key in keys:
            self.page.keyboard.press(key)
        self.next_frame()
        return self.page.evaluate("wataha.mark()") != mark

    def answers(self, mark: str) -> bool:
        """Whether the page shows something else than when it was marked."""
        try:
            self.page.wait_for_function("(mark) => wataha.mark() !== mark", arg=mark, timeout=ANSWER)
        except TooLate:
            return False
        return True

    @property
    def view(self) -> dict[str, Any]:
        """The newest view that the server sent."""
        return [message["view"] for message in self.heard if message["type"] == "state"][-1]

    def move(self) -> bool:
        """Make one move; false when the game is over instead."""
        while self.wait_for_turn():
            if self.move_if_asked():
                return True
        return False

    def move_if_asked(self) -> bool:
        """Make one move without waiting for a turn; false when the question is gone before it is made."""
        before = self.frame
        for _ in range(CLICKS):
            if not self.click_if_asked():
                return False
            self.settle()
            if self.over or self.frame > before:
                return True
        raise AssertionError("Clicking makes no move.")

    def play_to_the_end(self, most: int = 200) -> None:
        for _ in range(most):
            if not self.move():
                return
        raise AssertionError("The game does not end.")

    def open_drawer(self) -> None:
        """The drawer at its last leaf, where one settles things."""
        self.page.locator(".menu").click()
        self.page.locator(".drawer [role=tab]").last.click()

    def resign(self) -> None:
        """Give up, and see how it ended."""
        self.open_drawer()
        self.page.locator(".drawer .deeds .button").last.click()
        self.page.locator(".drawer .danger").click()
        self.page.locator(".ending").wait_for()

    def check(self) -> None:
        """No error was seen, and nothing of another seat's secrets was heard."""
        assert not self.errors, self.errors
        for message in self.heard:
            if message["type"] == "state" and message["result"] is None:
                check_secrets(message)


def check_secrets(message: dict[str, Any]) -> None:
    """A state of a running game names no card of another hand, of a deck or of the box, and neither seed nor key."""
    eyes = message["eyes"]
    assert message["view"]["seat"] == eyes
    assert '"seed"' not in json.dumps(message)
    assert not re.search(r"\b[0-9a-f]{32}\b", json.dumps(message))
    assert message["moves"] is None or message["actor"] == eyes
    for piece in message["view"]["pieces"]:
        place, _, seat = piece["at"].partition("/")
        if place in ("box", "deck") or (place == "hand" and seat != str(eyes)):
            assert not {"suit", "value", "kind"} & piece.get("facts", {}).keys(), piece
            assert "word" not in piece, piece
    for entry in message["entries"]:
        assert entry["path"] is None or entry["seat"] == eyes
