"""Puzzles for people: the day's, what one has answered, and the days in a row on which one solved one."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any, NamedTuple

from sqlalchemy import bindparam, select

from wataha.bots.explain import in_a_hundred
from wataha.engine.match import Match
from wataha.engine.texts import Phrase, phrase
from wataha.lab.puzzles import Puzzle, daily_puzzle, shipped_puzzles
from wataha.server.errors import Refusal
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import puzzle_answers
from wataha.server.timestamps import DAY, now

FIRST_DAY = date(1970, 1, 1).toordinal()
NO_DAY = 0
"""Of an answer to a puzzle that was not the day's."""

OWN_ANSWERS = (
    select(puzzle_answers).where(puzzle_answers.c.account == bindparam("person")).order_by(puzzle_answers.c.at)
)


class Streak(NamedTuple):
    """Days in a row on which someone solved a puzzle of the day."""

    days: int
    """Up to today, or to yesterday as long as today is not over."""
    longest: int
    today: bool
    """Whether one of today's is solved."""


def streak_of(solved: Iterable[int], today: int) -> Streak:
    """The streak of someone who solved a puzzle of the day on these days.

    >>> streak_of({3, 4, 5, 9, 10}, today=10)
    Streak(days=2, longest=3, today=True)
    >>> streak_of({8, 9}, today=10), streak_of({8}, today=10).days
    (Streak(days=2, longest=2, today=False), 0)
    """
    days = set(solved)
    longest = run = 0
    for day in sorted(days):
        run = run + 1 if day - 1 in days else 1
        longest = max(longest, run)
    last = today if today in days else today - 1
    current = 0
    while last - current in days:
        current += 1
    return Streak(current, longest, today in days)


def this_day() -> int:
    """Today, in days since 1970; it changes at midnight UTC."""
    return now() // DAY


def todays_number(game: str) -> int:
    """The number of the puzzle of the day, from 1 on; `Refusal` where a game has none."""
    place = daily_puzzle(game, date.fromordinal(FIRST_DAY + this_day()))
    if place is None:
        raise Refusal("no-such-puzzle", 404)
    return place + 1


def find_puzzle(game: str, number: int) -> Puzzle:
    """A puzzle by its number, from 1 on."""
    found = shipped_puzzles(game)
    if not 1 <= number <= len(found):
        raise Refusal("no-such-puzzle", 404)
    return found[number - 1]


class Puzzles:
    """The puzzles of the games on offer, and who answered what."""

    def __init__(self, database: Database, games: tuple[str, ...]) -> None:
        self._database = database
        self.games = tuple(game for game in games if shipped_puzzles(game))
        """Those that have any."""

    async def overview(self, account: str | None) -> dict[str, Any]:
        """Every game's puzzles, the day's, and how someone did."""
        rows = await self._database.rows(OWN_ANSWERS, {"person": account}) if account else []
        today = this_day()
        return {
            "day": today,
            "streak": streak_of((row.day for row in rows if row.day and row.right), today)._asdict(),
            "games": [self._of_game(game, [row for row in rows if row.game == game], today) for game in self.games],
        }

    def _of_game(self, game: str, rows: list[Any], today: int) -> dict[str, Any]:
        """The last answer to a puzzle is the one that counts in the list; the day's has one of its own."""
        answered = {row.puzzle: row.right for row in rows}
        daily = todays_number(game)
        puzzles = shipped_puzzles(game)
        days = {row.puzzle: row.right for row in rows if row.day == today}
        return {
            "game": game,
            "count": len(puzzles),
            "daily": daily,
            "daily_right": days.get(puzzles[daily - 1].id),
            "right": [number for number, puzzle in enumerate(puzzles, 1) if answered.get(puzzle.id) is True],
            "wrong": [number for number, puzzle in enumerate(puzzles, 1) if answered.get(puzzle.id) is False],
        }

    async def answer(self, account: str, game: str, number: int, right: bool) -> None:
        """Keep someone's answer; where they have given one before, that one counts."""
        day = this_day() if number == todays_number(game) else NO_DAY
        values = {"account": account, "game": game, "puzzle": find_puzzle(game, number).id, "day": day}

        def work(transaction: Transaction) -> None:
            insert = transaction.insert(puzzle_answers).values(**values, right=right, at=now())
            transaction.execute(insert.on_conflict_do_nothing())

        await self._database.write(work)


def show_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """The position as the seat that decides sees it, and what it may do."""
    match = puzzle.match()
    return {
        "players": match.players,
        "seat": match.actor,
        "ply": match.ply,
        "easy": puzzle.easy,
        "view": match.view(match.actor),
        "moves": match.moves(),
    }


def judge_answer(puzzle: Puzzle, path: str) -> dict[str, Any]:
    """Whether a move is the best, why the best is, and the table after it as its seat sees it."""
    match = puzzle.match()
    if path not in match.moves():
        raise Refusal("illegal-move", 422)
    seat, view = match.actor, match.view(match.actor)
    label = match.game.table.label
    after = match.copy()
    after.play(puzzle.best)
    return {
        "right": path == puzzle.best,
        "best": puzzle.best,
        "label": label(puzzle.best, view),
        "why": _why(match, puzzle, path),
        "after": after.view(seat),
        "sentences": match.game.table.tell(puzzle.best, view, after.view(seat)),
    }


def _why(match: Match, puzzle: Puzzle, path: str) -> Phrase:
    """What the best move gains over the one that was chosen, or over the next best."""
    wins = in_a_hundred(puzzle.results[puzzle.best])
    others = {other: result for other, result in puzzle.results.items() if other != puzzle.best}
    other = max(others, key=others.__getitem__) if path == puzzle.best else path
    if other not in others:
        return phrase("why-clear", wins=wins)
    words = {"wins": wins, "other_wins": in_a_hundred(others[other])}
    label = match.game.table.label(other, match.view(match.actor))
    if path == puzzle.best:
        return phrase("why-wins", other=label, **words)
    return phrase("puzzle-why-not", other=label, **words)
