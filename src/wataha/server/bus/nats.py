"""The bus over NATS, for fleets: a subject for each table, followed only while somebody here watches it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import nats
import nats.errors
import orjson
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from .bus import Bus, Message, write_message

PREFIX = "wataha."
RETRY_SECONDS = 1
FIRST_SECONDS = 30
"""How long a server that starts waits for NATS."""

logger = logging.getLogger("wataha.server.bus")


class NatsBus(Bus):
    """One connection, which its client library keeps up."""

    alone = False

    def __init__(self, process: str, address: str) -> None:
        super().__init__(process)
        self._address = address
        self._client = Client()
        self._subscriptions: dict[str, Subscription] = {}
        self._work: asyncio.Queue[Coroutine[Any, Any, None]] = asyncio.Queue()
        """What is to be told or followed, in order."""
        self._worker: asyncio.Task[None] | None = None

    async def start(self) -> None:
        async with asyncio.timeout(FIRST_SECONDS):
            while not self._client.is_connected:
                try:
                    await self._connect()
                except (OSError, nats.errors.Error):
                    await asyncio.sleep(RETRY_SECONDS)
        self._worker = asyncio.create_task(self._do_work())

    async def _connect(self) -> None:
        await self._client.connect(
            self._address,
            no_echo=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RETRY_SECONDS,
            reconnected_cb=self._reconnected,
            disconnected_cb=self._disconnected,
            error_cb=self._failed,
        )

    async def stop(self) -> None:
        if self._worker:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        while not self._work.empty():
            self._work.get_nowait().close()
        await self._client.close()

    def publish_elsewhere(self, subject: str, message: Message) -> None:
        data = write_message(subject, message, self.process)
        self._work.put_nowait(self._client.publish(PREFIX + subject, data))

    def _follow(self, subject: str) -> None:
        self._work.put_nowait(self._subscribe(subject))

    def _unfollow(self, subject: str) -> None:
        self._work.put_nowait(self._unsubscribe(subject))

    async def _do_work(self) -> None:
        while True:
            work = await self._work.get()
            try:
                await work
            except Exception as trouble:  # whatever it is: a bus that gave up would leave this process deaf
                await self._failed(trouble)

    async def _subscribe(self, subject: str) -> None:
        self._subscriptions[subject] = await self._client.subscribe(PREFIX + subject, cb=self._heard)

    async def _unsubscribe(self, subject: str) -> None:
        subscription = self._subscriptions.pop(subject, None)
        if subscription is not None:
            await subscription.unsubscribe()

    async def _heard(self, message: Msg) -> None:
        self.hear_elsewhere(*orjson.loads(message.data))

    async def _reconnected(self) -> None:
        logger.info("the bus is back")
        self._lost()

    async def _disconnected(self) -> None:
        logger.warning("the bus is gone")

    async def _failed(self, trouble: Exception) -> None:
        logger.warning("the bus has trouble", extra={"trouble": type(trouble).__name__})
