"""JSON from outside: files, exports and requests that anyone can have written.

Whatever comes is either read or told to be wrong in one sentence. Its size, its depth and the length of
its numbers are bounded; what JSON leaves open, such as a name that comes twice in an object, is refused.

>>> read_json('{"game": "lone_wolves", "seed": 7}')
{'game': 'lone_wolves', 'seed': 7}
>>> read_json("[" * 100_000)
Traceback (most recent call last):
    ...
wataha.engine.outside_json.BadJson: The file is nested too deeply: at most 32 levels are read.
"""

from __future__ import annotations

import json
import math
import re
import sys
from pathlib import Path
from typing import Any, cast

from .errors import WatahaError

MOST_BYTES = 4 * 1024 * 1024
"""Of a text; the record of the longest game takes a small part of it."""
DEEPEST = 32
"""Lists and objects in one another."""
MOST_DIGITS = 19
"""Of a whole number: those of the largest seed."""
LONGEST_FLOAT = 40
"""Characters of a number that is not whole."""

# A string that never ends is skipped to the end, so that no text takes longer than its length.
_STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")
_SUSPECT = re.compile(r"\\u(?:[dD][89a-fA-F]|0000)")
"""Escapes that can stand for half a character, or for the character 0."""


class BadJson(WatahaError):
    """A text from outside that is not JSON, or more of it than is read."""


def read_json(text: str | bytes, what: str = "The file", most: int = MOST_BYTES) -> Any:
    """What a text says; `BadJson` tells in one sentence, about `what`, why it says nothing."""
    text = _decoded(text, what, most)
    _check_depth(text, what)
    try:
        read = json.loads(
            text,
            parse_int=lambda digits: _whole_number(digits, what),
            parse_float=lambda digits: _fraction(digits, what),
            parse_constant=lambda word: _no_number(word, what),
            object_pairs_hook=lambda pairs: _object(pairs, what),
        )
    except json.JSONDecodeError as trouble:
        where = f"line {trouble.lineno}, column {trouble.colno}: {trouble.msg}"
        raise BadJson(f"{what} is not JSON: {where}.") from trouble
    if _SUSPECT.search(text):
        _check_texts(read, what)
    return read


def read_json_file(path: str | Path, what: str = "The file", most: int = MOST_BYTES) -> Any:
    """What a file says, or standard input if its name is "-"."""
    return read_json(read_bounded(path, most), what, most)


def read_bounded(path: str | Path, most: int = MOST_BYTES) -> str | bytes:
    """A file, or standard input, no further than is needed to see that it is too large."""
    if str(path) == "-":
        return getattr(sys.stdin, "buffer", sys.stdin).read(most + 1)
    with Path(path).open("rb") as file:
        return file.read(most + 1)


def _decoded(text: str | bytes, what: str, most: int) -> str:
    if len(text) > most:
        raise BadJson(f"{what} is too large: at most {most:,} bytes are read.")
    try:
        if isinstance(text, bytes):
            return text.decode("utf-8")
        text.encode("utf-8")
    except UnicodeError as trouble:
        raise BadJson(f"{what} is not JSON: it is not text in UTF-8.") from trouble
    return text


def _check_depth(text: str, what: str) -> None:
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise BadJson(f"{what} is nested too deeply: at most {DEEPEST} levels are read.")


def _whole_number(digits: str, what: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise BadJson(f"{what} has a number of more than {MOST_DIGITS} digits.")
    return int(digits)


def _fraction(digits: str, what: str) -> float:
    number = float(digits) if len(digits) <= LONGEST_FLOAT else math.inf
    if not math.isfinite(number):
        raise BadJson(f"{what} has a number that is too long or too large.")
    return number


def _no_number(word: str, what: str) -> float:
    raise BadJson(f"{what} is not JSON: it says {word} where a number should be.")


def _object(pairs: list[tuple[str, Any]], what: str) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        raise BadJson(f"{what} names something twice in one object.")
    return read


def _check_texts(read: Any, what: str) -> None:
    """No text holds half a character, which cannot be written anywhere, or the character 0, which databases refuse."""
    if isinstance(read, dict):
        for name, value in cast(dict[str, Any], read).items():
            _check_texts(name, what)
            _check_texts(value, what)
    elif isinstance(read, list):
        for value in cast(list[Any], read):
            _check_texts(value, what)
    elif isinstance(read, str) and ("\0" in read or any("\ud800" <= sign <= "\udfff" for sign in read)):
        raise BadJson(f"{what} has a text with characters that do not exist.")
