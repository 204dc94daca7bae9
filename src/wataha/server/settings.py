"""What a host can choose. The command line makes the settings; worker processes read them from the environment."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from platformdirs import user_data_path

from wataha.engine.errors import WatahaError

ENVIRONMENT = "WATAHA_SERVER"
"""The environment variable that carries the settings to worker processes."""

SECRET = "WATAHA_SECRET"
"""The environment variable for a signing secret of the host's own; otherwise one is kept in the database."""


def default_data() -> Path:
    """Where the database is kept when nobody says where."""
    return user_data_path("wataha", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """All that a host can choose."""

    data: str = ""
    """The directory of the SQLite database; the user's data directory if empty."""
    database: str = ""
    """The address of a PostgreSQL database; SQLite if empty."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bus: str = ""
    """The address of a NATS server over which several processes tell each other; over PostgreSQL if empty."""
    games: tuple[str, ...] = ()
    """The games on offer; all if none is named."""
    origins: tuple[str, ...] = ()
    """Origins of web pages that may talk to the server, besides its own."""
    hostnames: tuple[str, ...] = ()
    """Names that the server goes by, besides addresses, local names and the machine's own; `*` for any."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    limits: float = 1.0
    """All rate limits are multiplied by this; 0 switches them off."""
    connections: int = 20_000
    """Connections at a time, in each process; less where the system allows fewer open files."""
    thinkers: int = 2
    """Processes that think for each that serves tables; of two or more, one is kept for bots' turns."""
    bot_queue: int = 256
    """Bot turns that may wait in a process; more are left to others, or for later."""
    thought_queue: int = 64
    """Hints, and analyses, that may wait in a process; whoever asks for one more is told to come back."""
    bot_pause: int = 300
    """Milliseconds after which a bot moves at the earliest, so that people can follow."""
    poll: int = 5_000
    """Milliseconds in which those may answer who are asked together whether they interrupt; always as long."""
    lease: int = 15_000
    """Milliseconds after which another process takes over a bot turn or an analysis that was begun."""
    sweep: int = 500
    """Milliseconds between looks for clocks that ran out and turns that were left lying."""
    metrics_token: str = ""
    """Who shows it may read /metrics from anywhere; without one only this machine may."""
    log_level: str = "info"
    web: str = ""
    """The directory of the built browser side; the packaged one if empty."""

    def __post_init__(self) -> None:
        if self.on_sqlite and (self.workers > 1 or self.bus):
            raise WatahaError(
                "SQLite means one process. Several need PostgreSQL: --database postgresql://USER:PASSWORD@HOST/NAME."
            )
        if self.bus and not self.bus.startswith(("nats://", "tls://")):
            raise WatahaError("The bus is not of the form nats://HOST:PORT.")

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else default_data()

    @property
    def on_sqlite(self) -> bool:
        return not self.database or self.database.startswith("sqlite")

    @property
    def url(self) -> str:
        """The address of the database as SQLAlchemy takes it."""
        if not self.database:
            return f"sqlite:///{self.folder / 'wataha.sqlite3'}"
        scheme, sign, rest = self.database.partition("://")
        if not sign or scheme.partition("+")[0] not in ("postgresql", "postgres", "sqlite"):
            raise WatahaError("The database is not of the form postgresql://USER:PASSWORD@HOST/NAME.")
        return f"{'sqlite' if self.on_sqlite else 'postgresql+asyncpg'}://{rest}"

    def to_environment(self) -> None:
        """Leave the settings where worker processes find them."""
        os.environ[ENVIRONMENT] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> Settings:
        """The settings of the process that started this one; the defaults if none did."""
        kept = json.loads(os.environ.get(ENVIRONMENT, "{}"))
        return cls(**{**kept, **{name: tuple(kept.get(name, ())) for name in ("games", "origins", "hostnames")}})
