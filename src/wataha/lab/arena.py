"""The arena: bots play each other on the same deals from every seat, on all cores, and every result is kept.

More deals can be added to a contest later, and an interrupted one goes on where it was.

It runs with NumPy, Numba and rich alone: `python -m wataha.lab.arena lone_wolves --bots alpha greedy --deals 100`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from wataha.bots.warm import warm_bots
from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game

from .contest import SEED, Contest, Job
from .contest_log import ContestLog
from .league import summarise
from .league_report import draw_league
from .worker_pool import AHEAD, play_in_parallel, worker_pool

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def run(
    contest: Contest,
    log: ContestLog,
    workers: int,
    advance: Callable[[int], None] = lambda _: None,
    pool: ProcessPoolExecutor | None = None,
) -> None:
    """Play what the log lacks, on so many cores; an interruption loses nothing that was finished.

    Without a pool of so many workers one is started, if more than one is wanted.
    """
    todo = what_lacks(contest, log, advance)
    if not todo:
        return
    warm_bots(contest.game, contest.players, contest.options, bots=contest.bots)
    if workers == 1:
        keep((contest.play(*job) for job in todo), log, advance)
        return
    with nullcontext(pool) if pool else worker_pool(min(workers, len(todo))) as started:
        keep(play_in_parallel(started, contest, todo, workers * AHEAD), log, advance)


def what_lacks(contest: Contest, log: ContestLog, advance: Callable[[int], None]) -> list[Job]:
    """The jobs that a log does not hold yet; those that it holds are done already."""
    todo = [job for job in contest.jobs if job not in log.done]
    advance(len(contest.jobs) - len(todo))
    return todo


def keep(lines: Iterable[dict[str, Any]], log: ContestLog, advance: Callable[[int], None]) -> None:
    """Write results into a log as they come."""
    for line in lines:
        log.add(line)
        advance(1)


def hold(
    contest: Contest,
    log: Path | None = None,
    workers: int | None = None,
    stderr: Any = None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play a contest, with progress on a console if one is given, and sum it up."""
    from rich.console import Console

    from .progress import play_with_progress

    kept = ContestLog(log or contest.log_file(), contest)
    with play_with_progress(stderr or Console(stderr=True), workers, cluster) as play:
        play(contest, kept)
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

        Console(highlight=False, width=120).print(draw_league(summary))


if __name__ == "__main__":
    main()
