"""What is measured of games: each metric is one small function, and its docstring is its definition.

Metrics of one game give a number, or None where the game has none (a draw has no winner who was behind). Their means
over deals are told with 95 % intervals; games of one deal are not independent, deals are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from .courses import Array, Course
from .intervals import Interval, mean_by_deal, rate_by_deal
from .simulate import Z_95

DECIDED = 0.9
"""From this expectation on a game counts as decided."""

HOPELESS = 0.05
"""A seat that can expect less has no stake of its own any more."""

POWER = 0.841621
"""The normal quantile of 80 %."""

RESAMPLES = 400

Metric = Callable[[Course], "float | None"]


def decisions(course: Course) -> float:
    """Decisions in a game; one where there is nothing to choose counts too."""
    return len(course.movers)


def turns(course: Course) -> float:
    """Turns in a game: decisions of one seat in a row are one turn."""
    return len(course.turn_starts())


def branching(course: Course) -> float | None:
    """Legal moves at a decision, on average over the decisions of a game."""
    return float(np.mean(course.choices)) if course.choices else None


def real_choices(course: Course) -> float | None:
    """The share of decisions at which there is more than one legal move."""
    return float(np.mean(np.array(course.choices) > 1)) if course.choices else None


def draws(course: Course) -> float:
    """The share of games that more than one seat wins together."""
    return float(len(course.winners) > 1)


def margin(course: Course) -> float:
    """Points of the best seat less those of the next."""
    first, second = sorted(course.points, reverse=True)[:2]
    return first - second


def first_move(course: Course) -> float | None:
    """What the seat that decides first gets of the win: 1, 0, or its share of a draw."""
    return course.won[course.movers[0]] if course.movers else None


def _winner(course: Course) -> int | None:
    """The only winner of a game that was judged."""
    return course.winners[0] if len(course.winners) == 1 and course.expected else None


def drama(course: Course) -> float | None:
    """How far the winner was behind at worst: the greatest lead in expectation that another seat had."""
    winner = _winner(course)
    if winner is None:
        return None
    rows = course.expectations()
    return float((rows.max(axis=1) - rows[:, winner]).max())


def lead_changes(course: Course) -> float | None:
    """How often another seat than before has the highest expectation; a tie leaves the lead where it was."""
    if not course.expected:
        return None
    changes, leader = 0, -1
    for row in course.expectations():
        best = np.flatnonzero(row >= row.max() - 1e-9)
        if leader not in best and len(best) == 1:
            changes += leader >= 0
            leader = int(best[0])
    return changes


def decided_at(course: Course) -> float | None:
    """The share of a game's decisions after which the winner expects at least 90 % and never less again."""
    winner = _winner(course)
    if winner is None:
        return None
    unsure = np.flatnonzero(course.expectations()[:, winner] < DECIDED)
    if len(unsure) == 0:
        return 0.0
    last = int(unsure[-1]) + 1
    ply = course.expected[last][0] if last < len(course.expected) else len(course.movers)
    return ply / len(course.movers)


def comeback(course: Course) -> float | None:
    """The share of won games whose winner at some turn could expect less than half of an even share."""
    winner = _winner(course)
    if winner is None:
        return None
    return float(course.expectations()[:, winner].min() < 0.5 / course.players)


def kingmaking(course: Course) -> float | None:
    """The share of games, of three and more players, in which a seat that expects less than 5 % changes who leads.

    The lead is compared at that seat's turn and at the next one.
    """
    if course.players < 3 or not course.expected:
        return None
    rows = course.expectations()
    movers = [course.movers[ply] for ply, _ in course.expected]
    leaders = rows.argmax(axis=1)
    return float(any(rows[k, movers[k]] < HOPELESS and leaders[k] != leaders[k + 1] for k in range(len(rows) - 1)))


def agreement(course: Course) -> float | None:
    """The share of first decisions of turns, with a choice, at which an equal bot with other chances does the same."""
    return float(np.mean(course.agreed)) if course.agreed else None


RATES = (draws, first_move, comeback, kingmaking)
"""Metrics that say of a game whether something is so, or what share of one win somebody got."""

SHARES = (real_choices, drama, decided_at, agreement)
"""Metrics that are shares of something else."""

OF_A_GAME: dict[str, Metric] = {
    metric.__name__: metric
    for metric in (
        draws,
        first_move,
        decisions,
        turns,
        branching,
        real_choices,
        drama,
        lead_changes,
        decided_at,
        comeback,
        margin,
        kingmaking,
        agreement,
    )
}


def by_deal(metric: Metric, courses: Sequence[Course]) -> dict[int, float]:
    """A metric's mean for each deal that has any."""
    found: dict[int, list[float]] = {}
    for course in courses:
        value = metric(course)
        if value is not None:
            found.setdefault(course.deal, []).append(float(value))
    return {deal: float(np.mean(values)) for deal, values in found.items()}


def mean_of(metric: Metric, courses: Sequence[Course]) -> Interval | None:
    """A metric's mean over deals with its interval; None where no game has it."""
    if metric in RATES:
        return rate_of(metric, courses)
    values = by_deal(metric, courses)
    if not values:
        return None
    found = mean_by_deal(np.array(list(values.values())))
    return {**found, "low": max(0.0, found["low"]), "high": min(1.0, found["high"])} if metric in SHARES else found


def rate_of(metric: Metric, courses: Sequence[Course]) -> Interval | None:
    """A rate over deals with its interval, which stays between 0 and 1; None where no game has it."""
    values = by_deal(metric, courses)
    games = sum(metric(course) is not None for course in courses)
    return rate_by_deal(np.array(list(values.values())), games) if values else None


def seat_wins(courses: Sequence[Course], seat: int) -> Interval | None:
    """What a seat gets of the win, on average over deals."""
    return rate_of(lambda course: course.won[seat], courses)


def deal_effect(courses: Sequence[Course], seed: int = 0) -> Interval | None:
    """The share of the variance of results that deal and seat explain together, from deals played again by equal bots.

    It is the intraclass correlation of a seat's results in games of the same deal: 1 if the deal decides everything, 0
    if it decides nothing. The interval is a bootstrap over deals.
    """
    games: dict[int, list[tuple[float, ...]]] = {}
    for course in courses:
        games.setdefault(course.deal, []).append(course.won)
    results = np.array([rounds for rounds in games.values() if len(rounds) == len(courses[0].won)])
    if len(results) < 2:
        return None
    chance = np.random.default_rng(seed)
    drawn = chance.integers(0, len(results), (RESAMPLES, len(results)))
    spread = [value for value in (_intraclass(results[rows]) for rows in drawn) if value is not None]
    value = _intraclass(results)
    return None if value is None else _bootstrapped(value, spread)


def _intraclass(results: Array) -> float | None:
    """Deals x games of it x seats: the variance between deals, as a share of all (one-way ANOVA), seats together."""
    deals, rounds, _ = results.shape
    means = results.mean(axis=1)
    between = rounds * ((means - results.mean(axis=(0, 1))) ** 2).sum() / max(1, deals - 1)
    within = ((results - means[:, None]) ** 2).sum() / (deals * (rounds - 1))
    total = between + (rounds - 1) * within
    return float((between - within) / total) if total > 0 else None


def _bootstrapped(value: float, spread: list[float]) -> Interval:
    low, high = np.quantile(spread, (0.025, 0.975)) if spread else (value, value)
    return {"mean": value, "low": float(low), "high": float(high)}


def skill_effect(courses: Sequence[Course], seed: int = 0) -> Interval | None:
    """The share of the variance of results that is explained by who plays better, a stronger bot or a weaker one.

    It is the correlation ratio of a seat's result on which of the two bots sits there; the interval is a bootstrap over
    deals.
    """
    games: dict[int, list[Course]] = {}
    for course in courses:
        games.setdefault(course.deal, []).append(course)
    rows = [np.concatenate([np.array([course.seats, course.won]).T for course in own]) for own in games.values()]
    if len(rows) < 2:
        return None
    chance = np.random.default_rng(seed)
    spread = [
        _correlation_ratio(np.concatenate([rows[k] for k in drawn]))
        for drawn in chance.integers(0, len(rows), (RESAMPLES, len(rows)))
    ]
    return _bootstrapped(_correlation_ratio(np.concatenate(rows)), spread)


def _correlation_ratio(pairs: Array) -> float:
    """Rows of group and value: the variance between groups as a share of all."""
    groups, values = pairs[:, 0], pairs[:, 1]
    total = ((values - values.mean()) ** 2).sum()
    between = sum(
        (groups == group).sum() * (values[groups == group].mean() - values.mean()) ** 2 for group in np.unique(groups)
    )
    return float(between / total) if total > 0 else 0.0


def games_to_show(rate: float, even: float) -> int | None:
    """How many games a player with that win rate needs to show it: at 95 % sureness, in 80 % of such series.

    None for one who wins no more than an even share.

    >>> games_to_show(0.6, 0.5), games_to_show(0.5, 0.5)
    (194, None)
    """
    if rate <= even:
        return None
    spread = Z_95 * math.sqrt(even * (1 - even)) + POWER * math.sqrt(rate * (1 - rate))
    return math.ceil((spread / (rate - even)) ** 2)


RIBBON = (0.1, 0.25, 0.5, 0.75, 0.9)
STEPS = 20


def winner_ribbon(courses: Sequence[Course]) -> list[list[float]]:
    """What the later winner can expect along the game: at each twentieth of it, five quantiles over games."""
    lines: list[Array] = []
    for course in courses:
        winner = _winner(course)
        if winner is not None:
            plies = np.array([ply for ply, _ in course.expected]) / len(course.movers)
            rows = course.expectations()[:, winner]
            marks = np.arange(STEPS + 1) / STEPS
            at = np.searchsorted(plies, marks, side="right") - 1
            line = rows[np.maximum(at, 0)]
            line[-1] = 1.0
            lines.append(line)
    if not lines:
        return []
    quantiles = np.quantile(np.array(lines), RIBBON, axis=0).T
    return [[round(step / STEPS, 3), *(round(float(value), 4) for value in row)] for step, row in enumerate(quantiles)]
