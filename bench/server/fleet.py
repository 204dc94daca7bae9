"""Several server processes behind a real proxy, on PostgreSQL and NATS, for the measurement."""

from __future__ import annotations

import asyncio
from typing import Any

import psutil

from bench.server.serving import logged
from tests.server.proxies import HaProxy
from tests.server.serving import Nats, Postgres, Served
from wataha.server.settings import Settings


class Fleet:
    """PostgreSQL, NATS, some servers and HAProxy, each a process on this machine; with one server there is no proxy."""

    host = "127.0.0.1"

    def __init__(self, game: str, servers: int) -> None:
        self.postgres = Postgres()
        self.nats = Nats().start()
        settings = Settings(
            database=self.postgres.database(),
            bus=self.nats.address,
            games=(game,),
            limits=0,
            log_level="warning",
            proxies="127.0.0.1",
        )
        self.servers = [Served(settings) for _ in range(servers)]
        self.proxy: HaProxy | None = None

    @property
    def port(self) -> int:
        return self.proxy.port if self.proxy else self.servers[0].settings.port

    async def __aenter__(self) -> Fleet:
        for server in self.servers:
            await asyncio.to_thread(server.start)
        if len(self.servers) > 1:
            self.proxy = HaProxy(*self.servers)
            await asyncio.to_thread(self.proxy.start)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.proxy:
            self.proxy.forget()
        for server in self.servers:
            server.forget()
        self.nats.kill()
        self.postgres.stop()

    def _processes(self) -> list[psutil.Process]:
        return [psutil.Process(server.process.pid) for server in self.servers if server.process]

    def memory(self) -> float:
        """Megabytes that the servers hold."""
        return sum(process.memory_info().rss for process in self._processes()) / 1e6

    def cpu_seconds(self) -> float:
        """Of the servers alone."""
        times = [process.cpu_times() for process in self._processes()]
        return sum(each.user + each.system for each in times)

    async def logged(self) -> dict[str, Any]:
        return await logged(self.servers[0].settings.url)
