"""The first start: nothing is compiled yet, the page answers, and what somebody waits for comes first."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.nightly import nightly
from tests.server.client import Client, play_on, set_up
from tests.server.serving import PATIENCE, Served
from tests.server.waiting import until_told
from wataha.bots.evaluation import evaluation_sources, sources_for
from wataha.engine.code_cache import processor_mark
from wataha.engine.compiled import JIT, code_directory
from wataha.engine.game import Game
from wataha.engine.registry import find_game
from wataha.server.ops.start_times import Visitor, draw_starts
from wataha.server.settings import Settings

pytestmark = pytest.mark.anyio


async def offered(client: Client) -> dict[str, dict[str, Any]]:
    return {game["id"]: game for game in (await client.get("/api/games"))["games"]}


@contextmanager
def starting(folder: Path, *games: str) -> Iterator[Served]:
    """A server that finds the compiled code which lies in a folder's cache, and no other."""
    settings = Settings(data=str(folder / "data"), games=games, bot_pause=0, log_level="warning")
    server = Served(settings, environment={"WATAHA_CACHE_DIR": str(folder / "cache")})
    try:
        yield server.start("/healthz")
    finally:
        server.forget()


@pytest.mark.skipif(not JIT, reason="interpreted, nothing is compiled")
async def test_the_game_that_somebody_chooses_is_played_at_once_and_made_ready_first(tmp_path: Path) -> None:
    with starting(tmp_path, "the_wolves", "lone_wolves") as server:
        async with Client(server.base) as ala:

            async def progress(game: str) -> float:
                return (await offered(ala))[game]["progress"]

            table = await set_up(ala, "lone_wolves", ["me", "pup"])
            await ala.watch(table)
            assert await play_on([ala], table, most=2) == 2
            assert await progress("lone_wolves") < 1, "a pup plays before all is compiled"

            async def is_before() -> bool:
                return await progress("lone_wolves") > await progress("the_wolves")

            await until_told(is_before, PATIENCE)  # the other was begun with, and had to give way


@nightly
@pytest.mark.skipif(not JIT, reason="interpreted, nothing is compiled")
async def test_a_game_goes_on_when_its_machine_code_is_there(tmp_path: Path) -> None:
    copy_compiled(find_game("lone_wolves"), tmp_path / "cache")
    with starting(tmp_path, "lone_wolves") as server:
        async with Client(server.base) as ala:
            quick, strong = [await set_up(ala, "lone_wolves", ["me", level]) for level in ("scout", "alpha")]
            for table in (quick, strong, quick):
                await ala.watch(table)
                assert await play_on([ala], table, most=3) == 3
            assert (await offered(ala))["lone_wolves"]["progress"] == 1, "an alpha plays as soon as it is compiled"


def copy_compiled(game: Game, cache: Path) -> None:
    """Copy what is compiled of a game, but not the marks by which a server knows that it is."""
    parts = {"": lambda _: (), "bots": sources_for, "evaluation": evaluation_sources}
    for part, sources in parts.items():
        directory = code_directory(game, part, sources)
        assert directory is not None
        mark = processor_mark(directory).name
        shutil.copytree(directory, cache / directory.name, ignore=lambda _, names, mark=mark: {mark} & {*names})


CALLED_AND_COMPILED = """
import sys
from wataha.bots.greedy import WEIGH
from wataha.bots.search import GROW
from wataha.bots.warm import bot_compilations, warm_bots
from wataha.engine.registry import find_game

game = find_game(sys.argv[1])
warm_bots(game)
entries = [game.calls.observe, GROW.on(game), WEIGH.on(game)]
print([len(entry.signatures) for entry in entries])
for compilation in bot_compilations(game).values():
    compilation()
print([len(entry.signatures) for entry in entries])
"""
"""How many kinds of arguments there are for what bots call, once they have been called, and once compiled ahead."""


@pytest.mark.skipif(not JIT, reason="interpreted, nothing is compiled")
@pytest.mark.parametrize("game", ["lone_wolves", "wolves_and_sheep"])
async def test_what_is_compiled_ahead_is_what_is_called(game: str) -> None:
    told = await asyncio.to_thread(subprocess.check_output, [sys.executable, "-c", CALLED_AND_COMPILED, game])
    assert told.decode().split("\n") == ["[1, 1, 1]", "[1, 1, 1]", ""]


class NotReadyYet(BaseHTTPRequestHandler):
    """Says once that the game is not ready, then sets the table up."""

    answers: ClassVar = [(200, {"table": {"id": "den"}}), (503, {"error": {"code": "game-not-ready", "args": {}}})]

    def do_POST(self) -> None:
        status, answer = self.answers.pop()
        self.send_response(status)
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())


async def test_who_measures_the_start_waits_for_a_game_that_is_not_ready() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), NotReadyYet) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        visitor = Visitor(f"http://127.0.0.1:{server.server_port}")
        assert await asyncio.to_thread(visitor.sit_down, "lone_wolves", 2, "pup") == "den"
        server.shutdown()


async def test_start_times_are_told_in_a_line_for_each_game() -> None:
    grid = draw_starts({"lone_wolves": {"page": 1.0, "table": 3.0, "quick": 4.0, "strong": 12.0}})
    assert grid.row_count == 1
