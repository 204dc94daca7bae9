"""Entry points from Python: the contract and the generic parts over (states, index), compiled once for each game.

Scratch arrays (`out`) come from the caller, who makes them once: `legal` wants `most_choices` numbers of int16, `score`
and `standing` one int32 for each seat, `break_down` and `observe` as many int32 and int16 as their layouts are long,
`survey` one int32 and those of `score`, `standing` and `break_down`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from . import contract, linked
from .chance import BATCH_SALT, PLAYOUT_SALT, mix, pick
from .compiled import JIT, EntryPoint, Linked, inlined
from .contract import ACTION
from .interpreted import as_interpreted
from .twins import let_twin


def _scratch(count: int) -> Any:
    """Room for a legal list."""
    return np.empty(count, ACTION)


def _interpreted_scratch(count: int) -> Any:
    return as_interpreted(_scratch(count))


scratch = inlined(_scratch) if JIT else _interpreted_scratch
let_twin(scratch, _interpreted_scratch)


@inlined
def finish(s: Any, seed: int, out: Any) -> int:
    """Play to the end by uniformly random moves; how many there were."""
    moves = 0
    choices = contract.legal(s, out)
    while choices > 0:
        contract.apply(s, out[pick(seed, moves, choices)])
        moves += 1
        choices = contract.legal(s, out)
    return moves


def setup(states: Any, i: int, seed: int, options: Any) -> None:
    """Deal a new game into states[i]."""
    linked.setup(states[i], seed, options)


def actor(states: Any, i: int) -> int:
    """The seat that decides in states[i]; -1 when the game is over."""
    return linked.actor(states[i])


def legal(states: Any, i: int, out: Any) -> int:
    """Write the legal actions of states[i] and return their number."""
    return linked.legal(states[i], out)


def apply(states: Any, i: int, action: int) -> None:
    """Play a legal action in states[i]."""
    linked.apply(states[i], action)


def step(states: Any, i: int, action: int, out: Any) -> int:
    """`apply`, then `legal`, in one call: the fast way to step from Python. 0 means that the game is over."""
    s = states[i]
    linked.apply(s, action)
    return linked.legal(s, out)


def score(states: Any, i: int, out: Any) -> None:
    """Write the points of each seat in states[i]."""
    linked.score(states[i], out)


def standing(states: Any, i: int, out: Any) -> None:
    """Write what orders the seats of states[i], tie-breaks included."""
    linked.standing(states[i], out)


def break_down(states: Any, i: int, out: Any) -> None:
    """Write how the points of states[i] are made up."""
    linked.break_down(states[i], out)


def survey(states: Any, i: int, seats: int, out: Any) -> None:
    """Write in one call who decides in states[i], the points and the standings of so many seats, and the breakdown."""
    s = states[i]
    out[:] = 0
    out[0] = linked.actor(s)
    linked.score(s, out[1 : 1 + seats])
    linked.standing(s, out[1 + seats : 1 + 2 * seats])
    linked.break_down(s, out[1 + 2 * seats :])


def redeal(states: Any, i: int, seat: int, seed: int) -> None:
    """Replace in states[i] all that `seat` cannot know."""
    linked.redeal(states[i], seat, seed)


def observe(states: Any, i: int, seat: int, out: Any) -> None:
    """Write what `seat` knows of states[i]."""
    linked.observe(states[i], seat, out)


def playout(states: Any, i: int, seed: int) -> int:
    """Play states[i] to its end by random moves of a seed of their own; how many there were.

    As `finish` does, but linked: one game is not worth the time that it takes to compile the rules once more.
    """
    s = states[i]
    out = scratch(contract.most_choices(s))
    moves = 0
    choices = linked.legal(s, out)
    while choices > 0:
        linked.apply(s, out[pick(seed ^ PLAYOUT_SALT, moves, choices)])
        moves += 1
        choices = linked.legal(s, out)
    return moves


def playout_range(states: Any, first: int, last: int, seed: int) -> int:
    """`playout` for states[first:last], each with its own seed; the number of moves in all."""
    out = scratch(contract.most_choices(states[first]))
    moves = 0
    for i in range(first, last):
        moves += finish(states[i], mix(seed ^ BATCH_SALT, i) ^ PLAYOUT_SALT, out)
    return moves


def simulate_range(
    states: Any, first: int, last: int, seed: int, start: int, options: Any, points: Any, places: Any, lengths: Any
) -> int:
    """Deal and play out game `start + i` of a seeded series for each i, and write its scores, standings and length."""
    out = scratch(contract.most_choices(states[first]))
    moves = 0
    for i in range(first, last):
        s = states[i]
        contract.setup(s, mix(seed, start + i), options)
        lengths[i] = finish(s, mix(seed ^ BATCH_SALT, start + i) ^ PLAYOUT_SALT, out)
        contract.score(s, points[i])
        contract.standing(s, places[i])
        moves += lengths[i]
    return moves


def perft(states: Any, depth: int, out: Any) -> int:
    """How many sequences of `depth` legal actions start from states[0].

    states[1:] and the rows of `out` are scratch, one for each level.
    """
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    left = np.empty(depth, np.int64)
    left[0] = linked.legal(states[0], out[0])
    while level >= 0:
        if level == depth - 1:
            leaves += left[level]
            level -= 1
        elif left[level] > 0:
            left[level] -= 1
            states[level + 1] = states[level]
            linked.apply(states[level + 1], out[level][left[level]])
            level += 1
            left[level] = linked.legal(states[level], out[level])
        else:
            level -= 1
    return leaves


_CALLS: dict[Callable[..., Any], tuple[Linked, ...]] = {
    setup: (linked.SETUP,),
    actor: (linked.ACTOR,),
    legal: (linked.LEGAL,),
    apply: (linked.APPLY,),
    step: (linked.APPLY, linked.LEGAL),
    score: (linked.SCORE,),
    standing: (linked.STANDING,),
    break_down: (linked.BREAK_DOWN,),
    survey: (linked.ACTOR, linked.SCORE, linked.STANDING, linked.BREAK_DOWN),
    redeal: (linked.REDEAL,),
    observe: (linked.OBSERVE,),
    playout: (linked.APPLY, linked.LEGAL),
    playout_range: (),
    simulate_range: (),
    perft: (linked.APPLY, linked.LEGAL),
}
"""What each calls of linked rules."""

ENTRY_POINTS = {function.__name__: EntryPoint(function, calls=calls) for function, calls in _CALLS.items()}


class EntryPoints:
    """A game's entry points, each compiled when it is first called: `game.calls.legal(states, 0, out)`.

    Those of a game that is played interpreted for now are so too, unless they are to be `compiled` in any case.
    """

    def __init__(self, game: Any, compiled: bool = False) -> None:
        self._game = game
        self._compiled = compiled

    def __getattr__(self, name: str) -> Any:
        if name not in ENTRY_POINTS:
            raise AttributeError(name)
        point = ENTRY_POINTS[name]
        return self.__dict__.setdefault(name, (point.compiled if self._compiled else point.on)(self._game))

    def forget(self) -> None:
        """Look for each of them anew: the game is played otherwise from now on."""
        for name in ENTRY_POINTS:
            self.__dict__.pop(name, None)
