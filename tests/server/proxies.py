"""Reverse proxies for the tests: the real programs, with the recipes that hosts are given."""

from __future__ import annotations

import os
import subprocess
import tempfile
from abc import ABC, abstractmethod
from pathlib import Path

from tests.debian import find_program
from tests.server.serving import Served, free_port, wait_for_port

DEPLOY = Path(__file__).parents[2] / "deploy"


class Proxy(ABC):
    """A proxy in front of servers. It can be killed and started again at the same address."""

    def __init__(self, *servers: Served) -> None:
        self.port = free_port()
        self.upstreams = [f"127.0.0.1:{server.settings.port}" for server in servers]
        self.folder = tempfile.TemporaryDirectory(prefix="wataha-proxy-")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @abstractmethod
    def command(self) -> tuple[list[str], dict[str, str]]:
        """How it is started: the command, and what it finds in its environment."""

    def start(self) -> Proxy:
        command, environment = self.command()
        with Path(self.folder.name, "log").open("ab") as log:
            self.process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=log, stderr=log)
        wait_for_port(self.port, self.process)
        return self

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def forget(self) -> None:
        """Kill it, and leave nothing behind."""
        self.kill()
        self.folder.cleanup()


class Caddy(Proxy):
    """deploy/Caddyfile; only the interface for administration, which all Caddys would share, is switched off."""

    def command(self) -> tuple[list[str], dict[str, str]]:
        config = Path(self.folder.name, "Caddyfile")
        config.write_text(f"{{\n\tadmin off\n}}\nimport {DEPLOY / 'Caddyfile'}\n")
        environment = {
            "WATAHA_SITE": f"http://:{self.port}",
            "WATAHA_UPSTREAMS": " ".join(self.upstreams),
            "XDG_CONFIG_HOME": self.folder.name,
            "XDG_DATA_HOME": self.folder.name,
        }
        return [find_program("caddy"), "run", "--config", str(config), "--adapter", "caddyfile"], environment


class HaProxy(Proxy):
    """deploy/haproxy.cfg."""

    def command(self) -> tuple[list[str], dict[str, str]]:
        one, two = self.upstreams
        environment = {"WATAHA_SITE": f"127.0.0.1:{self.port}", "WATAHA_ONE": one, "WATAHA_TWO": two}
        return [find_program("haproxy"), "-db", "-f", str(DEPLOY / "haproxy.cfg")], environment
