"""The contract that every game keeps: compiled functions over one record, found by the record's type.

Call `apply(s, action)` and its siblings from any compiled code: Numba resolves them, at compile time, to the function
of the game whose record `s` is, on the CPU and in GPU kernels alike. Interpreted, they look the game up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .chance import take_key
from .compiled import JIT
from .registry import game_of_dtype, game_of_record_type

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
    take_key(s, options)
    game_of_dtype(s.dtype).setup(s, seed, options)


def actor(s: Any) -> int:
    """The seat that decides now; -1 when the game is over."""
    return game_of_dtype(s.dtype).actor(s)


def legal(s: Any, out: Any) -> int:
    """Write the ids of the legal actions, ascending, and return how many; 0 when the game is over."""
    return game_of_dtype(s.dtype).legal(s, out)


def apply(s: Any, action: int) -> None:
    """Play one of the legal actions. An illegal one leaves the record undefined: check first."""
    game_of_dtype(s.dtype).apply(s, action)


def score(s: Any, out: Any) -> None:
    """Write the points of each seat as things stand."""
    game_of_dtype(s.dtype).score(s, out)


def standing(s: Any, out: Any) -> None:
    """Write a number for each seat that orders the seats by points and all tie-breaks; equal numbers share a place."""
    game_of_dtype(s.dtype).standing(s, out)


def break_down(s: Any, out: Any) -> None:
    """Write how the points are made up, as the numbers that the game's breakdown layout describes."""
    game_of_dtype(s.dtype).break_down(s, out)


def redeal(s: Any, seat: int, seed: int) -> None:
    """Replace all that `seat` cannot know, future chance included, by a random consistent world."""
    game_of_dtype(s.dtype).redeal(s, seat, seed)


def observe(s: Any, seat: int, out: Any) -> None:
    """Write what `seat` knows, as the numbers that the game's observation layout describes."""
    game_of_dtype(s.dtype).observe(s, seat, out)


def most_choices(s: Any) -> int:
    """The length of the longest list that `legal` can write; a constant of the game."""
    return game_of_dtype(s.dtype).most_choices


def _own(function: Callable[..., Any], record_type: Any) -> Any:
    """The game's own function of that name, by the type of the record; None if no game has such records."""
    game = game_of_record_type(record_type)
    return getattr(game, function.__name__) if game else None


# Numba compares the argument names of a resolver with those of what it returns, hence one for each number of arguments.


def _resolve_constant(function: Callable[..., Any]) -> Callable[..., Any]:
    def find(s: Any) -> Any:
        own = _own(function, s)

        def constant(s: Any) -> Any:  # noqa: ARG001
            return own

        return None if own is None else constant

    return find


def _resolve_one(function: Callable[..., Any]) -> Callable[..., Any]:
    def find(s: Any) -> Any:
        own = _own(function, s)

        def call(s: Any) -> Any:
            return own(s)

        return None if own is None else call

    return find


def _resolve_two(function: Callable[..., Any]) -> Callable[..., Any]:
    def find(s: Any, a: Any) -> Any:  # noqa: ARG001
        own = _own(function, s)

        def call(s: Any, a: Any) -> Any:
            return own(s, a)

        return None if own is None else call

    return find


def _resolve_setup(function: Callable[..., Any]) -> Callable[..., Any]:
    def find(s: Any, seed: Any, options: Any) -> Any:  # noqa: ARG001
        own = _own(function, s)

        def call(s: Any, seed: Any, options: Any) -> Any:
            take_key(s, options)
            own(s, seed, options)

        return None if own is None else call

    return find


def _resolve_three(function: Callable[..., Any]) -> Callable[..., Any]:
    def find(s: Any, a: Any, b: Any) -> Any:  # noqa: ARG001
        own = _own(function, s)

        def call(s: Any, a: Any, b: Any) -> Any:
            return own(s, a, b)

        return None if own is None else call

    return find


if JIT:
    from numba.extending import overload

    for _function, _resolve in (
        (setup, _resolve_setup),
        (actor, _resolve_one),
        (legal, _resolve_two),
        (apply, _resolve_two),
        (score, _resolve_two),
        (standing, _resolve_two),
        (break_down, _resolve_two),
        (redeal, _resolve_three),
        (observe, _resolve_three),
        (most_choices, _resolve_constant),
    ):
        overload(_function, target="generic", jit_options={"forceinline": True})(_resolve(_function))
