"""Proof of a deal: a hash shown before the first move, and what it is the hash of, shown after the last.

The text names everything that a deal follows from, a line each. Whoever noted the hash while the game was on can
see at the end that the text was the same all the time. The salt is there so that a hash tells nothing of its text
even where someone could guess all of the rest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

SALT_BYTES = 16
FORMAT = "wataha deal 1"


def deal_text(record: Mapping[str, Any], table: str, salt: str) -> str:
    """What is committed to: the heading of a game's record, the table that it was played at, and the salt.

    >>> heading = {"game": "lone_wolves", "rules": 1, "players": 2, "options": {"board": "basic"}, "key": "ab" * 16}
    >>> print(deal_text(heading, "pYq3", "cd" * 16), end="")
    wataha deal 1
    table pYq3
    game lone_wolves
    rules 1
    players 2
    options {"board":"basic"}
    key abababababababababababababababab
    salt cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd
    """
    lines = (
        FORMAT,
        f"table {table}",
        f"game {record['game']}",
        f"rules {record['rules']}",
        f"players {record['players']}",
        f"options {json.dumps(record['options'], sort_keys=True, separators=(',', ':'))}",
        f"key {record['key']}",
        f"salt {salt}",
    )
    return "".join(f"{line}\n" for line in lines)


def commit_to(text: str) -> str:
    """The commitment to a text: its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()
