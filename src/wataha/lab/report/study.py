"""What a report needs to have played: contests of equal bots, unequal ones, restricted ones, and ones that peek."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from wataha.bots import NAMES
from wataha.bots.level_table import level_for
from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value

from ..contest import SEED, Contest
from ..contest_log import ContestLog
from ..courses import Course, go_through
from ..lab_bots import WITHOUT

JUDGE = 400
"""Iterations of the search that judges expectations."""

RUNGS = (25, 50, 100, 200)
"""Iterations of a search that plays against the same with twice as many."""

PART = 5
"""A contest that answers one question has this part of the report's games."""

LEAST_DEALS = 2

Play = Callable[[Contest, ContestLog], None]
"""Plays what a contest's log lacks."""


@dataclass(frozen=True)
class Study:
    """What is asked: one game with its options, so many games, at one level."""

    game: Game
    players: int
    options: dict[str, Value]
    bots: str = "hunter"
    games: int = 200
    seed: int = SEED
    judge: int = JUDGE

    def __post_init__(self) -> None:
        if self.bots not in NAMES:
            raise WatahaError(f"A report is made with bots of one level: {', '.join(NAMES)}; not '{self.bots}'.")
        if self.games < 2 * self.players:
            raise WatahaError(f"A report needs at least {2 * self.players} games, not {self.games}.")

    def contest(self, one: str, other: str, games: int, judge: int = 0) -> Contest:
        """Two bots on as many deals as that many games allow."""
        deals = max(LEAST_DEALS, games // self.players)
        return Contest(self.game, (one, other), deals, self.players, self.options, None, self.seed, judge)

    def main(self) -> Contest:
        """Equal bots, with a judge: seats, deals, course."""
        return self.contest(self.bots, self.bots, self.games, self.judge)

    def skill(self) -> Contest:
        """The level against the next weaker one."""
        return self.contest(self.bots, self.weaker(), self.games)

    def weaker(self) -> str:
        """The next weaker level; below the weakest, chance."""
        place = NAMES.index(self.bots)
        return NAMES[place - 1] if place else "random"

    def ladder(self) -> list[tuple[int, Contest]]:
        """A search against the same with half as many iterations, again and again."""
        search = self.bots if level_for(self.game.id, self.bots).iterations else "hunter"
        sure = f"{search}:temperature=0,trees=1,iterations="
        games = self.games // PART
        return [(rung, self.contest(f"{sure}{2 * rung}", f"{sure}{rung}", games)) for rung in RUNGS]

    def hidden(self) -> Contest:
        """A search that peeks against an honest one."""
        return self.contest("peeking", "honest", self.games // PART)

    def without(self, component: str) -> Contest:
        """A free bot against one that may not use a component."""
        return self.contest(self.bots, f"{self.bots}{WITHOUT}{component}", self.games // PART)


class Evidence(NamedTuple):
    """All that was played for a report."""

    main: list[Course]
    skill: tuple[Contest, list[dict[str, Any]]]
    ladder: list[tuple[int, Contest, list[dict[str, Any]]]]
    hidden: tuple[Contest, list[dict[str, Any]]]
    without: list[tuple[str, Contest, list[dict[str, Any]]]]


def gather(study: Study, play: Play, components: bool = True, logs: Path | None = None) -> Evidence:
    """Play everything that no log holds yet, and read the logs; they lie in a folder, or where arenas keep theirs."""

    def results(contest: Contest) -> list[dict[str, Any]]:
        file = contest.log_file()
        log = ContestLog(logs / file.name if logs else file, contest)
        play(contest, log)
        return log.results()

    main = study.main()
    courses = list(go_through(main, results(main), components=True))
    skill, hidden = study.skill(), study.hidden()
    restricted = restrictable(courses) if components else []
    return Evidence(
        main=courses,
        skill=(skill, results(skill)),
        ladder=[(rung, contest, results(contest)) for rung, contest in study.ladder()],
        hidden=(hidden, results(hidden)),
        without=[
            (component, contest, results(contest))
            for component in restricted
            for contest in (study.without(component),)
        ],
    )


def restrictable(courses: list[Course]) -> list[str]:
    """The components that were used, but not always: only those can be done without."""
    met = {name for course in courses for name in course.met}
    return sorted(
        name
        for name in met
        if sum(course.used[name] for course in courses) > 0
        and any(course.used[name] < course.met[name] for course in courses)
    )
