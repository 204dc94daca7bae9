"""The nets in the package: one small file for a game, or for each number of players that has one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from wataha.engine.errors import WatahaError
from wataha.engine.game import Game, Value

from .card_net import CardNet, read_card_net
from .hex_net import HexNet

NETS = Path(__file__).parent / "nets"


NO_MATTER = ("first_leader", "first_player")
"""Options that nets do not mind: each of the two has begun in half of their games."""


class NoNet(WatahaError):
    """Nobody has trained a net for that."""


def find_net(game_id: str, players: int) -> Path:
    """Where the net of a game for so many players is."""
    for name in (f"{game_id}-{players}.npz", f"{game_id}.npz"):
        if (NETS / name).exists():
            return NETS / name
    trained = ", ".join(sorted(file.stem for file in NETS.glob("*.npz")))
    raise NoNet(f"Legend has no net for {game_id} with {players} players. There are nets for: {trained}.")


def check_trained(game: Game, options: Mapping[str, Value]) -> None:
    """Refuse a variant of the game that the nets of the package have never seen: they learned the usual one."""
    for option in game.options:
        if option.name not in NO_MATTER and options.get(option.name, option.default) != option.default:
            raise NoNet(f"Legend has learned {game.id} with {option.name}={option.default} only.")


@cache
def read_net(file: Path, observation_size: int) -> CardNet | HexNet:
    """A net from its file, for observations of that size; it is read once."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            numbers = dict(kept)
        net = HexNet(numbers) if "neighbours" in numbers else read_card_net(numbers)
    except (OSError, ValueError, KeyError, BadZipFile) as trouble:
        raise NoNet(f"{file} is not a net: {trouble}.") from trouble
    if len(numbers["scale"]) != observation_size:
        raise NoNet(f"The net in {file} is of another game: it sees {len(numbers['scale'])} numbers.")
    return net
