"""The contract once more, linked: each rule is compiled once for a game, and its callers know its address alone.

Numba optimises a function together with all that it calls, so that whatever calls `contract.apply` takes as long to
compile as `apply` itself, again and again. A caller of `linked.apply` is compiled in a second or two. It pays with a
call that is not inlined: loops over whole games, and GPU kernels, go by `contract`.

An address differs in every process. So code that is kept on disk names a symbol, made of the directory of the rule's
own code and so of all its sources; LLVM finds the symbol when it loads that code. Hence an entry point says which
linked rules it calls, and these are loaded first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np

from . import contract
from .compiled import code_directory, kept_in
from .contract import ACTION, POINTS, SEEN
from .registry import game_of_record_type
from .resolving import resolve

_unkept = count()
"""Tells apart rules whose code is not kept on disk."""

_rules: dict[Callable[..., Any], LinkedRule] = {}


class LinkedRule:
    """A function of a record, and of other arguments that are like the given ones, compiled by itself for each game.

    `function` is what is compiled for it, and what compiled code calls by its address instead.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        *like: Any,
        part: str = "",
        sources: Callable[[Any], Iterable[Path]] = lambda _: (),
    ) -> None:
        self._function = function
        self._like = like
        self._part = part
        self._sources = sources
        self._callers: dict[np.dtype[Any], Any] = {}
        self._kept: list[Any] = []
        """Machine code must not go while its address is known."""
        _rules[function] = self
        resolve(function, self._find)

    def __reduce__(self) -> Any:
        """In another process it is that process's own."""
        return _rule_of, (self._function,)

    def link(self, game: Any) -> None:
        """Compile or load the rule for a game, and let LLVM know where it is."""
        lock: Any = import_module("numba.core.compiler_lock").global_compiler_lock
        with lock:
            if game.dtype not in self._callers:
                self._callers[game.dtype] = self._link(game)

    def _link(self, game: Any) -> Any:
        numba: Any = import_module("numba")
        llvm: Any = import_module("llvmlite.binding")
        directory = code_directory(game, self._part, self._sources)
        compiled = kept_in(directory, self._function)
        compiled.compile((numba.from_dtype(game.dtype), *map(numba.typeof, self._like)))
        (result,) = compiled.overloads.values()
        place = directory.name if directory else f"{game.id}-{next(_unkept)}"
        symbol = f"{place}.{self._function.__name__}"
        llvm.add_symbol(symbol, result.library.get_pointer_to_function(result.fndesc.llvm_func_name))
        self._kept.append(compiled)
        return _calling(symbol, result.fndesc.restype, result.fndesc.argtypes)

    def _find(self, record_type: Any) -> Any:
        game = game_of_record_type(record_type)
        if game is None:
            return None
        if game.dtype not in self._callers:
            raise RuntimeError(f"An entry point calls {self._function.__name__} and does not say so.")
        return self._callers[game.dtype]


def _rule_of(function: Callable[..., Any]) -> LinkedRule:
    return _rules[function]


def _calling(symbol: str, returned: Any, taken: tuple[Any, ...]) -> Any:
    """What compiled code calls: it goes to the symbol, as Numba calls functions."""
    utils: Any = import_module("numba.core.cgutils")
    intrinsic: Any = import_module("numba.extending").intrinsic

    def generate(context: Any, builder: Any, signature: Any, given: list[Any]) -> Any:
        kind = context.call_conv.get_function_type(returned, taken)
        address = utils.get_or_insert_function(builder.module, kind, symbol)
        arguments = [context.cast(builder, *cast) for cast in zip(given, signature.args, taken, strict=True)]
        _, answer = context.call_conv.call_function(builder, address, returned, taken, arguments)
        return answer

    def call(context: Any, *given: Any) -> Any:
        if any(context.can_convert(one, other) is None for one, other in zip(given, taken, strict=True)):
            raise TypeError(f"{symbol} takes {taken}, and not {given}.")
        return returned(*given), generate

    def one(context: Any, s: Any) -> Any:
        return call(context, s)

    def two(context: Any, s: Any, a: Any) -> Any:
        return call(context, s, a)

    def three(context: Any, s: Any, a: Any, b: Any) -> Any:
        return call(context, s, a, b)

    return intrinsic((one, two, three)[len(taken) - 1])


def setup(s: Any, seed: int, options: Any) -> None:
    contract.setup(s, seed, options)


def actor(s: Any) -> int:
    return contract.actor(s)


def legal(s: Any, out: Any) -> int:
    return contract.legal(s, out)


def apply(s: Any, action: int) -> None:
    contract.apply(s, action)


def score(s: Any, out: Any) -> None:
    contract.score(s, out)


def standing(s: Any, out: Any) -> None:
    contract.standing(s, out)


def break_down(s: Any, out: Any) -> None:
    contract.break_down(s, out)


def redeal(s: Any, seat: int, seed: int) -> None:
    contract.redeal(s, seat, seed)


def observe(s: Any, seat: int, out: Any) -> None:
    contract.observe(s, seat, out)


_actions, _points, _seen = np.zeros(0, ACTION), np.zeros(0, POINTS), np.zeros(0, SEEN)

SETUP = LinkedRule(setup, 0, np.zeros(0, np.int64))
ACTOR = LinkedRule(actor)
LEGAL = LinkedRule(legal, _actions)
APPLY = LinkedRule(apply, 0)
SCORE = LinkedRule(score, _points)
STANDING = LinkedRule(standing, _points)
BREAK_DOWN = LinkedRule(break_down, _points)
REDEAL = LinkedRule(redeal, 0, 0)
OBSERVE = LinkedRule(observe, 0, _seen)
