"""How compiled code finds what belongs to a game: by the type of the record that it hands over first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .compiled import JIT

Find = Callable[[Any], Any]
"""What to call for records of a type; None if there is nothing for them."""


def resolve(function: Callable[..., Any], find: Find, **options: Any) -> None:
    """Let calls of a function of one to three arguments go, in compiled code, to what belongs to the record's game."""
    if JIT:
        from numba.extending import overload

        overload(function, target="generic", **options)(_RESOLVERS[function.__code__.co_argcount - 1](find))


# Numba compares the argument names of a resolver with those of what it returns, hence one for each number of arguments.


def _resolve_one(find: Find) -> Callable[..., Any]:
    def resolved(s: Any) -> Any:
        own = find(s)

        def call(s: Any) -> Any:
            return own(s)

        return None if own is None else call

    return resolved


def _resolve_two(find: Find) -> Callable[..., Any]:
    def resolved(s: Any, a: Any) -> Any:  # noqa: ARG001
        own = find(s)

        def call(s: Any, a: Any) -> Any:
            return own(s, a)

        return None if own is None else call

    return resolved


def _resolve_three(find: Find) -> Callable[..., Any]:
    def resolved(s: Any, a: Any, b: Any) -> Any:  # noqa: ARG001
        own = find(s)

        def call(s: Any, a: Any, b: Any) -> Any:
            return own(s, a, b)

        return None if own is None else call

    return resolved


_RESOLVERS = (_resolve_one, _resolve_two, _resolve_three)
