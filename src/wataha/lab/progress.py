"""Playing contests with progress on a console; Ctrl-C keeps what was finished, and says where."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from .contest import Contest
from .contest_log import ContestLog


@contextmanager
def play_with_progress(
    console: Any, workers: int | None, cluster: str | None = None
) -> Iterator[Callable[[Contest, ContestLog], None]]:
    """What plays contests one after the other, on so many cores, on all, or on a Ray cluster."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from .arena import run

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:

        def play(contest: Contest, log: ContestLog) -> None:
            name = " : ".join(bot.partition(":iterations")[0] for bot in contest.bots)
            task = progress.add_task(name, total=len(contest.jobs))
            cores = workers or os.cpu_count() or 1
            try:
                run(contest, log, cores, lambda done: progress.advance(task, done), cluster)
            except KeyboardInterrupt:
                kept = len(log.results())
                console.print(f"{kept} of {len(contest.jobs)} kept in {log.file}: run again to go on.")
                raise
            progress.remove_task(task)

        yield play
