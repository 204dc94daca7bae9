"""How sure a measured rate is, and how strong the players of a league are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .simulate import Z_95

ELO = 400 / math.log(10)
"""Points of a rating for a factor of e in strength."""

ROUNDS = 500
EVEN_GAMES = 0.5
"""Games that every pairing is thought to have drawn before its first, so that a bot that lost them all has a rating."""

Interval = dict[str, float]


def wilson(rate: float, size: float) -> Interval:
    """The 95 % interval of a rate found in a sample of that size (Wilson 1927).

    >>> {name: round(value, 4) for name, value in wilson(0.9, 100).items()}
    {'mean': 0.9, 'low': 0.8256, 'high': 0.9448}
    """
    centre = (rate + Z_95**2 / (2 * size)) / (1 + Z_95**2 / size)
    half = Z_95 / (1 + Z_95**2 / size) * math.sqrt(rate * (1 - rate) / size + Z_95**2 / (4 * size**2))
    return {"mean": rate, "low": max(0.0, centre - half), "high": min(1.0, centre + half)}


def rate_by_deal(by_deal: np.ndarray[Any, Any], games: int) -> Interval:
    """The interval of a win rate over duplicate deals: games of one deal are not independent, deals are.

    The size of the sample is the number of independent games that would vary as much; never taken for more than there
    were games, nor for less than there were deals.
    """
    deals = len(by_deal)
    rate = float(by_deal.mean())
    variance = float(by_deal.var(ddof=1)) / deals if deals > 1 else 0.0
    size = rate * (1 - rate) / variance if variance > 0 else deals
    return wilson(rate, min(max(size, deals), games))


def mean_by_deal(by_deal: np.ndarray[Any, Any]) -> Interval:
    """The interval of a mean over deals."""
    mean = float(by_deal.mean())
    half = Z_95 * float(by_deal.std(ddof=1)) / math.sqrt(len(by_deal)) if len(by_deal) > 1 else math.inf
    return {"mean": mean, "low": mean - half, "high": mean + half}


def ratings(players: int, tables: Sequence[tuple[Sequence[int], Sequence[float]]]) -> list[float]:
    """Ratings on the scale of Elo, 0 on average, under which the results are likeliest.

    A table is who sat in each seat, and what each seat won: 1, 0, or a share. The model is Bradley and Terry's, for
    tables of any size: a player wins in proportion to their strength; Hunter's MM algorithm (2004) fits it.

    >>> [round(rating) for rating in ratings(2, [([0, 1], [1, 0])] * 3 + [([0, 1], [0, 1])])]
    [83, -83]
    """
    won = np.zeros(players)
    met: dict[tuple[int, ...], int] = {}
    for seats, shares in tables:
        for player, share in zip(seats, shares, strict=True):
            won[player] += share
        key = tuple(sorted(seats))
        met[key] = met.get(key, 0) + 1
    sizes = {key: count + EVEN_GAMES for key, count in met.items()}
    for key in met:
        for player in key:
            won[player] += EVEN_GAMES / len(key)
    strength = np.ones(players)
    for _ in range(ROUNDS):
        pressure = np.zeros(players)
        for key, count in sizes.items():
            total = strength[list(key)].sum()
            for player in key:
                pressure[player] += count / total
        strength = np.where(pressure > 0, won / np.maximum(pressure, 1e-300), 1.0)
        strength /= math.exp(np.log(strength).mean())
    return (ELO * np.log(strength)).tolist()
