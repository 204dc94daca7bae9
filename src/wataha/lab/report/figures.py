"""The figures of a report: each with its interval and its number of games, the same rows in every format."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal, NamedTuple

from .. import metrics
from ..contest import Contest
from ..courses import Course
from ..intervals import Interval
from ..league import summarise
from .study import Evidence, Study

Unit = Literal["share", "number", "points", "gain"]
Section = Literal["seats", "course", "components", "depth"]


class Figure(NamedTuple):
    """A measured number. `of` says of what, where a metric has several: a seat, a component, a rung."""

    section: Section
    name: str
    of: str
    value: float | None
    low: float | None
    high: float | None
    games: int
    unit: Unit


COURSE: dict[str, Unit] = {
    "decisions": "number",
    "turns": "number",
    "branching": "number",
    "real_choices": "share",
    "drama": "share",
    "lead_changes": "number",
    "decided_at": "share",
    "comeback": "share",
    "margin": "points",
    "kingmaking": "share",
}


def all_figures(study: Study, evidence: Evidence) -> list[Figure]:
    """Every figure of the report, section by section."""
    return [
        *seat_figures(study, evidence),
        *course_figures(evidence.main),
        *component_figures(evidence),
        *depth_figures(evidence),
    ]


def _figure(section: Section, name: str, of: str, found: Interval | None, games: int, unit: Unit) -> list[Figure]:
    if found is None:
        return []
    return [Figure(section, name, of, found["mean"], found["low"], found["high"], games, unit)]


def _having(metric: metrics.Metric, courses: list[Course]) -> int:
    """In how many games a metric has a value."""
    return sum(metric(course) is not None for course in courses)


def _mean(section: Section, name: str, courses: list[Course], unit: Unit) -> list[Figure]:
    metric = metrics.OF_A_GAME[name]
    return _figure(section, name, "", metrics.mean_of(metric, courses), _having(metric, courses), unit)


def seat_figures(study: Study, evidence: Evidence) -> list[Figure]:
    """Seats and fairness."""
    courses, games = evidence.main, len(evidence.main)
    figures: list[Figure] = []
    for seat in range(study.players):
        figures += _figure("seats", "seat_wins", str(seat), metrics.seat_wins(courses, seat), games, "share")
    figures += _mean("seats", "first_move", courses, "share")
    figures += _mean("seats", "draws", courses, "share")
    figures += _figure("seats", "deal_effect", "", metrics.deal_effect(courses, study.seed), games, "share")
    contest, results = evidence.skill
    unequal = [
        Course(line["deal"], tuple(game["seats"]), tuple(game["won"]), tuple(game["points"]), (), ())
        for line in results
        for game in line["games"]
    ]
    skill = metrics.skill_effect(unequal, study.seed)
    figures += _figure("seats", "skill_effect", "", skill, len(unequal), "share")
    wins = _rate(contest, results)
    figures += _figure("seats", "stronger_wins", "", wins, len(unequal), "share")
    even = 1 / study.players
    needed, fewest, most = (metrics.games_to_show(wins[end], even) for end in ("mean", "high", "low"))
    figures.append(Figure("seats", "games_to_show", "", needed, fewest, most, len(unequal), "number"))
    return figures


def course_figures(courses: list[Course]) -> list[Figure]:
    """How games go."""
    return [figure for name, unit in COURSE.items() for figure in _mean("course", name, courses, unit)]


def component_figures(evidence: Evidence) -> list[Figure]:
    """How often components are met and used, and what they are worth."""
    courses, games = evidence.main, len(evidence.main)
    met: Counter[str] = sum((course.met for course in courses), Counter())
    used: Counter[str] = sum((course.used for course in courses), Counter())
    figures: list[Figure] = []
    for name in sorted(met):

        def share_used(course: Course, name: str = name) -> float | None:
            return course.used[name] / course.met[name] if course.met[name] else None

        present = metrics.rate_of(lambda course, name=name: float(course.met[name] > 0), courses)
        figures += _figure("components", "met", name, present, games, "share")
        taken = metrics.mean_of(share_used, courses)
        figures += _figure("components", "used", name, taken, _having(share_used, courses), "share")
        if used[name] == 0:
            figures.append(Figure("components", "never_used", name, 0, None, None, games, "number"))
    for name, contest, results in evidence.without:
        wins = _rate(contest, results)
        even = 1 / contest.players
        worth: Interval = {end: wins[end] - even for end in ("mean", "low", "high")}
        figures += _figure("components", "worth", name, worth, len(results) * contest.players, "gain")
    return figures


def depth_figures(evidence: Evidence) -> list[Figure]:
    """Skill, hidden information, and how free good players are."""
    figures: list[Figure] = []
    for rung, contest, results in evidence.ladder:
        wins = _rate(contest, results)
        figures += _figure("depth", "doubling", str(rung), wins, len(results) * contest.players, "share")
    contest, results = evidence.hidden
    figures += _figure("depth", "peeking", "", _rate(contest, results), len(results) * contest.players, "share")
    figures += _mean("depth", "agreement", evidence.main, "share")
    return figures


def _rate(contest: Contest, results: list[dict[str, Any]]) -> Interval:
    """The win rate of a contest's first bot."""
    return summarise(contest, results)["pairs"][0]["wins"]
