"""A game's rules made ready to be played."""

from __future__ import annotations

from wataha.engine.compiled import run_compiled
from wataha.engine.game import Game
from wataha.engine.match import Match
from wataha.engine.warm import MATCH_ENTRIES, compile_entries

OPENING = 24
"""So many moves into a game, views have called all that they call."""


ENTRIES = (*MATCH_ENTRIES, "step", "redeal")
"""What a table calls."""


def warm_up(game: Game) -> None:
    """Load, or compile, what a game's table needs, so that nobody waits for it later; from then on it is played so."""
    for _ in compile_entries(game, ENTRIES):
        pass
    run_compiled(game)
    match = Match(game, 0)
    while match.ply < OPENING and not match.over:
        match.view(match.actor)
        match.play(match.moves()[0])
