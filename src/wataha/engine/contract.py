"""The contract that every game keeps: compiled functions over one record, found by the record's type.

Call `apply(s, action)` and its siblings from any compiled code: Numba resolves them, at compile time, to the function
of the game whose record `s` is, on the CPU and in GPU kernels alike. Interpreted, they look the game up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .compiled import JIT, rule
from .registry import game_of_dtype, game_of_record_type

HEADER: list[tuple[str, str]] = [
    ("seed", "u8"),  # where chance comes from; a secret while the game runs
    ("draws", "i4"),  # how many draws of that seed were made
    ("revealed", "i1"),  # 1 if the last action showed the actor something hidden or random
]
"""The fields with which every game's record begins.

All other fields should be signed: Numba turns a mix of signed and unsigned 64-bit integers into floating point.
"""


def setup(s: Any, seed: int, options: Any) -> None:
    """Deal a new game. `options` holds the number of players, then each option's value in declared order."""
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


def _resolve(
    function: Callable[..., Any], wrap: Callable[[Callable[..., Any]], Callable[..., Any]], arguments: int
) -> None:
    """Let compiled calls of `function` find the game's own function by the type of their first argument."""
    from numba.extending import overload

    name = function.__name__

    def find(s: Any) -> Callable[..., Any] | None:
        game = game_of_record_type(s)
        return wrap(getattr(game, name)) if game else None

    # Numba compares the names of the arguments with those of the function that `find` returns.
    resolvers: dict[int, Callable[..., Any]] = {
        1: lambda s: find(s),
        2: lambda s, a: find(s),
        3: lambda s, a, b: find(s),
    }
    overload(function, target="generic")(resolvers[arguments])


def _constant(value: int) -> Callable[..., Any]:
    return lambda s: value


if JIT:
    one: Callable[..., Any] = lambda own: lambda s: own(s)  # noqa: E731
    two: Callable[..., Any] = lambda own: lambda s, a: own(s, a)  # noqa: E731
    three: Callable[..., Any] = lambda own: lambda s, a, b: own(s, a, b)  # noqa: E731
    for _function, _wrap, _arguments in (
        (setup, three, 3),
        (actor, one, 1),
        (legal, two, 2),
        (apply, two, 2),
        (score, two, 2),
        (standing, two, 2),
        (break_down, two, 2),
        (redeal, three, 3),
        (observe, three, 3),
        (most_choices, _constant, 1),
    ):
        _resolve(_function, _wrap, _arguments)


__all__ = [
    "HEADER",
    "actor",
    "apply",
    "break_down",
    "legal",
    "most_choices",
    "observe",
    "redeal",
    "rule",
    "score",
    "setup",
    "standing",
]
