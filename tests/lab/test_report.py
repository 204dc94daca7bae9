"""A report is whole, the same for the same seed, and needs nothing outside of its file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow.parquet
import pytest

import wataha
from tests.lab.commands import command
from tests.nightly import nightly
from wataha.engine.game import Game
from wataha.engine.texts import LANGUAGES, Texts
from wataha.lab.component_names import name_option, name_with_kind
from wataha.lab.report.figures import Figure

DOCS = Path(__file__).parents[2] / "docs" / "lab"
ASKED = ("lab", "report", "lone_wolves", "--bots", "pup", "--games", "6", "--seed", "5")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("report") / "report.html"
    logs = ("--logs", str(file.parent / "logs"), "--workers", "1")
    command(*ASKED, "--no-components", *logs, "--out", str(file))
    return file


def test_a_report_answers_every_section_with_intervals_and_counts(report: Path) -> None:
    found = [Figure(**figure) for figure in json.loads(report.with_suffix(".json").read_text())["figures"]]
    assert {figure.section for figure in found} == {"seats", "course", "components", "depth"}
    by_name = {figure.name: figure for figure in found}
    assert by_name["decisions"].games == 6
    assert by_name["draws"].low is not None
    assert 0 <= (by_name["decided_at"].value or 0) <= 1
    assert {figure.of for figure in found if figure.name == "seat_wins"} == {"0", "1"}
    assert {"card:K2", "scar:STR_3", "honor:H1", "territory:cave"} <= {figure.of for figure in found}


def test_the_page_the_json_and_the_table_tell_the_same(report: Path) -> None:
    figures = json.loads(report.with_suffix(".json").read_text())["figures"]
    assert pyarrow.parquet.read_table(report.with_suffix(".parquet")).to_pylist() == figures


def test_the_page_asks_nobody_and_speaks_four_languages(report: Path) -> None:
    page = report.read_text(encoding="utf-8")
    assert not re.findall(r'(?:src|href)="(?!#)', page)
    assert "@import" not in page
    assert page.count("<svg") == 4
    for words in ("Seats and fairness", "Miejsca i sprawiedliwość", "Plätze und Gerechtigkeit", "Místa a spravedlnost"):
        assert words in page
    assert "prefers-color-scheme: dark" in page
    assert "2 of crystals" in page
    assert re.findall(r"\b(?:K2|STR_3|H1|first_leader)\b", page) == []
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", wataha.games(), ids=lambda game: game.id)
def test_components_and_options_have_names_that_players_know(game: Game) -> None:
    """Of all that bots met in the games of the documents: no code of a card, a scar, a board or a tile."""
    report = json.loads((DOCS / f"{game.id}.json").read_text(encoding="utf-8"))
    components = {figure["of"] for figure in report["figures"] if figure["section"] == "components"}
    named = [name_with_kind(game, component, report["options"]) for component in components]
    named += [name_option(game, option, value) for option, value in report["options"].items()]
    for language in LANGUAGES:
        texts = Texts(language, (game.id, "lab", "web"))
        assert [said for said in map(texts, named) if re.search(r"_|\b[A-Z]{1,2}\d", said)] == []


@nightly
def test_equal_seeds_give_equal_reports_on_any_number_of_cores_and_after_a_stop(report: Path, tmp_path: Path) -> None:
    """Half of the logs are there, one of them torn; the rest is played by two processes."""
    logs, again = tmp_path / "logs", tmp_path / "again.html"
    logs.mkdir()
    for number, log in enumerate(sorted((report.parent / "logs").iterdir())):
        if number % 2:
            text = log.read_bytes()
            (logs / log.name).write_bytes(text[: len(text) - 40 * (number == 1)])
    command(*ASKED, "--no-components", "--logs", str(logs), "--workers", "2", "--out", str(again))
    for ending in (".html", ".json"):
        assert again.with_suffix(ending).read_bytes() == report.with_suffix(ending).read_bytes()


def test_a_report_that_cannot_be_written_is_refused_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command(*ASKED, "--out", str(tmp_path / "report.txt"), code=2)
    assert "must end in .html" in capsys.readouterr().err
    command("lab", "report", "lone_wolves", "--bots", "random", code=2)
    assert "pup, scout, hunter, alpha" in capsys.readouterr().err
