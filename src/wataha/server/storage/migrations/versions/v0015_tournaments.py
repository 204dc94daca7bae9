"""Tournaments: who takes part, and the tables of every round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("system", sa.String(length=16), nullable=False),
        sa.Column("pace", sa.String(length=16), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("bank", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("programs", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["creator"], ["accounts.id"], name=op.f("fk_tournaments_creator_accounts")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_creator"), "tournaments", ["creator"], unique=False)
    op.create_index(op.f("ix_tournaments_status_created"), "tournaments", ["status", "created"], unique=False)
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("missing", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_tournament_entries_account_accounts")),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_tournament_entries_tournament_tournaments")
        ),
        sa.PrimaryKeyConstraint("tournament", "account", name=op.f("pk_tournament_entries")),
    )
    op.create_index(op.f("ix_tournament_entries_account"), "tournament_entries", ["account"], unique=False)
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("left_over", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["left_over"], ["accounts.id"], name=op.f("fk_tournament_tables_left_over_accounts")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_tournament_tables_table_id_tables")),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_tournament_tables_tournament_tournaments")
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_tournament_tables")),
    )
    op.create_index(op.f("ix_tournament_tables_table_id"), "tournament_tables", ["table_id"], unique=False)
