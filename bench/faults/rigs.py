"""What faults are done to: one server on SQLite with a disk and a clock of its own, and a fleet."""

from __future__ import annotations

import asyncio
import random
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from bench.faults.preload import Machine
from bench.faults.relay import Relay
from tests.server.conftest import QUICK
from tests.server.fleets import Fleet
from tests.server.proxies import Caddy
from tests.server.serving import Nats, Postgres, Served, fill_disk, free_disk

SETTINGS = replace(QUICK, log_level="warning")
LONGEST = 1.5
"""Seconds that something is broken, at most, besides the time that it takes to start again."""
FARTHEST = 7 * 24 * 3600
"""Seconds by which a clock goes wrong, at most."""

Fault = Callable[[random.Random], Awaitable[None]]
"""Breaks something in a way that chance decides, and mends it."""


class Rig(ABC):
    """Servers, a relay that clients go through, and the faults that can be done to them."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.relay = Relay(0)
        self.faults: dict[str, Fault] = {
            "connections cut": self._cut,
            "connections delayed": self._delay,
            "connections held": self._hold,
        }

    @property
    @abstractmethod
    def servers(self) -> list[Served]:
        """All of them."""

    async def _open(self, port: int) -> None:
        self.relay = Relay(port)
        await self.relay.start()

    @abstractmethod
    async def stop(self) -> None:
        """Leave nothing running."""

    async def _cut(self, chance: random.Random) -> None:
        for _ in range(chance.randint(1, 4)):
            self.relay.cut()
            await asyncio.sleep(chance.uniform(0, LONGEST / 4))

    async def _delay(self, chance: random.Random) -> None:
        self.relay.delay = chance.uniform(0.01, 0.3)
        await asyncio.sleep(chance.uniform(LONGEST / 2, LONGEST))
        self.relay.delay = 0

    async def _hold(self, chance: random.Random) -> None:
        self.relay.hold()
        await asyncio.sleep(chance.uniform(0.1, LONGEST))
        self.relay.let_go()


async def broken_for_a_while(part: Served | Nats | Postgres | Caddy, chance: random.Random) -> None:
    await asyncio.to_thread(part.kill)
    await asyncio.sleep(chance.uniform(0, LONGEST))
    await asyncio.to_thread(part.start)


async def wrong_clock(machine: Machine, chance: random.Random) -> None:
    """Set back or forward while the server runs, and left so: the next start finds it wrong."""
    machine.set_clock(chance.randint(-FARTHEST, FARTHEST))


class Alone(Rig):
    """One server on SQLite."""

    def __init__(self, home: Path, library: Path | None) -> None:
        super().__init__(home)
        folder = home / "data"
        folder.mkdir(mode=0o700)
        self.machine = Machine(library, home, folder) if library else None
        environment = self.machine.environment if self.machine else {}
        self.server = Served(replace(SETTINGS, data=str(folder)), environment=environment)
        self.faults |= {"server killed": self._kill, "disk full": self._fill}
        if self.machine:
            self.faults |= {"power cut": self.cut_power, "clock wrong": self._skew}

    @property
    def servers(self) -> list[Served]:
        return [self.server]

    async def start(self) -> None:
        await asyncio.to_thread(self.server.start)
        await self._open(self.server.settings.port)

    async def stop(self) -> None:
        await self.relay.stop()
        self.server.forget()

    async def _kill(self, chance: random.Random) -> None:
        await broken_for_a_while(self.server, chance)

    async def _fill(self, chance: random.Random) -> None:
        fill_disk(self.server)
        await asyncio.sleep(chance.uniform(0.1, LONGEST))
        free_disk(self.server)

    async def cut_power(self, _chance: random.Random) -> None:
        """The server is gone, and so is what it had not synced."""
        assert self.machine is not None
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.machine.lose_unsynced)
        await asyncio.to_thread(self.server.start)

    async def _skew(self, chance: random.Random) -> None:
        assert self.machine is not None
        await wrong_clock(self.machine, chance)


class Several(Rig):
    """Two servers on PostgreSQL and NATS behind Caddy."""

    def __init__(self, home: Path, library: Path | None) -> None:
        super().__init__(home)
        homes = [Path(tempfile.mkdtemp(dir=home)) for _ in range(2)]
        self._machines = [Machine(library, each) for each in homes] if library else []
        self._fleet: Fleet | None = None
        self.faults |= {
            "server killed": self._kill_server,
            "database killed": self._kill_database,
            "bus killed": self._kill_bus,
            "proxy killed": self._kill_proxy,
        }
        if self._machines:
            self.faults["clock wrong"] = self._skew

    @property
    def fleet(self) -> Fleet:
        assert self._fleet is not None
        return self._fleet

    @property
    def servers(self) -> list[Served]:
        return self.fleet.servers

    async def start(self) -> None:
        environments = [machine.environment for machine in self._machines] or [{}, {}]
        self._fleet = await asyncio.to_thread(Fleet, SETTINGS, environments)
        await self._open(self.fleet.proxy.port)

    async def stop(self) -> None:
        await self.relay.stop()
        await asyncio.to_thread(self.fleet.stop)

    async def _kill_server(self, chance: random.Random) -> None:
        await broken_for_a_while(chance.choice(self.servers), chance)

    async def _kill_database(self, chance: random.Random) -> None:
        await broken_for_a_while(self.fleet.postgres, chance)

    async def _kill_bus(self, chance: random.Random) -> None:
        await broken_for_a_while(self.fleet.nats, chance)

    async def _kill_proxy(self, chance: random.Random) -> None:
        await broken_for_a_while(self.fleet.proxy, chance)

    async def _skew(self, chance: random.Random) -> None:
        await wrong_clock(chance.choice(self._machines), chance)
