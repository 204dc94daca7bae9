"""How a net that learns does against greedy and the levels: alone, without a search, on duplicate deals.

The games are played by the processes of a pool, so that a GPU goes on learning meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import NamedTuple, Protocol

from wataha.bots.level_table import LEGEND
from wataha.engine.registry import find_game
from wataha.lab.contest import Contest

RUNGS: Mapping[str, str] = {name: name for name in ("greedy", "pup", "scout", "hunter")}
"""Whom a net meets, and their bots; games against alpha would take longer than the training."""

Wins = dict[str, float]
"""The share of games that the net won, by whom it met: one of them, or as many as the table takes."""


def alone(net: Path) -> str:
    """The bot that plays what a net likes best, without a search."""
    return f"{LEGEND}:iterations=0,net={net}"


class Climb(NamedTuple):
    """What is played to find out."""

    game_id: str
    players: int
    net: Path
    """A file of its own for every state of a net: a process reads a file once."""
    deals: int
    """Against each of the others; each is played from every seat."""
    rungs: Mapping[str, str] = RUNGS


class Climbing:
    """Games that are being played."""

    def __init__(self, pool: Executor, climb: Climb) -> None:
        self._deals: dict[str, list[Future[float]]] = {
            rung: [pool.submit(play_deal, climb, rung, deal) for deal in range(climb.deals)] for rung in climb.rungs
        }

    @property
    def over(self) -> bool:
        return all(deal.done() for deals in self._deals.values() for deal in deals)

    def wins(self) -> Wins:
        """What came of them, as soon as they are over."""
        shares = {rung: sum(deal.result() for deal in deals) / len(deals) for rung, deals in self._deals.items()}
        return {rung: round(share, 4) for rung, share in shares.items()}


def play_deal(climb: Climb, rung: str, deal: int) -> float:
    """The share of the games of a deal that the net wins, from every seat."""
    bots = alone(climb.net), climb.rungs[rung]
    contest = Contest(find_game(climb.game_id), bots, climb.deals, climb.players, {})
    games = contest.play(0, 1, deal)["games"]
    return sum(game["won"][game["seats"].index(0)] for game in games) / len(games)


class Measured(Protocol):
    """A point of a curve."""

    against: Wins


class Ladder:
    """Measures a net that goes on learning, a point of its curve at a time; while games are played, points pass."""

    def __init__(self, pool: Executor, game_id: str, players: int, deals: int, folder: Path) -> None:
        self._pool = pool
        self._climb = Climb(game_id, players, folder, deals)
        self._folder = folder
        self._measured = 0
        self._running: tuple[Measured, Climbing] | None = None

    def measure(self, point: Measured, export: Callable[[Path], None]) -> None:
        """Let the net of a point, once it is exported to a file, play; unless that of another still does."""
        if self._running and self._running[1].over:
            self._settle()
        if not self._running:
            net = self._folder / f"{self._measured}.npz"
            export(net)
            self._measured += 1
            self._running = point, Climbing(self._pool, self._climb._replace(net=net))

    def finish(self, point: Measured, export: Callable[[Path], None]) -> None:
        """Wait for what is being played, and measure the last point."""
        self._settle()
        if not point.against:
            self.measure(point, export)
            self._settle()

    def _settle(self) -> None:
        if self._running:
            measured, climbing = self._running
            measured.against = climbing.wins()
            self._running = None
