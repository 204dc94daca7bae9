"""Chance: counter-based, so that equal seeds, or equal keys, give equal games on every backend.

The n-th draw is a pure function of n and of where chance comes from. A record carries that, and how many draws it has
made. It is either a seed, through SplitMix64: fast, for simulations and searches, and whoever has seen enough draws can
find it out. Or it is a key, through ChaCha12: for games among people, where nobody may foresee anything. Search and
playouts draw from seeds of their own, kept apart by salts, and so never touch a game's future.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .chacha import chacha
from .compiled import JIT, inlined
from .twins import let_twin

SEEDS = 1 << 63
"""Seeds are whole numbers from 0 to SEEDS - 1."""

KEY_BYTES = 16
"""Keys are so long, and not all zero: that stands for none."""
KEY_WORDS = 2
"""As which a record keeps a key, and `options` end with one."""

PLAYOUT_SALT = 0x5DEECE66D1CE4E5B
REDEAL_SALT = 0x2545F4914F6CDD1D
BATCH_SALT = 0x1B873593CC9E2D51

_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_WORD = 0xFFFFFFFFFFFFFFFF


def _mix_in_python(seed: int, n: int) -> int:
    word = (seed + n * _STEP) & _WORD
    word = ((word ^ (word >> 30)) * _MIX_1) & _WORD
    word = ((word ^ (word >> 27)) * _MIX_2) & _WORD
    return (word ^ (word >> 31)) >> 1


def _mix_in_words(seed: int, n: int) -> int:
    word = np.uint64(seed) + np.uint64(n) * np.uint64(_STEP)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(_MIX_1)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(_MIX_2)
    return np.int64((word ^ (word >> np.uint64(31))) >> np.uint64(1))  # type: ignore[return-value]


mix = inlined(_mix_in_words) if JIT else _mix_in_python
"""mix(seed, n): the n-th 63-bit number of a seed. The one function written twice: Python's integers do not wrap."""
let_twin(mix, _mix_in_python)


@inlined
def pick(seed: int, n: int, count: int) -> int:
    """The n-th draw of a seed as a number below `count` (the bias, count / 2**32, is beyond notice)."""
    return ((mix(seed, n) >> 31) * count) >> 32


@inlined
def below(s: Any, count: int) -> int:
    """The record's next draw, below `count`."""
    s.draws += 1
    if s.key_low | s.key_high:
        return (chacha(s.key_low, s.key_high, s.draws) * count) >> 32
    return pick(s.seed, s.draws, count)


@inlined
def shuffle(s: Any, items: Any, count: int) -> None:
    """Shuffle the first `count` items: from the last down, swap each with a random one at or before it."""
    for last in range(count - 1, 0, -1):
        other = below(s, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept


@inlined
def take_key(s: Any, options: Any) -> None:
    """Give the record the key with which the options end."""
    s.key_low = options[options.shape[0] - KEY_WORDS]
    s.key_high = options[options.shape[0] - KEY_WORDS + 1]


@inlined
def reseed(s: Any, seed: int) -> None:
    """Give the record a future of its own, as `redeal` must; no search ever sees a game's key."""
    s.seed = mix(seed ^ REDEAL_SALT, 0)
    s.key_low = 0
    s.key_high = 0
    s.draws = 0
