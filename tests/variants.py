"""Every way to play a game: its player counts and the values of its options."""

from __future__ import annotations

from itertools import product
from typing import Any

import wataha
from wataha.engine.game import Choice


def variants(game_id: str) -> list[tuple[int, dict[str, Any]]]:
    """All player counts times all named option values; numbers at their least and their default."""
    game = wataha.game(game_id)
    values = [
        option.values if isinstance(option, Choice) else sorted({option.least, option.default})
        for option in game.options
    ]
    names = [option.name for option in game.options]
    return [(players, dict(zip(names, chosen, strict=True))) for players in game.players for chosen in product(*values)]
