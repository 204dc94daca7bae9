"""Two versions told apart: options, numbers of the box, and chance that is not taken for a change."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.lab.commands import command
from tests.nightly import nightly
from wataha.engine.code_cache import cache_root
from wataha.engine.errors import WatahaError
from wataha.lab.numbers import check_numbers
from wataha.lab.report.compare import Version, read_version, tell_apart

SMALL = ("--bots", "pup", "--games", "8", "--workers", "1")


def test_a_change_that_every_deal_shows_is_real_and_noise_is_not() -> None:
    """Every deal has two points more; the other metric goes up and down as often."""
    deals = range(40)
    a = {("margin", ""): dict.fromkeys(deals, 3.0), ("turns", ""): dict.fromkeys(deals, 9.0)}
    b = {("margin", ""): dict.fromkeys(deals, 5.0), ("turns", ""): {deal: 8.0 + 2 * (deal % 2) for deal in deals}}
    margin, turns = tell_apart(a, b)
    assert (margin["change"], margin["low"], margin["high"], margin["real"]) == (2, 2, 2, True)
    assert (turns["change"], turns["chance"], turns["real"]) == (0, 1, False)


def test_among_many_metrics_one_lucky_one_is_not_called_real() -> None:
    chance = np.random.default_rng(1)
    deals = range(30)
    a = {(f"m{number}", ""): dict(zip(deals, chance.normal(size=30), strict=True)) for number in range(40)}
    b = {(f"m{number}", ""): dict(zip(deals, chance.normal(size=30), strict=True)) for number in range(40)}
    found = tell_apart(a, b)
    assert min(row["chance"] for row in found) > 0.05
    assert not any(row["real"] for row in found)


def test_a_version_against_itself_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    command("lab", "compare", "lone_wolves", "lone_wolves:board=basic", *SMALL, "--json")
    found = json.loads(capsys.readouterr().out)
    assert {row["change"] for row in found} == {0}
    assert {row["name"] for row in found} > {"decisions", "drama", "seat_wins", "seat_points"}


def test_other_numbers_are_played_with_and_what_follows_from_them_follows() -> None:
    program = """
import sys
from wataha.lab.numbers import change_numbers
change_numbers({"moonlight": {"COPIES": [3, 2, 4, 2, 1, 1, 1, 1, 1]}})
from wataha.games.moonlight import components
print(components.COPIES[0], components.BASE_CARDS, components.DECK_CARDS)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["3", "12", "13"]


@nightly
def test_a_version_with_other_numbers_is_compiled_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever has the Moon has 100 points more. Both versions are machine code, kept apart from each other."""
    file = tmp_path / "dear_moon.json"
    file.write_text(json.dumps({"game": "lone_wolves", "numbers": {"MOON_POINTS": [105, 3]}}))
    command("lab", "compare", "lone_wolves", str(file), *SMALL, "--json")
    change = {(row["name"], row["of"]): row["change"] for row in json.loads(capsys.readouterr().out)}
    assert 50 < change["seat_points", "0"] + change["seat_points", "1"] < 150
    assert list((cache_root() / "numbers").glob("*/lone_wolves-*/*.nbc"))


@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ({"HONOUR": 3}, "has no number HONOUR"),
        ({"HONOR_SIDES": [[3, 8]]}, "must be of the shape"),
        ({"TRICKS": "many"}, "must be of the shape"),
    ],
)
def test_numbers_that_the_box_does_not_have_are_refused(own: dict, sentence: str) -> None:
    with pytest.raises(WatahaError, match=sentence):
        check_numbers("lone_wolves", own)


def test_versions_are_read_from_words_and_files(tmp_path: Path) -> None:
    assert read_version("the_wolves:players=3") == Version("the_wolves", 3, {}, {})
    file = tmp_path / "b.json"
    file.write_text(json.dumps({"game": "lone_wolves", "numbers": {"TRICKS": 13}}))
    assert read_version(str(file)).numbers == {"lone_wolves": {"TRICKS": 13}}
    file.write_text(json.dumps({"game": "lone_wolves", "nombers": {}}))
    with pytest.raises(WatahaError, match="is no version of a game"):
        read_version(str(file))
