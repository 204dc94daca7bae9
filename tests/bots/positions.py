"""Positions for bots to decide: some from the middle of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

import wataha
from tests.variants import sample_variants
from wataha import Match
from wataha.bots.evaluation import bot_entry_point, evaluate

VARIANTS_A_GAME = 4


def write_worth(states: Any, index: int, out: Any) -> None:
    evaluate(states[index], out)


WRITE_WORTH = bot_entry_point(write_worth)
"""As bots call it: compiled for each game once, and kept; the rule alone would be compiled in every run."""


def worth_of(match: Match) -> list[float]:
    """What the evaluation promises each player."""
    points = np.zeros(match.game.seats)
    WRITE_WORTH(match.states, 0, points)
    return points[: match.players].tolist()


def some_variants() -> list[tuple[str, int, dict[str, Any]]]:
    """A few variants of every game, its player counts and options mixed."""
    chosen: list[tuple[str, int, dict[str, Any]]] = []
    for game in wataha.games():
        sample = sample_variants(game.id)
        every = max(1, len(sample) // VARIANTS_A_GAME)
        chosen += [(game.id, players, options) for players, options in sample[::every]]
    return chosen


def decisions(game: str, players: int, options: dict[str, Any], seed: int, count: int) -> Iterator[Match]:
    """Some decisions with a choice, spread over one random game."""
    lengths = Match(game, seed, players, **options)
    chooser = random.Random(seed)
    while not lengths.over:
        lengths.play(chooser.choice(lengths.actions()))
    wanted = {lengths.ply * number // count for number in range(count)}
    match = Match(game, seed, players, **options)
    due = False
    for ply, path in enumerate(lengths.paths):
        due |= ply in wanted
        if due and len(match.actions()) > 1:
            yield match
            due = False
        match.play(path)
