"""Games that go on from a position of a finished one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("origin", sa.String(length=24), nullable=True))
        table.add_column(sa.Column("origin_ply", sa.Integer(), nullable=True))
        table.create_foreign_key(op.f("fk_tables_origin_tables"), "tables", ["origin"], ["id"])
