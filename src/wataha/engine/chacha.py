"""ChaCha12 with a key of 128 bits (D. J. Bernstein, 2008): draws that nobody can foresee who does not know the key.

Words of 32 bits are kept in larger integers and cut after every sum and shift, so that one spelling serves Python and
Numba alike.

    expa  nd 1  6-by  te k      constants
    key   key   key   key       the key,
    key   key   key   key       twice
    n     n     0     0         the number of the block; no nonce
"""

from __future__ import annotations

from .compiled import inlined, rule

DOUBLE_ROUNDS = 6

_EXPA, _ND_1, _6_BY, _TE_K = 0x61707865, 0x3120646E, 0x79622D36, 0x6B206574
_WORD = 0xFFFFFFFF


@inlined
def _turn(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & _WORD


@inlined
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _WORD
    d = _turn(d ^ a, 16)
    c = (c + d) & _WORD
    b = _turn(b ^ c, 12)
    a = (a + b) & _WORD
    d = _turn(d ^ a, 8)
    c = (c + d) & _WORD
    b = _turn(b ^ c, 7)
    return a, b, c, d


@rule
def chacha(key_low: int, key_high: int, n: int) -> int:
    """The first 32 bits of block `n` of a key's stream; the key as two little-endian words of 64 bits."""
    a0, a1, a2, a3 = _EXPA, _ND_1, _6_BY, _TE_K
    b0, b1, b2, b3 = key_low & _WORD, (key_low >> 32) & _WORD, key_high & _WORD, (key_high >> 32) & _WORD
    c0, c1, c2, c3 = b0, b1, b2, b3
    d0, d1, d2, d3 = n & _WORD, (n >> 32) & _WORD, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    return (a0 + _EXPA) & _WORD
