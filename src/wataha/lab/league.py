"""What the results of a contest say: win rates and margins of the pairings, and the ratings of all bots."""

from __future__ import annotations

from typing import Any

import numpy as np

from .contest import Contest
from .intervals import mean_by_deal, rate_by_deal, ratings


def summarise(contest: Contest, results: list[dict[str, Any]]) -> dict[str, Any]:
    """Win rates and margins of every pairing with 95 % intervals, and the ratings of the league; plain JSON."""
    pairs = [_summarise_pair(contest, one, other, results) for one, other in contest.pairs]
    tables = [(game["seats"], game["won"]) for line in results for game in line["games"]]
    rated = ratings(len(contest.bots), tables)
    order = sorted(range(len(contest.bots)), key=lambda bot: -rated[bot])
    return {
        **contest.heading(),
        "bots": list(contest.bots),
        "specs": list(contest.specs),
        "deals": len({line["deal"] for line in results}),
        "games": len(tables),
        "even": 1 / contest.players,
        "pairs": [pair for pair in pairs if pair],
        "league": [
            {"bot": contest.bots[bot], "rating": round(rated[bot], 1), "seconds_a_decision": _pace(bot, results)}
            for bot in order
        ],
    }


def _summarise_pair(contest: Contest, one: int, other: int, results: list[dict[str, Any]]) -> dict[str, Any] | None:
    lines = [line for line in results if line["pair"] == [one, other]]
    if not lines:
        return None
    won, margins = [], []
    for line in lines:
        own = [(game["won"][seat], _margin(game["points"], seat)) for seat, game in enumerate(line["games"])]
        won.append([share for share, _ in own])
        margins.append([margin for _, margin in own])
    return {
        "bot": contest.bots[one],
        "against": contest.bots[other],
        "deals": len(lines),
        "games": len(lines) * contest.players,
        "wins": rate_by_deal(np.array(won).mean(axis=1), len(lines) * contest.players),
        "wins_by_seat": np.array(won).mean(axis=0).tolist(),
        "margin": mean_by_deal(np.array(margins).mean(axis=1)),
    }


def _margin(points: list[int], seat: int) -> int:
    return points[seat] - max(value for other, value in enumerate(points) if other != seat)


def _pace(bot: int, results: list[dict[str, Any]]) -> float:
    """Seconds that a bot took for a decision, on average."""
    seconds, decisions = 0.0, 0
    for line in results:
        for game in line["games"]:
            for seat, seated in enumerate(game["seats"]):
                if seated == bot:
                    seconds += game["seconds"][seat]
                    decisions += game["decisions"][seat]
    return seconds / decisions if decisions else 0.0
