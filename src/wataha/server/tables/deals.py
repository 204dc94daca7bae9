"""The deal of a table: a key from which its chance comes, a salt, and a commitment to both, made at the start."""

from __future__ import annotations

import re
import secrets

from wataha.engine.chance import KEY_BYTES
from wataha.engine.commitment import SALT_BYTES, commit_to, deal_text
from wataha.server.play.polls import LENGTH
from wataha.server.play.table_state import Deal
from wataha.server.storage.schema import TableRow

DIGITS = re.compile(r"[0-9a-f]{32}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")


def draw_deal(row: TableRow) -> None:
    """Draw what a game is dealt from, and commit to it."""
    row.deal_key, row.deal_salt = secrets.token_hex(KEY_BYTES), secrets.token_hex(SALT_BYTES)
    row.commitment = commit_to(text_of(row))


def copy_deal(row: TableRow, source: TableRow) -> None:
    """Deal a table as a finished one was; what its commitment is to, everyone may know already."""
    row.seed, row.deal_key = source.seed, source.deal_key
    if row.deal_key is not None:
        row.deal_salt = secrets.token_hex(SALT_BYTES)
        row.commitment = commit_to(text_of(row))


def text_of(row: TableRow) -> str:
    """What a table's commitment is to; a secret while the game runs."""
    assert row.deal_salt is not None
    heading = {
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": row.options,
        "key": row.deal_key,
    }
    return deal_text(heading, row.id, row.deal_salt)


def is_whole(row: TableRow) -> bool:
    """Whether a table that has started has all that its deal needs, each of the right kind."""
    if row.started is None:
        return False
    if row.deal_key is None:
        return type(row.seed) is int and row.commitment is None
    parts = ((row.deal_key, DIGITS), (row.deal_salt, DIGITS), (row.commitment, COMMITMENT))
    return row.seed is None and all(isinstance(part, str) and digits.fullmatch(part) for part, digits in parts)


def deal_of(row: TableRow, poll: int = LENGTH) -> Deal:
    """What is settled before the first event of a table that has started."""
    assert row.dealt
    assert row.started is not None
    return Deal(
        row.game,
        row.players,
        row.options,
        row.seed,
        row.people,
        row.started,
        row.pace,
        row.seconds,
        row.bank,
        poll,
        row.deal_key,
    )
