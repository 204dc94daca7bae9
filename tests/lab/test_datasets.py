"""Datasets: a row a game, a row a decision, and the ten lines of the handbook work on them."""

from __future__ import annotations

import re
from pathlib import Path

import polars
import pytest

import wataha
from tests.lab.commands import command
from wataha.lab.datasets import DECISIONS, GAMES

HANDBOOK = Path(__file__).parents[2] / "docs" / "lab.md"


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("simulated") / "games"
    command("simulate", "lone_wolves", "--games", "20", "--seed", "3", "--json", "--dataset", str(folder))
    return folder


def test_the_decisions_of_a_random_series_lead_to_its_results(simulated: Path) -> None:
    games, decisions = (polars.read_parquet(simulated / f"{name}.parquet") for name in ("games", "decisions"))
    assert (games.columns, decisions.columns) == ([*GAMES], [*DECISIONS])
    assert len(games) == 20
    assert games["decisions"].sum() == len(decisions)
    for row in games.iter_rows(named=True):
        match = wataha.Match("lone_wolves", seed=row["seed"])
        match.play_all(decisions.filter(polars.col("game") == row["game"])["path"].to_list())
        assert match.over
        assert match.score() == row["points"]


def test_an_arena_writes_who_sat_where(tmp_path: Path) -> None:
    folder = tmp_path / "arena"
    log = ("--log", str(tmp_path / "log.jsonl"), "--workers", "1", "--json")
    command("arena", "lone_wolves", "--bots", "pup", "random", "--deals", "2", *log, "--dataset", str(folder))
    games, decisions = (polars.read_parquet(folder / f"{name}.parquet") for name in ("games", "decisions"))
    assert games["bots"].to_list() == [["pup", "random"], ["random", "pup"]] * 2
    assert games["deal"].to_list() == [0, 0, 1, 1]
    seated = decisions.join(games, on="game").select(
        "bot", polars.col("bots").list.get(polars.col("seat")).alias("own")
    )
    assert (seated["bot"] == seated["own"]).all()


def test_the_lines_of_the_handbook_run_over_a_dataset(simulated: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = re.search(r"```python\n(# over a dataset\n.*?)```", HANDBOOK.read_text(encoding="utf-8"), re.DOTALL)
    assert lines
    exec(lines[1].replace("my_games", str(simulated)), {})
    assert "used" in capsys.readouterr().out


def test_a_dataset_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command("simulate", "lone_wolves", "--games", "1", "--dataset", str(tmp_path / "none" / "games"), code=2)
    assert "does not exist" in capsys.readouterr().err
