"""Servers that the tests of the server share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.proxies import Proxy
from tests.server.serving import Nats, Postgres, Served
from wataha.server.settings import Settings

QUICK = Settings(
    bot_pause=0, poll=20, sweep=100, lease=1500, limits=0, thinkers=1, log_level="info", games=("lone_wolves",)
)
"""Settings for tests, which have no time."""

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats().start()
    yield server
    server.kill()


Fresh = Callable[..., Served]


@pytest.fixture(scope="session")
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], dict[str, str]]:
    """Settings of a fresh database of a kind."""

    def make(backend: str) -> dict[str, str]:
        if backend == "sqlite":
            return {"data": str(tmp_path_factory.mktemp("data"))}
        server: Postgres = request.getfixturevalue("postgres")
        return {"database": server.database()}

    return make


@pytest.fixture(scope="session", params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="session")
def served(backend: str, database: Callable[[str], dict[str, str]]) -> Iterator[Served]:
    """A server that many tests share; one for each kind of database."""
    server = Served(replace(QUICK, **database(backend))).start()
    yield server
    server.forget()


@pytest.fixture
def fresh(database: Callable[[str], dict[str, str]]) -> Iterator[Fresh]:
    """Starts servers for one test alone: `fresh("sqlite", sweep=50)`; `like` shares another one's database."""
    started: list[Served] = []

    def make(backend: str = "sqlite", like: Served | None = None, before: str = "", **changes: object) -> Served:
        if like is not None:
            server = Served(replace(like.settings, **changes), like.before)  # type: ignore[arg-type]
        else:
            server = Served(replace(QUICK, **database(backend), **changes), before)  # type: ignore[arg-type]
        started.append(server)
        return server.start()

    yield make
    for server in started:
        server.forget()


Two = Callable[..., tuple[Served, Served]]


@pytest.fixture
def two(fresh: Fresh) -> Two:
    """Starts two processes that share a PostgreSQL database; each has an address of its own."""

    def make(**changes: object) -> tuple[Served, Served]:
        first = fresh("postgresql", **changes)
        return first, fresh(like=first)

    return make


@pytest.fixture(params=["postgresql", "nats"])
def bus(request: pytest.FixtureRequest) -> str:
    """The address of a bus as the settings take it."""
    if request.param == "postgresql":
        return ""
    nats: Nats = request.getfixturevalue("nats")
    return nats.address


Front = Callable[..., Proxy]


@pytest.fixture
def front() -> Iterator[Front]:
    """Starts a proxy of a kind in front of servers."""
    started: list[Proxy] = []

    def make(kind: type[Proxy], *servers: Served) -> Proxy:
        started.append(kind(*servers))
        return started[-1].start()

    yield make
    for proxy in started:
        proxy.forget()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
