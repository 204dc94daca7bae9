"""Random: every legal move is as good as any other."""

from __future__ import annotations

from wataha.engine.chance import pick
from wataha.engine.game import Game

from .bot import Bot
from .question import Question
from .worlds import decision_seed


class RandomBot(Bot):
    """Plays any legal move."""

    def decide(self, game: Game, question: Question) -> int:
        return int(question.moves[pick(decision_seed(game, question, self.seed), 0, len(question.moves))])
