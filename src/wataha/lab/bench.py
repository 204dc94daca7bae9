"""How fast the engine is: figures for each game, and as ratios to OpenSpiel, Pgx and RLCard measured in the same run.

Timings on busy machines are noisy; every figure is the best of a few short runs, and the ratios of one run stand on
the same machine in the same minute.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from wataha.bots.question import Question
from wataha.bots.search_settings import SearchSettings, search_settings_for
from wataha.bots.think import Budget, think
from wataha.engine.contract import ACTION, POINTS
from wataha.engine.game import Game
from wataha.engine.gpu import GpuSeries
from wataha.env import CpuEnv

from .peers import PEERS, SEARCH_ITERATIONS, SEARCH_PEER, VECTOR_PEERS, best, measure_peer, measure_peer_search

ENVIRONMENTS = 1024
CHUNK = 1000
SAME_GAMES = 1000
GPU_GAMES = 1 << 22

FIRST_GAME = """
import time
start = time.perf_counter()
import wataha
match = wataha.Match({game!r}, seed=1)
while not match.over:
    match.play(match.actions()[0])
match.winners()
print(time.perf_counter() - start)
"""


def measure(games: list[Game], peer: bool, gpu: bool, tell: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """Everything about these games, and about the peers if asked; plain JSON."""
    report: dict[str, Any] = {"cores": os.cpu_count(), "games": {}, "peers": {}}
    if peer:
        for name in PEERS:
            tell(f"OpenSpiel {name}")
            report["peers"][name] = measure_peer(name)
        tell(f"OpenSpiel {SEARCH_PEER} IS-MCTS")
        report["peers"][SEARCH_PEER]["search"] = measure_peer_search()
        report["environments"] = {}
        for name, run in VECTOR_PEERS.items():
            tell(name)
            report["environments"][name] = best(run)
    for game in games:
        report["games"][game.id] = measure_game(game, tell)
        if gpu:
            tell(f"{game.id} on the GPU")
            report["games"][game.id] |= measure_gpu(game)
    if peer:
        for name in PEERS:
            tell(f"OpenSpiel {name}")
            again = measure_peer(name)
            if name == SEARCH_PEER:
                again["search"] = measure_peer_search()
            report["peers"][name] = {key: max(value, again[key]) for key, value in report["peers"][name].items()}
        for name, run in VECTOR_PEERS.items():
            tell(name)
            report["environments"][name] = max(report["environments"][name], best(run))
        for figures in report["games"].values():
            figures["ratios"] = {
                f"{ours} / {name} {theirs}": figures[ours] / report["peers"][name][theirs]
                for ours in ("playout_one_core", "with_deals_one_core", "stepping_from_python")
                for name in PEERS
                for theirs in ("decisions", "decisions_and_chance")
            }
            peer_search = report["peers"][SEARCH_PEER]["search"]
            for ours in ("search_random_playouts", "search_as_alpha"):
                figures["ratios"][f"{ours} / {SEARCH_PEER} IS-MCTS"] = figures[ours] / peer_search
            for name, theirs in report["environments"].items():
                figures["ratios"][f"environment / {name}"] = figures["environment"] / theirs
    return report


def measure_game(game: Game, tell: Callable[[str], None]) -> dict[str, Any]:
    """The figures of one game; moves are decisions, each chosen from a full legal list."""
    cores = os.cpu_count() or 1
    tell(f"{game.id}: cold and warm start")
    cold, warm = first_game(game)
    tell(f"{game.id}: playouts")
    prepare(game)
    return {
        "playout_one_core": best(lambda seconds: run_playouts(game, seconds)),
        "playout_all_cores": best(lambda seconds: run_on_cores(game, seconds, cores)),
        "with_deals_one_core": best(lambda seconds: run_series(game, seconds)),
        "stepping_from_python": best(lambda seconds: run_steps(game, seconds)),
        "environment": best(lambda seconds: run_environment(game, seconds)),
        "search_random_playouts": best(lambda seconds: run_search(game, seconds, SearchSettings())),
        "search_as_alpha": best(lambda seconds: run_search(game, seconds, search_settings_for(game.id))),
        "record_bytes": game.dtype.itemsize,
        "copy_seconds": copy_time(game),
        "cold_start_seconds": cold,
        "warm_start_seconds": warm,
    }


def measure_gpu(game: Game) -> dict[str, Any]:
    """Moves a second on a GPU, whole games dealt, played and scored, and whether the records equal the CPU's."""
    series = GpuSeries(game)
    states, points, lengths = game.states(SAME_GAMES), _points(game, SAME_GAMES), np.zeros(SAME_GAMES, np.int32)
    options = game.encode_options(min(game.players), {})
    game.calls.simulate_range(states, 0, SAME_GAMES, 1, 0, options, points, points.copy(), lengths)
    same = series.play(SAME_GAMES, 1)["states"].tobytes() == states.tobytes()

    def run(seconds: float) -> tuple[int, float]:
        moves, spent, done = 0, 0.0, 0
        while spent < seconds:
            start = time.perf_counter()
            results = series.launch(GPU_GAMES, 1, done)
            spent += time.perf_counter() - start
            moves += int(results["lengths"].copy_to_host().sum())
            done += GPU_GAMES
        return moves, spent

    return {"gpu": best(run), "gpu_records_equal_cpu": same}


def _points(game: Game, games: int) -> np.ndarray[Any, Any]:
    return np.zeros((games, game.seats), POINTS)


def prepare(game: Game) -> None:
    """Compile what is measured, so that no run pays for it."""
    from wataha.engine.warm import compile_entries

    for _ in compile_entries(game, ("legal", "step", "playout_range", "simulate_range")):
        pass
    think(game, Question.at(game, game.deal(0), 0, min(game.players)), SearchSettings(), Budget(1), 0)
    run_environment(game, 0.01)


def dealt(game: Game, count: int) -> np.ndarray[Any, Any]:
    """Freshly dealt games."""
    states = game.states(count)
    options = game.encode_options(min(game.players), {})
    for i in range(count):
        game.calls.setup(states, i, i, options)
    return states


def run_playouts(game: Game, seconds: float) -> tuple[int, float]:
    """Random games from dealt positions to the end; dealing is not counted."""
    fresh = dealt(game, CHUNK)
    states = fresh.copy()
    moves, spent, seed = 0, 0.0, 0
    while spent < seconds:
        states[:] = fresh
        start = time.perf_counter()
        moves += game.calls.playout_range(states, 0, CHUNK, seed)
        spent += time.perf_counter() - start
        seed += 1
    return moves, spent


def run_on_cores(game: Game, seconds: float, cores: int) -> tuple[int, float]:
    """The same on every core at once, without the interpreter's lock."""
    with ThreadPoolExecutor(cores) as pool:
        start = time.perf_counter()
        runs = list(pool.map(lambda _: run_playouts(game, seconds), range(cores)))
        spent = time.perf_counter() - start
    return sum(moves for moves, _ in runs), spent


def run_series(game: Game, seconds: float) -> tuple[int, float]:
    """Whole random games: dealt, played and scored."""
    states = game.states(CHUNK)
    options = game.encode_options(min(game.players), {})
    points, lengths = _points(game, CHUNK), np.zeros(CHUNK, np.int32)
    moves, done, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        moves += game.calls.simulate_range(states, 0, CHUNK, 1, done, options, points, points, lengths)
        done += CHUNK
    return moves, time.perf_counter() - start


def run_steps(game: Game, seconds: float) -> tuple[int, float]:
    """Stepping move by move from a Python loop, the legal list of each move at hand."""
    setup, legal, step = game.calls.setup, game.calls.legal, game.calls.step
    states = game.states()
    options = game.encode_options(min(game.players), {})
    out = np.zeros(game.most_choices, ACTION)
    choose = random.Random(1).random
    moves, seed, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        setup(states, 0, seed, options)
        seed += 1
        choices = legal(states, 0, out)
        while choices:
            choices = step(states, 0, int(out[int(choose() * choices)]), out)
            moves += 1
    return moves, time.perf_counter() - start


def run_environment(game: Game, seconds: float) -> tuple[int, float]:
    """Random play in a batch of environments on all cores: observations, masks and rewards of every decision."""
    env = CpuEnv(game, ENVIRONMENTS)
    env.reset(seed=1)
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.step(env.choose(seed=1))
        steps += 1
    return steps * ENVIRONMENTS, time.perf_counter() - start


def run_search(game: Game, seconds: float, settings: SearchSettings) -> tuple[int, float]:
    """Iterations of the tree search at first decisions, on one core; its own time, whatever else the machine does."""
    players = min(game.players)
    budget = Budget(SEARCH_ITERATIONS)
    iterations, spent, seed = 0, 0.0, 0
    while spent < seconds:
        question = Question.at(game, game.deal(seed, players), 0, players)
        start = time.process_time()
        thought = think(game, question, settings, budget, seed)
        spent += time.process_time() - start
        iterations += thought.iterations
        seed += 1
    return iterations, spent


def copy_time(game: Game) -> float:
    """Seconds to copy one record, in an array of many."""
    source, target = dealt(game, CHUNK), game.states(CHUNK)
    rounds = 200
    start = time.perf_counter()
    for _ in range(rounds):
        target[:] = source
    return (time.perf_counter() - start) / rounds / CHUNK


def first_game(game: Game) -> tuple[float, float]:
    """Seconds from starting Python to a first finished game, with an empty cache and with a full one."""
    times: list[float] = []
    with tempfile.TemporaryDirectory() as cache:
        for _ in range(2):
            start = time.perf_counter()
            subprocess.run(
                [sys.executable, "-c", FIRST_GAME.format(game=game.id)],
                env={**os.environ, "WATAHA_CACHE_DIR": cache},
                check=True,
                capture_output=True,
            )
            times.append(time.perf_counter() - start)
    return times[0], times[1]


LABELS = {
    "playout_one_core": "compiled playouts, one core (moves/s)",
    "playout_all_cores": "compiled playouts, all cores (moves/s)",
    "with_deals_one_core": "dealt, played, scored, one core (moves/s)",
    "stepping_from_python": "stepping from a Python loop (moves/s)",
    "environment": "1,024 environments, observed and masked, all cores (decisions/s)",
    "search_random_playouts": "tree search, random playouts, one core (iterations/s)",
    "search_as_alpha": "tree search as alpha plays, one core (iterations/s)",
    "gpu": "dealt, played, scored on the GPU (moves/s)",
    "gpu_records_equal_cpu": "1,000 final records equal the CPU's",
    "record_bytes": "record (bytes)",
    "copy_seconds": "copying a record (ns)",
    "cold_start_seconds": "start to a first finished game, empty cache (s)",
    "warm_start_seconds": "the same with cache (s)",
}


def draw(report: dict[str, Any]) -> RenderableType:
    """The report as tables."""
    grid = Grid("", *report["games"], box=None, padding=(0, 3, 0, 0))
    measured = next(iter(report["games"].values()))
    for key, label in LABELS.items():
        if key not in measured:
            continue
        grid.add_row(label, *(_figure(key, figures[key]) for figures in report["games"].values()))
    parts: list[RenderableType] = [grid]
    if report["peers"]:
        peers = Grid("OpenSpiel from Python", *report["peers"], box=None, padding=(0, 3, 0, 0))
        for key in ("decisions", "decisions_and_chance"):
            row = (f"{figures[key]:,.0f}" for figures in report["peers"].values())
            peers.add_row(f"{key.replace('_', ' ')} a second", *row)
        searches = (f"{figures['search']:,.0f}" if "search" in figures else "" for figures in report["peers"].values())
        peers.add_row("IS-MCTS iterations a second", *searches)
        ratios = Grid("ratio", *report["games"], box=None, padding=(0, 3, 0, 0))
        for key in next(iter(report["games"].values()))["ratios"]:
            ratios.add_row(key.replace("_", " "), *(f"{f['ratios'][key]:.1f}" for f in report["games"].values()))
        others = Grid("others' environments, random play", "decisions a second", box=None, padding=(0, 3, 0, 0))
        for name, figure in report["environments"].items():
            others.add_row(name, f"{figure:,.0f}")
        parts += [Text(), peers, Text(), others, Text(), ratios]
    return Group(*parts)


def _figure(key: str, value: float) -> str:
    if isinstance(value, bool):
        return "yes" if value else "NO"
    if key == "copy_seconds":
        return f"{value * 1e9:.0f}"
    return f"{value:.2f}" if key.endswith("_seconds") else f"{value:,.0f}"
