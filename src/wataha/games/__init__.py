"""The games, one package each, all of the same shape. Called, `wataha.games()` lists them."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from wataha.engine.registry import all_games, announce

if TYPE_CHECKING:
    from wataha.engine.game import Game

BUILT_IN = ("lone_wolves", "moonlight", "the_wolves", "wolves_and_sheep")
"""Their ids, which are the names of their packages."""

for _id in BUILT_IN:
    announce(_id, f"{__name__}.{_id}:GAME")


class _Games(ModuleType):
    """This package and the public function `wataha.games` share a name; so the package can be called."""

    def __call__(self) -> list[Game]:
        return all_games()


sys.modules[__name__].__class__ = _Games
