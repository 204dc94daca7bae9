"""Sets of small numbers as bit masks of at most 32 bits: count, walk and choose."""

from __future__ import annotations

from .compiled import rule


@rule
def popcount(mask: int) -> int:
    """How many bits are set; LLVM turns this idiom into the machine's own instruction."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return ((mask * 0x01010101) & 0xFFFFFFFF) >> 24


@rule
def lowest(mask: int) -> int:
    """The number of the lowest set bit; 32 for an empty mask."""
    return popcount(((mask & -mask) - 1) & 0xFFFFFFFF)


@rule
def nth(mask: int, n: int) -> int:
    """The number of the n-th set bit, counted from 0; the mask has more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
