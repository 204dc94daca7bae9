"""The lessons of the browser are games that the rules allow."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

MAKER = runpy.run_path(str(Path(__file__).parents[1] / "web" / "lessons" / "make.py"))


@pytest.mark.parametrize("game", sorted(MAKER["WRITERS"]))
def test_a_lesson_is_what_its_script_and_the_rules_make_of_it(game: str) -> None:
    kept = (MAKER["LESSONS"] / f"{game}.json").read_text(encoding="utf-8")
    assert kept == MAKER["write"](game), "Write the lessons anew: python web/lessons/make.py"


def test_the_lesson_of_the_wolves_has_every_action_and_a_moon() -> None:
    steps = json.loads((MAKER["LESSONS"] / "the_wolves.json").read_text(encoding="utf-8"))
    done = {move for step in steps for move in step["moves"] if move.startswith("kind")}
    assert {"kind MOVE", "kind HOWL", "kind DEN", "kind DOMINATE"} <= done
    told = {sentence["phrase"]["key"] for step in steps for sentence in step["told"]}
    assert {
        "tw-told-move",
        "tw-told-newcomer",
        "tw-told-den",
        "tw-told-hunt",
        "tw-told-dominate",
        "tw-told-earned",
    } <= told
