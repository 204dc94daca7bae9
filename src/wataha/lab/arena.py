"""The arena: bots play each other on the same deals from every seat, on all cores, and every result is kept.

More deals can be added to a contest later, and an interrupted one goes on where it was.

It runs with NumPy, Numba and rich alone: `python -m wataha.lab.arena lone_wolves --bots alpha greedy --deals 100`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from wataha.bots.warm import warm_bots
from wataha.engine.errors import WatahaError
from wataha.engine.registry import find_game

from .contest import SEED, Contest
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
    cluster: str | None = None,
) -> None:
    """Play what the log lacks, on so many cores or on a Ray cluster; an interruption loses nothing that was done."""
    todo = [job for job in contest.jobs if job not in log.done]
    advance(len(contest.jobs) - len(todo))
    if not todo:
        return
    if cluster:
        from .cluster import play_on_cluster

        for line in play_on_cluster(contest, todo, cluster):
            log.add(line)
            advance(1)
        return
    warm_bots(contest.game, contest.players, contest.options, bots=contest.bots)
    if workers == 1:
        for job in todo:
            log.add(contest.play(*job))
            advance(1)
        return
    with worker_pool(contest, min(workers, len(todo))) as pool:
        for line in play_in_parallel(pool, todo, workers * AHEAD):
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
