"""A process that thinks: it is given one thought after the other, and can be killed and replaced at any time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from traceback import format_tb
from typing import Any

RETIREMENT = 10_000
"""Thoughts after which a process is replaced by a fresh one, whatever it may have gathered."""

PROCESSES = get_context("forkserver" if sys.platform == "linux" else "spawn")
"""How they are started: where it is safe, as copies of one that has imported what all of them need."""

PROCESSES.set_forkserver_preload(["wataha.server.bots.thoughts", "wataha.server.bots.compiling"])

NICENESS = 10
"""Thinking leaves the processor to the tables' process whenever that has something to do."""


class ThinkerGone(Exception):
    """The process died, or hung and was killed."""


class ThoughtFailed(Exception):
    """The thought itself went wrong; only where and how is told, for a value could name a hand."""


class Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thoughts = 0
        self._stopped = False
        self._changing = threading.Lock()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="wataha-thinker")

    @property
    def pid(self) -> int | None:
        """The id of its process, once it has one."""
        return self._process.pid if self._process else None

    async def think(self, patience: float, thought: Callable[..., Any], *about: Any) -> Any:
        """What comes of a thought; `ThinkerGone` if its process ended, or took longer than one should wait."""
        loop = asyncio.get_running_loop()
        answered = False
        try:
            async with asyncio.timeout(patience):
                done, answer = await loop.run_in_executor(self._reader, self._ask, thought, about)
            answered = True
        except (TimeoutError, EOFError, OSError) as trouble:
            raise ThinkerGone(type(trouble).__name__) from trouble
        finally:
            if not answered:
                self.replace()
        if not done:
            raise ThoughtFailed(answer)
        return answer

    def _ask(self, thought: Callable[..., Any], about: tuple[Any, ...]) -> tuple[bool, Any]:
        """Let the process think; in a thread, for it blocks."""
        if self._process is None or self._thoughts >= RETIREMENT:
            self.replace()
            self._start()
        assert self._pipe is not None
        self._thoughts += 1
        self._pipe.send((thought, about))
        return self._pipe.recv()

    def _start(self) -> None:
        pipe, end = PROCESSES.Pipe()
        process = PROCESSES.Process(target=_think_on, args=(end,), name="wataha-thinker", daemon=True)
        with self._changing:
            if self._stopped:
                raise EOFError
            process.start()
            self._process, self._pipe, self._thoughts = process, pipe, 0
        end.close()

    def replace(self) -> None:
        """End the process, whatever it does; the next thought starts another."""
        with self._changing:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()

    def stop(self) -> None:
        with self._changing:
            self._stopped = True
        self.replace()
        self._reader.shutdown(wait=False, cancel_futures=True)


def _think_on(pipe: Connection) -> None:
    """Think about what comes, until the tables' process goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the tables' process's, which ends this one
    if sys.platform != "win32":
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            thought, about = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, thought(*about)
        except Exception as trouble:
            answer = False, f"{type(trouble).__name__}\n{''.join(format_tb(trouble.__traceback__))}"
        pipe.send(answer)


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
