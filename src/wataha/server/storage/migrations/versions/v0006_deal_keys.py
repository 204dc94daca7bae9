"""Deals that nobody can foresee, and that can be proven: a key in place of a seed, a salt, and a commitment to both.

Games that were dealt from seeds keep them, and have no commitment.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal_key", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("deal_salt", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("commitment", sa.String(length=64), nullable=True))
