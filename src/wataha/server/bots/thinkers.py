"""The processes that think for this one, and who may use them when: bots' turns first, then hints, then analyses.

What waits, waits in a queue of its kind, bounded and fair between addresses and people. With two thinkers or more one
is kept for turns, so that a bot answers at a table however much else is thought about.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Literal, get_args

from wataha.server.errors import Refusal
from wataha.server.ops import metrics

from .fair_queue import Asker, FairQueue, QueueFull
from .thinker import Thinker, ThinkerGone, ThoughtFailed

Kind = Literal["turn", "hint", "analysis"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What is thought about, the most urgent first."""

TRIES = 2
"""So often a thought is begun, in case its process dies of something else."""

HUNG_SECONDS = 30
"""A thought takes two seconds or so, and some more on a machine that is busy; after so long it hangs."""

logger = logging.getLogger("wataha.server.bots")


class Turn:
    """Someone's turn to have something thought about: `async with` waits until there is a thinker for it."""

    def __init__(self, pool: Thinkers, kind: Kind) -> None:
        self.kind = kind
        self.granted: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._pool = pool
        self._left = False

    @property
    def ahead(self) -> int | None:
        """How many come first; None for one who does not wait any more."""
        return self._pool.ahead(self)

    async def __aenter__(self) -> Turn:
        try:
            await self.granted
        except BaseException:
            self.leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Give the thinker back, or wait no longer."""
        if not self._left:
            self._left = True
            self._pool.let_go(self)

    async def think(self, thought: Callable[..., Any], *about: Any) -> Any:
        """What comes of a thought; one whose process dies or hangs is tried again, then refused."""
        thinker = self.granted.result()
        for _ in range(TRIES):
            try:
                return await thinker.think(HUNG_SECONDS, thought, *about)
            except ThinkerGone as gone:
                logger.warning("a thinker was replaced", extra={"why": str(gone), "thought": thought.__name__})
            except ThoughtFailed as failed:
                logger.error("a thought failed", extra={"thought": thought.__name__, "trouble": str(failed)})
                break
        raise Refusal("thought-failed", 503)


class Thinkers:
    """The pool."""

    def __init__(self, count: int, turns: int, others: int) -> None:
        """So many processes; so many turns, and so many hints or pieces of analyses, may wait."""
        self._all = [Thinker() for _ in range(count)]
        self._free = list(self._all)
        self._most_others = max(1, count - 1)
        self._others = 0
        """Thinkers that think about anything but turns."""
        self._waiting = {kind: FairQueue[Turn](turns if kind == "turn" else others) for kind in KINDS}

    def stop(self) -> None:
        for thinker in self._all:
            thinker.stop()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that think."""
        return [thinker.pid for thinker in self._all if thinker.pid is not None]

    def line_up(self, kind: Kind, asker: Asker) -> Turn:
        """A turn, to be waited for; `Refusal` if too many wait."""
        turn = Turn(self, kind)
        try:
            dropped = self._waiting[kind].add(asker, turn)
        except QueueFull:
            raise Refusal("queue-full", 503) from None
        if dropped is not None and not dropped.granted.done():
            dropped.granted.set_exception(Refusal("queue-full", 503))
            dropped.granted.exception()  # seen: whoever waits hears of it, and if nobody does, it is no mistake
        self._hand_out()
        return turn

    def ahead(self, turn: Turn) -> int | None:
        return self._waiting[turn.kind].ahead(turn)

    def let_go(self, turn: Turn) -> None:
        """A turn is over, or was given up."""
        self._waiting[turn.kind].remove(turn)
        granted = turn.granted
        if granted.done() and not granted.cancelled() and granted.exception() is None:
            self._others -= turn.kind != "turn"
            self._free.append(granted.result())
        else:
            granted.cancel()
        self._hand_out()

    def _hand_out(self) -> None:
        """Let those think whose turn it is, as far as there are thinkers."""
        for kind, waiting in self._waiting.items():
            while len(waiting) and self._free and (kind == "turn" or self._others < self._most_others):
                turn = waiting.pop()
                if not turn.granted.done():
                    turn.granted.set_result(self._free.pop(0))
                    self._others += kind != "turn"
            metrics.thoughts_waiting.labels(kind).set(len(waiting))

    async def load(self, get_ready: Callable[[str], None], game: str) -> None:
        """Let the thinkers that are idle load what was compiled, one after the other, so that nobody waits later."""
        for thinker in self._all:
            if thinker not in self._free:
                continue  # it thinks, and so has loaded what it needs
            self._free.remove(thinker)
            try:
                await thinker.think(HUNG_SECONDS, get_ready, game)
            except (ThinkerGone, ThoughtFailed) as trouble:
                logger.warning("a thinker loads later", extra={"trouble": str(trouble)})
            finally:
                self._free.append(thinker)
                self._hand_out()
