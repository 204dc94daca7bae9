"""Which games there are: what is registered is known until it is unregistered."""

from __future__ import annotations

import pytest

import wataha
from tests.lab.fork import GAME
from wataha.engine.errors import UnknownGame
from wataha.engine.registry import game_of_dtype, register, unregister


def test_a_game_is_known_until_it_is_unregistered() -> None:
    register(GAME)
    assert wataha.game("fork") is GAME
    assert GAME in wataha.games()
    assert game_of_dtype(GAME.dtype) is GAME
    unregister("fork")
    with pytest.raises(UnknownGame):
        wataha.game("fork")
    assert GAME not in wataha.games()
    unregister("fork")


def test_an_announced_game_is_found_again() -> None:
    moonlight = wataha.game("moonlight")
    unregister("moonlight")
    assert wataha.game("moonlight") is moonlight
    assert game_of_dtype(moonlight.dtype) is moonlight
