"""How long the first start takes where nothing is compiled: until the page answers, and until a bot does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from websockets.sync.client import connect

QUICK, STRONG = "pup", "alpha"
"""Whom the one who starts plays against, at two tables."""

Times = dict[str, Any]
Tell = Callable[[str], None]
"""Hears what is waited for now."""

STAGES = {"page": "the page", "table": "a table", "quick": f"a move of {QUICK}", "strong": f"a move of {STRONG}"}
"""What is waited for, one after the other."""

LEVELS = {"quick": QUICK, "strong": STRONG}
"""The stages in which a bot is waited for."""


@contextmanager
def first_start(folder: Path) -> Any:
    """The bare command with an empty cache and an empty database; its address and its process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "wataha.cli", "--port", "0", "--data", str(folder / "data"), "--no-browser"],
        env={**os.environ, "WATAHA_CACHE_DIR": str(folder / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield next(word for word in process.stdout.readline().split() if word.startswith("http://"))
    finally:
        process.terminate()
        process.wait()


class Visitor:
    """Somebody who chooses a game as soon as the page is there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def call(self, path: str, **sent: Any) -> Any:
        headers = {"X-Wataha": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        asked = Request(self.address + path, json.dumps(sent).encode() if sent else None, headers)
        with urlopen(asked) as answer:
            self.cookie = self.cookie or (answer.headers.get("Set-Cookie") or "").partition(";")[0]
            return json.load(answer)

    def sit_down(self, game: str, players: int, level: str) -> str:
        """The id of a table with bots, however often the server says that the game is not ready yet."""
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (players - 1)]
        while True:
            try:
                return self.call("/api/tables", game=game, seats=seats)["table"]["id"]
            except HTTPError as refused:
                if json.load(refused)["error"]["code"] != "game-not-ready":
                    raise

    def play_until_a_bot_answers(self, table: str) -> None:
        """Make first moves; what the table has seen more than those, the bot has done."""
        live = self.address.replace("http", "ws", 1) + f"/api/live?table={table}"
        made = 0
        with connect(live, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            socket.send(json.dumps({"type": "watch", "table": table, "version": None}))
            for text in socket:
                state = json.loads(text)
                if state["type"] not in ("state", "update"):
                    continue
                if state["version"] > made:
                    return
                if state["moves"]:
                    made += 1
                    move = {"type": "move", "table": table, "id": f"first-move-{made}", "version": state["version"]}
                    socket.send(json.dumps({**move, "path": state["moves"][0]}))


def measure_start(game: str, players: int, tell: Tell) -> Times:
    """Seconds from the command to the page, to a table of a game, and to the first moves of bots there."""
    with tempfile.TemporaryDirectory(prefix="wataha-start-") as folder:
        tell(STAGES["page"])
        started = time.perf_counter()
        with first_start(Path(folder)) as address:
            with urlopen(address) as page:
                page.read()
            times: Times = {"page": time.perf_counter() - started}
            tell(STAGES["table"])
            visitor = Visitor(address)
            visitor.call("/api/guest", name="Ala")
            tables = {stage: visitor.sit_down(game, players, level) for stage, level in LEVELS.items()}
            times["table"] = time.perf_counter() - started
            for stage, table in tables.items():
                tell(STAGES[stage])
                visitor.play_until_a_bot_answers(table)
                times[stage] = time.perf_counter() - started
        return times


def measure_starts(games: Sequence[Any], console: Console) -> dict[str, Times]:
    """Each game as the one that somebody chooses first, with progress on a console."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    found: dict[str, Times] = {}
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(games) * len(STAGES))
        for game in games:

            def tell(stage: str, game: Any = game) -> None:
                stages = [*STAGES.values()]
                done = len(found) * len(stages) + stages.index(stage)
                progress.update(task, completed=done, description=f"{game.titles['en']}: until {stage}")

            found[game.id] = measure_start(game.id, min(game.players), tell)
    return found


def draw_starts(found: dict[str, Times]) -> Grid:
    """The times of all games as a table."""
    grid = Grid("seconds until", *STAGES.values(), box=None, padding=(0, 2, 0, 0))
    for game, times in found.items():
        grid.add_row(game, *(f"{times[name]:.1f}" for name in STAGES))
    return grid
