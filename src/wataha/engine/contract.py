"""The contract that every game keeps: compiled functions over one record, found by the record's type.

Call `apply(s, action)` and its siblings from any compiled code: Numba resolves them, at compile time, to the function
of the game whose record `s` is, on the CPU and in GPU kernels alike. Interpreted, they look the game up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .chance import take_key
from .compiled import inlined
from .registry import game_of_dtype, game_of_record_type
from .resolving import resolve
from .twins import twin_of

ACTION = np.int16
"""What lists of legal actions are made of,"""
POINTS = np.int32
"""scores, standings and breakdowns,"""
SEEN = np.int16
"""and observations."""

HEADER: list[tuple[str, str]] = [
    ("seed", "u8"),  # where chance comes from, unless there is a key; a secret while the game runs
    ("key_low", "i8"),  # the key from which chance comes, first half; both are 0 if there is none
    ("key_high", "i8"),  # second half
    ("draws", "i4"),  # how many draws were made
    ("revealed", "i1"),  # 1 if the last action showed the actor something hidden or random
]
"""The fields with which every game's record begins.

All other fields should be signed: Numba turns a mix of signed and unsigned 64-bit integers into floating point.
"""


def setup(s: Any, seed: int, options: Any) -> None:
    """Deal a new game. `options` holds the number of players, each option's value in declared order, and the key."""
    twin_of(take_key)(s, options)
    twin_of(game_of_dtype(s.dtype).setup)(s, seed, options)


def actor(s: Any) -> int:
    """The seat that decides now; -1 when the game is over."""
    return twin_of(game_of_dtype(s.dtype).actor)(s)


def legal(s: Any, out: Any) -> int:
    """Write the ids of the legal actions, ascending, and return how many; 0 when the game is over."""
    return twin_of(game_of_dtype(s.dtype).legal)(s, out)


def apply(s: Any, action: int) -> None:
    """Play one of the legal actions. An illegal one leaves the record undefined: check first."""
    twin_of(game_of_dtype(s.dtype).apply)(s, action)


def score(s: Any, out: Any) -> None:
    """Write the points of each seat as things stand."""
    twin_of(game_of_dtype(s.dtype).score)(s, out)


def standing(s: Any, out: Any) -> None:
    """Write a number for each seat that orders the seats by points and all tie-breaks; equal numbers share a place."""
    twin_of(game_of_dtype(s.dtype).standing)(s, out)


def break_down(s: Any, out: Any) -> None:
    """Write how the points are made up, as the numbers that the game's breakdown layout describes."""
    twin_of(game_of_dtype(s.dtype).break_down)(s, out)


def redeal(s: Any, seat: int, seed: int) -> None:
    """Replace all that `seat` cannot know, future chance included, by a random consistent world."""
    twin_of(game_of_dtype(s.dtype).redeal)(s, seat, seed)


def observe(s: Any, seat: int, out: Any) -> None:
    """Write what `seat` knows, as the numbers that the game's observation layout describes."""
    twin_of(game_of_dtype(s.dtype).observe)(s, seat, out)


def most_choices(s: Any) -> int:
    """The length of the longest list that `legal` can write; a constant of the game."""
    return game_of_dtype(s.dtype).most_choices


def find_own(function: Callable[..., Any]) -> Callable[[Any], Any]:
    """How a game's own function of that name is found by the type of the record."""

    def find(record_type: Any) -> Any:
        game = game_of_record_type(record_type)
        return getattr(game, function.__name__) if game else None

    return find


def _find_setup(record_type: Any) -> Any:
    own = find_own(setup)(record_type)

    @inlined
    def set_up(s: Any, seed: int, options: Any) -> None:
        take_key(s, options)
        own(s, seed, options)

    return own and set_up


def _find_most_choices(record_type: Any) -> Any:
    game = game_of_record_type(record_type)
    longest = game.most_choices if game else 0

    @inlined
    def constant(s: Any) -> int:  # noqa: ARG001
        return longest

    return game and constant


resolve(setup, _find_setup, jit_options={"forceinline": True})
resolve(most_choices, _find_most_choices, jit_options={"forceinline": True})
for _function in (actor, legal, apply, score, standing, break_down, redeal, observe):
    resolve(_function, find_own(_function), jit_options={"forceinline": True})
