"""Word of what changed, from the process that changed it to all the others: LISTEN and NOTIFY of PostgreSQL.

A SQLite server is one process, so there the word goes round within it. A word says where to look, never what is there:
whoever hears it reads the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any, TypedDict

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "wataha"
LONGEST_NOTE = 7000
"""PostgreSQL takes 8000 bytes in a notification."""
RETRY_SECONDS = 1.0

logger = logging.getLogger("wataha.server.wake")


class Word(TypedDict):
    """What kind of thing changed, and which one."""

    what: str  # log, table, talk, account, analysis, lobby
    which: str
    number: int


class Wake:
    """Passes words on to those who listen in this process, and between processes."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)
        self._listeners: list[Callable[[Word], None]] = []
        self._lost: list[Callable[[], None]] = []
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

    async def notify(self, connection: AsyncConnection, words: list[Word]) -> None:
        """Tell the other processes, once the transaction at hand is committed."""
        notes: list[str] = []
        for word in words:
            note = json.dumps([word["what"], word["which"], word["number"]])
            if notes and len(notes[-1]) + len(note) < LONGEST_NOTE:
                notes[-1] += f",{note}"
            else:
                notes.append(note)
        for note in notes:
            payload = f'{{"from":"{self.process}","words":[{note}]}}'
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    def start(self, url: URL) -> None:
        """Begin to hear other processes."""
        self._task = asyncio.create_task(self._hear(url))

    async def stop(self) -> None:
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
                        for listener in self._lost:
                            listener()
                    await gone.wait()
                finally:
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as trouble:
                logger.warning("listening failed", extra={"trouble": type(trouble).__name__})
            self.connected.clear()
            missed = True
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        note = json.loads(payload)
        if note["from"] != self.process:
            for what, which, number in note["words"]:
                self.deliver({"what": what, "which": which, "number": number})
