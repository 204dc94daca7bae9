"""The page that reads the reports for players says what the reports say."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "lab"
REPORTS = sorted(FOLDER.glob("*.json"))


@pytest.fixture(scope="module")
def readings() -> dict:
    return runpy.run_path(str(FOLDER / "readings.py"))


@pytest.mark.parametrize("file", REPORTS, ids=lambda file: file.stem)
def test_the_page_is_written_from_the_reports(file: Path, readings: dict) -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert readings["read"](json.loads(file.read_text(encoding="utf-8"))) in page
    assert file.with_suffix(".html").exists()


@pytest.mark.parametrize(
    ("low", "value", "high", "games", "answer"),
    [
        (0.51, 0.55, 0.6, 400, "Yes"),
        (0.4, 0.44, 0.48, 400, "No, it is worse"),
        (0.45, 0.52, 0.58, 400, "These games do not show it"),
        (0.51, 0.65, 0.8, 40, "These games do not show it"),
    ],
)
def test_an_answer_is_given_only_where_the_interval_gives_it(
    low: float, value: float, high: float, games: int, answer: str, readings: dict
) -> None:
    said = readings["_first"]({"low": low, "value": value, "high": high, "games": games}, 2)
    assert said.startswith(answer)
