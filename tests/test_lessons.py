"""The lessons of the browser are games that the rules allow."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

MAKER = runpy.run_path(str(Path(__file__).parents[1] / "web" / "lessons" / "make.py"))


@pytest.mark.parametrize("game", sorted(MAKER["WRITERS"]))
def test_a_lesson_is_what_its_script_and_the_rules_make_of_it(game: str) -> None:
    kept = (MAKER["LESSONS"] / f"{game}.json").read_text(encoding="utf-8")
    assert kept == MAKER["write"](game), "Write the lessons anew: python web/lessons/make.py"
