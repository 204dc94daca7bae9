"""Words that a host does not want to read, in talk or in names."""

from __future__ import annotations

import re
from collections.abc import Collection

from sqlalchemy import select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Transaction
from wataha.server.storage.schema import blocked_words
from wataha.server.tables.names import name_key

WORD = re.compile(r"\w+")
ANY_ENDING = "*"


def has_blocked_word(text: str, blocked: Collection[str]) -> bool:
    """Whether a text has one of some words, however it is spelled; `word*` stands for every word that begins so.

    >>> [has_blocked_word(text, ["baad", "sheep*"]) for text in ("You BAAD wolf!", "baa", "Sheepish")]
    [True, False, True]
    """
    words = WORD.findall(name_key(text))
    whole = {word for word in blocked if not word.endswith(ANY_ENDING)}
    beginnings = tuple(word[:-1] for word in blocked if word.endswith(ANY_ENDING))
    return any(word in whole or (beginnings and word.startswith(beginnings)) for word in words)


def check_words(transaction: Transaction, text: str) -> None:
    """`Refusal` to a text with a word that the host has blocked."""
    blocked = [row.word for row in transaction.rows(select(blocked_words))]
    if blocked and has_blocked_word(text, blocked):
        raise Refusal("blocked-word", 422)
