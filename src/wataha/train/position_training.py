"""The loop for a net of positions: play some thousand games on all cores, learn who won from where, and play better.

One net learns all numbers of players. What a training needs to go on is written down after each round, so that it can
be stopped at any moment.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import torch

from wataha.bots.features import row_shape
from wataha.bots.level_table import LEGEND, NAMES
from wataha.bots.playout import UNIT
from wataha.bots.position_net import PositionNet
from wataha.bots.warm import warm_bots
from wataha.engine.chance import mix, pick
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value
from wataha.lab.worker_pool import worker_pool

from .checkpoint import CHECKPOINT, NET, write_checkpoint, write_curves
from .export import write_numbers
from .ladder import RUNGS, Climb, Climbing, Wins, alone
from .position_fit import RATE, PositionModel, Sample, fit
from .self_play import POOLED, WIDTHS, Order, Played, play_games
from .variants import learned_variants

Array = np.ndarray[Any, Any]

OLDEST = "oldest.npz"
"""The net of the first round."""
ITSELF = "its oldest self"

HELD_BACK = 20
"""One order of games in so many is not learned from."""

MEASURED_AT_A_TIME = 50
"""Games against the evaluation that a process plays at a time."""

SEARCHED_GAMES = 4_000
"""In a round of games that are played by a search."""


@dataclass(frozen=True)
class PositionSettings:
    """How a net of positions learns."""

    games: int = 24_000
    """In a round, over all numbers of players; twice as many for two as for any other."""
    players: int | None = None
    """Only games for so many are played; what was kept of others is learned from again."""
    share: float = 0.35
    """Of positions that are kept."""
    rounds_kept: int = 4
    """Rounds whose positions are learned from."""
    epochs: int = 5
    measured: int = 800
    """Games for two against the evaluation, after each round."""
    measured_deals: int = 20
    """Deals against greedy and each of the levels, after each round, from every seat."""
    chunk: int = 200
    """Games that a process plays at a time."""
    rate: float = RATE
    """At which the net learns, at most."""
    iterations: int = 0
    """Of the search that plays the games; 0: every move is the best of sixteen, one step ahead."""
    among_others: float = 0.5
    """The share of games in which chance says which seats are the net's: a net that only meets itself learns what wins
    against itself. The others are the evaluation's, or alpha's where a search plays."""
    trace: float = 0.85
    """The lambda of TD(lambda): how much of what the net learns to say of a position is what came after it; the rest is
    what it, or that search, expected there."""

    def searched(self, iterations: int) -> PositionSettings:
        """The same with games played by a search: fewer, dearer games, of which all is kept and learned gently."""
        return replace(self, iterations=iterations, games=SEARCHED_GAMES, share=1.0, chunk=20, rate=RATE / 3)


@dataclass
class Round:
    """One point of the curve."""

    number: int
    seconds: float
    """Spent training, over all runs."""
    games: int
    positions: int
    loss: float
    """On positions held back, in nats."""
    against_evaluation: float
    """Wins of the net against the evaluation, each choosing the best of a few moves, two players."""
    against: Wins = field(default_factory=dict)
    """Wins of the net alone against random, greedy, the levels and the net of the first round."""
    games_a_second: float | None = None


class PositionTraining:
    """A net of positions and all that is needed to go on teaching it."""

    def __init__(
        self, game: Game, settings: PositionSettings, folder: Path, seed: int = 1, first: PositionNet | None = None
    ) -> None:
        self.game = game
        self.settings = settings
        self.folder = folder
        self.seed = seed
        self.first = first
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.curve: list[Round] = []
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self.model = self._load()
        else:
            widths = (
                (len(first.first_bias), len(first.second_bias), first.part.shape[1]) if first else (*WIDTHS, POOLED)
            )
            self.model = self._model(*widths)

    def _model(self, first: int, second: int, pooled: int) -> PositionModel:
        return PositionModel(row_shape(self.game.id), (first, second), pooled).to(self.device)

    @property
    def checkpoint(self) -> Path:
        return self.folder / CHECKPOINT

    @property
    def net(self) -> PositionNet | None:
        """The net so far; before the first round the one to begin with, or none, and the evaluation plays."""
        return self.model.exported() if self.curve else self.first

    def run(self, minutes: float, tell: Callable[[Round], None] = lambda _: None, workers: int | None = None) -> None:
        """Train for so long; a round that has begun is ended."""
        began, before = time.monotonic(), self.curve[-1].seconds if self.curve else 0.0
        warm_bots(self.game, bots=("greedy", *NAMES, LEGEND))
        with worker_pool(workers or os.cpu_count() or 1) as pool:
            while not self.curve or time.monotonic() - began < 60 * minutes:
                point = self._round(pool)
                point.seconds = round(before + time.monotonic() - began, 1)
                self.curve.append(point)
                self.save()
                tell(point)

    def _round(self, pool: ProcessPoolExecutor) -> Round:
        number = len(self.curve)
        torch.manual_seed(self.seed + number)
        began = time.monotonic()
        played = self._play(pool, self._orders(number))
        took = time.monotonic() - began
        samples: list[Sample] = []
        for players in dict.fromkeys(order.players for order, _ in played):
            own = [result for order, result in played if order.players == players]
            held = [np.full(len(result.rows), place % HELD_BACK == 0) for place, result in enumerate(own)]
            kept = ([result[part] for result in own] for part in range(3))
            samples.append(Sample(*map(np.concatenate, (*kept, held))))
        self._keep(number, samples)
        if number == 0:
            self.model.fit_scale(samples)
            if self.first:
                self.model.take(self.first)
        learned = self._samples(number)
        loss = fit(self.model, learned, self.settings.epochs, self.settings.rate)
        measured = self._play(pool, self._measurement(number), self.model.exported())
        wins = sum(float(result.wins[order.by_net - 1]) for order, result in measured)
        games = sum(len(order.seeds) for order, _ in measured)
        positions = sum(len(sample.rows) for sample in learned)
        games_played = sum(len(order.seeds) for order, _ in played)
        speed = round(games_played / took, 1)
        return Round(number, 0.0, games_played, positions, round(loss, 4), wins / games, self._climb(pool), speed)

    def _climb(self, pool: ProcessPoolExecutor) -> Wins:
        """How the net alone does against random, greedy, the levels and the net of the first round."""
        oldest = self.folder / OLDEST
        if not self.curve:
            self._export(oldest)
        with TemporaryDirectory() as folder:
            net = Path(folder, NET)
            self._export(net)
            players = self.settings.players or self.game.players[0]
            rungs = {"random": "random", **RUNGS} | ({ITSELF: alone(oldest)} if self.curve and oldest.exists() else {})
            return Climbing(pool, Climb(self.game.id, players, net, self.settings.measured_deals, rungs)).wins()

    def _export(self, file: Path) -> None:
        write_numbers(self.model.exported()._asdict(), file)

    def _play(
        self, pool: ProcessPoolExecutor, orders: list[Order], net: PositionNet | None = None
    ) -> list[tuple[Order, Played]]:
        playing = net or self.net
        results = pool.map(play_games, orders, [playing] * len(orders))
        return list(zip(orders, results, strict=True))

    def _orders(self, number: int) -> list[Order]:
        """The games of a round: every number of players and every variant, with seeds of their own."""
        only = self.settings.players
        counts = (only,) if only else self.game.players
        shares = {players: 2 if players == self.game.players[0] else 1 for players in counts}
        by_net = (self.settings.iterations, self.settings.trace) if self.net else ()
        orders: list[Order] = []
        for players in counts:
            variants = learned_variants(self.game, players)
            games = self.settings.games * shares[players] // sum(shares.values())
            everybody = (1 << players) - 1 if self.net else 0
            for place, variant in enumerate(variants):
                first = int(mix(mix(self.seed, number), 100 * players + place)) >> 1
                for seeds in _chunks(first, games // len(variants), self.settings.chunk):
                    seated = self._net_seats(seeds[0], everybody)
                    orders.append(Order(self.game.id, players, variant, seeds, seated, self.settings.share, *by_net))
        return orders

    def _net_seats(self, seed: int, everybody: int) -> int:
        """The seats of the net in some games: all of them, or those that chance gives it among others."""
        if pick(seed, 0, UNIT) >= self.settings.among_others * UNIT:
            return everybody
        return pick(seed, 1, everybody + 1)

    def _measurement(self, number: int) -> list[Order]:
        """The same deals twice, with the net in one seat and in the other."""
        first = int(mix(mix(self.seed, number), 1)) >> 1
        usual: dict[str, Value] = {}
        return [
            Order(self.game.id, self.game.players[0], usual, seeds, 1 << seat, 0.0)
            for seeds in _chunks(first, self.settings.measured // 2, MEASURED_AT_A_TIME)
            for seat in range(2)
        ]

    def _keep(self, number: int, samples: list[Sample]) -> None:
        for sample in samples:
            players = sample.rows.shape[1]
            np.savez(self._file(number, players), **sample._asdict())
            for file in self._kept(number, players)[: -self.settings.rounds_kept]:
                file.unlink()

    def _kept(self, number: int, players: int) -> list[Path]:
        """The files of the rounds so far, the oldest first."""
        files = (self._file(each, players) for each in range(number + 1))
        return [file for file in files if file.exists()]

    def _file(self, number: int, players: int) -> Path:
        return self.folder / f"round-{number}-{players}.npz"

    def _samples(self, number: int) -> list[Sample]:
        """The positions of the last rounds, by number of players."""
        samples: list[Sample] = []
        for players in self.game.players:
            files = [np.load(file) for file in self._kept(number, players)]
            if files:
                samples.append(Sample(*(np.concatenate([file[part] for file in files]) for part in Sample._fields)))
        return samples

    def save(self) -> None:
        """Write the checkpoint, the net for play and the curve."""
        curve = [asdict(point) for point in self.curve]
        write_checkpoint(self.folder, {"game": self.game.id, "model": self.model.state_dict(), "curve": curve})
        self._export(self.folder / NET)
        write_curves(self.folder, {"game": self.game.id, "settings": asdict(self.settings), "curve": curve})

    def _load(self) -> PositionModel:
        kept: dict[str, Any] = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        if kept["game"] != self.game.id:
            raise WatahaError(f"{self.checkpoint} is of {kept['game']}.")
        second, first = kept["model"]["second.weight"].shape
        model = self._model(first, second, len(kept["model"]["part"]))
        model.load_state_dict(kept["model"])
        self.curve = [Round(**point) for point in kept["curve"]]
        return model


def _chunks(first: int, count: int, size: int) -> Iterator[range]:
    for start in range(0, count, size):
        yield range(first + start, first + min(start + size, count))
