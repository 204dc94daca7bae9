"""How a training goes, to look at: curves in the terminal while it runs, and a picture afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path

from rich.table import Table as Grid

from wataha.lab.simulate import PICTURES, check_writable, need

from .position_training import Round
from .training import Point, Progress

BARS = "▁▂▃▄▅▆▇█"

SHOWN = 40
"""Points of a curve in the terminal: the last ones."""

Reading = Callable[[Point], float | None]

CURVES: dict[str, Reading] = {
    "wins against random": lambda point: point.against_random,
    "wins against its oldest self": lambda point: point.against_oldest,
    "entropy": lambda point: point.entropy,
    "value loss": lambda point: point.value_loss,
    "decisions a second": lambda point: point.decisions_a_second,
}

ROUND_CURVES: dict[str, Callable[[Round], float]] = {
    "wins against the evaluation": lambda point: point.against_evaluation,
    "loss": lambda point: point.loss,
}


def sparkline(numbers: Sequence[float]) -> str:
    """Numbers as a row of bars, from the smallest to the largest.

    >>> sparkline([1, 2, 3, 2]), sparkline([5, 5])
    ('▁▅█▅', '▁▁')
    """
    low, high = min(numbers), max(numbers)
    steps = (len(BARS) - 1) / (high - low) if high > low else 0
    return "".join(BARS[round((number - low) * steps)] for number in numbers)


def draw_progress(progress: Progress) -> Grid:
    """The curves so far."""
    grid = _grid({"lessons": progress.lesson, "decisions seen": progress.decisions}, progress.seconds)
    for name, read in CURVES.items():
        _add_curve(grid, name, [number for point in progress.curve if (number := read(point)) is not None])
    return grid


def draw_rounds(rounds: Sequence[Round]) -> Grid:
    """The curves of a training on positions so far."""
    played = sum(point.games for point in rounds)
    grid = _grid({"rounds": len(rounds), "games": played}, rounds[-1].seconds if rounds else 0)
    for name, read in ROUND_CURVES.items():
        _add_curve(grid, name, [read(point) for point in rounds])
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


Line = Sequence[tuple[float, float]]
"""The points of a curve."""


def plot_curves(curves: dict[str, Sequence[Point]], file: Path) -> None:
    """Draw the curves of some trainings, each by its name, over the decisions seen."""
    shown = list(CURVES.items())[:3]
    panels = {
        title: {
            name: [(point.decisions / 1e6, number) for point in points if (number := read(point)) is not None]
            for name, points in curves.items()
        }
        for title, read in shown
    }
    _plot(panels, "million decisions seen", file, scale="log")


def plot_rounds(curves: dict[str, Sequence[Round]], file: Path) -> None:
    """Draw the curves of trainings on positions, each by its name, over the games played."""
    played = {name: [*accumulate(point.games / 1000 for point in rounds)] for name, rounds in curves.items()}
    panels = {
        title: {name: [*zip(played[name], map(read, rounds), strict=True)] for name, rounds in curves.items()}
        for title, read in ROUND_CURVES.items()
    }
    _plot(panels, "thousand games played", file)


def _plot(panels: dict[str, dict[str, Line]], along: str, file: Path, scale: str = "linear") -> None:
    """Draw panels side by side, each with a line for every training."""
    check_writable(file, PICTURES)
    need("matplotlib").use("Agg")
    pyplot = need("matplotlib.pyplot")
    figure, axes = pyplot.subplots(1, len(panels), figsize=(4 * len(panels), 3.2), layout="constrained")
    for axis, (title, lines) in zip(axes, panels.items(), strict=True):
        for name, line in lines.items():
            axis.plot(*zip(*line, strict=True), marker=".", label=name)
        axis.set_title(title)
        axis.set_xscale(scale)
        axis.set_xlabel(along)
        axis.spines[["top", "right"]].set_visible(False)
    axes[0].legend(frameon=False)
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
