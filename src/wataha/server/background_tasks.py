"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from wataha.server.errors import Refusal
from wataha.server.storage.database import DatabaseAway


class BackgroundTasks:
    """Tasks remembered until they are done; the log tells of one that cannot be done now, and is made up for later."""

    def __init__(self, logger: logging.Logger, put_off: str, level: int = logging.WARNING) -> None:
        self._logger = logger
        self._put_off = put_off
        """What the log says then."""
        self._level = level
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None], **about: str) -> None:
        task = asyncio.create_task(self._try(work, about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for all of them."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _try(self, work: Coroutine[Any, Any, None], about: dict[str, str]) -> None:
        try:
            await work
        except (Refusal, DatabaseAway) as trouble:
            self._logger.log(self._level, self._put_off, extra={**about, "trouble": repr(trouble)})
