"""The nets in the package: one small file for a game, or for each number of players that has one."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from wataha.engine.errors import WatahaError
from wataha.engine.game import Game

from .card_net import CardNet, read_card_net
from .features import row_shape
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


def read_net(file: Path, game: Game) -> CardNet | PositionNet:
    """A net of a game from its file. One that sees more or fewer numbers would read or write beyond its memory."""
    net = _read(file)
    if isinstance(net, PositionNet):
        shape = row_shape(game.id)
        seen, shown = f"{len(net.own) - net.part.shape[1]} + {len(net.part)}", f"{shape.own} + {shape.part}"
    else:
        seen, shown = f"{len(net.scale)}", f"{game.observation_size}"
    if seen != shown:
        raise NoNet(f"The net in {file} is of another game or version: it sees {seen} numbers, and not {shown}.")
    return net


NETS_READ = 16
"""That are kept in memory."""


@lru_cache(NETS_READ)
def _read(file: Path) -> CardNet | PositionNet:
    """What is in a file; it is read once, as long as it is in use."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            numbers = dict(kept)
        return read_position_net(numbers) if "own" in numbers else read_card_net(numbers)
    except (OSError, ValueError, KeyError, BadZipFile) as trouble:
        raise NoNet(f"{file} is not a net: {trouble}.") from trouble
