"""Friends, those who are blocked, who is online, and who waits for an opponent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("discreet", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "friends",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("friend", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_friends_account_accounts")),
        sa.ForeignKeyConstraint(["friend"], ["accounts.id"], name=op.f("fk_friends_friend_accounts")),
        sa.PrimaryKeyConstraint("account", "friend", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_friend"), "friends", ["friend"], unique=False)
    op.create_table(
        "blocks",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("blocked", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_blocks_account_accounts")),
        sa.ForeignKeyConstraint(["blocked"], ["accounts.id"], name=op.f("fk_blocks_blocked_accounts")),
        sa.PrimaryKeyConstraint("account", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_blocked"), "blocks", ["blocked"], unique=False)
    op.create_table(
        "online",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_online_account_accounts")),
        sa.PrimaryKeyConstraint("account", "process", name=op.f("pk_online")),
    )
    op.create_index(op.f("ix_online_process"), "online", ["process"], unique=False)
    op.create_table(
        "seeks",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_seeks_account_accounts")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seeks_table_id_tables")),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_seeks")),
    )
    op.create_index(op.f("ix_seeks_game_seen"), "seeks", ["game", "seen"], unique=False)
