"""The nets of the package, and the tables at which tests ask them."""

from __future__ import annotations

from pathlib import Path

from wataha.bots.net_file import NETS

NET_FILES = sorted(NETS.glob("*.npz"))

USUAL_PLAYERS = 3
"""At a table where a net is asked that knows every number of players."""


def table_of(file: Path) -> tuple[str, int]:
    """The game of a net, and for how many it is asked: for so many as its name says, if it knows only them."""
    game, _, players = file.stem.partition("-")
    return game, int(players or USUAL_PLAYERS)
