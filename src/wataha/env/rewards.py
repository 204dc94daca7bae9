"""What the end of a game is worth to each seat, as a number to learn from; nothing is given before the end.

| reward | a seat's share |
|---|---|
| `win` | 1 for winning alone, -1 / (players - 1) for losing; seats that win together share; the sum is 0 |
| `place` | from 1 for the first place down to -1 for the last, in equal steps; equal places share; the sum is 0 |
| `margin` | its points less the best of the others' |

Winning and places go by all tie-breaks of the game (`standing`), margins by points alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wataha.engine import contract
from wataha.engine.compiled import EntryPoint, inlined
from wataha.engine.errors import WatahaError, shown

REWARDS = ("win", "place", "margin")
WIN, PLACE, MARGIN = range(len(REWARDS))


def read_reward(name: str) -> str:
    """One of the rewards there are; a sentence for any other name."""
    if name not in REWARDS:
        raise WatahaError(f"There is no reward '{shown(name)}'. Rewards: {', '.join(REWARDS)}.")
    return name


@inlined
def reward_end(s: Any, kind: int, players: int, points: Any, standings: Any, out: Any) -> None:
    """Write the final points and standings, and what each seat gets for them."""
    contract.score(s, points)
    contract.standing(s, standings)
    for seat in range(players):
        if kind == MARGIN:
            out[seat] = lead(players, points, seat)
        else:
            above = 0
            below = 0
            for other in range(players):
                above += standings[other] > standings[seat]
                below += standings[other] < standings[seat]
            if kind == PLACE:
                out[seat] = (below - above) / (players - 1)
            else:
                level = players - above - below
                out[seat] = (players / level - 1 if above == 0 else -1) / (players - 1)


@inlined
def lead(players: int, points: Any, seat: int) -> int:
    """A seat's points less the best of the others'."""
    best = points[1] if seat == 0 else points[0]
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def reward(states: Any, i: int, kind: int, players: int, points: Any, standings: Any, out: Any) -> None:
    """Write what the end of states[i] is worth, and the points and standings that it is worth it for."""
    reward_end(states[i], kind, players, points, standings, out)


REWARD_END = EntryPoint(reward, part="rewards", sources=lambda _: [Path(__file__)])
