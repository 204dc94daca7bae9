"""Word of what changed, from the process that changed it to all the others.

With PostgreSQL it travels by LISTEN and NOTIFY. With SQLite all processes are on one machine, and tell their
neighbours. A word says where to look, never what is there: whoever hears it reads the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from .neighbours import Neighbours
from .words import Word, join_notes, write_words

CHANNEL = "wataha"
LONGEST_NOTE = 7000
"""PostgreSQL takes 8000 bytes in a notification."""
RETRY_SECONDS = 1.0

logger = logging.getLogger("wataha.server.wake")


class Wake:
    """Passes words on to those who listen in this process, and between processes."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._listeners: list[Callable[[Word], None]] = []
        self._lost: list[Callable[[], None]] = []
        self._neighbours: Neighbours | None = None
        self._task: asyncio.Task[None] | None = None
        self.connected = asyncio.Event()

    def listen(self, listener: Callable[[Word], None]) -> None:
        self._listeners.append(listener)

    def when_lost(self, listener: Callable[[], None]) -> None:
        """Called after words may have been missed."""
        self._lost.append(listener)

    def deliver(self, word: Word) -> None:
        """Tell everyone in this process."""
        for listener in self._listeners:
            listener(word)

    def spread(self, words: list[Word]) -> None:
        """Tell everyone in this process and its neighbours of what was committed."""
        if self._neighbours and words:
            self._neighbours.tell(words)
        for word in words:
            self.deliver(word)

    async def notify(self, connection: AsyncConnection, words: list[Word]) -> None:
        """Tell the other processes on a PostgreSQL database, once the transaction at hand is committed."""
        for note in join_notes([], write_words(words), LONGEST_NOTE):
            payload = f'{{"from":"{self.process}","words":[{note.decode()}]}}'
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    def join(self, folder: Path) -> None:
        """Begin to hear the neighbours in a folder, and to tell them."""
        self._neighbours = Neighbours(folder, self.process, self.deliver, self._miss)
        self._neighbours.start()

    def living(self) -> set[str]:
        """The processes that are known to live: this one and its neighbours."""
        return self._neighbours.living() if self._neighbours else {self.process}

    def start(self, url: URL) -> None:
        """Begin to hear the other processes on a PostgreSQL database."""
        self._task = asyncio.create_task(self._hear(url))

    async def stop(self) -> None:
        if self._neighbours:
            self._neighbours.stop()
            self._neighbours = None
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _hear(self, url: URL) -> None:
        import asyncpg

        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        missed = False
        while True:
            gone = asyncio.Event()
            try:
                connection = await asyncpg.connect(address)
                try:
                    connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                    await connection.add_listener(CHANNEL, self._heard)
                    self.connected.set()
                    if missed:
                        self._miss()
                    await gone.wait()
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as trouble:
                logger.warning("listening failed", extra={"trouble": type(trouble).__name__})
            self.connected.clear()
            missed = True
            await asyncio.sleep(RETRY_SECONDS)

    def _miss(self) -> None:
        for listener in self._lost:
            listener()

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        note = json.loads(payload)
        if note["from"] != self.process:
            for word in note["words"]:
                self.deliver(Word(*word))
