"""What a host can choose. The command line makes the settings; worker processes read them from the environment."""

from __future__ import annotations

import json
import os
import re
from dataclasses import asdict, dataclass, fields
from ipaddress import ip_network
from pathlib import Path

from platformdirs import user_data_path

from wataha.engine.errors import WatahaError, shown

ENVIRONMENT = "WATAHA_SERVER"
"""The environment variable that carries the settings to worker processes."""

SECRET = "WATAHA_SECRET"
"""The environment variable for a signing secret of the host's own; otherwise one is kept in the database."""


FEATURES = ("bots", "friends", "pairing", "tournaments", "moderation", "holidays", "reliability")
"""What every site has: other people's bots; friends, challenges and blocks; quick pairing; tournaments; reports,
the hosts' page and slow talk of those who are new; holidays in games by post; how reliably people finish games."""

SWITCHES = (*FEATURES, "push", "email", "webhooks", "passkeys")
"""What a host can switch off: these, and what only a site with a public address has."""


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
    holiday_days: int = 30
    """Days within a year in which people may let their clocks in games by post stand still; 0 for no holidays."""
    lease: int = 15_000
    """Milliseconds after which another process takes over a bot turn or an analysis that was begun."""
    sweep: int = 500
    """Milliseconds between looks for clocks that ran out and turns that were left lying."""
    site: str = ""
    """The public address of the site, such as https://wataha.example.org; without one it is a living room, which sends
    no notices."""
    without: tuple[str, ...] = ()
    """What is switched off, of `SWITCHES`."""
    smtp: str = ""
    """The mail server, smtp://USER:PASSWORD@HOST:PORT or smtps://...; nothing of e-mail is shown without one."""
    mail_from: str = ""
    """Whom mails come from, such as `Wataha <wolves@example.org>`."""
    oidc_issuer: str = ""
    """The address of an OpenID Connect provider by which people may sign in; off without one."""
    oidc_client: str = ""
    """What the provider calls this site."""
    oidc_secret: str = ""
    """What this site proves to the provider that it is itself by; empty for a public client."""
    oidc_name: str = ""
    """How the provider is called on the page; the host of its address if empty."""
    reachable: tuple[str, ...] = ()
    """Private networks, such as 192.168.0.0/24, that webhooks may reach."""
    notice_after: int = 15_000
    """Milliseconds after which someone is told that it is their turn, if it still is."""
    mail_after: int = 600_000
    """The same for e-mail."""
    notice_retry: int = 30_000
    """Milliseconds until a notice that could not be sent is tried again; twice as many after every attempt."""
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
        if self.site and not re.fullmatch(r"https?://[^/?#@\s]+", self.site):
            raise WatahaError("The site is not of the form https://HOST, without a path.")
        if self.smtp and not re.match(r"smtps?://(?:[^/]*@)?[^/@\s]+$", self.smtp):
            raise WatahaError("The mail server is not of the form smtp://USER:PASSWORD@HOST:PORT.")
        if self.oidc_issuer and not (self.site and self.oidc_client):
            raise WatahaError("Signing in by OpenID Connect needs --site and --oidc-client.")
        for switch in self.without:
            if switch not in SWITCHES:
                raise WatahaError(f"Nothing is called '{shown(switch)}'; a site can do without: {', '.join(SWITCHES)}.")
        for network in self.reachable:
            try:
                ip_network(network)
            except ValueError:
                raise WatahaError(f"'{shown(network)}' is not a network, such as 192.168.0.0/24.") from None

    def offers(self, what: str) -> bool:
        """Whether there is something that could be switched off; some of it only a site with a public address has."""
        if (what not in FEATURES and not self.site) or (what == "email" and not (self.smtp and self.mail_from)):
            return False
        if what == "holidays" and not self.holiday_days:
            return False
        return what not in self.without

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
        several = (field.name for field in fields(cls) if isinstance(field.default, tuple))
        return cls(**{**kept, **{name: tuple(kept.get(name, ())) for name in several}})
