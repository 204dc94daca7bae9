"""What games are called: as data, which a host may change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nightly import nightly
from tests.server.client import Client
from tests.server.serving import Served
from wataha.cli import MISTAKE
from wataha.engine.errors import WatahaError
from wataha.engine.titles import LONGEST_TITLE, TITLES, read_titles
from wataha.server.settings import Settings

pytestmark = pytest.mark.anyio


def written(folder: Path, titles: object) -> Path:
    file = folder / "titles.json"
    file.write_text(json.dumps(titles), encoding="utf-8")
    return file


@nightly
async def test_a_game_goes_by_the_title_of_its_host(tmp_path: Path) -> None:
    titles = {TITLES: str(written(tmp_path, {"moonlight": {"en": "Night", "pl": "Noc"}}))}
    server = Served(Settings(data=str(tmp_path / "data"), games=("lone_wolves", "moonlight")), environment=titles)
    try:
        server.start("/healthz")
        async with Client(server.base) as ala:
            offered = {game["id"]: game["titles"] for game in (await ala.get("/api/games"))["games"]}
            assert offered["moonlight"] == {"en": "Night", "pl": "Noc", "de": "Night", "cs": "Night"}
            assert offered["lone_wolves"]["pl"] == "Samotne wilki"
            rules = await ala.http.get("/api/games/moonlight/rules", params={"language": "pl"})
            assert rules.text.startswith("# Noc\n")
            others = await ala.http.get("/api/games/lone_wolves/rules", params={"language": "pl"})
            assert others.text.startswith("# Samotne wilki\n")
    finally:
        server.forget()


CALLED_HERE = """
from contextlib import suppress
from wataha.cli import main
from wataha.server.notices.notice import title_of

for command in (["games"], ["rules", "moonlight"], ["play", "moonlight", "--lang", "pl", "--bot", "random"]):
    with suppress(SystemExit):
        main(command)
print(title_of("moonlight", "de"))
"""
"""What games are called in lists, rules, the terminal and notices."""


async def test_commands_and_notices_call_a_game_by_the_title_of_its_host(tmp_path: Path) -> None:
    titles = {TITLES: str(written(tmp_path, {"moonlight": {"en": "Night", "pl": "Noc"}}))}
    environment = {**os.environ, **titles, "WATAHA_GAMES_DIR": str(tmp_path), "WATAHA_JIT": "0"}
    command = [sys.executable, "-c", CALLED_HERE]
    told = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8")
    assert not told.returncode, told.stderr
    assert "Moonlight" not in told.stdout
    listed = next(line for line in told.stdout.splitlines() if line.startswith("moonlight"))
    assert "Night" in listed
    assert "Noc" in told.stdout
    assert told.stdout.splitlines()[-1] == "Night"


async def test_titles_of_a_game_that_there_is_not_are_refused_in_a_sentence(tmp_path: Path) -> None:
    environment = {**os.environ, TITLES: str(written(tmp_path, {"chess": {"en": "Chess"}}))}
    command = [sys.executable, "-m", "wataha.cli", "games"]
    told = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8")
    assert told.returncode == MISTAKE
    assert "chess" in told.stderr
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "titles",
    [
        [],
        {},
        {"moonlight": {}},
        {"moonlight": {"tlh": "maS"}},
        {"moonlight": {"en": " "}},
        {"moonlight": {"en": 7}},
        {"moonlight": {"en": "Night\nDay"}},
        {"moonlight": {"en": "x" * (LONGEST_TITLE + 1)}},
    ],
)
async def test_titles_that_are_none_are_refused_in_a_sentence(tmp_path: Path, titles: object) -> None:
    with pytest.raises(WatahaError):
        read_titles(written(tmp_path, titles))
