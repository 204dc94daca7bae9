"""The bus over PostgreSQL's LISTEN and NOTIFY: nothing else to set up, for a few processes.

NOTIFY takes a lock of the whole database at every commit, and every process reads everything; a fleet wants NATS.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg
import orjson
from sqlalchemy.engine import URL

from .bus import Bus, Message, write_message

CHANNEL = "wataha"
LONGEST_NOTIFICATION = 7000
"""PostgreSQL takes 8000 bytes in a notification."""
RETRY_SECONDS = 1.0
FIRST_SECONDS = 30
"""How long a server that starts waits for the database."""

logger = logging.getLogger("wataha.server.bus")


class PostgresBus(Bus):
    """One connection that listens, and tells what waits in as few notifications as it can."""

    alone = False

    def __init__(self, process: str, url: URL) -> None:
        super().__init__(process)
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._untold: list[str] = []
        self._wanted = asyncio.Event()
        self._connected = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())
        await asyncio.wait_for(self._connected.wait(), FIRST_SECONDS)

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def publish_elsewhere(self, subject: str, message: Message) -> None:
        self._untold.append(write_message(subject, message, self.process).decode())
        self._wanted.set()

    async def _run(self) -> None:
        """Stay connected; whenever the connection breaks, messages may have been lost."""
        while True:
            try:
                connection = await asyncpg.connect(self._address)
                try:
                    await connection.add_listener(CHANNEL, self._heard)
                    if self._connected.is_set():
                        logger.info("the bus is back")
                        self._lost()
                    self._connected.set()
                    await self._tell(connection)
                finally:
                    await connection.close(timeout=1)
            except Exception as trouble:  # whatever it is: a bus that gave up would leave this process deaf
                logger.warning("the bus is gone", extra={"trouble": type(trouble).__name__})
            self._untold.clear()
            await asyncio.sleep(RETRY_SECONDS)

    async def _tell(self, connection: Any) -> None:
        """Tell what waits, until the connection is gone."""
        gone = asyncio.Event()
        connection.add_termination_listener(lambda *_: (gone.set(), self._wanted.set()))
        while not gone.is_set():
            await self._wanted.wait()
            self._wanted.clear()
            while self._untold and not gone.is_set():
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"[{self._take()}]")

    def _take(self) -> str:
        """As much of what is untold as one notification holds."""
        size, count = 0, 0
        while count < len(self._untold) and size + len(self._untold[count]) < LONGEST_NOTIFICATION:
            size += len(self._untold[count]) + 1
            count += 1
        taken, self._untold = self._untold[:count], self._untold[count:]
        return ",".join(taken)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        for parts in orjson.loads(payload):
            self.hear_elsewhere(*parts)
