"""The server's one way to the bots: their levels, their choices, their hints and their judgement of a finished game.

They think in processes of their own (`thinkers`), about worlds that their seats could believe in (`thoughts`).
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Callable, Iterable
from typing import Any

from wataha.bots import NAMES
from wataha.bots.warm import are_bots_compiled
from wataha.engine.match import Match
from wataha.engine.registry import find_game
from wataha.server.ops import metrics

from . import thoughts
from .fair_queue import Asker
from .thinkers import Kind, Thinkers, Turn

STAND_IN = "scout"
"""Who plays for someone who is away."""


def levels() -> list[str]:
    """The levels of the bots, the weakest first."""
    return list(NAMES)


class BotService:
    """The bots of this process."""

    def __init__(self, secret: str, thinkers: Thinkers) -> None:
        self._secret = secret.encode()
        self._thinkers = thinkers

    def stop(self) -> None:
        self._thinkers.stop()

    async def compile(self, game: str) -> None:
        """Make the bots of a game ready, if they have not been for this version yet."""
        if not await asyncio.to_thread(are_bots_compiled, find_game(game)):
            await self._thinkers.compile(thoughts.get_ready, game)

    async def load(self, games: Iterable[str]) -> None:
        """Let all thinkers load the bots of games that are ready."""
        await self._thinkers.load(thoughts.get_ready, list(games))

    def line_up(self, kind: Kind, asker: Asker) -> Turn:
        """A turn to have something thought about, to be waited for; `Refusal` if too many wait."""
        return self._thinkers.line_up(kind, asker)

    def _seed(self, table: str, number: int) -> int:
        """A bot's seed for a decision: the same in every process, and nobody outside can compute it."""
        digest = hmac.digest(self._secret, f"bot:{table}:{number}".encode(), hashlib.sha256)
        return int.from_bytes(digest[:7], "big")

    async def choose(self, turn: Turn, level: str, table: str, match: Match, version: int) -> str:
        """The path of the move that a bot makes for the seat that decides."""
        started, seed = time.perf_counter(), self._seed(table, version)
        path = await turn.think(thoughts.choose, level, seed, thoughts.World.imagined(match, seed))
        metrics.bot_seconds.labels(level).observe(time.perf_counter() - started)
        return path

    async def advise(self, turn: Turn, table: str, match: Match, version: int) -> dict[str, Any]:
        """A hint for the seat that decides, from what it knows: the best move first, and the line that is expected."""
        seed = self._seed(table, version)
        return await turn.think(thoughts.advise, seed, thoughts.World.imagined(match, seed))

    async def judge(
        self, table: str, record: dict[str, Any], asker: Asker, advance: Callable[[float], None]
    ) -> dict[str, Any]:
        """What a strong bot thinks of every decision of a finished game, each from its mover's knowledge.

        It lines up anew for each decision, so that a long game keeps nobody waiting; `advance` is told how far it is.
        """
        seed, decisions = self._seed(table, 0), list[Any]()
        for ply in range(len(record["moves"])):
            async with self.line_up("analysis", asker) as turn:
                judged = await turn.think(thoughts.judge, seed, record, ply)
            if judged is not None:
                decisions.append(judged)
            advance((ply + 1) / len(record["moves"]))
        async with self.line_up("analysis", asker) as turn:
            return dict(await turn.think(thoughts.conclude, record, decisions))
