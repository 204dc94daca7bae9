"""A command's way to the database: it is brought up to date, opened for one piece of work, and closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError

from wataha.engine.errors import WatahaError
from wataha.server.settings import Settings
from wataha.server.storage.database import Database, DatabaseAway, open_database
from wataha.server.storage.migrations import migrate

Result = TypeVar("Result")


async def with_database(settings: Settings, work: Callable[[Database], Awaitable[Result]]) -> Result:
    """What comes of the work; `WatahaError` if the database cannot be used, or belongs to a newer version."""
    database = open_database(settings.url)
    try:
        await migrate(database)
        return await work(database)
    except (DatabaseAway, DBAPIError) as trouble:
        raise WatahaError(f"The database cannot be used: {_reason(trouble)}.") from trouble
    finally:
        await database.close()


def _reason(trouble: Exception) -> str:
    """What a driver says, without the statement and its values, which may be secret."""
    said = str(trouble.orig) if isinstance(trouble, DBAPIError) else str(trouble)
    return said.partition("\n")[0].rstrip(".")


def run_check(settings: Settings) -> None:
    """Bring the database up to date before anything is served; `WatahaError` if this version cannot."""

    async def nothing_more(_database: Database) -> None:
        return None

    asyncio.run(with_database(settings, nothing_more))
