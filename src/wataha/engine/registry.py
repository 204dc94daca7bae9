"""Which games there are: those announced, those registered, and those that installed packages offer.

A package offers a game as a plugin, in the group `wataha.games` of its metadata: `my_game = "my_package.my_game:GAME"`.
"""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import UnknownGame
from .titles import titles_here

if TYPE_CHECKING:
    import numpy as np

    from .game import Game

PLUGIN_GROUP = "wataha.games"

_places: dict[str, str] = {}
_games: dict[str, Game] = {}
_by_dtype: dict[np.dtype[Any], Game] = {}
_by_record_type: dict[Any, Game] = {}


def announce(game_id: str, place: str) -> None:
    """Say where a game is to be found ("package.module:NAME"), to be imported when it is asked for."""
    _places[game_id] = place


def register(game: Game) -> Game:
    """Make a game known, under the titles that it goes by here. A module that defines one calls this at import."""
    titles = titles_here().get(game.id, game.titles)
    if titles != game.titles:
        game = replace(game, titles=titles)
    _games[game.id] = game
    _by_dtype[game.dtype] = game
    return game


def unregister(game_id: str) -> None:
    """Forget a game that was registered, if it was; one that is announced is found again when it is asked for."""
    game = _games.pop(game_id, None)
    for known in (_by_dtype, _by_record_type):
        for key in [key for key, own in known.items() if own is game]:
            del known[key]


def find_game(game_id: str) -> Game:
    """The game of that id; `UnknownGame` names those there are."""
    if game_id not in _games:
        if game_id not in _places:
            _look_for_packages()
        if game_id not in _places:
            raise UnknownGame(game_id, _places.keys() | _games.keys())
        module, name = _places[game_id].split(":")
        register(getattr(import_module(module), name))
    return _games[game_id]


def check_titles() -> None:
    """`UnknownGame` if a file of other titles names a game that there is not."""
    renamed = titles_here()
    if renamed:
        _look_for_packages()
    for game_id in renamed:
        if game_id not in _places and game_id not in _games:
            raise UnknownGame(game_id, _places.keys() | _games.keys())


def all_games() -> list[Game]:
    """Every game there is: built-in ones first, then others by id."""
    built_in = list(_places)
    _look_for_packages()
    others = sorted((_places.keys() | _games.keys()) - set(built_in))
    return [find_game(game_id) for game_id in (*built_in, *others)]


def _look_for_packages() -> None:
    from importlib.metadata import entry_points

    for offer in entry_points(group=PLUGIN_GROUP):
        _places.setdefault(offer.name, offer.value)


def game_of_dtype(dtype: np.dtype[Any]) -> Game:
    """The game whose records have this dtype."""
    return _by_dtype[dtype]


def game_of_record_type(record_type: Any) -> Game | None:
    """The game whose records Numba knows by this type."""
    if record_type not in _by_record_type:
        from numba import from_dtype  # type: ignore[attr-defined]

        _by_record_type.update({from_dtype(dtype): game for dtype, game in _by_dtype.items()})
    return _by_record_type.get(record_type)
