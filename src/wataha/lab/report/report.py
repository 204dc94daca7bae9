"""The report on a game: made from its evidence, and written as a page, as JSON and as Parquet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from wataha.engine.registry import find_game
from wataha.version import __version__

from .. import metrics
from ..numbers import changed_numbers
from ..simulate import check_writable, need
from .figures import Figure, all_figures
from .page import Page
from .study import Evidence, Study

PAGES = (".html",)


def sum_up(study: Study, evidence: Evidence) -> dict[str, Any]:
    """The whole report as plain JSON; equal studies give equal reports."""
    return {
        "game": study.game.id,
        "rules": study.game.rules_version,
        "version": __version__,
        "players": study.players,
        "options": study.options,
        "numbers": changed_numbers(),
        "bots": study.bots,
        "games": len(evidence.main),
        "seed": study.seed,
        "judge": study.judge,
        "figures": [figure._asdict() for figure in all_figures(study, evidence)],
        "ribbon": metrics.winner_ribbon(evidence.main),
        "lengths": [len(course.movers) for course in evidence.main],
    }


def check_place(file: Path) -> None:
    """Say before an hour of games that a report cannot be written there."""
    check_writable(file, PAGES)
    need("matplotlib")
    need("pyarrow")


def draw_page(report: dict[str, Any]) -> str:
    """The page of a report; it needs nothing that the report's JSON does not have."""
    return Page(find_game(report["game"])).write(report, _figures(report))


def _figures(report: dict[str, Any]) -> list[Figure]:
    return [Figure(**figure) for figure in report["figures"]]


def save(report: dict[str, Any], file: Path) -> list[Path]:
    """Write the page, and beside it the same as JSON and as a table of figures."""
    figures = _figures(report)
    file.write_text(draw_page(report), encoding="utf-8")
    as_json, as_table = file.with_suffix(".json"), file.with_suffix(".parquet")
    as_json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    columns = {name: [getattr(figure, name) for figure in figures] for name in Figure._fields}
    kinds: dict[str, str] = dict.fromkeys(("value", "low", "high"), "double")
    pyarrow = need("pyarrow")
    table = pyarrow.table({name: pyarrow.array(column, kinds.get(name)) for name, column in columns.items()})
    need("pyarrow.parquet").write_table(table, as_table)
    return [file, as_json, as_table]
