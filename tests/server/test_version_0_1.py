"""What version 0.1 left behind still works: its databases, the cookies in people's browsers, and saved games.

The fixtures were made by the oldest state of the server that still runs, of 15 November 2026.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer

from tests.server.client import Client, play_on
from tests.server.conftest import Command
from tests.server.serving import Served
from wataha import Match
from wataha.server.settings import Settings

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "data" / "version_0_1"
BROWSER: dict[str, Any] = json.loads((KEPT / "browser.json").read_text())
RECORD: dict[str, Any] = json.loads((KEPT / "record.json").read_text())


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("version_0_1")
    with sqlite3.connect(folder / "wataha.sqlite3") as database:
        database.executescript((KEPT / "database.sql").read_text(encoding="utf-8"))
    database.close()
    return folder


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Served]:
    started = Served(Settings(data=str(data), games=("lone_wolves", "moonlight"), limits=0)).start()
    yield started
    started.forget()


def cookie_of(data: Path, name: str) -> str:
    """The cookie that a browser was given then, as if it had been today: they live for 400 days."""
    with sqlite3.connect(data / "wataha.sqlite3") as database:
        (secret,) = database.execute("SELECT value FROM keys WHERE name = 'signing'").fetchone()
    database.close()
    signer = URLSafeTimedSerializer(secret, salt="session")
    renewed = signer.dumps(signer.loads(BROWSER[name]))
    return renewed if isinstance(renewed, str) else renewed.decode()


class Returning(Client):
    """Somebody whose browser has a cookie of then."""

    def __init__(self, base: str, cookie: str) -> None:
        super().__init__(base)
        self.http.cookies.set("wataha", cookie, domain="127.0.0.1")

    async def __aenter__(self) -> Returning:
        self.account = (await self.get("/api/me"))["account"]["id"]
        await self.connect()
        return self


async def test_cookies_of_then_are_known_and_the_game_of_then_goes_on(server: Served, data: Path) -> None:
    ala, ola = (Returning(server.base, cookie_of(data, name)) for name in ("cookie", "guest_cookie"))
    async with ala, ola:
        assert (ala.account, ola.account) == (BROWSER["account"], BROWSER["guest"])
        assert (await ala.get("/api/me"))["account"]["name"] == "Ala"
        table = BROWSER["going"]
        for player in (ala, ola):
            await player.watch(table)
            assert (await player.state(table))["version"] >= BROWSER["version"]
        assert await play_on([ala, ola], table) > 0
        assert ala.states[table]["result"]


async def test_a_password_of_then_is_right(server: Served) -> None:
    async with Client(server.base, "Somebody") as somebody:
        answer = await somebody.post("/api/login", name="Ala", password="lone wolves")
        assert answer["id"] == BROWSER["account"]


async def test_a_game_of_then_is_shown_and_downloaded_as_it_was(server: Served) -> None:
    async with Client(server.base, "Somebody") as somebody:
        record = await somebody.get(f"/api/tables/{BROWSER['over']}/record")
        assert {name: record[name] for name in RECORD} == RECORD


async def test_a_record_of_then_replays() -> None:
    match = Match.replay(RECORD)
    assert match.over
    assert match.record().items() <= RECORD.items()


async def test_nothing_of_then_disagrees_with_its_log(server: Served, data: Path, command: Command) -> None:
    told = await command("admin", "verify", "--data", str(data))
    assert told.returncode == 0, told.stdout
    assert "Everything agrees with the logs." in told.stdout
