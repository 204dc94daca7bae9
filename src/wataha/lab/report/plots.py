"""The plots of a report as SVG to be put into a page: no words but names and numbers, in the page's own colours.

Names stand there in all languages, as everywhere in the page, whose style shows one.
"""

from __future__ import annotations

import html
import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

from ..simulate import need
from .figures import Figure

INK = "#010203"
"""A colour that no plot uses otherwise; the page puts its own in its place."""

ACCENT = "#3f7fd0"
Names = Mapping[str, Mapping[str, str]]
"""What components are called, by component and language."""

MOST_WORTHS = 40
"""So many components are drawn at most: those worth most and those worth least."""


def draw_seats(figures: Sequence[Figure], players: int) -> str:
    """Wins by seat with their intervals, and the even share."""
    rows = [figure for figure in figures if figure.name == "seat_wins"]
    figure, axis = _figure(1.0 + 0.35 * len(rows))
    _draw_intervals(axis, rows, [chr(ord("A") + int(row.of)) for row in rows])
    axis.axvline(1 / players, color=INK, linestyle=":", linewidth=1)
    return _finish(figure, axis, "seats")


def draw_ribbon(ribbon: Sequence[Sequence[float]]) -> str:
    """What the later winner can expect: median, half and four fifths of the games."""
    figure, axis = _figure(3.0)
    columns = list(zip(*ribbon, strict=True))
    axis.fill_between(columns[0], columns[1], columns[5], color=ACCENT, alpha=0.18, linewidth=0)
    axis.fill_between(columns[0], columns[2], columns[4], color=ACCENT, alpha=0.35, linewidth=0)
    axis.plot(columns[0], columns[3], color=ACCENT)
    axis.set_ylim(0, 1.02)
    _percents(axis.xaxis)
    return _finish(figure, axis, "ribbon", "y")


def draw_worths(figures: Sequence[Figure], names: Names) -> str:
    """What each component is worth, the best first."""
    rows = sorted((figure for figure in figures if figure.name == "worth"), key=lambda row: -(row.value or 0))
    if len(rows) > MOST_WORTHS:
        rows = [*rows[: MOST_WORTHS // 2], *rows[-MOST_WORTHS // 2 :]]
    figure, axis = _figure(0.8 + 0.22 * len(rows), width=8.5)
    # Room is left for the longest of a name's languages.
    widest = [max(names[row.of].values(), key=len) for row in rows]
    _draw_intervals(axis, rows, widest)
    axis.axvline(0, color=INK, linestyle=":", linewidth=1)
    svg = _finish(figure, axis, "worths")
    for row, drawn in zip(rows, widest, strict=True):
        said = "".join(
            f'<tspan lang="{language}">{html.escape(text)}</tspan>' for language, text in names[row.of].items()
        )
        svg = svg.replace(f">{html.escape(drawn, quote=False)}</text>", f">{said}</text>", 1)
    return svg


def draw_ladder(figures: Sequence[Figure], players: int) -> str:
    """The win rate of twice the thought, rung by rung."""
    rows = [figure for figure in figures if figure.name == "doubling"]
    figure, axis = _figure(1.0 + 0.35 * len(rows))
    _draw_intervals(axis, rows, [f"{2 * int(row.of)} : {row.of}" for row in rows])
    axis.axvline(1 / players, color=INK, linestyle=":", linewidth=1)
    return _finish(figure, axis, "ladder")


def draw_lengths(lengths: Sequence[int]) -> str:
    """How many games have how many decisions."""
    figure, axis = _figure(2.2)
    axis.hist(lengths, bins=min(40, max(1, max(lengths) - min(lengths) + 1)), color=ACCENT)
    axis.yaxis.get_major_locator().set_params(integer=True)
    return _finish(figure, axis, "lengths", "")


def _figure(height: float, width: float = 7) -> tuple[Any, Any]:
    matplotlib = need("matplotlib")
    matplotlib.use("Agg")
    ink = dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK)
    with matplotlib.rc_context({**ink, "svg.fonttype": "none", "font.size": 9, "font.family": "sans-serif"}):
        return need("matplotlib.pyplot").subplots(figsize=(width, height), layout="constrained")


def _draw_intervals(axis: Any, rows: Sequence[Figure], names: Sequence[str]) -> None:
    for place, row in enumerate(rows):
        value = row.value or 0.0
        low = value if row.low is None else row.low
        high = value if row.high is None else row.high
        axis.errorbar(
            value, place, xerr=[[value - low], [high - value]], fmt="o", color=ACCENT, capsize=3, markersize=4
        )
    axis.set_yticks(range(len(rows)), names)
    axis.set_ylim(len(rows) - 0.4, -0.6)


def _percents(side: Any) -> None:
    side.set_major_formatter(need("matplotlib.ticker").PercentFormatter(1.0, decimals=0))


def _finish(figure: Any, axis: Any, name: str, shares: str = "x") -> str:
    """The plot as text; equal plots are equal bytes."""
    if shares:
        _percents(axis.xaxis if shares == "x" else axis.yaxis)
    axis.spines[["top", "right"]].set_visible(False)
    figure.patch.set_alpha(0)
    axis.patch.set_alpha(0)
    out = io.StringIO()
    with need("matplotlib").rc_context({"svg.fonttype": "none", "svg.hashsalt": name}):
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    need("matplotlib.pyplot").close(figure)
    svg = out.getvalue()
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg[svg.index("<svg") :], flags=re.DOTALL)
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r'<svg [^>]*viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" role="img">', svg, count=1)
    return svg.replace(INK, "currentColor")
