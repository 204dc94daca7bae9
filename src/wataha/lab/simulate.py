"""Random games by the million: who wins, with how many points, after how many moves."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wataha.engine.chance import mix
from wataha.engine.contract import POINTS
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value

CHUNK = 4096
TABLES = (".parquet", ".csv")
PICTURES = (".png", ".svg", ".pdf")
Z_95 = 1.959964
"""Half the width of a 95 % interval in standard deviations."""


@dataclass(frozen=True)
class Simulation:
    """The results of a seeded series of random games, a row a game."""

    game: Game
    players: int
    options: dict[str, Value]
    seed: int
    points: np.ndarray[Any, Any]
    standings: np.ndarray[Any, Any]
    lengths: np.ndarray[Any, Any]

    @property
    def games(self) -> int:
        return len(self.lengths)

    def won(self) -> np.ndarray[Any, Any]:
        """What each seat got of each game: 1 for a win, an equal share of a draw."""
        first = self.standings == self.standings.max(axis=1, keepdims=True)
        return first / first.sum(axis=1, keepdims=True)

    def game_seed(self, number: int) -> int:
        """The seed with which a game of the series was dealt."""
        return int(mix(self.seed, number))

    def summary(self) -> dict[str, Any]:
        """Wins and scores by seat with 95 % intervals, and lengths; plain JSON."""
        won = self.won()
        draws = int(((self.standings == self.standings.max(axis=1, keepdims=True)).sum(axis=1) > 1).sum())
        return {
            "game": self.game.id,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "draws": draws,
            "seats": [
                {
                    "seat": seat,
                    "wins": _mean_interval(won[:, seat]),
                    "score": _mean_interval(self.points[:, seat]),
                    "score_deviation": float(self.points[:, seat].std()),
                    "score_range": [int(self.points[:, seat].min()), int(self.points[:, seat].max())],
                }
                for seat in range(self.players)
            ],
            "moves": {
                "mean": float(self.lengths.mean()),
                "range": [int(self.lengths.min()), int(self.lengths.max())],
            },
        }

    def columns(self) -> dict[str, np.ndarray[Any, Any]]:
        """The games as columns of a table."""
        won = self.won()
        table: dict[str, np.ndarray[Any, Any]] = {
            "game": np.arange(self.games),
            "seed": np.array([self.game_seed(number) for number in range(self.games)], np.int64),
            "moves": self.lengths,
        }
        for seat in range(self.players):
            table[f"score_{seat}"] = self.points[:, seat]
            table[f"won_{seat}"] = won[:, seat]
        return table


def _mean_interval(sample: np.ndarray[Any, Any]) -> dict[str, float]:
    half = Z_95 * float(sample.std()) / math.sqrt(len(sample))
    mean = float(sample.mean())
    return {"mean": mean, "low": mean - half, "high": mean + half}


class Series(NamedTuple):
    """A series of random games that is still to be played."""

    game: Game
    games: int
    seed: int
    players: int
    options: dict[str, Value]


def prepare(game: Game, games: int, seed: int, players: int | None, options: Mapping[str, Value] | None) -> Series:
    """What is to be played, checked."""
    if games < 1:
        raise WatahaError(f"Cannot simulate {games} games: at least 1 is needed.")
    return Series(game, games, game.read_seed(seed), game.read_players(players), game.read_options(options or {}))


def play_part(series: Series, start: int, count: int) -> tuple[np.ndarray[Any, Any], ...]:
    """Games `start` to `start + count - 1` of a series: points, standings and lengths."""
    game = series.game
    points, standings = np.zeros((count, game.seats), POINTS), np.zeros((count, game.seats), POINTS)
    lengths = np.zeros(count, np.int32)
    encoded = game.encode_options(series.players, series.options)
    game.calls.simulate_range(game.states(count), 0, count, series.seed, start, encoded, points, standings, lengths)
    return points[:, : series.players], standings[:, : series.players], lengths


def join_parts(series: Series, parts: Iterable[tuple[np.ndarray[Any, Any], ...]]) -> Simulation:
    """The whole series from its parts, in order."""
    points, standings, lengths = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Simulation(series.game, series.players, series.options, series.seed, points, standings, lengths)


def simulate(
    game: Game,
    games: int,
    seed: int,
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    threads: int | None = None,
    advance: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """Play a seeded series of random games on all cores; `advance` is told how many more are done."""
    series = prepare(game, games, seed, players, options)
    parts: list[tuple[np.ndarray[Any, Any], ...]] = []
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for part in pool.map(lambda start: play_part(series, start, min(CHUNK, games - start)), range(0, games, CHUNK)):
            parts.append(part)
            advance(len(part[-1]))
    return join_parts(series, parts)


def save(simulation: Simulation, file: Path) -> None:
    """Write the games as a table: Parquet or CSV, by the name of the file."""
    check_writable(file, TABLES)
    columns = simulation.columns()
    if file.suffix == ".csv":
        import csv

        with file.open("w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out)
            writer.writerow(columns)
            writer.writerows(zip(*(column.tolist() for column in columns.values()), strict=True))
    else:
        parquet = need("pyarrow.parquet")
        pyarrow = need("pyarrow")
        parquet.write_table(pyarrow.table(columns), file)


def check_writable(file: Path, endings: tuple[str, ...]) -> None:
    """Say at once, and not after an hour of games, that a file cannot be written."""
    if file.suffix not in endings:
        raise WatahaError(f"Cannot write '{file.name}': the name must end in {' or '.join(endings)}.")
    if not file.absolute().parent.is_dir():
        raise WatahaError(f"Cannot write '{file}': its folder does not exist.")


def plot(simulation: Simulation, file: Path) -> None:
    """Draw the distribution of scores by seat, and of game lengths."""
    check_writable(file, PICTURES)
    need("matplotlib").use("Agg")
    pyplot = need("matplotlib.pyplot")
    figure, (scores, lengths) = pyplot.subplots(1, 2, figsize=(11, 4.2), width_ratios=(2, 1), layout="constrained")
    colours = ("#3f7fd0", "#e0703f", "#2f8f4e", "#8a6fd1", "#b5672c")
    edges = np.arange(simulation.points.min(), simulation.points.max() + 2) - 0.5
    for seat in range(simulation.players):
        sample = simulation.points[:, seat]
        colour = colours[seat % len(colours)]
        scores.hist(sample, edges, density=True, histtype="step", linewidth=1.8, color=colour)
        scores.axvline(sample.mean(), color=colour, linestyle=":", label=f"seat {seat}: mean {sample.mean():.2f}")
    scores.set_xlabel("points")
    scores.set_ylabel("share of games")
    scores.set_title(f"{simulation.game.titles['en']}: {simulation.games:,} random games")
    scores.legend(frameon=False)
    edges = np.arange(simulation.lengths.min(), simulation.lengths.max() + 2) - 0.5
    lengths.hist(simulation.lengths, edges if len(edges) < 80 else 60, density=True, color="#6a7186")
    lengths.set_xlabel("moves in a game")
    lengths.set_title(f"mean {simulation.lengths.mean():.1f}")
    for axis in (scores, lengths):
        axis.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=120)
    pyplot.close(figure)


def need(module: str) -> Any:
    """A module of the optional part `lab`, or a sentence that says how to get it."""
    from importlib import import_module

    try:
        return import_module(module)
    except ImportError as trouble:
        raise WatahaError(f"This needs {module.split('.')[0]}: install wataha[lab].") from trouble
