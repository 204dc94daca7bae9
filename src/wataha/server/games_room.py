"""The games on offer, made ready one after the other while the server already answers."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import Any

from wataha.engine.game import Choice, Game, Supply
from wataha.engine.registry import all_games, find_game

from . import minds
from .refusal import Refusal

logger = logging.getLogger("wataha.server.games")

PATIENCE = 120
"""Seconds that someone waits for a game to be ready, at most."""


class GamesRoom:
    """All games, and whether they are ready to be played."""

    def __init__(self, offered: tuple[str, ...]) -> None:
        chosen = [find_game(game) for game in offered] or all_games()
        self.games = {game.id: game for game in chosen}
        self._ready = {game: asyncio.Event() for game in self.games}
        self._awake = {game: asyncio.Event() for game in self.games}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._warm_up())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _warm_up(self) -> None:
        """The rules of all games first, then the bots: people can play one another before those are awake."""
        await self._warm(minds.warm_up, self._ready)
        _settle_down()
        await self._warm(minds.warm_up_bots, self._awake)
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
        """Whether people can play every game; the bots may still be asleep."""
        return all(ready.is_set() for ready in self._ready.values())

    @property
    def all_ready(self) -> bool:
        return all(ready.is_set() for ready in (*self._ready.values(), *self._awake.values()))

    async def bots_awake(self, game: str) -> None:
        """Wait until the bots of a game can think."""
        await self._awake[game].wait()

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

    def describe(self) -> list[dict[str, Any]]:
        """The games for someone who wants to set a table up."""
        return [
            {
                "id": game.id,
                "titles": dict(game.titles),
                "authors": game.authors,
                "players": list(game.players),
                "minutes": list(game.minutes),
                "rules": game.rules_version,
                "ready": self._ready[game.id].is_set(),
                "own_clock": game.time_limit,
                "options": [_describe_option(option) for option in game.options],
            }
            for game in self.games.values()
        ]


def _settle_down() -> None:
    """What lives from now on as long as the process need not be looked through whenever memory is tidied up."""
    gc.collect()
    gc.freeze()


def _describe_option(option: Any) -> dict[str, Any]:
    described: dict[str, Any] = {"name": option.name, "default": option.default}
    if isinstance(option, Choice):
        return {
            **described,
            "kind": "choice",
            "values": list(option.values),
            "own_text": isinstance(option, Supply),
            "players": list(option.players),
        }
    return {**described, "kind": "number", "least": option.least, "most": option.most, "off": option.off}
