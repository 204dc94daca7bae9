"""Leases: of all processes, one takes care of a task; if it dies, another takes over when the lease runs out."""

from __future__ import annotations

from sqlalchemy import or_

from wataha.server.timestamps import now

from .database import Database, Transaction
from .schema import leases


class Leases:
    """What this process takes care of."""

    def __init__(self, database: Database, process: str, duration: int) -> None:
        self._database = database
        self._process = process
        self.duration = duration
        """Milliseconds."""

    async def take(self, task: str, version: int) -> bool:
        """Whether the task is now this process's: nobody had it, it ran out, or it was for an older version."""
        moment = now()
        values = {"version": version, "holder": self._process, "until": moment + self.duration}
        free = or_(leases.c.until <= moment, leases.c.version < version)

        def work(transaction: Transaction) -> bool:
            insert = transaction.insert(leases).values(task=task, **values)
            taken = insert.on_conflict_do_update(index_elements=["task"], set_=values, where=free)
            return transaction.row(taken.returning(leases.c.task)) is not None

        return await self._database.write(work)

    async def drop(self, task: str) -> None:
        """The task is done, or left to others."""
        mine = leases.delete().where(leases.c.task == task, leases.c.holder == self._process)
        await self._database.write(lambda transaction: transaction.execute(mine) and None)

    async def drop_all(self) -> None:
        """Forget the leases of an earlier process that was the only one, as this one is."""
        await self._database.write(lambda transaction: transaction.execute(leases.delete()) and None)
