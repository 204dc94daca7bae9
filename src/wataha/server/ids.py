"""Ids of accounts and tables: random words without letters that are easily confused."""

from __future__ import annotations

import secrets

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
LENGTH = 12
PATTERN = f"^[{LETTERS}]{{{LENGTH}}}$"


def new_id() -> str:
    """An id that nobody has guessed or used."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
