"""Holidays, as accounts take them and as logs know of them; who abandoned a game; seats and seeks for the reliable."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_holidays_account_accounts")),
        sa.PrimaryKeyConstraint("account", "began", name=op.f("pk_holidays")),
    )
    op.create_index(op.f("ix_holidays_until"), "holidays", ["until"], unique=False)
    op.add_column("seats", sa.Column("rests", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_seats_rests"), "seats", ["rests"], unique=False)
    op.add_column("tables", sa.Column("reliable", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("results", sa.Column("abandoned", sa.Boolean(), nullable=True))
    op.add_column("seeks", sa.Column("reliable", sa.Boolean(), server_default=sa.false(), nullable=False))
