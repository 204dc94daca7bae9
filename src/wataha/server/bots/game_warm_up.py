"""The games on offer, compiled one after the other while the server already answers."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable

from wataha.bots.warm import warm_bots
from wataha.engine.game import Game
from wataha.engine.match import Match
from wataha.engine.registry import all_games, find_game
from wataha.engine.warm import MATCH_ENTRIES, compile_entries
from wataha.server.errors import Refusal

logger = logging.getLogger("wataha.server.games")

PATIENCE = 120
"""Seconds that someone waits for a game to be ready, at most."""

OPENING = 24
"""So many moves into a game, views have called all that they call."""


def warm_up(game: Game) -> None:
    """Compile what a game's table needs, so that nobody waits for it later."""
    for _ in compile_entries(game, (*MATCH_ENTRIES, "step", "redeal")):
        pass
    match = Match(game, 0)
    while match.ply < OPENING and not match.over:
        match.view(match.actor)
        match.play(match.moves()[0])


class GameWarmUp:
    """All games, and whether they are ready to be played."""

    def __init__(self, offered: tuple[str, ...]) -> None:
        chosen = [find_game(game) for game in offered] or all_games()
        self.games = {game.id: game for game in chosen}
        self._ready = {game: asyncio.Event() for game in self.games}
        self._bots_ready = {game: asyncio.Event() for game in self.games}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._warm_up())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _warm_up(self) -> None:
        """The rules of all games first, then the bots: people can play one another before those can."""
        await self._warm(warm_up, self._ready)
        _settle_down()
        await self._warm(warm_bots, self._bots_ready)
        _settle_down()
        logger.info("all games are ready")

    async def _warm(self, warm: Callable[[Game], None], done: dict[str, asyncio.Event]) -> None:
        for game in self.games.values():
            try:
                await asyncio.to_thread(warm, game)
            except Exception:
                logger.exception("a game cannot be made ready", extra={"game": game.id})
            else:
                done[game.id].set()

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

    def is_ready(self, game: str) -> bool:
        """Whether people can play a game."""
        return self._ready[game].is_set()


def _settle_down() -> None:
    """What lives from now on as long as the process need not be looked through whenever memory is tidied up."""
    gc.collect()
    gc.freeze()
