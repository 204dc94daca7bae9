"""Hundreds of random games, every option and player count among them, on the compiled rules and on the oracles.

`make fuzz` plays fifty times as many.
"""

from __future__ import annotations

import os

import pytest

import wataha
from tests.variants import variants

from .agree import play_side_by_side

GAMES = {"lone_wolves": 240, "moonlight": 240, "the_wolves": 24, "wolves_and_sheep": 60}
"""How many games of each `make test` plays."""

FACTOR = int(os.environ.get("WATAHA_FUZZ", "1000")) / 1000
CHUNKS = 4
STRIDE = 7919
"""From game to game, go so far in the list of variants: a prime, so that even a few games are spread over it."""


def test_every_game_has_an_oracle() -> None:
    assert sorted(GAMES) == sorted(game.id for game in wataha.games())


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_oracle_agree(game: str, chunk: int) -> None:
    every = variants(game)
    for seed in range(chunk, int(GAMES[game] * FACTOR), CHUNKS):
        players, options = every[seed * STRIDE % len(every)]
        play_side_by_side(game, seed, players, **options)
