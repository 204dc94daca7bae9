"""Waiting for something to become true; no test waits for a fixed time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

PATIENCE = 30
"""Seconds until a test gives up."""


async def until(happened: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(patience):
        while not happened():
            await asyncio.sleep(0.002)


async def until_told(ask: Callable[[], Awaitable[Any]], patience: float = PATIENCE) -> None:
    """Ask until the answer is yes."""
    async with asyncio.timeout(patience):
        while not await ask():
            await asyncio.sleep(0.02)
