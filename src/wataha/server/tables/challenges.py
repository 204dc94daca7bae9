"""Whom one may challenge to a game."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import func, select

from wataha.server.errors import Refusal
from wataha.server.storage.database import Transaction
from wataha.server.storage.schema import accounts, friends

from .blocks import between


def check_may_challenge(transaction: Transaction, account: str, others: Iterable[str]) -> None:
    """Friends are challenged, and bots are by anyone; nobody else is bothered."""
    for other in others:
        person = transaction.row(select(accounts).where(accounts.c.id == other, accounts.c.deleted.is_(None)))
        if person is None or other == account:
            raise Refusal("no-such-account", 404)
        wishes = select(func.count()).select_from(friends).where(between(account, other))
        if person.owner is None and transaction.execute(wishes).scalar_one() < 2:
            raise Refusal("not-friends", 403)
