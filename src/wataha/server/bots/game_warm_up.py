"""The games on offer, made ready to be played while the server already answers: what somebody waits for comes first.

Rules and bots of a game are compiled side by side, by a process each; this one only loads what they leave on the disk.
Until then people play by interpreted rules, and against those bots that glance at each move once.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from wataha.bots import LEGEND, NAMES
from wataha.bots.adviser import Adviser
from wataha.bots.level_table import is_quick
from wataha.bots.net_file import has_nets
from wataha.engine.compiled import interpret
from wataha.engine.game import Game
from wataha.engine.registry import all_games, find_game
from wataha.server.errors import Refusal

from .compiling import LINKS, NEEDED, PARTS, STEPS, Part, compile_step, is_compiled
from .rules_warm_up import warm_up
from .service import BotService
from .thinker import Thinker, ThinkerGone

logger = logging.getLogger("wataha.server.games")

PATIENCE = 300
"""Seconds that someone waits for a game to be ready, at most."""

STEP_SECONDS = 900
"""A step of compiling takes half a minute, and much longer on a machine that is busy; after so long it hangs."""

TRIES = 2
"""So often a step is begun, in case its process dies of something else."""


class Once:
    """Something that is done once, whoever wants it; who comes while it is being done waits for that."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._done = False

    async def do(self, deed: Callable[[], Awaitable[None]]) -> None:
        async with self._lock:
            if not self._done:
                await deed()
                self._done = True


class GameWarmUp:
    """All games, and whether they are ready to be played."""

    def __init__(self, offered: tuple[str, ...], bots: BotService) -> None:
        chosen = [find_game(game) for game in offered] or all_games()
        self.games = {game.id: game for game in chosen}
        self._with_nets = {game.id for game in chosen if has_nets(game)}
        self._ready = {part: {game: asyncio.Event() for game in self.games} for part in PARTS}
        self._playable = {game: asyncio.Event() for game in self.games}
        """Whether people can play it, compiled or interpreted."""
        self._steps_done = {part: dict.fromkeys(self.games, 0) for part in PARTS}
        self._failed: dict[Part, set[str]] = {part: set() for part in PARTS}
        self._wanted: dict[str, None] = {}
        """Games that somebody waits for, the first first."""
        self._compilers = {part: Thinker() for part in PARTS}
        self._compiled_now: dict[Part, str] = {}
        self._linked = {(game, link): Once() for game in self.games for link in LINKS}
        """Rules that two parts need; whichever comes to one first compiles it, and the other waits for that."""
        self._loading = asyncio.Lock()
        self._bots = bots
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._warm_up())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for compiler in self._compilers.values():
            compiler.stop()

    async def _warm_up(self) -> None:
        for game in await asyncio.to_thread(self._interpret_meanwhile):
            self._playable[game].set()
        async with asyncio.TaskGroup() as tasks:
            for part in NEEDED:
                tasks.create_task(self._make_ready(part))
            for game in self.games:
                tasks.create_task(self._let_thinkers_load(game))
        if self.all_ready:
            logger.info("all games are ready")
        await self._make_ready("legend")

    def _interpret_meanwhile(self) -> list[str]:
        """Let all games be played at once that have no machine code yet; which these are."""
        found = [game for game in self.games.values() if not is_compiled("rules", game)]
        for game in found:
            interpret(game)
        return [game.id for game in found]

    async def _make_ready(self, part: Part) -> None:
        """One game after the other; a process that has compiled is thrown away, for to compile takes much memory."""
        while (game := self._next(part)) is not None:
            try:
                await self._make_game_ready(part, game)
            except ThinkerGone:
                if not self._gives_way(part, game):
                    self._give_up(part, game)
            except Exception:
                self._give_up(part, game)
        self._compilers[part].stop()
        if part == "rules":
            _settle_down()

    def _next(self, part: Part) -> str | None:
        """The game to go on with: of those that are not ready, one that is waited for."""
        left = [game for game in self.games if not self._ready[part][game].is_set() and game not in self._failed[part]]
        return next((game for game in self._wanted if game in left), left[0] if left else None)

    def _give_up(self, part: Part, game: str) -> None:
        self._failed[part].add(game)
        logger.exception("a game cannot be made ready", extra={"game": game, "part": part})

    async def _make_game_ready(self, part: Part, game: str) -> None:
        if not await asyncio.to_thread(is_compiled, part, self.games[game]):
            self._compiled_now[part] = game
            try:
                await self._compile(part, game)
            finally:
                del self._compiled_now[part]
        if part == "rules":
            await asyncio.to_thread(warm_up, self.games[game])
            self._playable[game].set()
        self._ready[part][game].set()

    async def _compile(self, part: Part, game: str) -> None:
        for number, step in enumerate(STEPS[part]):
            if step in LINKS:
                await self._linked[game, step].do(partial(self._compile_step, part, game, step))
            else:
                await self._compile_step(part, game, step)
            self._steps_done[part][game] = max(self._steps_done[part][game], number + 1)

    async def _compile_step(self, part: Part, game: str, step: str) -> None:
        if self._gives_way(part, game):
            raise ThinkerGone("another game is wanted")
        for tried in range(TRIES):
            try:
                return await self._compilers[part].think(STEP_SECONDS, compile_step, part, game, step)
            except ThinkerGone:
                if self._gives_way(part, game) or tried == TRIES - 1:
                    raise
        return None

    async def _let_thinkers_load(self, game: str) -> None:
        await self.bots_ready(game)
        async with self._loading:
            await self._bots.load(game)

    def want(self, game: str) -> None:
        """Somebody waits for a game: what is compiled for nobody gives way to it."""
        if self.are_bots_ready(game) or game in self._wanted:
            return
        self._wanted[game] = None
        for part, compiled in list(self._compiled_now.items()):
            if self._gives_way(part, compiled) and self._next(part) == game:
                self._compilers[part].replace()

    def _gives_way(self, part: Part, game: str) -> bool:
        """Whether another is to be made ready before this one."""
        return self._next(part) != game

    def progress(self, game: str) -> float:
        """How far a game is on its way to be played against bots, from 0 to 1."""
        done = sum(
            sum(weights if self._ready[part][game].is_set() else weights[: self._steps_done[part][game]])
            for part in NEEDED
            for weights in [[*STEPS[part].values()]]
        )
        return done / sum(sum(STEPS[part].values()) for part in NEEDED)

    @property
    def playable(self) -> bool:
        """Whether people can play every game at full speed; the bots may not be ready yet."""
        return all(ready.is_set() for ready in self._ready["rules"].values())

    @property
    def all_ready(self) -> bool:
        return all(map(self.are_bots_ready, self.games))

    async def bots_ready(self, game: str) -> None:
        """Wait until the bots of a game can think."""
        for part in NEEDED:
            await self._ready[part][game].wait()

    def find(self, game: str) -> Game:
        if game not in self.games:
            raise Refusal("no-such-game", 404)
        return self.games[game]

    async def ready(self, game: str) -> None:
        """Wait until a game can be played."""
        self.find(game)
        self.want(game)
        if self.is_ready(game):
            return
        try:
            await asyncio.wait_for(self._playable[game].wait(), PATIENCE)
        except TimeoutError:
            raise Refusal("game-not-ready", 503) from None

    def are_bots_ready(self, game: str) -> bool:
        """Whether the bots of a game can think."""
        return all(self._ready[part][game].is_set() for part in NEEDED)

    def can_play(self, game: str, level: str) -> bool:
        """Whether bots of a level can think about a game; those who only glance at it, as soon as people can play."""
        if not self.are_bots_ready(game):
            return is_quick(game, level) and self.is_ready(game)
        return level != LEGEND or self._ready["legend"][game].is_set()

    def levels(self, game: str) -> list[str]:
        """The levels of the bots that can be met in a game, the weakest first; legend as soon as it is compiled."""
        legend = game in self._with_nets and self.can_play(game, LEGEND)
        return [*NAMES, *([LEGEND] if legend else [])]

    def adviser(self, game: str) -> Adviser:
        """Who gives hints in a game and judges it; with the net as soon as that is compiled."""
        return Adviser.of(self.find(game), self.can_play(game, LEGEND))

    def is_ready(self, game: str) -> bool:
        """Whether people can play a game."""
        return self._playable[game].is_set()


def _settle_down() -> None:
    """What lives from now on as long as the process need not be looked through whenever memory is tidied up."""
    gc.collect()
    gc.freeze()
