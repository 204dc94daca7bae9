"""Games on a Ray cluster: stateless tasks over ranges of deals or seeds, played again wherever a node is lost.

A task holds nothing but what it was given, so its results are those of one machine, whoever plays it and however often.
Nodes must have the same sources; one that has others refuses to play.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar

import numpy as np

from wataha.bots.warm import warm_bots
from wataha.engine.code_cache import cache_root, engine_sources, fingerprint
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value
from wataha.engine.registry import find_game
from wataha.version import __version__

from .arena import keep, what_lacks
from .contest import Contest, Job
from .contest_log import ContestLog
from .simulate import CHUNK, Simulation, join_parts, play_part, prepare

TASKS_EACH = 8
"""A core gets its games in about so many tasks, so that the last ones end together."""

MOST_JOBS = 16
"""No task has more jobs: a lost node costs no more than that again."""

PATIENCE = 3
"""Seconds that a cluster may take to answer."""

AHEAD = 3
"""Tasks given out for each core."""

LOCAL = "local"
"""In place of an address: a cluster of this machine alone, for as long as the command runs."""

Result = TypeVar("Result")


def need_ray() -> Any:
    """Ray, or a sentence that says how to get it."""
    try:
        import ray
    except ImportError as trouble:
        raise WatahaError("A cluster needs Ray. Install it: pip install 'wataha[cluster]'") from trouble
    return ray


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, joined to a cluster: `auto` for the one that this machine belongs to, `local` for one of its own."""
    ray = need_ray()
    refusal = f"There is no Ray cluster at '{address}': start one with `ray start --head`."
    if not _answers(address):
        raise WatahaError(refusal)
    try:
        ray.init(
            address=None if address == LOCAL else address,
            log_to_driver=False,
            logging_level="warning",
            **({"include_dashboard": False} if address == LOCAL else {}),
        )
    except ConnectionError as trouble:
        raise WatahaError(refusal) from trouble
    try:
        yield ray
    finally:
        ray.shutdown()


def _answers(address: str) -> bool:
    """Whether anybody listens at HOST:PORT; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return True
    try:
        with create_connection((host, int(port)), PATIENCE):
            return True
    except OSError:
        return False


def run_on_cluster(
    ray: Any, contest: Contest, log: ContestLog, advance: Callable[[int], None] = lambda _: None
) -> None:
    """Play what the log lacks; a lost node costs time, an interruption nothing that was finished."""
    jobs = what_lacks(contest, log, advance)
    shared = ray.put(contest)
    code = contest.heading()["code"]
    size = _task_size(len(jobs), _cores(ray))
    ranges = [jobs[start : start + size] for start in range(0, len(jobs), size)]
    play = ray.remote(num_cpus=1, max_retries=-1)(_play_jobs)
    parts = _as_they_come(ray, (lambda part=part: play.remote(shared, code, part) for part in ranges))
    keep((line for lines in parts for line in lines), log, advance)


def simulate_on_cluster(
    game: Game,
    games: int,
    seed: int,
    players: int | None,
    options: Mapping[str, Value] | None,
    address: str,
    advance: Callable[[int], None] = lambda _: None,
) -> Simulation:
    """A seeded series of random games, as `simulate` plays it on one machine."""
    series = prepare(game, games, seed, players, options)
    parts: dict[int, tuple[np.ndarray[Any, Any], ...]] = {}
    with joined(address) as ray:
        play = ray.remote(num_cpus=1, max_retries=-1)(_play_series)
        about = (game.id, series.players, series.options, series.seed, _code(game.id))
        starts = range(0, games, CHUNK)
        calls = (lambda start=start: play.remote(about, start, min(CHUNK, games - start)) for start in starts)
        for start, part in _as_they_come(ray, calls):
            parts[start] = part
            advance(len(part[-1]))
    return join_parts(series, [parts[start] for start in sorted(parts)])


def map_on_cluster(
    address: str, game_id: str, task: Callable[..., Result], arguments: Iterable[tuple[Any, ...]]
) -> Iterator[Result]:
    """What a task of a game makes of each of many arguments, in their order; there may be no end of these."""
    with joined(address) as ray:
        run = ray.remote(num_cpus=1, max_retries=-1)(_run_task)
        code, waiting = _code(game_id), iter(arguments)
        running: deque[Any] = deque()
        while True:
            room = max(0, TASKS_EACH * _cores(ray) - len(running))  # a node may be gone
            running.extend(run.remote(game_id, code, task, each) for each in islice(waiting, room))
            if not running:
                return
            yield _result(ray, running.popleft())


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _task_size(jobs: int, cores: int) -> int:
    """How many jobs a task gets.

    >>> _task_size(10_000, 4), _task_size(10, 4)
    (16, 1)
    """
    return max(1, min(MOST_JOBS, jobs // (cores * TASKS_EACH)))


def _as_they_come(ray: Any, calls: Iterable[Callable[[], Any]]) -> Iterator[Any]:
    """The results of tasks, with a bounded number given out; a refusal of a node is said as it is."""
    running: list[Any] = []
    waiting = iter(calls)
    while True:
        ahead = AHEAD * _cores(ray)
        for call in waiting:
            running.append(call())
            if len(running) >= ahead:
                break
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        yield _result(ray, done[0])


def _result(ray: Any, task: Any) -> Any:
    """What a task found; a refusal is said as it is."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as trouble:
        if isinstance(trouble.cause, WatahaError):
            raise WatahaError(str(trouble.cause)) from trouble
        raise


def _run_task(game_id: str, code: str, task: Callable[..., Result], arguments: tuple[Any, ...]) -> Result:
    """A task of any kind, where the sources are those of whoever asks."""
    _check_code(code, _code(game_id))
    return task(*arguments)


def _play_jobs(contest: Contest, code: str, jobs: list[Job]) -> list[dict[str, Any]]:
    """A task: some jobs of a contest."""
    _prepare(code, contest.game.id, contest.players, tuple(contest.options.items()), contest.bots)
    return [contest.play(*job) for job in jobs]


def _play_series(about: tuple[Any, ...], start: int, count: int) -> tuple[int, tuple[np.ndarray[Any, Any], ...]]:
    """A task: some games of a random series."""
    game_id, players, options, seed, code = about
    _check_code(code, _code(game_id))
    series = prepare(find_game(game_id), start + count, seed, players, options)
    return start, play_part(series, start, count)


@cache
def _code(game_id: str) -> str:
    return fingerprint([*engine_sources(), *find_game(game_id).sources])


def _check_code(wanted: str, own: str) -> None:
    if wanted != own:
        import platform

        raise WatahaError(
            f"The node {platform.node()} has other sources or packages (wataha {__version__}, Python"
            f" {platform.python_version()}): install the same on all nodes of the cluster."
        )


@cache
def _prepare(
    code: str, game_id: str, players: int, options: tuple[tuple[str, Value], ...], bots: tuple[str, ...]
) -> None:
    """Once a process: refuse to play by other sources, and compile what the bots need.

    The first process of a node compiles, the others wait and read its code from disk.
    """
    from filelock import FileLock

    game = find_game(game_id)
    _check_code(code, Contest(game, bots, 1, players, dict(options)).heading()["code"])
    cache_root().mkdir(parents=True, exist_ok=True)
    with FileLock(cache_root() / f"{game_id}.lock"):
        warm_bots(game, players, dict(options), bots=bots)
