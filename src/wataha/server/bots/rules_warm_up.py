"""A game's rules made ready to be played."""

from __future__ import annotations

from wataha.engine.game import Game
from wataha.engine.match import Match
from wataha.engine.warm import MATCH_ENTRIES, compile_entries

OPENING = 24
"""So many moves into a game, views have called all that they call."""


def warm_up(game: Game) -> None:
    """Compile what a game's table needs, so that nobody waits for it later."""
    for _ in compile_entries(game, (*MATCH_ENTRIES, "step", "redeal")):
        pass
    match = Match(game, 0)
    while match.ply < OPENING and not match.over:
        match.view(match.actor)
        match.play(match.moves()[0])
