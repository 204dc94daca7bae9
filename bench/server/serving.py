"""A server process of its own for the measurement."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import psutil
from sqlalchemy import func, select

from wataha.server.settings import Settings
from wataha.server.storage.database import open_database
from wataha.server.storage.schema import log


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Serving:
    """`wataha serve`, started and stopped."""

    def __init__(self, folder: Path, game: str, database: str, workers: int) -> None:
        self.folder = folder
        self.host = "127.0.0.1"
        self.port = free_port()
        self.settings = Settings(data=str(folder), database=database)
        self.command = [sys.executable, "-m", "wataha.cli", "serve", "--port", str(self.port), "--data", str(folder)]
        self.command += ["--game", game, "--limits", "0", "--log-level", "warning", "--workers", str(workers)]
        if database:
            self.command += ["--database", database]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://{self.host}:{self.port}"

    async def __aenter__(self) -> Serving:
        self.process = subprocess.Popen(self.command, env=os.environ)
        async with httpx.AsyncClient(base_url=self.base) as http:
            for _ in range(1200):
                await asyncio.sleep(0.25)
                try:
                    if (await http.get("/readyz")).is_success:
                        return self
                except httpx.TransportError:
                    continue
        raise TimeoutError("the server did not get ready")

    async def __aexit__(self, *_: object) -> None:
        assert self.process is not None
        self.process.terminate()
        await asyncio.to_thread(self.process.wait, 30)

    def memory(self) -> float:
        """Megabytes that the server's processes hold."""
        assert self.process is not None
        server = psutil.Process(self.process.pid)
        return sum(each.memory_info().rss for each in (server, *server.children(recursive=True))) / 1e6

    def cpu_seconds(self) -> float:
        assert self.process is not None
        server = psutil.Process(self.process.pid)
        times = [each.cpu_times() for each in (server, *server.children(recursive=True))]
        return sum(each.user + each.system for each in times)

    async def logged(self) -> dict[str, tuple[int, int]]:
        return await logged(self.settings.url)


async def logged(url: str) -> dict[str, tuple[int, int]]:
    """What a database holds: the number of entries and of different ids, by table."""
    database = open_database(url)
    query: Any = select(log.c.table_id, func.count(), func.count(log.c.nonce.distinct())).group_by(log.c.table_id)
    rows = await database.rows(query)
    await database.close()
    return {table: (entries, ids) for table, entries, ids in map(tuple, rows)}
