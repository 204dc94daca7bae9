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

from wataha.bots import Bot
from wataha.bots.agents import sources_of_agents
from wataha.bots.levels import with_budget
from wataha.bots.question import Question
from wataha.bots.search_settings import search_settings_for
from wataha.bots.think import Budget, think
from wataha.bots.warm import sources_of_bots
from wataha.engine.chance import mix
from wataha.engine.code_cache import cache_root, engine_sources, fingerprint
from wataha.engine.contract import POINTS
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value
from wataha.engine.registry import find_game

from .components import check_component
from .lab_bots import WITHOUT, make_lab_bot, sources_of_lab_bots
from .numbers import change_numbers, changed_numbers

SEED = 20_260_101

LOG_VERSION = 2
"""Grows when the lines of a log say something else than before."""

JUDGE_SALT = 0x5BE0CD19137E2179
SECOND_SALT = 0x428A2F98D728AE22

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
    judge: int = 0
    """Iterations of a search that says at every turn what its seat can expect; 0 if nobody is asked."""
    specs: tuple[str, ...] = field(init=False)
    """The bots with the budget that they really get."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise WatahaError("An arena needs at least two bots: name them after --bots.")
        if self.deals < 1:
            raise WatahaError(f"Cannot play {self.deals} deals: at least 1 is needed.")
        self.game.encode_options(self.players, self.options)
        object.__setattr__(self, "specs", tuple(_with_budget(bot, self.game.id, self.budget) for bot in self.bots))
        for spec in self.specs:
            make_lab_bot(spec, 0)
            if WITHOUT in spec:
                check_component(self.game, spec.partition(WITHOUT)[2])

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes make the game for themselves, with the same numbers."""
        parts = (self.bots, self.deals, self.players, self.options, self.budget, self.seed, self.judge)
        return _rebuild, (changed_numbers(), self.game.id, parts)

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
            "log": LOG_VERSION,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            "bots": list(self.specs),
            "seed": self.seed,
            "judge": self.judge,
            "numbers": changed_numbers(),
            "code": fingerprint(
                [
                    *engine_sources(),
                    *self.game.sources,
                    *sources_of_bots(self.game),
                    *sources_of_agents(spec.partition(WITHOUT)[0] for spec in self.specs),
                    *sources_of_lab_bots(),
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
        bots = [make_lab_bot(self.specs[bot], int(mix(chance, seat))) for seat, bot in enumerate(seated)]
        judge = Judge(self, chance)
        states = game.deal(self.deal_seed(deal), self.players, self.options)
        actions: list[int] = []
        decisions = [0] * self.players
        seconds = [0.0] * self.players
        actor = int(game.calls.actor(states, 0))
        while actor >= 0:
            start = perf_counter()
            action = bots[actor].move(game, states, 0, self.players)
            seconds[actor] += perf_counter() - start
            judge.ask(states, actor, action, self.specs[seated[actor]])
            game.calls.apply(states, 0, action)
            actions.append(action)
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
            "actions": actions,
            "decisions": decisions,
            "seconds": [round(spent, 4) for spent in seconds],
            **judge.said(),
        }

    def deal_seed(self, deal: int) -> int:
        """The seed with which a deal is dealt."""
        return int(mix(self.seed, deal))


class Judge:
    """Says, at the first decision of every turn, what its seat can expect, and what an equal bot would have done.

    It is one fixed search, whoever plays, and knows what the seat knows.
    """

    def __init__(self, contest: Contest, chance: int) -> None:
        self.contest = contest
        self.seed = chance ^ JUDGE_SALT
        self.last = -1
        self.ply = 0
        self.expected: list[tuple[int, float]] = []
        self.agreed: list[int] = []

    def ask(self, states: np.ndarray[Any, Any], actor: int, action: int, spec: str) -> None:
        """A decision is about to be made."""
        game, players = self.contest.game, self.contest.players
        if self.contest.judge and actor != self.last:
            settings, budget = search_settings_for(game.id), Budget(self.contest.judge)
            question = Question.at(game, states, 0, players)
            thought = think(game, question, settings, budget, self.seed)
            self.expected.append((self.ply, round(thought.result, 4)))
            if len(question.moves) > 1:
                second: Bot = make_lab_bot(spec, self.seed ^ SECOND_SALT)
                self.agreed.append(int(second.move(game, states, 0, players) == action))
        self.last = actor
        self.ply += 1

    def said(self) -> dict[str, Any]:
        """What goes into the log, where anybody was asked."""
        return {"expected": self.expected, "agreed": self.agreed} if self.contest.judge else {}


def _with_budget(bot: str, game_id: str, budget: str | None) -> str:
    free, without, component = bot.partition(WITHOUT)
    return with_budget(free, game_id, budget) + without + component


def _rebuild(numbers: dict[str, Any], game_id: str, parts: tuple[Any, ...]) -> Contest:
    """A contest in another process."""
    change_numbers(numbers)
    return Contest(find_game(game_id), *parts)
