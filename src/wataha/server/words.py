"""Words about what changed: they say where to look, never what is there. Many make one note."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import orjson


class Word(NamedTuple):
    """What kind of thing changed, and which one."""

    what: str
    """log, table, talk, account or mine."""
    which: str
    number: int = 0
    """Of the entry of the log that changed it, if one did; or of what was said."""
    whom: str | None = None
    """The account that is to decide next."""


def write_words(words: Iterable[Word]) -> list[bytes]:
    """Each word as a note."""
    return [orjson.dumps(tuple(word)) for word in words]


def join_notes(notes: list[bytes], more: list[bytes], longest: int) -> list[bytes]:
    """Add notes to notes, several in one as long as it does not grow too long."""
    for note in more:
        if notes and len(notes[-1]) + 1 + len(note) <= longest:
            notes[-1] += b"," + note
        else:
            notes.append(note)
    return notes


def read_note(note: bytes) -> list[Word]:
    """The words of a note.

    >>> [note] = join_notes([], write_words([Word("log", "t1", 7)] * 2), longest=100)
    >>> [word.number for word in read_note(note)]
    [7, 7]
    """
    return [Word(*word) for word in orjson.loads(b"[%b]" % note)]
