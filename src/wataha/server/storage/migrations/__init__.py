"""The steps by which the database grew, run at every start. A step that was released is never changed."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from wataha.engine.errors import WatahaError, shown
from wataha.server.storage.database import Database, Transaction
from wataha.server.storage.schema import metadata

LOCK = 0x77617461
"""The number of the lock in PostgreSQL that lets one process migrate at a time."""


class NewerDatabase(WatahaError):
    """The database has grown beyond what this version knows."""

    def __init__(self, step: str, known: str) -> None:
        super().__init__(
            f"The database belongs to a newer version of Wataha: it is at step '{shown(step)}', and this version knows"
            f" those up to '{known}'. Install the newer version, or restore a backup from before it."
        )


def _scripts() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return config, ScriptDirectory.from_config(config)


def head() -> str:
    """The newest step."""
    newest = _scripts()[1].get_current_head()
    assert newest is not None
    return newest


def upgrade(connection: Connection, target: str = "head") -> None:
    """Bring a database up to a step."""
    config, scripts = _scripts()
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in {step.revision for step in scripts.walk_revisions()}:
        raise NewerDatabase(current, head())

    def steps(revision: tuple[str, ...], _context: object) -> object:
        return scripts._upgrade_revs(target, revision)  # type: ignore[arg-type]

    with EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        environment.run_migrations()


async def migrate(database: Database, target: str = "head") -> None:
    """Bring the database up to date; of several processes that start together, one does it."""

    def work(transaction: Transaction) -> None:
        if not database.is_sqlite:
            transaction.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        upgrade(transaction.connection, target)

    await database.change_schema(work)
