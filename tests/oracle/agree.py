"""The compiled rules and an oracle, played side by side: they must agree at every move."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from wataha import Match
from wataha.engine.chance import pick

from .chance import Chance


class Draws:
    """The draws that a record of this seed makes, one after another; copied with the oracle that holds it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0

    def __call__(self, count: int) -> int:
        self.drawn += 1
        return int(pick(self.seed, self.drawn, count))


def oracle_for(match: Match) -> Any:
    """An oracle of the match's game, dealt by the same draws."""
    module = import_module(f"{__package__}.{match.game.id}")
    return module.Oracle(Chance(Draws(match.seed)), players=match.players, **match.options)


def play_side_by_side(game: str, seed: int, players: int | None = None, **options: Any) -> Match:
    """Play one random game on both, comparing who decides, the legal moves, the scores and the winners."""
    match = Match(game, seed, players, **options)
    oracle = oracle_for(match)
    chooser = random.Random(seed)
    while True:
        where = f"{game} seed {seed} players {match.players} {options} after {match.paths}"
        assert match.actor == oracle.actor(), where
        assert match.moves() == oracle.legal(), where
        assert match.score() == oracle.scores(), where
        if match.over:
            break
        move = chooser.choice(match.moves())
        match.play(move)
        oracle.play(move)
    assert match.winners() == oracle.winners(), where
    assert [sum(parts.values()) for parts in oracle.breakdown()] == match.score(), where
    assert match.ply <= match.game.longest, where
    return match
