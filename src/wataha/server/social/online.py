"""Who has a page open, in any process: noted when someone's first connection comes, and renewed while one is there."""

from __future__ import annotations

import logging
from collections.abc import Collection

from sqlalchemy import Connection, select, update

from wataha.server.background_tasks import BackgroundTasks
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import online
from wataha.server.timestamps import SECOND, now

RENEW_SECONDS = 30
LASTS = 3 * RENEW_SECONDS * SECOND
"""So long someone counts as online whose process has died."""

logger = logging.getLogger("wataha.server.online")


def online_among(connection: Connection, people: Collection[str]) -> set[str]:
    """Those of some people who are online."""
    here = select(online.c.account).where(online.c.account.in_(people), online.c.until > now())
    return set(connection.execute(here).scalars()) if people else set()


async def forget_all_online(database: Database) -> None:
    """Forget those of an earlier process that was the only one, as this one is."""
    await database.write(lambda transaction: transaction.execute(online.delete()) and None)


class OnlineList:
    """Notes who is online in this process."""

    def __init__(self, database: Database, process: str, offered: bool) -> None:
        self._database = database
        self._process = process
        self._offered = offered
        """Whether this server has friends at all, who would want to know."""
        self._tasks = BackgroundTasks(logger, "who is online is noted later")

    def came(self, account: str) -> None:
        """Someone's first connection here is open."""
        if self._offered:
            self._tasks.start(self._note(account))

    def left(self, account: str) -> None:
        """Someone's last connection here is closed."""
        if self._offered:
            self._tasks.start(self._forget(account))

    async def _note(self, account: str) -> None:
        values = {"account": account, "process": self._process, "until": now() + LASTS}

        def work(transaction: Transaction) -> None:
            insert = transaction.insert(online).values(**values)
            here = {"until": values["until"]}
            transaction.execute(insert.on_conflict_do_update(index_elements=["account", "process"], set_=here))

        await self._database.write(work)

    async def _forget(self, account: str) -> None:
        gone = online.delete().where(online.c.account == account, online.c.process == self._process)
        await self._database.write(lambda transaction: transaction.execute(gone) and None)

    async def renew(self) -> None:
        """Say that those who are here still are, and forget whom dead processes left behind."""
        mine = update(online).where(online.c.process == self._process).values(until=now() + LASTS)
        stale = online.delete().where(online.c.until < now() - LASTS)

        def work(transaction: Transaction) -> None:
            transaction.execute(mine)
            transaction.execute(stale)

        await self._database.write(work)
