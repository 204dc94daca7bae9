"""The lab's work on many cores: one process a worker, the results as they come."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from .contest import Contest, Job

AHEAD = 4
"""Jobs given out for each worker, so that none is idle while results are written."""


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Workers that leave Ctrl-C to their parent, and are gone when it leaves, whatever they were doing."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _start_worker)
    try:
        yield pool
    except BaseException:
        workers_alive = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in workers_alive:
            process.terminate()
        raise
    pool.shutdown()


def _start_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in_worker(contest: Contest, job: Job) -> dict[str, Any]:
    return contest.play(*job)


def play_in_parallel(
    pool: ProcessPoolExecutor, contest: Contest, jobs: Iterable[Job], ahead: int
) -> Iterator[dict[str, Any]]:
    """The results as they come, with a bounded number of jobs given out."""
    running: set[Future[dict[str, Any]]] = set()
    waiting = iter(jobs)
    while True:
        for job in waiting:
            running.add(pool.submit(_play_in_worker, contest, job))
            if len(running) >= ahead:
                break
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()
