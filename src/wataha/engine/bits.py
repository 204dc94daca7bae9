"""Sets of small numbers as bit masks of at most 63 bits: count, walk and choose."""

from __future__ import annotations

from typing import Any

from .compiled import JIT, inlined

EMPTY = 64
"""The lowest member of an empty set."""


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest set bit; EMPTY for an empty mask."""
    return (mask & -mask).bit_length() - 1 if mask else EMPTY


@inlined
def nth(mask: int, n: int) -> int:
    """The number of the n-th set bit, counted from 0; the mask has more than n."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def members(mask: int) -> list[int]:
    """The numbers of the set bits, ascending; for plain Python, rules walk a mask without a list.

    >>> members(0b1010)
    [1, 3]
    """
    found: list[int] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


if JIT:
    # The machine's own instructions, on the CPU and on a GPU: LLVM does not recognise them in plain arithmetic.
    from numba import types
    from numba.extending import intrinsic, overload

    device: Any = intrinsic(target="generic")

    @device
    def _count_ones(typing: Any, mask: Any) -> Any:  # noqa: ARG001
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), build

    @device
    def _trailing_zeros(typing: Any, mask: Any) -> Any:  # noqa: ARG001
        def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(types.int64), build

    @overload(popcount, target="generic", jit_options={"forceinline": True})
    def _popcount(mask: Any) -> Any:  # noqa: ARG001
        def count(mask: Any) -> Any:
            return _count_ones(mask)

        return count

    @overload(lowest, target="generic", jit_options={"forceinline": True})
    def _lowest(mask: Any) -> Any:  # noqa: ARG001
        def find(mask: Any) -> Any:
            return _trailing_zeros(mask)

        return find
