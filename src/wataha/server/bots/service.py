"""The server's one way to the bots: their levels, their choices, their hints and their judgement of a finished game.

They think in processes of their own (`thinkers`), about worlds that their seats could believe in (`thoughts`).
"""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable
from typing import Any

from wataha.bots import LEGEND, NAMES
from wataha.bots.adviser import Adviser
from wataha.engine.match import Match
from wataha.remote.world import World
from wataha.server.ops import metrics

from . import thoughts
from .fair_queue import Asker
from .thinkers import Kind, Thinkers, Turn

STAND_IN = "scout"
"""Who plays for someone who is away."""


def levels() -> list[str]:
    """The levels of the bots, the weakest first; the last only in games that have nets."""
    return [*NAMES, LEGEND]


class BotService:
    """The bots of this process."""

    def __init__(self, secret: str, thinkers: Thinkers) -> None:
        self._secret = secret.encode()
        self._thinkers = thinkers

    def stop(self) -> None:
        self._thinkers.stop()

    async def load(self, game: str) -> None:
        """Let all thinkers load the bots of a game that is ready."""
        await self._thinkers.load(thoughts.get_ready, game)

    def line_up(self, kind: Kind, asker: Asker) -> Turn:
        """A turn to have something thought about, to be waited for; `Refusal` if too many wait."""
        return self._thinkers.line_up(kind, asker)

    def _seed(self, table: str, number: int, kind: str = "bot") -> int:
        """A bot's seed for a decision: the same in every process, and nobody outside can compute it."""
        digest = hmac.digest(self._secret, f"{kind}:{table}:{number}".encode(), hashlib.sha256)
        return int.from_bytes(digest[:7], "big")

    def imagine(self, table: str, match: Match, version: int) -> World:
        """A world for a bot elsewhere that plays the seat that decides: one for each version as that seat counts."""
        return World.imagined(match, self._seed(table, version, f"world:{match.actor}"))

    async def choose(self, turn: Turn, level: str, table: str, match: Match, version: int, interpreted: bool) -> str:
        """The path of the move that a bot makes for the seat that decides."""
        started, seed = time.perf_counter(), self._seed(table, version)
        path = await turn.think(thoughts.choose, level, seed, World.imagined(match, seed), interpreted)
        metrics.bot_seconds.labels(level).observe(time.perf_counter() - started)
        return path

    async def advise(self, turn: Turn, adviser: Adviser, table: str, match: Match, version: int) -> dict[str, Any]:
        """A hint for the seat that decides, from what it knows: the best move first, and the line that is expected."""
        seed = self._seed(table, version)
        return await turn.think(thoughts.advise, adviser, seed, World.imagined(match, seed))

    async def judge(
        self,
        adviser: Adviser,
        table: str,
        record: dict[str, Any],
        asker: Asker,
        advance: Callable[[float], None],
    ) -> dict[str, Any]:
        """What a strong bot thinks of every decision of a finished game, each from its mover's knowledge.

        It lines up anew for each decision, so that a long game keeps nobody waiting; `advance` is told how far it is.
        """
        seed, decisions = self._seed(table, 0), list[Any]()
        for ply in range(len(record["moves"])):
            async with self.line_up("analysis", asker) as turn:
                judged = await turn.think(thoughts.judge, adviser, seed, record, ply)
            if judged is not None:
                decisions.append(judged)
            advance((ply + 1) / len(record["moves"]))
        async with self.line_up("analysis", asker) as turn:
            return dict(await turn.think(thoughts.conclude, adviser, record, decisions))
