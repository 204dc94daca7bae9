"""The server's one way to the bots: their levels, their choices, their hints and their judgement of a finished game."""

from __future__ import annotations

import hashlib
from typing import Any

from wataha.bots import NAMES, make_bot
from wataha.bots.explain import explain
from wataha.bots.think import Budget
from wataha.bots.warm import warm_bots
from wataha.engine.game import Game
from wataha.engine.match import Match
from wataha.engine.warm import MATCH_ENTRIES, compile_entries
from wataha.lab.analyse import analyse as go_through

STAND_IN = "scout"
"""Who plays for someone who is away."""

HINT = Budget(iterations=4000, seconds=1.5)
JUDGEMENT = Budget(iterations=1500, seconds=1.0)
"""How long a strong bot thinks about a hint, and about each decision of a finished game."""

OPENING = 24
"""So many moves into a game, views have called all that they call."""


def levels() -> list[str]:
    """The levels of the bots, the weakest first."""
    return list(NAMES)


def seed_for(table: str, number: int) -> int:
    """A bot's seed for a decision: the same in every process, and nothing of the game's own seed."""
    return int.from_bytes(hashlib.sha256(f"{table}:{number}".encode()).digest()[:7], "big")


def warm_up(game: Game) -> None:
    """Compile what a game's table and its bots need, so that nobody waits for it later."""
    for _ in compile_entries(game, (*MATCH_ENTRIES, "step", "redeal")):
        pass
    match = Match(game, 0)
    while match.ply < OPENING and not match.over:
        match.view(match.actor)
        match.play(match.moves()[0])


def warm_up_bots(game: Game) -> None:
    """Compile what the bots of a game need."""
    warm_bots(game)


def choose(level: str, seed: int, match: Match) -> str:
    """The path of the move that a bot makes."""
    return match.game.table.path(make_bot(level, seed).choose(match))


def advise(seed: int, match: Match) -> dict[str, Any]:
    """A hint for the seat that decides, from what it knows: the best move first, and the line that is expected."""
    explained = explain(match, seed, HINT)
    return {"moves": explained["moves"], "line": explained["line"]}


def analyse(seed: int, record: dict[str, Any]) -> dict[str, Any]:
    """What a strong bot thinks of every decision of a finished game, each from its mover's knowledge."""
    return dict(go_through(Match.replay(record), seed, JUDGEMENT))
