"""Hints: asked for again and again until they are there, so that whoever waits sees where they stand.

A question that nobody asks for any more is forgotten, and its place in the queue with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from wataha.engine.match import Match
from wataha.server.errors import Refusal

from .fair_queue import Asker
from .game_warm_up import GameWarmUp
from .service import BotService
from .thinkers import Turn

ANSWER_SECONDS = 2.0
"""So long an answer is waited for; then whoever asks is told where they stand, and asks again."""

FORGET_SECONDS = 10.0
"""A question that was not asked again for so long was given up."""


class Question:
    """Someone wants to know what to do at a decision."""

    def __init__(self, turn: Turn, answer: asyncio.Task[dict[str, Any]]) -> None:
        self.turn = turn
        self.answer = answer
        self.asking = 0
        """How many wait for the answer at this moment."""
        self.given_up: asyncio.TimerHandle | None = None


class Hints:
    """The questions at the tables of this process."""

    def __init__(
        self,
        bots: BotService,
        games: GameWarmUp,
        answer: float = ANSWER_SECONDS,
        forget: float = FORGET_SECONDS,
    ) -> None:
        self._bots = bots
        self._games = games
        self._answer_seconds = answer
        self._forget_seconds = forget
        self._questions: dict[tuple[str, int], Question] = {}

    async def stop(self) -> None:
        questions = list(self._questions.values())
        for question in questions:
            if question.given_up is not None:
                question.given_up.cancel()
            question.answer.cancel()
        await asyncio.gather(*(question.answer for question in questions), return_exceptions=True)

    async def ask(
        self, table: str, match: Match, version: int, asker: Asker, count: Callable[[], None]
    ) -> dict[str, Any] | int:
        """A hint for the seat that decides, or, while it is not there, how many come first.

        `count` is called for a new question, and may refuse it; to ask the same again costs nothing.
        """
        key = table, version
        question = self._questions.get(key)
        if question is None or (question.answer.done() and question.answer.exception()):
            if not self._games.are_bots_ready(match.game.id):
                raise Refusal("game-not-ready", 503)
            count()
            turn = self._bots.line_up("hint", asker)
            question = Question(turn, asyncio.create_task(self._answer(turn, table, match, version)))
            self._questions[key] = question
        if question.given_up is not None:
            question.given_up.cancel()
        question.asking += 1
        try:
            await asyncio.wait({question.answer}, timeout=self._answer_seconds)
            return question.answer.result() if question.answer.done() else question.turn.ahead or 0
        finally:
            question.asking -= 1
            if not question.asking:
                self._forget_later(key, question)

    async def _answer(self, turn: Turn, table: str, match: Match, version: int) -> dict[str, Any]:
        async with turn:
            return await self._bots.advise(turn, self._games.adviser(match.game.id), table, match, version)

    def _forget_later(self, key: tuple[str, int], question: Question) -> None:
        loop = asyncio.get_running_loop()
        question.given_up = loop.call_later(self._forget_seconds, self._forget, key, question)

    def _forget(self, key: tuple[str, int], question: Question) -> None:
        """Wait no longer for what nobody asks for; what is being thought about is soon done."""
        if not question.answer.done() and question.turn.ahead is None:
            self._forget_later(key, question)
            return
        question.answer.cancel()
        question.turn.leave()
        if self._questions.get(key) is question:
            del self._questions[key]
