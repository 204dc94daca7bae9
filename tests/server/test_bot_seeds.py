"""What a bot will do follows from the server's secret: nobody outside can compute it."""

from __future__ import annotations

import pytest

from wataha.engine.match import Match
from wataha.server.bots.fair_queue import Asker
from wataha.server.bots.service import BotService
from wataha.server.bots.thinkers import Thinkers

pytestmark = pytest.mark.anyio


async def choices(secret: str, thinkers: Thinkers) -> list[str]:
    """What a bot whose moves hang on its seed chooses, at the same decision of many tables."""
    bots = BotService(secret, thinkers)
    match = Match("lone_wolves", seed=7, first_leader="0")
    async with bots.line_up("turn", Asker("ala", "here")) as turn:
        return [await bots.choose(turn, "pup", f"table{number}", match, 0, interpreted=False) for number in range(20)]


async def test_bots_choose_alike_with_one_secret_and_otherwise_with_another() -> None:
    thinkers = Thinkers(1, turns=1, others=1)
    ours = await choices("a" * 32, thinkers)
    assert await choices("a" * 32, thinkers) == ours
    assert await choices("b" * 32, thinkers) != ours
    thinkers.stop()
