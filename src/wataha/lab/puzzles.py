"""Puzzles: positions of bots' games in which one move is far better than all others.

They are shipped as data, a line each, made by `wataha puzzles`; everyone gets the same one of a game on the same day.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from wataha.engine.match import Match

SHIPPED = Path(__file__).parent / "puzzle_data"
"""One file of JSON lines for each game that has puzzles."""


@dataclass(frozen=True)
class Puzzle:
    """A position, and what deep searches found there."""

    record: dict[str, Any]
    """The game until then; it holds the seed, and so all that the one who solves it must not see."""
    best: str
    """The path of the best move."""
    results: dict[str, float]
    """The expected share of the win after the best move and after all others that the search weighed."""
    easy: bool
    """Whether one look at each move, as a scout takes it, finds the best."""

    @property
    def id(self) -> str:
        """A name that stays when other puzzles come or go, and tells nothing."""
        record = json.dumps(self.record, sort_keys=True)
        return hashlib.sha256(record.encode()).hexdigest()[:16]

    @property
    def margin(self) -> float:
        """By how much of the win the best move is better than the next."""
        return self.results[self.best] - max(result for path, result in self.results.items() if path != self.best)

    @cached_property
    def kind(self) -> str:
        """What is to be decided, and what the best move does about it."""
        return kind_of(self.match(), self.best)

    def match(self) -> Match:
        """The position, ready to be shown to the seat that decides."""
        return Match.replay(self.record)

    def line(self) -> str:
        """The puzzle as it is kept in a file."""
        return json.dumps(asdict(self), separators=(",", ":"))


def kind_of(match: Match, path: str) -> str:
    """What is decided in a position, what a move does about it, and whether its seat decides next, too.

    In Lone Wolves the last of these tells a trick that is lost, for whoever loses it takes a scar.

    >>> match = Match("lone_wolves", seed=1)
    >>> kind_of(match, match.moves()[0])
    'lead, lw-label-play, then another'
    """
    view, after = match.view(match.actor), match.copy()
    after.play(path)
    said = match.game.table.label(path, view)
    follows = "then oneself" if after.actor == match.actor else "then another"
    return f"{view['decision']}, {said['args'].get('action', said)['key']}, {follows}"


def read_puzzles(file: Path) -> list[Puzzle]:
    """The puzzles of a file, but for a torn last line; none where there is no file."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    return [Puzzle(**json.loads(line)) for line in whole.splitlines()]


@cache
def shipped_puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that are in the package."""
    return tuple(read_puzzles(SHIPPED / f"{game_id}.jsonl"))


def daily_puzzle(game_id: str, day: date) -> int | None:
    """Which puzzle of a game everyone gets on a day; each has its turn before one comes again.

    >>> daily_puzzle("lone_wolves", date(2026, 1, 1)) == daily_puzzle("lone_wolves", date(2026, 1, 2))
    False
    """
    count = len(shipped_puzzles(game_id))
    return day.toordinal() % count if count else None
