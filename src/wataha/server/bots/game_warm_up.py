"""The games on offer, compiled one after the other while the server already answers."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable

from wataha.engine.game import Game
from wataha.engine.registry import all_games, find_game
from wataha.server.errors import Refusal

from .rules_warm_up import warm_up
from .service import BotService

logger = logging.getLogger("wataha.server.games")

PATIENCE = 120
"""Seconds that someone waits for a game to be ready, at most."""


class GameWarmUp:
    """All games, and whether they are ready to be played."""

    def __init__(self, offered: tuple[str, ...], bots: BotService) -> None:
        chosen = [find_game(game) for game in offered] or all_games()
        self.games = {game.id: game for game in chosen}
        self._ready = {game: asyncio.Event() for game in self.games}
        self._bots_ready = {game: asyncio.Event() for game in self.games}
        self._bots = bots
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._warm_up())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _warm_up(self) -> None:
        """The rules of all games first, then the bots: people can play one another before those can."""
        await self._warm(lambda game: asyncio.to_thread(warm_up, find_game(game)), self._ready)
        _settle_down()
        await self._warm(self._bots.compile, self._bots_ready)
        logger.info("all games are ready")
        await self._bots.load(game for game, ready in self._bots_ready.items() if ready.is_set())

    async def _warm(self, warm: Callable[[str], Awaitable[None]], done: dict[str, asyncio.Event]) -> None:
        for game in self.games:
            try:
                await warm(game)
            except Exception:
                logger.exception("a game cannot be made ready", extra={"game": game})
            else:
                done[game].set()

    @property
    def playable(self) -> bool:
        """Whether people can play every game; the bots may not be ready yet."""
        return all(ready.is_set() for ready in self._ready.values())

    @property
    def all_ready(self) -> bool:
        return all(ready.is_set() for ready in (*self._ready.values(), *self._bots_ready.values()))

    async def bots_ready(self, game: str) -> None:
        """Wait until the bots of a game can think."""
        await self._bots_ready[game].wait()

    def find(self, game: str) -> Game:
        if game not in self.games:
            raise Refusal("no-such-game", 404)
        return self.games[game]

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        self.find(game)
        if self._ready[game].is_set():
            return
        try:
            await asyncio.wait_for(self._ready[game].wait(), PATIENCE)
        except TimeoutError:
            raise Refusal("game-not-ready", 503) from None

    def are_bots_ready(self, game: str) -> bool:
        """Whether the bots of a game can think."""
        return self._bots_ready[game].is_set()

    def is_ready(self, game: str) -> bool:
        """Whether people can play a game."""
        return self._ready[game].is_set()


def _settle_down() -> None:
    """What lives from now on as long as the process need not be looked through whenever memory is tidied up."""
    gc.collect()
    gc.freeze()
