"""A contest of bots: each deal is played once for every seat that the first bot of a pairing can have.

With more than two players the first bot sits alone among copies of the second. With budgets in iterations every game
can be repeated.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from wataha.bots import make_bot
from wataha.bots.agents import sources_of_agents
from wataha.bots.levels import with_budget
from wataha.bots.warm import sources_of_bots
from wataha.engine.chance import mix
from wataha.engine.code_cache import cache_root, engine_sources, fingerprint
from wataha.engine.entry_points import POINTS
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value

SEED = 20_260_101

Job = tuple[int, int, int]
"""First bot, second bot, deal."""


@dataclass(frozen=True)
class Contest:
    """What is to be measured. Two contests that differ in `deals` alone share their results."""

    game: Game
    bots: tuple[str, ...]
    deals: int
    players: int
    options: dict[str, Value]
    budget: str | None = None
    seed: int = SEED
    specs: tuple[str, ...] = field(init=False)
    """The bots with the budget that they really get."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise WatahaError("An arena needs at least two bots: name them after --bots.")
        if self.deals < 1:
            raise WatahaError(f"Cannot play {self.deals} deals: at least 1 is needed.")
        self.game.encode_options(self.players, self.options)
        object.__setattr__(self, "specs", tuple(with_budget(bot, self.game.id, self.budget) for bot in self.bots))
        for spec in self.specs:
            make_bot(spec, 0)

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Every bot with every later one."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def jobs(self) -> list[Job]:
        """All pairings of a deal before the next deal."""
        return [(one, other, deal) for deal in range(self.deals) for one, other in self.pairs]

    def heading(self) -> dict[str, Any]:
        """What results must have in common to be counted together: everything but the number of deals."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.specs),
            "seed": self.seed,
            "code": fingerprint(
                [
                    *engine_sources(),
                    *self.game.sources,
                    *sources_of_bots(self.game),
                    *sources_of_agents(self.specs),
                ]
            ),
        }

    def log_file(self) -> Path:
        """Where results are kept if no file is named."""
        digest = hashlib.sha256(json.dumps(self.heading(), sort_keys=True).encode()).hexdigest()[:12]
        return cache_root() / "arenas" / f"{self.game.id}-{digest}.jsonl"

    def play(self, one: int, other: int, deal: int) -> dict[str, Any]:
        """A deal from every seat: the first bot goes round the table, the second has all other seats."""
        games = [self._game(one, other, deal, seat) for seat in range(self.players)]
        return {"pair": [one, other], "deal": deal, "games": games}

    def _game(self, one: int, other: int, deal: int, own_seat: int) -> dict[str, Any]:
        game = self.game
        seated = [one if seat == own_seat else other for seat in range(self.players)]
        chance = int(mix(self.seed + 1, deal * game.seats + own_seat))
        bots = [make_bot(self.specs[bot], int(mix(chance, seat))) for seat, bot in enumerate(seated)]
        states = game.deal(int(mix(self.seed, deal)), self.players, self.options)
        decisions = [0] * self.players
        seconds = [0.0] * self.players
        actor = int(game.calls.actor(states, 0))
        while actor >= 0:
            start = perf_counter()
            game.calls.apply(states, 0, bots[actor].move(game, states, 0, self.players))
            seconds[actor] += perf_counter() - start
            decisions[actor] += 1
            actor = int(game.calls.actor(states, 0))
        points, standing = np.zeros(game.seats, POINTS), np.zeros(game.seats, POINTS)
        game.calls.score(states, 0, points)
        game.calls.standing(states, 0, standing)
        first = standing[: self.players] == standing[: self.players].max()
        return {
            "seats": seated,
            "won": (first / first.sum()).tolist(),
            "points": points[: self.players].tolist(),
            "decisions": decisions,
            "seconds": [round(spent, 4) for spent in seconds],
        }
