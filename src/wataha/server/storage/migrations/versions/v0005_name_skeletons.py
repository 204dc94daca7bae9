"""Names as they look, so that nobody takes one that is easily taken for another's.

Accounts that look alike already all stay. Skeletons are derived: whoever changes how they are made fills them anew in a
step of its own, as this one does.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from wataha.server.tables.names import name_skeleton

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("name_skeleton", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_accounts_name_skeleton"), "accounts", ["name_skeleton"], unique=False)
    accounts = sa.table(
        "accounts", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("name_skeleton")
    )
    connection = op.get_bind()
    registered = connection.execute(sa.select(accounts.c.id, accounts.c.name).where(accounts.c.name_key.is_not(None)))
    filled = [{"account": id, "skeleton": name_skeleton(name)} for id, name in registered]
    if filled:
        change = sa.update(accounts).where(accounts.c.id == sa.bindparam("account"))
        connection.execute(change.values(name_skeleton=sa.bindparam("skeleton")), filled)
