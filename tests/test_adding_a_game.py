"""docs/adding-a-game.md is true: the game that its snippets make passes the contract suite and the commands."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.nightly import nightly

ROOT = Path(__file__).parents[1]
RECIPE = ROOT / "docs" / "adding-a-game.md"
SNIPPET = re.compile(r"^```\w+\n# (howl/\S+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
ENTRY_POINT = re.compile(r'^\[project\.entry-points\."wataha\.games"\]\n(howl) = "(.*)"$', re.MULTILINE)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The game as an installed package of its own, and the environment in which Python finds it."""
    place = tmp_path_factory.mktemp("site")
    recipe = RECIPE.read_text(encoding="utf-8")
    for name, code in SNIPPET.findall(recipe):
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(code, encoding="utf-8")
    offer = ENTRY_POINT.search(recipe)
    assert offer
    about = place / "howl-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: howl\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[wataha.games]\n{offer[1]} = {offer[2]}\n")
    return {**os.environ, "PYTHONPATH": str(place), "WATAHA_CACHE_DIR": str(tmp_path_factory.mktemp("cache"))}


def run(installed: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments], env=installed, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@nightly
def test_the_game_of_the_recipe_keeps_the_contract(installed: dict[str, str]) -> None:
    output = run(installed, "pytest", "-q", "-p", "no:xdist", "tests/contract", "-k", "howl")
    assert re.search(r"\d\d passed", output), output


@nightly
def test_the_game_of_the_recipe_is_listed_and_simulated(installed: dict[str, str]) -> None:
    games = json.loads(run(installed, "wataha.cli", "games", "--json"))
    assert [game["titles"]["pl"] for game in games if game["id"] == "howl"] == ["Wycie"]
    summary = json.loads(
        run(installed, "wataha.cli", "simulate", "howl", "--games", "2000", "--players", "3", "--json")
    )
    assert summary["moves"]["range"] == [9, 9]
    assert sum(row["score"]["mean"] for row in summary["seats"]) == pytest.approx(3)


@nightly
def test_the_game_of_the_recipe_speaks_its_languages(installed: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "howl.json"
    record.write_text(run(installed, "wataha.cli", "record", "howl", "--seed", "1", "--option", "prize=quietest"))
    assert "wygrywa rundę" in run(installed, "wataha.cli", "replay", str(record), "--lang", "pl")
    assert "takes the round" in run(installed, "wataha.cli", "replay", str(record), "--lang", "cs")
