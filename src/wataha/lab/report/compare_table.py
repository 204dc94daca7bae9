"""Differences of two versions as a table for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wataha.engine.texts import Texts

from .compare import Difference
from .page import show

if TYPE_CHECKING:
    from rich.console import RenderableType

SHARES = (
    "draws",
    "first_move",
    "real_choices",
    "drama",
    "decided_at",
    "comeback",
    "kingmaking",
    "agreement",
    "seat_wins",
)


def draw_differences(
    found: Sequence[Difference], versions: tuple[str, str], games: int, texts: Texts
) -> RenderableType:
    """One row a metric, those that changed by more than chance in bold."""
    from rich.console import Group
    from rich.table import Table as Grid

    heads = (texts.say("lab-compare-metric"), *versions, texts.say("lab-compare-change"), "95 %")
    grid = Grid(*heads, texts.say("lab-compare-chance"), "", box=None, padding=(0, 2, 0, 0))
    for row in found:
        unit = "share" if row["name"] in SHARES else "number"
        name = texts.say(f"lab-metric-{row['name'].replace('_', '-')}")
        seat = f" {chr(ord('A') + int(row['of']))}" if row["of"] else ""
        grid.add_row(
            f"{name}{seat}",
            show(row["a"], unit),
            show(row["b"], unit),
            f"{'+' if row['change'] > 0 else ''}{show(row['change'], unit)}",
            f"{show(row['low'], unit)} – {show(row['high'], unit)}",
            f"{row['chance']:.3f}",
            texts.say("lab-compare-real") if row["real"] else "",
            style="bold" if row["real"] else "",
        )
    return Group(texts.say("lab-compare-about", games=games), grid)
