"""Servers that the tests of the server share."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest

from tests.nightly import by_day
from tests.server.proxies import Proxy
from tests.server.serving import Nats, Postgres, Served
from tests.test_cli import Terminal, run
from wataha.server.settings import Settings
from wataha.server.storage.database import open_database
from wataha.server.storage.migrations import migrate

__all__ = ["run"]

QUICK = Settings(
    bot_pause=0, poll=20, sweep=100, lease=1500, limits=0, thinkers=1, log_level="info", games=("lone_wolves",)
)
"""Settings for tests, which have no time."""

BACKENDS = ("sqlite", "postgresql")

ONE_BY_DAY = by_day(BACKENDS, "sqlite")
"""Most tests meet PostgreSQL by night; by day it has those of play, crashes, migrations and several processes."""

ON_BOTH_DATABASES = pytest.mark.parametrize("backend", BACKENDS, indirect=True)
"""For tests of `served` that meet both also by day."""
ON_ONE_DATABASE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
"""For tests of `served` in which the kind of database makes no difference."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.hurry()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats().start()
    yield server
    server.kill()


Fresh = Callable[..., Served]


def migrated(**place: str) -> dict[str, str]:
    """A place of a database, once all steps have made its tables."""

    async def make_tables() -> None:
        database = open_database(Settings(**place).url)  # type: ignore[arg-type]
        await migrate(database)
        await database.close()

    with ThreadPoolExecutor(1) as elsewhere:  # a test may be running in this thread
        elsewhere.submit(asyncio.run, make_tables()).result()
    return place


Places = Callable[[str], dict[str, str]]


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Places:
    """Settings of a fresh database of a kind."""

    def make(backend: str) -> dict[str, str]:
        if backend == "sqlite":
            return {"data": str(tmp_path_factory.mktemp("data"))}
        server: Postgres = request.getfixturevalue("postgres")
        return {"database": server.database()}

    return make


@pytest.fixture(scope="session")
def ready_database(
    request: pytest.FixtureRequest, database: Places, tmp_path_factory: pytest.TempPathFactory
) -> Places:
    """The same, with tables that are made once and copied then: to make them takes longer than to start a server."""

    @cache
    def first(backend: str) -> dict[str, str]:
        return migrated(**database(backend))

    def make(backend: str) -> dict[str, str]:
        place = first(backend)
        if backend == "sqlite":
            return {"data": str(copytree(place["data"], tmp_path_factory.mktemp("data"), dirs_exist_ok=True))}
        server: Postgres = request.getfixturevalue("postgres")
        return {"database": server.copy(place["database"])}

    return make


@pytest.fixture(scope="session", params=ONE_BY_DAY)
def backend(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="session")
def served(backend: str, ready_database: Places) -> Iterator[Served]:
    """A server that many tests share; one for each kind of database."""
    server = Served(replace(QUICK, **ready_database(backend))).start()
    yield server
    server.forget()


@pytest.fixture
def fresh(ready_database: Places) -> Iterator[Fresh]:
    """Starts servers for one test alone: `fresh("sqlite", sweep=50)`; `like` shares another one's database."""
    started: list[Served] = []

    def make(backend: str = "sqlite", like: Served | None = None, before: str = "", **changes: object) -> Served:
        if like is not None:
            server = Served(replace(like.settings, **changes), like.before)  # type: ignore[arg-type]
        else:
            place = {} if "data" in changes else ready_database(backend)
            server = Served(replace(QUICK, **place, **changes), before)  # type: ignore[arg-type]
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


@pytest.fixture(params=by_day(("postgresql", "nats"), "postgresql"))
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


Command = Callable[..., Awaitable["subprocess.CompletedProcess[str]"]]


@pytest.fixture
def command(run: Terminal) -> Command:
    """Runs `wataha` in this process, in a thread beside the test: a process of its own imports for seconds."""
    return lambda *arguments: asyncio.to_thread(run, *arguments)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
