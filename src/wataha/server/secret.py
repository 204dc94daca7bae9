"""The secret that signs cookies and links: the host's own, or one that is made once and kept in the database."""

from __future__ import annotations

import os
import secrets

from sqlalchemy import select

from wataha.engine.errors import WatahaError

from .schema import keys
from .settings import SECRET
from .store import Store

NAME = "signing"
SHORTEST = 32


async def find_secret(store: Store) -> str:
    """The secret; all processes on one database find the same."""
    chosen = os.environ.get(SECRET)
    if chosen:
        if len(chosen) < SHORTEST:
            raise WatahaError(f"{SECRET} is too short: at least {SHORTEST} characters.")
        return chosen
    async with store.write() as writing:
        await writing.run(
            store.insert(keys).values(name=NAME, value=secrets.token_urlsafe(SHORTEST)).on_conflict_do_nothing()
        )
        kept = await writing.row(select(keys.c.value).where(keys.c.name == NAME))
    assert kept is not None
    return kept.value
