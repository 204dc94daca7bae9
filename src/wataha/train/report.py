"""How a training goes, to look at: curves in the terminal while it runs, and a picture afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from wataha.lab.simulate import PICTURES, check_writable, need

from .ladder import RUNGS
from .position_training import ITSELF, Round
from .training import Point, Progress

BARS = "▁▂▃▄▅▆▇█"

SHOWN = 40
"""Points of a curve in the terminal: the last ones."""

IN_A_ROW = 4
"""Panels of a picture."""

Reading = Callable[[Any], float | None]
"""A number of a point or of a round; None where it was not measured."""


def _against(rung: str) -> Reading:
    return lambda point: point.against.get(rung)


LADDER: dict[str, Reading] = {f"wins against {rung}": _against(rung) for rung in RUNGS}

CURVES: dict[str, Reading] = {
    "wins against random": lambda point: point.against_random,
    **LADDER,
    "wins against its oldest self": lambda point: point.against_oldest,
    "entropy": lambda point: point.entropy,
    "value loss": lambda point: point.value_loss,
    "decisions a second": lambda point: point.decisions_a_second,
}

ROUND_CURVES: dict[str, Reading] = {
    "wins against random": _against("random"),
    "wins against the evaluation": lambda point: point.against_evaluation,
    **LADDER,
    f"wins against {ITSELF}": _against(ITSELF),
    "loss": lambda point: point.loss,
    "games a second": lambda point: point.games_a_second,
}


def sparkline(numbers: Sequence[float]) -> str:
    """Numbers as a row of bars, from the smallest to the largest.

    >>> sparkline([1, 2, 3, 2]), sparkline([5, 5])
    ('▁▅█▅', '▁▁')
    """
    low, high = min(numbers), max(numbers)
    steps = (len(BARS) - 1) / (high - low) if high > low else 0
    return "".join(BARS[round((number - low) * steps)] for number in numbers)


def _read(read: Reading, points: Sequence[Any]) -> list[float]:
    """A number of all points where it was measured."""
    return [number for point in points if (number := read(point)) is not None]


def draw_progress(progress: Progress) -> Grid:
    """The curves so far."""
    grid = _grid({"lessons": progress.lesson, "decisions seen": progress.decisions}, progress.seconds)
    for name, read in CURVES.items():
        _add_curve(grid, name, _read(read, progress.curve))
    return grid


def draw_rounds(rounds: Sequence[Round]) -> Grid:
    """The curves of a training on positions so far."""
    played = sum(point.games for point in rounds)
    grid = _grid({"rounds": len(rounds), "games": played}, rounds[-1].seconds if rounds else 0)
    for name, read in ROUND_CURVES.items():
        _add_curve(grid, name, _read(read, rounds))
    return grid


def _grid(counts: dict[str, int], seconds: float) -> Grid:
    grid = Grid("", "now", "so far", box=None, padding=(0, 2, 0, 0))
    for name, count in counts.items():
        grid.add_row(name, f"{count:,}", "")
    grid.add_row("minutes", f"{seconds / 60:.1f}", "")
    return grid


def _add_curve(grid: Grid, name: str, numbers: Sequence[float]) -> None:
    if numbers:
        now = f"{numbers[-1]:,.0f}" if numbers[-1] >= 100 else f"{numbers[-1]:.3f}"
        grid.add_row(name, now, sparkline(numbers[-SHOWN:]))


Line = list[tuple[float, float]]
"""The points of a curve."""


def plot_curves(curves: dict[str, Sequence[Point]], file: Path) -> None:
    """Draw the curves of some trainings, each by its name, over the decisions seen."""
    seen = {name: [point.decisions / 1e6 for point in points] for name, points in curves.items()}
    _plot(_panels(CURVES, curves, seen), "million decisions seen", file, scale="log")


def plot_rounds(curves: dict[str, Sequence[Round]], file: Path) -> None:
    """Draw the curves of trainings on positions, each by its name, over the games played."""
    played = {name: [*accumulate(point.games / 1000 for point in rounds)] for name, rounds in curves.items()}
    _plot(_panels(ROUND_CURVES, curves, played), "thousand games played", file)


def _panels(
    readings: dict[str, Reading], curves: Mapping[str, Sequence[Any]], along: dict[str, list[float]]
) -> dict[str, dict[str, Line]]:
    """A panel for each number that was measured, and in it a line for each training."""
    panels = {
        title: {
            name: [(x, y) for x, point in zip(along[name], points, strict=True) if (y := read(point)) is not None]
            for name, points in curves.items()
        }
        for title, read in readings.items()
    }
    return {title: lines for title, lines in panels.items() if any(lines.values())}


def _plot(panels: dict[str, dict[str, Line]], along: str, file: Path, scale: str = "linear") -> None:
    """Draw panels, some in a row, each with a line for every training."""
    check_writable(file, PICTURES)
    need("matplotlib").use("Agg")
    pyplot = need("matplotlib.pyplot")
    rows = -(-len(panels) // IN_A_ROW)
    figure = pyplot.figure(figsize=(4 * IN_A_ROW, 3.2 * rows), layout="constrained")
    for place, (title, lines) in enumerate(panels.items(), 1):
        axis = figure.add_subplot(rows, IN_A_ROW, place)
        for name, line in lines.items():
            axis.plot([x for x, _ in line], [y for _, y in line], marker=".", label=name)
        axis.set_title(title)
        axis.set_xscale(scale)
        axis.set_xlabel(along)
        axis.spines[["top", "right"]].set_visible(False)
    figure.axes[0].legend(frameon=False)
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
