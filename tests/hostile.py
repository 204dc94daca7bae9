"""Files that nobody should have written: what is not JSON, what is too much of it, and what is wrong in one place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

NOT_JSON: dict[str, bytes] = {
    "empty": b"",
    "blank": b" \n\t ",
    "nul": b"\x00",
    "nuls": bytes(5000),
    "binary": bytes(range(256)),
    "png": b"\x89PNG\r\n\x1a\n\x00\x00",
    "latin-1": '{"game": "Wölfe"}'.encode("latin-1"),
    "utf-16": '{"game": "lone_wolves"}'.encode("utf-16"),
    "bom": b"\xef\xbb\xbf{}",
    "word": b"wolf",
    "half": b'{"game": "lone_wolves", "rul',
    "open string": b'{"game": "lone',
    "escapes without end": b'"' + b'\\"' * 200_000,
    "backslash": b'"\\',
    "bad escape": b'"\\x"',
    "comma": b'{"game": "lone_wolves",}',
    "single quotes": b"{'game': 'lone_wolves'}",
    "two documents": b"{} {}",
    "nan": b'{"seed": NaN}',
    "infinity": b"[Infinity, -Infinity]",
    "overflow": b'{"seed": 1e999}',
    "digits": b'{"seed": ' + b"9" * 100_000 + b"}",
    "twenty digits": b'{"seed": 12345678901234567890}',
    "decimals": b'{"seed": 0.' + b"1" * 5000 + b"}",
    "lists": b"[" * 200_000,
    "closed lists": b"[" * 5000 + b"]" * 5000,
    "objects": b'{"a":' * 100_000,
    "closed objects": b'{"a":' * 5000 + b"1" + b"}" * 5000,
    "mixed": b'[{"a":' * 50_000,
    "twice": b'{"game": "lone_wolves", "game": "moonlight"}',
    "half a character": b'{"game": "\\ud800"}',
    "half a character as a name": b'{"\\udfff": 1}',
    "half a character in UTF-8": b'{"game": "\xed\xa0\x80"}',
    "character 0": b'{"game": "lone\\u0000wolves"}',
    "too large": b'["' + b"x" * (5 * 1024 * 1024) + b'"]',
    "terminal codes": b'{"game": "\x1b[2J\x07"}',
}
"""Texts that say nothing, whatever they are read as."""

NOT_THIS: dict[str, bytes] = {
    "null": b"null",
    "true": b"true",
    "number": b"7",
    "string": b'"{}"',
    "list": b"[]",
    "nested": b"[[[[[]]]]]",
    "object": b"{}",
    "many numbers": b"[" + b"0," * 100_000 + b"0]",
    "many names": json.dumps({f"n{number}": number for number in range(20_000)}).encode(),
    "escaped terminal codes": b'{"game": "\\u001b[2J"}',
}
"""JSON that is neither a record, nor a set of tiles, nor an export."""

WRONG: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    10**19 - 1,
    -(10**18),
    1.0,
    0.5,
    1e300,
    "",
    "x" * 10_000,
    "\x1b[2J\n\n",
    "../../etc/passwd",
    "1_000",
    [],
    [[]],
    [None],
    [True] * 1000,
    {},
    {"a": {"b": [1]}},
)
"""Values to put where others belong."""

Place = tuple[str | int, ...]


def put(document: Any, place: Place, value: Any) -> Any:
    """A copy with another value in one place."""
    changed = copy.deepcopy(document)
    at = changed
    for step in place[:-1]:
        at = at[step]
    at[place[-1]] = value
    return changed


def without(document: Any, place: Place) -> Any:
    """A copy that lacks something."""
    changed = copy.deepcopy(document)
    at = changed
    for step in place[:-1]:
        at = at[step]
    del at[place[-1]]
    return changed


def wrong_values(document: Any, *places: Place) -> Iterator[tuple[Place, Any, Any]]:
    """Every wrong value in every one of these places: place, value, document."""
    for place in places:
        for value in WRONG:
            yield place, value, put(document, place, value)


def cut(text: bytes, pieces: int) -> Iterator[bytes]:
    """A text cut off at several points."""
    for piece in range(1, pieces):
        yield text[: len(text) * piece // pieces]
