"""Fork: a game so small that everything about it can be solved by hand.

In each of two rounds every seat in turn takes gold (2 points) or lead (1 point) and then ends its turn, which is no
choice. Luck can be "off"; "seat": the deal gives one seat 10 points, so that it wins whatever happens; or "coin": every
seat has a hidden coin, and gets 10 points for each time it takes what its coin shows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from wataha.engine.chance import below, reseed
from wataha.engine.compiled import rule
from wataha.engine.contract import HEADER
from wataha.engine.game import Choice, Game, Part
from wataha.engine.registry import register

SEATS = 3
ROUNDS = 2
GOLD, LEAD, END = range(3)
PRIZE = 10
LUCK = ("off", "seat", "coin")
SEAT, COIN = 1, 2

DTYPE = np.dtype(
    [
        *HEADER,
        ("players", "i1"),
        ("luck", "i1"),
        ("lucky", "i1"),  # the seat that the deal likes
        ("coin", "i1", (SEATS,)),  # what each seat should take; nobody knows
        ("turns", "i1"),  # turns completed
        ("taken", "i1"),  # 1 between taking and the end of the turn
        ("points", "i4", (SEATS,)),
    ],
    align=True,
)


@rule
def setup(s: Any, seed: int, options: Any) -> None:
    """Deal the luck."""
    s.seed = seed
    s.draws = 0
    s.revealed = 0
    s.players = options[0]
    s.luck = options[1]
    s.turns = 0
    s.taken = 0
    s.lucky = below(s, s.players)
    for seat in range(SEATS):
        s.coin[seat] = below(s, 2)
        s.points[seat] = 0


@rule
def actor(s: Any) -> int:
    """In turn; -1 after two rounds."""
    return s.turns % s.players if s.turns < ROUNDS * s.players else -1


@rule
def legal(s: Any, out: Any) -> int:
    """Gold or lead; then the end of the turn."""
    if s.turns == ROUNDS * s.players:
        return 0
    if s.taken == 1:
        out[0] = END
        return 1
    out[0] = GOLD
    out[1] = LEAD
    return 2


@rule
def apply(s: Any, action: int) -> None:
    """Take, or end the turn."""
    seat = s.turns % s.players
    if action == END:
        s.taken = 0
        s.turns += 1
    else:
        s.taken = 1
        s.points[seat] += 2 - action
        if s.luck == COIN and s.coin[seat] == action:
            s.points[seat] += PRIZE


@rule
def score(s: Any, out: Any) -> None:
    """What was taken, and the luck of the deal."""
    for seat in range(SEATS):
        out[seat] = s.points[seat]
        if s.luck == SEAT and s.lucky == seat:
            out[seat] += PRIZE


@rule
def redeal(s: Any, seat: int, seed: int) -> None:
    """Nobody knows the luck."""
    reseed(s, seed)
    s.lucky = below(s, s.players)
    for other in range(SEATS):
        s.coin[other] = below(s, 2)


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """Whose turn it is, and no more."""
    out[0] = s.turns
    out[1] = s.taken


GAME = Game(
    id="fork",
    rules_version=1,
    titles={"en": "Fork"},
    authors="",
    players=(2, 3),
    minutes=(1, 1),
    options=(Choice("luck", LUCK, default="off"),),
    dtype=DTYPE,
    actions=3,
    most_choices=2,
    longest=2 * ROUNDS * SEATS,
    observation=(Part("turns", 1, "turns completed"), Part("taken", 1, "whether something was taken in this one")),
    breakdown=(Part("points", SEATS, "points of each"),),
    setup=setup,
    actor=actor,
    legal=legal,
    apply=apply,
    score=score,
    standing=score,
    break_down=score,
    redeal=redeal,
    observe=observe,
    package=__name__,
    extra_sources=(Path(__file__),),
)


def fork() -> Game:
    """The game, made known; not by an import, so that no other test lists it."""
    return register(GAME)
