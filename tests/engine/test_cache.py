"""Compiled code is kept on disk, never stale, and never in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wataha
from tests.nightly import nightly
from wataha.engine.code_cache import CACHE_DAYS, _remove_unused, fingerprint

SCORE = """
import numpy as np, wataha
game = wataha.game("lone_wolves")
states, points = game.states(), np.zeros(2, np.int32)
states["moons"], states["moon_place"][0, 0] = 1, 0
states["face_up"][0, 1, 0] = 1
game.calls.score(states, 0, points)
print(points[1])
"""
"""The score of a table that nobody dealt: to compile the deal takes much longer."""


def run(code: str, source: Path, cache: Path, **more: str) -> str:
    environment = {**os.environ, "WATAHA_CACHE_DIR": str(cache), "PYTHONPATH": str(source), "WATAHA_JIT": "1", **more}
    done = subprocess.run(
        [sys.executable, "-W", "error::UserWarning", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@nightly
def test_an_edited_rule_runs_at_once_and_an_equal_copy_uses_what_is_compiled(tmp_path: Path) -> None:
    """The Moon's points are read below two compiled calls; Numba alone would go on with the old number."""
    package = Path(wataha.__file__).parent
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(package, source / "wataha", ignore=shutil.ignore_patterns("__pycache__"))
    before = int(run(SCORE, source, cache))
    compiled = sorted(cache.rglob("*.nbc"))
    elsewhere = tmp_path / "elsewhere"
    shutil.copytree(source, elsewhere)
    assert int(run(SCORE, elsewhere, cache)) == before
    assert sorted(cache.rglob("*.nbc")) == compiled, "an equal copy of the package has to run what is compiled"
    shipped = tmp_path / "shipped"
    assert int(run(SCORE, source, shipped, WATAHA_SHIPPED_CACHE=str(cache))) == before
    assert [file.name for file in sorted(shipped.rglob("*.nbc"))] == [file.name for file in compiled]
    assert sorted(shipped.rglob("*.nbc"))[0].stat().st_mtime == compiled[0].stat().st_mtime, "copied, and not compiled"
    components = source / "wataha" / "games" / "lone_wolves" / "components.py"
    text = components.read_text(encoding="utf-8")
    assert "MOON_POINTS = (5, 3)" in text
    components.write_text(text.replace("MOON_POINTS = (5, 3)", "MOON_POINTS = (9, 3)"), encoding="utf-8")
    assert int(run(SCORE, source, cache)) == before + 4
    assert len(list(cache.glob("lone_wolves-*"))) == 2


def test_the_fingerprint_knows_every_byte_of_every_source(tmp_path: Path) -> None:
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("x = 1\n")
    two.write_text("y = 1\n")
    first = fingerprint([one, two])
    assert fingerprint([two, one]) == first
    two.write_text("y = 2\n")
    assert fingerprint([one, two]) != first


def test_unused_code_is_removed_after_a_month(tmp_path: Path) -> None:
    current, old, recent = tmp_path / "a-1", tmp_path / "a-0", tmp_path / "b-0"
    for directory in (current, old, recent):
        directory.mkdir()
        (directory / "used").touch()
    long_ago = (old / "used").stat().st_mtime - (CACHE_DAYS + 1) * 24 * 3600
    os.utime(old / "used", (long_ago, long_ago))
    _remove_unused(current)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-1", "b-0"]


@pytest.mark.skipif(os.name != "posix", reason="needs a path that cannot be made")
def test_a_cache_that_cannot_be_written_costs_time_and_not_the_game() -> None:
    code = "import wataha; game = wataha.game('lone_wolves'); print(game.calls.actor(game.states(), 0))"
    environment = {**os.environ, "WATAHA_CACHE_DIR": "/dev/null/nowhere", "WATAHA_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
    assert "cannot be kept" in done.stderr


PART = """
import sys
from pathlib import Path
import numpy as np
import wataha
from wataha.engine.compiled import EntryPoint
sys.path.insert(0, {folder!r})
from part import first
game = wataha.game("lone_wolves")
game.calls.actor(game.states(), 0)
print(EntryPoint(first, part="part", sources=lambda game: [Path({folder!r}) / "part.py"]).on(game)(game.states(), 0))
"""


@nightly
def test_a_changed_part_compiles_itself_anew_and_not_the_game(tmp_path: Path) -> None:
    """Bots have entry points of their own: their sources are known to the cache, but do not cost the game its code."""
    source, cache, part = Path(wataha.__file__).parents[1], tmp_path / "cache", tmp_path / "part.py"
    code = PART.format(folder=str(tmp_path))
    part.write_text("def first(states, i):\n    return 1\n", encoding="utf-8")
    assert run(code, source, cache) == "1"
    kept = {file: file.stat().st_mtime_ns for file in cache.glob("lone_wolves-*/**/*.nbc")}
    assert len(list(cache.glob("lone_wolves-part-*"))) == 1
    part.write_text("def first(states, i):\n    return 2\n", encoding="utf-8")
    assert run(code, source, cache) == "2"
    assert len(list(cache.glob("lone_wolves-part-*"))) == 2
    assert {file: file.stat().st_mtime_ns for file in kept} == kept
    assert len(list(cache.glob("lone_wolves-*"))) == 3
