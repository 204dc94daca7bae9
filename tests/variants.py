"""Every way to play a game: its player counts and the values of its options."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import wataha
from wataha.engine.game import Choice

SAMPLED = 8
"""A sample of a game's variants is no larger."""


def variants(game_id: str) -> list[tuple[int, dict[str, Any]]]:
    """All player counts times all named option values; numbers at their least and their default."""
    game = wataha.game(game_id)
    values = [
        option.values if isinstance(option, Choice) else sorted({option.least, option.default})
        for option in game.options
    ]
    names = [option.name for option in game.options]
    return [
        (players, dict(zip(names, chosen, strict=True)))
        for players in game.players
        for chosen in product(*values)
        if all(
            option.suits(players, value)
            for option, value in zip(game.options, chosen, strict=True)
            if isinstance(option, Choice)
        )
    ]


def sample_variants(game_id: str, most: int = SAMPLED) -> list[tuple[int, dict[str, Any]]]:
    """A few of them, the same ones every time, of each player count as many."""
    every = variants(game_id)
    counts = wataha.game(game_id).players
    chosen: list[tuple[int, dict[str, Any]]] = []
    for players in counts:
        playing = [variant for variant in every if variant[0] == players]
        chosen += random.Random(players).sample(playing, min(len(playing), most // len(counts)))
    return chosen
