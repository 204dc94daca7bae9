"""The server's one way to the bots: their levels, their choices, their hints and their judgement of a finished game.

They think in threads beside the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar

from wataha.bots import NAMES, make_bot
from wataha.bots.explain import explain
from wataha.bots.think import Budget
from wataha.engine.match import Match
from wataha.lab.analyse import analyse
from wataha.server.ops import metrics

STAND_IN = "scout"
"""Who plays for someone who is away."""

HINT = Budget(iterations=4000, seconds=1.5)
JUDGEMENT = Budget(iterations=1500, seconds=1.0)
"""How long a strong bot thinks about a hint, and about each decision of a finished game."""

Answer = TypeVar("Answer")


def levels() -> list[str]:
    """The levels of the bots, the weakest first."""
    return list(NAMES)


def _choose(level: str, seed: int, match: Match) -> str:
    return match.game.table.path(make_bot(level, seed).choose(match))


def _advise(seed: int, match: Match) -> dict[str, Any]:
    explained = explain(match, seed, HINT)
    return {"moves": explained["moves"], "why": explained["why"], "line": explained["line"]}


def _judge(seed: int, record: dict[str, Any]) -> dict[str, Any]:
    return dict(analyse(Match.replay(record), seed, JUDGEMENT))


class BotService:
    """The bots of this process."""

    def __init__(self, secret: str, threads: int) -> None:
        self._secret = secret.encode()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="wataha-bot")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="wataha-analysis")

    def stop(self) -> None:
        for threads in (self._threads, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)

    def _seed(self, table: str, number: int) -> int:
        """A bot's seed for a decision: the same in every process, and nobody outside can compute it."""
        digest = hmac.digest(self._secret, f"bot:{table}:{number}".encode(), hashlib.sha256)
        return int.from_bytes(digest[:7], "big")

    async def choose(self, level: str, table: str, match: Match, version: int) -> str:
        """The path of the move that a bot makes for the seat that decides."""
        started = time.perf_counter()
        path = await _run(self._threads, _choose, level, self._seed(table, version), match.copy())
        metrics.bot_seconds.labels(level).observe(time.perf_counter() - started)
        return path

    async def advise(self, table: str, match: Match, version: int) -> dict[str, Any]:
        """A hint for the seat that decides, from what it knows: the best move first, and the line that is expected."""
        return await _run(self._threads, _advise, self._seed(table, version), match.copy())

    async def judge(self, table: str, record: dict[str, Any]) -> dict[str, Any]:
        """What a strong bot thinks of every decision of a finished game, each from its mover's knowledge."""
        return await _run(self._slow, _judge, self._seed(table, 0), record)


async def _run(executor: Executor, think: Callable[..., Answer], *args: Any) -> Answer:
    return await asyncio.get_running_loop().run_in_executor(executor, think, *args)
