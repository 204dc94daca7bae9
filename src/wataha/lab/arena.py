"""The arena: bots play each other on the same deals from every seat, on all cores, and every result is kept.

Each deal is played once for every seat that the first bot of a pairing can have; with more than two players it sits
alone among copies of the second. Results are appended to a file of JSON lines as they come, so that an interrupted run
goes on where it was, and more deals can be added later. With budgets in iterations every game can be repeated.

It runs with NumPy, Numba and rich alone: `python -m wataha.lab.arena lone_wolves --bots alpha greedy --deals 100`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from wataha.bots import make_bot
from wataha.bots.levels import with_budget
from wataha.bots.warm import sources_of_bots, warm_bots
from wataha.engine.chance import mix
from wataha.engine.code_cache import cache_root, engine_sources, fingerprint
from wataha.engine.entry_points import POINTS
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value
from wataha.engine.registry import find_game

from .intervals import mean_by_deal, rate_by_deal, ratings
from .simulate import PICTURES, check_writable, need

if TYPE_CHECKING:
    from rich.console import RenderableType

AHEAD = 4
"""Jobs given out for each worker, so that none is idle while results are written."""

SEED = 20_260_101

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


@dataclass(frozen=True)
class Contest:
    """What is to be measured. Two contests that differ in `deals` alone share their results."""

    game: Game
    bots: tuple[str, ...]
    deals: int
    players: int
    options: dict[str, Value]
    budget: str | None = None
    seed: int = SEED
    specs: tuple[str, ...] = field(init=False)
    """The bots with the budget that they really get."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise WatahaError("An arena needs at least two bots: name them after --bots.")
        if self.deals < 1:
            raise WatahaError(f"Cannot play {self.deals} deals: at least 1 is needed.")
        self.game.encode_options(self.players, self.options)
        object.__setattr__(self, "specs", tuple(with_budget(bot, self.game.id, self.budget) for bot in self.bots))
        for spec in self.specs:
            make_bot(spec, 0)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every bot with every later one."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def jobs(self) -> list[tuple[int, int, int]]:
        """First bot, second bot, deal; all pairings of a deal before the next deal."""
        return [(one, other, deal) for deal in range(self.deals) for one, other in self.pairs]

    def heading(self) -> dict[str, Any]:
        """What results must have in common to be counted together: everything but the number of deals."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.specs),
            "seed": self.seed,
            "code": fingerprint([*engine_sources(), *self.game.sources, *sources_of_bots(self.game)]),
        }

    def log_file(self) -> Path:
        """Where results are kept if no file is named."""
        digest = hashlib.sha256(json.dumps(self.heading(), sort_keys=True).encode()).hexdigest()[:12]
        return cache_root() / "arenas" / f"{self.game.id}-{digest}.jsonl"

    def play(self, one: int, other: int, deal: int) -> dict[str, Any]:
        """A deal from every seat: the first bot goes round the table, the second has all other seats."""
        games = [self._game(one, other, deal, seat) for seat in range(self.players)]
        return {"pair": [one, other], "deal": deal, "games": games}

    def _game(self, one: int, other: int, deal: int, own_seat: int) -> dict[str, Any]:
        game = self.game
        seated = [one if seat == own_seat else other for seat in range(self.players)]
        chance = int(mix(self.seed + 1, deal * game.seats + own_seat))
        bots = [make_bot(self.specs[bot], int(mix(chance, seat))) for seat, bot in enumerate(seated)]
        states = game.deal(int(mix(self.seed, deal)), self.players, self.options)
        decisions = [0] * self.players
        seconds = [0.0] * self.players
        actor = int(game.calls.actor(states, 0))
        while actor >= 0:
            start = perf_counter()
            game.calls.apply(states, 0, bots[actor].move(game, states, 0, self.players))
            seconds[actor] += perf_counter() - start
            decisions[actor] += 1
            actor = int(game.calls.actor(states, 0))
        points, standing = np.zeros(game.seats, POINTS), np.zeros(game.seats, POINTS)
        game.calls.score(states, 0, points)
        game.calls.standing(states, 0, standing)
        first = standing[: self.players] == standing[: self.players].max()
        return {
            "seats": seated,
            "won": (first / first.sum()).tolist(),
            "points": points[: self.players].tolist(),
            "decisions": decisions,
            "seconds": [round(spent, 4) for spent in seconds],
        }


class Log:
    """The file of results: a heading, then a line for each pairing of a deal. A torn last line is dropped."""

    def __init__(self, file: Path, contest: Contest) -> None:
        self.file = file
        self.contest = contest
        self.done: dict[tuple[int, int, int], dict[str, Any]] = {}
        heading = contest.heading()
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = self._whole_lines()
        if lines:
            if lines[0] != heading:
                differing = sorted(key for key in heading if lines[0].get(key) != heading[key])
                raise WatahaError(
                    f"{file} holds results of another contest (other {', '.join(differing)}): name another file."
                )
            for line in lines[1:]:
                self.done[(*line["pair"], line["deal"])] = line
        else:
            self.add(heading)

    def _whole_lines(self) -> list[dict[str, Any]]:
        if not self.file.exists():
            return []
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            with self.file.open("r+b") as out:
                out.truncate(len(whole))
        try:
            return [json.loads(line) for line in whole.splitlines()]
        except json.JSONDecodeError as trouble:
            raise WatahaError(f"{self.file} is not a log of an arena: {trouble}.") from trouble

    def add(self, line: dict[str, Any]) -> None:
        """Append a line, so that it survives whatever happens next."""
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
        if "pair" in line:
            self.done[(*line["pair"], line["deal"])] = line

    def results(self) -> list[dict[str, Any]]:
        """The lines of the contest's own jobs."""
        return [self.done[job] for job in self.contest.jobs if job in self.done]


def run(contest: Contest, log: Log, workers: int, advance: Callable[[int], None] = lambda _: None) -> None:
    """Play what the log lacks, on so many cores; an interruption loses nothing that was finished."""
    todo = [job for job in contest.jobs if job not in log.done]
    advance(len(contest.jobs) - len(todo))
    if not todo:
        return
    warm_bots(contest.game, contest.players, contest.options, bots=contest.bots)
    if workers == 1:
        for job in todo:
            log.add(contest.play(*job))
            advance(1)
        return
    with _pool(contest, min(workers, len(todo))) as pool:
        for line in _in_parallel(pool, todo, workers * AHEAD):
            log.add(line)
            advance(1)


@contextmanager
def _pool(contest: Contest, workers: int) -> Iterator[ProcessPoolExecutor]:
    """Workers that leave Ctrl-C to their parent, and are gone when it leaves, whatever they were doing."""
    heading = (contest.game.id, contest.bots, contest.deals, contest.players, contest.options, contest.budget)
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _start_worker, (*heading, contest.seed))
    try:
        yield pool
    except BaseException:
        workers_alive = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in workers_alive:
            process.terminate()
        raise
    pool.shutdown()


_contest: Contest | None = None


def _start_worker(
    game: str, bots: tuple[str, ...], deals: int, players: int, options: dict[str, Value], budget: str | None, seed: int
) -> None:
    global _contest
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _contest = Contest(find_game(game), bots, deals, players, options, budget, seed)


def _play_in_worker(job: tuple[int, int, int]) -> dict[str, Any]:
    assert _contest is not None
    return _contest.play(*job)


def _in_parallel(
    pool: ProcessPoolExecutor, todo: Iterable[tuple[int, int, int]], ahead: int
) -> Iterator[dict[str, Any]]:
    """The results as they come, with a bounded number of jobs given out."""
    running: set[Future[dict[str, Any]]] = set()
    jobs = iter(todo)
    while True:
        for job in jobs:
            running.add(pool.submit(_play_in_worker, job))
            if len(running) >= ahead:
                break
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def summarise(contest: Contest, results: list[dict[str, Any]]) -> dict[str, Any]:
    """Win rates and margins of every pairing with 95 % intervals, and the ratings of the league; plain JSON."""
    pairs = [_summarise_pair(contest, one, other, results) for one, other in contest.pairs]
    tables = [(game["seats"], game["won"]) for line in results for game in line["games"]]
    rated = ratings(len(contest.bots), tables)
    order = sorted(range(len(contest.bots)), key=lambda bot: -rated[bot])
    return {
        **contest.heading(),
        "bots": list(contest.bots),
        "specs": list(contest.specs),
        "deals": len({line["deal"] for line in results}),
        "games": len(tables),
        "even": 1 / contest.players,
        "pairs": [pair for pair in pairs if pair],
        "league": [
            {"bot": contest.bots[bot], "rating": round(rated[bot], 1), "seconds_a_decision": _pace(bot, results)}
            for bot in order
        ],
    }


def _summarise_pair(contest: Contest, one: int, other: int, results: list[dict[str, Any]]) -> dict[str, Any] | None:
    lines = [line for line in results if line["pair"] == [one, other]]
    if not lines:
        return None
    won, margins = [], []
    for line in lines:
        own = [(game["won"][seat], _margin(game["points"], seat)) for seat, game in enumerate(line["games"])]
        won.append([share for share, _ in own])
        margins.append([margin for _, margin in own])
    return {
        "bot": contest.bots[one],
        "against": contest.bots[other],
        "deals": len(lines),
        "games": len(lines) * contest.players,
        "wins": rate_by_deal(np.array(won).mean(axis=1), len(lines) * contest.players),
        "wins_by_seat": np.array(won).mean(axis=0).tolist(),
        "margin": mean_by_deal(np.array(margins).mean(axis=1)),
    }


def _margin(points: list[int], seat: int) -> int:
    return points[seat] - max(value for other, value in enumerate(points) if other != seat)


def _pace(bot: int, results: list[dict[str, Any]]) -> float:
    """Seconds that a bot took for a decision, on average."""
    seconds, decisions = 0.0, 0
    for line in results:
        for game in line["games"]:
            for seat, seated in enumerate(game["seats"]):
                if seated == bot:
                    seconds += game["seconds"][seat]
                    decisions += game["decisions"][seat]
    return seconds / decisions if decisions else 0.0


def draw(summary: Mapping[str, Any]) -> RenderableType:
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


def plot(summary: Mapping[str, Any], file: Path) -> None:
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


def hold(contest: Contest, log: Path | None = None, workers: int | None = None, stderr: Any = None) -> dict[str, Any]:
    """Play a contest, with progress on a console if one is given, and sum it up."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = stderr or Console(stderr=True)
    kept = Log(log or contest.log_file(), contest)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("deals", total=len(contest.jobs))
        try:
            run(contest, kept, workers or os.cpu_count() or 1, advance=lambda done: progress.advance(task, done))
        except KeyboardInterrupt:
            console.print(f"{len(kept.results())} of {len(contest.jobs)} kept in {kept.file}: run again to go on.")
            raise
    return summarise(contest, kept.results())


def read_pairs(options: Iterable[str]) -> dict[str, str]:
    """NAME=VALUE pairs as a dictionary."""
    chosen: dict[str, str] = {}
    for pair in options:
        name, sign, value = pair.partition("=")
        if not sign:
            raise WatahaError(f"Option '{pair}' is not of the form NAME=VALUE.")
        chosen[name.strip()] = value.strip()
    return chosen


def main(arguments: list[str] | None = None) -> None:
    """The arena without the rest of the command `wataha`, for machines that have little installed."""
    parser = argparse.ArgumentParser(prog="python -m wataha.lab.arena")
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", required=True)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", "-o", action="append", default=[])
    parser.add_argument("--budget")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    try:
        game = find_game(chosen.game)
        options = game.read_options(read_pairs(chosen.option))
        players = game.read_players(chosen.players)
        contest = Contest(game, tuple(chosen.bots), chosen.deals, players, options, chosen.budget, chosen.seed)
        summary = hold(contest, chosen.log, chosen.workers)
    except WatahaError as mistake:
        sys.exit(f"wataha: {mistake}")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    if chosen.json:
        print(json.dumps(summary))
    else:
        from rich.console import Console

        Console(highlight=False, width=120).print(draw(summary))


if __name__ == "__main__":
    main()
