"""Playing contests with progress on a console; Ctrl-C keeps what was finished, and says where."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

from .contest import Contest
from .contest_log import ContestLog
from .lab_bots import WITHOUT
from .worker_pool import worker_pool

Run = Callable[[Contest, ContestLog, Callable[[int], None]], None]
"""Plays what a contest's log lacks, and tells how many more are done."""


@contextmanager
def play_with_progress(
    console: Any, workers: int | None, cluster: str | None = None
) -> Iterator[Callable[[Contest, ContestLog], None]]:
    """What plays contests one after the other, on so many cores, on all, or on a Ray cluster."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
        _on_cluster(cluster) if cluster else _on_cores(workers or os.cpu_count() or 1) as run,
    ):

        def play(contest: Contest, log: ContestLog) -> None:
            name = " : ".join(bot.partition(":")[0] if WITHOUT not in bot else bot for bot in contest.bots)
            task = progress.add_task(name, total=len(contest.jobs))
            try:
                run(contest, log, lambda done: progress.advance(task, done))
            except KeyboardInterrupt:
                kept = len(log.results())
                console.print(f"{kept} of {len(contest.jobs)} kept in {log.file}: run again to go on.")
                raise
            progress.remove_task(task)

        yield play


@contextmanager
def _on_cores(workers: int) -> Iterator[Run]:
    """One pool of processes for all contests; they are started when the first job is given out."""
    from .arena import run

    with nullcontext(None) if workers == 1 else worker_pool(workers) as pool:
        yield lambda contest, log, advance: run(contest, log, workers, advance, pool)


@contextmanager
def _on_cluster(address: str) -> Iterator[Run]:
    from .cluster import joined, run_on_cluster

    with joined(address) as ray:
        yield lambda contest, log, advance: run_on_cluster(ray, contest, log, advance)
