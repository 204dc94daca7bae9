"""A fleet for the tests: two servers on PostgreSQL and NATS behind Caddy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tests.server.proxies import Caddy
from tests.server.serving import Nats, Postgres, Served
from wataha.server.settings import Settings


class Fleet:
    """All its parts. Each server may have an environment of its own."""

    def __init__(self, settings: Settings, environments: Sequence[dict[str, str]] = ({}, {})) -> None:
        self.postgres = Postgres()
        self.nats = Nats().start()
        shared = replace(settings, database=self.postgres.database(), bus=self.nats.address)
        self.servers = [Served(shared, environment=environment).start() for environment in environments]
        self.proxy = Caddy(*self.servers)
        self.proxy.start()

    def stop(self) -> None:
        self.proxy.forget()
        for server in self.servers:
            server.forget()
        self.nats.kill()
        self.postgres.stop()
