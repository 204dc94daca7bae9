"""The nets in the package: one small file for a game, or for each number of players that has one."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from wataha.engine.errors import WatahaError
from wataha.engine.game import Game

from .card_net import CardNet, read_card_net
from .position_net import PositionNet, read_position_net

NETS = Path(__file__).parent / "nets"


class NoNet(WatahaError):
    """Nobody has trained a net for that."""


def has_nets(game: Game) -> bool:
    """Whether there is a net for every number of players."""
    try:
        return all(map(partial(find_net, game.id), game.players))
    except NoNet:
        return False


def find_net(game_id: str, players: int) -> Path:
    """Where the net of a game for so many players is."""
    for name in (f"{game_id}-{players}.npz", f"{game_id}.npz"):
        if (NETS / name).exists():
            return NETS / name
    trained = ", ".join(sorted(file.stem for file in NETS.glob("*.npz")))
    raise NoNet(f"Legend has no net for {game_id} with {players} players. There are nets for: {trained}.")


@cache
def read_net(file: Path, observation_size: int) -> CardNet | PositionNet:
    """A net from its file, for observations of that size; it is read once."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            numbers = dict(kept)
        if "own" in numbers:
            return read_position_net(numbers)
        net = read_card_net(numbers)
    except (OSError, ValueError, KeyError, BadZipFile) as trouble:
        raise NoNet(f"{file} is not a net: {trouble}.") from trouble
    if len(numbers["scale"]) != observation_size:
        raise NoNet(f"The net in {file} is of another game: it sees {len(numbers['scale'])} numbers.")
    return net
