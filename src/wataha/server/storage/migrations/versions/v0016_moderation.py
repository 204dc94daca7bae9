"""Hosts by role, who is silenced or not let in, reports, what hosts did, and words that are not to be said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("accounts", sa.Column("host", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("accounts", sa.Column("silenced", sa.BigInteger(), nullable=True))
    op.add_column("accounts", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("said", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["reporter"], ["accounts.id"], name=op.f("fk_reports_reporter_accounts")),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_reports_account_accounts")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_closed_id"), "reports", ["closed", "id"], unique=False)
    op.create_table(
        "deeds",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("deed", sa.String(length=16), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=True),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name=op.f("fk_deeds_host_accounts")),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_deeds_account_accounts")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_deeds_table_id_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deeds")),
    )
    op.create_table(
        "blocked_words",
        sa.Column("word", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("word", name=op.f("pk_blocked_words")),
    )
