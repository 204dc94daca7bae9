"""What a bot will do follows from the server's secret: nobody outside can compute it."""

from __future__ import annotations

import pytest

from wataha.engine.match import Match
from wataha.server.bots.service import BotService

pytestmark = pytest.mark.anyio


async def choices(secret: str) -> list[str]:
    """What a bot whose moves hang on its seed chooses, at the same decision of many tables."""
    bots = BotService(secret, threads=1)
    match = Match("lone_wolves", seed=7, first_leader="0")
    chosen = [await bots.choose("pup", f"table{number}", match, 0) for number in range(20)]
    bots.stop()
    return chosen


async def test_bots_choose_alike_with_one_secret_and_otherwise_with_another() -> None:
    ours = await choices("a" * 32)
    assert await choices("a" * 32) == ours
    assert await choices("b" * 32) != ours
