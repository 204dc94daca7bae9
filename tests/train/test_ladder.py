"""How a net that learns is measured: its games are whole deals, and points of a curve pass while they are played."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from wataha.bots.net_file import find_net
from wataha.train.ladder import RUNGS, Climb, Ladder, Wins, alone, play_deal

GAME = "lone_wolves"


class Later(Executor):
    """Plays nothing until it is told what came of it."""

    def __init__(self) -> None:
        self.given: list[tuple[Climb, str, int]] = []
        self._waiting: list[Future[float]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        self.given.append((args[0], args[1], args[2]))
        future: Future[float] = Future()
        self._waiting.append(future)
        return future

    def all_end_with(self, share: float) -> None:
        for future in self._waiting:
            future.set_result(share)
        self._waiting.clear()


class AtOnce(Later):
    """Everything is won as soon as it is asked for."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        future = super().submit(fn, *args)
        self.all_end_with(1.0)
        return future


@dataclass
class APoint:
    against: Wins = field(default_factory=dict)


def write_nothing(file: Path) -> None:
    file.touch()


def test_a_net_meets_itself_on_equal_terms_from_every_seat() -> None:
    net = find_net(GAME, 2)
    climb = Climb(GAME, 2, net, 2, {"itself": alone(net)})
    assert [play_deal(climb, "itself", deal) for deal in range(2)] == [0.5, 0.5]


def test_a_deal_against_random_ends_the_same_whenever_it_is_played() -> None:
    climb = Climb(GAME, 2, find_net(GAME, 2), 3, {"random": "random"})
    first, again = ([play_deal(climb, "random", deal) for deal in range(3)] for _ in range(2))
    assert first == again
    assert sum(first) / 3 > 0.5


def test_points_pass_while_games_of_an_earlier_one_are_played(tmp_path: Path) -> None:
    pool = Later()
    ladder = Ladder(pool, GAME, 2, 3, tmp_path)
    first, second, third = APoint(), APoint(), APoint()
    ladder.measure(first, write_nothing)
    ladder.measure(second, write_nothing)
    assert len(pool.given) == 3 * len(RUNGS)
    assert not first.against
    pool.all_end_with(0.25)
    ladder.measure(third, write_nothing)
    assert first.against == dict.fromkeys(RUNGS, 0.25)
    assert not second.against
    nets = {climb.net for climb, _, _ in pool.given}
    assert len(nets) == 2
    assert all(net.exists() for net in nets)


@pytest.mark.parametrize("measured_already", [False, True])
def test_the_last_point_is_measured_before_a_training_ends(tmp_path: Path, measured_already: bool) -> None:
    pool = AtOnce()
    ladder = Ladder(pool, GAME, 2, 1, tmp_path)
    last = APoint()
    if measured_already:
        ladder.measure(last, write_nothing)
    else:
        ladder.measure(APoint(), write_nothing)
    ladder.finish(last, write_nothing)
    assert last.against == dict.fromkeys(RUNGS, 1.0)
    assert len(pool.given) == len(RUNGS) * (1 if measured_already else 2)
