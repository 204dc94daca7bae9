"""A league for people to look at: tables for a terminal, and a plot."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .simulate import PICTURES, check_writable, need

if TYPE_CHECKING:
    from rich.console import RenderableType


def draw_league(summary: Mapping[str, Any]) -> RenderableType:
    """The summary as tables."""
    from rich.console import Group
    from rich.table import Table as Grid

    pairs = Grid("bot", "against", "games", "wins", "95 %", "margin", "95 %", box=None, padding=(0, 2, 0, 0))
    for pair in summary["pairs"]:
        wins, margin = pair["wins"], pair["margin"]
        pairs.add_row(
            pair["bot"],
            pair["against"] if summary["players"] == 2 else f"{summary['players'] - 1} x {pair['against']}",
            f"{pair['games']:,}",
            f"{wins['mean']:.1%}",
            f"{wins['low']:.1%} - {wins['high']:.1%}",
            f"{margin['mean']:+.2f}",
            f"{margin['low']:+.2f} - {margin['high']:+.2f}",
        )
    league = Grid("league", "rating", "ms a decision", box=None, padding=(0, 2, 0, 0))
    for row in summary["league"]:
        league.add_row(row["bot"], f"{row['rating']:+.0f}", f"{row['seconds_a_decision'] * 1000:.2f}")
    return Group(f"{summary['games']:,} games of {summary['game']} on {summary['deals']:,} deals", pairs, "", league)


def plot_league(summary: Mapping[str, Any], file: Path) -> None:
    """Draw the win rates with their intervals, and the ratings."""
    check_writable(file, PICTURES)
    need("matplotlib").use("Agg")
    pyplot = need("matplotlib.pyplot")
    pairs, league = summary["pairs"], summary["league"]
    height = 1.5 + 0.4 * max(len(pairs), len(league))
    figure, (rates, strength) = pyplot.subplots(1, 2, figsize=(11, height), width_ratios=(2, 1), layout="constrained")
    for row, pair in enumerate(reversed(pairs)):
        wins = pair["wins"]
        spread = [[wins["mean"] - wins["low"]], [wins["high"] - wins["mean"]]]
        rates.errorbar(wins["mean"], row, xerr=spread, fmt="o", color="#3f7fd0", capsize=3)
    rates.set_yticks(range(len(pairs)), [f"{pair['bot']} : {pair['against']}" for pair in reversed(pairs)])
    rates.axvline(summary["even"], color="#8a8f9c", linestyle=":")
    rates.set_xlim(0, 1)
    rates.set_xlabel("share of wins, with 95 % intervals")
    rates.set_title(f"{summary['game']}: {summary['games']:,} games, {summary['players']} players")
    strength.barh(
        [row["bot"] for row in reversed(league)], [row["rating"] for row in reversed(league)], color="#e0703f"
    )
    strength.set_xlabel("rating (Elo scale)")
    for axis in (rates, strength):
        axis.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
