"""The secret that signs cookies and links: the host's own, or one that is made once and kept in the database."""

from __future__ import annotations

import os
import secrets

from sqlalchemy import select

from wataha.engine.errors import WatahaError
from wataha.server.settings import SECRET
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import keys

NAME = "signing"
SHORTEST = 32


async def find_secret(database: Database) -> str:
    """The secret; all processes on one database find the same."""
    chosen = os.environ.get(SECRET)
    if chosen:
        if len(chosen) < SHORTEST:
            raise WatahaError(f"{SECRET} is too short: at least {SHORTEST} characters.")
        return chosen

    def work(transaction: Transaction) -> str:
        fresh = transaction.insert(keys).values(name=NAME, value=secrets.token_urlsafe(SHORTEST))
        transaction.execute(fresh.on_conflict_do_nothing())
        return transaction.execute(select(keys.c.value).where(keys.c.name == NAME)).scalar_one()

    return await database.write(work)
