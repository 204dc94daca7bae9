"""ChaCha12 with a 128-bit key a second time: on a list of words and bytes, as its author's paper tells it."""

from __future__ import annotations

import struct

CONSTANTS = b"expand 16-byte k"
ROUNDS = 12
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def block(key: bytes, n: int, nonce: bytes = bytes(8)) -> bytes:
    """The 64 bytes of block `n`."""
    start = struct.unpack("<16I", CONSTANTS + key + key + struct.pack("<Q", n) + nonce)
    words = list(start)
    for number in range(ROUNDS):
        for a, b, c, d in DIAGONALS if number % 2 else COLUMNS:
            for target, source, mixed, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                words[target] = (words[target] + words[source]) % 2**32
                changed = words[mixed] ^ words[target]
                words[mixed] = (changed << turn | changed >> 32 - turn) % 2**32
    return struct.pack("<16I", *((word + first) % 2**32 for word, first in zip(words, start, strict=True)))
