"""How a training goes, to look at: curves in the terminal while it runs, and a picture afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table as Grid

from wataha.lab.simulate import PICTURES, check_writable, need

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
    grid = Grid("", "now", "so far", box=None, padding=(0, 2, 0, 0))
    grid.add_row("lessons", f"{progress.lesson:,}", "")
    grid.add_row("decisions seen", f"{progress.decisions:,}", "")
    grid.add_row("minutes", f"{progress.seconds / 60:.1f}", "")
    for name, read in CURVES.items():
        numbers = [number for point in progress.curve if (number := read(point)) is not None]
        if numbers:
            now = f"{numbers[-1]:,.0f}" if numbers[-1] >= 100 else f"{numbers[-1]:.3f}"
            grid.add_row(name, now, sparkline(numbers[-SHOWN:]))
    return grid


def plot_curves(curves: dict[str, Sequence[Point]], file: Path) -> None:
    """Draw the curves of some trainings, each by its name, over the decisions seen."""
    check_writable(file, PICTURES)
    need("matplotlib").use("Agg")
    pyplot = need("matplotlib.pyplot")
    shown = list(CURVES.items())[:3]
    figure, axes = pyplot.subplots(1, len(shown), figsize=(4 * len(shown), 3.2), layout="constrained")
    for axis, (title, read) in zip(axes, shown, strict=True):
        for name, points in curves.items():
            told = [(point.decisions / 1e6, number) for point in points if (number := read(point)) is not None]
            axis.plot(*zip(*told, strict=True), marker=".", label=name)
        axis.set_title(title)
        axis.set_xscale("log")
        axis.set_xlabel("million decisions seen")
        axis.spines[["top", "right"]].set_visible(False)
    axes[0].legend(frameon=False)
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
