"""Servers as copies of one process that has imported the server and loaded the game that most tests play."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import forkserver, get_context
from pathlib import Path
from typing import Any

import wataha.server.bots.thinker  # noqa: F401
from wataha.server.settings import Settings

PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.server.preloaded"])
"""Thinkers come from the same first process, and would have it load what they need alone: of two wishes the last
counts, so theirs must have been said before."""

FIRST: Any = getattr(forkserver, "_forkserver")  # noqa: B009
ADDRESS = ("_forkserver_address", "_forkserver_authkey")
"""How the first process is found. A copy of it would start one of its own for its thinkers, which takes seconds."""


class ForkedServer:
    """A server process, with what `subprocess.Popen` offers."""

    def __init__(self, settings: Settings, before: str, log: Path) -> None:
        FIRST.ensure_running()
        found = {name: value for name, value in vars(FIRST).items() if name in ADDRESS}
        self._process = PROCESSES.Process(target=_run, args=(settings, before, dict(os.environ), log, found))
        self._process.start()
        assert self._process.pid
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise TimeoutError
        return code

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


def _run(settings: Settings, before: str, environment: dict[str, str], log: Path, first: dict[str, Any]) -> None:
    vars(FIRST).update(first, ensure_running=lambda: None)
    os.setsid()
    with log.open("ab") as written:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(written.fileno(), stream.fileno())
    os.environ.clear()
    os.environ.update(environment)
    if "PYTEST_CURRENT_TEST" in environment:  # whoever measures gets a server as it is at people's
        _spare_work()
    exec(before, {"__name__": "before"})

    from wataha.server.serve import serve

    serve(settings)


def _spare_work() -> None:
    """Leave out work and waits that do not matter to most tests; servers that start as programs do all of it."""
    from pwdlib import PasswordHash
    from pwdlib.hashers.argon2 import Argon2Hasher

    from wataha.server import services
    from wataha.server.bots.thinkers import Thinkers
    from wataha.server.tables import accounts

    async def load_later(*_: object) -> None:
        """Thinkers load what they need when they first think."""

    Thinkers.load = load_later  # type: ignore[method-assign]
    cheap = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1),))
    accounts.password_hasher = lambda: cheap  # type: ignore[assignment]
    services.NOTICE_SECONDS, services.LOOK_SECONDS, services.HOLIDAY_SECONDS = 0.1, 0.5, 0.5
