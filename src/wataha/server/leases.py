"""Leases: of all processes, one takes care of a task; if it dies, another takes over when the lease runs out."""

from __future__ import annotations

from sqlalchemy import or_

from .moment import now
from .schema import leases
from .store import Store


class Leases:
    """What this process takes care of."""

    def __init__(self, store: Store, duration: int) -> None:
        self.store = store
        self.duration = duration
        self.holder = store.wake.process

    async def take(self, task: str, version: int) -> bool:
        """Whether the task is now this process's: nobody had it, it ran out, or it was for an older version."""
        moment = now()
        values = {"version": version, "holder": self.holder, "until": moment + self.duration}
        insert = self.store.insert(leases).values(task=task, **values)
        free = or_(leases.c.until <= moment, leases.c.version < version)
        async with self.store.write() as writing:
            taken = await writing.run(
                insert.on_conflict_do_update(index_elements=["task"], set_=values, where=free).returning(leases.c.task)
            )
            return taken.first() is not None

    async def drop(self, task: str) -> None:
        """The task is done, or left to others."""
        async with self.store.write() as writing:
            await writing.run(leases.delete().where(leases.c.task == task, leases.c.holder == self.holder))

    async def drop_those_of_the_dead(self) -> None:
        """Leases of SQLite servers that were killed: nobody but the neighbours could hold one."""
        async with self.store.write() as writing:
            await writing.run(leases.delete().where(leases.c.holder.not_in(self.store.wake.living())))
